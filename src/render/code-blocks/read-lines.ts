/** More lines than any block has; a range to infinity is a slip of the keyboard. */
const most = 100_000;

/**
 * Reads which lines an author means: `2`, `[1, 3]`, `1-3,5`, `{1,3}`, `"[1,2]"`. What is no number is left out.
 *
 * @returns Numbers from 1, ascending, each once.
 */
export function readLines(written: unknown): readonly number[] {
  if (typeof written === 'number') return readLines(String(written));
  if (Array.isArray(written)) return readLines(written.join(','));
  if (typeof written !== 'string') return [];
  const lines = new Set<number>();
  for (const part of written.replaceAll(/[^\d,-]+/g, ',').split(',')) {
    const [, first, , last] = /^(\d+)(-(\d+))?$/.exec(part) ?? [];
    const from = Number(first ?? 0);
    if (from === 0) continue;
    const to = Math.min(last === undefined ? from : Number(last), from + most);
    for (let line = from; line <= to; line += 1) lines.add(line);
  }
  return [...lines].sort((a, b) => a - b);
}
