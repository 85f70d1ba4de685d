import type { IgnoredFile } from '../values/inventory.ts';
import { quote, replace, rule, sureOr } from './rule.ts';
import { imageHelp, leadsOut, nearestHelp, outsideHelp } from './shared/links.ts';
import { ignoreRule } from './shared/pages.ts';

/** What begins as names of hosts do, under the endings that links have most often. */
const hostName = /^(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|io|net|org)(?:[/?#]|$)/i;

export const linkMissing = rule<{
  target: string;
  /** What was looked for after relative steps and redirects. */
  resolved: string;
  nearest: readonly string[];
  isCase: boolean;
  /** The nearest one is the page under its new name, as Git says. */
  isMoved?: boolean | undefined;
  isImage: boolean;
  /** A redirect leads it there, which is at fault itself. */
  isRedirected: boolean;
  /** Pages that show the snippet that it is in. */
  shownOn: readonly string[];
  /** What to write for it, likeliest first, query and hash kept. */
  targets?: readonly string[];
  /** The first of them must be meant. */
  isSure?: boolean;
  /** The file is there, and a rule leaves it out: it is not published. */
  leftOut?: IgnoredFile | undefined;
  /** The folder that nearly all missing files exist below, this one too, and how many of how many do. */
  below?: { readonly folder: string; readonly number: number; readonly of: number };
}>({
  needs: ['content'],
  message: ({ target, resolved, isImage, isRedirected, shownOn }) => {
    const what = isImage ? 'image' : 'link';
    const shown = shownOn.length === 0 ? '' : ` Shown on ${listed(shownOn)}.`;
    if (leadsOut(resolved)) return `The ${what} ${quote(target)} leads out of the docs folder.${shown}`;
    if (isRedirected)
      return `The ${what} ${quote(target)} follows a redirect to ${quote(resolved)}, which does not exist.${shown}`;
    const looked = isTheSame(target, resolved) ? '' : ` It means ${quote(resolved)}.`;
    return isImage
      ? `Image not found: ${quote(target)}.${looked}${shown}`
      : `The ${what} ${quote(target)} leads to no page, file or redirect of this site.${looked}${shown}`;
  },
  help: ({ target, resolved, nearest, isCase, isMoved, isImage, isRedirected, below, leftOut }) => {
    if (leftOut !== undefined)
      return `${leftOut.file} exists but is excluded by ${ignoreRule(leftOut.rule)}. Link to where readers find it, with https://, or name it in the option "pages".`;
    if (below !== undefined) {
      const { folder, number, of } = below;
      return `${number} of ${of} missing files exist below ${folder}/: set the option "publicDir" to "${folder}", or pass --public-dir ${folder}.`;
    }
    if (isRedirected) return 'Correct the destination of the redirect.';
    if (leadsOut(resolved)) return outsideHelp;
    if (isImage) return imageHelp;
    if (isCase) return `The letter case differs: write ${quote(nearest[0] ?? '')}.`;
    if (nearest.length === 0 && hostName.test(target)) return `For another site, write ${quote(`https://${target}`)}.`;
    return nearestHelp(nearest, isMoved);
  },
  group: ({ resolved, below }) => (below === undefined ? resolved : `below ${below.folder}`),
  facts: ({ target, resolved, nearest }) => ({ target, resolved, suggestions: nearest }),
  answers: ({ target, targets = [], isSure, isRedirected }, { place }) =>
    isRedirected
      ? undefined
      : sureOr(isSure ? targets[0] : undefined, targets, (other) => replace(place, target, other)),
});

/** `a.mdx, b.mdx and 3 more`. */
function listed(files: readonly string[]): string {
  const named = files.slice(0, 3).join(', ');
  return files.length > 3 ? `${named} and ${files.length - 3} more` : named;
}

/** True for an address that names what was looked for as it is. */
function isTheSame(target: string, resolved: string): boolean {
  return target.replace(/[?#].*$/s, '').replace(/\/$/, '') === resolved;
}
