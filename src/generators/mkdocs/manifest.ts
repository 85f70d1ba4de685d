import type { Manifest } from '../contract.ts';
import { outputPath } from './output-path.ts';

export const mkdocs: Manifest = {
  title: 'MkDocs',
  name: 'MkDocs',
  setup: '`docs-json-nav generate --for mkdocs --out DIR` before its build',
  page: 'mkdocs.md',
  forms: { mkdocs: async () => (await import('./projection.ts')).mkdocsNavigation },
  support: {
    branding: [
      ...(['description', 'logo', 'favicon', 'colors', 'background.color', 'fonts', 'footer.socials'] as const),
      ...(['appearance.default', 'appearance.strict'] as const),
    ],
    lacks: ['banner', 'tag', 'icon', 'switcher'],
    parameters: false,
    outputPath,
    through: [],
    highlighter: 'own',
  },
  generator: async () => (await import('./generator.ts')).mkdocsGenerator,
  differs: {
    address: '`/guides/start/`',
    pages: 'written as Markdown',
    mdx: 'yes',
    componentsInMarkdown: 'yes',
    groupRoot: 'first entry of the section',
    foldsFirstLevel: "the theme's",
    badges: 'none',
    switchers: 'sections; the page is not kept',
    tabs: 'sections',
    banner: 'no',
    trail: "the theme's",
    words: "the theme's",
    parameters: 'left out',
    redirectsInDev: 'yes',
    dates: 'a plugin of MkDocs',
    icons: 'in pages',
    newPages: 'after writing again',
  },
};
