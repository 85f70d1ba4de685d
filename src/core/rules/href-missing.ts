import { quote, rule, sureOr, write } from './rule.ts';
import { imageHelp, leadsOut, nearestHelp, outsideHelp } from './shared/links.ts';

export const hrefMissing = rule<{
  href: string;
  nearest: readonly string[];
  /** What to write for it, likeliest first, query, hash and base path kept. */
  targets?: readonly string[];
  /** The first of them must be meant. */
  isSure?: boolean;
  /** The nearest one is the page under its new name, as Git says. */
  isMoved?: boolean | undefined;
  /** It is that of a logo or of the favicon. */
  isImage?: boolean;
}>({
  message: ({ href, isImage }) => {
    if (leadsOut(href))
      return `The ${isImage === true ? 'image' : 'link'} ${quote(href)} leads out of the docs folder.`;
    return isImage === true
      ? `Image not found: ${quote(href)}.`
      : `The link ${quote(href)} leads to no page, file or redirect of this site.`;
  },
  help: ({ href, nearest, isMoved, isImage }) => {
    if (nearest.length === 0 && leadsOut(href)) return outsideHelp;
    return isImage === true && nearest.length === 0 ? imageHelp : nearestHelp(nearest, isMoved);
  },
  facts: ({ href, nearest }) => ({ target: href, resolved: href, suggestions: nearest }),
  answers: ({ href, targets = [], isSure }, { place }) =>
    sureOr(isSure ? targets[0] : undefined, targets, (target) => write(place, href, target)),
});
