/**
 * Minimal projects of each generator, with the plugin and without it. Without the plugin, the generator's own
 * configuration creates the sidebar from the same groups, one per tab if it supports several.
 */

const json = (value) => JSON.stringify(value, undefined, 2);
/** Generators read a project's dependencies. */
const packageOf = (dependencies, kind = { type: 'module' }) =>
  json({
    name: 'bench',
    private: true,
    ...kind,
    dependencies: Object.fromEntries(['docs-json-nav', ...dependencies].map((name) => [name, '*'])),
  });

/** `tab-0/group-0/page-7` → `Page 7` */
const titleOf = (path) => `Page ${path.split('-').at(-1)}`;
/** Folder of each tab with its groups. */
const folders = (tabs) => tabs.map(({ tab, groups }) => [tab.toLowerCase().replace(' ', '-'), groups]);

// The package is linked from outside the project.
const nextOptions = `{ output: 'export', images: { unoptimized: true }, turbopack: { root: resolve('../../../../..') } }`;

/** Files of both Next.js projects. */
const nextFiles = {
  'package.json': packageOf(['next', 'react', 'react-dom', 'fumadocs-core', 'fumadocs-ui', 'fumadocs-mdx']),
  'app/layout.jsx': `import { RootProvider } from 'fumadocs-ui/provider/next';
import './styles.css';
export default ({ children }) => (
  <html lang="en" suppressHydrationWarning>
    <body><RootProvider search={{ enabled: false }}>{children}</RootProvider></body>
  </html>
);
`,
};

