import type { Paragraph, PhrasingContent } from 'mdast';

/** Characters that mean nothing in the middle of a line, to readers of GFM, MDX, formulas and directives alike. */
const plain = /^(?:[\p{L}\p{N} ,;'"()?%/=+.!\u2010-\u2027\u00a0-]|:(?= |$))*$/u;
/** What makes a link of an address that is written without marks. */
const domain = /[Ww]\./;
const keyword = /^(?:im|ex)port /;

/**
 * The Markdown of a paragraph in which no character needs to be escaped, as most are: text of plain words, and code.
 * It is what the writer would make of it, in a tenth of the time. Undefined for any other paragraph.
 */
export function inertMarkdown({ children }: Paragraph): string | undefined {
  let written = '';
  for (const [index, node] of children.entries()) {
    const before = children[index - 1];
    // Two pieces of code side by side would be one.
    if (!isInert(node) || node.type === before?.type) return undefined;
    if (before === undefined && node.type === 'text' && (!/^\p{L}/u.test(node.value) || keyword.test(node.value))) {
      return undefined;
    }
    written += node.type === 'text' ? node.value : `\`${node.value}\``;
  }
  return written === '' || written.endsWith(' ') ? undefined : written;
}

function isInert(node: PhrasingContent): node is Extract<PhrasingContent, { type: 'text' | 'inlineCode' }> {
  if (!('value' in node) || node.value === '') return false;
  if (node.type === 'inlineCode') return !/[`\r\n]|^ | $/.test(node.value);
  return node.type === 'text' && plain.test(node.value) && !domain.test(node.value);
}
