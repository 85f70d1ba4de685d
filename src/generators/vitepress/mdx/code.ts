import { escapeHtml } from './escape.ts';

/** The opening line of a block of code: what stands before the fence, the fence, the language, and what follows it. */
const opening = /^([ \t]*)(`{3,}|~{3,})[ \t]*([^\s`{]*)[ \t]*([^\r\n]*)/;

/**
 * A block of code with its opening line as VitePress reads it: `bash title="npm"` becomes `bash [npm]`, `lines` becomes
 * `:line-numbers`, and what means nothing there is left out.
 */
export function convertFence(block: string): string {
  const match = opening.exec(block);
  const [whole = '', indentation = '', fence = '', language = '', more = ''] = match ?? [];
  if (match === null || more.trim() === '') return block;
  const title = /(?:^|\s)(?:title|filename)=(?:"([^"]*)"|'([^']*)'|\{"([^"]*)"\})/.exec(more);
  const bracketed = /\[([^\]]+)\]/.exec(more)?.[1];
  const name = title?.[1] ?? title?.[2] ?? title?.[3] ?? bracketed;
  const lines = /(?:^|\s)(?:highlight=)?\{([\d,\s-]+)\}/.exec(more)?.[1]?.replace(/\s/g, '');
  const isNumbered = /(?:^|\s)(?:lines|showLineNumbers)(?:=\{?true\}?)?(?=\s|$)/.test(more);
  const info = [
    `${language || 'txt'}${isNumbered ? ':line-numbers' : ''}`,
    ...(lines === undefined ? [] : [`{${lines}}`]),
    ...(name === undefined || name === '' ? [] : [`[${titleText(name)}]`]),
  ];
  return `${indentation}${fence}${info.join(' ')}${block.slice(whole.length)}`;
}

/** VitePress writes a title into the page as it is: it is escaped here, once more for the reader of the fence. */
function titleText(title: string): string {
  const readable = title.replace(/[[\]]/g, (sign) => (sign === '[' ? '(' : ')'));
  return escapeHtml(readable).replaceAll('{', '&#123;').replaceAll('&', '&amp;').replaceAll('`', '&amp;#96;');
}
