import type { PageProps } from '../component-renderer.ts';
import type { IconRequest } from '../theme.ts';

export type ParsedIcon =
  | { readonly kind: 'svg'; readonly markup: string }
  | { readonly kind: 'picture'; readonly target: string }
  | {
      readonly kind: 'name';
      /** Lowercase, without prefixes: `bolt` for `fa-solid fa-bolt`. */
      readonly name: string;
      readonly style: IconStyle | undefined;
      readonly library: string | undefined;
    };

/** Font Awesome styles with a free icon set. Other styles are mapped to the closest of these. */
export type IconStyle = 'solid' | 'regular' | 'brands';

const stylesByName = new Map<string, IconStyle>([
  ...['solid', 'fas', 'duotone', 'sharp-solid', 'sharp-duotone-solid'].map((name) => [name, 'solid'] as const),
  ...['regular', 'far', 'light', 'fal', 'thin', 'sharp-regular', 'sharp-light', 'sharp-thin'].map(
    (name) => [name, 'regular'] as const,
  ),
  ...['brands', 'brand', 'fab'].map((name) => [name, 'brands'] as const),
]);

/**
 * Parses an icon attribute: a name with or without library prefixes, a picture, or SVG markup.
 *
 * @param source `bolt`, `fa-solid fa-bolt`, `lucide:zap`, `/icons/a.svg`, `https://…`, `<svg …>`.
 * @param type Source text of `iconType`.
 */
export function parseIcon(source: string, type?: string): ParsedIcon {
  const text = source.trim();
  if (/^<svg[\s>]/i.test(text)) return { kind: 'svg', markup: text };
  if (/^(?:https?:|data:image\/|\.{0,2}\/)|\.(?:svg|png|jpe?g|webp|gif|avif|ico)(?:[?#].*)?$/i.test(text)) {
    return { kind: 'picture', target: text };
  }
  let style = stylesByName.get(type?.toLowerCase().replace(/^fa-/, '') ?? '');
  const nameParts: string[] = [];
  for (const word of text.toLowerCase().split(/\s+/)) {
    const baseName = word.replace(/^(?:fa|pi|mdi|ti|lucide)-/, '');
    const iconStyle = stylesByName.get(baseName);
    if (iconStyle !== undefined && text.includes(' ')) style ??= iconStyle;
    else if (!/^(?:fa|pi|mdi|ti|lucide)?$/.test(baseName)) nameParts.push(baseName);
  }
  const joinedName = nameParts.join('-');
  const [, library, name] = /^([a-z0-9-]+)[:/](.+)$/.exec(joinedName) ?? [];
  const styleOfLibrary = library === undefined ? undefined : stylesByName.get(library);
  return {
    kind: 'name',
    name: name ?? joinedName,
    style: style ?? styleOfLibrary,
    library: styleOfLibrary === undefined ? library : undefined,
  };
}

export function iconRequestFromProps(props: PageProps, name: string): IconRequest | undefined {
  if (name.trim() === '') return undefined;
  const size = Number(props.size);
  return {
    name: name.trim(),
    ...(typeof props.iconType === 'string' ? { type: props.iconType } : {}),
    ...(Number.isFinite(size) && size > 0 ? { size } : {}),
    ...(typeof props.color === 'string' ? { color: props.color } : {}),
    ...(typeof props.className === 'string' ? { className: props.className } : {}),
  };
}
