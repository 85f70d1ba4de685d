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

const choicesListed = 20;

export function formatFix({ done, left, texts, isDry, prefix, isWanted, next }: FixReport): string {
  const colors = createColors();
  const at = ({ file, line, column }: Diagnostic): string =>
    colors.cyan(escapeControls(`${prefix}${file}:${line}:${column}`));
  const fixed = done.map(
    ({ diagnostic, fix }) =>
      `${colors.green('fixed')} ${colors.dim(diagnostic.code)} ${at(diagnostic)}  ${escapeControls(fix.title)}`,
  );
  const open = left.filter(({ code, fixes }) => fixes !== undefined && isWanted(code));
  const choices = open
    .slice(0, choicesListed)
    .flatMap((diagnostic) => [
      `${colors.yellow('choose')} ${colors.dim(diagnostic.code)} ${at(diagnostic)}  ${escapeControls(diagnostic.message)}`,
      ...answersOf(diagnostic).map((answer) => `         ${escapeControls(answer)}`),
    ]);
  if (open.length > choicesListed) choices.push(`         and ${open.length - choicesListed} more`);
  return [isDry ? '' : fixed.join('\n'), choices.join('\n'), summary().join('\n')]
    .filter((part) => part !== '')
    .join('\n\n');

  function summary(): string[] {
    const all = done.length + left.length;
    if (all === 0) return [colors.green('Nothing is wrong.')];
    const inFiles = texts.size === 0 ? '' : ` in ${pluralize(texts.size, 'file')}`;
    const verb = isDry ? 'can be fixed' : 'fixed';
    const lines = [`${colors.bold(`${done.length} of ${all} ${verb}`)}${inFiles}`];
    const otherAnswers = left.length - open.length;
    if (open.length > 0) lines.push(`${open.length} left to choose: ${next('fix --interactive')} asks`);
    if (otherAnswers > 0)
      lines.push(`${otherAnswers} left to you: ${next('check')} shows ${pluralPronoun(otherAnswers)}`);
    return lines;
  }
}

function answersOf({ fixes }: Diagnostic): string[] {
  return (fixes?.fixes ?? []).map(({ title }) => (fixes?.isSure ? `${title}, which brings another fault` : title));
}

export function formatFixJson({ done, left, texts, isDry, isWanted }: FixReport, root: string): string {
  const plain = ({ code, file, line, column, message }: Diagnostic) => ({ code, file, line, column, message });
  const report: FixOutput = {
    version: 1,
    root,
    written: isDry ? [] : [...texts.keys()].sort(),
    fixed: done.map(({ diagnostic, fix }) => ({ ...plain(diagnostic), title: fix.title, edits: fix.edits })),
    choices: left
      .filter(({ code, fixes }) => fixes !== undefined && isWanted(code))
      .map((diagnostic) => ({ ...plain(diagnostic), answers: diagnostic.fixes?.fixes ?? [] })),
    left: left.length,
  };
  return formatSafeJson(report);
}
