import { escapeHtml } from '../../render/html.ts';
import type { Branding } from '../branding/branding.ts';
import { sharedMetatags } from '../branding/metatags.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
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
  /** URLs of style sheets. */
  readonly styles: readonly string[];
  readonly script: string;
}

/** @param body HTML inside the `body` element. */
export function writeDocument(head: DocumentHead, body: string): string {
  const { branding, base, language, title, description, canonical, markdown } = head;
  const { name, favicon, appearance } = branding;
  const { lang, dir } = language ?? { lang: 'en', dir: 'ltr' };
  const fullTitle = name === '' || name === title ? title : `${title} - ${name}`;
  const isDark = appearance.initial === 'dark';
  const icons = favicon === undefined ? [] : [...new Set([favicon.light, favicon.dark])];
  const tags = [
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    `<title>${escapeHtml(fullTitle)}</title>`,
    description === undefined ? '' : tag('meta', { name: 'description', content: description }),
    head.isIndexable ? '' : tag('meta', noindexAttributes),
    canonical === undefined ? '' : tag('link', { rel: 'canonical', href: canonical }),
    markdown === undefined ? '' : tag('link', { rel: 'alternate', type: 'text/markdown', href: markdown }),
    tag('meta', { property: 'og:title', content: title }),
    name === '' ? '' : tag('meta', { property: 'og:site_name', content: name }),
    description === undefined ? '' : tag('meta', { property: 'og:description', content: description }),
    ...sharedMetatags(branding).map((attributes) => tag('meta', attributes)),
    ...icons.map((path, index) =>
      tag('link', {
        rel: 'icon',
        href: brandingUrl(path, base),
        ...(icons.length === 1 ? {} : { media: `(prefers-color-scheme: ${index === 0 ? 'light' : 'dark'})` }),
      }),
    ),
    `<script>${colorScheme(branding)}</script>`,
    ...head.styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    `${tag('script', { type: 'module', src: head.script })}</script>`,
  ];
  return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}"${isDark ? ' class="dark" data-theme="dark"' : ' data-theme="light"'}>
<head>
${tags.filter((each) => each !== '').join('\n')}
</head>
<body>
${body}
</body>
</html>
`;
}

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** Script that sets light or dark before the first paint: the reader's choice, or else the default. */
function colorScheme({ appearance: { initial, strict } }: Branding): string {
  const system = `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`;
  const preferred = initial === 'system' ? system : `'${initial}'`;
  const chosen = strict ? preferred : `stored||(${preferred})`;
  return [
    `{let stored='';try{stored=localStorage.getItem('docs-json-nav:theme')||''}catch{}`,
    `const theme=${chosen},root=document.documentElement;`,
    `root.classList.toggle('dark',theme==='dark');root.dataset.theme=theme}`,
  ].join('');
}
