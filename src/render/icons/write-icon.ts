import { safeColor } from '../colors.ts';
import { escapeHtml, joinClasses } from '../html.ts';
import type { OptionalPackages } from '../optional-packages.ts';
import type { IconRequest, ThemeWriters } from '../theme.ts';
import { type IconDrawing, IconSets, iconSetPackage } from './icon-sets.ts';
import { type IconStyle, type ParsedIcon, parseIcon } from './parse-icon.ts';
import { currentIconName, similarIconNames } from './similar-names.ts';

export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

type Named = Extract<ParsedIcon, { readonly kind: 'name' }>;

const fontAwesome: Readonly<Record<IconStyle, readonly string[]>> = {
  solid: ['fa6-solid', 'fa6-brands', 'fa6-regular'],
  regular: ['fa6-regular', 'fa6-solid', 'fa6-brands'],
  brands: ['fa6-brands', 'fa6-solid'],
};

/**
 * Creates the icon writer: inline SVG from installed Iconify sets. A name that the library lacks is looked up in
 * lucide, then replaced by a similar icon and reported. Empty string if none is found.
 *
 * @param packages Finds the installed sets.
 */
export function createIconWriter(library: IconLibrary, packages: OptionalPackages): ThemeWriters['icon'] {
  const sets = new IconSets(packages);
  return (icon, context) => {
    const meaning = parseIcon(icon.name, icon.type);
    if (meaning.kind === 'svg') return withAttributes(meaning.markup, icon);
    if (meaning.kind === 'picture') {
      const url = context.asset(meaning.target);
      if (context.isMonochrome(meaning.target)) return `<span${attributesOf(withInk(icon), maskOf(url))}></span>`;
      return `<img${attributesOf(icon)} src="${escapeHtml(url)}" alt="">`;
    }
    if (meaning.name === '') return '';
    const exact = drawingOf(meaning, [meaning.name, currentIconName(meaning.name)]);
    if (exact !== undefined) return svg(exact, icon);
    const near = similarIconNames(meaning.name).find((name) => drawingOf(meaning, [name]) !== undefined);
    const missing = prefixesFor(meaning).filter((prefix) => sets.isMissing(prefix));
    // If sets are missing, they are reported instead of the icon.
    if (missing.length === 0) context.reportIcon(icon.name, near);
    for (const prefix of missing) context.reportMissingPackage(iconSetPackage(prefix));
    const drawing = near === undefined ? undefined : drawingOf(meaning, [near]);
    return drawing === undefined ? '' : svg(drawing, icon);
  };

  function drawingOf(meaning: Named, names: readonly string[]): IconDrawing | undefined {
    for (const prefix of prefixesFor(meaning)) {
      for (const name of names) {
        const drawing = sets.find(prefix, name);
        if (drawing !== undefined) return drawing;
      }
    }
    return undefined;
  }

  function prefixesFor({ style, library: iconLibrary }: Named): readonly string[] {
    const first = iconLibrary ?? library;
    if (first === 'lucide') return ['lucide', ...fontAwesome[style ?? 'solid']];
    if (first === 'tabler') return ['tabler', 'lucide', ...fontAwesome[style ?? 'solid']];
    return [...fontAwesome[style ?? 'solid'], 'lucide'];
  }
}

function svg({ body, width, height }: IconDrawing, icon: IconRequest): string {
  return `<svg${attributesOf(icon)} viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;
}

/** Adds our attributes to an author's SVG, unless it has them. */
function withAttributes(markup: string, icon: IconRequest): string {
  const [opening = ''] = /^<svg[^>]*>/i.exec(markup) ?? [];
  const added = [...attributesOf(icon).matchAll(/ ([\w-]+)="[^"]*"/g)].filter(
    ([, name]) => !new RegExp(`\\s${name}\\s*=`, 'i').test(opening),
  );
  return `<svg${added.map(([whole]) => whole).join('')}${markup.slice(4)}`;
}

function withInk(icon: IconRequest): IconRequest {
  return { ...icon, className: joinClasses('djn-icon-inked', icon.className) ?? '' };
}

function maskOf(url: string): string {
  return `--djn-icon-mask:url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;
}

/** @param own Additional CSS declaration. Default: none. */
function attributesOf({ size, color, className }: IconRequest, extraStyle?: string): string {
  const tone = safeColor(color);
  const style = [
    ...(extraStyle === undefined ? [] : [extraStyle]),
    ...(size === undefined ? [] : [`--djn-size:${size}px`]),
    ...(tone === undefined ? [] : [`color:${tone}`]),
  ].join(';');
  const name = escapeHtml(joinClasses('djn-icon', className) ?? '');
  return ` class="${name}"${style === '' ? '' : ` style="${escapeHtml(style)}"`}`;
}
