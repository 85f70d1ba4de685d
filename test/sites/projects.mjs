/**
 * The smallest project of each generator, set up as its page in `docs/` says, with the packed package. `DOCS` names the
 * docs folder, so that one installation builds one site after the other.
 */

const json = (value) => JSON.stringify(value, undefined, 2);

export const projects = {
  starlight: {
    build: ['astro', 'build'],
    output: 'dist',
    leaves: ['dist', '.astro', 'node_modules/.astro'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}/index.html`),
    content: 'main',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        type: 'module',
        scripts: { build: 'astro build' },
        dependencies: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
        devDependencies: { node: '24.21.0' },
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
    build: ['vitepress', 'build'],
    output: '.vitepress/dist',
    leaves: ['.vitepress/dist', '.vitepress/cache'],
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    content: '.vp-doc',
    files: {
      'package.json': json({
        name: 'site',
        private: true,
        scripts: { build: 'vitepress build' },
        devDependencies: { vitepress: '1.6.4' },
      }),
      '.vitepress/config.mts': `import withDocsJsonNav from 'docs-json-nav/vitepress';

export default withDocsJsonNav(
  { title: 'Site', themeConfig: { search: { provider: 'local' } } },
  { root: process.env.DOCS },
);
`,
    },
  },
};
