import { explainGroup } from '../../findings/catalogue.ts';
import { type Diagnostic, type Severity, severities } from '../../values/diagnostic.ts';
import { maxCompactLocationsPerCause, maxErrorsWithFrames, maxLocationsPerCode } from '../../values/limits.ts';
import { groupBy, type NonEmptyArray } from '../../values/lists.ts';
import { type Colors, createColors, severityColors } from './colors.ts';
import { type CauseGroup, groupByCause, hasVariedMessages } from './summary.ts';
import { displayWidth, escapeControls, wrapText } from './text.ts';

const titles: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Notes' };

export interface CompactOptions {
  readonly color: boolean | undefined;
  readonly prefix: string;
  readonly width: number | undefined;
  readonly formatWithFrame: (diagnostic: Diagnostic) => string;
  readonly link: (location: Diagnostic, text: string) => string;
}

/** Errors come last, because a terminal shows the end. */
const displayOrder: readonly Severity[] = [...severities].reverse();

/**
 * Formats many findings compactly, grouped by severity. Up to 5 errors are shown with code frames. All other findings
 * are listed by cause, largest cause first, then findings without a common cause by file. The number of listed warnings
 * and notes is limited for each code. A table of all codes comes last.
 *
 * @returns Text without a trailing line break. No message is truncated.
 */
export function formatCompactReport(
  diagnostics: readonly Diagnostic[],
  { color, prefix, width: columns, formatWithFrame, link }: CompactOptions,
): string {
  const colors = createColors(color);
  const colorBySeverity = severityColors(colors);
  let isHintShown = false;
  const sections = displayOrder.flatMap((severity) => {
    const severityDiagnostics = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (severityDiagnostics.length === 0) return [];
    const title = colors.bold(colorBySeverity[severity](`${titles[severity]} (${severityDiagnostics.length})`));
    if (severity === 'error' && severityDiagnostics.length <= maxErrorsWithFrames)
      return [title, ...severityDiagnostics.map(formatWithFrame)];
    const allCauses = groupByCause(severityDiagnostics);
    const sortedCauses = [
      ...allCauses.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length),
      ...allCauses.filter(({ length }) => length === 1),
    ];
    const { listed, hidden: hiddenByCode } =
      severity === 'error' ? { listed: sortedCauses, hidden: new Map() } : limitByCode(sortedCauses);
    const causes = listed.filter(({ length }) => length > 1);
    const singleFindings = listed.flatMap((cause) => (cause.length > 1 ? [] : cause));
    const files = [...groupBy(singleFindings, ({ file }) => file).values()];
    return [
      title,
      ...[...groupBy(causes, ([{ code }]) => code).values()]
        .sort((a, b) => countFindings(b) - countFindings(a))
        .map((causesOfCode) => formatCode(causesOfCode, severity)),
      ...files.map(formatFile),
      ...[...hiddenByCode].map(([code, count]) =>
        colors.dim(`and ${count.toLocaleString('en-US')} more ${code} (--verbose shows them)`),
      ),
    ];
  });
  return [...sections, formatCodeTable(diagnostics, colors)].join('\n\n');

  function formatCode(causes: NonEmptyArray<CauseGroup>, severity: Severity): string {
    const heading = `${colorBySeverity[severity](`${countFindings(causes)} times`)} ${colors.dim(causes[0][0].code)}`;
    return [heading, ...causes.map((cause) => formatCause(cause, causes.length > 1))].join('\n');
  }

  function formatCause(cause: CauseGroup, isOneOfSeveral: boolean): string {
    const [first] = cause;
    const isHelpShared = cause.every(({ help }) => help === first.help);
    const help = explainGroup(first.code, first.group) ?? (isHelpShared ? first.help : undefined);
    const count = isOneOfSeveral ? `${cause.length} of them: ` : '';
    const message = `${count}${hasVariedMessages(cause) ? '' : escapeControls(first.message)}`.trim();
    // If the messages of a cause differ, each location shows its message.
    const hasDifferentMessages = cause.some(({ message }) => message !== first.message);
    const lines = [
      ...(message === '' ? [] : wrapText(message, columns, '  ', 2)),
      ...(help === undefined ? [] : wrapText(escapeControls(help), columns, `  ${colors.green('help')} `, 7)),
    ];
    for (const finding of cause.slice(0, maxCompactLocationsPerCause)) {
      const location = escapeControls(`${prefix}${finding.file}:${finding.line}:${finding.column}`);
      const findingHelp = isHelpShared || finding.link !== undefined ? '' : (finding.help ?? '');
      const text = hasDifferentMessages ? shortMessage(finding) : '';
      const details = escapeControls(text.endsWith(findingHelp) ? text : `${text} ${findingHelp}`.trim());
      const isLong = columns !== undefined && displayWidth(location + details) + 6 > columns;
      lines.push(`    ${colors.cyan(link(finding, location))}${details === '' || isLong ? '' : `  ${details}`}`);
      if (isLong && details !== '') lines.push(...wrapText(details, columns, '      ', 6));
    }
    const remaining = cause.length - maxCompactLocationsPerCause;
    if (remaining > 0)
      lines.push(colors.dim(`    and ${remaining} more${isHintShown ? '' : ' (--verbose shows them)'}`));
    isHintShown ||= remaining > 0;
    return lines.join('\n');
  }

  function formatFile(findings: NonEmptyArray<Diagnostic>): string {
    const [first] = findings;
    const formatPosition = ({ line, column }: Diagnostic): string => `${line}:${column}`;
    const width = Math.max(...findings.map((finding) => formatPosition(finding).length));
    const codeWidth = Math.max(...findings.map((finding) => finding.code.length));
    const lines = findings.flatMap((finding) => {
      const linePrefix = `  ${formatPosition(finding).padEnd(width)}  ${colors.dim(finding.code.padEnd(codeWidth))}  `;
      return wrapText(escapeControls(shortMessage(finding)), columns, linePrefix, width + codeWidth + 6);
    });
    return [colors.cyan(link(first, escapeControls(prefix + first.file))), ...lines].join('\n');
  }
}

