import type { FaceField } from '../branding/face.ts';
import type { differences, Keeping } from '../contract.ts';

/** What of a face a generator keeps that has a theme to show it in. */
const themedFace: readonly FaceField[] = [
  ...(['description', 'logo', 'logo.href', 'favicon', 'colors', 'background.color', 'fonts', 'banner'] as const),
  ...(['navbar.links', 'navbar.primary', 'footer.socials', 'footer.links'] as const),
  ...(['appearance.default', 'appearance.strict', 'seo.metatags'] as const),
];

/** What most generators keep that have a theme of their own: a manifest names what it keeps otherwise. */
export const themedKeeping: Keeping = {
  face: themedFace,
  lacks: [],
  parameters: false,
  through: [],
  highlighter: 'shiki',
};

/** What most of them do: a manifest names what it does otherwise, and where its pages are read from. */
export const themedDifferences: Readonly<Record<Exclude<keyof typeof differences, 'pages'>, string>> = {
  address: '`/guides/start`',
  mdx: 'yes',
  componentsInMarkdown: 'yes',
  groupRoot: 'its title leads there',
  foldsFirstLevel: 'yes',
  badges: 'each',
  switchers: 'menus',
  tabs: 'row below the header',
  banner: 'yes',
  trail: 'from the model',
  words: 'language of its configuration',
  parameters: 'left out, warning',
  redirectsInDev: 'yes',
  dates: 'from Git',
  icons: 'in pages and navigation',
  newPages: 'without a restart',
};
