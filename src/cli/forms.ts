import { printable, printableJson, printableLines } from '../diagnostics/report/text.ts';
import type { Site } from '../values/site.ts';
import { formatTree } from './tree.ts';

/** Writes a site in one form; those of generators are loaded when they are asked for. */
type Form = (site: Site) => string | Promise<string>;

/** The forms in which `print` shows a site, by name. */
export const forms: Readonly<Record<string, Form>> = {
  tree: formatTree,
  model: json,
  routes: (site) => Object.keys(site.pages).map(printable).join('\n'),
  starlight: async (site) => json((await import('../generators/starlight/sidebar.ts')).starlightSidebar(site)),
  vitepress: async (site) => json((await import('../generators/vitepress/projection.ts')).vitepressNavigation(site)),
  docusaurus: async (site) => json((await import('../generators/docusaurus/sidebars.ts')).docusaurusSidebars(site)),
  fumadocs: async (site) => json((await import('../generators/fumadocs/tree.ts')).fumadocsTree(site)),
  rspress: async (site) => json((await import('../generators/rspress/sidebar-config.ts')).rspressSidebar(site)),
  mkdocs: async (site) => printableLines((await import('../generators/mkdocs/projection.ts')).mkdocsNavigation(site)),
};

function json(value: unknown): string {
  return printableJson(JSON.stringify(value, undefined, 2));
}
