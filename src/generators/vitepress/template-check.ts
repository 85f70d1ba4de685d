import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Says what Vue cannot read in a template; undefined where it can read all of it. */
export type TemplateCheck = (html: string) => string | undefined;

interface Compiler {
  readonly parseCache: { clear(): void };
  parse(
    source: string,
    options: { readonly sourceMap: false },
  ): { readonly errors: readonly { readonly message: string; readonly loc?: { readonly source?: string } }[] };
}

/**
 * The check with the Vue that VitePress compiles pages with.
 *
 * @param project Absolute path of the project's folder.
 */
export function templateCheck(project: string): TemplateCheck {
  let compiler: Compiler | undefined;
  return (html) => {
    compiler ??= load(project);
    const [error] = compiler.parse(`<template><div>${html}</div></template>`, { sourceMap: false }).errors;
    // It would keep the tree of every page.
    compiler.parseCache.clear();
    return error?.message;
  };
}

function load(project: string): Compiler {
  const ofProject = createRequire(join(project, 'package.json'));
  return createRequire(ofProject.resolve('vitepress/package.json'))('vue/compiler-sfc') as Compiler;
}
