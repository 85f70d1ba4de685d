import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { joinEndpoint, titleCodeBlocks } from '../../kit/pages/source.ts';
import { packageFolder } from '../../kit/vite/package-folder.ts';
import type { ResolvedSite } from '../../resolve.ts';

/** What the project has and neither the docs folder nor a linked package can see. */
const ofProject = /^(?:astro|@astrojs\/[^/]+|docs-json-nav)(?:\/|$)/;

/**
 * What pages and components need of Vite: `/snippets/x.mdx` counts from the docs folder, packages of the project are
 * found from a docs folder or a linked package outside of it, and MDX pages get the content of their endpoint.
 *
 * @param root Absolute path of the project.
 */
export function contentModules(root: string, site: () => Promise<ResolvedSite>): Plugin {
  const own = packageFolder();
  return {
    name: 'docs-json-nav:content',
    enforce: 'pre',
    // Components and what they import go through Vite, wherever pages are rendered.
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: ['docs-json-nav'] } }),
    async resolveId(source, importer, options) {
      if (importer === undefined) return undefined;
      const { root: docs } = await site();
      const isPage = importer.startsWith(docs + sep);
      if (isPage && source.startsWith('/') && !source.startsWith(docs + sep)) {
        const file = join(docs, source);
        return existsSync(file) ? this.resolve(file, importer, { ...options, skipSelf: true }) : undefined;
      }
      if (!ofProject.test(source) || !(isPage || importer.startsWith(own))) return undefined;
      const usual = await this.resolve(source, importer, { ...options, skipSelf: true });
      return usual ?? this.resolve(source, join(root, 'package.json'), { ...options, skipSelf: true });
    },
    transform: {
      filter: { id: /\.mdx$/i },
      async handler(code, id) {
        const { root: docs, model, endpointMarkdown } = await site();
        if (!id.startsWith(docs + sep)) return undefined;
        const file = id
          .slice(docs.length + 1)
          .split(sep)
          .join('/');
        const page = Object.values(model.pages).find((one) => one.file === file && one.endpoint !== undefined);
        const endpoint = page === undefined ? undefined : await endpointMarkdown(page.route);
        return { code: joinEndpoint(titleCodeBlocks(code), endpoint), map: null };
      },
    },
  };
}
