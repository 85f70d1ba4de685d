import { createSiteLookup, isSafeUrl, type LinkLookup, resolveOnPages } from '../../core/links.ts';
import { bannerOf } from '../../core/runtime.ts';
import type { Banner, Placement, Site } from '../../core/site.ts';
import { buttonTextColor, formatColor, parseColor } from '../../render/colors.ts';
import { type LinkTarget, linkTarget, type ToUrl } from './targets.ts';

export interface BannerView {
  readonly parts: readonly BannerPart[];
  readonly dismissible: boolean;
  /** CSS custom properties for the banner's colors. Absent if the banner has the site's color. */
  readonly style?: string;
}

/** Text in a single format. Parts of the same link share one target object. */
export interface BannerPart {
  readonly text: string;
  readonly target?: LinkTarget;
  readonly isStrong?: true;
  readonly isEmphasis?: true;
  readonly isCode?: true;
}

/** Banner of the innermost section with a banner, otherwise the site's banner. */
export function bannerView(site: Site, placement: Placement | undefined, toUrl: ToUrl): BannerView | null {
  const banner = bannerOf(site, placement);
  if (banner === undefined) return null;
  const style = bannerStyle(banner);
  return {
    parts: inlineParts(site, banner.content, toUrl),
    dismissible: banner.dismissible,
    ...(style === undefined ? {} : { style }),
  };
}

/** Reads inline Markdown. HTML tags are left out. */
export function inlineParts(site: Site, content: string, toUrl: ToUrl): readonly BannerPart[] {
  return parseParts(withoutHtml(content), {}, (url) => bannerLinkTarget(site, url, toUrl));
}

const tagPattern = /<!--[\s\S]*?-->|<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;

/** HTML tags in a banner. Generators leave the tags out and keep the text between them. */
export function findHtmlTags(content: string): readonly string[] {
  return content.match(tagPattern) ?? [];
}

function withoutHtml(content: string): string {
  return content
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(tagPattern, '')
    .trim();
}

/** Matches an escaped character, code, a link, or bold or italic text. */
const inlinePattern =
  /\\([!-/:-@[-`{-~])|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)(?:\s+"[^"]*")?\)|\*{3}(?=\S)(.+?)(?<=\S)\*{3}|(\*\*|__)(?=\S)(.+?)(?<=\S)\6|(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)|\*(?=[^\s*])(.+?)(?<=[^\s*])\*/gs;

type Format = Omit<BannerPart, 'text'>;

function parseParts(
  content: string,
  format: Format,
  resolveLink: (url: string) => LinkTarget | undefined,
): BannerPart[] {
  const parts: BannerPart[] = [];
  const add = (text: string, partFormat: Format = {}): void => {
    if (text !== '') parts.push({ text, ...format, ...partFormat });
  };
  const addFormatted = (text: string, partFormat: Format): void => {
    parts.push(...parseParts(text, { ...format, ...partFormat }, resolveLink));
  };
  let end = 0;
  for (const match of content.matchAll(inlinePattern)) {
    const [matchText, escaped, code, label, url = '', boldItalic, , bold, underscoreItalic, starItalic] = match;
    const italic = underscoreItalic ?? starItalic;
    add(content.slice(end, match.index));
    end = match.index + matchText.length;
    if (escaped !== undefined) add(escaped);
    else if (code !== undefined) add(code, { isCode: true });
    else if (boldItalic !== undefined) addFormatted(boldItalic, { isStrong: true, isEmphasis: true });
    else if (bold !== undefined) addFormatted(bold, { isStrong: true });
    else if (italic !== undefined) addFormatted(italic, { isEmphasis: true });
    else if (label !== undefined) {
      const target = format.target ?? resolveLink(url);
      addFormatted(label, target === undefined ? {} : { target });
    }
  }
  add(content.slice(end));
  return parts;
}

const lookups = new WeakMap<Site, LinkLookup>();

/** Resolves a link in a banner like a link in a page at the root: `b/index`, `/b.mdx`, redirects. */
function bannerLinkTarget(site: Site, url: string, toUrl: ToUrl): LinkTarget | undefined {
  if (!isSafeUrl(url)) return undefined;
  if (url.startsWith('#')) return linkTarget(url, toUrl);
  const lookup = lookups.get(site) ?? createSiteLookup(site);
  lookups.set(site, lookup);
  const resolution = resolveOnPages(url, null, [{ route: '/', file: null }], lookup);
  return linkTarget(resolution.to === 'page' ? resolution.route + resolution.suffix : url, toUrl);
}

/** Amber and red on which white text is readable. */
const typeColors = { info: undefined, warning: '#b45309', critical: '#dc2626' } as const;

function bannerStyle({ type = 'info', color = {} }: Banner): string | undefined {
  const light = color.light ?? color.dark ?? typeColors[type];
  const dark = color.dark ?? light;
  if (light === undefined || dark === undefined) return undefined;
  const properties = {
    '--djn-banner': light,
    '--djn-banner-text': bannerTextColor(light),
    '--djn-banner-dark': dark,
    '--djn-banner-text-dark': bannerTextColor(dark),
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Text color of a banner that looks like a button. White if the background isn't a plain color. */
function bannerTextColor(color: string): string {
  const background = parseColor(color);
  return background === undefined ? '#ffffff' : formatColor(buttonTextColor(background));
}
