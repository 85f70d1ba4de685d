import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { ParsedBodies } from '../core/bodies.ts';
import { nearestWords } from '../core/config.ts';
import { passes, unmatchedFindings } from '../core/diagnostics.ts';
import { codes } from '../core/findings.ts';
import { type CheckSite, type ChooseFix, certainFix, type FixResult, fixSite } from '../core/fix.ts';
import { type Host, overlayHost, rewriteFile, writeFileAtomic } from '../core/host.ts';
import { customCode } from '../core/options.ts';
import { type Diagnostic, type Fix, OptionsError } from '../core/values.ts';
import { readBaseline } from '../site/read-baseline.ts';
import { openDocsHost, resolveSite } from '../site/resolve.ts';
import { choiceOf, type FlagValues, flagValue, flagValues } from './arguments.ts';
import type { Command, CommandInput } from './command.ts';
import { configFile, convertMintFile } from './convert-mint.ts';
import { type FixReport, formatFix, formatFixJson } from './fix/format.ts';
import { nextCommand } from './next-command.ts';
import { progressBar } from './progress.ts';
import { findSite, prefixOf, siteFlags } from './site-flags.ts';
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
  const format = choiceOf(values, 'format', formats);
  const only = codesOf(values);
  const isInteractive = values.interactive === true;
  if (isInteractive && !(process.stdin.isTTY && process.stdout.isTTY)) {
    throw new OptionsError('--interactive needs a terminal.');
  }
  const { options, root } = await findSite(values, names[0], cwd);
  const prefix = prefixOf(root);
  const onBodies = progressBar('reading pages');
  const { host: disk, folder, maxWarnings } = await openDocsHost(options);
  const isDry = values['dry-run'] === true;
  const converted = convertMintFile(folder, prefix);
  const host = converted === undefined ? disk : overlayHost(disk, new Map([[configFile, converted.text]]));
  if (converted !== undefined) {
    const print = format === 'json' ? err : out;
    if (isDry) print(`${(await import('./patch.ts')).formatPatch(prefix + configFile, '', converted.text)}\n\n`);
    else writeFileAtomic(join(folder, configFile), converted.text);
    print(`${isDry ? 'Would write' : 'Wrote'} ${converted.note}\n\n`);
  }
  const since = flagValue(values, 'since');
  const earlier =
    since === undefined ? undefined : await (await import('./earlier-site.ts')).resolveEarlier(options, since);
  const parsed: ParsedBodies = new Map();
  const check: CheckSite = async (editedHost) => {
    const site = await resolveSite({ ...options, feedback: undefined }, editedHost, {
      parsed,
      onBodies,
      keepsAccepted: true,
    });
    if (earlier === undefined) return site.diagnostics;
    const { lostSince } = await import('./earlier-site.ts');
    return (await site.locateTogether(lostSince(earlier, site))).diagnostics;
  };
  const isWanted = (code: string): boolean => only.length === 0 || only.includes(code);
  const limited =
    (choose: ChooseFix): ChooseFix =>
    (diagnostic) =>
      isWanted(diagnostic.code) ? choose(diagnostic) : undefined;

  let fixed = await fixSite(host, check, limited(certainFix));
  if (isInteractive) {
    const at = ({ file, line, column }: Diagnostic): string => `${prefix}${file}:${line}:${column}`;
    fixed = joined(fixed, await fixSite(overlayHost(host, fixed.texts), check, limited(asker(at)), true));
  }
  // Findings in the baseline are fixed too, but not reported as left.
  if (options.baseline !== undefined) {
    const { findings } = readBaseline(options.baseline);
    fixed = { ...fixed, left: unmatchedFindings(fixed.left, findings) };
  }
  const next = (command: string): string => nextCommand(program, command, names[0], values);
  const report: FixReport = { ...fixed, isDry, prefix, isWanted, next };
  if (report.isDry && format === 'pretty') await showPatches(report, host, out);
  if (!report.isDry) for (const [file, text] of fixed.texts) rewriteFile(folder, file, hostText(host, file), text);
  out(`${format === 'json' ? formatFixJson(report, root) : formatFix(report)}\n`);
  return passes(fixed.left, maxWarnings) ? 0 : 1;
}

/** @throws OptionsError for an unknown code. */
function codesOf(values: FlagValues): readonly string[] {
  const only = flagValues(values, 'only') ?? [];
  for (const code of only) {
    if (codes.some((existingCode) => existingCode === code) || customCode.test(code)) continue;
    const [nearest] = nearestWords(code, codes);
    const hint = nearest === undefined ? 'Every finding shows its code.' : `Did you mean ${nearest}?`;
    throw new OptionsError(`Unknown code ${code}. ${hint}`);
  }
  return only;
}

function joined(first: FixResult, second: FixResult): FixResult {
  return {
    texts: new Map([...first.texts, ...second.texts]),
    done: [...first.done, ...second.done],
    left: second.left,
  };
}

async function showPatches({ texts, prefix }: FixReport, host: Host, out: Streams['out']): Promise<void> {
  const { formatPatch } = await import('./patch.ts');
  for (const [file, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    out(`${formatPatch(prefix + file, hostText(host, file), text)}\n\n`);
  }
}

function hostText(host: Host, file: string): string {
  const read = host.read(file);
  return 'text' in read ? read.text : '';
}

const leave = 'leave';
const stop = 'stop';

/**
 * Creates a function that asks in the terminal which fix to apply to a finding. After the user stops, it returns
 * `undefined` without asking.
 *
 * @param at Formats the location of a finding so that a terminal can open it.
 * @param terminal Default: the terminal of this process.
 */
export function asker(
  at: (diagnostic: Diagnostic) => string,
  terminal: { readonly input?: Readable; readonly output?: Writable } = {},
): (diagnostic: Diagnostic) => Promise<Fix | undefined> {
  let isOver = false;
  return async (diagnostic) => {
    const fixes = diagnostic.fixes?.fixes ?? [];
    if (isOver || fixes.length === 0) return undefined;
    const { isCancel, select } = await import('@clack/prompts');
    const answer = await select<Fix | typeof leave | typeof stop>({
      ...terminal,
      message: `${at(diagnostic)}  ${diagnostic.message}`,
      options: [
        ...fixes.map((fix) => ({ value: fix, label: fix.title })),
        { value: leave, label: 'Skip it' },
        { value: stop, label: 'Skip this and the rest' },
      ],
    });
    isOver = isCancel(answer) || answer === stop;
    return typeof answer === 'object' ? answer : undefined;
  };
}
