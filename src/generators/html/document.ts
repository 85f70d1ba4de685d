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
  readonly description: string | undefined;
  readonly isIndexable: boolean;
  /** Absolute URL; undefined if the site's URL is unknown. */
  readonly canonical: string | undefined;
  /** URL of the page as Markdown. */
  readonly markdown: string | undefined;
  /** URL of the page's RSS feed. */
  readonly feed: string | undefined;
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
  const isDark = appearance.initial === 'dark';
  const icons = favicon === undefined ? [] : [...new Set([favicon.light, favicon.dark])];
  const tags = [
    openingTag('meta', { charset: 'utf-8' }),
    openingTag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(fullTitle)}</title>`,
    description === undefined ? '' : openingTag('meta', { name: 'description', content: description }),
    head.isIndexable ? '' : openingTag('meta', noindexAttributes),
    canonical === undefined ? '' : openingTag('link', { rel: 'canonical', href: canonical }),
    markdown === undefined ? '' : openingTag('link', { rel: 'alternate', type: 'text/markdown', href: markdown }),
    feed === undefined ? '' : openingTag('link', { rel: 'alternate', type: 'application/rss+xml', title, href: feed }),
    openingTag('meta', { property: 'og:title', content: title }),
    name === '' ? '' : openingTag('meta', { property: 'og:site_name', content: name }),
    description === undefined ? '' : openingTag('meta', { property: 'og:description', content: description }),
    ...sharedMetatags(branding).map((attributes) => openingTag('meta', attributes)),
    ...icons.map((path, index) =>
      openingTag('link', {
        rel: 'icon',
        href: brandingUrl(path, base),
        ...(icons.length === 1 ? {} : { media: `(prefers-color-scheme: ${index === 0 ? 'light' : 'dark'})` }),
      }),
    ),
    `<script>${colorSchemeScript(branding)}</script>`,
    ...head.styles.map((href) => openingTag('link', { rel: 'stylesheet', href })),
    `${openingTag('script', { type: 'module', src: head.script })}</script>`,
  ];
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}"${isDark ? ' class="dark" data-theme="dark"' : ' data-theme="light"'}>
<head>
${tags.filter((tagHtml) => tagHtml !== '').join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

function openingTag(name: string, attributes: Readonly<Record<string, string>>): string {
  return `<${name}${writeAttributes(attributes)}>`;
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
