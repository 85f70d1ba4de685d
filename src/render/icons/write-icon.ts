import { safeColor } from '../colors.ts';
import { escapeHtml, joinClasses } from '../html.ts';
import type { OptionalPackages } from '../optional-packages.ts';
import type { IconRequest, ThemeWriters } from '../theme.ts';
import { type IconDrawing, IconSets, iconSetPackage } from './icon-sets.ts';
import { type IconStyle, type ParsedIcon, parseIcon } from './parse-icon.ts';
import { currentIconName, similarIconNames } from './similar-names.ts';

export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

type Named = Extract<ParsedIcon, { readonly kind: 'name' }>;

const fontAwesomeSets: Readonly<Record<IconStyle, readonly string[]>> = {
  solid: ['fa6-solid', 'fa6-brands', 'fa6-regular'],
  regular: ['fa6-regular', 'fa6-solid', 'fa6-brands'],
  brands: ['fa6-brands', 'fa6-solid'],
};

/**
 * Creates an icon writer, which writes inline SVG from the installed Iconify sets. If the library doesn't contain an
 * icon, the writer searches other sets. An unknown icon is reported and replaced by a similar icon, or by an empty
 * string.
 *
 * @param packages Used to find the installed sets.
 */
export function createIconWriter(library: IconLibrary, packages: OptionalPackages): ThemeWriters['icon'] {
  const sets = new IconSets(packages);
  return (icon, context) => {
    const parsed = parseIcon(icon.name, icon.type);
    if (parsed.kind === 'svg') return withAttributes(parsed.markup, icon);
    if (parsed.kind === 'picture') {
      const url = context.asset(parsed.target);
      if (context.isMonochrome(parsed.target)) return `<span${iconAttributes(asMask(icon), maskStyle(url))}></span>`;
      return `<img${iconAttributes(icon)} src="${escapeHtml(url)}" alt="">`;
    }
    if (parsed.name === '') return '';
    const exact = drawingOf(parsed, [parsed.name, currentIconName(parsed.name)]);
    if (exact !== undefined) return svg(exact, icon);
    const similarName = similarIconNames(parsed.name).find((name) => drawingOf(parsed, [name]) !== undefined);
    const missing = prefixesFor(parsed).filter((prefix) => sets.isMissing(prefix));
    // If sets aren't installed, they are reported instead of the icon, because they may contain it.
    if (missing.length === 0) context.reportIcon(icon.name, similarName);
    for (const prefix of missing) context.reportMissingPackage(iconSetPackage(prefix));
    const drawing = similarName === undefined ? undefined : drawingOf(parsed, [similarName]);
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
    if (first === 'lucide') return ['lucide', ...fontAwesomeSets[style ?? 'solid']];
    if (first === 'tabler') return ['tabler', 'lucide', ...fontAwesomeSets[style ?? 'solid']];
    return [...fontAwesomeSets[style ?? 'solid'], 'lucide'];
  }
}

function svg({ body, width, height }: IconDrawing, icon: IconRequest): string {
  return `<svg${iconAttributes(icon)} viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;
}

/** Adds our attributes to an author's SVG. Attributes that the SVG already has win. */
function withAttributes(markup: string, icon: IconRequest): string {
  const [opening = ''] = /^<svg[^>]*>/i.exec(markup) ?? [];
  const added = [...iconAttributes(icon).matchAll(/ ([\w-]+)="[^"]*"/g)].filter(
    ([, name]) => !new RegExp(`\\s${name}\\s*=`, 'i').test(opening),
  );
  return `<svg${added.map(([whole]) => whole).join('')}${markup.slice(4)}`;
}

function asMask(icon: IconRequest): IconRequest {
  return { ...icon, className: joinClasses('djn-icon-inked', icon.className) ?? '' };
}

function maskStyle(url: string): string {
  return `--djn-icon-mask:url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;
}

function iconAttributes({ size, color, className }: IconRequest, extraStyle?: string): string {
  const tone = safeColor(color);
  const style = [
    ...(extraStyle === undefined ? [] : [extraStyle]),
    ...(size === undefined ? [] : [`--djn-size:${size}px`]),
    ...(tone === undefined ? [] : [`color:${tone}`]),
  ].join(';');
  const name = escapeHtml(joinClasses('djn-icon', className) ?? '');
  return ` class="${name}"${style === '' ? '' : ` style="${escapeHtml(style)}"`}`;
}
