import { removeIgnoredCharacters, urlKind } from './safe-url.ts';

/** `shown`: the page draws or plays the file. `followed`: the URL may be opened as a document. */
export type UrlUse = 'shown' | 'followed';

/** Data URLs that run no code when drawn or played. */
const mediaDataUrl = /^data:(?:image|audio|video|font)\//i;
/** Data URLs that run no code when opened as a document. SVG is excluded, because it can contain scripts. */
const imageDataUrl = /^data:image\/(?!svg)/i;
/**
 * Harmless URLs with a `script` scheme: an empty frame, and files that browsers refuse to open. Allowed in pages, but
 * not in `docs.json`.
 */
const inertUrl = /^(?:about:blank(?:[?#]|$)|file:)/i;

/** True for a URL that may run code: `javascript:…`, `data:text/html,…`. */
export function isUnsafeUrl(url: string, use: UrlUse): boolean {
  if (urlKind(url) !== 'script') return false;
  const normalizedUrl = removeIgnoredCharacters(url);
  return !inertUrl.test(normalizedUrl) && !(use === 'shown' ? mediaDataUrl : imageDataUrl).test(normalizedUrl);
}

const followedAttributes: ReadonlySet<string> = new Set(
  'href xlink:href xlinkhref src action formaction ping manifest codebase'.split(' '),
);
const shownAttributes: ReadonlySet<string> = new Set('poster background srcset imagesrcset'.split(' '));
const shownByComponents: ReadonlySet<string> = new Set(['img', 'icon']);
const followedByComponents: ReadonlySet<string> = new Set(['url', 'to', 'link']);
const mediaElements: ReadonlySet<string> = new Set('img image feimage audio video source track input link'.split(' '));
/** SVG animation elements. They can set an attribute of another element, such as `href`. */
const animationElement = /^(?:set|animate)/;
const animatedValues: ReadonlySet<string> = new Set(['to', 'from', 'by', 'values']);

/** Use of the URL in an attribute of HTML, JSX or SVG. `undefined` for an attribute that contains no URL. */
export function urlUse(element: string, attribute: string): UrlUse | undefined {
  const [tag, name] = [element.toLowerCase(), attribute.toLowerCase()];
  if (/^[A-Z]/.test(element)) {
    if (shownByComponents.has(name)) return 'shown';
    if (followedByComponents.has(name)) return 'followed';
  }
  if (shownAttributes.has(name)) return 'shown';
  if (followedAttributes.has(name)) return mediaElements.has(tag) ? 'shown' : 'followed';
  if (name === 'data') return tag === 'object' ? 'followed' : undefined;
  return animationElement.test(tag) && animatedValues.has(name) ? 'followed' : undefined;
}

/** True if an attribute contains a URL that may run code. Checks each URL of a list such as `srcset`. */
export function isUnsafeAttribute(element: string, attribute: string, value: string): boolean {
  const use = urlUse(element, attribute);
  if (use === undefined) return false;
  if (isUnsafeUrl(value, use)) return true;
  const separator = separators[attribute.toLowerCase()];
  return separator !== undefined && value.split(separator).some((url) => isUnsafeUrl(url, use));
}

const separators: Readonly<Record<string, RegExp>> = {
  srcset: /[\s,]+(?=[a-z&])/i,
  imagesrcset: /[\s,]+(?=[a-z&])/i,
  ping: /\s+/,
  values: /;/,
};
