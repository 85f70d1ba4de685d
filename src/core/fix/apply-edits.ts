import type { TextEdit } from '../values/fix.ts';
import { addTo, groupBy, type Some } from '../values/lists.ts';

/** A text with some edits made. They must not overlap; those at one place are made in their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = '';
  let at = 0;
  for (const { start, end, text: own } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    edited += text.slice(at, start) + own;
    at = end;
  }
  return edited + text.slice(at);
}

/** Edits by the files that they are of. */
export function byFile(edits: readonly TextEdit[]): ReadonlyMap<string, readonly TextEdit[]> {
  return groupBy(edits, ({ file }) => file);
}

/** Collects edits that do not touch one another. */
export class EditSet {
  readonly #edits = new Map<string, Some<TextEdit>>();

  /** Takes edits that belong together, all or none. Returns false if one of them overlaps what was taken before. */
  take(edits: readonly TextEdit[]): boolean {
    if (edits.some((edit) => (this.#edits.get(edit.file) ?? []).some((other) => touch(edit, other)))) return false;
    for (const edit of edits) addTo(this.#edits, edit.file, edit);
    return true;
  }
}

/** Insertions at one place do too: which of them comes first would be chance. */
function touch(a: TextEdit, b: TextEdit): boolean {
  if (a.adds === true && b.adds === true) return false;
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}
