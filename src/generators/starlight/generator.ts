import { type AstroSettings, astroGenerator } from '../astro/generator.ts';
import type { Generator } from '../contract.ts';

/** Pages as Astro takes them, in Starlight's markup. The middleware works out what surrounds a page when it is shown. */
export function starlightGenerator(settings: AstroSettings): Generator<undefined> {
  return {
    ...astroGenerator(settings),
    theme: async (own) => (await import('./page-theme.ts')).createStarlightTheme(own, settings.renderMarkdown),
  };
}
