import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findOptions } from '../src/core/options/find-options.ts';
import { resolveOptions } from '../src/core/options/options.ts';
import { siteOptions } from '../src/core/options/table.ts';
import { joinOptions, OptionsError } from '../src/core/values/option.ts';
import { examples, optionsPage } from './documentation/options-page.ts';
import { config, folderOf, page } from './support/folder.ts';
import { isLiteral, rows } from './support/options-reference.ts';

const site = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home') };

describe('an invalid option is an OptionsError that names valid ones', () => {
  const cases: readonly (readonly [input: unknown, message: string])[] = [
    [null, 'Options must be an object.'],
    [['docs'], 'Options must be an object.'],
    [Symbol('docs'), 'Options must be an object.'],
    [{ ruls: {} }, 'Unknown option "ruls". Did you mean "rules"?'],
    [{ remote: { ofline: true } }, 'Unknown option "remote.ofline". Did you mean "remote.offline"?'],
    [{ rules: { 'page-misssing': 'off' } }, 'Unknown rule "page-misssing". Did you mean "page-missing"?'],
    [{ rules: { 'page-missing': 'of' } }, 'Invalid option "rules.page-missing": write error, warning, info or off.'],
    [{ root: 'a\0b' }, 'Invalid option "root": a path cannot contain a NUL character.'],
    [{ root: '' }, 'Invalid option "root": write a folder.'],
    [{ base: 'http://x/' }, 'Invalid option "base": write a path such as /docs, without a scheme and a host.'],
    [{ base: '//x/' }, 'Invalid option "base": write a path such as /docs, without a scheme and a host.'],
    [
      { base: '/docs?a' },
      'Invalid option "base": write a path such as /docs, without "?", "#", backslashes and spaces.',
    ],
    [{ base: '/a/../b' }, 'Invalid option "base": write a path such as /docs, without "." and "..".'],
    [{ base: 5 }, 'Invalid option "base": write a string.'],
    [
      { url: 'docs.example.com' },
      'Invalid option "url": write a URL such as https://docs.example.com, without a path; set the path with the option "base".',
    ],
    [{ emit: ['sitmap'] }, 'Invalid option "emit[0]": write sitemap, llms, markdown, breadcrumbs or model.'],
    [{ maxWarnings: -1 }, 'Invalid option "maxWarnings": write a number from 0.'],
    [{ maxWarnings: 1.5 }, 'Invalid option "maxWarnings": write a whole number.'],
    [{ content: 'yes' }, 'Invalid option "content": write true or false.'],
    [{ ignore: 'drafts/**' }, 'Invalid option "ignore": write a list of strings.'],
    [{ ignore: [''] }, 'Invalid option "ignore[0]": a glob cannot be empty.'],
    [
      { provided: ['a', '*/'.repeat(40_000)] },
      'Invalid option "provided[1]": a glob can have at most 1000 characters.',
    ],
    [
      { remote: { hosts: ['http://x'] } },
      'Invalid option "remote.hosts[0]": write a host such as docs.internal or localhost:8080.',
    ],
    [{ feedback: {} }, 'Invalid option "feedback.projectId": it must be set.'],
    [{ feedback: { projectId: 'x', deadline: 0 } }, 'Invalid option "feedback.deadline": write a number above 0.'],
  ];
  test.each(cases.map(([input, message]) => ({ input, message })))('$message', async ({ input, message }) => {
    await expect(resolveOptions(input as object)).rejects.toThrow(new OptionsError(message));
  });

  test('refuses objects that throw when they are read', async () => {
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    await expect(resolveOptions(proxy)).rejects.toBeInstanceOf(OptionsError);
    const throwing = {
      get base(): string {
        throw new Error('not now');
      },
    };
    await expect(resolveOptions(throwing)).rejects.toThrow(new OptionsError('The options cannot be read: not now.'));
  });

  test('any value is resolved completely or refused', async () => {
    const value = fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true });
    const options = fc.record(Object.fromEntries(Object.keys(siteOptions).map((name) => [name, value])), {
      requiredKeys: [],
    });
    await fc.assert(
      fc.asyncProperty(fc.oneof(options, value), async (input) => {
        const outcome = await resolveOptions(input as object).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toBeInstanceOf(OptionsError);
        else expect(Object.keys(outcome as object).sort()).toEqual([...Object.keys(siteOptions), 'cacheUser'].sort());
      }),
    );
  });
});

