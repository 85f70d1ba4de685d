import { appendFileSync } from 'node:fs';
import {
  type Cause,
  escapeControls,
  escapeControlsInLines,
  formatMarkdown,
  groupByCause,
  type LineUrl,
  messageWithHelp,
  pluralize,
  type ReportInput,
  withoutRunnerCommands,
} from '../../core/diagnostics.ts';
import { toFileError } from '../../core/host.ts';
import { encodePath } from '../../core/links.ts';
import { type Diagnostic, maxGithubAnnotations, type Severity, severities } from '../../core/values.ts';

const levels: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

interface Annotation {
  readonly at: Diagnostic;
  readonly title: string;
  readonly text: string;
}

/**
 * Formats findings as workflow commands of GitHub Actions: one annotation per cause, up to GitHub's limit. If findings
 * have no annotation, a folded group in the log lists all findings.
 *
 * @returns Text without a trailing line break. Empty without findings.
 */
export function formatGithub({ diagnostics, prefix }: Pick<ReportInput, 'diagnostics' | 'prefix'>): string {
  const lines = severities.flatMap((severity) =>
    annotationsOf(diagnostics.filter((diagnostic) => diagnostic.severity === severity)).map(commandOf),
  );
  if (lines.length === diagnostics.length) return lines.join('\n');
  return [...lines, `::group::All ${diagnostics.length} findings`, ...diagnostics.map(logLine), '::endgroup::'].join(
    '\n',
  );

  function commandOf({ at, title, text }: Annotation): string {
    const { file, line, column, endLine, endColumn, severity } = at;
    // GitHub accepts columns only for a single line.
    const columns = line === endLine ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {};
    const properties = { file: prefix + file, line, endLine, ...columns, title };
    const list = Object.entries(properties).map(([name, value]) => `${name}=${propertyText(String(value))}`);
    return `::${levels[severity]} ${list.join(',')}::${dataText(text)}`;
  }

  function logLine(diagnostic: Diagnostic): string {
    const { severity, code, file, line, column } = diagnostic;
    const text = `${severity} ${code} ${prefix}${file}:${line}:${column} ${messageWithHelp(diagnostic)}`;
    return withoutRunnerCommands(escapeControls(text));
  }
}

function annotationsOf(diagnostics: readonly Diagnostic[]): Annotation[] {
  const causes = groupByCause(diagnostics);
  if (causes.length <= maxGithubAnnotations) return causes.map(annotationOf);
  const remaining = causes.slice(maxGithubAnnotations - 1).flat();
  const more = remaining.slice(0, 1).map((at) => ({
    at,
    title: pluralize(remaining.length, 'more finding'),
    text: 'The log and the summary of this job list them.',
  }));
  return [...causes.slice(0, maxGithubAnnotations - 1).map(annotationOf), ...more];
}

function annotationOf(cause: Cause): Annotation {
  const [at] = cause;
  const text = [at.message, at.help].filter((part) => part !== undefined).join('\n');
  return { at, title: cause.length === 1 ? at.code : `${at.code} (${cause.length} times)`, text };
}

function dataText(text: string): string {
  return escapeControlsInLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function propertyText(text: string): string {
  return dataText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/**
 * Appends a report to the step summary of GitHub Actions. Does nothing elsewhere.
 *
 * @throws FileError if the summary can't be written.
 */
export function writeStepSummary(report: ReportInput): void {
  const path = process.env.GITHUB_STEP_SUMMARY;
  if (path === undefined || path === '') return;
  try {
    appendFileSync(path, `${formatMarkdown(report, githubLines())}\n\n`);
  } catch (error) {
    throw toFileError(error, 'cannot be written', path);
  }
}

function githubLines(): LineUrl | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  if (server === undefined || repository === undefined || commit === undefined) return undefined;
  return (file, line) => `${server}/${repository}/blob/${commit}/${encodePath(file)}?plain=1#L${line}`;
}
