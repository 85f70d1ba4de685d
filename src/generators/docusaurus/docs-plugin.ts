import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { encodePath } from '../../core/links.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { DocusaurusSite } from './site.ts';
import type { DocsPlugin, DocsPluginModule, LoadContext, Validate } from './types.ts';

const docsPlugin = '@docusaurus/plugin-content-docs';
const classicPreset = '@docusaurus/preset-classic';
/** Modules that the theme's parts import and that a site need not depend on itself. */
const themeModules = ['@docusaurus/theme-common', '@docusaurus/theme-common/internal', `${docsPlugin}/client`];

/** Docusaurus's own plugin for docs, which reads what is written for it. */
export async function createDocs(
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
 * Docusaurus's own plugin for docs: the project's, or that of its classic preset.
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
 * The site as the docs plugin is to see it: with the media of the docs folder, and with the dates and authors of the
 * files that the docs are made from.
 *
 * @param docs Absolute path of the folder with the docs made from it.
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
 * The option for links that edit a page: what is given is the address of the folder with `docs.json`.
 *
 * @param pages Folder of the pages below it, with a slash at its end; empty if there is none.
 */
function editUrlOf(address: unknown, pages: string): object {
  if (typeof address !== 'string') return {};
  const start = address.replace(/\/?$/, '/') + pages;
  return { editUrl: ({ docPath }: { readonly docPath: string }): string => start + encodePath(docPath) };
}

/**
 * The site's React, for components of a package that is linked into it and has one of its own beside it: two of them do
 * not work together.
 */
export function reactOf(siteDir: string): Readonly<Record<string, string>> {
  const project = createRequire(join(siteDir, 'package.json'));
  const own = createRequire(import.meta.url);
  const aliases: Record<string, string> = {};
  for (const name of ['react', 'react-dom']) {
    const ours = resolved(own, `${name}/package.json`);
    const theirs = resolved(project, `${name}/package.json`);
    if (ours === undefined || theirs === undefined || realpathSync(ours) === realpathSync(theirs)) continue;
    aliases[name] = dirname(theirs);
  }
  return aliases;
}

/**
 * Where the modules are that parts of a theme import, as the classic theme sees them: not every package manager puts
 * them where this package would find them, and a second copy would not know of the first.
 */
export function themeModulesOf(siteDir: string): Readonly<Record<string, string>> {
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
