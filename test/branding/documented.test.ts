import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generators } from '../../src/generators/all.ts';
import { brandingFields } from '../../src/generators/branding/branding.ts';
import { withTableBelow } from '../support/table-below.ts';

test('the documented table of branding fields matches the generators', async () => {
  const names = generators.map(({ name }) => name);
  const rows = brandingFields.map((field) => {
    const marks = generators.map(({ support }) => (support?.branding?.includes(field) === true ? 'yes' : ''));
    return `| \`${field}\` | ${marks.join(' | ')} |`.replaceAll('  ', ' ');
  });
  const table = [`| setting | ${names.join(' | ')} |`, `|${'---|'.repeat(names.length + 1)}`, ...rows].join('\n');
  const path = join(import.meta.dirname, '../../docs/looks.md');
  await expect(withTableBelow(readFileSync(path, 'utf8'), 'Name, logo, colors and bars', table)).toMatchFileSnapshot(
    path,
  );
});
