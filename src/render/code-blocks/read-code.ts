import type { CodeBlock } from '../code-block.ts';
import { readInfo } from './read-info.ts';
import { readNotations, readSigns } from './read-notations.ts';

/**
 * Reads a block of code: what its author wrote after the fence, and the marks of lines in it.
 *
 * @param info The whole line after the fence: language, title and options.
 * @param text The code, without the line break at its end.
 * @param isGrouped Whether a `CodeGroup` or an example contains it.
 */
export function readCode(info: string, text: string, isGrouped = false): CodeBlock {
  const { diff, ...rest } = readInfo(info);
  const marked = diff && rest.language !== 'diff' ? readSigns(text) : readNotations(text);
  const count = marked.text.split('\n').length;
  return {
    ...rest,
    text: marked.text,
    highlight: within(rest.highlight, marked.highlight),
    focus: within(rest.focus, marked.focus),
    added: within(marked.added),
    removed: within(marked.removed),
    isGrouped,
  };

  /** Line numbers that the block has, ascending, each once. */
  function within(...lists: readonly (readonly number[])[]): readonly number[] {
    return [...new Set(lists.flat())].filter((line) => line <= count).sort((a, b) => a - b);
  }
}
