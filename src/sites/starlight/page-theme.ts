import { createOwnTheme, type FullTheme, type ThemeSettings } from '../../render/plain-theme.ts';
import type { RenderMarkdown } from '../astro/hook.ts';
import { createCode } from './page-code.ts';
import { Heading } from './page-components.tsx';

/**
 * Pages as Starlight writes them (Starlight 0.42: `sl-heading-wrapper`, Expressive Code). What it
 * writes by components of Astro's with styles of their own is written plainly, in its colors (`components/pages.css`).
 *
 * @param renderMarkdown Astro's, which colors code as the site is set up to.
 */
export function createStarlightTheme(settings: ThemeSettings, renderMarkdown: RenderMarkdown): FullTheme {
  const theme = createOwnTheme('starlight', settings, { Heading });
  return { ...theme, writers: { ...theme.writers, code: createCode(renderMarkdown, theme.writers.icon) } };
}
