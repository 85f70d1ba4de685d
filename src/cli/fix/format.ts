import { createColors, escapeControls, formatSafeJson, pluralize } from '../../core/diagnostics.ts';
import type { FixResult } from '../../core/fix.ts';
import type { Diagnostic } from '../../core/values.ts';
import type { FixOutput } from '../json-reports.ts';
import { pluralPronoun } from '../next-command.ts';

export interface FixReport extends FixResult {
  readonly isDry: boolean;
  /** Prefix that makes file names relative to the working directory. */
  readonly prefix: string;
  readonly isWanted: (code: string) => boolean;
  readonly next: (command: string) => string;
}

const maxListedChoices = 20;

export function formatFix({ applied, remaining, texts, isDry, prefix, isWanted, next }: FixReport): string {
  const colors = createColors();
  const formatLocation = ({ file, line, column }: Diagnostic): string =>
    colors.cyan(escapeControls(`${prefix}${file}:${line}:${column}`));
  const fixedLines = applied.map(
    ({ diagnostic, fix }) =>
      `${colors.green('fixed')} ${colors.dim(diagnostic.code)} ${formatLocation(diagnostic)}  ${escapeControls(fix.title)}`,
  );
  const openFindings = remaining.filter(({ code, fixes }) => fixes !== undefined && isWanted(code));
  const choiceLines = openFindings
    .slice(0, maxListedChoices)
    .flatMap((diagnostic) => [
      `${colors.yellow('choose')} ${colors.dim(diagnostic.code)} ${formatLocation(diagnostic)}  ${escapeControls(diagnostic.message)}`,
      ...formatFixTitles(diagnostic).map((answer) => `         ${escapeControls(answer)}`),
    ]);
  if (openFindings.length > maxListedChoices)
    choiceLines.push(`         and ${openFindings.length - maxListedChoices} more`);
  return [isDry ? '' : fixedLines.join('\n'), choiceLines.join('\n'), formatSummary().join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');

  function formatSummary(): string[] {
    const totalCount = applied.length + remaining.length;
    if (totalCount === 0) return [colors.green('Nothing is wrong.')];
    const inFiles = texts.size === 0 ? '' : ` in ${pluralize(texts.size, 'file')}`;
    const verb = isDry ? 'can be fixed' : 'fixed';
    const lines = [`${colors.bold(`${applied.length} of ${totalCount} ${verb}`)}${inFiles}`];
    const otherAnswers = remaining.length - openFindings.length;
    if (openFindings.length > 0) lines.push(`${openFindings.length} left to choose: ${next('fix --interactive')} asks`);
    if (otherAnswers > 0)
      lines.push(`${otherAnswers} left to you: ${next('check')} shows ${pluralPronoun(otherAnswers)}`);
    return lines;
  }
}

function formatFixTitles({ fixes }: Diagnostic): string[] {
  return (fixes?.fixes ?? []).map(({ title }) => (fixes?.isSure ? `${title}, which causes another finding` : title));
}

export function formatFixJson({ applied, remaining, texts, isDry, isWanted }: FixReport, root: string): string {
  const toFixedFinding = ({ code, file, line, column, message }: Diagnostic) => ({ code, file, line, column, message });
  const report: FixOutput = {
    version: 1,
    root,
    written: isDry ? [] : [...texts.keys()].sort(),
    fixed: applied.map(({ diagnostic, fix }) => ({
      ...toFixedFinding(diagnostic),
      title: fix.title,
      edits: fix.edits,
    })),
    choices: remaining
      .filter(({ code, fixes }) => fixes !== undefined && isWanted(code))
      .map((diagnostic) => ({ ...toFixedFinding(diagnostic), answers: diagnostic.fixes?.fixes ?? [] })),
    left: remaining.length,
  };
  return formatSafeJson(report);
}
