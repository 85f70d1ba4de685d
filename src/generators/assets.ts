/* Files that are published unchanged. */

export { assetServer } from './assets/asset-server.ts';
export { listAssets } from './assets/assets.ts';
