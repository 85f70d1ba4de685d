import { printable, printableJson, printableLines, printableValue } from '../core/diagnostics.ts';
import { OptionsError } from '../core/values.ts';
import { generators } from '../sites/all.ts';
import type { ResolvedSite } from '../sites/resolve.ts';
import { jsonPieces } from './json-pieces.ts';
import { formatTree } from './tree.ts';

/** Writes a site in one form, at once or in pieces; most are loaded when they are asked for. */
type Form = (site: ResolvedSite) => string | Iterable<string> | Promise<string>;

/** The forms of the navigation that a generator writes for itself. */
const generatorForms: Readonly<Record<string, Form>> = Object.fromEntries(
  generators
    .flatMap(({ forms: own }) => Object.entries(own))
    .map(([name, load]) => [name, async ({ model }: ResolvedSite) => written((await load())(model))]),
);

/** The forms in which `print` shows a site, by name. */
export const forms: Readonly<Record<string, Form>> = {
  tree: ({ model }) => formatTree(model),
  *model({ model }) {
    for (const piece of jsonPieces(model)) yield printableJson(piece);
  },
  routes: ({ model }) => Object.keys(model.pages).map(printable).join('\n'),
  ...generatorForms,
  async sitemap(site) {
    const { sitemapOf } = await import('../sites/indexes.ts');
    const sitemap = await sitemapOf(site);
    if (sitemap === undefined)
      throw new OptionsError('Name the address of the published site: --url https://docs.example.com.');
    return written(sitemap.trimEnd());
  },
  async llms(site) {
    const { llmsTextOf } = await import('../sites/indexes.ts');
    return written(llmsTextOf(site).trimEnd());
  },
};

function written(form: unknown): string {
  return typeof form === 'string' ? printableLines(form) : printableValue(form);
}
