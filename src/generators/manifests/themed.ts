import type { BrandingField } from '../branding/branding.ts';
import type { differences, Support } from '../contract.ts';

/** Settings of a branding that a generator supports which has a theme to show them in. */
const themedBranding: readonly BrandingField[] = [
  ...(['description', 'logo', 'logo.href', 'favicon', 'colors', 'background.color', 'fonts', 'banner'] as const),
  ...(['navbar.links', 'navbar.primary', 'footer.socials', 'footer.links'] as const),
  ...(['appearance.default', 'appearance.strict', 'seo.metatags'] as const),
];

/** What most generators support that have a theme of their own: a manifest names what differs. */
export const themedSupport: Support = {
  branding: themedBranding,
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
