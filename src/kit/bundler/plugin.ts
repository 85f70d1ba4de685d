import { createUnplugin, type UnpluginInstance } from 'unplugin';
import type { Options } from '../../options/options.ts';
import type { ResolvedSite } from '../../resolve.ts';
import { buildMessage, failure, SiteSession } from '../session/session.ts';
import { viteHooks } from '../vite/hooks.ts';

/** The module that holds the model: its default export, and `site`. */
const virtualModule = 'virtual:docs-json-nav';
/** Its resolved id; the leading zero byte keeps other plugins away. */
const resolvedModule = `\0${virtualModule}`;

/** webpack takes what stands before a colon for a scheme, and refuses those that it does not know. */
const withoutScheme = 'docs-json-nav-virtual';

const name = 'docs-json-nav';

/**
 * The plugin of every bundler: checks the navigation when a build starts, fails it where something is wrong at error
 * level, and serves the model as `virtual:docs-json-nav`.
 */
export const plugin: UnpluginInstance<Options | undefined, false> = createUnplugin(
  (options: Options | undefined, { framework }) => {
    const session = new SiteSession(options ?? {});
    return {
      name,
      async buildStart() {
        const site = await session.site();
        const message = buildMessage(site);
        if (message !== undefined && !site.ok)
          throw failure(message.text, {}, framework === 'rspack' ? message.text : '');
      },
      resolveId: {
        filter: { id: /^(?:virtual:docs-json-nav|docs-json-nav-virtual)$/ },
        handler: (id) => (id === virtualModule || id === withoutScheme ? resolvedModule : undefined),
      },
      load: {
        filter: { id: /virtual:docs-json-nav$/ },
        async handler(id) {
          if (id !== resolvedModule) return undefined;
          return moduleOf(await session.site());
        },
      },
      webpack(compiler) {
        const { NormalModuleReplacementPlugin } = compiler.webpack;
        new NormalModuleReplacementPlugin(/^virtual:docs-json-nav$/, withoutScheme).apply(compiler);
      },
      vite: viteHooks(session, resolvedModule),
    };
  },
);

/** A module's code for the model. `JSON.parse` of a string starts faster than a literal of the same size. */
function moduleOf({ model }: ResolvedSite): string {
  const text = JSON.stringify(JSON.stringify(model)).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return `export const site = /* @__PURE__ */ JSON.parse(${text});\nexport default site;\n`;
}
