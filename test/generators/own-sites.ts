import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../src/core/values/diagnostic.ts';
import { generators } from '../../src/generators/all.ts';
import type { Manifest, PageContent } from '../../src/generators/contract.ts';
import { forecastLosses } from '../../src/generators/rendering/forecast.ts';
import { PagesRenderer } from '../../src/generators/rendering/render-pages.ts';
import { type ResolvedSite, resolveSite } from '../../src/site/resolve.ts';
import { launchBrowser } from '../browser/browser.ts';
import { ownSite, ownSites, ownTexts } from '../dialect/own-sites.ts';
import type { Fixture } from './fixture.ts';
import { testLivePages } from './live-pages.ts';

// The suite of public sites is plain JavaScript, since it runs from a clean clone.
const { inspectSite } = await import(new URL('../sites/inspect.mjs', import.meta.url).href);
const { readBuiltPage } = await import(new URL('../sites/built-page.mjs', import.meta.url).href);
const { consoleErrors } = await import(new URL('../sites/console-errors.mjs', import.meta.url).href);
const { projects } = await import(new URL('../sites/projects.mjs', import.meta.url).href);

/** A generator that builds the sites of our own. */
export interface OwnSitesGenerator {
  /** As its manifest has it. */
  readonly name: string;
  readonly fixture: Fixture;
  /** What its browser console may say. Default: nothing. */
  readonly mayComplain?: RegExp;
}

/**
 * Declares the tests that a generator builds the sites of our own, which contain everything that real pages contain: every
 * word, no tag as text, every address, the ids of headings, icons, formulas, diagrams, and a build that says what
 * `check --for` says.
 */
export function testOwnSites({ name, fixture, mayComplain }: OwnSitesGenerator): void {
  const project = projects[name.toLowerCase()];
  const output = join(fixture.folder, project.output);
  const generator = generators.find((one) => one.name === name) as Manifest;

  describe.each(ownSites)('%s, built', (folder) => {
    const root = ownSite(folder);
    let site: ResolvedSite;
    let pages: readonly PageContent[];
    let losses: readonly Diagnostic[];
    let run: Awaited<ReturnType<Fixture['run']>>;
    const built = (route: string): string => readFileSync(join(output, project.fileOf(route)), 'utf8');
    const read = (file: string): string | undefined => ownTexts().get(`${folder}/${file}`);

    beforeAll(async () => {
      run = await fixture.run('build', root);
      expect(run.status, run.output).toBe(0);
      site = await resolveSite({ root });
      const renderer = new PagesRenderer({
        project: fixture.folder,
        through: [],
        theme: () => ({}),
        urlOf: (route) => route,
      });
      ({ pages } = await renderer.render(site));
      const [findings = []] = await forecastLosses(site, [generator], fixture.folder);
      losses = (await site.locate(findings)).diagnostics;
    });

    it('tells in its build what `check --for` tells', () => {
      const untold = losses.filter(({ file, line, column }) => !run.output.includes(`${file}:${line}:${column}`));
      expect(untold.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([]);
    });

    it('has every page, every word, no tag as text, and nothing dead', () => {
      const inspected = {
        root,
        pages: Object.values(site.model.pages),
        variables: Object.fromEntries(site.variables),
        read,
        // A redirect with a parameter leads nowhere in a site of files, which is told.
        isOwnFault: (path: string) => path.startsWith('/tables/'),
      };
      const { details } = inspectSite(inspected, project, output, losses);
      expect(details).toEqual([]);
    });

    it('gives headings the ids that they have everywhere', () => {
      for (const { route, page } of pages) {
        const html = built(route);
        const missing = page.headings.filter(({ id, depth }) => depth > 1 && !html.includes(`id="${id}"`));
        expect(missing, route).toEqual([]);
      }
    });

    it('leads from its first address to the first page', () => {
      expect(site.model.pages['/']).toBeUndefined();
      expect(existsSync(join(output, 'index.html')), 'index.html').toBe(true);
      expect(built('/')).toContain(site.model.tree.route);
    });

    it('shows no page of a dot folder, and none for agents', () => {
      expect(existsSync(join(output, project.fileOf('/.internal/secret')))).toBe(false);
      expect(existsSync(join(output, project.fileOf('/AGENTS')))).toBe(false);
    });

    it('says nothing to the console', async () => {
      const browser = await launchBrowser();
      try {
        const routes = pages.map(({ route }) => route);
        const errors: readonly string[] = await consoleErrors(browser, output, routes, () => false);
        expect(errors.filter((text) => mayComplain?.test(text) !== true)).toEqual([]);
      } finally {
        await browser.close();
      }
    });

    if (folder !== 'fieldbook') return;
    testLivePages(output);
    it.runIf(generator.support?.branding?.includes('footer.links'))('has the links at its foot', () => {
      expect(built('/start/code')).toMatch(/href="https:\/\/fieldbook\.example\/about"[^>]*>(?:<span[^>]*>)?About us/);
    });
    testDetails(built, (route) => readBuiltPage(built(route), project.content).text);
  });
}

/** What single pages contain. */
function testDetails(built: (route: string) => string, textOf: (route: string) => string): void {
  it('inlines icons, those of tables too', () => {
    const html = built('/start/components');
    const table = html.slice(html.indexOf('Who may do what'));
    expect(table.match(/<svg[^>]*djn-icon/g)?.length).toBeGreaterThan(5);
  });

  it('writes titles of code, and text in languages that nobody knows', () => {
    const text = textOf('/start/code');
    for (const title of [
      'app/page.tsx',
      'Install it',
      'read.py',
      'answer.json',
      'config.toml',
      'Settings',
      'main.go',
    ]) {
      expect(text).toContain(title);
    }
    expect(text).toContain('mast <raise> { twice }');
  });

  it('draws formulas and hands on diagrams', () => {
    expect(built('/start/welcome').match(/<math[\s>]/g)?.length).toBeGreaterThanOrEqual(3);
    expect(built('/start/code')).toMatch(/class="mermaid"[^>]*>graph LR/);
  });

  it('puts variables in, and leaves names that nobody defines', () => {
    const text = textOf('/start/welcome');
    expect(text).toContain('Fieldbook reads the weather');
    expect(text).toContain('https://api.fieldbook.example/v2');
    expect(textOf('/start/expressions')).toContain('{survey_id}');
  });

  it('keeps both pictures of light and dark pages, with their classes', () => {
    const html = built('/start/welcome');
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    const shown = (name: string, file: string): boolean =>
      pictures.some((tag) => tag.includes(`class="${name}"`) && tag.includes(file));
    expect(shown('block dark:hidden', 'mark.svg')).toBe(true);
    expect(shown('hidden dark:block', 'mark-dark.svg')).toBe(true);
  });

  it('has what is meant for readers, and not what is meant for machines', () => {
    const text = textOf('/start/components');
    expect(text).toContain('Readers of the page see this line.');
    expect(text).not.toContain('Machines are told');
  });

  it('has the names of groups in the page as it is served', () => {
    expect(built('/start/code')).toMatch(/>\s*Changes\s*</);
  });

  it('lists changes by their labels', () => {
    expect(built('/changelog')).toContain('id="november-2026"');
  });
}
