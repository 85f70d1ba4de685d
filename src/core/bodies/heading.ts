import GithubSlugger from 'github-slugger';
import { type IdSpellings, type SlugRule, slug } from './slugs.ts';
import type { TextAttribute } from './source-ranges.ts';
import { type BodyNode, walkNodes } from './tree.ts';

export interface HeadingText {
  readonly text: string;
  readonly id: string | undefined;
}

const openingMark = '\u{E000}';
const closingMark = '\u{E001}';
const atxHeadingId = /^([ \t>]*#{1,6}[ \t][^\n]*?)\{(#[^{}\s][^{}\n]*)\}(?=[ \t]*#*[ \t]*\r?$)/gm;
const setextHeadingId = /^([^\n]*?)\{(#[^{}\s][^{}\n]*)\}(?=[ \t]*\r?\n[ \t>]*(?:=+|-+)[ \t]*\r?$)/gm;
const markedId = /^#([^\s\u{E001}]*)[^\u{E001}]*\u{E001}\s*$/u;
const commentId = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;

/**
 * Replaces the braces of `{#id}` at the end of headings with private-use characters, because MDX would parse the braces
 * as an expression. Offsets don't change.
 */
export function markHeadingIds(text: string): string {
  if (!text.includes('{#') || text.includes(openingMark) || text.includes(closingMark)) return text;
  const replacement = `$1${openingMark}$2${closingMark}`;
  return text.replace(atxHeadingId, replacement).replace(setextHeadingId, replacement);
}

export function unmarkHeadingIds(text: string): string {
  return text.replaceAll(openingMark, '{').replaceAll(closingMark, '}');
}

/**
 * Text of a heading as generators read it: text and code, including those in links and elements, but no images,
 * expressions or raw HTML. An explicit id is `{#id}` or `{/* #id *\/}` at the end.
 */
export function headingText(heading: BodyNode): HeadingText {
  let text = '';
  for (const node of walkNodes(heading)) {
    if (node.type === 'text' || node.type === 'inlineCode') text += node.value ?? '';
    else if (node.type === 'break') text += '\n';
  }
  const markStart = text.lastIndexOf(openingMark);
  const idMatch = markStart === -1 ? null : markedId.exec(text.slice(markStart + 1));
  if (idMatch !== null) return { text: text.slice(0, markStart).trim(), id: idMatch[1] };
  const lastChild = heading.children?.at(-1);
  const commentMatch = lastChild?.type === 'mdxTextExpression' ? commentId.exec(lastChild.value ?? '') : null;
  return { text: commentMatch === null ? text : text.trim(), id: commentMatch?.[1] };
}

/**
 * Copies a heading without the badge at its end, because some hosts leave the badge out of the id. `undefined` if there
 * is no badge, or nothing else.
 */
export function removeTrailingBadge(heading: BodyNode): BodyNode | undefined {
  const children = [...(heading.children ?? [])];
  while (children.at(-1)?.type === 'text' && children.at(-1)?.value?.trim() === '') children.pop();
  const isBadge = children.at(-1)?.name === 'Badge';
  return isBadge && children.length > 1 ? { ...heading, children: children.slice(0, -1) } : undefined;
}

/**
 * Generates the ids of a page's headings, which must be passed in text order. Repeated ids are numbered from `-2`, or
 * from `-1` by GitHub's rule.
 */
export class HeadingIds {
  readonly #rule: SlugRule;
  readonly #slugger = new GithubSlugger();

  constructor(rule?: SlugRule) {
    this.#rule = rule;
  }

  /** Id of the next heading. An explicit id is never numbered. */
  next({ text, id }: HeadingText): string {
    return id ?? (this.#rule === 'github' ? this.#slugger.slug(text) : this.#makeUnique(slug(text)));
  }

  saveState(): () => void {
    const counts = Object.entries(this.#slugger.occurrences);
    return () => {
      this.#slugger.reset();
      for (const [id, count] of counts) this.#slugger.occurrences[id] = count;
    };
  }

  #makeUnique(baseId: string): string {
    const { occurrences } = this.#slugger;
    let id = baseId;
    for (let number = (occurrences[baseId] ?? 0) + 1; Object.hasOwn(occurrences, id); number++) {
      occurrences[baseId] = number;
      id = `${baseId}-${number}`;
    }
    occurrences[id] ??= 1;
    return id;
  }
}

/** Elements whose ids the host of `docs.json` sites builds from an attribute and an optional prefix. */
const titledElements: Readonly<Record<string, { readonly attributes: readonly string[]; readonly prefix?: string }>> = {
  Accordion: { attributes: ['title'] },
  Expandable: { attributes: ['title'] },
  Step: { attributes: ['title'] },
  Tab: { attributes: ['title'] },
  Update: { attributes: ['label', 'description'] },
  ParamField: { attributes: ['path', 'query', 'body', 'header'], prefix: 'param-' },
  ResponseField: { attributes: ['name'], prefix: 'param-' },
};

export function titleIds(
  element: string,
  attributes: readonly Pick<TextAttribute, 'name' | 'value'>[],
): readonly IdSpellings[] {
  const rule = Object.hasOwn(titledElements, element) ? titledElements[element] : undefined;
  const titles = attributes.filter(({ name }) => rule?.attributes.includes(name)).map(({ value }) => value);
  return titles.map((title): IdSpellings => {
    const id = slug(title, 'github');
    if (rule?.prefix === undefined || id === '') return [slug(title), id];
    // Hosts also convert `expiresIn` and `expires.in` to `expires-in`.
    const kebabCaseId = rule.prefix + slug(title.replace(/(?<=[a-z\d])(?=[A-Z])|[._]/g, '-'), 'github');
    return [kebabCaseId, kebabCaseId, rule.prefix + id, id];
  });
}
