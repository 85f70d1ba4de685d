import type { Face } from '../../kit/face/face.ts';
import { metatagsOf } from '../../kit/face/metatags.ts';
import { type SocialView, socialsOf } from '../../kit/face/social.ts';
import { faceStyleSheet } from '../../kit/face/style-sheet.ts';
import { unset } from '../../kit/face/unset.ts';

/** What a project has set itself. */
interface OwnSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

interface FaceTools {
  /** The address of a file of the docs folder, without the base path. */
  readonly address: (path: string) => string;
  /** An icon as SVG; empty where there is none. */
  readonly icon: (name: string) => string;
}

/** Services that Rspress brings icons for. */
const known: ReadonlySet<string> = new Set(
  'bluesky discord facebook github gitlab instagram linkedin npm slack x youtube wechat weibo zhihu'.split(' '),
);

/**
 * The face of a site in Rspress's settings (https://rspress.rs/api/config/config-basic). What the project sets itself
 * wins.
 *
 * @returns The settings to add, and a style sheet.
 */
export function rspressFace(face: Face, own: OwnSettings, tools: FaceTools) {
  const { name, description, logo, favicon, appearance } = face;
  const socials = socialsOf(face).map((social) => socialLink(social, tools));
  return {
    config: unset(
      {
        title: name === '' ? undefined : name,
        description,
        icon: favicon && tools.address(favicon.light),
        logo: logo && { light: tools.address(logo.light), dark: tools.address(logo.dark) },
      },
      own,
    ),
    head: metatagsOf(face).map((attributes) => ['meta', attributes] as const),
    themeConfig: unset(
      {
        socialLinks: socials.length === 0 ? undefined : socials,
        darkMode: appearance.strict && appearance.initial === 'light' ? false : undefined,
      },
      own.themeConfig,
    ),
    css: styleSheet(face, tools.address),
  };
}

function socialLink({ kind, href }: SocialView, { icon }: FaceTools) {
  const svg = known.has(kind) ? '' : icon(kind === 'website' ? 'globe' : kind) || icon('link');
  return { icon: svg === '' ? kind : { svg }, mode: 'link' as const, content: href };
}

function styleSheet(face: Face, address: (path: string) => string): string {
  return faceStyleSheet(face, {
    light: ':root',
    dark: '.dark',
    accent: ({ text, hover, soft }) => ({
      '--rp-c-brand': text,
      '--rp-c-brand-light': hover,
      '--rp-c-brand-lighter': hover,
      '--rp-c-brand-dark': hover,
      '--rp-c-brand-darker': hover,
      '--rp-c-brand-tint': soft,
    }),
    background: '--rp-c-bg',
    bodyFont: '--rp-font-family-base',
    headings: ':is(h1, h2, h3, h4, h5, h6)',
    address,
  });
}
