/**
 * Minimal project of each generator, set up as its page in `docs/` says, with the packed package. `DOCS` holds the docs
 * folder, and `SEARCH_LANGUAGES` the languages that `init` would set, so that one installation builds all sites.
 */

import { readFileSync } from 'node:fs';

const json = (value) => JSON.stringify(value, undefined, 2);

/** Optional packages for icons, formulas, diagrams and utility classes. */
const optional = {
  '@iconify-json/fa6-brands': '^1',
  '@iconify-json/fa6-regular': '^1',
  '@iconify-json/fa6-solid': '^1',
  '@iconify-json/lucide': '^1',
  '@iconify-json/tabler': '^1',
  '@unocss/core': '^66.12.0',
  '@unocss/preset-wind3': '^66.12.0',
  mermaid: '^11',
  temml: '^0.13.5',
};

/**
 * - `output`, `leaves`: the folder with the built site, and leftovers of an earlier build
 * - `fileOf`: file of a route below `output`
 * - `addressOf`: path of the page, which its relative links resolve against. Default: the route with a slash
 * - `content`: the element that contains a page: a name, `.class` or `#id`
 * - `env`: additional environment of the build. Default: none
 * - `prepare`: called with the project's folder after installation. Default: nothing
 */
export const projects = {
  starlight: {
    output: 'dist',
    leaves: ['dist', '.astro', 'node_modules/.astro'],
    fileOf: (route) => (route === '/' ? 'index.html' : route === '/404' ? '404.html' : `${route.slice(1)}/index.html`),
    content: 'main',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        type: 'module',
        scripts: { build: 'astro build', dev: 'astro dev --port 4400' },
        dependencies: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
        devDependencies: { ...optional, node: '24.21.0' },
        allowScripts: { node: true, esbuild: true },
      }),
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import docsJsonNav from 'docs-json-nav/starlight';

