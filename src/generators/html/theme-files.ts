import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, packageFolder } from '../../core/host.ts';
import type { Branding } from '../branding/branding.ts';
import { brandingUrl } from '../branding/resolve-branding.ts';
import { brandingStyleSheet } from '../branding/style-sheet.ts';
import { hashedPath } from '../rendering/page-scripts.ts';

export interface ThemeFiles {
  /** Paths relative to the base path. */
  readonly script: string;
  readonly styles: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Style sheet and scripts that all pages load. Their names change with their content. */
export function createThemeFiles(branding: Branding, base: string): ThemeFiles {
  const css = `${readStyles()}\n${brandingStyles(branding, base)}`;
  const styles = hashedPath('theme', css, 'css');
  const scripts = readScripts();
  const mainScript = scripts.get('html.js') ?? '';
  const folder = `_docs-json-nav/theme.${digestOf([...scripts])}`;
  const files = [...scripts].map(([name, text]) => [`${folder}/${name}`, text] as const);
  return { script: `${folder}/html.js`, styles, files: new Map([[styles, css], ...(mainScript === '' ? [] : files)]) };
}

/** Joins the style sheets of page content, of the navigation, of the search, and of this theme. */
function readStyles(): string {
  const dist = join(packageFolder(), 'dist');
  const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
  const content = read('dialect/index.css').replace(/@import "\.\/([\w-]+\.css)";/g, (_, name) =>
    read(`dialect/${name}`),
  );
  const files = ['dialect/prose.css', 'parts/styles.css', 'search/styles.css', 'html/styles.css'];
  return [content, ...files.map(read)].join('\n');
}

/** Scripts by file name: the script of every page, and the scripts that it loads on demand. */
function readScripts(): ReadonlyMap<string, string> {
  const folder = join(packageFolder(), 'dist/islands/html');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

function brandingStyles(branding: Branding, base: string): string {
  const { light, dark } = branding.background.image;
  const backgroundRule = (selector: string, path: string | undefined): string =>
    path === undefined ? '' : `${selector} { --picture: url("${cssUrl(brandingUrl(path, base))}"); }\n`;
  const css = brandingStyleSheet(branding, {
    accentProperties: ({ text, solid, onSolid, soft }) => ({
      '--djn-accent': text,
      '--solid': solid,
      '--on-solid': onSolid,
      '--soft': soft,
    }),
    background: '--djn-surface',
    surfaces: ['--djn-raised'],
    muted: { name: '--djn-muted', light: '#5b6270', dark: '#a0a7b4' },
    bodyFont: '--font',
    headings: ':is(h1, h2, h3, h4, h5, h6, .logo)',
    url: (path) => brandingUrl(path, base),
  });
  return css + backgroundRule(':root', light) + backgroundRule('.dark', dark);
}

function cssUrl(url: string): string {
  return url.replace(/["\\\n]/g, encodeURIComponent);
}
