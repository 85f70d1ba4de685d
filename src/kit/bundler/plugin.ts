import { createUnplugin, type UnpluginInstance } from 'unplugin';
import type { Options } from '../../options/options.ts';
import type { ResolvedSite } from '../../resolve.ts';
import { SiteSession } from '../session/session.ts';
import { viteHooks } from '../vite/hooks.ts';
import { followBuild, type RollupContext } from './follow-build.ts';
import { type Compiler, depend, followCompiler, type LoaderContext } from './follow-compiler.ts';
import { type EsbuildBuild, followEsbuild } from './follow-esbuild.ts';

/** The module that holds the model: its default export, and `site`. */
const virtualModule = 'virtual:docs-json-nav';
/** Its resolved id; the leading zero byte keeps other plugins away. */
const resolvedModule = `\0${virtualModule}`;

/** webpack takes what stands before a colon for a scheme, and refuses those that it does not know. */
const withoutScheme = 'docs-json-nav-virtual';

const name = 'docs-json-nav';

/**
 * The plugin of every bundler: checks the navigation when a build starts, fails it where something is wrong at error
 * level, serves the model as `virtual:docs-json-nav`, and builds anew in watch mode when a file of the site changes.
 */
export const plugin: UnpluginInstance<Options | undefined, false> = createUnplugin((options: Options | undefined) => {
  const session = new SiteSession(options ?? {});
  const rollup = {
    buildStart(this: unknown): Promise<void> {
      return followBuild(session, this as RollupContext);
    },
  };
  return {
    name,
    resolveId: {
      filter: { id: /^(?:virtual:docs-json-nav|docs-json-nav-virtual)$/ },
      handler: (id) => (id === virtualModule || id === withoutScheme ? resolvedModule : undefined),
    },
    load: {
      filter: { id: /virtual:docs-json-nav$/ },
      async handler(id) {
        if (id !== resolvedModule) return undefined;
        const native = this.getNativeBuildContext?.() as { loaderContext?: LoaderContext } | undefined;
        if (native?.loaderContext !== undefined) await depend(session, native.loaderContext);
        return moduleOf(await session.site());
      },
    },
    webpack(compiler) {
      const { NormalModuleReplacementPlugin } = compiler.webpack;
      new NormalModuleReplacementPlugin(/^virtual:docs-json-nav$/, withoutScheme).apply(compiler);
      followCompiler(compiler as unknown as Compiler, session, false);
    },
    rspack: (compiler) => followCompiler(compiler as unknown as Compiler, session, true),
    esbuild: { setup: (build) => followEsbuild(build as unknown as EsbuildBuild, session) },
    rollup,
    rolldown: rollup,
    vite: viteHooks(session, resolvedModule),
  };
});

/** A module's code for the model. `JSON.parse` of a string starts faster than a literal of the same size. */
function moduleOf({ model }: ResolvedSite): string {
  const text = JSON.stringify(JSON.stringify(model)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `export const site = /* @__PURE__ */ JSON.parse(${text});\nexport default site;\n`;
}
