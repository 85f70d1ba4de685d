import { resolveSite } from '../site/resolve.ts';
import { flagMember } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { printFeedbackFindings } from './feedback-findings.ts';
import { forms } from './forms.ts';
import { printCheckHint } from './next-command.ts';
import { findSiteOptions, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

export const print: Command = {
  usage: 'docs-json-nav print [root] --as FORM',
  summary: 'Prints the resolved navigation, even if it has errors.',
  flags: {
    as: { type: 'string', value: 'FORM', description: 'output form, see below (default: tree)' },
    ...siteFlags('print'),
  },
  examples: [
    ['docs-json-nav print', 'the navigation as a tree'],
    ['docs-json-nav print --as model > model.json', 'the complete model, for other programs'],
    ['docs-json-nav print docs --as routes', 'the routes of all pages that exist, one per line'],
    ['docs-json-nav print docs --as vitepress', 'the navigation in the format of VitePress'],
    [
      'docs-json-nav print --as sitemap --url https://docs.example.com > public/sitemap.xml',
      'a sitemap for search engines',
    ],
  ],
  notes: [
    `Forms: ${Object.keys(forms).join(', ')}.`,
    'Exit status: 0 no errors, 1 errors, 2 the command could not run.',
  ],
  run,
};

async function run(input: CommandInput, streams: Streams): Promise<number> {
  const { values, names } = input;
  const { out, err, written, cwd } = streams;
  const format = flagMember(values, 'as', Object.entries(forms), 'form');
  const { options, root } = await findSiteOptions(values, names[0], cwd);
  // Only the form `model` contains feedback.
  const siteOptions = { ...options, content: false, ...(values.as === 'model' ? {} : { feedback: undefined }) };
  const site = await resolveSite(siteOptions, undefined, { readTitles: options.content !== false });
  const text = await format(site);
  if (typeof text !== 'string') {
    for (const chunk of text) {
      out(chunk);
      await written();
    }
    out('\n');
  } else if (text !== '') out(`${text}\n`);
  printCheckHint(printFeedbackFindings(site, root, err), input, streams);
  return site.ok ? 0 : 1;
}
