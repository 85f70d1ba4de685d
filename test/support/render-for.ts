import type { Manifest } from '../../src/generators/contract.ts';
import { PagesRenderer, type RenderSettings } from '../../src/generators/rendering/render-pages.ts';
import { siteFindings } from '../../src/generators/rendering/site-findings.ts';
import type { ResolvedSite } from '../../src/site/resolve.ts';

/**
 * Renders the pages of a site as a generator's build does. Returns them with their scripts and the reported findings.
 */
export async function renderFor(generator: Manifest, site: ResolvedSite, settings: RenderSettings) {
  const renderer = new PagesRenderer({ ...generator.support, ...settings });
  const rendered = await renderer.render(site);
  return {
    ...rendered,
    made: renderer.generatedFiles,
    findings: siteFindings(generator, site, settings.project, rendered),
  };
}
