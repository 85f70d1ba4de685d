import type { ComponentRenderer } from '../component-renderer.ts';
import { decodeHtml } from '../html/decode-html.ts';
import { escapeHtml } from '../html/escape-html.ts';

const tag = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)+)(?=\s*\/?>)/gi;
const address = /(\s(?:href|src|poster)\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi;

/** HTML of a page that is read as plain Markdown, with the addresses in its tags resolved. */
export function resolveAddresses(html: string, page: Pick<ComponentRenderer, 'link' | 'asset'>): string {
  return html.replaceAll(tag, (_, name: string, attributes: string) => {
    const resolved = attributes.replaceAll(address, (whole, start: string, double, single, bare) => {
      const target = decodeHtml(double ?? single ?? bare ?? '');
      const isLink = /href/i.test(start) || name.toLowerCase() === 'iframe';
      if (isLink && name.toLowerCase() !== 'a' && name.toLowerCase() !== 'iframe') return whole;
      return `${start}"${escapeHtml(isLink ? page.link(target) : page.asset(target))}"`;
    });
    return `<${name}${resolved}`;
  });
}
