import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Writes files into a folder of the running test's own, which goes when the test ends. Tests of one file run one after the
 * other: beside another one, the folder would go when that one ends.
 */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>, inside: string = tmpdir()): string {
  const folder = mkdtempSync(join(inside, 'docs-json-nav-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A `docs.json` of this navigation. */
export function config(navigation: unknown, more: object = {}): string {
  return `${JSON.stringify({ name: 'Test', navigation, ...more }, undefined, 2)}\n`;
}

/** A page with a title. */
export function page(title: string, frontMatter = ''): string {
  return `---\ntitle: ${title}\n${frontMatter}---\n\nText of ${title}.\n`;
}

/** The texts of the files below a folder, by their paths in it; those whose names begin with a dot are left out. */
export function filesBelow(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => !/(?:^|[\\/])\./.test(path) && statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
}
