/* The words of a description, by a parser of Markdown and one of HTML. */
import { parseFragment } from 'parse5';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * What a reader sees of Markdown with HTML in it.
 *
 * @param hasTags Tags are words: `ws@<CompanyName>` is no HTML to whoever wrote it.
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
