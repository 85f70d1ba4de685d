import { singleQuotedLiteral } from '../../core/values.ts';
import { generators } from '../../generators/all.ts';
import { placeholderTitle } from '../../generators/branding.ts';
import {
  docusaurusFiles,
  docusaurusNotes,
  docusaurusPackages,
  docusaurusSearch,
  docusaurusSettings,
  withDocusaurusPlugin,
} from './docusaurus.ts';
import {
  createCallFinder,
  type FindObject,
  findProperty,
  findSettings,
  tryParseModule,
  withEntry,
  withImport,
  withProperty,
  withWrapper,
} from './edit-source.ts';
import { fumadocsFiles } from './fumadocs.ts';
import type { ChangedFiles, ProjectFiles } from './project-files.ts';
import { rspressFiles } from './rspress.ts';
import type { StarterSettings } from './untouched.ts';

export interface Recipe {
  readonly name: string;
  readonly title: string;
  /** Generator whose plugin renders the pages. Default: `title`. */
  readonly renderer?: string;
  /** npm package of the generator. Projects that depend on it are detected. */
  readonly package: string;
  /** File names of the configuration. The first is used for a new file. */
  readonly configFiles: readonly string[];
  /** Adds the plugin to a configuration. Returns `undefined` if it doesn't recognize the code. */
  readonly edit: (text: string, root: string, project: ProjectFiles) => string | undefined;
  /** Settings of the generator's starter to replace. Default: none. */
  readonly settings?: (project: ProjectFiles) => StarterSettings;
  readonly createConfigSource: (root: string, project: ProjectFiles) => string;
  readonly changeFiles?: (project: ProjectFiles) => ChangedFiles;
  /** Packages to add to an existing project, with version ranges. Default: none. */
  readonly requiredPackages?: (project: ProjectFiles) => Readonly<Record<string, string>>;
  readonly ignored: {
    /** Files that this package generates. Default: none. */
    readonly own?: readonly string[];
    /** For a new project: files that the generator writes. Default: none. */
    readonly generator?: readonly string[];
    readonly published?: string;
  };
  readonly starter?: Starter;
  readonly notes?: (project: ProjectFiles, formatInitCommand: (generator: string) => string) => readonly string[];
}

export interface Starter {
  readonly scripts: Readonly<Record<string, string>>;
  readonly manifestMembers?: Readonly<Record<string, unknown>>;
}

export function findStarterPackages(title: string): Readonly<Record<string, string>> {
  return generators.find(({ name }) => name === title)?.starterPackages ?? {};
}

const formatPluginCall = (root: string): string => `docsJsonNav({ root: ${singleQuotedLiteral(root)} })`;
const formatImport = (entry: string): string => `import docsJsonNav from 'docs-json-nav/${entry}';`;

function withPlugin(
  text: string,
  entryPoint: string,
  list: string,
  entry: string,
  find: FindObject,
): string | undefined {
  const edited = withEntry(text, find, list, entry);
  return edited === undefined ? undefined : withImport(edited, formatImport(entryPoint));
}

function withWrappedConfig(text: string, root: string, importStatement: string): string | undefined {
  const edited = withWrapper(text, 'withDocsJsonNav', `{ root: ${singleQuotedLiteral(root)} }`);
  return edited === undefined ? undefined : withImport(edited, importStatement);
}

const starlightSettings = createCallFinder('integrations', 'starlight');

