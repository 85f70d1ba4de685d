import { appendFileSync } from 'node:fs';
import { formatMarkdown, type Report } from '../core/diagnostics.ts';
import { fileError } from '../core/host.ts';
import { githubLines } from './repository.ts';

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
