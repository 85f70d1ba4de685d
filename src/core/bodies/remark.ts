import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { frontMatterBlock } from '../pages/front-matter.ts';
import { withoutUndefined } from '../values/json.ts';
import type { BodyFormat, PageBody } from '../values/page-body.ts';
import { collectBody } from './collect.ts';
import { markHeadingIds } from './heading.ts';
import { maskMath } from './math.ts';
import { toSyntaxError } from './syntax-error.ts';
import type { BodyNode } from './tree.ts';

const markdownProcessor = unified().use(remarkParse).use(remarkGfm).freeze();
const lenientMarkdownProcessor = unified().use(remarkParse).use(remarkGfm).use(disableNonMdxSyntax).freeze();
const mdxProcessor = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();

/**
 * Extracts the facts of a page with remark. Never throws: for a page that can't be parsed, `syntaxError` is set.
 *
 * @param text The whole page with its front matter, without byte order mark.
 */
export function parseBody(text: string, format: BodyFormat): PageBody {
  const markedText = markHeadingIds(text);
  try {
    return collectBody(parseTree(markedText, format), text);
  } catch (error) {
    return parseWithoutMath(error, markedText, text, format);
  }
}

/**
 * Parses a page with masked formulas, because generators accept braces in formulas, but plain MDX rejects them. Formulas
 * that begin or end with a space are masked only if nothing else helps, because dollars are also amounts of money. Any
 * remaining syntax error is outside of formulas.
 */
function parseWithoutMath(error: unknown, markedText: string, text: string, format: BodyFormat): PageBody {
  let reportedError = error;
  for (const allowSpaces of [false, true]) {
    const maskedText = maskMath(markedText, allowSpaces);
    if (maskedText === undefined) continue;
    try {
      return collectBody(parseTree(maskedText, format), text);
    } catch (maskedError) {
      if (!allowSpaces) reportedError = maskedError;
    }
  }
  return invalidBody(reportedError, markedText, text);
}

function parseTree(text: string, format: BodyFormat): BodyNode {
  return (format === 'mdx' ? mdxProcessor : markdownProcessor).parse(blankFrontMatter(text));
}

function blankFrontMatter(text: string): string {
  const block = frontMatterBlock(text);
  if (block === undefined) return text;
  const end = block.start + block.text.length + '---'.length;
  return text.slice(0, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}

function invalidBody(error: unknown, markedText: string, text: string): PageBody {
  return {
    ...readInvalidMdxLinks(markedText, text),
    anchors: [],
    imports: [],
    syntaxError: toSyntaxError(error, text),
  };
}

/** Finds the links of a page that is not valid MDX. Parses the page as Markdown with HTML. */
function readInvalidMdxLinks(markedText: string, text: string): Pick<PageBody, 'links' | 'unsafe'> {
  // Removes MDX comments. Also moves a `>` on a new line back to the tag that it closes, because Markdown would read
  // the `>` as a quote.
  const cleanedText = markedText
    .replace(/\{\/\*[\s\S]*?(?:\*\/\}|$)/g, (comment) => comment.replace(/[^\r\n]/g, ' '))
    .replace(/\r?\n[ \t]*(?=>[ \t]*(?:[\r\n]|$))/g, (lineBreak) => ' '.repeat(lineBreak.length));
  try {
    const { links, unsafe } = collectBody(lenientMarkdownProcessor.parse(blankFrontMatter(cleanedText)), text);
    // A target with `${` is part of a template literal in code.
    return { links: links.filter(({ target }) => !target.includes('${')), ...withoutUndefined({ unsafe }) };
  } catch {
    return { links: [] };
  }
}

/** Disables indented code and HTML blocks. As in MDX, text between two tags is then parsed as Markdown. */
function disableNonMdxSyntax(this: Processor): void {
  this.data().micromarkExtensions?.push({ disable: { null: ['codeIndented', 'htmlFlow'] } });
}
