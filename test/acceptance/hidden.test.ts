import { describe, expect, test } from 'vitest';
import { llmsText } from '../../src/generators/indexes/index-files.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { page } from '../support/folder.ts';
import { runCli } from '../support/run.ts';
import { docsFolder, resolveModel } from './site.ts';

const kinds = ['tab', 'anchor', 'dropdown', 'product', 'version', 'language'] as const;

/** A visible and a hidden section; `a` is in the first one. */
const sections = (kind: string, more: object = {}) => {
  const [first, second] = kind === 'language' ? ['en', 'de'] : ['V', 'H'];
  return {
    [`${kind}s`]: [
      { [kind]: first, pages: ['a'] },
      { [kind]: second, hidden: true, ...more, groups: [{ group: 'G', pages: ['b', 'c'] }] },
    ],
  };
};

describe.each(kinds)('hidden: true on a %s', (kind) => {
  test('hides its pages: in the model, from neighbors and from indexes', async () => {
    const model = await resolveModel(sections(kind), ['a', 'b', 'c']);
    expect(model.pages['/b']).toMatchObject({ hidden: true, placements: [{ hidden: true, next: null }] });
    expect(model.pages['/a']).not.toHaveProperty('hidden');
    const site = await resolveSite({ root: docsFolder(sections(kind), ['a', 'b', 'c']) });
    expect(llmsText(site)).toContain('(/a)');
    expect(llmsText(site)).not.toContain('(/b)');
  });
  test('explain names the section', async () => {
    const folder = docsFolder(sections(kind), ['a', 'b', 'c']);
    const { stdout } = await runCli(['explain', 'b', '--format', 'json'], folder);
    expect(JSON.parse(stdout).found[0].hidden.by).toContain(kind);
  });
});

describe('pages of a hidden tab are indexed again', () => {
  const isHidden = async (navigation: object, files = {}) => {
    const pages = { 'a.mdx': page('a'), 'b.mdx': page('b'), 'c.mdx': page('c'), ...files };
    const model = await resolveModel(navigation, pages);
    expect(model.pages['/b']?.placements).toMatchObject([{ hidden: true, previous: null, next: null }]);
    return model.pages['/b']?.hidden === true;
  };
  test('by `searchable: true` on the tab', async () => {
    expect(await isHidden(sections('tab'))).toBe(true);
    expect(await isHidden(sections('tab', { searchable: true }))).toBe(false);
  });
  test('by `hidden: false` on a group below it', async () => {
    const groups = [{ group: 'G', hidden: false, pages: ['b', 'c'] }];
    const tabs = [
      { tab: 'V', pages: ['a'] },
      { tab: 'H', hidden: true, groups },
    ];
    expect(await isHidden({ tabs })).toBe(false);
  });
  test('by `hidden: false` in the front matter of the page', async () => {
    expect(await isHidden(sections('tab'), { 'b.mdx': page('b', 'hidden: false\n') })).toBe(false);
  });
  test('but `hidden: true` in the front matter of a page always wins', async () => {
    const files = { 'b.mdx': page('b', 'hidden: true\n') };
    expect(await isHidden(sections('tab', { searchable: true }), files)).toBe(true);
  });
});

test('the sitemap leaves out pages of hidden sections', async () => {
  const folder = docsFolder(sections('version'), ['a', 'b', 'c'], {
    seo: { metatags: { canonical: 'https://docs.example.com' } },
  });
  const { stdout } = await runCli(['print', '--as', 'sitemap'], folder);
  expect([...stdout.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(['https://docs.example.com/a']);
});
