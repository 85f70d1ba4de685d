import { join } from 'node:path';
import { inspect } from 'node:util';
import { escapeRunnerCommands, formatDiagnostics, formatFixable, passes, summarize } from '../core/diagnostics.ts';
import { joinWithAnd } from '../core/findings.ts';
import { createFolderFiles, execCommand, relativePath } from '../core/host.ts';
import { siteCommand } from '../core/options.ts';
import type { Diagnostic } from '../core/values.ts';
import type { ResolvedSite } from './resolve.ts';

type ReportInput = Pick<
  ResolvedSite,
  'diagnostics' | 'maxWarnings' | 'root' | 'sources' | 'callerOptions' | 'configFiles'
>;

export interface BuildMessage {
  /** Report with code frames. File paths are relative to the working directory, so terminals can open them. */
  readonly text: string;
  /** The first error, or the first warning if there are no errors. */
  readonly firstFinding: Diagnostic;
}

export interface Logger {
  warn(text: string): void;
  error(text: string): void;
  /** Prints the report of a failing site. Default: `error`. */
  printFailure?(text: string): void;
}

export const stderrLogger: Logger = {
  warn: (text) => void process.stderr.write(sanitizeForRunner(text)),
  error: (text) => void process.stderr.write(sanitizeForRunner(text)),
};

/** In GitHub Actions, removes workflow commands from text: the runner executes commands in the output of bundlers. */
export function sanitizeForRunner(text: string): string {
  return process.env.GITHUB_ACTIONS ? escapeRunnerCommands(text) : text;
}

/**
 * Formats the report of a site. Returns `undefined` if there are no findings.
 *
 * @param footer Last lines of the report. Default: the next steps.
 */
export function formatBuildMessage(
  site: ReportInput,
  color?: boolean,
  footer = formatNextSteps(site),
): BuildMessage | undefined {
  const { diagnostics, root } = site;
  const firstFinding = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  if (firstFinding === undefined) return undefined;
  const prefix = docsPathPrefix(root);
  const report = formatDiagnostics(site, color === undefined ? { prefix } : { prefix, color });
  const areas = joinWithAnd([...countAreas(site).keys()].map((area) => `the ${area}`));
  const footerText = footer === '' ? '' : `\n${footer}\n`;
  return {
    text: sanitizeForRunner(`${summarize(site)} in ${areas}\n\n${report}\n${footerText}`),
    firstFinding: firstFinding,
  };
}

/**
 * Suggests commands in at most four lines. They end the report, because a terminal shows the end of long output.
 *
 * @param flags Flags that `check` needs to report the same findings. Default: none.
 */
export function formatNextSteps(site: ReportInput, flags: readonly string[] = []): string {
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
  const classifyArea = (file: string): string => {
    if (/\.mdx?$/i.test(file)) return 'pages';
    if (configFiles.includes(file) || file === 'docs.json') return 'navigation';
    return /\.(?:json|ya?ml)$/i.test(file) ? 'specifications' : 'other files';
  };
  const counts = new Map(['pages', 'navigation', 'specifications', 'other files'].map((area) => [area, 0]));
  for (const { file } of diagnostics) counts.set(classifyArea(file), (counts.get(classifyArea(file)) ?? 0) + 1);
  return new Map([...counts].filter(([, count]) => count > 0));
}

/** Location of the first error in the format of Rollup's errors, which other bundlers understand too. */
export function errorLocationOf(site: ReportInput): ErrorLocation | undefined {
  const finding = formatBuildMessage(site, false)?.firstFinding;
  if (finding === undefined) return undefined;
  const { file: name, line, column } = finding;
  // Bundlers only print the path and don't open the file, so it is safe to change the path.
  const file = sanitizeForRunner(join(site.root, name));
  return { id: file, loc: { file, line, column } };
}

export interface ErrorLocation {
  /** Absolute path. */
  readonly id: string;
  /** 1-based line and column. */
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
}

/** Report of a failing site, for an overlay or an error page; `undefined` if the site passes. */
export function formatFailureReport(site: ResolvedSite): string | undefined {
  return site.ok ? undefined : formatBuildMessage(site, false)?.text;
}

/**
 * Creates the error that fails a build. By default the error has no stack, because the fault is in the site.
 *
 * @param stack Text for a bundler that shows only the stack. Default: empty.
 */
export function createBuildError(message: string, location: ErrorLocation | undefined, stack = ''): Error {
  const text = sanitizeForRunner(message);
  const nonEnumerable = { enumerable: false, configurable: true, writable: true };
  return Object.defineProperties(Object.assign(new Error(text), location), {
    name: { value: 'NavigationError', ...nonEnumerable },
    stack: { value: sanitizeForRunner(stack), ...nonEnumerable },
    // Otherwise Node's `inspect` would add the stack and the properties.
    [inspect.custom]: { value: () => text, ...nonEnumerable },
  });
}

function commandFor({ root, callerOptions }: ReportInput, command: string, flags: readonly string[] = []): string {
  const folder = docsPathPrefix(root).replace(/\/$/, '') || undefined;
  return execCommand(
    `docs-json-nav ${siteCommand(command, folder, callerOptions, flags)}`,
    createFolderFiles(process.cwd()),
  );
}

/** Prefix that makes file names of a docs folder relative to the working directory. */
function docsPathPrefix(root: string): string {
  const path = relativePath(process.cwd(), root);
  return path === '' ? '' : `${path}/`;
}
