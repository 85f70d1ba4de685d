/** A tag of an element or a fragment, as MDX has them; what is between them does not matter. */
const tag = /<(\/?)([A-Za-z][\w.:-]*|(?=>))/g;

interface Open {
  readonly name: string;
  /** UTF-16 offset. */
  readonly start: number;
  /** Levels of whole elements in it. */
  levels: number;
}

/**
 * Where elements stand deeper one in another than allowed. Only elements that are closed count: `Array<string>` in code is
 * no level. One pass over the text.
 *
 * @returns UTF-16 offset of the element that contains too many levels; undefined if there is none.
 */
export function deepElement(text: string, limit: number): number | undefined {
  const open: Open[] = [];
  const names = new Map<string, number>();
  for (const { 1: slash, 2: name = '', index } of text.matchAll(tag)) {
    const count = names.get(name) ?? 0;
    if (slash === '') {
      open.push({ name, start: index, levels: 0 });
      names.set(name, count + 1);
    } else if (count > 0) {
      const start = close(open, names, name, limit);
      if (start !== undefined) return start;
    }
  }
  return undefined;
}

/**
 * Closes the last element of a name that is open. What is open in it was never closed, and is no level.
 *
 * @returns Where it begins, if it contains too many levels.
 */
function close(open: Open[], names: Map<string, number>, name: string, limit: number): number | undefined {
  let levels = 1;
  for (let last = open.pop(); last !== undefined; last = open.pop()) {
    names.set(last.name, (names.get(last.name) ?? 0) - 1);
    levels = Math.max(levels, last.levels + 1);
    if (last.name !== name) continue;
    const around = open.at(-1);
    if (around !== undefined) around.levels = Math.max(around.levels, levels);
    return levels > limit ? last.start : undefined;
  }
  return undefined;
}
