import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SiteMemory } from '../../src/core/site-memory.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { casesOf } from '../support/cases.ts';
import { config, folderOf, page } from '../support/folder.ts';

/** An element or entry of the navigation, as users write it. */
type Written = string | { [member: string]: unknown };
type Lists = Written[][];

const pages = ['index', 'a', 'b', 'c', 'guides/index', 'guides/a', 'guides/b', 'api/users/users'];
const languages = ['en', 'fr', 'de'];
/** Pages of each language, the first without a folder, and two pages with the same route. */
const files = [
  ...languages.flatMap((code, index) => pages.map((path) => (index === 0 ? path : `${code}/${path}`))),
  'v1/a',
  'a#b',
  'a-b',
];
const entries = [...files, 'missing', 'fr/missing', 'GET /users', 'POST /users', '/b/'];

const group = (name: string, children: readonly Written[]): Written => ({ group: name, pages: children });
const tab = (name: string, children: readonly Written[]): Written => ({
  tab: name,
  groups: [group(`${name} 1`, children), group(`${name} 2`, [])],
});

/** Common navigations: tabs, languages with tabs, versions in languages. */
const starts: readonly { readonly [member: string]: unknown }[] = [
  {
    tabs: [tab('One', ['a', 'b', 'c']), tab('Two', ['guides/index', 'guides/a']), { tab: 'API', openapi: 'api.json' }],
  },
  {
    languages: languages.map((language, index) => ({
      language,
      tabs: [
        tab(
          'One',
          pages.slice(0, 5).map((path) => (index === 0 ? path : `${language}/${path}`)),
        ),
      ],
    })),
  },
  {
    languages: ['en', 'fr'].map((language) => ({
      language,
      versions: ['v1', 'v2'].map((version) => ({ version, pages: [`${language}/a`, `${version}/a`] })),
    })),
  },
  {
    products: [
      { product: 'A', pages: ['a'] },
      { product: 'B', groups: [group('G', ['b', 'guides/b'])] },
    ],
  },
];

/** A user's edit. `at` selects the list, `where` the position in it. */
interface Step {
  readonly what: 'add entry' | 'add tab' | 'take' | 'move' | 'rename' | 'hide' | 'title' | 'summary' | 'other file';
  readonly at: number;
  readonly where: number;
  readonly word: number;
  /** True if the model is read afterwards. */
  readonly isShown: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom<Step['what'][]>(
    ...(['add entry', 'add tab', 'take', 'move', 'rename', 'hide', 'title', 'summary', 'other file'] as const),
  ),
  at: fc.nat(20),
  where: fc.nat(10),
  word: fc.nat(40),
  isShown: fc.boolean(),
});

/** Edits one site. */
class Author {
  readonly #root: string;
  readonly #navigation: { [member: string]: unknown };
  readonly #indent: number;

  constructor(root: string, navigation: object, indent: number) {
    this.#root = root;
    this.#navigation = structuredClone(navigation) as { [member: string]: unknown };
    this.#indent = indent;
    this.#save();
  }

  /** @returns The written file. */
  take({ what, at, where, word }: Step): string {
    const lists = listsIn(this.#navigation);
    const list = lists[at % lists.length] as Written[];
    const index = where % Math.max(list.length, 1);
    const items = lists.flat();
    const item = items[(at + where) % Math.max(items.length, 1)];
    const entry = entries[word % entries.length] as string;
    const file = files[word % files.length] as string;
    switch (what) {
      case 'title':
        return this.#write(`${file}.mdx`, page(`Title ${where}`, where % 3 === 0 ? 'hidden: true\n' : ''));
      case 'summary':
        return this.#write('api.json', specification(`Summary ${where}`, word % 2 === 0));
      case 'other file':
        return this.#write('other.txt', `${word}`);
      case 'add entry':
        if (list.every((item) => typeof item === 'string' || 'group' in item)) list.splice(index, 0, entry);
        break;
      case 'add tab':
        list.splice(0, 0, { ...(list[index] as object), ...nameOf(list[index], `New ${word}`) });
        break;
      case 'take':
        list.splice(index, 1);
        break;
      case 'move':
        list.push(...list.splice(index, 1));
        break;
      case 'rename':
        if (typeof item === 'object') Object.assign(item, nameOf(item, `Name ${word} "\u00fc\\`));
        break;
      case 'hide':
        if (typeof item === 'object') item.hidden = item.hidden !== true;
        break;
    }
    return this.#save();
  }

  #save(): string {
    return this.#write('docs.json', JSON.stringify(JSON.parse(config(this.#navigation)), undefined, this.#indent));
  }

  #write(file: string, text: string): string {
    writeFileSync(join(this.#root, file), text);
    return join(this.#root, file);
  }
}

/** The naming member of an element, with another value. */
function nameOf(item: Written | undefined, name: string): object {
  if (typeof item !== 'object') return {};
  const field = ['language', 'version', 'product', 'tab', 'group'].find((one) => one in item);
  return field === undefined ? {} : { [field]: name };
}

/** All lists of an element, at any depth. */
function listsIn(element: { readonly [member: string]: unknown }): Lists {
  const children = Object.values(element).filter((member): member is Written[] => Array.isArray(member));
  return children.flatMap((list) => [list, ...list.flatMap((item) => (typeof item === 'object' ? listsIn(item) : []))]);
}

function specification(summary: string, hasMore: boolean): string {
  const users = { get: { summary, tags: ['Users'] }, ...(hasMore ? { post: { tags: ['Users'] } } : {}) };
  return JSON.stringify(
    { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: { '/users': users } },
    undefined,
    2,
  );
}

function seen({ model, diagnostics, ok, counts, config: value }: ResolvedSite): string {
  return JSON.stringify({ model, diagnostics, ok, counts, value }, undefined, 1);
}

test('after each edit of a navigation, a watched site equals a new run', async () => {
  const indent = fc.constantFrom(0, 1, 2);
  const steps = fc.array(step, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...starts), indent, steps, async (start, space, taken) => {
      const root = folderOf({
        'docs.json': '{}',
        'api.json': specification('Users', true),
        ...Object.fromEntries(files.map((path) => [`${path}.mdx`, page(path)])),
      });
      const author = new Author(root, start, space);
      const memory = new SiteMemory();
      const resolve = () => resolveSite({ root }, undefined, { memory });
      const first = (await resolve()).model;
      const text = JSON.stringify(first);
      for (const one of taken) {
        memory.markChanged(author.take(one));
        const followed = await resolve();
        if (one.isShown) expect(seen(followed)).toBe(seen(await resolveSite({ root })));
      }
      expect(seen(await resolve())).toBe(seen(await resolveSite({ root })));
      expect(JSON.stringify(first)).toBe(text);
      rmSync(root, { recursive: true, force: true });
    }),
    { numRuns: casesOf(60) },
  );
}, 120_000);
