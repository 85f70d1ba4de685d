import { createSiteLookup, isSafeUrl, type LinkLookup, resolveOnPages } from '../../core/links.ts';
import { bannerOf } from '../../core/runtime.ts';
import type { Banner, Placement, Site } from '../../core/site.ts';
import { contrastRatio, parseColor } from '../../render/colors.ts';
import { type LinkTarget, type ToUrl, targetOf } from './targets.ts';

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
    parts: partsOf(withoutHtml(banner.content), {}, (url) => linkTarget(site, url, toUrl)),
    dismissible: banner.dismissible,
    ...(style === undefined ? {} : { style }),
  };
}

const tag = /<!--[\s\S]*?-->|<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;

/** HTML tags in a banner. Generators leave the tags out and keep the text between them. */
export function htmlOf(content: string): readonly string[] {
  return content.match(tag) ?? [];
}

function withoutHtml(content: string): string {
  return content
    .replace(/<br\s*\/?>/gi, ' ')
    .replace(tag, '')
    .trim();
}

/** Matches an escaped character, code, a link, or bold or italic text. */
const markdown =
  /\\([!-/:-@[-`{-~])|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)(?:\s+"[^"]*")?\)|\*{3}(?=\S)(.+?)(?<=\S)\*{3}|(\*\*|__)(?=\S)(.+?)(?<=\S)\6|(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)|\*(?=[^\s*])(.+?)(?<=[^\s*])\*/gs;

type Format = Omit<BannerPart, 'text'>;

function partsOf(content: string, format: Format, targetOfLink: (url: string) => LinkTarget | undefined): BannerPart[] {
  const parts: BannerPart[] = [];
  const add = (text: string, more: Format = {}): void => {
    if (text !== '') parts.push({ text, ...format, ...more });
  };
  const addInside = (text: string, more: Format): void => {
    parts.push(...partsOf(text, { ...format, ...more }, targetOfLink));
  };
  let end = 0;
  for (const match of content.matchAll(markdown)) {
    const [whole, escaped, code, label, url = '', both, , bold, underscored, starred] = match;
    const italic = underscored ?? starred;
    add(content.slice(end, match.index));
    end = match.index + whole.length;
    if (escaped !== undefined) add(escaped);
    else if (code !== undefined) add(code, { isCode: true });
    else if (both !== undefined) addInside(both, { isStrong: true, isEmphasis: true });
    else if (bold !== undefined) addInside(bold, { isStrong: true });
    else if (italic !== undefined) addInside(italic, { isEmphasis: true });
    else if (label !== undefined) {
      const target = format.target ?? targetOfLink(url);
      addInside(label, target === undefined ? {} : { target });
    }
  }
  add(content.slice(end));
  return parts;
}

const lookups = new WeakMap<Site, LinkLookup>();

/** Resolves a link in a banner like a link in a page at the root: `b/index`, `/b.mdx`, redirects. */
function linkTarget(site: Site, url: string, toUrl: ToUrl): LinkTarget | undefined {
  if (!isSafeUrl(url)) return undefined;
  if (url.startsWith('#')) return targetOf(url, toUrl);
  const lookup = lookups.get(site) ?? createSiteLookup(site);
  lookups.set(site, lookup);
  const resolution = resolveOnPages(url, null, [{ route: '/', file: null }], lookup);
  return targetOf(resolution.to === 'page' ? resolution.route + resolution.rest : url, toUrl);
}

/** Amber and red on which white text is readable. */
const typeColors = { info: undefined, warning: '#b45309', critical: '#dc2626' } as const;

function bannerStyle({ type = 'info', color = {} }: Banner): string | undefined {
  const light = color.light ?? color.dark ?? typeColors[type];
  const dark = color.dark ?? light;
  if (light === undefined || dark === undefined) return undefined;
  const properties = {
    '--djn-banner': light,
    '--djn-banner-text': textOn(light),
    '--djn-banner-dark': dark,
    '--djn-banner-text-dark': textOn(dark),
  };
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}

/** Returns white if its contrast with the color is at least 3:1, otherwise nearly black. */
function textOn(color: string): string {
  const background = parseColor(color);
  return background === undefined || contrastRatio([255, 255, 255], background) >= 3 ? '#ffffff' : '#1c1e21';
}
