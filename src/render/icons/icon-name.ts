import type { Props } from '../component-renderer.ts';
import type { IconRequest } from '../theme.ts';

/** What an author means by an icon. */
export type IconMeaning =
  | { readonly kind: 'svg'; readonly markup: string }
  | { readonly kind: 'picture'; readonly target: string }
  | {
      readonly kind: 'name';
      /** Lower case, without prefixes: `bolt` for `fa-solid fa-bolt`. */
      readonly name: string;
      readonly style: IconStyle | undefined;
      /** A library that the name itself gives: `lucide:zap`. */
      readonly library: string | undefined;
    };

/** Styles that icons are drawn in; those that the free sets lack are drawn in the nearest one. */
export type IconStyle = 'solid' | 'regular' | 'brands';

const styles = new Map<string, IconStyle>([
  ...['solid', 'fas', 'duotone', 'sharp-solid', 'sharp-duotone-solid'].map((name) => [name, 'solid'] as const),
  ...['regular', 'far', 'light', 'fal', 'thin', 'sharp-regular', 'sharp-light', 'sharp-thin'].map(
    (name) => [name, 'regular'] as const,
  ),
  ...['brands', 'brand', 'fab'].map((name) => [name, 'brands'] as const),
]);

/**
 * Reads what an author wrote for an icon: a name with or without the prefixes of its library, a picture, or markup.
 *
 * @param written As written: `bolt`, `fa-solid fa-bolt`, `lucide:zap`, `/icons/a.svg`, `https://…`, `<svg …>`.
 * @param type As written in `iconType`.
 */
export function readIcon(written: string, type?: string): IconMeaning {
  const text = written.trim();
  if (/^<svg[\s>]/i.test(text)) return { kind: 'svg', markup: text };
  if (/^(?:https?:|data:image\/|\.{0,2}\/)|\.(?:svg|png|jpe?g|webp|gif|avif|ico)(?:[?#].*)?$/i.test(text)) {
    return { kind: 'picture', target: text };
  }
  let style = styles.get(type?.toLowerCase().replace(/^fa-/, '') ?? '');
  const words: string[] = [];
  for (const word of text.toLowerCase().split(/\s+/)) {
    const bare = word.replace(/^(?:fa|pi|mdi|ti|lucide)-/, '');
    const named = styles.get(bare);
    if (named !== undefined && text.includes(' ')) style ??= named;
    else if (!/^(?:fa|pi|mdi|ti|lucide)?$/.test(bare)) words.push(bare);
  }
  const joined = words.join('-');
  const [, library, name] = /^([a-z0-9-]+)[:/](.+)$/.exec(joined) ?? [];
  const asStyle = library === undefined ? undefined : styles.get(library);
  return {
    kind: 'name',
    name: name ?? joined,
    style: style ?? asStyle,
    library: asStyle === undefined ? library : undefined,
  };
}

/** An icon as authors name it in the attributes of a component; undefined if the name is empty. */
export function iconRequest(props: Props, name: string): IconRequest | undefined {
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
