/* Islands: components with state, compiled in a build and hydrated in the browser. */

export { createIslands } from './islands/browser/create-islands.ts';
export { compileIsland, type IslandContext, namesInScope } from './islands/compile-island.ts';
