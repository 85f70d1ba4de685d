import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { forms } from '../src/cli/forms.ts';
import { resolveSite } from '../src/site/resolve.ts';

/** Each case is a docs folder with the expected output of `print --as` for each generator. */
const folder = join(import.meta.dirname, '../fixtures/forms');
const generators = Object.keys(forms).filter((name) => !['tree', 'model', 'routes', 'sitemap', 'llms'].includes(name));
const endings: Readonly<Record<string, string>> = { mkdocs: 'yml' };

describe.each(readdirSync(folder).sort())('%s', (name) => {
  test.each(generators)('as %s', async (generator) => {
    const file = join(folder, name, `expected.${generator}.${endings[generator] ?? 'json'}`);
    const site = await resolveSite({ root: join(folder, name, 'docs') });
    expect(site.ok).toBe(true);
    const text = `${await forms[generator]?.(site)}\n`;
    if (process.env.UPDATE_FORMS === '1') writeFileSync(file, text);
    expect(existsSync(file), `${file} is missing: see what UPDATE_FORMS=1 writes`).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
