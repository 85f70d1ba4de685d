import { appendFileSync } from 'node:fs';
import {
  type CauseGroup,
  escapeControls,
  escapeControlsInLines,
  escapeRunnerCommands,
  formatMarkdown,
  groupByCause,
  type LineUrl,
  messageWithHelp,
  pluralize,
  type ReportInput,
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
    createAnnotations(diagnostics.filter((diagnostic) => diagnostic.severity === severity)).map(formatWorkflowCommand),
  );
  if (lines.length === diagnostics.length) return lines.join('\n');
  return [
    ...lines,
    `::group::All ${diagnostics.length} findings`,
    ...diagnostics.map(formatLogLine),
    '::endgroup::',
  ].join('\n');

  function formatWorkflowCommand({ at, title, text }: Annotation): string {
    const { file, line, column, endLine, endColumn, severity } = at;
    // GitHub accepts columns only for a single line.
    const columns = line === endLine ? { col: column, endColumn: Math.max(column, endColumn - 1) } : {};
    const properties = { file: prefix + file, line, endLine, ...columns, title };
    const propertyList = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
    return `::${levels[severity]} ${propertyList.join(',')}::${escapeData(text)}`;
  }

  function formatLogLine(diagnostic: Diagnostic): string {
    const { severity, code, file, line, column } = diagnostic;
    const text = `${severity} ${code} ${prefix}${file}:${line}:${column} ${messageWithHelp(diagnostic)}`;
    return escapeRunnerCommands(escapeControls(text));
  }
}

function createAnnotations(diagnostics: readonly Diagnostic[]): Annotation[] {
  const causes = groupByCause(diagnostics);
  if (causes.length <= maxGithubAnnotations) return causes.map(createAnnotation);
  const remainingFindings = causes.slice(maxGithubAnnotations - 1).flat();
  const overflow = remainingFindings.slice(0, 1).map((at) => ({
    at,
    title: pluralize(remainingFindings.length, 'more finding'),
    text: 'The log and the summary of this job list them.',
  }));
  return [...causes.slice(0, maxGithubAnnotations - 1).map(createAnnotation), ...overflow];
}

function createAnnotation(cause: CauseGroup): Annotation {
  const [at] = cause;
  const text = [at.message, at.help].filter((part) => part !== undefined).join('\n');
  return { at, title: cause.length === 1 ? at.code : `${at.code} (${cause.length} times)`, text };
}

function escapeData(text: string): string {
  return escapeControlsInLines(text).replaceAll('%', '%25').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
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
    appendFileSync(path, `${formatMarkdown(report, createGithubLineUrl())}\n\n`);
  } catch (error) {
    throw toFileError(error, 'cannot be written', path);
  }
}

function createGithubLineUrl(): LineUrl | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_SHA: commit } = process.env;
  if (server === undefined || repository === undefined || commit === undefined) return undefined;
  return (file, line) => `${server}/${repository}/blob/${commit}/${encodePath(file)}?plain=1#L${line}`;
}
