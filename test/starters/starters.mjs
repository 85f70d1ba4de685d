/**
 * Projects as each generator's own tool creates them, before users install this package. Tools that load templates from
 * outside the npm registry are replaced by a project of the same form.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './run-command.mjs';

/** Package managers with different layouts of `node_modules`. */
const everyManager = ['npm', 'pnpm', 'pnpm-9', 'pnpm-12', 'yarn', 'yarn-4'];

/** The docs are one package of a workspace, and the site is another. */
const workspace = {
  docs: '../handbook',
  isWorkspace: true,
  managers: ['npm', 'pnpm-12', 'pnpm-hoisted', 'yarn', 'yarn-4'],
};

const searchIndexes = {
  starlight: /pagefind\/fragment\/.*\.pf_fragment$/,
  vitepress: /@localSearchIndex.*\.js$/,
  docusaurus: /^search-index.*\.json$/,
  rspress: /^static\/search_index.*\.json$/,
};

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;

/**
 * - `make(folder)`: writes the starter into an empty folder
 * - `docs`: folder of `docs.json`, relative to the project
 * - `output`, `fileOf`: the folder with the built site, and the file of a route in it; without `output` only the
 * build's exit status is checked
 * - `searchIndex`: files of the built site, by path, of which one contains the words that its search finds
 * - `served`: the script that serves the build if a static server can't. Default: none
 * - `pins`: versions of packages whose latest version can't be installed. Default: none
 * - `node`: major version of Node that the generator needs. Default: any
 * - `managers`: package managers to test. Default: npm
 * - `isWorkspace`: true if the docs and the project are two packages of one workspace. Default: false
 */
export const starters = {
  'vite-ts': { make: createVite('vanilla-ts'), docs: 'docs', managers: everyManager },
  'vite-js': { make: createVite('vanilla'), docs: 'docs', managers: ['npm', 'yarn-pnp'] },
  'starlight-ts': starlight('ts'),
  'starlight-js': starlight('mjs'),
  'vitepress-ts': vitepress(true, { type: 'module' }),
  'vitepress-js': vitepress(false, {}),
  'docusaurus-js': docusaurus('--javascript'),
  'docusaurus-ts': docusaurus('--typescript'),
  'vitepress-beside': { ...vitepress(true, { type: 'module' }), managers: ['npm'], docs: '../handbook' },
  'starlight-beside': { ...starlight('ts'), managers: ['npm'], docs: '../handbook' },
  'fumadocs-beside': { ...fumadocs(), managers: ['npm'], docs: '../handbook' },
  'vitepress-workspace': { ...vitepress(true, { type: 'module' }), ...workspace },
  'starlight-workspace': { ...starlight('ts'), ...workspace },
  rspress: {
    docs: 'handbook',
    output: 'doc_build',
    searchIndex: searchIndexes.rspress,
    fileOf: (route) => (route === '/' ? 'index.html' : `${route.slice(1)}.html`),
    managers: everyManager,
    make: (folder) =>
      writeAll(folder, {
        'package.json': json({
          name: 'rspress-project',
          private: true,
          type: 'module',
          scripts: { dev: 'rspress dev', build: 'rspress build' },
          dependencies: { '@rspress/core': '^2.0.19' },
          devDependencies: { react: '^19.2.8', 'react-dom': '^19.2.8', typescript: '^6.0.3' },
        }),
        'rspress.config.ts': `import * as path from 'node:path';
import { defineConfig } from '@rspress/core';

export default defineConfig({
  root: path.join(__dirname, 'docs'),
  lang: 'en',
  title: 'My Site',
  icon: '/rspress-icon.png',
  logo: {
    light: '/rspress-light-logo.png',
    dark: '/rspress-dark-logo.png',
  },
  themeConfig: {
    socialLinks: [{ icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rspress' }],
  },
});
`,
        'theme/index.tsx': "import './index.css';\n\nexport * from '@rspress/core/theme-original';\n",
        'theme/index.css': ':root {\n  --rp-c-brand: #ff5e00;\n}\n',
        // A transparent pixel.
        'docs/public/rspress-icon.png': Buffer.from(pixel, 'base64'),
        'docs/index.md': '---\npageType: home\nhero:\n  name: My Site\n  tagline: This is the tagline\n---\n',
        'docs/_nav.json': json([{ text: 'Guide', link: '/guide/start', activeMatch: '/guide/' }]),
        'docs/guide/_meta.json': json(['start']),
        'docs/guide/start.md': '# Start\n\nOpen the gate.\n',
      }),
  },
  next: {
    docs: 'docs',
    make(folder) {
      const flags = '--ts --no-tailwind --no-eslint --app --no-src-dir --empty --no-react-compiler --skip-install';
      create('create-next-app@16', folder, [
        ...flags.split(' '),
        '--import-alias',
        '@/*',
        '--disable-git',
        '--use-npm',
      ]);
    },
  },
  fumadocs: fumadocs(),
};

