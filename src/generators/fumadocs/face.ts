import type { Face, FaceLink } from '../../kit/face/face.ts';
import { type FooterList, footerLists } from '../../kit/face/footer.ts';
import { primaryLink, socialsOf } from '../../kit/face/social.ts';
import { faceStyleSheet } from '../../kit/face/style-sheet.ts';
import { addressOf } from './tree.ts';

/** What layouts of Fumadocs take (https://fumadocs.dev/docs/ui/layouts/docs). */
export interface FumadocsFace {
  readonly title: string;
  readonly logo: { readonly light: string; readonly dark: string } | undefined;
  /** Where the logo leads. */
  readonly url: string | undefined;
  readonly githubUrl: string | undefined;
  readonly links: readonly FaceLink[];
  /** Links at the foot of every page. Default: none. */
  readonly footer?: readonly FooterList[];
  readonly favicon: string | undefined;
  /** Of the site, for pages without one of their own. */
  readonly description: string | undefined;
}

/**
 * The face of a site for the layouts of Fumadocs.
 *
 * @param address The address of a file of the docs folder.
 * @returns What layouts take, and a style sheet.
 */
export function fumadocsFace(face: Face, address: (path: string) => string) {
  const { name, description, logo, favicon, navbar } = face;
  const socials = socialsOf(face);
  const primary = primaryLink(face);
  const layout: FumadocsFace = {
    title: name,
    logo: logo && { light: address(logo.light), dark: address(logo.dark) },
    url: logo?.href,
    description,
    favicon: favicon && address(favicon.light),
    githubUrl: socials.find(({ kind }) => kind === 'github')?.href,
    footer: footerLists(face, addressOf),
    links: [
      ...navbar.links,
      ...(primary === undefined ? [] : [primary]),
      ...socials.filter(({ kind }) => kind !== 'github').map(({ kind, label, href }) => ({ label, href, icon: kind })),
    ],
  };
  const css = faceStyleSheet(face, {
    // As weak as a rule for `:root`, so that a project's own wins.
    light: ':root:where(:not(.dark))',
    dark: '.dark',
    accent: ({ text, onText, soft }) => ({
      '--color-fd-primary': text,
      '--color-fd-primary-foreground': onText,
      '--color-fd-ring': text,
      '--color-fd-accent': soft,
    }),
    background: '--color-fd-background',
    bodyFont: '--default-font-family',
    headings: ':is(h1, h2, h3, h4, h5, h6)',
    address,
  });
  return { layout, css };
}
