import { type Diagnostic, type Severity, severities } from '../../values/diagnostic.ts';
import { groupBy, type Some } from '../../values/lists.ts';
import { type Cause, causesOf } from './causes.ts';
import { colorsFor } from './colors.ts';
import { columnsOf, printable, wrap } from './text.ts';

/** How many places of one cause are named. */
const placesNamed = 3;

/** Errors that are no more than this are told with their lines: what fails the build is what people look for. */
const fewErrors = 5;

const titles: Readonly<Record<Severity, string>> = { error: 'Errors', warning: 'Warnings', info: 'Notes' };

export interface ManyOptions {
  readonly color: boolean | undefined;
  /** What is before the names of files. */
  readonly prefix: string;
  /** Columns of the terminal; undefined if there is none. */
  readonly width: number | undefined;
  /** A finding with its lines, for errors that are few. */
  readonly whole: (diagnostic: Diagnostic) => string;
  /** Makes the text of a place a link to it, or leaves it as it is. */
  readonly link: (place: Diagnostic, text: string) => string;
}

/**
 * Many findings for people: errors before warnings before notes, a few errors with their lines. In each, the causes
 * with the most places come first, then a line for each of the rest under its file. A table of all is at the end, where
 * a terminal stops.
 *
 * @returns Text without a line break at the end. Nothing in it is cut.
 */
export function formatMany(
  diagnostics: readonly Diagnostic[],
  { color, prefix, width: columns, whole, link }: ManyOptions,
): string {
  const colors = colorsFor(color);
  const paint = { error: colors.red, warning: colors.yellow, info: colors.blue };
  let toldHow = false;
  const parts = severities.flatMap((severity) => {
    const own = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (own.length === 0) return [];
    const title = colors.bold(paint[severity](`${titles[severity]} (${own.length})`));
    if (severity === 'error' && own.length <= fewErrors) return [title, ...own.map(whole)];
    const all = causesOf(own);
    const causes = all.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length);
    const rest = all.flatMap((cause) => (cause.length > 1 ? [] : cause));
    const files = [...groupBy(rest, ({ file }) => file).values()];
    return [title, ...causes.map((cause) => formatCause(cause, severity)), ...files.map(formatFile)];
  });
  return [...parts, formatTable(diagnostics)].join('\n\n');

  function formatCause(cause: Cause, severity: Severity): string {
    const [first] = cause;
    const lines = [
      `${paint[severity](`${cause.length} times`)} ${colors.dim(first.code)}`,
      ...wrap(printable(first.message), columns, '  ', 2),
      ...(first.help === undefined ? [] : wrap(printable(first.help), columns, `  ${colors.green('help')} `, 7)),
    ];
    // What differs from place to place is told with it.
    const differs = cause.some(({ message }) => message !== first.message);
    for (const one of cause.slice(0, placesNamed)) {
      const place = printable(`${prefix}${one.file}:${one.line}:${one.column}`);
      const said = differs ? printable(lineOf(one)) : '';
      const isLong = columns !== undefined && columnsOf(place + said) + 6 > columns;
      lines.push(`    ${colors.cyan(link(one, place))}${said === '' || isLong ? '' : `  ${said}`}`);
      if (isLong && said !== '') lines.push(...wrap(said, columns, '      ', 6));
    }
    const left = cause.length - placesNamed;
    if (left > 0) lines.push(colors.dim(`    and ${left} more${toldHow ? '' : ' (--verbose shows them)'}`));
    toldHow ||= left > 0;
    return lines.join('\n');
  }

  function formatFile(findings: Some<Diagnostic>): string {
    const [first] = findings;
    const at = ({ line, column }: Diagnostic): string => `${line}:${column}`;
    const width = Math.max(...findings.map((finding) => at(finding).length));
    const code = Math.max(...findings.map((finding) => finding.code.length));
    const lines = findings.flatMap((finding) => {
      const before = `  ${at(finding).padEnd(width)}  ${colors.dim(finding.code.padEnd(code))}  `;
      return wrap(printable(lineOf(finding)), columns, before, width + code + 6);
    });
    return [colors.cyan(link(first, printable(prefix + first.file))), ...lines].join('\n');
  }

  function formatTable(all: readonly Diagnostic[]): string {
    const rows = [...groupBy(all, ({ severity, code }) => `${severity} ${code}`).values()].map((found) => ({
      ...{ severity: found[0].severity, code: found[0].code, number: found.length },
      fixes: found.filter(({ fixes }) => fixes?.isSure === true).length,
    }));
    const sorted = rows.sort(
      (a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity) || b.number - a.number,
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
}

/** Of a link, where it leads and what may be meant; else the whole sentence. */
function lineOf({ message, link, help }: Diagnostic): string {
  if (link === undefined) return help?.startsWith('Did you mean') === true ? `${message} ${help}` : message;
  const { target, resolved, suggestions } = link;
  const meant = suggestions.length === 0 ? '' : ` -> ${suggestions.join(' or ')}?`;
  const path = target.replace(/[?#].*$/s, '').replace(/\/$/, '');
  const isClear = path === resolved || path === '' || resolved.includes('#') || suggestions[0] === resolved;
  const looked = isClear ? '' : ` (${resolved})`;
  return target + looked + meant;
}
