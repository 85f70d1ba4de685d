import { addressKind, withoutIgnored } from './safe-address.ts';

/** How a page uses an address: it only draws or plays the file, or it may open the address as a document. */
export type AddressUse = 'shown' | 'followed';

/** Files that run nothing while a page draws or plays them. */
const media = /^data:(?:image|audio|video|font)\//i;
/** The same if a link leads to the file: an SVG is then a document, whose scripts run. */
const picture = /^data:image\/(?!svg)/i;
/** Addresses that `docs.json` cannot have, and that run nothing: an empty frame, and files that browsers refuse. */
const inert = /^(?:about:blank(?:[?#]|$)|file:)/i;

/** Whether an address of a page may run what it contains: `javascript:…`, `data:text/html,…`. */
export function isUnsafeAddress(address: string, use: AddressUse): boolean {
  if (addressKind(address) !== 'script') return false;
  const bare = withoutIgnored(address);
  return !inert.test(bare) && !(use === 'shown' ? media : picture).test(bare);
}

const followedAttributes: ReadonlySet<string> = new Set(
  'href xlink:href xlinkhref src action formaction ping manifest codebase'.split(' '),
);
const shownAttributes: ReadonlySet<string> = new Set('poster background srcset imagesrcset'.split(' '));
const shownByComponents: ReadonlySet<string> = new Set(['img', 'icon']);
/** Attributes of components that authors name so, and that end up in links. */
const followedByComponents: ReadonlySet<string> = new Set(['url', 'to', 'link']);
/** Elements that draw or play what their `src` or `href` names. */
const mediaElements: ReadonlySet<string> = new Set('img image feimage audio video source track input link'.split(' '));
/** SVG gives an attribute of another element, such as `href`, these values. */
const animation = /^(?:set|animate)/;
const animatedValues: ReadonlySet<string> = new Set(['to', 'from', 'by', 'values']);

/** How an attribute of HTML, JSX or SVG uses its value as an address; `undefined` if the value is none. */
export function addressUse(element: string, attribute: string): AddressUse | undefined {
  const [tag, name] = [element.toLowerCase(), attribute.toLowerCase()];
  if (/^[A-Z]/.test(element)) {
    if (shownByComponents.has(name)) return 'shown';
    if (followedByComponents.has(name)) return 'followed';
  }
  if (shownAttributes.has(name)) return 'shown';
  if (followedAttributes.has(name)) return mediaElements.has(tag) ? 'shown' : 'followed';
  if (name === 'data') return tag === 'object' ? 'followed' : undefined;
  return animation.test(tag) && animatedValues.has(name) ? 'followed' : undefined;
}

/** Whether an attribute has an address that may run code. One of several addresses, as in `srcset`, is enough. */
export function isUnsafeAttribute(element: string, attribute: string, value: string): boolean {
  const use = addressUse(element, attribute);
  if (use === undefined) return false;
  if (isUnsafeAddress(value, use)) return true;
  const separator = separators[attribute.toLowerCase()];
  return separator !== undefined && value.split(separator).some((address) => isUnsafeAddress(address, use));
}

/** Between the addresses of attributes that have several. */
const separators: Readonly<Record<string, RegExp>> = {
  ...{ srcset: /[\s,]+(?=[a-z&])/i, imagesrcset: /[\s,]+(?=[a-z&])/i },
  ...{ ping: /\s+/, values: /;/ },
};
