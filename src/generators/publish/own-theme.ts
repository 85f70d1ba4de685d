import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What to say of a project's theme that never names this package's: its pages would show no navigation, and nothing
 * else would tell why.
 *
 * @param folder Absolute path of the project's theme; it need not exist.
 * @param theme The package's theme, as it is imported: `docs-json-nav/vitepress/theme`.
 * @param fix The code that makes one start from the other.
 */
export function themeWarning(folder: string, theme: string, fix: string): string | undefined {
  if (!existsSync(folder) || sourcesOf(folder).some((file) => readFileSync(file, 'utf8').includes(theme))) {
    return undefined;
  }
  const indented = fix.replaceAll(/^/gm, '    ');
  return `The theme of this project does not start from ${theme}: its pages show no navigation.\n  In its index:\n${indented}\n`;
}

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:[cm]?[jt]sx?|vue)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes('node_modules'));
}
