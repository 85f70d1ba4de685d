export { escapeHtml, scriptJson, unescapeHtml } from '../core/values.ts';

export const voidElements: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);

/** Comment, declaration or tag of HTML. Groups of a tag: `/` of an end tag, the name, and the text of the attributes. */
export const htmlTagPattern = /<(?:!--[\s\S]*?-->|[!?][^>]*>|(\/?)([A-Za-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>)/g;

export function joinClasses(...names: readonly (string | false | undefined)[]): string | undefined {
  const classNames = names.filter((name) => name !== undefined && name !== false && name !== '');
  return classNames.length === 0 ? undefined : classNames.join(' ');
}

/** True for a URL of a website, with a host: `https://example.com`, `//example.com`. False for `mailto:`. */
export function isWebUrl(url: string): boolean {
  return /^\s*(?:[a-z]+:)?\/\//i.test(url);
}

/** Attributes that open a link to another website in a new tab, as hosts do. None for other links. */
export function newTabAttributes(href: string | undefined): Readonly<Record<string, string>> {
  return isWebUrl(href ?? '') ? { target: '_blank', rel: 'noopener' } : {};
}
