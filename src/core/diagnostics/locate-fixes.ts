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
      const locatedEdits = edits.filter((edit) => edit !== undefined);
      return locatedEdits.length < edits.length ? [] : [{ title, edits: locatedEdits.flat() }];
    });
    return fixes.length === 0 ? undefined : { isSure: isSure && fixes.length === 1, fixes };
  }

  #editsOf(change: Change): JsonEdit[] | undefined {
    const editor = this.#editorOf(change.location.file);
    switch (change.kind) {
      case 'replace': {
        const { start, end } = change.location;
        const current = this.#read(change.location.file).slice(start, end);
        return change.was === undefined || change.was === current ? [{ start, end, text: change.text }] : undefined;
      }
      case 'write': {
        const { pointer, part } = change.location;
        const range = editor.stringRange(pointer, part === 'key', change.was);
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

function toList(edit: JsonEdit | undefined): JsonEdit[] | undefined {
  return edit && [edit];
}

export type JsonEdit = Omit<TextEdit, 'file'>;

/** Computes small edits of a JSON text, so that its formatting is kept. The text may have syntax errors. */
export class JsonEditor {
  readonly #text: string;
  readonly #tree: Node | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#tree = parseJsonTree(text);
  }

  /** Returns the range of the value at a pointer, or of its key. `undefined` unless that is the expected string. */
  stringRange(pointer: string, isKey: boolean, expectedText: string): Range | undefined {
    const value = this.#node(pointer);
    const node = isKey ? keyNode(value) : value;
    if (node === undefined || node.type !== 'string' || node.value !== expectedText) return undefined;
    return { start: node.offset, end: node.offset + node.length };
  }

  remove(target: string | Range): JsonEdit | undefined {
    const node = typeof target === 'string' ? memberNode(this.#node(target)) : this.#memberAt(target);
    const parent = node?.parent;
    const siblings = parent?.children;
    if (node === undefined || parent === undefined || siblings === undefined) return undefined;
    const index = siblings.indexOf(node);
    const [previous, next] = [siblings[index - 1], siblings[index + 1]];
    if (next !== undefined) return { start: node.offset, end: next.offset, text: '' };
    if (previous !== undefined) return { start: nodeEnd(previous), end: nodeEnd(node), text: '' };
    return { start: parent.offset + 1, end: nodeEnd(parent) - 1, text: '' };
  }

  /** Appends values to a list, formatted like its other items. Creates the list if the parent has no such member. */
  append(pointer: string, values: readonly Json[]): JsonEdit | undefined {
    const list = this.#node(pointer);
    if (list !== undefined) return list.type === 'array' ? this.#appendTo(list, values) : undefined;
    const name = pointerSegments(pointer).pop();
    const parent = this.#node(folderOf(pointer));
    if (name === undefined || parent?.type !== 'object') return undefined;
    const { indent, eol } = this.#style();
    const lastMember = parent.children?.at(-1);
    const indentation = this.#indentOf(lastMember ?? parent) + (lastMember === undefined ? indent : '');
    const member = `${JSON.stringify(name)}: ${this.#format(values, indentation)}`;
    if (lastMember !== undefined)
      return { start: nodeEnd(lastMember), end: nodeEnd(lastMember), text: `,${eol}${indentation}${member}` };
    const suffix = `${eol}${this.#indentOf(parent)}`;
    return { start: parent.offset + 1, end: nodeEnd(parent) - 1, text: `${eol}${indentation}${member}${suffix}` };
  }

  /**
   * Moves the items of a list to another list of the same object, and removes the emptied list. The items keep their
   * order in the file: they are inserted before the existing items if their list comes first, otherwise after them.
   */
  move(sourcePointer: string, targetPointer: string): JsonEdit[] | undefined {
    const [source, target] = [this.#node(sourcePointer), this.#node(targetPointer)];
    const removal = this.remove(sourcePointer);
    if (source?.type !== 'array' || target?.type !== 'array' || removal === undefined) return undefined;
    const [firstItem, lastItem] = [source.children?.[0], source.children?.at(-1)];
    if (firstItem === undefined || lastItem === undefined) return [removal];
    const items = this.#text.slice(firstItem.offset, nodeEnd(lastItem));
    const targetItems = target.children ?? [];
    const [firstTargetItem, lastTargetItem] = [targetItems[0], targetItems.at(-1)];
    if (firstTargetItem === undefined || lastTargetItem === undefined) {
      return [removal, { start: target.offset + 1, end: nodeEnd(target) - 1, text: items }];
    }
    const whitespace = this.#gapBefore(lastTargetItem);
    return source.offset < target.offset
      ? [removal, { start: firstTargetItem.offset, end: firstTargetItem.offset, text: `${items},${whitespace}` }]
      : [removal, { start: nodeEnd(lastTargetItem), end: nodeEnd(lastTargetItem), text: `,${whitespace}${items}` }];
  }

  #appendTo(list: Node, values: readonly Json[]): JsonEdit {
    const { indent, eol } = this.#style();
    const lastItem = list.children?.at(-1);
    if (lastItem === undefined) {
      const indentation = this.#indentOf(list) + indent;
      const items = values.map((value) => `${eol}${indentation}${this.#format(value, indentation)}`).join(',');
      return { start: list.offset + 1, end: nodeEnd(list) - 1, text: `${items}${eol}${this.#indentOf(list)}` };
    }
    const whitespace = this.#gapBefore(lastItem);
    const isOneLine = !this.#text.slice(lastItem.offset, nodeEnd(lastItem)).includes('\n');
    const items = values.map((value) => {
      const text = isOneLine ? formatOnOneLine(value) : this.#format(value, this.#indentOf(lastItem));
      return `,${whitespace}${text}`;
    });
    return { start: nodeEnd(lastItem), end: nodeEnd(lastItem), text: items.join(''), adds: true };
  }

  #gapBefore(item: Node): string {
    let start = item.offset;
    while (/\s/.test(this.#text.charAt(start - 1))) start--;
    const whitespace = this.#text.slice(start, item.offset);
    return whitespace === '' ? ' ' : whitespace;
  }

  #format(value: Json | readonly Json[], indentation: string): string {
    const { indent: indentUnit, eol } = this.#style();
    return JSON.stringify(value, undefined, indentUnit).replaceAll('\n', `${eol}${indentation}`);
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
    const keyNodeAtStart = this.#tree && findNodeAtOffset(this.#tree, start);
    return keyNodeAtStart === undefined || keyNodeAtStart.parent?.type !== 'property'
      ? undefined
      : keyNodeAtStart.parent;
  }
}

function memberNode(node: Node | undefined): Node | undefined {
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
