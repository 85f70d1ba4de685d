import type { ReadProblem, UnreadFolder } from '../host/host.ts';
import { diagnose } from '../rules/index.ts';
import type { Finding } from '../values/outcome.ts';

/** What is wrong with a page file that was listed and is no text. */
export function unreadableFile(file: string, read: ReadProblem): Finding {
  return diagnose('page-unreadable', { file }, { file, problem: problemOf(read) });
}

/** What is wrong with a folder that could not be looked into. */
export function unreadFolder({ folder, problem }: UnreadFolder): Finding {
  if (problem.kind === 'refused') {
    const args = { file: folder, problem: { kind: 'folder', reason: problem.reason } } as const;
    return diagnose('page-unreadable', { file: folder }, args);
  }
  const { limit } = problem;
  return diagnose('page-too-complex', { file: folder }, { file: folder, of: 'linked folders', limit });
}

function problemOf(read: ReadProblem) {
  switch (read.problem) {
    case 'UTF-16':
    case 'encoding':
    case 'NUL':
      return { kind: read.problem };
    case 'unreadable':
      return { kind: 'file', reason: read.reason } as const;
    case 'missing':
    case 'outside':
    case 'large':
      // It went, or was changed, since it was listed.
      return { kind: 'file', reason: 'it has changed meanwhile' } as const;
  }
}
