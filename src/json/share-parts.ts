import type { Json } from '../values/json.ts';

/**
 * A value in which every part that says the same as its counterpart in an earlier one is that part itself. Whoever knows
 * what was made of an object need not look into it again.
 *
 * @param now Just read, and nobody else's: its parts are replaced in it.
 * @returns The earlier value where both say the same, in the same order; else `now`.
 */
export function shareParts(before: Json | undefined, now: Json): Json {
  if (before === now) return now;
  if (typeof before !== 'object' || before === null || typeof now !== 'object' || now === null) return now;
  if (Array.isArray(before) || Array.isArray(now)) {
    return Array.isArray(before) && Array.isArray(now) ? shareItems(before, now) : now;
  }
  return shareMembers(before as Record<string, Json>, now as Record<string, Json>);
}

function shareItems(before: readonly Json[], now: Json[]): Json {
  const shift = now.length - before.length;
  let start = 0;
  while (start < now.length && start < before.length && share(start, start)) start++;
  if (start === now.length && shift === 0) return before;
  // Items that came or went leave all behind them as they were, at other places.
  let end = now.length;
  while (end > start && end - shift > start && share(end - 1, end - 1 - shift)) end--;
  for (let index = start + 1; index < Math.min(end, end - shift); index++) share(index, index);
  return now;

  /** @returns True where both say the same. */
  function share(index: number, earlier: number): boolean {
    const own = now[index] as Json;
    const shared = shareParts(before[earlier], own);
    if (shared !== own) now[index] = shared;
    return shared === before[earlier];
  }
}

function shareMembers(before: Readonly<Record<string, Json>>, now: Record<string, Json>): Json {
  const names = Object.keys(now);
  const earlier = Object.keys(before);
  let isSame = names.length === earlier.length;
  for (const [index, name] of names.entries()) {
    if (name !== earlier[index]) isSame = false;
    // Setting it would set the prototype.
    if (name === '__proto__' || !Object.hasOwn(before, name)) {
      isSame = false;
      continue;
    }
    const own = now[name] as Json;
    const shared = shareParts(before[name], own);
    if (shared !== own) now[name] = shared;
    if (shared !== before[name]) isSame = false;
  }
  return isSame ? before : now;
}
