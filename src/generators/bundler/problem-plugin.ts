import { createBuildError } from '../../site/build-report.ts';
import type { Compiler } from './compiler.ts';

/**
 * Compiler plugin for dev servers: turns a site's findings into compilation errors, so that the browser shows them
 * until they are fixed.
 *
 * @param getReport Returns the report; empty or undefined if there are no errors.
 * @param triggerFile Absolute path of a file that changes with the report. Its change triggers a compilation.
 */
export function createProblemPlugin(getReport: () => string | undefined, triggerFile: string) {
  return {
    apply({ hooks }: Compiler): void {
      // Unlike later hooks, `make` isn't called for the nested compilation of HTML.
      hooks.make.tap('docs-json-nav', ({ errors, fileDependencies }) => {
        fileDependencies.add(triggerFile);
        const text = getReport() ?? '';
        if (text !== '') errors.push(createBuildError(text, undefined));
      });
    },
  };
}
