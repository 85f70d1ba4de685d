import { type AstroSettings, astroGenerator } from '../astro/generator.ts';
import type { Generator } from '../contract.ts';

/** Generator of pages in Starlight's markup. The route middleware adds the navigation of each page. */
export function starlightGenerator(settings: AstroSettings): Generator<undefined> {
  return {
    ...astroGenerator(settings),
    theme: async (themeSettings) =>
      (await import('./page-theme.ts')).createStarlightTheme(themeSettings, settings.renderMarkdown),
  };
}
