import { addressKind } from './safe-address.ts';

/** What an unsafe address is replaced by: it leads to the top of the page that it is on. */
const nowhere = '#';

/** Addresses of Markdown and HTML: of links and pictures, of references, in angle brackets, of attributes. */
const places: readonly RegExp[] = [
  /(\]\([\s]{0,9}<?)((?:[^()<>]|\([^()]*\))+)/g,
  /(\]:[\s]{0,9}<?)([^<>\n]+)/g,
  /(<)([a-z][^<>]*)(?=>)/gi,
  /((?:href|src|action|data|poster)[\s]{0,9}=[\s]{0,9}\{?[\s]{0,9})("[^"]*"|'[^']*'|`[^`]*`|[^\s"'`<>]+)/gi,
];

/** A line of Markdown with the unsafe addresses in it replaced, and these addresses as they were written. */
export function withoutScripts(text: string): { readonly text: string; readonly removed: readonly string[] } {
  const removed: string[] = [];
  let safe = text;
  for (const place of places) {
    safe = safe.replace(place, (whole, before: string, address: string) => {
      const [, quote = '', bare = address] = /^(["'`])(.*)\1$/s.exec(address) ?? [];
      if (addressKind(bare) !== 'script') return whole;
      removed.push(bare);
      return before + quote + nowhere + quote;
    });
  }
  return { text: safe, removed };
}