test('a missing option has its complete default', async () => {
  expect(await resolveOptions({ root: '/docs' })).toEqual({
    root: '/docs',
    cacheUser: 'command',
    base: '',
    sites: [],
    pagesDir: '',
    publicDir: '',
    url: undefined,
    emit: [],
    ownStyles: true,
    endpoints: { overview: false },
    rules: new Map(),
    maxWarnings: Number.POSITIVE_INFINITY,
    content: true,
    external: false,
    externalIgnore: [],
    externalSeconds: 120,
    provided: [],
    ignore: [],
    follow: [],
    ignoreFindings: [],
    customRules: [],
    limits: { linkedFolders: 2000, pageLength: 2_000_000, pageNesting: 100, specificationSize: 128 },
    pages: [],
    remote: { offline: false, hosts: [] },
    feedback: undefined,
  });
});

test.each([
  ['docs', '/docs'],
  ['/docs/', '/docs'],
  ['/', ''],
  ['/a/b', '/a/b'],
])('the base path %s is %s', async (input, base) => {
  expect((await resolveOptions({ base: input })).base).toBe(base);
});

test('the stronger of two layers wins value by value, and lists are merged', () => {
  const file = {
    base: '/a',
    ignore: ['drafts/**'],
    rules: { 'page-missing': 'warning', 'page-twin': 'off' },
    remote: { offline: false, hosts: ['a'] },
    feedback: { projectId: 'project', budget: 5, parameterNames: { source: 'kind' } },
  } as const;
  const flags = {
    base: '/b',
    ignore: ['old/**'],
    rules: { 'page-missing': 'error' },
    remote: { offline: true },
    feedback: { projectId: 'other', parameterNames: { status: 'state' } },
  } as const;
  expect(joinOptions(siteOptions, file, flags)).toEqual({
    base: '/b',
    ignore: ['drafts/**', 'old/**'],
    rules: { 'page-missing': 'error', 'page-twin': 'off' },
    remote: { offline: true, hosts: ['a'] },
    feedback: { projectId: 'other', budget: 5, parameterNames: { source: 'kind', status: 'state' } },
  });
});

describe('the docs folder', () => {
  test("with one docs.json below it is that one's folder", async () => {
    const folder = folderOf({ 'site/content/docs.json': '{}', 'other/docs.json': '{}' });
    expect(await findOptions({ root: 'site' }, folder)).toMatchObject({
      root: 'site/content',
      options: { root: `${folder}/site/content` },
    });
  });

  test('with several docs.json below it is refused with their names', async () => {
    const folder = folderOf({ 'site/a/docs.json': '{}', 'site/b/docs.json': '{}' });
    await expect(findOptions({ root: 'site' }, folder)).rejects.toThrow(
      'Several folders contain a docs.json: site/a, site/b. Name one of them.',
    );
  });

  test('without a docs.json stays the same', async () => {
    expect((await findOptions({ root: 'site' }, folderOf({ 'site/a.mdx': '' }))).root).toBe('site');
  });

  test("is found again by a plugin that sets a part of the settings file's options", async () => {
    const folder = folderOf({
      ...site,
      'package.json': '{}',
      'docs-json-nav.config.json': '{ "feedback": { "projectId": "project" } }',
    });
    const { options } = await findOptions({ feedback: { budget: 3 } as never }, folder);
    expect(options.feedback).toEqual({ projectId: 'project', budget: 3 });
  });
});

describe('the reference', () => {
  test('describes every option with its doc comment', async () => {
    await expect(optionsPage()).toMatchFileSnapshot('../docs/options.md');
  });

  test('shows an example of each option', async () => {
    const written = `{ ${Object.values(examples).join(', ')} }`;
    const options = (await import(`data:text/javascript,export default ${encodeURIComponent(written)}`)).default;
    expect(await resolveOptions(options)).toMatchObject({ base: '/docs', remote: { offline: true } });
    const tops = rows.map(({ name }) => name).filter((name) => /^\w+$/.test(name));
    // A rule is code; its page has the example.
    expect(tops.filter((name) => examples[name] === undefined)).toEqual(['customRules']);
  });

  test.each(rows)('$name has a comment with its default', ({ option, text, default: defaultValue }) => {
    const value = option.kind === 'group' ? undefined : option.default;
    if (option.kind !== 'group' && option.required !== true) expect(defaultValue).toBeDefined();
    if (text === '') expect(defaultValue).toBeDefined();
    if (defaultValue !== undefined && isLiteral(defaultValue)) expect(defaultValue).toBe(JSON.stringify(value));
  });
});
