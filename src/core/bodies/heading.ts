import GithubSlugger from 'github-slugger';
import { type BodyNode, nodesIn } from './tree.ts';

/** What a heading says, and the id that it gives itself. */
export interface HeadingText {
  readonly text: string;
  readonly id: string | undefined;
}

const opening = '\u{E000}';
const closing = '\u{E001}';
const atxId = /^([ \t>]*#{1,6}[ \t][^\n]*?)\{(#[^{}\s][^{}\n]*)\}(?=[ \t]*#*[ \t]*\r?$)/gm;
const setextId = /^([^\n]*?)\{(#[^{}\s][^{}\n]*)\}(?=[ \t]*\r?\n[ \t>]*(?:=+|-+)[ \t]*\r?$)/gm;
const markedId = /^#([^\s\u{E001}]*)[^\u{E001}]*\u{E001}\s*$/u;
const commentId = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;

/**
 * Writes `{#id}` at the end of headings with two other signs instead of the braces, which MDX would read as an
 * expression. Generators do likewise. Offsets stay the same.
 */
export function markHeadingIds(text: string): string {
  if (!text.includes('{#') || text.includes(opening) || text.includes(closing)) return text;
  const marked = `$1${opening}$2${closing}`;
  return text.replace(atxId, marked).replace(setextId, marked);
}

/** Takes back what `markHeadingIds` did to a part of the text. */
export function unmarkHeadingIds(text: string): string {
  return text.replaceAll(opening, '{').replaceAll(closing, '}');
}

/**
 * The text of a heading as generators see it: that of its text and code, also in links and elements; images,
 * expressions and raw HTML have none. The id is written `{#id}` or `{/* #id *\/}` at its end.
 */
export function headingText(heading: BodyNode): HeadingText {
  let text = '';
  for (const node of nodesIn(heading)) {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value ?? '';
    else if (node.type === 'break') text += '\n';
  }
  const at = text.lastIndexOf(opening);
  const marked = at === -1 ? null : markedId.exec(text.slice(at + 1));
  if (marked !== null) return { text: text.slice(0, at).trim(), id: marked[1] };
  const last = heading.children?.at(-1);
  const comment = last?.type === 'mdxTextExpression' ? commentId.exec(last.value ?? '') : null;
  return { text: comment === null ? text : text.trim(), id: comment?.[1] };
}

/** A heading without the badge at its end: some hosts leave it out of the id. Undefined if it ends in none. */
export function withoutBadge(heading: BodyNode): BodyNode | undefined {
  const children = [...(heading.children ?? [])];
  while (children.at(-1)?.type === 'text' && children.at(-1)?.value?.trim() === '') children.pop();
  const isBadge = children.at(-1)?.name === 'Badge';
  return isBadge && children.length > 1 ? { ...heading, children: children.slice(0, -1) } : undefined;
}

/** Gives the headings of one page their ids, as the host of `docs.json` sites does: in text order, each id once. */
export class HeadingIds {
  readonly #slugger = new GithubSlugger();

  /** The id of the next heading. One that names its own id is not numbered. */
  next({ text, id }: HeadingText): string {
    return id ?? this.#slugger.slug(text);
  }

  /** Remembers what was given so far; the function that it returns forgets what is given from here on. */
  mark(): () => void {
    const given = Object.entries(this.#slugger.occurrences);
    return () => {
      this.#slugger.reset();
      for (const [id, count] of given) this.#slugger.occurrences[id] = count;
    };
  }
}
