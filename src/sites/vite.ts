/* What a plugin of Vite shares with the others. */

export type { ViteApi } from './vite/hooks.ts';
