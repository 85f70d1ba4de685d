import { resolveSite } from '../site/resolve.ts';
import { memberOf } from './arguments.ts';
import type { Command, Given } from './command.ts';
import { forms } from './forms.ts';
import { referToCheck } from './next-command.ts';
import { findSite, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

export const print: Command = {
  usage: 'docs-json-nav print [root] --as FORM',
  summary: 'Prints the resolved navigation, even if something is wrong with it.',
  flags: {
    as: { type: 'string', value: 'FORM', description: 'what to print, see below (default: tree)' },
    ...siteFlags('print'),
  },
  examples: [
    ['docs-json-nav print', 'the navigation as a tree to read'],
    ['docs-json-nav print --as model > model.json', 'the complete model, for other programs'],
    ['docs-json-nav print docs --as routes', 'the address of every page, one a line'],
    ['docs-json-nav print docs --as vitepress', 'the navigation as VitePress writes its own'],
    ['docs-json-nav print --as sitemap --url https://docs.example.com > public/sitemap.xml', 'for search engines'],
  ],
  notes: [
    `Forms: ${Object.keys(forms).join(', ')}.`,
    'Exit status: 0 no error, 1 at least one error, 2 it could not run.',
  ],
  run,
};

async function run(given: Given, streams: Streams): Promise<number> {
  const { values, names } = given;
  const { out, written, cwd } = streams;
  const format = memberOf(values, 'as', Object.entries(forms), 'form');
  const { options } = await findSite(values, names[0], cwd);
  // Only the model contains feedback.
  const site = await resolveSite({
    ...options,
    content: false,
    ...(values.as === 'model' ? {} : { feedback: undefined }),
  });
  const text = await format(site);
  if (typeof text !== 'string') {
    for (const piece of text) {
      out(piece);
      await written();
    }
    out('\n');
  } else if (text !== '') out(`${text}\n`);
  referToCheck(site, given, streams);
  return site.ok ? 0 : 1;
}
