import { diagnose } from '../../core/findings.ts';
import type { Icon, Node, Site } from '../../core/site.ts';
import { type Finding, getOrCreate, memberLocation } from '../../core/values.ts';
import type { IconRequest, ThemeWriters, WriterContext } from '../theme.ts';
import { iconClass } from './icon-styles.ts';

export interface NavigationIcons {
  /** HTML by `iconClass`. Unknown icons are omitted. */
  readonly html: Readonly<Record<string, string>>;
  /** Classes of monochrome pictures, which are drawn in the color of their labels. */
  readonly monochrome: ReadonlySet<string>;
  readonly findings: readonly Finding[];
  /** Names of icon set packages that aren't installed, sorted. */
  readonly missingPackages: readonly string[];
}

/**
 * Writes each icon of the navigation once, with the icon writer of pages.
 *
 * @param write Icon writer of the theme.
 * @param asset Resolves a picture of the docs folder to its URL.
 * @param isMonochrome True for a monochrome picture of the docs folder.
 * @param locatePageIcon Returns the location of the icon in the front matter of a page file.
 * @param extraIcons Icons outside the navigation tree, with their locations.
 */
export function navigationIcons(
  { tree, pages }: Site,
  write: ThemeWriters['icon'],
  asset: (target: string) => string,
  isMonochrome: (target: string) => boolean,
  locatePageIcon: (file: string) => Finding['location'],
  extraIcons: readonly { readonly icon: Icon; readonly location: Finding['location'] }[] = [],
): NavigationIcons {
  const drawnIcons = new Map<string, ReturnType<typeof draw>>();
  const findings: Finding[] = [];
  const missingPackages = new Set<string>();
  const monochrome = new Set<string>();
  for (const node of [...tree.global, ...tree.children]) visit(node);
  for (const { icon, location } of extraIcons) addIcon(icon, location);
  const htmlEntries = [...drawnIcons]
    .filter(([, { html }]) => html !== '')
    .map(([key, { html }]) => [key, html] as const);
  return { html: Object.fromEntries(htmlEntries), monochrome, findings, missingPackages: [...missingPackages].sort() };

  function visit(node: Node): void {
    // Readers see a hidden section on its own pages.
    if (node.hidden === true && node.kind !== 'section') return;
    if (node.icon !== undefined) addIcon(node.icon, iconLocation(node));
    if ('global' in node) for (const link of node.global ?? []) visit(link);
    if ('children' in node) for (const child of node.children) visit(child);
  }

  /** Entries of pages have no icon: it is in the front matter of the page. */
  function iconLocation(node: Node): Finding['location'] {
    const file = node.kind === 'page' ? pages[node.route]?.file : undefined;
    return typeof file === 'string' ? locatePageIcon(file) : memberLocation(node.source, 'icon');
  }

  function addIcon(icon: Icon, location: Finding['location']): void {
    const { isKnown, similar } = getDrawing(icon);
    const effect = similar === undefined ? 'lost' : 'replaced';
    if (!isKnown) findings.push(diagnose('dialect-icon-unknown', location, { icon: icon.name, similar, effect }));
  }

  function getDrawing(icon: Icon) {
    return getOrCreate(drawnIcons, iconClass(icon), (key) => draw(icon, key));
  }

  function draw(icon: Icon, key: string) {
    let isKnown = true;
    let similar: string | undefined;
    const context: WriterContext = {
      file: 'docs.json',
      asset,
      // Always false, so that the writer returns `<img>`: the style sheet draws monochrome pictures.
      isMonochrome: (target) => {
        if (isMonochrome(target)) monochrome.add(key);
        return false;
      },
      reportMissingPackage: (name) => missingPackages.add(name),
      reportUnknownIcon: (_, replacement) => {
        isKnown = false;
        similar = replacement;
      },
    };
    const html = write(toIconRequest(icon), context);
    // Icon writers of our themes are synchronous.
    return { html: typeof html === 'string' ? html : '', similar, isKnown };
  }
}

function toIconRequest({ name, library, style }: Icon): IconRequest {
  const qualifiedName = library === undefined || !/^[\w-]+$/.test(name) ? name : `${library}:${name}`;
  return { name: qualifiedName, ...(style === undefined ? {} : { type: style }) };
}
