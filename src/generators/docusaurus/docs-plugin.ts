import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { encodePath } from '../../core/links.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { DocusaurusSite } from './site.ts';
import type { DocsPlugin, DocsPluginModule, LoadContext, Validate } from './types.ts';

const docsPlugin = '@docusaurus/plugin-content-docs';
const classicPreset = '@docusaurus/preset-classic';
/** Modules that theme components import and that a site may not have as direct dependencies. */
const themeModules = ['@docusaurus/theme-common', '@docusaurus/theme-common/internal', `${docsPlugin}/client`];

export async function createDocsPlugin(
  context: LoadContext,
  { project, current }: DocusaurusSite,
  options: Readonly<Record<string, unknown>>,
  validate: Validate,
): Promise<DocsPlugin> {
  const { default: create, validateOptions } = loadDocsPlugin(context.siteDir);
  const checked = validateOptions({
    validate,
    options: {
      ...options,
      ...editUrlOption(options.editUrl, current.layout.pages),
      path: relative(context.siteDir, project.docs),
      routeBasePath: '/',
      sidebarPath: project.sidebars,
      numberPrefixParser: false,
      include: ['**/*.{md,mdx}'],
    },
  });
  return create(docsContext(context, current, project.docs), checked);
}

/**
 * Loads the docs plugin of the project, or else of its classic preset.
 *
 * @throws Error if the project has neither.
 */
function loadDocsPlugin(siteDir: string): DocsPluginModule {
  const project = createRequire(join(siteDir, 'package.json'));
  for (const require of [project, tryCreateRequire(project, classicPreset)]) {
    const path = require === undefined ? undefined : tryResolve(require, docsPlugin);
    if (require !== undefined && path !== undefined) return require(path);
  }
  throw new Error(
    `docs-json-nav needs ${docsPlugin}, which comes with @docusaurus/preset-classic: install one of them.`,
  );
}

/**
 * Creates the context for the docs plugin. Adds the media of the docs folder, and maps generated files to their sources
 * for dates and authors.
 *
 * @param docs Absolute path of the folder with the generated docs.
 */
function docsContext(
  context: LoadContext,
  { root, layout }: Pick<ResolvedSite, 'root' | 'layout'>,
  docs: string,
): LoadContext {
  const { siteConfig } = context;
  const { staticDirectories, future } = siteConfig;
  const vcs = future?.experimental_vcs;
  const pages = join(root, layout.pages);
  const sourceFile = (file: string): string => (file.startsWith(docs + sep) ? join(pages, relative(docs, file)) : file);
  const folders = [layout.public, layout.pages, ''].map((folder) => join(root, folder));
  const sourceVcs = vcs && {
    ...vcs,
    getFileCreationInfo: (file: string) => vcs.getFileCreationInfo(sourceFile(file)),
    getFileLastUpdateInfo: (file: string) => vcs.getFileLastUpdateInfo(sourceFile(file)),
  };
  return {
    ...context,
    siteConfig: {
      ...siteConfig,
      staticDirectories: [...new Set([...staticDirectories, ...folders])],
      ...(sourceVcs === undefined ? {} : { future: { ...future, experimental_vcs: sourceVcs } }),
    },
  };
}

/**
 * Converts `editUrl`, the URL of the folder with `docs.json`, to the docs plugin's option: a function that returns
 * the edit URL of a page.
 *
 * @param pages Pages folder relative to the folder with `docs.json`, with a trailing slash. Empty if the pages are
 * in that folder.
 */
function editUrlOption(url: unknown, pages: string): object {
  if (typeof url !== 'string') return {};
  const start = url.replace(/\/?$/, '/') + pages;
  return { editUrl: ({ docPath }: { readonly docPath: string }): string => start + encodePath(docPath) };
}

/**
 * Aliases for the project's React, if this package is linked and resolves another copy. Two copies of React don't work
 * together.
 */
export function reactAliases(siteDir: string): Readonly<Record<string, string>> {
  const project = createRequire(join(siteDir, 'package.json'));
  const thisPackage = createRequire(import.meta.url);
  const aliases: Record<string, string> = {};
  for (const name of ['react', 'react-dom']) {
    const thisPath = tryResolve(thisPackage, `${name}/package.json`);
    const projectPath = tryResolve(project, `${name}/package.json`);
    if (thisPath === undefined || projectPath === undefined || realpathSync(thisPath) === realpathSync(projectPath))
      continue;
    aliases[name] = dirname(projectPath);
  }
  return aliases;
}

/**
 * Aliases for modules that theme components import, resolved from the classic theme. Some package managers install them
 * where this package can't resolve them, and a second copy would have its own React contexts.
 */
export function themeModuleAliases(siteDir: string): Readonly<Record<string, string>> {
  const project = createRequire(join(siteDir, 'package.json'));
  const preset = tryCreateRequire(project, classicPreset) ?? project;
  const theme = tryCreateRequire(preset, '@docusaurus/theme-classic') ?? preset;
  const aliases: Record<string, string> = {};
  for (const name of themeModules) {
    const path = tryResolve(theme, name) ?? tryResolve(project, name);
    if (path !== undefined) aliases[`${name}$`] = path;
  }
  return aliases;
}

function tryCreateRequire(from: NodeJS.Require, name: string): NodeJS.Require | undefined {
  const path = tryResolve(from, `${name}/package.json`) ?? tryResolve(from, name);
  return path === undefined ? undefined : createRequire(path);
}

function tryResolve(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
