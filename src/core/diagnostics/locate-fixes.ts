import { findNodeAtOffset, type Node } from 'jsonc-parser';
import type { Answers, Change, Fix, Fixes, TextEdit } from '../values/fix.ts';
import type { Json } from '../values/json.ts';
import { getOrCreate } from '../values/lists.ts';
import { pointerSegments, type Range } from '../values/location.ts';
import { folderOf } from '../values/paths.ts';
import { childNode, keyNode, parseJsonTree } from './json-tree.ts';

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
        return this.#editsOf(change)?.map((edit) => ({ file: change.location.file, ...edit }));
      });
      const located = edits.filter((edit) => edit !== undefined);
      return located.length < edits.length ? [] : [{ title, edits: located.flat() }];
    });
    return fixes.length === 0 ? undefined : { isSure: isSure && fixes.length === 1, fixes };
  }

  #editsOf(change: Change): Edit[] | undefined {
    const editor = this.#editorOf(change.location.file);
    switch (change.do) {
      case 'replace': {
        const { start, end } = change.location;
        const current = this.#read(change.location.file).slice(start, end);
        return change.was === undefined || change.was === current ? [{ start, end, text: change.text }] : undefined;
      }
      case 'write': {
        const { pointer, part } = change.location;
        const range = editor.string(pointer, part === 'key', change.was);
        return range && [{ ...range, text: JSON.stringify(change.text) }];
      }
      case 'remove':
        return toList(editor.remove('start' in change.location ? change.location : change.location.pointer));
      case 'append':
        return toList(editor.append(change.location.pointer, change.values));
      case 'move':
        return editor.move(change.location.pointer, change.into.pointer);
    }
  }

  #editorOf(file: string): JsonEditor {
    return getOrCreate(this.#editors, file, () => new JsonEditor(/\.json$/i.test(file) ? this.#read(file) : ''));
  }
}

function toList(edit: Edit | undefined): Edit[] | undefined {
  return edit && [edit];
}

export type Edit = Omit<TextEdit, 'file'>;

