/*
 * Plugin for Vite, Rollup, Rolldown, webpack, Rspack and esbuild. Checks the navigation in each build and serves the
 * model as virtual modules. Renders nothing, writes no files, and doesn't import a bundler's types, because the bundler
 * would have to be installed.
 */

import { createUnplugin, type UnpluginInstance } from 'unplugin';
import type { Options } from '../../core/options.ts';
import { formatBuildMessage } from '../../site/build-report.ts';
import { followBuild, type RollupContext } from '../../site/follow-build.ts';
import { listFolderTree } from '../../site/followed-files.ts';
import { SiteSession } from '../../site/session.ts';
import { viteHooks } from '../vite/hooks.ts';
import { addDependencies, followCompiler } from './follow-compiler.ts';
import { ModelModules, modelModule } from './model-modules.ts';

/*
 * Plugin types of the bundlers, limited to the parts that users touch. The bundlers' own types would have to be
 * installed or bundled.
 */

export interface RollupPlugin {
  readonly name: string;
}

/** For webpack and Rspack. */
export interface WebpackPlugin {
  // biome-ignore lint/suspicious/noExplicitAny: compiler of webpack or Rspack
  apply(compiler: any): void;
}

export interface EsbuildPlugin {
  readonly name: string;
  // biome-ignore lint/suspicious/noExplicitAny: `PluginBuild` of esbuild
  setup(build: any): void | Promise<void>;
}

/** Prefix of a resolved id that keeps other plugins from handling it (Rollup's convention). */
const idPrefix = '\0';

/** Id without a colon: webpack rejects unknown schemes. */
const idWithoutScheme = 'docs-json-nav-virtual';

const pluginName = 'docs-json-nav';

/**
 * Plugin for every bundler: checks the navigation at the start of a build and fails it on errors, serves the model as
 * `virtual:docs-json-nav`, whole or split by page, and rebuilds in watch mode when a file of the site changes.
 */
export const bundlerPlugin: UnpluginInstance<Options | undefined, false> = createUnplugin(
  (options: Options | undefined) => {
    const session = new SiteSession(options ?? {});
    let modules: ModelModules | undefined;
    const rollupHooks = {
      buildStart(this: RollupContext): Promise<void> {
        return followBuild(session, this);
      },
    };
    return {
      name: pluginName,
      resolveId: {
        filter: { id: /^(?:virtual:docs-json-nav|docs-json-nav-virtual)(?:\/pages(?:\/[a-z]+-\d+)?)?$/ },
        handler: (id) => idPrefix + id.replace(idWithoutScheme, modelModule),
      },
      load: {
        filter: { id: /virtual:docs-json-nav(?:\/pages(?:\/[a-z]+-\d+)?)?$/ },
        async handler(id) {
          if (!id.startsWith(idPrefix + modelModule)) return undefined;
          const buildContext = this.getNativeBuildContext?.();
          const isWebpackLike = buildContext?.framework === 'webpack' || buildContext?.framework === 'rspack';
          if (isWebpackLike && buildContext.loaderContext !== undefined)
            await addDependencies(session, buildContext.loaderContext);
          const { model } = await session.site();
          if (modules?.site !== model) modules = new ModelModules(model, session.isDevelopment);
          return modules.codeOf(id.slice(idPrefix.length));
        },
      },
      webpack(compiler) {
        const { NormalModuleReplacementPlugin } = compiler.webpack;
        const replaceRequest = (resolveData: { request: string }): void => {
          resolveData.request = resolveData.request.replace(modelModule, idWithoutScheme);
        };
        new NormalModuleReplacementPlugin(/^virtual:docs-json-nav(?:\/pages|$)/, replaceRequest).apply(compiler);
        followCompiler(compiler, session, false);
      },
      rspack: (compiler) => followCompiler(compiler, session, true),
      esbuild: { setup: (build) => followEsbuild(build, session) },
      rollup: rollupHooks,
      rolldown: rollupHooks,
      vite: viteHooks(session, idPrefix + modelModule),
    };
  },
);

/** Subset of esbuild's plugin API. */
interface EsbuildBuild {
  onStart(run: () => Promise<void>): void;
  onResolve(
    options: { readonly filter: RegExp },
    run: (request: { readonly kind: string }) => Promise<ResolveResult>,
  ): void;
}

interface ResolveResult {
  readonly errors?: { readonly text: string }[];
  readonly warnings?: { readonly text: string }[];
  readonly watchFiles?: string[];
  readonly watchDirs?: string[];
}

/**
 * Resolves the site in each build of esbuild and watches its files. Errors are reported when an entry point is
 * resolved, because esbuild watches nothing after a build that fails at its start.
 */
function followEsbuild(build: EsbuildBuild, session: SiteSession): void {
  let isReported = false;
  build.onStart(async () => {
    isReported = false;
    await session.siteForBuild();
  });
  build.onResolve({ filter: /.*/ }, async ({ kind }) => {
    if (kind !== 'entry-point' || isReported) return {};
    isReported = true;
    const site = await session.site();
    const { files } = await session.followedFiles();
    const message = formatBuildMessage(site, false);
    const messages = message === undefined ? [] : [{ text: message.text }];
    return {
      [site.ok ? 'warnings' : 'errors']: messages,
      watchFiles: [...files],
      watchDirs: [...listFolderTree(site.root)],
    };
  });
}
