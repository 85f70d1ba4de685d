import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

/** Programs that some tests need. */
const programs = ['git', 'bash', 'zsh', 'fish', 'nvim', 'python3', 'mkdocs', 'php', 'ruby', 'go', 'java'];
const corpus = join(import.meta.dirname, '../../../shared');

/** Ends the output with the number of skipped tests, their files, and what this machine lacks. */
export default class SkippedReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const counts = modules
      .map((module) => [module.relativeModuleId, [...module.children.allTests('skipped')].length] as const)
      .filter(([, count]) => count > 0);
    if (counts.length === 0) return;
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const files = counts.map(([file, count]) => `${file} (${count})`).join(', ');
    const missing = [
      ...programs.filter((name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).error !== undefined),
      ...(existsSync(corpus) ? [] : ['a folder "shared" beside the repository, with public sites']),
    ];
    const reason = missing.length === 0 ? '' : ` Not found here: ${missing.join(', ')}.`;
    process.stdout.write(`Skipped ${total} of the tests: ${files}.${reason}\n`);
  }
}
