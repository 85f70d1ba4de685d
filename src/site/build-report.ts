import { join } from 'node:path';
import { inspect } from 'node:util';
import { formatDiagnostics, formatFixable, summarize } from '../core/diagnostics.ts';
import { execute, folderFiles, relativePath } from '../core/host.ts';
import { siteCommand } from '../core/options.ts';
import type { Diagnostic } from '../core/values.ts';
import type { ResolvedSite } from './resolve.ts';

/** What a report is made of. */
type Reported = Pick<ResolvedSite, 'diagnostics' | 'maxWarnings' | 'root' | 'sources' | 'given'>;

/** What a build says of a site that it cannot go on with, or that it warns of. */
export interface BuildMessage {
  /** The report, with code frames. Files are named from the working directory, so that a terminal opens them. */
  readonly text: string;
  /** The first diagnostic that fails the build; of warnings, the first. */
  readonly first: Diagnostic;
}

/** Where a generator or a bundler prints. */
export interface Log {
  warn(text: string): void;
  error(text: string): void;
  /** What is wrong with a site. Default: printed as any error. */
  fault?(text: string): void;
}

/** A log for generators that have none: standard error. */
export const standardError: Log = {
  warn: (text) => void process.stderr.write(text),
  error: (text) => void process.stderr.write(text),
};

/**
 * The report of a site; undefined if there is nothing to say.
 *
 * @param where What the faults are in.
 */
export function buildMessage(
  site: Reported,
  color?: boolean,
  where: 'navigation' | 'pages' = 'navigation',
): BuildMessage | undefined {
  const { diagnostics, root } = site;
  const first = diagnostics.find(({ severity }) => severity === 'error') ?? diagnostics[0];
  if (first === undefined) return undefined;
  const prefix = prefixOf(root);
  const report = formatDiagnostics(site, color === undefined ? { prefix } : { prefix, color });
  const fixable = where === 'navigation' ? formatFixable(diagnostics, fixCommand(site)) : '';
  const end = fixable === '' ? '' : `\n${fixable}\n`;
  return { text: `${summarize(site)} in the ${where}\n\n${report}\n${end}`, first };
}

/** Where the first problem of a site is, in the form of Rollup's errors, which other bundlers understand too. */
export function placeOf(site: Reported): ErrorPlace | undefined {
  const first = buildMessage(site, false)?.first;
  if (first === undefined) return undefined;
  const { file: name, line, column } = first;
  const file = join(site.root, name);
  return { id: file, loc: { file, line, column } };
}

export interface ErrorPlace {
  /** Absolute path. */
  readonly id: string;
  /** Line and column count from 1. */
  readonly loc: { readonly file: string; readonly line: number; readonly column: number };
}

/** The report of a site that fails, for an overlay or a page; undefined if it passes. */
export function faultOf(site: ResolvedSite): string | undefined {
  return site.ok ? undefined : buildMessage(site, false)?.text;
}

/**
 * The error that fails a build. It carries no stack: the fault is the site's, and where it is is in the text.
 *
 * @param stack For a bundler that shows nothing but the stack. Default: none.
 */
export function failure(text: string, place: ErrorPlace | undefined, stack = ''): Error {
  const hidden = { enumerable: false, configurable: true, writable: true };
  return Object.defineProperties(Object.assign(new Error(text), place), {
    name: { value: 'NavigationError', ...hidden },
    stack: { value: stack, ...hidden },
    // What prints an error by Node's `inspect` prints the report alone.
    [inspect.custom]: { value: () => text, ...hidden },
  });
}

/** The command line that fixes what has one right answer, as somebody types it where the build runs. */
function fixCommand({ root, given }: Reported): string {
  const folder = prefixOf(root).replace(/\/$/, '') || undefined;
  return execute(`docs-json-nav ${siteCommand('fix', folder, given)}`, folderFiles(process.cwd()));
}

/** What a file name of a docs folder needs in front of it to be found from the working directory. */
function prefixOf(root: string): string {
  const path = relativePath(process.cwd(), root);
  return path === '' ? '' : `${path}/`;
}