/** Computes small edits of a JSON text, so that its formatting is kept. The text may have syntax errors. */
export class JsonEditor {
  readonly #text: string;
  readonly #tree: Node | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#tree = parseJsonTree(text);
  }

  /** Returns the range of the value at a pointer, or of its key. `undefined` unless that is the expected string. */
  string(pointer: string, isKey: boolean, was: string): Range | undefined {
    const value = this.#node(pointer);
    const node = isKey ? keyNode(value) : value;
    if (node === undefined || node.type !== 'string' || node.value !== was) return undefined;
    return { start: node.offset, end: node.offset + node.length };
  }

  remove(at: string | Range): Edit | undefined {
    const node = typeof at === 'string' ? memberOf(this.#node(at)) : this.#memberAt(at);
    const parent = node?.parent;
    const siblings = parent?.children;
    if (node === undefined || parent === undefined || siblings === undefined) return undefined;
    const index = siblings.indexOf(node);
    const [before, after] = [siblings[index - 1], siblings[index + 1]];
    if (after !== undefined) return { start: node.offset, end: after.offset, text: '' };
    if (before !== undefined) return { start: nodeEnd(before), end: nodeEnd(node), text: '' };
    return { start: parent.offset + 1, end: nodeEnd(parent) - 1, text: '' };
  }

  /** Appends values to a list, formatted like its other items. Creates the list if the parent has no such member. */
  append(pointer: string, values: readonly Json[]): Edit | undefined {
    const list = this.#node(pointer);
    if (list !== undefined) return list.type === 'array' ? this.#appendTo(list, values) : undefined;
    const name = pointerSegments(pointer).pop();
    const parent = this.#node(folderOf(pointer));
    if (name === undefined || parent?.type !== 'object') return undefined;
    const { indent, eol } = this.#style();
    const last = parent.children?.at(-1);
    const indentation = this.#indentOf(last ?? parent) + (last === undefined ? indent : '');
    const member = `${JSON.stringify(name)}: ${this.#format(values, indentation)}`;
    if (last !== undefined) return { start: nodeEnd(last), end: nodeEnd(last), text: `,${eol}${indentation}${member}` };
    const end = `${eol}${this.#indentOf(parent)}`;
    return { start: parent.offset + 1, end: nodeEnd(parent) - 1, text: `${eol}${indentation}${member}${end}` };
  }

  /**
   * Moves the items of a list to another list of the same object, and removes the emptied list. The items keep their
   * order in the file: they are inserted before the existing items if their list comes first, otherwise after them.
   */
  move(from: string, into: string): Edit[] | undefined {
    const [source, target] = [this.#node(from), this.#node(into)];
    const removal = this.remove(from);
    if (source?.type !== 'array' || target?.type !== 'array' || removal === undefined) return undefined;
    const [first, last] = [source.children?.[0], source.children?.at(-1)];
    if (first === undefined || last === undefined) return [removal];
    const items = this.#text.slice(first.offset, nodeEnd(last));
    const targetItems = target.children ?? [];
    const [start, end] = [targetItems[0], targetItems.at(-1)];
    if (start === undefined || end === undefined) {
      return [removal, { start: target.offset + 1, end: nodeEnd(target) - 1, text: items }];
    }
    const gap = this.#gapBefore(end);
    return source.offset < target.offset
      ? [removal, { start: start.offset, end: start.offset, text: `${items},${gap}` }]
      : [removal, { start: nodeEnd(end), end: nodeEnd(end), text: `,${gap}${items}` }];
  }

  #appendTo(list: Node, values: readonly Json[]): Edit {
    const { indent, eol } = this.#style();
    const last = list.children?.at(-1);
    if (last === undefined) {
      const indentation = this.#indentOf(list) + indent;
      const items = values.map((value) => `${eol}${indentation}${this.#format(value, indentation)}`).join(',');
      return { start: list.offset + 1, end: nodeEnd(list) - 1, text: `${items}${eol}${this.#indentOf(list)}` };
    }
    const gap = this.#gapBefore(last);
    const isOneLine = !this.#text.slice(last.offset, nodeEnd(last)).includes('\n');
    const items = values.map((value) => {
      const text = isOneLine ? formatOnOneLine(value) : this.#format(value, this.#indentOf(last));
      return `,${gap}${text}`;
    });
    return { start: nodeEnd(last), end: nodeEnd(last), text: items.join(''), adds: true };
  }

  #gapBefore(item: Node): string {
    let start = item.offset;
    while (/\s/.test(this.#text.charAt(start - 1))) start--;
    const gap = this.#text.slice(start, item.offset);
    return gap === '' ? ' ' : gap;
  }

  #format(value: Json | readonly Json[], indent: string): string {
    const { indent: unit, eol } = this.#style();
    return JSON.stringify(value, undefined, unit).replaceAll('\n', `${eol}${indent}`);
  }

  #indentOf(node: Node): string {
    const start = this.#text.lastIndexOf('\n', node.offset - 1) + 1;
    return /^[ \t]*/.exec(this.#text.slice(start))?.[0] ?? '';
  }

  #style(): { readonly indent: string; readonly eol: string } {
    const indent = /\n([ \t]+)\S/.exec(this.#text)?.[1] ?? '  ';
    return { indent, eol: this.#text.includes('\r\n') ? '\r\n' : '\n' };
  }

  #node(pointer: string): Node | undefined {
    return pointerSegments(pointer).reduce(childNode, this.#tree);
  }

  #memberAt({ start }: Range): Node | undefined {
    const key = this.#tree && findNodeAtOffset(this.#tree, start);
    return key === undefined || key.parent?.type !== 'property' ? undefined : key.parent;
  }
}

function memberOf(node: Node | undefined): Node | undefined {
  return node?.parent?.type === 'property' ? node.parent : node;
}

function nodeEnd(node: Node): number {
  return node.offset + node.length;
}

function formatOnOneLine(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${JSON.stringify(member)}`);
  return `{ ${members.join(', ')} }`;
}
