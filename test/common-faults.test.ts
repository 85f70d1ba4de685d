import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../src/core/diagnostics/report/pretty.ts';
import { memoryHost } from '../src/core/host/memory.ts';
import { resolveSite } from '../src/site/resolve.ts';

const page = (text: string): string => `---\ntitle: Page\n---\n\n${text}\n`;
const names = Array.from(
  { length: 40 },
  (_, index) => `topic-${String.fromCharCode(97 + (index % 26))}${index > 25 ? 'x' : ''}-word`,
);

/** The report of a site whose page `start` has the links. */
async function reportOf(links: readonly string[], pages: Readonly<Record<string, string>>): Promise<string> {
  const paths = Object.keys(pages).map((file) => file.replace(/\.mdx$/, ''));
  const { diagnostics } = await resolveSite(
    {},
    memoryHost({
      'docs.json': JSON.stringify({ navigation: { pages: ['start', ...paths] } }),
      'start.mdx': page(links.map((link) => `- [It](${link})`).join('\n')),
      ...pages,
    }),
  );
  return formatDiagnostics({ diagnostics, sources: new Map() }, { color: false });
}

describe('most anchors fail in one way', () => {
  const headings = (text: (name: string, index: number) => string) => ({
    'other.mdx': page(names.map((name, index) => `## ${text(name, index)}\n`).join('\n')),
  });

  test.each([
    ['a number is missing', (name: string, index: number) => `${index + 1}. ${name}`, 'begin with a number'],
    ['letter case', (name: string) => name.toLowerCase(), 'in lower case'],
  ])('%s', async (what, text, help) => {
    const links = names.map((name) => `/other#${what === 'letter case' ? name.toUpperCase() : name}`);
    const report = await reportOf([...links, '/other#nothing-alike'], headings(text));
    expect(report).toContain(`40 times link-anchor\n  help `);
    expect(report).toContain(help);
  });

  test('ids of a word processor', async () => {
    const links = names.map((_, index) => `/other#_Toc${120_000 + index}`);
    expect(
      await reportOf(
        links,
        headings((name) => name),
      ),
    ).toContain('40 times link-anchor\n  help Word processors');
  });

  test('but not if they fail in several ways', async () => {
    const links = names.map((name, index) => (index < 9 ? `/other#${name.toUpperCase()}` : `/other#gone-${index}`));
    expect(
      await reportOf(
        links,
        headings((name) => name),
      ),
    ).not.toContain('times link-anchor');
  });
});

describe('most links fail in one way', () => {
  const pages = (path: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [`${path(name)}.mdx`, page('Text.')]));

  test.each([
    ['an extension', names.map((name) => `/${name}.html`), (name: string) => name, 'without an extension'],
    [
      'a folder',
      names.map((name) => `/${name}`),
      (name: string) => `guides/${name}`,
      'These pages are below "/guides"',
    ],
    ['letter case', names.map((name) => `/${name.toUpperCase()}`), (name: string) => name, 'letter case'],
    ['underscores', names.map((name) => `/${name.replaceAll('-', '_')}`), (name: string) => name, 'hyphens'],
  ])('%s', async (_, links, path, help) => {
    const report = await reportOf(links, pages(path));
    expect(report).toContain('40 times link-missing\n  help ');
    expect(report).toContain(help);
  });
});
