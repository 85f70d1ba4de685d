import { brief, rule } from './rule.ts';
import type { UnreadableProblem } from './shared/pages.ts';

export const pageUnreadable = rule<{ file: string; problem: UnreadableProblem }>({
  message: ({ file, problem }) =>
    file === '' && problem.kind === 'folder'
      ? `The docs folder cannot be read, so its pages are unknown: ${problem.reason}.`
      : `${brief(file)} ${unreadable(problem)}.`,
  help: ({ problem }) => {
    if (problem.kind === 'UTF-16' || problem.kind === 'encoding') return 'Save it as UTF-8.';
    if (problem.kind === 'NUL') return 'Repair or replace it: text files have no such bytes.';
    return 'Give the user that runs this permission to read it, or leave it out with the option "ignore".';
  },
});

function unreadable(problem: UnreadableProblem): string {
  switch (problem.kind) {
    case 'UTF-16':
      return 'cannot be read: it is UTF-16 text, and pages are UTF-8';
    case 'encoding':
      return 'cannot be read: it is not UTF-8 text';
    case 'NUL':
      return 'cannot be read as text: it contains a NUL byte';
    case 'file':
      return `cannot be read: ${problem.reason}`;
    case 'folder':
      return `is a folder that cannot be read, so its pages are unknown: ${problem.reason}`;
  }
}
