/* Files that are published as they are. */

export { assetServer } from './assets/asset-server.ts';
export { listAssets } from './assets/assets.ts';
