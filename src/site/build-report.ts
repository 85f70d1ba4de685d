import { join } from 'node:path';
import { inspect } from 'node:util';
import { formatDiagnostics, formatFixable, passes, summarize, withoutRunnerCommands } from '../core/diagnostics.ts';
import { and } from '../core/findings.ts';
import { execCommand, folderFiles, relativePath } from '../core/host.ts';
import { siteCommand } from '../core/options.ts';
import type { Diagnostic } from '../core/values.ts';
import type { ResolvedSite } from './resolve.ts';

type ReportInput = Pick<ResolvedSite, 'diagnostics' | 'maxWarnings' | 'root' | 'sources' | 'given' | 'configFiles'>;

export interface BuildMessage {
  /** Report with code frames. File paths are relative to the working directory, so terminals can open them. */
  readonly text: string;
  /** The first error, or the first warning if there are no errors. */
  readonly first: Diagnostic;
}

export interface Log {
  warn(text: string): void;
  error(text: string): void;
  /** Prints the report of a failing site. Default: `error`. */
  fault?(text: string): void;
}

export const standardError: Log = {
  warn: (text) => void process.stderr.write(safeForRunner(text)),
  error: (text) => void process.stderr.write(safeForRunner(text)),
};

/** In GitHub Actions, removes workflow commands from text: the runner executes commands in the output of bundlers. */
export function safeForRunner(text: string): string {
  return process.env.GITHUB_ACTIONS ? withoutRunnerCommands(text) : text;
}

/**
 * Formats the report of a site. Returns `undefined` if there are no findings.
 *
 * @param ending Last lines of the report. Default: the next steps.
 */
export function buildMessage(site: ReportInput, color?: boolean, ending = nextSteps(site)): BuildMessage | undefined {
  const { diagnostics, root } = site;
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  if (first === undefined) return undefined;
  const prefix = prefixOf(root);
  const report = formatDiagnostics(site, color === undefined ? { prefix } : { prefix, color });
  const areas = and([...countAreas(site).keys()].map((area) => `the ${area}`));
  const end = ending === '' ? '' : `\n${ending}\n`;
  return { text: safeForRunner(`${summarize(site)} in ${areas}\n\n${report}\n${end}`), first };
}

/**
 * Suggests commands in at most four lines. They end the report, because a terminal shows the end of long output.
 *
 * @param flags Flags that `check` needs to report the same findings. Default: none.
 */
export function nextSteps(site: ReportInput, flags: readonly string[] = []): string {
  const { diagnostics, maxWarnings } = site;
  const fixable = formatFixable(diagnostics, commandFor(site, 'fix'));
  if (passes(diagnostics, maxWarnings)) return fixable;
  const counts = [...countAreas(site)].map(([area, count]) => `${count} in the ${area}`);
  const lines = [
    `${summarize(site)}: ${counts.join(', ')}`,
    fixable,
    `Places and fixes: ${commandFor(site, 'check', flags)}`,
    `Accept what exists: ${commandFor(site, 'check', [...flags, '--update-baseline'])}`,
  ];
  return lines.filter((line) => line !== '').join('\n');
}

/** Counts the findings in pages, navigation, specifications and other files. Leaves out areas without findings. */
function countAreas({ diagnostics, configFiles }: ReportInput): ReadonlyMap<string, number> {
  const areaOf = (file: string): string => {
    if (/\.mdx?$/i.test(file)) return 'pages';
    if (configFiles.includes(file) || file === 'docs.json') return 'navigation';
    return /\.(?:json|ya?ml)$/i.test(file) ? 'specifications' : 'other files';
  };
  const counts = new Map(['pages', 'navigation', 'specifications', 'other files'].map((area) => [area, 0]));
  for (const { file } of diagnostics) counts.set(areaOf(file), (counts.get(areaOf(file)) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** Location of the first error in the format of Rollup's errors, which other bundlers understand too. */
export function errorLocationOf(site: ReportInput): ErrorLocation | undefined {
  const finding = buildMessage(site, false)?.first;
  if (finding === undefined) return undefined;
  const { file: name, line, column } = finding;
  // Bundlers only print the path and don't open the file, so it is safe to change the path.
  const file = safeForRunner(join(site.root, name));
  return { id: file, loc: { file, line, column } };
}

export interface ErrorLocation {
  /** Absolute path. */
  readonly id: string;
  /** 1-based line and column. */
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
}

/** Report of a failing site, for an overlay or an error page; `undefined` if the site passes. */
export function failureReport(site: ResolvedSite): string | undefined {
  return site.ok ? undefined : buildMessage(site, false)?.text;
}

/**
 * Creates the error that fails a build. By default the error has no stack, because the fault is in the site.
 *
 * @param stack Text for a bundler that shows only the stack. Default: empty.
 */
export function createBuildError(message: string, location: ErrorLocation | undefined, stack = ''): Error {
  const text = safeForRunner(message);
  const hidden = { enumerable: false, configurable: true, writable: true };
  return Object.defineProperties(Object.assign(new Error(text), location), {
    name: { value: 'NavigationError', ...hidden },
    stack: { value: safeForRunner(stack), ...hidden },
    // Otherwise Node's `inspect` would add the stack and the properties.
    [inspect.custom]: { value: () => text, ...hidden },
  });
}

function commandFor({ root, given }: ReportInput, command: string, more: readonly string[] = []): string {
  const folder = prefixOf(root).replace(/\/$/, '') || undefined;
  return execCommand(`docs-json-nav ${siteCommand(command, folder, given, more)}`, folderFiles(process.cwd()));
}

/** Prefix that makes file names of a docs folder relative to the working directory. */
function prefixOf(root: string): string {
  const path = relativePath(process.cwd(), root);
  return path === '' ? '' : `${path}/`;
}
