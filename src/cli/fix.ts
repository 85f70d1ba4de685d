import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { BodyCache } from '../core/bodies.ts';
import { nearestWords } from '../core/config.ts';
import { passes, unmatchedFindings } from '../core/diagnostics.ts';
import { codes } from '../core/findings.ts';
import { type CheckSite, type ChooseFix, certainFix, type FixResult, fixSite } from '../core/fix.ts';
import { type Host, overlayHost, rewriteFile, writeFileAtomic } from '../core/host.ts';
import { customCodePattern } from '../core/options.ts';
import { type Diagnostic, type Fix, OptionsError } from '../core/values.ts';
import { readBaseline } from '../site/read-baseline.ts';
import { openDocsHost, resolveSite } from '../site/resolve.ts';
import { type FlagValues, flagChoice, flagValue, flagValues } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { convertMintFile, docsConfigFile } from './convert-mint.ts';
import { type FixReport, formatFix, formatFixJson } from './fix/format.ts';
import { nextCommand } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSiteOptions, getPathPrefix, siteFlags } from './site-flags.ts';
import type { Streams } from './streams.ts';

const formats = ['pretty', 'json'] as const;

export const fix: Command = {
  usage: 'docs-json-nav fix [root] [flags]',
  summary: 'Applies certain fixes to docs.json, the files it includes, and pages. The rest of each file is unchanged.',
  flags: {
    'dry-run': { type: 'boolean', description: 'show the changes without writing them' },
    only: {
      type: 'string',
      multiple: true,
      value: 'CODE',
      description: 'fix only findings with this code; repeatable',
    },
    interactive: { type: 'boolean', short: 'i', description: 'choose for findings with several possible fixes' },
    since: { type: 'string', value: 'REF', description: 'add redirects for routes lost since a Git revision' },
    format: { type: 'string', value: formats.join('|'), description: 'output format (default: pretty)' },
    ...siteFlags('fix'),
  },
  examples: [
    ['docs-json-nav fix --dry-run', 'show the changes'],
    ['docs-json-nav fix docs --no-content', 'only docs.json and the files it includes'],
    ['docs-json-nav fix --only page-extension', 'only one kind of finding'],
    ['docs-json-nav fix --since v1.2', 'redirects for pages moved since then'],
    ['docs-json-nav fix docs', 'with a mint.json and no docs.json: also writes docs.json'],
    ['docs-json-nav fix --interactive', 'choose between several possible fixes'],
  ],
  notes: [
    'A fix is kept only if a second check finds fewer problems and no new ones.',
    'Exit status: 0 no errors are left, 1 errors are left, 2 the command could not run.',
  ],
  run,
};

