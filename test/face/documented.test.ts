import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fields as docusaurus } from '../../src/generators/docusaurus/face.ts';
import { fields as fumadocs } from '../../src/generators/fumadocs/face.ts';
import { fields as mkdocs } from '../../src/generators/mkdocs/face.ts';
import { fields as rspress } from '../../src/generators/rspress/face.ts';
import { fields as starlight } from '../../src/generators/starlight/face.ts';
import { fields as vitepress } from '../../src/generators/vitepress/face.ts';
import { faceFields } from '../../src/kit/face/read-face.ts';

const generators = {
  Starlight: starlight,
  VitePress: vitepress,
  Docusaurus: docusaurus,
  Fumadocs: fumadocs,
  Rspress: rspress,
  MkDocs: mkdocs,
};

test('the documented table of what is taken over is that of the generators', () => {
  const names = Object.keys(generators);
  const rows = faceFields.map((field) => {
    const marks = Object.values(generators).map((fields) => (fields.includes(field) ? 'yes' : ''));
    return `| \`${field}\` | ${marks.join(' | ')} |`.replaceAll('  ', ' ');
  });
  const table = [`| setting | ${names.join(' | ')} |`, `|${'---|'.repeat(names.length + 1)}`, ...rows].join('\n');
  const text = readFileSync(join(import.meta.dirname, '../../docs/looks.md'), 'utf8');
  expect(/<!-- face -->\n(.*?)\n<!-- \/face -->/s.exec(text)?.[1]).toBe(table);
});
