import { failure } from '../../site/build-report.ts';
import type { Compiler } from './compiler.ts';

/**
 * A plugin for compilers in dev: what is wrong with a site is an error of each compilation, and browsers show it until it
 * is fixed.
 *
 * @param problem The report; empty or undefined if nothing is wrong.
 * @param file Absolute path of a file that is written when the report changes: a change of it compiles anew.
 */
export function problemPlugin(problem: () => string | undefined, file: string) {
  return {
    apply({ hooks }: Compiler): void {
      // Of those hooks that run before the end, this one is not called for the compilation of HTML inside.
      hooks.make.tap('docs-json-nav', ({ errors, fileDependencies }) => {
        fileDependencies.add(file);
        const text = problem() ?? '';
        if (text !== '') errors.push(failure(text, undefined));
      });
    },
  };
}
