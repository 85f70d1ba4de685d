import { type Diagnostic, severities } from '../../values/diagnostic.ts';
import { maxFindingsWithFrames, maxLocationsPerCause } from '../../values/limits.ts';
import { getOrCreate } from '../../values/lists.ts';
import { createColors, severityColors } from './colors.ts';
import { formatCompactReport } from './compact.ts';
import { type CauseGroup, groupByCause } from './summary.ts';
import { displayWidth, escapeControls, pluralize, wrapText } from './text.ts';

export interface Reported {
  readonly diagnostics: readonly Diagnostic[];
  readonly sources: ReadonlyMap<string, string>;
}

/** Turns the text of a location into a terminal link. `file` is relative to the docs folder. */
export type LocationLink = (location: { readonly file: string; readonly line: number }, text: string) => string;

export interface PrettyOptions {
  /** Default: depends on the terminal, `NO_COLOR` and `FORCE_COLOR`. */
  readonly color?: boolean;
  /** Prefix that turns names of files in the docs folder into paths that a terminal can open. Default: empty. */
  readonly prefix?: string;
  /** Terminal width in columns for wrapping. Default: no wrapping. */
  readonly width?: number | undefined;
  /** Shows every finding with its code frame and help, and groups none. Default: false. */
  readonly verbose?: boolean;
  /** Creates links for terminals that support them. Default: locations are plain text. */
  readonly link?: LocationLink | undefined;
}

/**
 * Formats diagnostics for a terminal: message, location, code frame and help. More than 30 diagnostics get a compact
 * report with few code frames, unless `verbose` is set.
 *
 * @returns Text without a trailing line break; empty if there are no diagnostics.
 */
export function formatDiagnostics({ diagnostics, sources }: Reported, options: PrettyOptions = {}): string {
  const link: LocationLink = options.link ?? ((_, text) => text);
  const colors = createColors(options.color);
  const colorBySeverity = severityColors(colors);
  const prefix = options.prefix ?? '';
  const locationText = (location: { file: string; line: number; column: number }): string =>
    link(location, escapeControls(`${prefix}${location.file}:${location.line}:${location.column}`));

  const sourceLines = new Map<string, readonly string[]>();
  if (diagnostics.length > maxFindingsWithFrames && options.verbose !== true) {
    const formatWithFrame = (diagnostic: Diagnostic): string => formatCauseBlock([diagnostic]);
    return formatCompactReport(diagnostics, {
      color: options.color,
      prefix,
      width: options.width,
      formatWithFrame,
      link,
    });
  }
  // Errors come last, because a terminal shows the end.
  const groups = options.verbose === true ? diagnostics.map((item): CauseGroup => [item]) : groupByCause(diagnostics);
  return groups
    .toSorted(([a], [b]) => severities.indexOf(b.severity) - severities.indexOf(a.severity))
    .map(formatCauseBlock)
    .join('\n\n');

  function formatCauseBlock([first, ...otherFindings]: CauseGroup): string {
    const { severity, code, message, help, related } = first;
    const lines = [
      `${colors.bold(colorBySeverity[severity](severity))} ${colors.dim(code)} ${colors.cyan(locationText(first))}`,
    ];
    lines.push(...wrapText(escapeControls(message), options.width, '  ', 2));
    const frame = codeFrame(
      first,
      getOrCreate(sourceLines, first.file, () => sources.get(first.file)?.split('\n') ?? []),
      { dim: colors.dim, mark: colorBySeverity[severity] },
      // Code frames are indented by one space.
      options.width && options.width - 1,
    );
    if (frame !== '') lines.push(...frame.split('\n').map((line) => ` ${line}`));
    for (const relatedLocation of related)
      lines.push(
        `  ${colors.dim('see')}  ${colors.cyan(locationText(relatedLocation))} ${escapeControls(relatedLocation.message)}`,
      );
    if (help !== undefined)
      lines.push(...wrapText(escapeControls(help), options.width, `  ${colors.green('help')} `, 7));
    if (otherFindings.length > 0) lines.push(...formatOtherFindings(first, otherFindings));
    return lines.join('\n');
  }

  function formatOtherFindings(first: Diagnostic, otherFindings: readonly Diagnostic[]): string[] {
    const differingMessage = ({ message }: Diagnostic): string =>
      message === first.message ? '' : ` ${escapeControls(message)}`;
    const differingHelp = ({ help }: Diagnostic): string =>
      help === undefined || help === first.help ? '' : ` ${escapeControls(help)}`;
    const listedLines = otherFindings
      .slice(0, maxLocationsPerCause)
      .map((other) => `    ${colors.cyan(locationText(other))}${differingMessage(other)}${differingHelp(other)}`);
    const hiddenCount = otherFindings.length - listedLines.length;
    const heading = `  ${colors.dim('also')} ${pluralize(otherFindings.length, 'more place')} of the same kind:`;
    return hiddenCount > 0
      ? [heading, ...listedLines, `    ${colors.dim(`and ${hiddenCount} more (--verbose shows them)`)}`]
      : [heading, ...listedLines];
  }
}

