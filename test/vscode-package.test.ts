import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from './support/run.ts';

const { stagedReadme } = (await import(new URL('../editors/vscode/staged-readme.mjs', import.meta.url).href)) as {
  readonly stagedReadme: (text: string) => { readonly text: string; readonly images: readonly string[] };
};
const read = (file: string): Buffer => readFileSync(join(packageRoot, 'editors/vscode', file));

test('the README of the VS Code extension shows pictures, which are in its archive', () => {
  const { text, images } = stagedReadme(read('README.md').toString());
  expect(images.length).toBeGreaterThan(0);
  expect(images.filter((image) => !existsSync(join(packageRoot, 'docs/images', image)))).toEqual([]);
  // The marketplace refuses SVG.
  expect(images.filter((image) => image.endsWith('.svg'))).toEqual([]);
  expect(text).toContain(`](images/${images[0]})`);
  expect(text).not.toContain('../');
});

test('the VS Code extension has an icon of the size that the marketplace wants', () => {
  const { icon, files } = JSON.parse(read('package.json').toString());
  const png = read(icon);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([128, 128]);
  expect(files).toContain(icon);
});
