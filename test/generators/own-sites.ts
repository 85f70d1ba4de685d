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

// The suite of public sites is plain JavaScript, because it runs in a new clone.
const { inspectSite } = await import(new URL('../sites/inspect.mjs', import.meta.url).href);
const { readBuiltPage } = await import(new URL('../sites/built-page.mjs', import.meta.url).href);
const { consoleErrors } = await import(new URL('../sites/console-errors.mjs', import.meta.url).href);
const { projects } = await import(new URL('../sites/projects.mjs', import.meta.url).href);

/** A generator that builds the sample sites. */
export interface SampleSitesGenerator {
  /** Name in its manifest. */
  readonly name: string;
  readonly fixture: Fixture;
  /** Allowed console messages. Default: none. */
  readonly allowedMessages?: RegExp;
}

/**
 * Declares tests that a generator builds the sample sites, which contain every feature of real pages: no word is lost,
 * no tag shows as text, links, heading ids, icons, formulas and diagrams work, and the build reports what `check --for`
 * reports.
 */
export function testSampleSites({ name, fixture, allowedMessages }: SampleSitesGenerator): void {
  const project = projects[name.toLowerCase()];
  const output = join(fixture.folder, project.output);
  const generator = generators.find((item) => item.name === name) as Manifest;

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
        dependencyProviders: [],
        theme: () => ({}),
        urlOf: (route) => route,
      });
      ({ pages } = await renderer.render(site));
      const [findings = []] = await forecastLosses(site, [generator], fixture.folder);
      losses = (await site.locate(findings)).diagnostics;
    });

    it('builds with the findings of `check --for`', () => {
      const untold = losses.filter(({ file, line, column }) => !run.output.includes(`${file}:${line}:${column}`));
      expect(untold.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual([]);
    });

    it('has every page and every word, no tag as text, and no dead links', () => {
      const inspected = {
        root,
        pages: Object.values(site.model.pages),
        variables: Object.fromEntries(site.variables),
        read,
        // A static site can't serve a redirect with a parameter, which is reported.
        isOwnFault: (path: string) => path.startsWith('/tables/'),
      };
      const { details } = inspectSite(inspected, project, output, losses);
      expect(details).toEqual([]);
    });

    it('gives headings the same ids as everywhere', () => {
      for (const { route, renderedPage: page } of pages) {
        const html = built(route);
        const missing = page.headings.filter(({ id, depth }) => depth > 1 && !html.includes(`id="${id}"`));
        expect(missing, route).toEqual([]);
      }
    });

    it('redirects from its root to the first page', () => {
      expect(site.model.pages['/']).toBeUndefined();
      expect(existsSync(join(output, 'index.html')), 'index.html').toBe(true);
      expect(built('/')).toContain(site.model.tree.route);
    });

    it('has no pages of dot folders and none for agents', () => {
      expect(existsSync(join(output, project.fileOf('/.internal/secret')))).toBe(false);
      expect(existsSync(join(output, project.fileOf('/AGENTS')))).toBe(false);
    });

    it('has no console messages', async () => {
      const browser = await launchBrowser();
      try {
        const routes = pages.map(({ route }) => route);
        const errors: readonly string[] = await consoleErrors(browser, output, routes, () => false);
        expect(errors.filter((text) => allowedMessages?.test(text) !== true)).toEqual([]);
      } finally {
        await browser.close();
      }
    });

    if (folder !== 'fieldbook') return;
    testLivePages(output);
    it.runIf(generator.support?.branding?.includes('footer.links'))('has the footer links', () => {
      expect(built('/start/code')).toMatch(/href="https:\/\/fieldbook\.example\/about"[^>]*>(?:<span[^>]*>)?About us/);
    });
    testDetails(built, (route) => readBuiltPage(built(route), project.content).text);
  });
}

/** Checks details of single pages. */
function testDetails(built: (route: string) => string, textOf: (route: string) => string): void {
  it('inlines icons, in tables too', () => {
    const html = built('/start/components');
    const table = html.slice(html.indexOf('Who may do what'));
    expect(table.match(/<svg[^>]*djn-icon/g)?.length).toBeGreaterThan(5);
  });

  it('shows titles of code blocks, and text in unknown languages', () => {
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

  it('renders formulas and passes diagrams on', () => {
    expect(built('/start/welcome').match(/<math[\s>]/g)?.length).toBeGreaterThanOrEqual(3);
    expect(built('/start/code')).toMatch(/class="mermaid"[^>]*>graph LR/);
  });

  it('replaces variables, and keeps undefined names', () => {
    const text = textOf('/start/welcome');
    expect(text).toContain('Fieldbook reads the weather');
    expect(text).toContain('https://api.fieldbook.example/v2');
    expect(textOf('/start/expressions')).toContain('{survey_id}');
  });

  it('keeps both images of light and dark mode with their classes', () => {
    const html = built('/start/welcome');
    const pictures = html.match(/<img[^>]*>/g) ?? [];
    const shown = (name: string, file: string): boolean =>
      pictures.some((tag) => tag.includes(`class="${name}"`) && tag.includes(file));
    expect(shown('block dark:hidden', 'mark.svg')).toBe(true);
    expect(shown('hidden dark:block', 'mark-dark.svg')).toBe(true);
  });

  it('has content for readers, and none for machines', () => {
    const text = textOf('/start/components');
    expect(text).toContain('Readers of the page see this line.');
    expect(text).not.toContain('Machines are told');
  });

  it('has the names of groups in the served HTML', () => {
    expect(built('/start/code')).toMatch(/>\s*Changes\s*</);
  });

  it('lists changes by label', () => {
    expect(built('/changelog')).toContain('id="november-2026"');
  });
}
