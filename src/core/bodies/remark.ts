import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { frontMatterBlock } from '../pages/front-matter.ts';
import { defined } from '../values/json.ts';
import type { BodyFormat, PageBody } from '../values/page-body.ts';
import { collectBody } from './collect.ts';
import { markHeadingIds } from './heading.ts';
import { maskMath } from './math.ts';
import { toSyntaxError } from './syntax-error.ts';
import type { BodyNode } from './tree.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).freeze();
const lenientMarkdown = unified().use(remarkParse).use(remarkGfm).use(asInMdx).freeze();
const mdx = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Extracts the facts of a page with remark. Never throws: for a page that can't be parsed, `syntaxError` is set.
 *
 * @param text The whole page with its front matter, without byte order mark.
 */
export function parseBody(text: string, format: BodyFormat): PageBody {
  const marked = markHeadingIds(text);
  try {
    return collectBody(parse(marked, format), text);
  } catch (error) {
    const masked = maskMath(marked);
    return masked === undefined ? failedBody(error, marked, text) : parseWithoutMath(masked, marked, text, format);
  }
}

/**
 * Parses a page with masked formulas, because generators accept braces in formulas, but plain MDX rejects them. Any
 * remaining syntax error is outside of formulas.
 */
function parseWithoutMath(masked: string, marked: string, text: string, format: BodyFormat): PageBody {
  try {
    return collectBody(parse(masked, format), text);
  } catch (error) {
    return failedBody(error, marked, text);
  }
}

function parse(text: string, format: BodyFormat): BodyNode {
  return (format === 'mdx' ? mdx : markdown).parse(withoutFrontMatter(text));
}

function withoutFrontMatter(text: string): string {
  const block = frontMatterBlock(text);
  if (block === undefined) return text;
  const end = block.start + block.text.length + '---'.length;
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

function failedBody(error: unknown, marked: string, text: string): PageBody {
  return { ...linksOfInvalidMdx(marked, text), anchors: [], imports: [], syntaxError: toSyntaxError(error, text) };
}

/** Finds the links of a page that is not valid MDX. Parses the page as Markdown with HTML. */
function linksOfInvalidMdx(marked: string, text: string): Pick<PageBody, 'links' | 'unsafe'> {
  // Removes MDX comments. Also moves a `>` on a new line back to the tag that it closes, because Markdown would read
  // the `>` as a quote.
  const cleaned = marked
    .replace(/\{\/\*[\s\S]*?(?:\*\/\}|$)/g, (comment) => comment.replace(/[^\r\n]/g, ' '))
    .replace(/\r?\n[ \t]*(?=>[ \t]*(?:[\r\n]|$))/g, (ending) => ' '.repeat(ending.length));
  try {
    const { links, unsafe } = collectBody(lenientMarkdown.parse(withoutFrontMatter(cleaned)), text);
    // A target with `${` is part of a template literal in code.
    return { links: links.filter(({ target }) => !target.includes('${')), ...defined({ unsafe }) };
  } catch {
    return { links: [] };
  }
}

/** Disables indented code and HTML blocks. As in MDX, text between two tags is then parsed as Markdown. */
function asInMdx(this: Processor): void {
  this.data().micromarkExtensions?.push({ disable: { null: ['codeIndented', 'htmlFlow'] } });
}