export interface FrameStyle {
  readonly dim: (text: string) => string;
  readonly mark: (text: string) => string;
}

const plainStyle: FrameStyle = { dim: (text) => text, mark: (text) => text };

const contextLinesBefore = 2;
const [maxColumns, minColumns] = [100, 20];

/**
 * Formats the lines around a finding and underlines its range.
 *
 * @param source Lines of the file, with or without carriage returns.
 * @param maxLineWidth Maximum width of a line including its number. Default: 100 columns of text.
 * @returns Lines without a trailing line break; empty if the file doesn't contain the line of the finding.
 */
export function codeFrame(
  diagnostic: Diagnostic,
  source: readonly string[],
  style: FrameStyle = plainStyle,
  maxLineWidth = Number.POSITIVE_INFINITY,
): string {
  const { line, column, endLine, endColumn } = diagnostic;
  const firstLine = Math.max(1, line - contextLinesBefore);
  const lines = source.slice(firstLine - 1, line + 1).map((text) => text.replace(/\r$/, ''));
  const markedLine = lines[line - firstLine];
  const isEmptyFile = source.length === 1 && source[0] === '';
  if (markedLine === undefined || isEmptyFile) return '';
  const lastLine = firstLine + lines.length - 1;
  const lineNumberWidth = String(lastLine).length;
  const textWidth = Math.max(
    minColumns,
    Math.min(maxColumns, maxLineWidth - lineNumberWidth - ' '.length - ' | '.length),
  );
  const firstColumn = Math.max(0, Math.min(column - 1 - Math.floor(textWidth / 4), markedLine.length - textWidth));

  const output: string[] = [];
  for (const [index, text] of lines.entries()) {
    const lineNumber = firstLine + index;
    const visiblePart = cutLine(text, firstColumn, textWidth);
    const visibleText = escapeControls(visiblePart);
    if (lineNumber !== line) {
      if (visibleText.trim() !== '')
        output.push(style.dim(` ${String(lineNumber).padStart(lineNumberWidth)} | ${visibleText}`));
      continue;
    }
    output.push(`${style.dim(` ${String(lineNumber).padStart(lineNumberWidth)} |`)} ${visibleText}`);
    const markStart = column - 1 - firstColumn;
    const indent = displayWidth(escapeControls(visiblePart.slice(0, markStart)));
    const markEnd = endLine === line ? endColumn - 1 : markedLine.length;
    const markWidth = displayWidth(
      escapeControls(visiblePart.slice(markStart, Math.max(markEnd - firstColumn, markStart + 1))),
    );
    output.push(
      `${style.dim(` ${' '.repeat(lineNumberWidth)} |`)} ${' '.repeat(indent)}${style.mark('^'.repeat(Math.max(markWidth, 1)))}`,
    );
  }
  return output.join('\n');
}

/** Cuts a line to a width. An ellipsis replaces the first or last character at a side where more than spaces is cut. */
function cutLine(text: string, start: number, width: number): string {
  const part = text.slice(start, start + width);
  const isStartCut = part !== '' && text.slice(0, start).trim() !== '';
  const isEndCut = text.slice(start + width).trim() !== '';
  return `${isStartCut ? '…' : part.slice(0, 1)}${part.slice(1, isEndCut ? -1 : undefined)}${isEndCut ? '…' : ''}`;
}
