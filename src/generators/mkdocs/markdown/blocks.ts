/*
 * Converts HTML to Markdown. The input is HTML of `mkdocs/page-theme.ts`. Python-Markdown converts the output back to
 * the same page, so all text of the page is escaped.
 */

import { escapeHtml } from '../../../render/html.ts';
import { formatIdAttribute, toInlineMarkdown, toParagraphMarkdown } from './inline.ts';
import { toTableMarkdown } from './table.ts';
import {
  attributeValue,
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
  return joinBlocks(new BlockConverter(toUrl, depthsBelowTitle(nodes)).convert(nodes, true));
}

class BlockConverter {
  readonly #toUrl: WriteUrl;
  readonly #depths: (depth: number) => number;
  /** `false` until the title is written, because the title keeps its level. */
  #isBelowTitle = false;

  constructor(toUrl: WriteUrl, depths: (depth: number) => number = (depth) => depth) {
    this.#toUrl = toUrl;
    this.#depths = depths;
  }

  /** @param isTop `true` outside of indented blocks. Python-Markdown parses block HTML only there. */
  convert(nodes: readonly ParsedNode[], isTop = false): Block[] {
    const result: Block[] = [];
    let inlineNodes: ParsedNode[] = [];
    let cards: ParsedElement[] = [];
    const flush = (): void => {
      const text = toParagraphMarkdown(inlineNodes, this.#toUrl);
      if (text !== '') result.push({ text });
      if (cards.length > 0) result.push(this.#formatCards(cards));
      inlineNodes = [];
      cards = [];
    };
    for (const node of nodes) {
      if (isElement(node) && node.tagName === 'md-card') {
        if (inlineNodes.length > 0 && cards.length === 0) flush();
        cards.push(node);
      } else if (isElement(node) && isBlock(node)) {
        flush();
        result.push(...this.#convertBlock(node, isTop));
      } else if (cards.length === 0 || textContent(node).trim() !== '' || isElement(node)) {
        if (cards.length > 0) flush();
        inlineNodes.push(node);
      }
    }
    flush();
    return result;
  }

  #convertBlock(element: ParsedElement, isTop: boolean): Block[] {
    const id = attributeValue(element, 'id');
    const depth = headingDepth(element);
    if (depth !== undefined) return [{ text: this.#formatHeading(element, depth) }];
    switch (element.tagName) {
      case 'ul':
      case 'ol':
        return [this.#formatList(element)];
      case 'md-code':
      case 'pre':
        return [{ text: formatCodeFence(element) }];
      case 'table':
        return [{ text: toTableMarkdown(element, this.#toUrl) }];
      case 'blockquote':
        return [{ text: this.#formatQuotation(element) }];
      case 'hr':
        return [{ text: '---' }];
      case 'dl':
        return [{ text: this.#formatDefinitions(element) }];
      case 'md-admonition':
        return [
          ...createAnchorBlock(id),
          { text: this.#formatTitled(`!!! ${attributeValue(element, 'kind')}`, element) },
        ];
      case 'md-details':
      case 'details':
        return [...createAnchorBlock(id), { text: this.#formatTitled(formatDetailsMarker(element), element) }];
      case 'md-tabs':
        return [{ kind: 'tabs', text: this.#formatTabs(element) }];
      case 'md-grid':
        return [...createAnchorBlock(id), ...this.#formatGrid(element, isTop)];
      case 'figcaption':
        return this.#formatCaption(element);
      case 'style':
      case 'script':
        return [{ text: serializeHtml(element, this.#toUrl) }];
      default:
        return [...createAnchorBlock(id), ...this.convert(element.childNodes, isTop)];
    }
  }

  #formatHeading(element: ParsedElement, depth: number): string {
    const id = attributeValue(element, 'id');
    const text = toInlineMarkdown(element.childNodes, this.#toUrl, 'heading')
      .trim()
      .replace(/#+$/, (hashes) => hashes.replaceAll('#', '\\#'));
    const level = this.#isBelowTitle ? this.#depths(depth) : depth;
    this.#isBelowTitle = true;
    return `${'#'.repeat(level)} ${text || '&nbsp;'}${id === undefined || id === '' ? '' : ` { ${formatIdAttribute(id)} }`}`;
  }

  #formatList(element: ParsedElement): Block {
    const items = elementsIn(element);
    const firstNumber = Number(attributeValue(element, 'start') ?? 1);
    const bodies = items.map((item) => this.convert(item.childNodes));
    const renderItems = (separator: string): string[] =>
      bodies.map((body, index) => {
        const marker = element.tagName === 'ol' ? `${firstNumber + index}.` : '-';
        return formatListItem(
          marker,
          separator === '\n' ? body.map(({ text }) => text).join(separator) : joinBlocks(body),
        );
      });
    const tightItems = renderItems('\n');
    // One empty line makes a whole list loose, with its items as paragraphs.
    const isTight =
      bodies.every((body) => body.slice(1).every(({ kind }) => kind === 'list')) &&
      !tightItems.some((text) => text.includes('\n\n'));
    return { kind: 'list', text: isTight ? tightItems.join('\n') : renderItems('\n\n').join('\n\n') };
  }

  /**
   * Uses an admonition if the quotation contains code with lines that start with `>`. In a quotation, Python-Markdown
   * would end the code at the first of these lines.
   */
  #formatQuotation(element: ParsedElement): string {
    const body = joinBlocks(this.convert(element.childNodes));
    return codeTexts(element).some((text) => /^[ \t]*>/m.test(text))
      ? `!!! quote ""\n\n${indent(body)}`
      : prefixLines(body, '> ');
  }

  #formatDefinitions(element: ParsedElement): string {
    const definitions = elementsIn(element).map(({ tagName, childNodes }) =>
      tagName === 'dt'
        ? `\n${toParagraphMarkdown(childNodes, this.#toUrl)}`
        : formatListItem(':', joinBlocks(this.convert(childNodes))),
    );
    return definitions.join('\n').trim();
  }

  #formatTitled(marker: string, element: ParsedElement): string {
    const titleTagName = element.tagName === 'details' ? 'summary' : 'md-title';
    const isTitle = (node: ParsedNode): boolean => isElement(node) && node.tagName === titleTagName;
    const title = toInlineMarkdown(element.childNodes.filter(isTitle).flatMap(childrenOf), this.#toUrl).trim();
    const body = joinBlocks(this.convert(element.childNodes.filter((node) => !isTitle(node))));
    return `${marker}${title === '' ? '' : ` "${title}"`}${body === '' ? '' : `\n\n${indent(body)}`}`;
  }

  #formatTabs(element: ParsedElement): string {
    const tabs = elementsIn(element).map((tab) => this.#formatTitled('===', tab));
    return tabs.join('\n\n');
  }

  #formatGrid(element: ParsedElement, isTop: boolean): Block[] {
    const blocks = this.convert(element.childNodes, isTop);
    const cards = elementsIn(element);
    if (!isTop || cards.length === 0 || !cards.every(({ tagName }) => tagName === 'md-card')) return blocks;
    return [{ text: `<div class="grid cards" markdown>\n\n${joinBlocks(blocks)}\n\n</div>` }];
  }

  #formatCards(cards: readonly ParsedElement[]): Block {
    return {
      kind: 'list',
      text: cards.map((card) => formatListItem('-', joinBlocks(this.convert(card.childNodes)))).join('\n\n'),
    };
  }

  #formatCaption(element: ParsedElement): Block[] {
    if (childrenOf(element).some(isBlock)) return this.convert(element.childNodes);
    const text = toParagraphMarkdown(element.childNodes, this.#toUrl);
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
function formatListItem(marker: string, body: string): string {
  const text = /^(?:`{3}|!!!|\?\?\?|===|[-|>#] |\d+\. |$)/.test(body) ? `&nbsp;\n\n${body}` : body;
  return `${marker.padEnd(3)} ${indent(text).slice(4)}`;
}

function formatDetailsMarker(element: ParsedElement): string {
  const kind = attributeValue(element, 'kind') ?? 'note';
  return `${attributeValue(element, 'open') === undefined ? '???' : '???+'} ${kind}`;
}

function createAnchorBlock(id: string | undefined): Block[] {
  return id === undefined ? [] : [{ text: `<span id="${escapeHtml(id)}"></span>` }];
}

function codeTexts(node: ParsedNode): string[] {
  const isCode = isElement(node) && /^(?:md-code|pre)$/.test(node.tagName);
  return isCode ? [textContent(node)] : childrenOf(node).flatMap(codeTexts);
}

function formatCodeFence(element: ParsedElement): string {
  const code = childrenOf(element).find((node) => isElement(node) && node.tagName === 'code') ?? element;
  const classLanguage = isElement(code)
    ? /\blanguage-([\w+#.-]+)/.exec(attributeValue(code, 'class') ?? '')?.[1]
    : undefined;
  const text = textContent(element)
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\n+|\s+$/g, '');
  const language = (attributeValue(element, 'language') ?? classLanguage ?? '').replaceAll(/[^\w+#.-]/g, '') || 'text';
  const title = attributeValue(element, 'title')?.replaceAll(/\s+/g, ' ').replaceAll('"', "'");
  const info = [
    language,
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(attributeValue(element, 'marked') === undefined ? [] : [`hl_lines="${attributeValue(element, 'marked')}"`]),
    ...(attributeValue(element, 'numbered') === undefined ? [] : ['linenums="1"']),
  ];
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([backticks]) => backticks.length + 1)));
  return `${fence} ${info.join(' ')}\n${text}\n${fence}`;
}
