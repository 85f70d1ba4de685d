import { createRenderer } from './create-renderer.ts';
import type { RenderPage } from './types.ts';

/** Renders one page. For many pages of a site, make a renderer once. */
export const renderPage: RenderPage = (page, world, theme) => createRenderer(world, theme).render(page);
