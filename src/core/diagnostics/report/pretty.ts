import type { Diagnostic, Severity } from '../../values/diagnostic.ts';
import { getOrMake } from '../../values/lists.ts';
import { type Cause, causesOf } from './causes.ts';
import { colorsFor } from './colors.ts';
import { codeFrame } from './frame.ts';
import { formatMany } from './many.ts';
import { count, printable, wrap } from './text.ts';

/** What a report for people is made of. */
export interface Reported {
  readonly diagnostics: readonly Diagnostic[];
  /** Texts by file, for the code frames. */
  readonly sources: ReadonlyMap<string, string>;
}

/** Makes the text of a place a link to it. `file` counts from the docs folder. */
export type PlaceLink = (place: { readonly file: string; readonly line: number }, text: string) => string;

export interface PrettyOptions {
  /** Default: as the terminal and NO_COLOR, FORCE_COLOR say. */
  readonly color?: boolean;
  /** What is before the names of files, so that a terminal can open them. Default: nothing. */
  readonly prefix?: string;
  /** Columns of the terminal, so that no word is broken. Default: lines are as long as their text. */
  readonly width?: number | undefined;
  /** Every finding with the lines meant, however many there are. Default: false. */
  readonly verbose?: boolean;
  /** For terminals that follow links. Default: places are plain text. */
  readonly link?: PlaceLink | undefined;
}

/** More findings than this are told a line each, unless somebody wants to see more. */
const few = 30;

/** How many places of one cause are named, unless somebody wants to see more. */
const placesListed = 8;

/**
 * Diagnostics as people read them: what, where, the lines meant, and what to do; of many, a line each.
 *
 * @returns Text without a line break at the end; empty if there is nothing to say.
 */
export function formatDiagnostics({ diagnostics, sources }: Reported, options: PrettyOptions = {}): string {
  const link: PlaceLink = options.link ?? ((_, text) => text);
  const colors = colorsFor(options.color);
  const paint: Record<Severity, (text: string) => string> = {
    error: colors.red,
    warning: colors.yellow,
    info: colors.blue,
  };
  const prefix = options.prefix ?? '';
  const at = (place: { file: string; line: number; column: number }): string =>
    link(place, printable(`${prefix}${place.file}:${place.line}:${place.column}`));

  const sourceLines = new Map<string, readonly string[]>();
  if (diagnostics.length > few && options.verbose !== true) {
    const whole = (diagnostic: Diagnostic): string => block([diagnostic]);
    return formatMany(diagnostics, { color: options.color, prefix, width: options.width, whole, link });
  }
  return causesOf(diagnostics).map(block).join('\n\n');

  function block([first, ...others]: Cause): string {
    const { severity, code, message, help, related } = first;
    const lines = [`${colors.bold(paint[severity](severity))} ${colors.dim(code)} ${colors.cyan(at(first))}`];
    lines.push(...wrap(printable(message), options.width, '  ', 2));
    const frame = codeFrame(
      first,
      getOrMake(sourceLines, first.file, () => sources.get(first.file)?.split('\n') ?? []),
      { dim: colors.dim, mark: paint[severity] },
      // Each of its lines gets a space before it.
      options.width && options.width - 1,
    );
    if (frame !== '') lines.push(...frame.split('\n').map((line) => ` ${line}`));
    for (const other of related)
      lines.push(`  ${colors.dim('see')}  ${colors.cyan(at(other))} ${printable(other.message)}`);
    if (help !== undefined) lines.push(...wrap(printable(help), options.width, `  ${colors.green('help')} `, 7));
    if (others.length > 0) lines.push(...more(first, others));
    return lines.join('\n');
  }

  function more(first: Diagnostic, others: readonly Diagnostic[]): string[] {
    const said = ({ message }: Diagnostic): string => (message === first.message ? '' : ` ${printable(message)}`);
    // What one of them alone was meant to be is said beside it.
    const own = ({ help, fixes }: Diagnostic): string =>
      fixes === undefined || help === undefined || help === first.help ? '' : ` ${printable(help)}`;
    const listed = others
      .slice(0, options.verbose === true ? others.length : placesListed)
      .map((other) => `    ${colors.cyan(at(other))}${said(other)}${own(other)}`);
    const left = others.length - listed.length;
    const head = `  ${colors.dim('also')} ${count(others.length, 'more place')} of the same kind:`;
    return left > 0
      ? [head, ...listed, `    ${colors.dim(`and ${left} more (--verbose shows them)`)}`]
      : [head, ...listed];
  }
}
