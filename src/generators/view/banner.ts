import { isSafeUrl } from '../../core/links.ts';
import { bannerOf } from '../../core/runtime.ts';
import type { Placement, Site } from '../../core/site.ts';
import { type LinkTarget, type ToUrl, targetOf } from './targets.ts';

export interface BannerView {
  readonly parts: readonly BannerPart[];
  readonly dismissible: boolean;
}

export interface BannerPart {
  readonly text: string;
  readonly target?: LinkTarget;
}

const link = /\[([^\]]+)\]\(([^()\s]+)\)/g;
const emphasis = /(\*\*|__|`)(.+?)\1/g;

/** Banner of the innermost section that has one, otherwise of the site. */
export function bannerView(site: Site, placement: Placement | undefined, toUrl: ToUrl): BannerView | null {
  const banner = bannerOf(site, placement);
  if (banner === undefined) return null;
  return { parts: partsOf(banner.content, toUrl), dismissible: banner.dismissible };
}

function partsOf(content: string, toUrl: ToUrl): BannerPart[] {
  const parts: BannerPart[] = [];
  let end = 0;
  for (const match of content.matchAll(link)) {
    const [whole, text = '', url = ''] = match;
    if (match.index > end) parts.push({ text: withoutEmphasis(content.slice(end, match.index)) });
    parts.push(
      isSafeUrl(url) ? { text: withoutEmphasis(text), target: targetOf(url, toUrl) } : { text: withoutEmphasis(text) },
    );
    end = match.index + whole.length;
  }
  if (end < content.length) parts.push({ text: withoutEmphasis(content.slice(end)) });
  return parts;
}

function withoutEmphasis(text: string): string {
  return text.replace(emphasis, '$2');
}
