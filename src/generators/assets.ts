/* Files that are published as they are. */

export { listAssets } from './assets/assets.ts';
