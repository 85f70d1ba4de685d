import { escapeHtml } from '../publish/escape-html.ts';
import type { Face } from './face.ts';

/**
 * The links at the foot of a site as HTML, for generators without a setting for them; empty where there are none.
 *
 * @param address Writes the address of a link.
 */
export function footerHtml({ footer }: Face, address: (href: string) => string): string {
  if (footer.columns.length === 0) return '';
  const columns = footer.columns.map(({ header, links }) => {
    const items = links.map(
      ({ label, href }) => `<li><a href="${escapeHtml(address(href))}">${escapeHtml(label)}</a></li>`,
    );
    const title = header === undefined ? '' : `<p class="djn-footer-title">${escapeHtml(header)}</p>`;
    return `<div>${title}<ul>${items.join('')}</ul></div>`;
  });
  return `<nav class="djn-footer" aria-label="Footer">${columns.join('')}</nav>`;
}