const starlight: Recipe = {
  name: 'starlight',
  title: 'Starlight',
  package: '@astrojs/starlight',
  configFiles: ['astro.config.mjs', 'astro.config.ts', 'astro.config.js', 'astro.config.mts'],
  edit: (text, root) => withPlugin(text, 'starlight', 'plugins', formatPluginCall(root), starlightSettings),
  settings: () => ({
    find: starlightSettings,
    title: /^.My Docs.$/,
    requiredTitle: placeholderTitle,
    untouched: { social: [/withastro\/starlight/] },
    unused: { sidebar: /slug: .guides\/example./ },
  }),
  createConfigSource: (root) => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
${formatImport('starlight')}

export default defineConfig({
  integrations: [starlight({ title: '${placeholderTitle}', plugins: [${formatPluginCall(root)}] })],
});
`,
  changeFiles({ read }) {
    const file = contentConfigs.find((name) => read(name) !== undefined) ?? 'src/content.config.ts';
    const text = read(file) ?? contentConfig;
    return { files: new Map([[file, text.replace(starlightLoaderImport, docsLoaderImport)]]), notes: [] };
  },
  ignored: { generator: ['.astro', 'dist'] },
  starter: {
    scripts: { dev: 'astro dev', build: 'astro build' },
    manifestMembers: { type: 'module' },
  },
  notes: () => ['Pages come from the docs folder now: src/content/docs is no longer part of the site.'],
};

const contentConfigs = ['ts', 'mts', 'js', 'mjs'].map((ending) => `src/content.config.${ending}`);
const starlightLoaderImport = /import \{ docsLoader \} from ['"]@astrojs\/starlight\/loaders['"]/;
const docsLoaderImport = "import { docsLoader } from 'docs-json-nav/astro/loader'";
const contentConfig = `import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
${docsLoaderImport};

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;

const astro: Recipe = {
  name: 'astro',
  title: 'Astro',
  package: 'astro',
  configFiles: starlight.configFiles,
  edit: (text, root) => withPlugin(text, 'astro', 'integrations', formatPluginCall(root), findSettings),
  createConfigSource: starlight.createConfigSource,
  ignored: {},
};

const vitepress: Recipe = {
  name: 'vitepress',
  title: 'VitePress',
  package: 'vitepress',
  configFiles: ['mts', 'ts', 'mjs', 'js'].flatMap((ending) => [
    `.vitepress/config.${ending}`,
    `docs/.vitepress/config.${ending}`,
  ]),
  edit: (text, root) =>
    withWrappedConfig(withSearch(text), root, "import withDocsJsonNav from 'docs-json-nav/vitepress';"),
  settings: () => ({
    find: findSettings,
    title: /^.My Awesome Project.$/,
    untouched: {
      description: /^.A VitePress Site.$/,
      themeConfig: {
        nav: /^\[\s*\{ text: 'Home'[^}]*\},\s*\{[^}]*\/markdown-examples' \},?\s*\]$/,
        socialLinks: [/github\.com\/vuejs\/vitepress/],
      },
    },
    unused: { themeConfig: { sidebar: /\/markdown-examples/ } },
  }),
  createConfigSource: (root) => `import withDocsJsonNav from 'docs-json-nav/vitepress';
import { defineConfig } from 'vitepress';

export default withDocsJsonNav(defineConfig({ themeConfig: { search: { provider: 'local' } } }), {
  root: ${singleQuotedLiteral(root)},
});
`,
  ignored: { own: ['.vitepress/cache'], generator: ['.vitepress/dist'] },
  starter: {
    scripts: { dev: 'vitepress dev', build: 'vitepress build' },
    manifestMembers: { type: 'module' },
  },
};

/** Adds VitePress's local search if the project has no search. */
function withSearch(text: string): string {
  const search = "search: { provider: 'local' }";
  const program = tryParseModule(text);
  const object = program && findSettings(program);
  if (object === undefined) return text;
  const theme = findProperty(object, 'themeConfig')?.value;
  if (theme === undefined) return withProperty(text, object, `themeConfig: { ${search} }`);
  const lacksSearch = theme.type === 'ObjectExpression' && findProperty(theme, 'search') === undefined;
  return lacksSearch ? withProperty(text, theme, search) : text;
}

const docusaurus: Recipe = {
  name: 'docusaurus',
  title: 'Docusaurus',
  package: '@docusaurus/core',
  configFiles: ['docusaurus.config.js', 'docusaurus.config.ts', 'docusaurus.config.mjs'],
  edit: withDocusaurusPlugin,
  settings: docusaurusSettings,
  createConfigSource: (root, { searchLanguages }) => `export default {
  title: '${placeholderTitle}',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [['docs-json-nav/docusaurus', { root: ${singleQuotedLiteral(root)} }]],
  themes: [${docusaurusSearch(searchLanguages)}],
};
`,
  requiredPackages: docusaurusPackages,
  changeFiles: docusaurusFiles,
  notes: docusaurusNotes,
  ignored: { generator: ['.docusaurus', 'build'] },
  starter: {
    scripts: { dev: 'docusaurus start', build: 'docusaurus build' },
  },
};

const rspress: Recipe = {
  name: 'rspress',
  title: 'Rspress',
  package: '@rspress/core',
  configFiles: ['rspress.config.ts', 'rspress.config.js', 'rspress.config.mjs'],
  edit: (text, root, project) =>
    withPlugin(withDocsRoot(text, root, project), 'rspress', 'plugins', formatPluginCall(root), findSettings),
  settings: () => ({
    find: findSettings,
    title: /^.My Site.$/,
    untouched: {
      icon: /^.\/rspress-icon\.png.$/,
      logo: /^\{\s*light: .\/rspress-light-logo\.png.,\s*dark: .\/rspress-dark-logo\.png.,?\s*\}$/,
      themeConfig: { socialLinks: [/web-infra-dev\/rspress/] },
    },
  }),
  createConfigSource: (root) => `import { defineConfig } from '@rspress/core';
${formatImport('rspress')}

export default defineConfig({
  plugins: [${formatPluginCall(root)}],
});
`,
  changeFiles: rspressFiles,
  ignored: { own: ['.docs-json-nav'], generator: ['doc_build'] },
  starter: {
    scripts: { dev: 'rspress dev', build: 'rspress build' },
    manifestMembers: { type: 'module' },
  },
};

/**
 * Replaces the starter's pages folder with the docs folder. Otherwise the site would contain the starter's pages and
 * the pages of `docs.json`.
 */
function withDocsRoot(text: string, root: string, { read }: ProjectFiles): string {
  const isStarter = read('docs/index.md')?.includes('This is the tagline') === true;
  return isStarter
    ? text.replace(/(\broot: path\.join\(__dirname, )'docs'\)/, `$1${singleQuotedLiteral(root)})`)
    : text;
}

const nextConfig: Pick<Recipe, 'configFiles' | 'edit' | 'createConfigSource'> = {
  configFiles: ['next.config.mjs', 'next.config.ts', 'next.config.mts', 'next.config.js'],
  edit: (text, root) => withWrappedConfig(text, root, "import { withDocsJsonNav } from 'docs-json-nav/next';"),
  createConfigSource: (root) => `import { withDocsJsonNav } from 'docs-json-nav/next';

export default withDocsJsonNav({}, { root: ${singleQuotedLiteral(root)} });
`,
};

const fumadocs: Recipe = {
  name: 'fumadocs',
  title: 'Fumadocs',
  package: 'fumadocs-core',
  ...nextConfig,
  changeFiles: fumadocsFiles,
  requiredPackages: () =>
    Object.fromEntries(
      Object.entries(findStarterPackages('Fumadocs')).filter(([name]) => name.startsWith('fumadocs-')),
    ),
  ignored: { own: ['.docs-json-nav'], generator: ['.next', 'out', 'next-env.d.ts'], published: 'public' },
  starter: {
    scripts: { dev: 'next dev', build: 'next build', start: 'next start' },
    manifestMembers: { type: 'module' },
  },
};

const next: Recipe = {
  name: 'next',
  title: 'Next.js',
  renderer: 'Fumadocs',
  package: 'next',
  ...nextConfig,
  ignored: { own: ['.docs-json-nav'], generator: ['.next', 'out'], published: 'public' },
  notes: (_, formatInitCommand) => [
    `The model is written to .docs-json-nav/site.js. To add pages that show it: ${formatInitCommand('fumadocs')}`,
  ],
};

const vite: Recipe = {
  name: 'vite',
  title: 'Vite',
  package: 'vite',
  configFiles: ['vite.config.ts', 'vite.config.js', 'vite.config.mjs', 'vite.config.mts'],
  edit: (text, root) => withPlugin(text, 'vite', 'plugins', formatPluginCall(root), findSettings),
  createConfigSource: (root) => `${formatImport('vite')}

export default {
  plugins: [${formatPluginCall(root)}],
};
`,
  ignored: {},
  notes: (_, formatInitCommand) => [
    `Nothing shows the docs yet. Your own theme can read them like this:\n\n${runtimeExample}`,
    `To build a documentation site next to your project: ${formatInitCommand('vitepress')}`,
  ],
};

const runtimeExample = `import site from 'virtual:docs-json-nav';
import { pageAt, placementOf, sidebarOf } from 'docs-json-nav/runtime';

const page = pageAt(site, location.pathname);
const placement = page && placementOf(page);
const sidebar = placement && sidebarOf(site, placement);`;

/** Most specific first: a Starlight project has Astro and Vite too. */
export const recipes: readonly Recipe[] = [starlight, vitepress, docusaurus, rspress, fumadocs, next, astro, vite];

export const starters: readonly (Recipe & { readonly starter: Starter })[] = recipes.flatMap((recipe) =>
  recipe.starter === undefined ? [] : [{ ...recipe, starter: recipe.starter }],
);
