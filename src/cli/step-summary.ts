import { appendFileSync } from 'node:fs';
import { formatMarkdown } from '../core/diagnostics/report/markdown.ts';
import type { Report } from '../core/diagnostics/report/report.ts';
import { fileError } from '../core/host/file-error.ts';
import { githubLines } from './repository.ts';

/**
 * Adds a report to the summary of a step of GitHub Actions; elsewhere nothing happens.
 *
 * @throws FileError where the summary cannot be written.
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
