import type { Scroll } from './report-view.ts';

/** What a key does. */
export type Action = Scroll | 'again' | 'help' | 'quit';

/** Keys as terminals send them; letters are those of Vitest if it has them. */
const actions: Readonly<Record<string, Action>> = {
  '\u001b[A': 'up',
  k: 'up',
  '\u001b[B': 'down',
  j: 'down',
  '\u001b[5~': 'page-up',
  '\u001b[6~': 'page-down',
  ' ': 'page-down',
  '\u001b[H': 'start',
  g: 'start',
  '\u001b[F': 'end',
  G: 'end',
  a: 'again',
  r: 'again',
  '\r': 'again',
  h: 'help',
  q: 'quit',
  '\u0003': 'quit',
};

/** What a key stands for; undefined if nothing does. */
export function actionOf(key: string): Action | undefined {
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

export const keysHelp = [
  'a, r, Enter   check again',
  'arrows, j, k  scroll; space, Page Up, Page Down, g, G too',
  'h             these keys, or the report again',
  'q, Ctrl-C     quit',
].join('\n');
