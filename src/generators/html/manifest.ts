import { brandingFields } from '../branding/branding.ts';
import type { Manifest } from '../contract.ts';
import { themedDifferences, themedSupport } from '../manifests/themed.ts';

/** Selector of the element around the text of a page. */
const pageSelector = '.page';
/** Branding settings that this theme doesn't support. */
const unsupportedFields: readonly string[] = ['background.decoration', 'fonts.family', 'thumbnails'];

export const html: Manifest = {
  title: 'Plain files',
  name: 'HTML',
  setup: '`docs-json-nav build --out DIR`: no generator',
  docsPage: 'preview.md',
  scripts: { html: 'src/generators/html/client/main.ts' },
  copies: ['html', 'search'].map((folder) => ({ from: `src/generators/${folder}/styles.css`, to: `dist/${folder}` })),
  support: {
    ...themedSupport,
    unsupportedFeatures: [],
    branding: brandingFields.filter((field) => !unsupportedFields.includes(field)),
    utilities: { pages: pageSelector, dark: '.dark' },
  },
  generator: async () => (await import('./generator.ts')).htmlGenerator,
  comparison: {
    ...themedDifferences,
    address: '`/guides/start/`',
    pages: 'the docs folder',
    words: 'language of the page',
  },
};
