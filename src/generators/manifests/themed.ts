import type { BrandingField } from '../branding/branding.ts';
import type { comparisonRows, Support } from '../contract.ts';

const themedBranding: readonly BrandingField[] = [
  'description',
  'logo',
  'logo.href',
  'favicon',
  'colors',
  'background.color',
  'fonts',
  'banner',
  'navbar.links',
  'navbar.primary',
  'footer.socials',
  'footer.links',
  'appearance.default',
  'appearance.strict',
  'seo.metatags',
];

/** Defaults for generators with a theme. Manifests override single members. */
export const themedSupport: Support = {
  branding: themedBranding,
  unsupportedFeatures: ['themeTexts'],
  drilldown: [true, false],
  redirectParameters: false,
  dependencyProviders: [],
  highlighter: 'shiki',
};

export const themedDifferences: Readonly<Record<Exclude<keyof typeof comparisonRows, 'pages'>, string>> = {
  address: '`/guides/start`',
  mdx: 'yes',
  componentsInMarkdown: 'yes',
  groupRoot: 'its title opens it',
  drilldown: 'yes',
  foldsFirstLevel: 'no',
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
