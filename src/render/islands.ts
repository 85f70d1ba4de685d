/* Parts of pages that contain state: compiled at build, brought to life in the browser. */

export { createIslands } from './islands/browser/create-islands.ts';
export { compileIsland, type IslandWorld, namesInScope } from './islands/compile-island.ts';
