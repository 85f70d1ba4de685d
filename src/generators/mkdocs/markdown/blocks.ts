/*
 * Converts HTML to Markdown. The input is HTML of `mkdocs/page-theme.ts`. Python-Markdown converts the output back to
 * the same page, so all text of the page is escaped.
 */

import { escapeHtml } from '../../../render/html.ts';
import { inlineMarkdown, paragraphMarkdown } from './inline.ts';
import { tableMarkdown } from './table.ts';
import {
  attribute,
  childrenOf,
  depthsBelowTitle,
  elementsIn,
  headingDepth,
  isBlock,
  isElement,
  type ParsedElement,
  type ParsedNode,
  parseHtml,
  serializeHtml,
  textContent,
  type WriteUrl,
} from './tree.ts';

/** Block of Markdown. Two adjacent blocks of the same kind need a separator. */
interface Block {
  readonly text: string;
  readonly kind?: 'list' | 'tabs' | undefined;
}

/**
 * Converts a page's HTML, as written by `page-theme.ts`, to the Markdown of Material for MkDocs: Python-Markdown with
 * admonitions, collapsible blocks, tabs, definition lists, tables, nested fences and attribute lists.
 */
export function htmlToMarkdown(html: string, toUrl: WriteUrl): string {
  const nodes = parseHtml(html);
  return joinBlocks(new Blocks(toUrl, depthsBelowTitle(nodes)).convert(nodes, true));
}

class Blocks {
  readonly #toUrl: WriteUrl;
  readonly #depths: (depth: number) => number;
  /** `false` until the title is written, because the title keeps its level. */
  #isBelowTitle = false;

  constructor(toUrl: WriteUrl, depths: (depth: number) => number = (same) => same) {
    this.#toUrl = toUrl;
    this.#depths = depths;
  }

