import type { Icon } from '../../../values/site.ts';
import type { ThemeWriters } from '../theme.ts';

/** Icons of navigation entries as HTML, and the names that are in no set. */
export interface NavigationIcons {
  /** Empty for no icon, and for one that is in no set. The same for the same icon. */
  readonly html: (icon: Icon | undefined) => string;
  /** Names of which there is none or only a near one, in the order in which they were asked for. */
  readonly unknown: () => readonly string[];
}

/**
 * Writes the icons of sidebars, tabs and switchers as those of pages are written.
 *
 * @param write The writer of icons of the site's theme.
 * @param asset The address of a picture of the docs folder.
 */
export function navigationIcons(write: ThemeWriters['icon'], asset: (target: string) => string): NavigationIcons {
  const written = new Map<string, string>();
  const unknown = new Set<string>();
  return {
    unknown: () => [...unknown],
    html(icon) {
      if (icon === undefined) return '';
      const { name, library, style } = icon;
      const key = JSON.stringify([name, library, style]);
      const known = written.get(key);
      if (known !== undefined) return known;
      const request = {
        name: library === undefined || !/^[\w-]+$/.test(name) ? name : `${library}:${name}`,
        ...(style === undefined ? {} : { type: style }),
      };
      const html = write(request, { file: 'docs.json', asset, report: (_, args) => unknown.add(args.icon) });
      // Icons are read from packages that are there already: nothing is waited for.
      const now = typeof html === 'string' ? html : '';
      written.set(key, now);
      return now;
    },
  };
}
