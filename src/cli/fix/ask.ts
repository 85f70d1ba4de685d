import type { Readable, Writable } from 'node:stream';
import type { Diagnostic, Fix } from '../../core/values.ts';

/** What somebody at a terminal may answer beside a fix. */
const leave = 'leave';
const stop = 'stop';

/**
 * Asks somebody at a terminal which answer to make, one finding after the other, until they want no more.
 *
 * @param at The place of a finding, as a terminal can open it.
 * @param terminal Where questions are shown and answered. Default: the terminal of this process.
 */
export function asker(
  at: (diagnostic: Diagnostic) => string,
  terminal: { readonly input?: Readable; readonly output?: Writable } = {},
): (diagnostic: Diagnostic) => Promise<Fix | undefined> {
  let isOver = false;
  return async (diagnostic) => {
    const fixes = diagnostic.fixes?.fixes ?? [];
    if (isOver || fixes.length === 0) return undefined;
    const { isCancel, select } = await import('@clack/prompts');
    const answer = await select<Fix | typeof leave | typeof stop>({
      ...terminal,
      message: `${at(diagnostic)}  ${diagnostic.message}`,
      options: [
        ...fixes.map((fix) => ({ value: fix, label: fix.title })),
        { value: leave, label: 'Leave it' },
        { value: stop, label: 'Leave this and all that follow' },
      ],
    });
    isOver = isCancel(answer) || answer === stop;
    return typeof answer === 'object' ? answer : undefined;
  };
}