async function run({ values, names }: CommandInput, { out, err, cwd, program }: Streams): Promise<number> {
  const format = flagChoice(values, 'format', formats);
  const onlyCodes = parseCodes(values);
  const isInteractive = values.interactive === true;
  if (isInteractive && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new OptionsError('--interactive needs a terminal.');
  }
  const { options, root } = await findSiteOptions(values, names[0], cwd);
  const prefix = getPathPrefix(root);
  const onBodies = progressBar('reading pages');
  const { host: diskHost, docsFolder, maxWarnings } = await openDocsHost(options);
  const isDryRun = values['dry-run'] === true;
  const conversion = convertMintFile(docsFolder, prefix);
  const host =
    conversion === undefined ? diskHost : overlayHost(diskHost, new Map([[docsConfigFile, conversion.text]]));
  if (conversion !== undefined) {
    const print = format === 'json' ? err : out;
    if (isDryRun)
      print(`${(await import('./patch.ts')).formatPatch(prefix + docsConfigFile, '', conversion.text)}\n\n`);
    else writeFileAtomic(join(docsFolder, docsConfigFile), conversion.text);
    print(`${isDryRun ? 'Would write' : 'Wrote'} ${conversion.note}\n\n`);
  }
  const since = flagValue(values, 'since');
  const earlier =
    since === undefined ? undefined : await (await import('./earlier-site.ts')).resolveEarlier(options, since);
  const parsed: BodyCache = new Map();
  const check: CheckSite = async (editedHost) => {
    const site = await resolveSite({ ...options, feedback: undefined }, editedHost, {
      parsedBodies: parsed,
      onParseProgress: onBodies,
      keepsAccepted: true,
    });
    if (earlier === undefined) return site.diagnostics;
    const { lostRouteFindings } = await import('./earlier-site.ts');
    return (await site.locateTogether(lostRouteFindings(earlier, site))).diagnostics;
  };
  const isSelectedCode = (code: string): boolean => onlyCodes.length === 0 || onlyCodes.includes(code);
  const limitToCodes =
    (chooseFix: ChooseFix): ChooseFix =>
    (diagnostic) =>
      isSelectedCode(diagnostic.code) ? chooseFix(diagnostic) : undefined;

  let result = await fixSite(host, check, limitToCodes(certainFix));
  if (isInteractive) {
    const formatLocation = ({ file, line, column }: Diagnostic): string => `${prefix}${file}:${line}:${column}`;
    result = mergeResults(
      result,
      await fixSite(overlayHost(host, result.texts), check, limitToCodes(createFixPrompt(formatLocation)), true),
    );
  }
  // Findings in the baseline are fixed too, but not reported as left.
  if (options.baseline !== undefined) {
    const { findings } = readBaseline(options.baseline);
    result = { ...result, remaining: unmatchedFindings(result.remaining, findings) };
  }
  const suggestCommand = (command: string): string => nextCommand(program, command, names[0], values);
  const report: FixReport = { ...result, isDry: isDryRun, prefix, isWanted: isSelectedCode, next: suggestCommand };
  if (report.isDry && format === 'pretty') await showPatches(report, host, out);
  if (!report.isDry)
    for (const [file, text] of result.texts) rewriteFile(docsFolder, file, readHostText(host, file), text);
  out(`${format === 'json' ? formatFixJson(report, root) : formatFix(report)}\n`);
  return passes(result.remaining, maxWarnings) ? 0 : 1;
}

/** @throws OptionsError for an unknown code. */
function parseCodes(values: FlagValues): readonly string[] {
  const onlyCodes = flagValues(values, 'only') ?? [];
  for (const code of onlyCodes) {
    if (codes.some((existingCode) => existingCode === code) || customCodePattern.test(code)) continue;
    const [nearest] = nearestWords(code, codes);
    const hint = nearest === undefined ? 'Every finding shows its code.' : `Did you mean ${nearest}?`;
    throw new OptionsError(`Unknown code ${code}. ${hint}`);
  }
  return onlyCodes;
}

function mergeResults(first: FixResult, second: FixResult): FixResult {
  return {
    texts: new Map([...first.texts, ...second.texts]),
    applied: [...first.applied, ...second.applied],
    remaining: second.remaining,
  };
}

async function showPatches({ texts, prefix }: FixReport, host: Host, out: Streams['out']): Promise<void> {
  const { formatPatch } = await import('./patch.ts');
  for (const [file, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    out(`${formatPatch(prefix + file, readHostText(host, file), text)}\n\n`);
  }
}

function readHostText(host: Host, file: string): string {
  const readResult = host.read(file);
  return 'text' in readResult ? readResult.text : '';
}

const skipAnswer = 'leave';
const stopAnswer = 'stop';

/**
 * Creates a function that asks in the terminal which fix to apply to a finding. After the user stops, it returns
 * `undefined` without asking.
 *
 * @param formatLocation Formats the location of a finding so that a terminal can open it.
 * @param terminal Default: the terminal of this process.
 */
export function createFixPrompt(
  formatLocation: (diagnostic: Diagnostic) => string,
  terminal: { readonly input?: Readable; readonly output?: Writable } = {},
): (diagnostic: Diagnostic) => Promise<Fix | undefined> {
  let isStopped = false;
  return async (diagnostic) => {
    const fixes = diagnostic.fixes?.fixes ?? [];
    if (isStopped || fixes.length === 0) return undefined;
    const { isCancel, select } = await import('@clack/prompts');
    const answer = await select<Fix | typeof skipAnswer | typeof stopAnswer>({
      ...terminal,
      message: `${formatLocation(diagnostic)}  ${diagnostic.message}`,
      options: [
        ...fixes.map((fix) => ({ value: fix, label: fix.title })),
        { value: skipAnswer, label: 'Skip it' },
        { value: stopAnswer, label: 'Skip this and the rest' },
      ],
    });
    isStopped = isCancel(answer) || answer === stopAnswer;
    return typeof answer === 'object' ? answer : undefined;
  };
}
