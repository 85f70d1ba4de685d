import type { Branding } from '../branding/branding.ts';
import { socialLinks } from '../branding/links.ts';
import { brandingStyleSheet, cssUrl } from '../branding/style-sheet.ts';

/**
 * Icons that Material has included since version 8. An unknown icon would fail the build, so other services get their
 * first letter.
 */
const iconNames = new Map([
  ...'github gitlab discord slack linkedin youtube instagram mastodon reddit medium telegram twitter'
    .split(' ')
    .map((name) => [name, `fontawesome/brands/${name}`] as const),
  ['x', 'fontawesome/brands/twitter'],
  ['website', 'fontawesome/solid/globe'],
]);

/**
 * Converts a site's branding to settings of Material for MkDocs (https://squidfunk.github.io/mkdocs-material/setup/).
 *
 * @returns Members of `mkdocs.yml`, and a style sheet.
 */
export function createMkDocsBranding(branding: Branding) {
  const { name, description, logo, favicon } = branding;
  const localPath = (path: string) => path.replace(/^\.?\//, '');
  const social = socialLinks(branding).map(({ kind, label, href }) => ({
    icon: iconNames.get(kind) ?? letterIcon(label),
    link: href,
    name: label,
  }));
  const config = {
    ...(name === '' ? {} : { site_name: name }),
    ...(description === undefined ? {} : { site_description: description }),
    theme: {
      name: 'material',
      palette: createPalette(branding),
      ...(logo === undefined ? {} : { logo: localPath(logo.light) }),
      ...(favicon === undefined ? {} : { favicon: localPath(favicon.light) }),
    },
    ...(social.length === 0 ? {} : { extra: { social } }),
  };
  const css = brandingStyleSheet(branding, {
    light: ':root, [data-md-color-scheme="default"]',
    // Repeats the attribute to match the specificity of Material's rule for links below a black header.
    dark: '[data-md-color-scheme="slate"][data-md-color-scheme]',
    accentProperties: ({ text, hover, solid, onSolid }) => ({
      ...(logo === undefined ? headerColors(solid, onSolid) : {}),
      '--md-accent-fg-color': hover,
      '--md-typeset-a-color': text,
    }),
    background: '--md-default-bg-color',
    bodyFont: '--md-text-font',
    headings: '.md-typeset :is(h1, h2, h3, h4, h5, h6)',
    url: (path) => path,
  });
  if (logo === undefined) return { config, css: branding.colors === undefined ? css : css + searchFieldStyles };
  const darkStyles = logo.dark === logo.light ? '' : darkLogoStyles(localPath(logo.dark));
  return { config, css: css + logoTitleStyles + darkStyles };
}

function letterIcon(label: string): string {
  const letter = /^[a-z]/.exec(label.toLowerCase())?.[0];
  return letter === undefined ? 'fontawesome/solid/link' : `material/alpha-${letter}-box-outline`;
}

function headerColors(color: string, textColor: string) {
  return {
    '--md-primary-fg-color': color,
    '--md-primary-bg-color': textColor,
    '--md-primary-bg-color--light': textColor,
    '--djn-search-field': textColor === '#ffffff' ? 'rgb(0 0 0 / 0.26)' : 'rgb(255 255 255 / 0.26)',
  };
}

/**
 * Background of the search field in the header. A header with dark text gets a light field, because the text would be
 * hard to read on Material's dark field.
 */
const searchFieldStyles = `
@media (min-width: 60em) {
  [data-md-toggle="search"]:not(:checked) ~ .md-header .md-search__form {
    background-color: var(--djn-search-field, rgb(0 0 0 / 0.26));
  }
}
`;

/**
 * Hides the name of the site next to the logo, which contains it. In narrow windows, Material shows no logo. The title
 * of a scrolled page stays.
 */
const logoTitleStyles = `
@media (min-width: 76.25em) {
  .md-header__title .md-header__topic:first-child {
    visibility: hidden;
  }
}
`;

/** Styles that replace the logo in dark mode. Material's settings have one logo for both modes. */
function darkLogoStyles(path: string): string {
  return `
[data-md-color-scheme="slate"] .md-logo img {
  content: ${cssUrl(path)};
}
`;
}

/**
 * Material's `palette`: an entry for each appearance that readers can choose. The first entry that matches is the
 * initial one.
 */
function createPalette({ appearance: { initial, strict }, colors, logo }: Branding) {
  const accent = colors === undefined ? {} : { accent: 'custom' };
  const headerColor = (logoHeader: string) => {
    // A logo may be unreadable in a header with the site's color, so the header is white or black like the page.
    if (logo !== undefined) return { primary: logoHeader };
    return colors === undefined ? {} : { primary: 'custom' };
  };
  const light = { scheme: 'default', ...headerColor('white'), ...accent };
  const dark = { scheme: 'slate', ...headerColor('black'), ...accent };
  if (strict && initial !== 'system') return initial === 'dark' ? dark : light;
  const lightChoice = { ...light, toggle: { icon: 'material/brightness-7', name: 'Switch to dark mode' } };
  const darkChoice = { ...dark, toggle: { icon: 'material/brightness-4', name: 'Switch to light mode' } };
  if (initial !== 'system') return initial === 'light' ? [lightChoice, darkChoice] : [darkChoice, lightChoice];
  return [
    { media: '(prefers-color-scheme: light)', ...lightChoice },
    { media: '(prefers-color-scheme: dark)', ...darkChoice },
  ];
}
