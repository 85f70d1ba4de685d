import { existsSync } from 'node:fs';
import { buildMessage, failure } from '../../site/build-report.ts';
import { followedFolders } from '../../site/followed-files.ts';
import type { SiteSession } from '../../site/session.ts';
import type { Compiler } from './compiler.ts';

/** The part of a loader's context that makes its module anew when the site changes. */
export interface LoaderContext {
  addDependency(path: string): void;
  addContextDependency(path: string): void;
  addMissingDependency(path: string): void;
}

/**
 * Compilations of webpack and Rspack: the site is resolved in each, its files are watched, and what is wrong with it is
 * an error of the compilation. One that is thrown would end the watching.
 *
 * @param stack Rspack shows the stack of an error alone.
 */
export function followCompiler(compiler: Compiler, session: SiteSession, showsStack: boolean): void {
  compiler.hooks.make.tapPromise('docs-json-nav', async (compilation) => {
    const site = await session.siteOfBuild();
    const message = buildMessage(site);
    if (message !== undefined) {
      const { text } = message;
      (site.ok ? compilation.warnings : compilation.errors).push(failure(text, undefined, showsStack ? text : ''));
    }
    if (!compiler.watchMode) return;
    const { fileDependencies, contextDependencies, missingDependencies } = compilation;
    await depend(session, {
      addDependency: (path) => fileDependencies.add(path),
      addContextDependency: (path) => contextDependencies.add(path),
      addMissingDependency: (path) => missingDependencies.add(path),
    });
  });
}

/** Makes the files of a site those of a module too, so that it is made anew. */
export async function depend(session: SiteSession, context: LoaderContext): Promise<void> {
  const [{ root }, { files }] = [await session.site(), await session.followed()];
  for (const folder of followedFolders(root)) context.addContextDependency(folder);
  for (const file of files) {
    if (existsSync(file)) context.addDependency(file);
    else context.addMissingDependency(file);
  }
}
