import { languageOf } from '../../core/runtime.ts';
import type { Branding, LinkBranding } from './branding.ts';

export interface LinkGroup {
  readonly branding: LinkBranding;
  /** CSS class of the links. Undefined if all languages have the same links. */
  readonly className: string | undefined;
}

/**
 * Links of the site and of languages with other links, for generators whose configuration has one list for all pages.
 * A style sheet shows those of the page's language.
 *
 * @param selectorOf Selector of a link, for the selector of its class. Default: the same.
 */
export function createLinkGroups(
  branding: Branding,
  part: 'navbar' | 'footer',
  selectorOf: (selector: string) => string = (selector) => selector,
): { readonly groups: readonly LinkGroup[]; readonly css: string } {
  const languages = branding.languages.flatMap((item) => {
    const { htmlLang } = languageOf(item.language);
    return item[part] === branding[part] || !/^[\w-]+$/.test(htmlLang) ? [] : [{ branding: item, htmlLang }];
  });
  if (languages.length === 0) return { groups: [{ branding, className: undefined }], css: '' };
  const siteClass = `djn-site-${part}`;
  const groups = languages.map((item, index) => ({ ...item, className: `djn-${part}-${index + 1}` }));
  const pageSelector = (lang: string): string => `[lang="${lang}"]`;
  const css = [
    `html:is(${groups.map(({ htmlLang }) => pageSelector(htmlLang)).join(', ')}) ${selectorOf(`.${siteClass}`)}`,
    ...groups.map(({ htmlLang, className }) => `html:not(${pageSelector(htmlLang)}) ${selectorOf(`.${className}`)}`),
  ];
  return {
    groups: [{ branding, className: siteClass }, ...groups],
    css: `${css.join(',\n')} {\n  display: none;\n}\n`,
  };
}
