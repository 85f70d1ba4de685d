import { escapeHtml as escapeLine } from '../../../kit/publish/escape-html.ts';

/**
 * Signs that the converter writes for the Markdown renderer of the integration, which takes them away again. The first
 * keeps a line that begins with a tag from being a block of raw HTML; the second makes a line stand without a paragraph
 * around it, and ends HTML that is the integration's own. They are controls of ASCII, which no text has: a single sign
 * beyond Latin 1 would double the memory that a page takes wherever it goes.
 */
export const inlineMark = '\u{1}';
export const bareMark = '\u{2}';

/** Plain text as Markdown, HTML and Vue templates show it, whatever signs it holds. */
export function escapeText(text: string): string {
  return escapeHtml(text).replace(/[\\`*_[\]#|~$@:{}!]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text between the quotes of an attribute, or between tags that Markdown does not look into. */
export function escapeHtml(text: string): string {
  return escapeLine(text).replace(/\r\n?|\n/g, '&#10;');
}

/** Code that is shown as it is, inside a line. */
export function shownCode(code: string): string {
  return `<code v-pre>${escapeText(code.trim())}</code>`;
}
