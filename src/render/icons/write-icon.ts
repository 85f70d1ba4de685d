import { safeColor } from '../colors.ts';
import { escapeHtml, joinClasses } from '../html.ts';
import type { OptionalPackages } from '../optional-packages.ts';
import type { IconRequest, ThemeWriters } from '../theme.ts';
import { type IconDrawing, IconSets, iconSetPackage } from './icon-sets.ts';
import { type IconStyle, type ParsedIcon, parseIcon } from './parse-icon.ts';
import { currentIconName, similarIconNames } from './similar-names.ts';

export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

type NamedIcon = Extract<ParsedIcon, { readonly kind: 'name' }>;

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
    const parsedIcon = parseIcon(icon.name, icon.type);
    if (parsedIcon.kind === 'svg') return addAttributes(parsedIcon.markup, icon);
    if (parsedIcon.kind === 'picture') {
      const url = context.asset(parsedIcon.target);
      if (context.isMonochrome(parsedIcon.target))
        return `<span${iconAttributes(toMaskRequest(icon), maskStyle(url))}></span>`;
      return `<img${iconAttributes(icon)} src="${escapeHtml(url)}" alt="">`;
    }
    if (parsedIcon.name === '') return '';
    const exactDrawing = findDrawing(parsedIcon, [parsedIcon.name, currentIconName(parsedIcon.name)]);
    if (exactDrawing !== undefined) return renderSvg(exactDrawing, icon);
    const similarName = similarIconNames(parsedIcon.name).find((name) => findDrawing(parsedIcon, [name]) !== undefined);
    const missingSets = prefixesFor(parsedIcon).filter((prefix) => sets.isMissing(prefix));
    // If sets aren't installed, they are reported instead of the icon, because they may contain it.
    if (missingSets.length === 0) context.reportUnknownIcon(icon.name, similarName);
    for (const prefix of missingSets) context.reportMissingPackage(iconSetPackage(prefix));
    const drawing = similarName === undefined ? undefined : findDrawing(parsedIcon, [similarName]);
    return drawing === undefined ? '' : renderSvg(drawing, icon);
  };

  function findDrawing(parsedIcon: NamedIcon, names: readonly string[]): IconDrawing | undefined {
    for (const prefix of prefixesFor(parsedIcon)) {
      for (const name of names) {
        const drawing = sets.find(prefix, name);
        if (drawing !== undefined) return drawing;
      }
    }
    return undefined;
  }

  function prefixesFor({ style, library: iconLibrary }: NamedIcon): readonly string[] {
    const preferredLibrary = iconLibrary ?? library;
    if (preferredLibrary === 'lucide') return ['lucide', ...fontAwesomeSets[style ?? 'solid']];
    if (preferredLibrary === 'tabler') return ['tabler', 'lucide', ...fontAwesomeSets[style ?? 'solid']];
    return [...fontAwesomeSets[style ?? 'solid'], 'lucide'];
  }
}

function renderSvg({ body, width, height }: IconDrawing, icon: IconRequest): string {
  return `<svg${iconAttributes(icon)} viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;
}

/** Adds our attributes to an author's SVG. Attributes that the SVG already has win. */
function addAttributes(markup: string, icon: IconRequest): string {
  const [openingTag = ''] = /^<svg[^>]*>/i.exec(markup) ?? [];
  const addedAttributes = [...iconAttributes(icon).matchAll(/ ([\w-]+)="[^"]*"/g)].filter(
    ([, name]) => !new RegExp(`\\s${name}\\s*=`, 'i').test(openingTag),
  );
  return `<svg${addedAttributes.map(([attribute]) => attribute).join('')}${markup.slice(4)}`;
}

function toMaskRequest(icon: IconRequest): IconRequest {
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
