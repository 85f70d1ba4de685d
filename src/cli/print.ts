import { summarize } from '../diagnostics/report/pretty.ts';
import { findOptions } from '../options/find-options.ts';
import { resolveSite } from '../resolve.ts';
import { nearestWords } from '../schema/nearest.ts';
import { OptionsError } from '../values/options-error.ts';
import { commonFlags, type Flags, parseArguments } from './arguments.ts';
import { forms } from './forms.ts';
import { type CommandHelp, formatHelp } from './help.ts';
import { optionsOf, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const flags: Flags = {
  as: { type: 'string', value: 'FORM', description: 'what to print, see below (default: tree)' },
  ...siteFlags('print'),
  ...commonFlags,
};

export const printHelp: CommandHelp = {
  usage: 'docs-json-nav print [root] --as FORM',
  summary: 'Prints the resolved navigation, even if something is wrong with it.',
  flags,
  examples: [
    ['docs-json-nav print', 'the navigation as a tree to read'],
    ['docs-json-nav print --as model > model.json', 'the whole model, for other programs'],
    ['docs-json-nav print docs --as routes', 'the address of every page, one a line'],
    ['docs-json-nav print docs --as vitepress', 'the navigation as VitePress writes its own'],
    ['docs-json-nav print --as sitemap --url https://docs.example.com > public/sitemap.xml', 'for search engines'],
  ],
  notes: [
    `Forms: ${Object.keys(forms).join(', ')}.`,
    'Exit status: 0 nothing at error level, 1 something at error level, 2 it could not run.',
  ],
};

/** `docs-json-nav print`: prints the model in one of its forms; returns the exit status. */
export async function print(words: readonly string[], { out, err, cwd }: Streams): Promise<number> {
  const { values, names } = parseArguments(words, flags, 1);
  if (values.help === true) {
    out(`${formatHelp(printHelp)}\n`);
    return 0;
  }
  const form = (values.as as string | undefined) ?? 'tree';
  const format = Object.hasOwn(forms, form) ? forms[form] : undefined;
  if (format === undefined) {
    const [nearest] = nearestWords(form, Object.keys(forms));
    throw new OptionsError(`There is no form ${form}: write ${nearest ?? Object.keys(forms).join(', ')}.`);
  }
  const { options } = await findOptions(optionsOf(values, names[0]), cwd, values.config as string | undefined);
  // No other form has what readers said.
  const site = await resolveSite(form === 'model' ? options : { ...options, feedback: undefined });
  const written = await format(site);
  if (typeof written !== 'string') {
    for (const piece of written) out(piece);
    out('\n');
  } else if (written !== '') out(`${written}\n`);
  if (!site.ok) err(`${summarize(site)}: docs-json-nav check shows them.\n`);
  return site.ok ? 0 : 1;
}
