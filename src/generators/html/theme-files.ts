import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digestOf, packageFolder } from '../../core/host.ts';
import type { Branding } from '../branding/branding.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { hashedPath } from '../rendering/page-scripts.ts';

/**
 * Style sheet and scripts that all pages load. Their names change with their content.
 *
 * @returns Paths relative to the base path.
 */
export function createThemeFiles(branding: Branding, base: string) {
  const brandingStyles = brandingStyleSheet(branding, {
    accentProperties: ({ text, soft }) => ({ '--djn-accent': text, '--soft': soft }),
    background: '--djn-surface',
    backgroundImage: '--picture',
    surfaces: ['--djn-raised'],
    muted: { name: '--djn-muted', light: '#5b6270', dark: '#a0a7b4' },
    bodyFont: '--font',
    headings: ':is(h1, h2, h3, h4, h5, h6, .logo)',
    url: (path) => brandingUrl(path, base),
  });
  const css = `${readStyles('html/styles.css')}\n${brandingStyles}`;
  const styles = hashedPath('theme', css, 'css');
  const scripts = readScripts();
  const folder = `_docs-json-nav/theme.${digestOf([...scripts])}`;
  const scriptFiles = [...scripts].map(([name, text]) => [`${folder}/${name}`, text] as const);
  return { script: `${folder}/html.js`, styles, files: new Map([[styles, css], ...scriptFiles]) };
}

/** Style sheet of the package, with the sheets that it imports. */
function readStyles(file: string): string {
  const css = readFileSync(join(packageFolder(), 'dist', file), 'utf8');
  return css.replace(/@import "(.+?)";/g, (_, path: string) => readStyles(join(dirname(file), path)));
}

/** Scripts by file name: the script of every page, and the scripts that it loads on demand. */
function readScripts(): ReadonlyMap<string, string> {
  const folder = join(packageFolder(), 'dist/islands/html');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