  /** @param isTop `true` outside of indented blocks. Python-Markdown parses block HTML only there. */
  convert(nodes: readonly ParsedNode[], isTop = false): Block[] {
    const result: Block[] = [];
    let inline: ParsedNode[] = [];
    let cards: ParsedElement[] = [];
    const flush = (): void => {
      const text = paragraphMarkdown(inline, this.#toUrl);
      if (text !== '') result.push({ text });
      if (cards.length > 0) result.push(this.#cards(cards));
      inline = [];
      cards = [];
    };
    for (const node of nodes) {
      if (isElement(node) && node.tagName === 'md-card') {
        if (inline.length > 0 && cards.length === 0) flush();
        cards.push(node);
      } else if (isElement(node) && isBlock(node)) {
        flush();
        result.push(...this.#block(node, isTop));
      } else if (cards.length === 0 || textContent(node).trim() !== '' || isElement(node)) {
        if (cards.length > 0) flush();
        inline.push(node);
      }
    }
    flush();
    return result;
  }

  #block(element: ParsedElement, isTop: boolean): Block[] {
    const id = attribute(element, 'id');
    const depth = headingDepth(element);
    if (depth !== undefined) return [{ text: this.#heading(element, depth) }];
    switch (element.tagName) {
      case 'ul':
      case 'ol':
        return [this.#list(element)];
      case 'md-code':
      case 'pre':
        return [{ text: codeFence(element) }];
      case 'table':
        return [{ text: tableMarkdown(element, this.#toUrl) }];
      case 'blockquote':
        return [{ text: this.#quotation(element) }];
      case 'hr':
        return [{ text: '---' }];
      case 'dl':
        return [{ text: this.#definitions(element) }];
      case 'md-admonition':
        return [...anchorBlock(id), { text: this.#titled(`!!! ${attribute(element, 'kind')}`, element) }];
      case 'md-details':
      case 'details':
        return [...anchorBlock(id), { text: this.#titled(detailsMarker(element), element) }];
      case 'md-tabs':
        return [{ kind: 'tabs', text: this.#tabs(element) }];
      case 'md-grid':
        return [...anchorBlock(id), ...this.#grid(element, isTop)];
      case 'figcaption':
        return this.#caption(element);
      case 'style':
      case 'script':
        return [{ text: serializeHtml(element, this.#toUrl) }];
      default:
        return [...anchorBlock(id), ...this.convert(element.childNodes, isTop)];
    }
  }

  #heading(element: ParsedElement, depth: number): string {
    const id = attribute(element, 'id');
    const text = inlineMarkdown(element.childNodes, this.#toUrl, 'heading')
      .trim()
      .replace(/#+$/, (marks) => marks.replaceAll('#', '\\#'));
    const level = this.#isBelowTitle ? this.#depths(depth) : depth;
    this.#isBelowTitle = true;
    return `${'#'.repeat(level)} ${text || '&nbsp;'}${id === undefined || id === '' ? '' : ` { ${idAttribute(id)} }`}`;
  }

  #list(element: ParsedElement): Block {
    const items = elementsIn(element);
    const first = Number(attribute(element, 'start') ?? 1);
    const bodies = items.map((item) => this.convert(item.childNodes));
    const renderItems = (separator: string): string[] =>
      bodies.map((body, index) => {
        const marker = element.tagName === 'ol' ? `${first + index}.` : '-';
        return listItem(marker, separator === '\n' ? body.map(({ text }) => text).join(separator) : joinBlocks(body));
      });
    const tight = renderItems('\n');
    // One empty line makes a whole list loose, with its items as paragraphs.
    const isTight =
      bodies.every((body) => body.slice(1).every(({ kind }) => kind === 'list')) &&
      !tight.some((text) => text.includes('\n\n'));
    return { kind: 'list', text: isTight ? tight.join('\n') : renderItems('\n\n').join('\n\n') };
  }

  /**
   * Uses an admonition if the quotation contains code with lines that start with `>`. In a quotation, Python-Markdown
   * would end the code at the first of these lines.
   */
  #quotation(element: ParsedElement): string {
    const body = joinBlocks(this.convert(element.childNodes));
    return codeTexts(element).some((text) => /^[ \t]*>/m.test(text))
      ? `!!! quote ""\n\n${indent(body)}`
      : prefixLines(body, '> ');
  }

  #definitions(element: ParsedElement): string {
    const parts = elementsIn(element).map(({ tagName, childNodes }) =>
      tagName === 'dt'
        ? `\n${paragraphMarkdown(childNodes, this.#toUrl)}`
        : listItem(':', joinBlocks(this.convert(childNodes))),
    );
    return parts.join('\n').trim();
  }

  #titled(marker: string, element: ParsedElement): string {
    const titleName = element.tagName === 'details' ? 'summary' : 'md-title';
    const isTitle = (node: ParsedNode): boolean => isElement(node) && node.tagName === titleName;
    const title = inlineMarkdown(element.childNodes.filter(isTitle).flatMap(childrenOf), this.#toUrl).trim();
    const body = joinBlocks(this.convert(element.childNodes.filter((node) => !isTitle(node))));
    return `${marker}${title === '' ? '' : ` "${title}"`}${body === '' ? '' : `\n\n${indent(body)}`}`;
  }

  #tabs(element: ParsedElement): string {
    const tabs = elementsIn(element).map((tab) => this.#titled('===', tab));
    return tabs.join('\n\n');
  }

  #grid(element: ParsedElement, isTop: boolean): Block[] {
    const blocks = this.convert(element.childNodes, isTop);
    const cards = elementsIn(element);
    if (!isTop || cards.length === 0 || !cards.every(({ tagName }) => tagName === 'md-card')) return blocks;
    return [{ text: `<div class="grid cards" markdown>\n\n${joinBlocks(blocks)}\n\n</div>` }];
  }

  #cards(cards: readonly ParsedElement[]): Block {
    return {
      kind: 'list',
      text: cards.map((card) => listItem('-', joinBlocks(this.convert(card.childNodes)))).join('\n\n'),
    };
  }

  #caption(element: ParsedElement): Block[] {
    if (childrenOf(element).some(isBlock)) return this.convert(element.childNodes);
    const text = paragraphMarkdown(element.childNodes, this.#toUrl);
    return text === '' ? [] : [{ text: text.includes('*') ? `<em>${text}</em>` : `*${text}*` }];
  }
}

/**
 * Joins blocks with empty lines. Adjacent lists or sets of tabs are separated, so that Python-Markdown doesn't merge
 * them.
 */
function joinBlocks(blocks: readonly Block[]): string {
  return blocks
    .map(({ text, kind }, index) => {
      if (kind === undefined || blocks[index - 1]?.kind !== kind) return text;
      return kind === 'tabs' ? text.replace(/^===/, '===!') : `<!-- -->\n\n${text}`;
    })
    .join('\n\n');
}

function indent(text: string): string {
  return prefixLines(text, '    ');
}

function prefixLines(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' && prefix.trim() === '' ? '' : prefix + line))
    .join('\n');
}

/**
 * Formats a list item. Python-Markdown parses the first line as text, so a body that starts with block syntax goes
 * below a line with `&nbsp;`.
 */
function listItem(marker: string, body: string): string {
  const text = /^(?:`{3}|!!!|\?\?\?|===|[-|>#] |\d+\. |$)/.test(body) ? `&nbsp;\n\n${body}` : body;
  return `${marker.padEnd(3)} ${indent(text).slice(4)}`;
}

function detailsMarker(element: ParsedElement): string {
  const kind = attribute(element, 'kind') ?? 'note';
  return `${attribute(element, 'open') === undefined ? '???' : '???+'} ${kind}`;
}

function anchorBlock(id: string | undefined): Block[] {
  return id === undefined ? [] : [{ text: `<span id="${escapeHtml(id)}"></span>` }];
}

/**
 * Formats an id for an attribute list. The id is escaped, because Python-Markdown parses inline markup first:
 * `#__init__` would become bold.
 */
function idAttribute(id: string): string {
  const escaped = id.replaceAll(/[\\`*_[\]]/g, '\\$&');
  return /^[^\s="'{}]+$/.test(id) ? `#${escaped}` : `id="${escaped.replaceAll(/["{}\s]/g, '-')}"`;
}

function codeTexts(node: ParsedNode): string[] {
  const isCode = isElement(node) && /^(?:md-code|pre)$/.test(node.tagName);
  return isCode ? [textContent(node)] : childrenOf(node).flatMap(codeTexts);
}

function codeFence(element: ParsedElement): string {
  const code = childrenOf(element).find((node) => isElement(node) && node.tagName === 'code') ?? element;
  const classLanguage = isElement(code)
    ? /\blanguage-([\w+#.-]+)/.exec(attribute(code, 'class') ?? '')?.[1]
    : undefined;
  const text = textContent(element)
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\n+|\s+$/g, '');
  const language = (attribute(element, 'language') ?? classLanguage ?? '').replaceAll(/[^\w+#.-]/g, '') || 'text';
  const title = attribute(element, 'title')?.replaceAll(/\s+/g, ' ').replaceAll('"', "'");
  const info = [
    language,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(attribute(element, 'marked') === undefined ? [] : [`hl_lines="${attribute(element, 'marked')}"`]),
    ...(attribute(element, 'numbered') === undefined ? [] : ['linenums="1"']),
  ];
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence} ${info.join(' ')}\n${text}\n${fence}`;
}
