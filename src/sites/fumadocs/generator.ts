import { createPlainTheme } from '../../render/plain-theme.ts';
import type { Generator } from '../contract.ts';
import { contentOf } from './content.ts';

/** Pages are data that the project's one page shows; its layouts get what surrounds them from `createNavigation`. */
export function fumadocsGenerator(addressOf: Generator['addressOf']): Generator<undefined> {
  return {
    theme: createPlainTheme,
    addressOf,
    projection: () => ({
      fileOf: ({ page }) => `${page.route.slice(1) || 'index'}.json`,
      navigation: () => undefined,
      frontMatter: contentOf,
      textOf: (_page, content) => JSON.stringify(content),
    }),
  };
}