/** Folders with only a `docs.json`, for which `init` creates a complete site. */
export const alone = {
  starlight: { output: 'dist', fileOf: folderFile, searchIndex: searchIndexes.starlight, node: 22 },
  vitepress: { output: '.vitepress/dist', fileOf: pageFile, searchIndex: searchIndexes.vitepress },
  docusaurus: { output: 'build', fileOf: folderFile, searchIndex: searchIndexes.docusaurus },
  rspress: { output: 'doc_build', fileOf: pageFile, searchIndex: searchIndexes.rspress },
  fumadocs: { output: '.next/server/app', fileOf: nextFile, served: 'start' },
};

function folderFile(route) {
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

function pageFile(route) {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

function nextFile(route) {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

function fumadocs() {
  return {
    docs: 'docs',
    output: '.next/server/app',
    served: 'start',
    fileOf: nextFile,
    managers: everyManager,
    make(folder) {
      create('create-fumadocs-app@16', folder, [
        '--template',
        '+next+fuma-docs-mdx',
        '--no-git',
        '--pm',
        'npm',
        '--yes',
      ]);
      // Next.js would fetch its font from the network during a build.
      const layout = join(folder, 'app/layout.tsx');
      const text = readFileSync(layout, 'utf8').replace(/import \{ Inter \}.*\n|const inter = [^;]*;\n/g, '');
      writeFileSync(layout, text.replace(' className={inter.className}', ''));
    },
  };
}

function createVite(template) {
  return (folder) => create('create-vite@9', folder, ['--template', template, '--no-interactive']);
}

function docusaurus(language) {
  return {
    docs: 'handbook',
    output: 'build',
    searchIndex: searchIndexes.docusaurus,
    fileOf: folderFile,
    managers: language === '--javascript' ? everyManager : ['npm'],
    make: (folder) => create('create-docusaurus@3', folder, ['classic', language, '--skip-install']),
  };
}

function vitepress(useTs, manifest) {
  return {
    docs: 'docs',
    output: '.vitepress/dist',
    searchIndex: searchIndexes.vitepress,
    fileOf: pageFile,
    managers: useTs ? everyManager : ['npm'],
    make(folder) {
      writeAll(folder, { 'package.json': json({ name: 'project', private: true, ...manifest }) });
      run('npm', ['install', '--save-dev', 'vitepress@1'], folder);
      // Does what `vitepress init` does after its prompts. In a separate process, because it keeps files open.
      const scaffold = {
        root: './',
        title: 'My Awesome Project',
        description: 'A VitePress Site',
        theme: 'default theme',
        useTs,
        injectNpmScripts: true,
      };
      const script = `import { scaffold } from 'vitepress'; scaffold(${JSON.stringify(scaffold)});`;
      run(process.execPath, ['--input-type=module', '--eval', script], folder);
      const path = join(folder, 'package.json');
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('docs:build', 'build'));
    },
  };
}

function starlight(ending) {
  return {
    docs: 'docs',
    output: 'dist',
    searchIndex: searchIndexes.starlight,
    fileOf: folderFile,
    managers: ending === 'ts' ? everyManager : ['npm'],
    node: 22,
    make: (folder) =>
      writeAll(folder, {
        'package.json': json({
          name: 'starlight-project',
          type: 'module',
          private: true,
          scripts: { dev: 'astro dev', build: 'astro build' },
          dependencies: { '@astrojs/starlight': '^0.42.4', astro: '^7.1.6', sharp: '^0.35.3' },
        }),
        [`astro.config.${ending}`]: `// @ts-check
import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

// https://astro.build/config
export default defineConfig({
	integrations: [
		starlight({
			title: 'My Docs',
			social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/withastro/starlight' }],
			sidebar: [
				{
					label: 'Guides',
					items: [
						// One entry in the navigation.
						{ label: 'Gate', slug: 'guides/example' },
					],
				},
				{
					label: 'Reference',
					items: [{ autogenerate: { directory: 'reference' } }],
				},
			],
		}),
	],
});
`,
        [`src/content.config.${ending === 'ts' ? 'ts' : 'js'}`]: `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

export const collections = {
	docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }),
};
`,
        'src/content/docs/index.mdx': '---\ntitle: Millrace\ntemplate: splash\n---\n\nWater turns the wheel.\n',
        'src/content/docs/guides/example.md': '---\ntitle: Gate\n---\n\nOpen it.\n',
        'src/content/docs/reference/wheel.md': '---\ntitle: Wheel\n---\n\nIt turns.\n',
        'tsconfig.json':
          '{\n  "extends": "astro/tsconfigs/strict",\n  "include": [".astro/types.d.ts", "**/*"],\n  "exclude": ["dist"]\n}\n',
        '.gitignore': '# build output\ndist/\n# generated types\n.astro/\n\n# dependencies\nnode_modules/\n',
      }),
  };
}

function create(tool, folder, words) {
  const made = join(folder, 'made');
  run('npx', ['--yes', tool, 'made', ...words], folder);
  cpSync(made, folder, { recursive: true });
  run('rm', ['-rf', made], folder);
}

function writeAll(folder, files) {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
