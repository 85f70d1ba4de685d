import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

/**
 * Writes files into a temporary folder that is removed when the test ends. Not for concurrent tests: the folder would
 * be removed when any of them ends.
 */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>, inside: string = tmpdir()): string {
  const folder = mkdtempSync(join(inside, 'docs-json-nav-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/** Writes files into a temporary folder for all tests of a file. It is removed after the last one. Call it outside of tests. */
export function sharedFolder(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

export function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** Text of a `docs.json` with this navigation. */
export function config(navigation: unknown, more: object = {}): string {
  return `${JSON.stringify({ name: 'Test', navigation, ...more }, undefined, 2)}\n`;
}

/** Text of a page with a title. */
export function page(title: string, frontMatter = ''): string {
  return `---\ntitle: ${title}\n${frontMatter}---\n\nText of ${title}.\n`;
}

/** Texts of all files below a folder by relative path, without names that start with a dot. */
export function filesBelow(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = paths.filter((path) => !/(?:^|[\\/])\./.test(path) && statSync(join(folder, path)).isFile());
  return Object.fromEntries(
    files.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]),
  );
}