export default defineConfig({
  integrations: [starlight({ title: 'Site', plugins: [docsJsonNav({ root: process.env.DOCS })] })],
});
`,
      'src/content.config.ts': `import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { docsLoader } from 'docs-json-nav/astro/loader';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
  },
  vitepress: {
    output: '.vitepress/dist',
    leaves: ['.vitepress/dist', '.vitepress/cache'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    content: '.vp-doc',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        scripts: { build: 'vitepress build', dev: 'vitepress dev --port 4400' },
        devDependencies: { ...optional, vitepress: '1.6.4' },
      }),
      '.vitepress/config.mts': `import withDocsJsonNav from 'docs-json-nav/vitepress';

export default withDocsJsonNav(
  { title: 'Site', themeConfig: { search: { provider: 'local' } } },
  { root: process.env.DOCS },
);
`,
    },
  },
  docusaurus: {
    output: 'build',
    leaves: ['build', '.docusaurus', 'node_modules/.cache'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}/index.html`),
    content: 'article',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        scripts: { build: 'docusaurus build', dev: 'docusaurus start --port 4400 --no-open' },
        dependencies: {
          '@docusaurus/core': '3.10.2',
          '@docusaurus/preset-classic': '3.10.2',
          react: '19.3.1',
          'react-dom': '19.3.1',
          webpack: '5.112.2',
        },
        devDependencies: { ...optional, '@easyops-cn/docusaurus-search-local': '^0.55.3', shiki: '^4.0.0' },
        overrides: { '@docsearch/react': '4.7.0' },
      }),
      'docusaurus.config.js': `export default {
  title: 'Site',
  url: 'https://docs.example.org',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [['docs-json-nav/docusaurus', { root: process.env.DOCS }]],
  ${blockWith('docusaurus.md', 'docusaurus-search-local').replace(' }]', ', language: JSON.parse(process.env.SEARCH_LANGUAGES) }]')}
};
`,
    },
  },
  fumadocs: {
    output: 'out',
    leaves: ['out', '.next', '.docs-json-nav', 'public'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    content: '#nd-page',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        scripts: { build: 'next build', dev: 'next dev --port 4400' },
        dependencies: {
          'fumadocs-core': '16.15.13',
          'fumadocs-ui': '16.15.13',
          next: '16.4.6',
          react: '19.3.1',
          'react-dom': '19.3.1',
        },
        devDependencies: {
          ...optional,
          '@types/node': '20.19.43',
          '@types/react': '19.3.0',
          '@types/react-dom': '19.3.0',
          typescript: '5.9.3',
        },
      }),
      'next.config.mjs': `import { withDocsJsonNav } from 'docs-json-nav/next';

export default withDocsJsonNav(
  { output: 'export', images: { unoptimized: true }, turbopack: { root: import.meta.dirname } },
  { root: process.env.DOCS },
);
`,
      'lib/source.ts': block('fumadocs.md', '// lib/source.ts'),
      'app/[[...slug]]/page.tsx': block('fumadocs.md', '// app/[[...slug]]/page.tsx'),
      'app/api/search/route.ts': block('fumadocs.md', '// app/api/search/route.ts'),
      'app/layout.tsx': block('fumadocs.md', '// app/layout.tsx'),
      'app/styles.css': block('fumadocs.md', '/* app/styles.css */'),
    },
  },
  mkdocs: {
    output: 'site',
    leaves: ['site', 'made'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${atMkDocs(route).slice(1)}/index.html`),
    addressOf: atMkDocs,
    content: 'article',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        scripts: {
          build:
            'docs-json-nav generate "$DOCS" --for mkdocs --out made && mkdocs build --strict && node search-languages.mjs',
        },
        devDependencies: optional,
      }),
      'mkdocs.yml':
        'INHERIT: made/mkdocs.yml\nsite_name: Site\ndocs_dir: made/pages\nhooks:\n  - made/docs-json-nav.py\n',
      // Debian's MkDocs comes without the files of other languages than English, and ignores the setting.
      'search-languages.mjs': `import { readFileSync, writeFileSync } from 'node:fs';

const file = 'site/search/search_index.json';
const index = JSON.parse(readFileSync(file, 'utf8'));
index.config.lang = JSON.parse(process.env.SEARCH_LANGUAGES);
writeFileSync(file, JSON.stringify(index));
`,
    },
  },
  html: {
    output: 'dist',
    leaves: ['dist'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}/index.html`),
    content: 'main',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        scripts: { build: 'docs-json-nav build "$DOCS" --out dist' },
        devDependencies: { ...optional, shiki: '^4.0.0' },
      }),
    },
  },
  rspress: {
    output: 'doc_build',
    leaves: ['doc_build', '.docs-json-nav', 'node_modules/.cache'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    content: '.rp-doc',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        type: 'module',
        scripts: { build: 'rspress build', dev: 'rspress dev --port 4400' },
        dependencies: { '@rspress/core': '2.0.22' },
        devDependencies: optional,
        overrides: {
          'mdast-util-to-markdown-cjk-friendly': '1.0.0',
          'mdast-util-to-markdown-cjk-friendly-gfm-strikethrough': '1.0.0',
        },
      }),
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import docsJsonNav from 'docs-json-nav/rspress';

export default defineConfig({
  plugins: [docsJsonNav({ root: process.env.DOCS })],
});
`,
    },
  },
};

/** Code block of a docs page, so that the documented code is the tested code. */
function block(page, firstLine) {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  const start = text.indexOf(`${firstLine}\n`);
  if (start === -1) throw new Error(`docs/${page} has no block that begins with ${firstLine}`);
  return text.slice(start + firstLine.length + 1, text.indexOf('\n```', start) + 1);
}

/** First code block of a docs page that contains a text. */
function blockWith(page, part) {
  const text = readFileSync(new URL(`../../docs/${page}`, import.meta.url), 'utf8');
  const found = [...text.matchAll(/^```\w+\n(.*?)^```/gms)].find(([, code]) => code.includes(part));
  if (found === undefined) throw new Error(`docs/${page} has no block with ${part}`);
  return found[1].trimEnd();
}

/** MkDocs ignores folders with this name. */
function atMkDocs(route) {
  return route.replace(/^\/templates\//, '/templates_/');
}
