/*
 * Islands: components with state. A build compiles their files to one module for browsers, and `islands/browser`
 * hydrates the static HTML with it. Build and browser must render the same, with the same names in scope. Never here:
 * Node APIs in `islands/browser`.
 */

export { createIslands } from './islands/browser/create-islands.ts';
export { compileIsland, type IslandContext, namesInScope } from './islands/compile-island.ts';
