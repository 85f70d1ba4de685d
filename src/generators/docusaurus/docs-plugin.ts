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
      ...editUrlOf(options.editUrl, current.layout.pages),
      path: relative(context.siteDir, project.docs),
      routeBasePath: '/',
      sidebarPath: project.sidebars,
      numberPrefixParser: false,
      include: ['**/*.{md,mdx}'],
    },
  });
  return create(contextOfDocs(context, current, project.docs), checked);
}

/**
 * Loads the docs plugin of the project, or else of its classic preset.
 *
 * @throws Error if the project has neither.
 */
function loadDocsPlugin(siteDir: string): DocsPluginModule {
  const project = createRequire(join(siteDir, 'package.json'));
  for (const require of [project, requireOf(project, classicPreset)]) {
    const path = require === undefined ? undefined : resolved(require, docsPlugin);
    if (require !== undefined && path !== undefined) return require(path);
  }
  throw new Error(
    `docs-json-nav needs ${docsPlugin}, which comes with @docusaurus/preset-classic: install one of them.`,
  );
}

/**
 * Context for the docs plugin: adds the media of the docs folder, and maps generated files to their sources for dates
 * and authors.
 *
 * @param docs Absolute path of the folder with the generated docs.
 */
function contextOfDocs(
  context: LoadContext,
  { root, layout }: Pick<ResolvedSite, 'root' | 'layout'>,
  docs: string,
): LoadContext {
  const { siteConfig } = context;
  const { staticDirectories, future } = siteConfig;
  const vcs = future?.experimental_vcs;
  const pages = join(root, layout.pages);
  const original = (file: string): string => (file.startsWith(docs + sep) ? join(pages, relative(docs, file)) : file);
  const folders = [layout.public, layout.pages, ''].map((folder) => join(root, folder));
  const ofFiles = vcs && {
    ...vcs,
    getFileCreationInfo: (file: string) => vcs.getFileCreationInfo(original(file)),
    getFileLastUpdateInfo: (file: string) => vcs.getFileLastUpdateInfo(original(file)),
  };
  return {
    ...context,
    siteConfig: {
      ...siteConfig,
      staticDirectories: [...new Set([...staticDirectories, ...folders])],
      ...(ofFiles === undefined ? {} : { future: { ...future, experimental_vcs: ofFiles } }),
    },
  };
}

/**
 * Converts `editUrl`, the URL of the folder with `docs.json`, to the docs plugin's function.
 *
 * @param pages Pages folder relative to that folder, with a trailing slash. Empty if they are the same.
 */
function editUrlOf(url: unknown, pages: string): object {
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
  const ownPackage = createRequire(import.meta.url);
  const aliases: Record<string, string> = {};
  for (const name of ['react', 'react-dom']) {
    const ownPath = resolved(ownPackage, `${name}/package.json`);
    const projectPath = resolved(project, `${name}/package.json`);
    if (ownPath === undefined || projectPath === undefined || realpathSync(ownPath) === realpathSync(projectPath))
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
  const preset = requireOf(project, classicPreset) ?? project;
  const theme = requireOf(preset, '@docusaurus/theme-classic') ?? preset;
  const aliases: Record<string, string> = {};
  for (const name of themeModules) {
    const path = resolved(theme, name) ?? resolved(project, name);
    if (path !== undefined) aliases[`${name}$`] = path;
  }
  return aliases;
}

function requireOf(from: NodeJS.Require, name: string): NodeJS.Require | undefined {
  const path = resolved(from, `${name}/package.json`) ?? resolved(from, name);
  return path === undefined ? undefined : createRequire(path);
}

function resolved(require: NodeJS.Require, name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch {
    return undefined;
  }
}