export const projects = {
  starlight: {
    build: ['astro', 'build'],
    environment: { ASTRO_TELEMETRY_DISABLED: '1' },
    output: 'dist',
    leaves: ['dist', '.astro', 'node_modules'],
    pages: 'src/content/docs',
    with: {
      'package.json': packageOf(['astro', '@astrojs/starlight', '@astrojs/mdx']),
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import docsJsonNav from 'docs-json-nav/starlight';
export default defineConfig({ integrations: [starlight({ title: 'Bench', pagefind: false, plugins: [docsJsonNav({ root: '../docs' })] })] });
`,
      'src/content.config.ts': `import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
import { docsLoader } from 'docs-json-nav/astro/loader';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    },
    without: (tabs) => ({
      'package.json': packageOf(['astro', '@astrojs/starlight', '@astrojs/mdx']),
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
const sidebar = ${json(
        tabs.map(({ tab, groups }) => ({
          label: tab,
          items: groups.map(({ group, pages }) => ({
            label: group,
            items: pages.map((path) => ({ label: titleOf(path), link: `/${path}/` })),
          })),
        })),
      )};
export default defineConfig({ integrations: [starlight({ title: 'Bench', pagefind: false, sidebar })] });
`,
      'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
    }),
  },
  vitepress: {
    build: ['vitepress', 'build'],
    output: '.vitepress/dist',
    leaves: ['.vitepress/dist', '.vitepress/cache', 'node_modules'],
    pages: '.',
    extension: 'md',
    // VitePress shows only a title that is in the text.
    page: (text) => text.replace(/^---\ntitle: "(.*)"\n.*?\n---\n/s, (matter, title) => `${matter}\n# ${title}\n`),
    with: {
      'package.json': packageOf(['vitepress']),
      '.vitepress/config.mjs': `import { defineConfig } from 'vitepress';
import withDocsJsonNav from 'docs-json-nav/vitepress';
export default withDocsJsonNav(defineConfig({ title: 'Bench' }), { root: '../docs' });
`,
    },
    without: (tabs) => ({
      'package.json': packageOf(['vitepress']),
      '.vitepress/config.mjs': `import { defineConfig } from 'vitepress';
const sidebar = ${json(
        Object.fromEntries(
          folders(tabs).map(([folder, groups]) => [
            `/${folder}/`,
            groups.map(({ group, pages }) => ({
              text: group,
              items: pages.map((path) => ({ text: titleOf(path), link: `/${path}` })),
            })),
          ]),
        ),
      )};
export default defineConfig({ title: 'Bench', themeConfig: { sidebar } });
`,
    }),
  },
  docusaurus: {
    build: ['docusaurus', 'build'],
    output: 'build',
    leaves: ['build', '.docusaurus', 'node_modules'],
    pages: 'docs',
    with: {
      'package.json': packageOf(['@docusaurus/core', '@docusaurus/preset-classic'], {}),
      'docusaurus.config.js': `module.exports = {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', onBrokenLinks: 'ignore',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [['docs-json-nav/docusaurus', { root: '../docs' }]],
};
`,
    },
    without: (tabs) => ({
      'package.json': packageOf(['@docusaurus/core', '@docusaurus/preset-classic'], {}),
      'sidebars.js': `module.exports = ${json(
        Object.fromEntries(
          folders(tabs).map(([folder, groups]) => [
            folder,
            groups.map(({ group, pages }) => ({ type: 'category', label: group, collapsed: false, items: pages })),
          ]),
        ),
      )};
`,
      'docusaurus.config.js': `module.exports = {
  title: 'Bench', url: 'https://bench.example', baseUrl: '/', onBrokenLinks: 'ignore',
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
};
`,
    }),
  },
  rspress: {
    build: ['rspress', 'build'],
    output: 'doc_build',
    leaves: ['doc_build', 'node_modules'],
    pages: 'docs',
    with: {
      'package.json': packageOf(['@rspress/core']),
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
import docsJsonNav from 'docs-json-nav/rspress';
export default defineConfig({ title: 'Bench', plugins: [docsJsonNav({ root: '../docs' })] });
`,
    },
    without: (tabs) => ({
      'package.json': packageOf(['@rspress/core']),
      'rspress.config.ts': `import { defineConfig } from '@rspress/core';
const sidebar = ${json(
        Object.fromEntries(
          folders(tabs).map(([folder, groups]) => [
            `/${folder}/`,
            groups.map(({ group, pages }) => ({
              text: group,
              items: pages.map((path) => ({ text: titleOf(path), link: `/${path}` })),
            })),
          ]),
        ),
      )};
export default defineConfig({ title: 'Bench', themeConfig: { sidebar } });
`,
    }),
  },
  fumadocs: {
    build: ['next', 'build'],
    environment: { NEXT_TELEMETRY_DISABLED: '1' },
    output: 'out',
    leaves: ['.next', 'out', '.source', '.docs-json-nav', 'public', 'node_modules'],
    pages: 'content/docs',
    with: {
      ...nextFiles,
      'next.config.mjs': `import { resolve } from 'node:path';
import { withDocsJsonNav } from 'docs-json-nav/next';
export default withDocsJsonNav(${nextOptions}, { root: '../docs' });
`,
      'app/styles.css': `@import 'fumadocs-ui/style.css';
@import 'docs-json-nav/fumadocs/styles.css';
@import '../.docs-json-nav/face.css';
`,
      'lib/source.js': `import { createNavigation } from 'docs-json-nav/fumadocs';
import Link from 'fumadocs-core/link';
import { contents, face, sidebars, site } from '../.docs-json-nav/site.js';
export const navigation = createNavigation(site, { Link, contents, face, sidebars });
`,
      'app/[[...slug]]/page.jsx': `import { NavigationBar, PageBody, PageHead } from 'docs-json-nav/fumadocs';
import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { DocsBody, DocsPage } from 'fumadocs-ui/layouts/docs/page';
import { notFound } from 'next/navigation';
import { navigation } from '../../lib/source.js';
export default async function Page({ params }) {
  const place = await navigation.at((await params).slug);
  if (place === undefined) notFound();
  return (
    <>
      <NavigationBar {...place} />
      <DocsLayout {...place.layout}>
        <DocsPage {...place.docs}>
          <PageHead {...place} />
          <DocsBody><PageBody {...place} /></DocsBody>
        </DocsPage>
      </DocsLayout>
    </>
  );
}
export const generateStaticParams = () => navigation.params();
`,
    },
    without: (tabs) => ({
      ...nextFiles,
      'next.config.mjs': `import { resolve } from 'node:path';
import { createMDX } from 'fumadocs-mdx/next';
export default createMDX()(${nextOptions});
`,
      'source.config.ts': `import { defineDocs } from 'fumadocs-mdx/config';
export const docs = defineDocs({ dir: 'content/docs' });
`,
      'app/styles.css': `@import 'fumadocs-ui/style.css';
`,
      'lib/source.js': `import { loader } from 'fumadocs-core/source';
import { docs } from '../.source/server.ts';
export const source = loader({ baseUrl: '/', source: docs.toFumadocsSource() });
`,
      'app/[[...slug]]/page.jsx': `import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { DocsBody, DocsDescription, DocsPage, DocsTitle } from 'fumadocs-ui/layouts/docs/page';
import components from 'fumadocs-ui/mdx';
import { notFound } from 'next/navigation';
import { source } from '../../lib/source.js';
export default async function Page({ params }) {
  const page = source.getPage((await params).slug);
  if (page === undefined) notFound();
  const { body: Content, toc, title, description } = page.data;
  return (
    <DocsLayout tree={source.pageTree} nav={{ title: 'Bench' }}>
      <DocsPage toc={toc}>
        <DocsTitle>{title}</DocsTitle>
        <DocsDescription>{description}</DocsDescription>
        <DocsBody><Content components={components} /></DocsBody>
      </DocsPage>
    </DocsLayout>
  );
}
export const generateStaticParams = () => source.generateParams();
`,
      ...Object.fromEntries(
        folders(tabs).flatMap(([folder, groups]) => [
          [
            `content/docs/${folder}/meta.json`,
            json({ title: folder, root: true, pages: groups.map(({ pages }) => pages[0].split('/').at(-2)) }),
          ],
          ...groups.map(({ group, pages }) => [
            `content/docs/${pages[0].slice(0, pages[0].lastIndexOf('/'))}/meta.json`,
            json({ title: group, defaultOpen: true, pages: pages.map((path) => path.split('/').at(-1)) }),
          ]),
        ]),
      ),
    }),
  },
};
