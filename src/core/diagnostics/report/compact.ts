import { explainGroup } from '../../findings/catalogue.ts';
import { type Diagnostic, type Severity, severities } from '../../values/diagnostic.ts';
import { maxCodeLocations, maxCompactLocations, maxFullErrors } from '../../values/limits.ts';
import { groupBy, type NonEmptyArray } from '../../values/lists.ts';
import { createColors } from './colors.ts';
import { type Cause, groupByCause, hasVariedMessages } from './summary.ts';
import { displayWidth, escapeControls, wrap } from './text.ts';

const titles: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Notes' };

export interface CompactOptions {
  readonly color: boolean | undefined;
  readonly prefix: string;
  readonly width: number | undefined;
  readonly whole: (diagnostic: Diagnostic) => string;
  readonly link: (location: Diagnostic, text: string) => string;
}

type Colors = ReturnType<typeof createColors>;

function severityColors(colors: Colors) {
  return { error: colors.red, warning: colors.yellow, info: colors.blue };
}

/** Errors come last, because a terminal shows the end. */
const displayed: readonly Severity[] = [...severities].reverse();

/**
 * Formats many findings compactly, grouped by severity. Up to 5 errors are shown with code frames. All other findings
 * are listed by cause, largest cause first, then findings without a common cause by file. The number of listed warnings
 * and notes is limited for each code. A table of all codes comes last.
 *
 * @returns Text without a trailing line break. No message is truncated.
 */
export function formatCompactReport(
  diagnostics: readonly Diagnostic[],
  { color, prefix, width: columns, whole, link }: CompactOptions,
): string {
  const colors = createColors(color);
  const paint = severityColors(colors);
  let isHintShown = false;
  const parts = displayed.flatMap((severity) => {
    const ofSeverity = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (ofSeverity.length === 0) return [];
    const title = colors.bold(paint[severity](`${titles[severity]} (${ofSeverity.length})`));
    if (severity === 'error' && ofSeverity.length <= maxFullErrors) return [title, ...ofSeverity.map(whole)];
    const all = groupByCause(ofSeverity);
    const sorted = [
      ...all.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length),
      ...all.filter(({ length }) => length === 1),
    ];
    const { listed, hidden } = severity === 'error' ? { listed: sorted, hidden: new Map() } : limitByCode(sorted);
    const causes = listed.filter(({ length }) => length > 1);
    const rest = listed.flatMap((cause) => (cause.length > 1 ? [] : cause));
    const files = [...groupBy(rest, ({ file }) => file).values()];
    return [
      title,
      ...[...groupBy(causes, ([{ code }]) => code).values()]
        .sort((a, b) => countFindings(b) - countFindings(a))
        .map((ofCode) => formatCode(ofCode, severity)),
      ...files.map(formatFile),
      ...[...hidden].map(([code, number]) =>
        colors.dim(`and ${number.toLocaleString('en-US')} more ${code} (--verbose shows them)`),
      ),
    ];
  });
  return [...parts, formatTable(diagnostics, colors)].join('\n\n');

  function formatCode(causes: NonEmptyArray<Cause>, severity: Severity): string {
    const heading = `${paint[severity](`${countFindings(causes)} times`)} ${colors.dim(causes[0][0].code)}`;
    return [heading, ...causes.map((cause) => formatCause(cause, causes.length > 1))].join('\n');
  }

  function formatCause(cause: Cause, isOneOfSeveral: boolean): string {
    const [first] = cause;
    const isOneHelp = cause.every(({ help }) => help === first.help);
    const help = explainGroup(first.code, first.group) ?? (isOneHelp ? first.help : undefined);
    const count = isOneOfSeveral ? `${cause.length} of them: ` : '';
    const message = `${count}${hasVariedMessages(cause) ? '' : escapeControls(first.message)}`.trim();
    // If the messages of a cause differ, each location shows its message.
    const differs = cause.some(({ message }) => message !== first.message);
    const lines = [
      ...(message === '' ? [] : wrap(message, columns, '  ', 2)),
      ...(help === undefined ? [] : wrap(escapeControls(help), columns, `  ${colors.green('help')} `, 7)),
    ];
    for (const one of cause.slice(0, maxCompactLocations)) {
      const location = escapeControls(`${prefix}${one.file}:${one.line}:${one.column}`);
      const ownHelp = isOneHelp || one.link !== undefined ? '' : (one.help ?? '');
      const own = escapeControls(`${differs ? shortMessage(one) : ''} ${ownHelp}`.trim());
      const isLong = columns !== undefined && displayWidth(location + own) + 6 > columns;
      lines.push(`    ${colors.cyan(link(one, location))}${own === '' || isLong ? '' : `  ${own}`}`);
      if (isLong && own !== '') lines.push(...wrap(own, columns, '      ', 6));
    }
    const remaining = cause.length - maxCompactLocations;
    if (remaining > 0)
      lines.push(colors.dim(`    and ${remaining} more${isHintShown ? '' : ' (--verbose shows them)'}`));
    isHintShown ||= remaining > 0;
    return lines.join('\n');
  }

  function formatFile(findings: NonEmptyArray<Diagnostic>): string {
    const [first] = findings;
    const at = ({ line, column }: Diagnostic): string => `${line}:${column}`;
    const width = Math.max(...findings.map((finding) => at(finding).length));
    const code = Math.max(...findings.map((finding) => finding.code.length));
    const lines = findings.flatMap((finding) => {
      const prefixed = `  ${at(finding).padEnd(width)}  ${colors.dim(finding.code.padEnd(code))}  `;
      return wrap(escapeControls(shortMessage(finding)), columns, prefixed, width + code + 6);
    });
    return [colors.cyan(link(first, escapeControls(prefix + first.file))), ...lines].join('\n');
  }
}

function formatTable(all: readonly Diagnostic[], colors: Colors): string {
  const paint = severityColors(colors);
  const rows = [...groupBy(all, ({ severity, code }) => `${severity} ${code}`).values()].map((found) => ({
    ...{ severity: found[0].severity, code: found[0].code, number: found.length },
    fixes: found.filter(({ fixes }) => fixes?.isSure === true).length,
  }));
  const sorted = rows.sort(
    (a, b) => displayed.indexOf(a.severity) - displayed.indexOf(b.severity) || b.number - a.number,
  );
  const width = Math.max(...sorted.map(({ code }) => code.length));
  const number = Math.max(...sorted.map((row) => String(row.number).length));
  return sorted
    .map((row) => {
      const fixes = row.fixes === 0 ? '' : colors.dim(`  ${row.fixes} can be fixed`);
      const name = paint[row.severity](row.severity.padEnd('warning'.length));
      return `${name}  ${row.code.padEnd(width)}  ${String(row.number).padStart(number)}${fixes}`;
    })
    .join('\n');
}

function countFindings(causes: readonly Cause[]): number {
  return causes.reduce((sum, { length }) => sum + length, 0);
}

/**
 * Limits the causes of each code by their number of locations.
 *
 * @returns The listed causes, and the number of findings of the others by code.
 */
function limitByCode(causes: readonly Cause[]) {
  const locations = new Map<string, number>();
  const hidden = new Map<string, number>();
  const listed = causes.filter(({ length, 0: { code } }) => {
    const shown = locations.get(code) ?? 0;
    const isListed = shown < maxCodeLocations;
    if (isListed) locations.set(code, shown + Math.min(length, maxCompactLocations));
    else hidden.set(code, (hidden.get(code) ?? 0) + length);
    return isListed;
  });
  return { listed, hidden };
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