function formatCodeTable(diagnostics: readonly Diagnostic[], colors: Colors): string {
  const colorBySeverity = severityColors(colors);
  const rows = [...groupBy(diagnostics, ({ severity, code }) => `${severity} ${code}`).values()].map((findings) => ({
    ...{ severity: findings[0].severity, code: findings[0].code, count: findings.length },
    fixes: findings.filter(({ fixes }) => fixes?.isSure === true).length,
  }));
  const sorted = rows.sort(
    (a, b) => displayOrder.indexOf(a.severity) - displayOrder.indexOf(b.severity) || b.count - a.count,
  );
  const codeWidth = Math.max(...sorted.map(({ code }) => code.length));
  const countWidth = Math.max(...sorted.map((row) => String(row.count).length));
  return sorted
    .map((row) => {
      const fixes = row.fixes === 0 ? '' : colors.dim(`  ${row.fixes} can be fixed`);
      const name = colorBySeverity[row.severity](row.severity.padEnd('warning'.length));
      return `${name}  ${row.code.padEnd(codeWidth)}  ${String(row.count).padStart(countWidth)}${fixes}`;
    })
    .join('\n');
}

function countFindings(causes: readonly CauseGroup[]): number {
  return causes.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Limits the causes of each code by their number of locations.
 *
 * @returns The listed causes, and the number of findings of the others by code.
 */
function limitByCode(causes: readonly CauseGroup[]) {
  const listedLocations = new Map<string, number>();
  const hiddenByCode = new Map<string, number>();
  const listedCauses = causes.filter(({ length, 0: { code } }) => {
    const listedCount = listedLocations.get(code) ?? 0;
    const isListed = listedCount < maxLocationsPerCode;
    if (isListed) listedLocations.set(code, listedCount + Math.min(length, maxCompactLocationsPerCause));
    else hiddenByCode.set(code, (hiddenByCode.get(code) ?? 0) + length);
    return isListed;
  });
  return { listed: listedCauses, hidden: hiddenByCode };
}

function shortMessage({ message, link, help }: Diagnostic): string {
  if (link === undefined) return help?.startsWith('Did you mean') === true ? `${message} ${help}` : message;
  const { target, resolved, suggestions } = link;
  const hint = suggestions.length === 0 ? '' : ` -> ${suggestions.join(' or ')}?`;
  const path = target.replace(/[?#].*$/s, '').replace(/\/$/, '');
  const isClear = path === resolved || path === '' || resolved.includes('#') || suggestions[0] === resolved;
  const resolvedNote = isClear ? '' : ` (${resolved})`;
  return target + resolvedNote + hint;
}
