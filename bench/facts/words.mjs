/* Extracts the words of a description with a Markdown parser and an HTML parser. */
import { parseFragment } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Visible text of Markdown with HTML.
 *
 * @param hasTags Reads unknown tags as text: `ws@<CompanyName>` is not HTML.
 */
export function remark(text, hasTags) {
  return wordsIn(parser.parse(text), hasTags);
}

function wordsIn(node, hasTags) {
  if (node.type === 'html') return hasTags ? node.value : htmlWords(parseFragment(node.value));
  if (node.type === 'definition') return '';
  if (node.children !== undefined) return node.children.map((child) => wordsIn(child, hasTags)).join(' ');
  return node.value ?? node.alt ?? ' ';
}

function htmlWords(node) {
  if (['style', 'script', '#comment'].includes(node.nodeName)) return '';
  return node.value ?? (node.childNodes ?? []).map(htmlWords).join(' ');
}
