import { findOptions } from '../config.ts';
import { resolveSite } from '../resolve.ts';
import { OptionsError } from '../values/options-error.ts';
import { commonFlags, type Flags, optionsOf, parseArguments, siteFlags } from './arguments.ts';
import { type CommandHelp, formatHelp } from './help.ts';
import type { Streams } from './main.ts';

const formats = ['pretty', 'json'];

const flags: Flags = {
  format: { type: 'string', value: formats.join('|'), description: 'how to report (default: pretty)' },
  'max-warnings': { type: 'string', value: 'N', description: 'exit with 1 where there are more warnings' },
  ...siteFlags,
  ...commonFlags,
};

export const checkHelp: CommandHelp = {
  usage: 'docs-json-nav check [root] [flags]',
  summary: 'Checks the navigation of docs.json: its shape, and that every page, link and reference in it exists.',
  flags,
  examples: [
    ['docs-json-nav check', 'the docs folder here, or the only one below'],
    ['docs-json-nav check docs --max-warnings 0', 'fail on warnings too'],
    ["docs-json-nav check --provided 'oss/python/**'", 'pages that another build step makes'],
    ['docs-json-nav check --rule page-duplicate=off', 'one rule less'],
  ],
  notes: ['Exit status: 0 nothing at error level, 1 something at error level, 2 it could not run.'],
};

/** `docs-json-nav check`: reports what is wrong; returns the exit status. */
export async function check(words: readonly string[], { out, cwd }: Streams): Promise<number> {
  const { values, names } = parseArguments(words, flags, 1);
  if (values.help === true) {
    out(`${formatHelp(checkHelp)}\n`);
    return 0;
  }
  const format = (values.format as string | undefined) ?? 'pretty';
  if (!formats.includes(format)) throw new OptionsError(`There is no format ${format}: write ${formats.join(' or ')}.`);

  const started = performance.now();
  const { options, root } = await findOptions(optionsOf(values, names[0]), cwd, values.config as string | undefined);
  const site = await resolveSite(options);
  const milliseconds = Math.round(performance.now() - started);
  const { ok } = site;

  if (format === 'json') {
    const { formatJson } = await import('../diagnostics/report/json.ts');
    out(`${formatJson({ root, ok, ...site.counts, milliseconds, diagnostics: site.diagnostics })}\n`);
    return ok ? 0 : 1;
  }
  const { formatCheck } = await import('./check-report.ts');
  out(`${formatCheck(site, root, milliseconds)}\n`);
  return ok ? 0 : 1;
}
