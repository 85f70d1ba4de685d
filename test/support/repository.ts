import { execFileSync, spawnSync } from 'node:child_process';

/** True if Git is installed. */
export const hasGit = spawnSync('git', ['--version']).status === 0;

/** Runs Git in a folder, with a fixed user name. */
export function runGit(folder: string, ...words: readonly string[]): string {
  const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...identity, '-c', 'init.defaultBranch=main', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
}

/** Commits everything in a folder. Creates the repository first if necessary. */
export function commitAll(folder: string, message: string): void {
  runGit(folder, 'init', '-q');
  runGit(folder, 'add', '-A');
  runGit(folder, 'commit', '-q', '--allow-empty', '-m', message);
}

/** Names the last commit: `refs/tags/v1.2`. */
export function nameRevision(folder: string, ref: string): void {
  runGit(folder, 'update-ref', ref, 'HEAD');
}
