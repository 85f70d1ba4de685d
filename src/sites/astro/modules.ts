import { join } from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from '../../core/host.ts';

/** What the project has and a linked package cannot see. */
const ofProject = /^(?:astro|@astrojs\/[^/]+|docs-json-nav)(?:\/|$)/;

/**
 * Finds the packages of the project from this one, also if it is linked from outside of the project.
 *
 * @param root Absolute path of the project.
 */
export function projectModules(root: string): Plugin {
  const own = packageFolder();
  return {
    name: 'docs-json-nav:modules',
    enforce: 'pre',
    // Components and what they import go through Vite, wherever pages are rendered.
    configEnvironment: (name) => (name === 'client' ? undefined : { resolve: { noExternal: ['docs-json-nav'] } }),
    async resolveId(source, importer, options) {
      if (importer === undefined || !ofProject.test(source) || !importer.startsWith(own)) return undefined;
      const usual = await this.resolve(source, importer, { ...options, skipSelf: true });
      return usual ?? this.resolve(source, join(root, 'package.json'), { ...options, skipSelf: true });
    },
  };
}
