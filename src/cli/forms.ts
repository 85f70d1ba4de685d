import { printable, printableJson, printableLines } from '../diagnostics/report/text.ts';
import { generators } from '../generators/all.ts';
import type { Site } from '../values/site.ts';
import { formatTree } from './tree.ts';

/** Writes a site in one form; those of generators are loaded when they are asked for. */
type Form = (site: Site) => string | Promise<string>;

/** The forms in which `print` shows a site, by name. */
export const forms: Readonly<Record<string, Form>> = {
  tree: formatTree,
  model: written,
  routes: (site) => Object.keys(site.pages).map(printable).join('\n'),
  ...Object.fromEntries(
    generators
      .flatMap(({ forms: own }) => Object.entries(own))
      .map(([name, load]) => [name, async (site: Site) => written((await load())(site))]),
  ),
};

function written(form: unknown): string {
  return typeof form === 'string' ? printableLines(form) : printableJson(JSON.stringify(form, undefined, 2));
}
