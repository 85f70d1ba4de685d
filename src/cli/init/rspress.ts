import type { ChangedFiles, ProjectFiles } from './project-files.ts';

/** Matches the re-export of Rspress's original theme in a project's theme. Other exports of the project override it. */
const originalTheme = /^(export \* from (['"]))@rspress\/core\/theme-original(\2)/m;

/** Brand colors of the starter, which would override the colors of `docs.json`. */
const starterColors =
  /^[ \t]*--rp-(?:c-brand(?:-\w+)?|home-hero-secondary-color): (?:#(?:ff5e00|ff704d|ff7524|0f766e|115e59)|rgba\((?:255, 94, 0, 0\.07|15, 118, 110, 0\.16)\));\n/gm;
const starterBackground =
  /^html(?::not\(\.dark\)|\.dark) \{\n[ \t]*--rp-home-background-bg:[^;}]*255, (?:117, 36|94, 0)[^;}]*;\n\}\n\n?/gm;
const emptyRule = /^:root \{\s*\}\n\n?/gm;

/** Bases the project's theme on this package's theme, and removes the starter's colors. */
export function rspressFiles({ read }: ProjectFiles): ChangedFiles {
  const files = new Map<string, string | undefined>();
  const notes: string[] = [];
  const themeFiles = ['tsx', 'ts', 'jsx', 'js'].map((ending) => `theme/index.${ending}`);
  const file = themeFiles.find((name) => read(name) !== undefined);
  const text = file === undefined ? '' : (read(file) ?? '');
  if (file === undefined || text.includes('docs-json-nav')) return { files, notes };
  const edited = text.replace(originalTheme, '$1docs-json-nav/rspress/theme$3');
  if (edited === text)
    notes.push(`${file} shows no navigation, and the build fails: add export * from 'docs-json-nav/rspress/theme';`);
  else files.set(file, edited);
  const styles = read('theme/index.css');
  if (styles !== undefined)
    files.set(
      'theme/index.css',
      styles.replace(starterColors, '').replace(starterBackground, '').replace(emptyRule, ''),
    );
  return { files, notes };
}
