import { expect, test } from 'vitest';
import { type ProgressEnvironment, progressBar } from '../src/cli/progress.ts';

/** A terminal with a manual clock. */
function terminal(env: NodeJS.ProcessEnv = {}, isTTY = true) {
  const writtenTexts: string[] = [];
  let time = 0;
  const terminalLike: ProgressEnvironment = {
    env,
    stderr: { isTTY, write: (text) => writtenTexts.push(text) },
    now: () => time,
  };
  return {
    terminalLike,
    writtenTexts,
    at: (milliseconds: number) => {
      time = milliseconds;
    },
  };
}

test('a bar shows the progress, and the remaining time once it can be estimated', () => {
  const { terminalLike, writtenTexts, at } = terminal();
  const draw = progressBar('reading pages', terminalLike);
  at(400);
  draw?.(100, 1000);
  at(2000);
  draw?.(250, 1000);
  at(100_000);
  draw?.(260, 1000);
  draw?.(1000, 1000);
  expect(writtenTexts.map((text) => text.replace(/[█░]+ /, ''))).toEqual([
    '\rreading pages 100/1000\u001b[K',
    '\rreading pages 250/1000, 6 s left\u001b[K',
    '\rreading pages 260/1000, 5 min left\u001b[K',
    '\r\u001b[K',
  ]);
});

test('draws nothing without a terminal', () => {
  expect(progressBar('reading pages', terminal({}, false).terminalLike)).toBeUndefined();
  expect(progressBar('reading pages', terminal({ CI: 'true' }).terminalLike)).toBeUndefined();
});
