import fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { choiceRowsOf, pageAt } from '../../src/core/runtime.ts';
import type { Site } from '../../src/core/site.ts';
import { resolveSite } from '../../src/site/resolve.ts';

const axes = {
  version: { field: 'versions', names: ['v1', 'v2', 'v3'], folders: ['v1', 'v2', 'v3'] },
  release: { field: 'versions', names: ['Docs 1', 'Docs 2', 'Legacy'], folders: ['1', '2.0', 'old'] },
  language: { field: 'languages', names: ['en', 'fr', 'ar'], folders: ['en', 'fr', 'ar'] },
} as const;
const names = ['install', 'guides/start', 'guides/deep/end', 'docs/intro', 'api/users'];
const outside = ['api-reference/list-users', 'extra/api/list-orders', 'extra/docs/intro'];

const sites = fc.record({
  kind: fc.constantFrom('version', 'release', 'language'),
  prefix: fc.constantFrom('', 'docs/', 'docs/api/', 'product/docs/'),
  /** The first section has no folder. */
  isPlain: fc.boolean(),
  pages: fc.array(fc.subarray(names, { minLength: 1 }), { minLength: 2, maxLength: 3 }),
  extras: fc.array(fc.subarray(outside), { minLength: 3, maxLength: 3 }),
  shared: fc.subarray(['about/contact', 'about/terms']),
});

test('a menu of versions or languages leads to the same page, wherever their folder is in the path', async () => {
  await fc.assert(
    fc.asyncProperty(sites, async ({ kind, prefix, isPlain, pages, extras, shared }) => {
      const { field, names: sectionNames, folders } = axes[kind];
      const folderOf = (index: number): string => (isPlain && index === 0 ? '' : `${folders[index]}/`);
      const pathOf = (index: number, name: string): string => `${prefix}${folderOf(index)}${name}`;
      const sections = pages.map((listed, index) => ({
        [kind === 'language' ? 'language' : 'version']: sectionNames[index],
        pages: [
          ...listed.map((name) => pathOf(index, name)),
          ...(extras[index] ?? []).map((name) => `${name}-${index}`),
          ...shared,
        ],
      }));
      const files = sections.flatMap((section) => section.pages as string[]);
      const { model } = await resolveSite(
        {},
        memoryHost({
          'docs.json': JSON.stringify({ navigation: { [field]: sections } }),
          ...Object.fromEntries(files.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`])),
        }),
      );
      for (const [index, listed] of pages.entries()) {
        for (const name of listed) {
          for (const [other, expected] of pages.entries()) {
            if (other === index) continue;
            const target = expected.includes(name) ? name : (expected[0] ?? '');
            expect(choices(model, `/${pathOf(index, name)}`)[other]).toBe(`/${pathOf(other, target)}`);
          }
        }
      }
      for (const path of shared) expect(choices(model, `/${path}`)).toEqual(pages.map(() => `/${path}`));
    }),
  );
});

function choices(site: Site, route: string): (string | null)[] {
  const placement = pageAt(site, route)?.placements[0];
  if (placement === undefined) throw new Error(`No page ${route}`);
  return choiceRowsOf(site, placement).flatMap(({ options }) =>
    options.map((option) => (option.current ? route : option.route)),
  );
}
