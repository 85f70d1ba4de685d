import { isFence, markLines } from './blocks.ts';
import { convertFence } from './code.ts';
import { elementNames, voidElements } from './element-names.ts';
import type { MdxNode } from './tree.ts';
import { type ConversionWarning, type Source, warningAt } from './warning.ts';
import type { Converted } from './world.ts';

const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w.:-]*)((?:"[^"]*"|'[^']*'|[^'">])*?)(\/?)>/g;
const attribute = /([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`]+))?/g;

/** A tag of a page, on its way. */
interface Tag {
  readonly start: number;
  readonly end: number;
  readonly name: string;
  readonly kind: 'open' | 'close' | 'alone';
  readonly text: string;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Markdown whose HTML a Vue template can hold: elements that are not closed, or not known to HTML, are shown as text.
 */
export function sanitizeHtml(source: Source, tree: MdxNode): Converted {
  const { text } = source;
  const edits: Edit[] = [];
  const warnings: ConversionWarning[] = [];
  visit(tree);
  return { body: applied(text, edits), warnings };

  function visit(node: MdxNode): void {
    if (node.type === 'code' || node.type === 'inlineCode') {
      const start = node.position.start.offset;
      const block = text.slice(start, node.position.end.offset);
      const written = node.type === 'inlineCode' ? markLines(block) : isFence(block) ? convertFence(block) : block;
      if (written !== block) edits.push({ start, end: node.position.end.offset, text: written });
    }
    if (node.type === 'text') {
      const { start, end } = node.position;
      // VitePress takes more for a tag than Markdown does: with `@click`, for one.
      escapeSigns(text.slice(start.offset, end.offset), start.offset);
    }
    const children = (node.children ?? []).filter(({ position }) => position !== undefined);
    const tags = children.flatMap((child) => (child.type === 'html' ? tagsIn(child) : []));
    edits.push(...unbalanced(tags).map(escaped));
    for (const child of children) visit(child);
  }

  function tagsIn(node: MdxNode): Tag[] {
    const from = node.position.start.offset;
    const html = text.slice(from, node.position.end.offset);
    const tags: Tag[] = [];
    let rest = 0;
    for (const match of html.matchAll(tag)) {
      escapeSigns(html.slice(rest, match.index), from + rest);
      rest = match.index + match[0].length;
      if (match[2] !== undefined) tags.push(...tagOf(match, from, node));
    }
    escapeSigns(html.slice(rest), from + rest);
    return tags;
  }

  /** A sign of a tag that is none. */
  function escapeSigns(piece: string, from: number): void {
    for (const { index } of piece.matchAll(/(?<!\\)<(?=[a-zA-Z/!?])/g)) {
      edits.push({ start: from + index, end: from + index + 1, text: '&lt;' });
    }
  }

  function tagOf(match: RegExpMatchArray, from: number, node: MdxNode): Tag[] {
    const [whole, slash = '', name = '', written = '', end = ''] = match;
    const start = from + (match.index ?? 0);
    const place = { start, end: start + whole.length };
    const lower = name.toLowerCase();
    if (lower === 'script') {
      if (slash === '') {
        const help = 'Load it in the theme of the site.';
        warnings.push(warningAt(source, node.position, 'A <script> in a page does not run.', help));
      }
      edits.push({ ...place, text: slash === '' ? '<span hidden v-pre>' : '</span>' });
      return [];
    }
    if (!elementNames.has(lower)) {
      edits.push({ start, end: start + 1, text: '&lt;' });
      return [];
    }
    const attributes = safeAttributes(written);
    const text = `<${slash}${name}${slash === '' ? attributes : ''}${end === '/' ? ' /' : ''}>`;
    if (text.replace(/\s/g, '') !== whole.replace(/\s/g, '')) edits.push({ ...place, text });
    const isAlone = end === '/' || voidElements.has(lower);
    return [{ ...place, name: lower, kind: slash === '/' ? 'close' : isAlone ? 'alone' : 'open', text: whole }];
  }
}

/** Attributes each once, without those that Vue would take for its own. */
function safeAttributes(written: string): string {
  const found = new Map<string, string>();
  for (const [, name = '', value] of written.matchAll(attribute)) {
    if (/^(?:v-|[@:#.])/.test(name) || found.has(name.toLowerCase())) continue;
    found.set(name.toLowerCase(), value === undefined ? ` ${name}` : ` ${name}=${value}`);
  }
  return [...found.values()].join('');
}

/** The tags that have no counterpart in the same place. */
function unbalanced(tags: readonly Tag[]): Tag[] {
  const open: Tag[] = [];
  const lost: Tag[] = [];
  for (const one of tags) {
    if (one.kind === 'open') open.push(one);
    if (one.kind !== 'close') continue;
    const at = open.findLastIndex(({ name }) => name === one.name);
    if (at === -1) lost.push(one);
    else lost.push(...open.splice(at).slice(1));
  }
  return [...lost, ...open];
}

function escaped({ start, text }: Tag): Edit {
  return { start, end: start + text.length, text: text.replaceAll('<', '&lt;') };
}

/** The text with its edits made; of two at one place, the later one counts. */
function applied(text: string, edits: readonly Edit[]): string {
  const byPlace = new Map(edits.map((edit) => [edit.start, edit] as const));
  const ordered = [...byPlace.values()].sort((a, b) => a.start - b.start);
  let written = '';
  let cursor = 0;
  for (const { start, end, text: replacement } of ordered) {
    if (start < cursor) continue;
    written += text.slice(cursor, start) + replacement;
    cursor = end;
  }
  return written + text.slice(cursor);
}
