import type { Answers, Change, Fix, Fixes } from '../../values/fix.ts';
import { getOrCreate } from '../../values/lists.ts';
import { type Edit, JsonEditor } from './json-edits.ts';

/** Converts the fixes of findings to text edits. Parses each JSON file once. */
export class FixLocator {
  readonly #read: (file: string) => string;
  readonly #editors = new Map<string, JsonEditor>();

  constructor(read: (file: string) => string) {
    this.#read = read;
  }

  /** @returns `undefined` if no fix is possible because the source text differs from the parsed value. */
  locate({ isSure, answers }: Answers): Fixes | undefined {
    const fixes = answers.flatMap(({ title, changes }): Fix[] => {
      const edits = changes.map((change) => {
        return this.#editsOf(change)?.map((edit) => ({ file: change.place.file, ...edit }));
      });
      const located = edits.filter((edit) => edit !== undefined);
      return located.length < edits.length ? [] : [{ title, edits: located.flat() }];
    });
    return fixes.length === 0 ? undefined : { isSure: isSure && fixes.length === 1, fixes };
  }

  #editsOf(change: Change): Edit[] | undefined {
    const editor = this.#editorOf(change.place.file);
    switch (change.do) {
      case 'replace': {
        const { start, end } = change.place;
        const current = this.#read(change.place.file).slice(start, end);
        return change.was === undefined || change.was === current ? [{ start, end, text: change.text }] : undefined;
      }
      case 'write': {
        const { pointer, part } = change.place;
        const range = editor.string(pointer, part === 'key', change.was);
        return range && [{ ...range, text: JSON.stringify(change.text) }];
      }
      case 'remove':
        return toList(editor.remove('start' in change.place ? change.place : change.place.pointer));
      case 'append':
        return toList(editor.append(change.place.pointer, change.values));
      case 'move':
        return editor.move(change.place.pointer, change.into.pointer);
    }
  }

  #editorOf(file: string): JsonEditor {
    return getOrCreate(this.#editors, file, () => new JsonEditor(/\.json$/i.test(file) ? this.#read(file) : ''));
  }
}

function toList(edit: Edit | undefined): Edit[] | undefined {
  return edit && [edit];
}
