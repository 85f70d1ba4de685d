/*
 * Islands: components with state. A build compiles their files to one module for browsers, and `islands/browser`
 * uses the module to hydrate the static HTML. Build and browser must render the same HTML, with the same names in
 * scope. `islands/browser` must not use Node APIs.
 */

export { createIslands } from './islands/browser/create-islands.ts';
export { compileIsland, type IslandContext, namesInScope } from './islands/compile-island.ts';
