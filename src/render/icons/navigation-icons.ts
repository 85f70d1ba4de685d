import { diagnose } from '../../core/findings.ts';
import type { Icon, Node, Site } from '../../core/site.ts';
import { type Finding, getOrMake, memberPlace } from '../../core/values.ts';
import type { IconRequest, ThemeWriters, WriterContext } from '../theme.ts';
import { iconClass } from './icon-styles.ts';

/** The icons of the visible navigation of a site. */
export interface NavigationIcons {
  /** SVG, or the element of a picture, by `iconClass`. Icons that are in no set are left out. */
  readonly html: Readonly<Record<string, string>>;
  /** Classes of pictures that are of one color: they have the color of their labels. */
  readonly monochrome: ReadonlySet<string>;
  /** Names that are in no set, at their places. */
  readonly findings: readonly Finding[];
  /** Packages of sets that are not installed, sorted: reported together with those that pages need. */
  readonly missingPackages: readonly string[];
}

/**
 * Draws the icons of sidebars, tabs and switchers as those of pages are html: each once.
 *
 * @param write The writer of icons of the site's theme.
 * @param asset The address of a picture of the docs folder.
 * @param isMonochrome True for a picture of the docs folder that is of one color.
 */
export function navigationIcons(
  { tree }: Site,
  write: ThemeWriters['icon'],
  asset: (target: string) => string,
  isMonochrome: (target: string) => boolean,
): NavigationIcons {
  const drawings = new Map<string, ReturnType<typeof draw>>();
  const findings: Finding[] = [];
  const missingPackages = new Set<string>();
  const monochrome = new Set<string>();
  for (const node of [...tree.global, ...tree.children]) visit(node);
  const html = [...drawings].filter(([, { html }]) => html !== '').map(([key, { html }]) => [key, html] as const);
  return { html: Object.fromEntries(html), monochrome, findings, missingPackages: [...missingPackages].sort() };

  function visit(node: Node): void {
    if (node.hidden === true) return;
    if (node.icon !== undefined) {
      const { isKnown, near } = drawing(node.icon);
      const effect = near === undefined ? 'lost' : 'replaced';
      const args = { icon: node.icon.name, near, effect } as const;
      if (!isKnown) findings.push(diagnose('dialect-icon-unknown', memberPlace(node.source, 'icon'), args));
    }
    if ('global' in node) for (const link of node.global ?? []) visit(link);
    if ('children' in node) for (const child of node.children) visit(child);
  }

  function drawing(icon: Icon) {
    return getOrMake(drawings, iconClass(icon), (key) => draw(icon, key));
  }

  function draw(icon: Icon, key: string) {
    let isKnown = true;
    let near: string | undefined;
    const context: WriterContext = {
      file: 'docs.json',
      asset,
      // A style sheet draws it.
      isMonochrome: (target) => {
        if (isMonochrome(target)) monochrome.add(key);
        return false;
      },
      reportMissingPackage: (name) => missingPackages.add(name),
      reportIcon: (_, shown) => {
        isKnown = false;
        near = shown;
      },
    };
    const html = write(requestOf(icon), context);
    // Icons are read from packages that are there already: nothing is waited for.
    return { html: typeof html === 'string' ? html : '', near, isKnown };
  }
}

function requestOf({ name, library, style }: Icon): IconRequest {
  const written = library === undefined || !/^[\w-]+$/.test(name) ? name : `${library}:${name}`;
  return { name: written, ...(style === undefined ? {} : { type: style }) };
}
