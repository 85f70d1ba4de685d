import { existsSync } from 'node:fs';
import { createBuildError, formatBuildMessage } from '../../site/build-report.ts';
import { findFollowedFolders } from '../../site/followed-files.ts';
import type { SiteSession } from '../../site/session.ts';
import type { Compiler } from './compiler.ts';

export interface LoaderContext {
  addDependency(path: string): void;
  addContextDependency(path: string): void;
  addMissingDependency(path: string): void;
}

/**
 * Resolves the site in each compilation of webpack or Rspack and watches its files. Findings become compilation errors,
 * since a thrown error would end watch mode.
 *
 * @param showsStack True for Rspack, which shows only the stack of an error.
 */
export function followCompiler(compiler: Compiler, session: SiteSession, showsStack: boolean): void {
  compiler.hooks.make.tapPromise('docs-json-nav', async (compilation) => {
    const site = await session.siteForBuild();
    const message = formatBuildMessage(site);
    if (message !== undefined) {
      const { text } = message;
      (site.ok ? compilation.warnings : compilation.errors).push(
        createBuildError(text, undefined, showsStack ? text : ''),
      );
    }
    if (!compiler.watchMode) return;
    const { fileDependencies, contextDependencies, missingDependencies } = compilation;
    await addDependencies(session, {
      addDependency: (path) => fileDependencies.add(path),
      addContextDependency: (path) => contextDependencies.add(path),
      addMissingDependency: (path) => missingDependencies.add(path),
    });
  });
}

export async function addDependencies(session: SiteSession, context: LoaderContext): Promise<void> {
  const [{ root }, { files }] = [await session.site(), await session.followedFiles()];
  for (const folder of findFollowedFolders(root)) context.addContextDependency(folder);
  for (const file of files) {
    if (existsSync(file)) context.addDependency(file);
    else context.addMissingDependency(file);
  }
}
