import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { resolveSite } from '../../src/site/resolve.ts';
import { violationsOf, wcag } from '../browser/accessibility.ts';
import { launchBrowser } from '../browser/browser.ts';
import { snippetsOf } from '../documentation/snippet-runners.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { type CanaryReading, expectAsWritten, expectNoTrace, isCanaryPage, readCanary } from './canary.ts';
import { contentFolder, Fixture, type Run } from './fixture.ts';
import { testNavigationRules } from './navigation-rules.ts';
import { testRenamedPage } from './renamed-page.ts';
import { serveBuilt } from './serve.ts';
import { testSnippets } from './snippets.ts';

const fixture = new Fixture('mkdocs');
/** MkDocs is a separate program that may be missing. */
const isMissing = spawnSync('mkdocs', ['--version']).status !== 0;

type Entries = readonly Readonly<Record<string, string | Entries>>[];

describe.skipIf(isMissing)('MkDocs, built', () => {
  let run: Run;
  let home: string;

  beforeAll(async () => {
    await fixture.prepare();
    run = await fixture.run('build', contentFolder);
    home = readFileSync(join(fixture.folder, 'site/index.html'), 'utf8');
  });

  const entries = (): { title: string; target: string }[] => {
    const { nav } = load(
      readFileSync(join(fixture.folder, 'made/mkdocs.yml'), 'utf8').replace('!!python/name:', ''),
    ) as { nav: Entries };
    const flat = (items: Entries): { title: string; target: string }[] =>
      items.flatMap((item) =>
        Object.entries(item).flatMap(([title, target]) =>
          typeof target === 'string' ? [{ title, target }] : flat(target),
        ),
      );
    return flat(nav);
  };

  it('builds without warnings', () => {
    expect(run.status, run.output).toBe(0);
    expect(run.output).not.toContain('WARNING');
  });

  it('has a page and a menu item for every entry', () => {
    expect(entries().length).toBeGreaterThan(40);
    const links = new Map(
      [...home.matchAll(/<a href="([^"]*)" class="md-nav__link[^>]*>([^<]*)<\/a>/g)].map(([, href = '', text = '']) => [
        decodeURI(href),
        text.trim(),
      ]),
    );
    for (const { title, target } of entries()) {
      const isPage = target.endsWith('.md');
      const folder = target.replace(/(?:^|\/)index\.md$|\.md$/, '');
      if (isPage) expect(existsSync(join(fixture.folder, 'site', folder, 'index.html')), target).toBe(true);
      const address = isPage ? (folder === '' ? '.' : `${folder}/`) : target;
      expect(links.get(address), address).toBe(title);
    }
  });

  it("renders components in the theme's markup", () => {
    const page = readFileSync(join(fixture.folder, 'site/components/index.html'), 'utf8');
    for (const name of ['admonition', 'tabbed-set', 'grid cards']) expect(page).toContain(`class="${name}`);
    expect(page).not.toMatch(/(?:!!!|\?\?\?|===) ?[\w"]/);
  });

  it('runs no code of a specification, and shows it unchanged', async () => {
    const { model } = await resolveSite({ root: contentFolder });
    const site = join(fixture.folder, 'site');
    const [server, browser] = await Promise.all([serveBuilt(site), launchBrowser()]);
    try {
      const tab = await browser.newPage();
      const complaints: string[] = [];
      tab.on('pageerror', (error) => complaints.push(error.message));
      tab.on('console', (message) => {
        // Material loads its fonts from another host.
        if (message.type() === 'error' && !message.text().includes('ERR_NAME_NOT_RESOLVED'))
          complaints.push(message.text());
      });
      const read: CanaryReading[] = [];
      for (const { route } of Object.values(model.pages).filter(isCanaryPage)) {
        const answer = await tab.goto(`${server.url}${encodeURI(route)}/`, { waitUntil: 'load' });
        expect(answer?.status(), route).toBe(200);
        read.push(await readCanary(tab));
      }
      expectAsWritten(read);
      expectNoTrace({ folder: site, docs: contentFolder });
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it('has endpoint pages without axe violations in their content', async () => {
    const { model } = await resolveSite({ root: contentFolder });
    const pages = Object.values(model.pages).filter(({ endpoint }) => endpoint !== undefined);
    expect(pages.length).toBeGreaterThan(5);
    const [server, browser] = await Promise.all([serveBuilt(join(fixture.folder, 'site')), launchBrowser()]);
    try {
      const found: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        // Material makes a code block focusable only after the block has been visible.
        const tab = await browser.newPage({ viewport: { width: 1280, height: 6000 }, colorScheme });
        // Dark mode differs only in color.
        for (const { route } of colorScheme === 'light' ? pages : pages.slice(0, 4)) {
          await tab.goto(`${server.url}${encodeURI(route)}/`, { waitUntil: 'load' });
          await tab.waitForTimeout(200);
          // Material renders the bar, the search and the footer.
          const broken = await violationsOf(tab, '.md-content', wcag);
          found.push(
            ...broken.flatMap(([rule, parts]) => parts.map((html) => `${colorScheme} ${route} ${rule} ${html}`)),
          );
        }
        await tab.close();
      }
      expect(found).toEqual([]);
    } finally {
      await browser.close();
      await server.close();
    }
  });

  it('builds pages in folders that MkDocs ignores, and pages that it would treat as index pages', async () => {
    const pages = ['index', 'templates/letter', '.drafts/note', 'guides/README', 'guides/index'];
    const links = pages.map((name) => `[${name}](/${name})`).join(' ');
    const root = folderOf({
      'docs.json': config({ pages }),
      ...Object.fromEntries(pages.map((name) => [`${name}.mdx`, `${page(name)}${links}\n`])),
    });
    const { status, output } = await fixture.run('build', root);
    expect(status, output).toBe(0);
    for (const folder of ['templates_/letter', '_.drafts/note', 'guides/README', 'guides'])
      expect(existsSync(join(fixture.folder, 'site', folder, 'index.html')), folder).toBe(true);
  });

  testRenamedPage(fixture, 'Building documentation');

  testNavigationRules(
    {
      name: 'MkDocs',
      address: (route) => (route === '/' ? '/' : `${route}/`),
      listsLanguages: true,
      selectors: {
        heading: '.md-content h1',
        sidebar: {
          root: '.md-nav--primary > .md-nav__list',
          item: '.md-nav__item:not([hidden])',
          own: ':scope > .md-nav__link:not([for=__toc])',
          label: '.djn-group-title',
          badge: '.badge',
          below: ':scope > .md-nav:not(.md-nav--secondary) > .md-nav__list',
          foldable: '.md-nav__item--nested:not(.md-nav__item--section)',
          folded: ':has(> .md-nav__toggle:not(:checked))',
        },
        breadcrumb: '.breadcrumb',
        previous: '.md-footer__link--prev',
        next: '.md-footer__link--next',
        choice: '[data-level=AXIS] > ul > li',
        pageBadge: '.badge',
      },
    },
    fixture,
    'site',
  );

  testSnippets({
    page: 'mkdocs',
    packages: fixture.folder,
    command: commandOf('docs/mkdocs.md'),
    writes: ['site/quickstart/index.html', 'Quickstart'],
    variants: ({ files }) => ({ 'as it is set up': files }),
  });
});

/** Build script shown on a page. */
function commandOf(page: string): string {
  const script = snippetsOf('command').find((snippet) => snippet.page === page && snippet.language === 'json');
  return (JSON.parse(script?.text ?? '{}') as { scripts: { build: string } }).scripts.build;
}
