import { escapeHtml } from '../../render/html.ts';
import type { Branding } from '../branding/branding.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { writeAttributes } from '../parts/element.ts';
import { noindexAttributes } from '../rendering/visibility.ts';
import type { HtmlLanguage } from '../view/words.ts';

export interface DocumentHead {
  readonly branding: Branding;
  /** Base path without a trailing slash. */
  readonly base: string;
  readonly language: HtmlLanguage | undefined;
  readonly title: string;
  readonly description?: string | undefined;
  readonly isIndexable: boolean;
  /** Absolute URL; undefined if the site's URL is unknown. */
  readonly canonical?: string | undefined;
  /** URL of the page as Markdown. */
  readonly markdown?: string | undefined;
  /** URL of the page's RSS feed. */
  readonly feed?: string | undefined;
  /** URLs of style sheets. */
  readonly styles: readonly string[];
  readonly script: string;
}

/** @param body HTML inside the `body` element. */
export function renderDocument(head: DocumentHead, body: string): string {
  const { branding, base, language, title, description, canonical, markdown, feed } = head;
  const { name, favicon, appearance } = branding;
  const { lang, dir } = language ?? { lang: 'en', dir: 'ltr' };
  const fullTitle = name === '' || name === title ? title : `${title} - ${name}`;
  const icons = favicon === undefined ? [] : [...new Set([favicon.light, favicon.dark])];
  const iconMedia =
    icons.length === 1 ? [{}] : ['light', 'dark'].map((mode) => ({ media: `(prefers-color-scheme: ${mode})` }));
  const metatags = sharedMetatags(branding);
  const openGraphTag = (property: string, content: string | undefined): string =>
    metatags.some((attributes) => attributes.property === property) ? '' : tag('meta', { property, content });
  const tags = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(fullTitle)}</title>`,
    tag('meta', { name: 'description', content: description }),
    head.isIndexable ? '' : tag('meta', noindexAttributes),
    tag('link', { rel: 'canonical', href: canonical }),
    tag('link', { rel: 'alternate', type: 'text/markdown', href: markdown }),
    tag('link', { rel: 'alternate', type: 'application/rss+xml', title, href: feed }),
    openGraphTag('og:title', title),
    openGraphTag('og:site_name', name === '' ? undefined : name),
    openGraphTag('og:description', description),
    ...metatags.map((attributes) => tag('meta', attributes)),
    ...icons.map((path, index) => tag('link', { rel: 'icon', href: brandingUrl(path, base), ...iconMedia[index] })),
    `<script>${colorSchemeScript(branding)}</script>`,
    ...head.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    `${tag('script', { type: 'module', src: head.script })}</script>`,
  ];
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}"${appearance.initial === 'dark' ? ' class="dark" data-theme="dark"' : ' data-theme="light"'}>
<head>
${tags.filter((html) => html !== '').join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

/** Opening tag. Empty if the value of an attribute is unknown. */
function tag(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const isComplete = (values: typeof attributes): values is Record<string, string> =>
    !Object.values(values).includes(undefined);
  return isComplete(attributes) ? `<${name}${writeAttributes(attributes)}>` : '';
}

/** Script that sets light or dark before the first paint: the reader's choice, or else the default. */
function colorSchemeScript({ appearance: { initial, strict } }: Branding): string {
  const systemExpression = `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;
  const defaultExpression = initial === 'system' ? systemExpression : `'${initial}'`;
  const themeExpression = strict ? defaultExpression : `stored||(${defaultExpression})`;
  return [
    `{let stored='';try{stored=localStorage.getItem('docs-json-nav:theme')||''}catch{}`,
    `const theme=${themeExpression},root=document.documentElement;`,
    `root.classList.toggle('dark',theme==='dark');root.dataset.theme=theme}`,
  ].join('');
}
