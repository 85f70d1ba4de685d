import { appendFileSync } from 'node:fs';
import {
  type Cause,
  causesOf,
  count,
  formatMarkdown,
  type LineAddress,
  printable,
  printableLines,
  type Report,
  sentencesOf,
  withoutRunnerCommands,
} from '../../core/diagnostics.ts';
import { fileError } from '../../core/host.ts';
import { encodePath } from '../../core/links.ts';
import { type Diagnostic, type Severity, severities } from '../../core/values.ts';

/** Annotations of one level that GitHub shows for a step: what comes after them is dropped without a word. */
const mostShown = 10;

/** What GitHub calls the levels. */
const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/** A line of a file, and what GitHub shows there. */
interface Annotation {
  readonly at: Diagnostic;
  readonly title: string;
  readonly text: string;
}

/**
 * Workflow commands of GitHub Actions that annotate the lines at fault: one for each cause, and no more than GitHub shows.
 * If they leave findings out, a folded group of the log lists every one.
 *
 * @returns Text without a line break at the end; empty if there is nothing to say.
 */
export function formatGithub({ diagnostics, prefix }: Pick<Report, 'diagnostics' | 'prefix'>): string {
  const lines = severities.flatMap((severity) =>
    annotationsOf(diagnostics.filter((diagnostic) => diagnostic.severity === severity)).map(commandOf),
  );
  if (lines.length === diagnostics.length) return lines.join('\n');
  return [...lines, `::group::All ${diagnostics.length} findings`, ...diagnostics.map(logLine), '::endgroup::'].join(
    '\n',
  );

  function commandOf({ at, title, text }: Annotation): string {
    const { file, line, column, endLine, endColumn, severity } = at;
    // GitHub takes columns only if the lines are the same.
    const columns = line === endLine ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {};
    const properties = { file: prefix + file, line, endLine, ...columns, title };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${propertyText(String(value))}`);
    return `::${levels[severity]} ${list.join(',')}::${dataText(text)}`;
  }

  function logLine(diagnostic: Diagnostic): string {
    const { severity, code, file, line, column } = diagnostic;
    const text = `${severity} ${code} ${prefix}${file}:${line}:${column} ${sentencesOf(diagnostic)}`;
    return withoutRunnerCommands(printable(text));
  }
}

/** The annotations of one level: one for each cause, as far as they go. */
function annotationsOf(diagnostics: readonly Diagnostic[]): Annotation[] {
  const causes = causesOf(diagnostics);
  if (causes.length <= mostShown) return causes.map(annotationOf);
  const left = causes.slice(mostShown - 1).flat();
  const more = left.slice(0, 1).map((at) => ({
    at,
    title: count(left.length, 'more finding'),
    text: 'The log and the summary of this job list them.',
  }));
  return [...causes.slice(0, mostShown - 1).map(annotationOf), ...more];
}

function annotationOf(cause: Cause): Annotation {
  const [at] = cause;
  const text = [at.message, at.help].filter((part) => part !== undefined).join('\n');
  return { at, title: cause.length === 1 ? at.code : `${at.code} (${cause.length} times)`, text };
}

/** Text after the `::` of a command. */
function dataText(text: string): string {
  return printableLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/** The value of one of a command's properties. */
function propertyText(text: string): string {
  return dataText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Adds a report to the summary of a step of GitHub Actions; elsewhere nothing happens.
 *
 * @throws FileError if the summary cannot be written.
 */
export function writeStepSummary(report: Report): void {
  const path = process.env.GITHUB_STEP_SUMMARY;
  if (path === undefined || path === '') return;
  try {
    appendFileSync(path, `${formatMarkdown(report, githubLines())}\n\n`);
  } catch (error) {
    throw fileError(error, 'cannot be written', path);
  }
}

/** Where a run of GitHub Actions can show the lines of the commit that it checks; undefined elsewhere. */
function githubLines(): LineAddress | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  if (server === undefined || repository === undefined || commit === undefined) return undefined;
  return (file, line) => `${server}/${repository}/blob/${commit}/${encodePath(file)}?plain=1#L${line}`;
}
