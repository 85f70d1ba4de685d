import type { TextEdit } from '../values/fix.ts';
import { appendTo, groupBy, type NonEmptyArray } from '../values/lists.ts';

/** Edits must not overlap. Edits with the same range keep their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let edited = '';
  let offset = 0;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    edited += text.slice(offset, start) + replacement;
    offset = end;
  }
  return edited + text.slice(offset);
}

export function editsByFile(edits: readonly TextEdit[]): ReadonlyMap<string, readonly TextEdit[]> {
  return groupBy(edits, ({ file }) => file);
}

export class EditSet {
  readonly #edits = new Map<string, NonEmptyArray<TextEdit>>();

  /** Adds all edits, or none and returns false if one of them overlaps an earlier edit. */
  add(edits: readonly TextEdit[]): boolean {
    if (edits.some((edit) => (this.#edits.get(edit.file) ?? []).some((other) => overlap(edit, other)))) return false;
    for (const edit of edits) appendTo(this.#edits, edit.file, edit);
    return true;
  }
}

/** Insertions at the same offset also conflict, because their order would be arbitrary. */
function overlap(a: TextEdit, b: TextEdit): boolean {
  if (a.adds === true && b.adds === true) return false;
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}
