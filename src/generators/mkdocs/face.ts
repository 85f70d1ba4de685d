import type { Face } from '../../kit/face/face.ts';
import { socialsOf } from '../../kit/face/social.ts';
import { faceStyleSheet } from '../../kit/face/style-sheet.ts';

/** Names of icons that every Material since 8 has: a name that it lacks stops its build. Others get the sign of a link. */
const icons = new Map(
  Object.entries({
    ...Object.fromEntries(
      'github gitlab discord slack linkedin youtube instagram mastodon reddit medium telegram'
        .split(' ')
        .map((name) => [name, `fontawesome/brands/${name}`]),
    ),
    x: 'fontawesome/brands/twitter',
    twitter: 'fontawesome/brands/twitter',
    website: 'fontawesome/solid/globe',
  }),
);

/**
 * The face of a site in the settings of MkDocs with Material (https://squidfunk.github.io/mkdocs-material/setup/).
 *
 * @returns Members of `mkdocs.yml`, and a style sheet.
 */
export function mkdocsFace(face: Face) {
  const { name, description, logo, favicon } = face;
  const local = (path: string) => path.replace(/^\.?\//, '');
  const social = socialsOf(face).map(({ kind, label, href }) => ({
    icon: icons.get(kind) ?? 'fontawesome/solid/link',
    link: href,
    name: label,
  }));
  const config = {
    ...(name === '' ? {} : { site_name: name }),
    ...(description === undefined ? {} : { site_description: description }),
    theme: {
      name: 'material',
      palette: paletteOf(face),
      // Its bar is dark in its usual color.
      ...(logo === undefined ? {} : { logo: local(logo.dark) }),
      ...(favicon === undefined ? {} : { favicon: local(favicon.light) }),
    },
    ...(social.length === 0 ? {} : { extra: { social } }),
  };
  const css = faceStyleSheet(face, {
    light: ':root, [data-md-color-scheme="default"]',
    dark: '[data-md-color-scheme="slate"]',
    accent: ({ text, hover, solid, onSolid }) => ({
      '--md-primary-fg-color': solid,
      '--md-primary-bg-color': onSolid,
      '--md-accent-fg-color': hover,
      '--md-typeset-a-color': text,
    }),
    background: '--md-default-bg-color',
    bodyFont: '--md-text-font',
    headings: '.md-typeset :is(h1, h2, h3, h4, h5, h6)',
    address: (path) => path,
  });
  return { config, css };
}

/** Material's entry for each appearance that a reader can choose; the first one that fits is what a reader meets. */
function paletteOf({ appearance: { initial, strict }, colors }: Face) {
  const own = colors === undefined ? {} : { primary: 'custom', accent: 'custom' };
  const light = { scheme: 'default', ...own };
  const dark = { scheme: 'slate', ...own };
  if (strict && initial !== 'system') return initial === 'dark' ? dark : light;
  const toDark = { toggle: { icon: 'material/brightness-7', name: 'Switch to dark mode' } };
  const toLight = { toggle: { icon: 'material/brightness-4', name: 'Switch to light mode' } };
  if (initial === 'light')
    return [
      { ...light, ...toDark },
      { ...dark, ...toLight },
    ];
  if (initial === 'dark')
    return [
      { ...dark, ...toLight },
      { ...light, ...toDark },
    ];
  return [
    { media: '(prefers-color-scheme: light)', ...light, ...toDark },
    { media: '(prefers-color-scheme: dark)', ...dark, ...toLight },
  ];
}
