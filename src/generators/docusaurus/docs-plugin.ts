import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { encodePath } from '../../core/links.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { DocusaurusSite } from './site.ts';
import type { DocsPlugin, DocsPluginModule, LoadContext, Validate } from './types.ts';

const docsPluginName = '@docusaurus/plugin-content-docs';
const classicPresetName = '@docusaurus/preset-classic';
/** Modules that theme components import and that a site may not have as direct dependencies. */
const themeModules = ['@docusaurus/theme-common', '@docusaurus/theme-common/internal', `${docsPluginName}/client`];

export async function createDocsPlugin(
  context: LoadContext,
  { project, current: currentSite }: DocusaurusSite,
  options: Readonly<Record<string, unknown>>,
  validate: Validate,
): Promise<DocsPlugin> {
  const { default: createPlugin, validateOptions } = loadDocsPlugin(context.siteDir);
  const checkedOptions = validateOptions({
    validate,
    options: {
      ...options,
      ...editUrlOption(options.editUrl, currentSite.layout.pages),
      path: relative(context.siteDir, project.docsFolder),
      routeBasePath: '/',
      sidebarPath: project.sidebarsFile,
      numberPrefixParser: false,
      include: ['**/*.{md,mdx}'],
    },
  });
  return createPlugin(createDocsContext(context, currentSite, project.docsFolder), checkedOptions);
}

/**
 * Loads the docs plugin of the project, or else of its classic preset.
 *
 * @throws Error if the project has neither.
 */
function loadDocsPlugin(siteDir: string): DocsPluginModule {
  const projectRequire = createRequire(join(siteDir, 'package.json'));
  for (const require of [projectRequire, tryCreateRequire(projectRequire, classicPresetName)]) {
    const path = require === undefined ? undefined : tryResolve(require, docsPluginName);
    if (require !== undefined && path !== undefined) return require(path);
  }
  throw new Error(
    `docs-json-nav needs ${docsPluginName}, which comes with @docusaurus/preset-classic: install one of them.`,
  );
}

/**
 * Creates the context for the docs plugin. Adds the media of the docs folder, and maps generated files to their sources
 * for dates and authors.
 *
 * @param docsFolder Absolute path of the folder with the generated docs.
 */
function createDocsContext(
  context: LoadContext,
  { root, layout }: Pick<ResolvedSite, 'root' | 'layout'>,
  docsFolder: string,
): LoadContext {
  const { siteConfig } = context;
  const { staticDirectories, future } = siteConfig;
  const vcs = future?.experimental_vcs;
  const pagesFolder = join(root, layout.pages);
  const toSourceFile = (file: string): string =>
    file.startsWith(docsFolder + sep) ? join(pagesFolder, relative(docsFolder, file)) : file;
  const mediaFolders = [layout.public, layout.pages, ''].map((folder) => join(root, folder));
  const sourceVcs = vcs && {
    ...vcs,
    getFileCreationInfo: (file: string) => vcs.getFileCreationInfo(toSourceFile(file)),
    getFileLastUpdateInfo: (file: string) => vcs.getFileLastUpdateInfo(toSourceFile(file)),
  };
  return {
    ...context,
    siteConfig: {
      ...siteConfig,
      staticDirectories: [...new Set([...staticDirectories, ...mediaFolders])],
      ...(sourceVcs === undefined ? {} : { future: { ...future, experimental_vcs: sourceVcs } }),
    },
  };
}

/**
 * Converts `editUrl`, the URL of the folder with `docs.json`, to the docs plugin's option: a function that returns
 * the edit URL of a page.
 *
 * @param pagesFolder Pages folder relative to the folder with `docs.json`, with a trailing slash. Empty if the pages are
 * in that folder.
 */
function editUrlOption(url: unknown, pagesFolder: string): object {
  if (typeof url !== 'string') return {};
  const pagesUrl = url.replace(/\/?$/, '/') + pagesFolder;
  return { editUrl: ({ docPath }: { readonly docPath: string }): string => pagesUrl + encodePath(docPath) };
}

/**
 * Aliases for the project's React, if this package is linked and resolves another copy. Two copies of React don't work
 * together.
 */
export function findReactAliases(siteDir: string): Readonly<Record<string, string>> {
  const projectRequire = createRequire(join(siteDir, 'package.json'));
  const packageRequire = createRequire(import.meta.url);
  const aliases: Record<string, string> = {};
  for (const name of ['react', 'react-dom']) {
    const thisPath = tryResolve(packageRequire, `${name}/package.json`);
    const projectPath = tryResolve(projectRequire, `${name}/package.json`);
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
export function findThemeModuleAliases(siteDir: string): Readonly<Record<string, string>> {
  const projectRequire = createRequire(join(siteDir, 'package.json'));
  const presetRequire = tryCreateRequire(projectRequire, classicPresetName) ?? projectRequire;
  const themeRequire = tryCreateRequire(presetRequire, '@docusaurus/theme-classic') ?? presetRequire;
  const aliases: Record<string, string> = {};
  for (const name of themeModules) {
    const path = tryResolve(themeRequire, name) ?? tryResolve(projectRequire, name);
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
