import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageRoot } from '../../support/run.ts';

/** Style sheets that Docusaurus compiles. */
const folders = ['src/generators/react', 'src/render/styles', 'src/generators/docusaurus'];
const sheets = folders.flatMap((folder) =>
  readdirSync(join(packageRoot, folder))
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(folder, name)),
);

const textOf = (sheet: string): string => readFileSync(join(packageRoot, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');

test.each(sheets)('a modifier class in %s overrides its base class, in any order of rules', (sheet) => {
  const rules = [...textOf(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    (body.match(/--djn-\w+(?=:)/g) ?? []).map((property) => ({
      property,
      selectors: selectors.trim().split(/,\s*/),
    })),
  );
  const clashes = rules.flatMap((item) =>
    rules
      .filter((other) => other.property === item.property)
      .flatMap((other) =>
        item.selectors.flatMap((base) =>
          other.selectors.filter((kind) => /\.[\w-]+$/.test(base) && kind.startsWith(`${base}-`)),
        ),
      ),
  );
  expect(clashes).toEqual([]);
});

test.each(sheets)('no `:is()` of %s contains combinators, which postcss-preset-env warns about', (sheet) => {
  const lists = [...textOf(sheet).matchAll(/:is\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, list = '']) => list);
  const compounds = lists.flatMap((list) => list.replace(/\([^()]*\)|\[[^\]]*\]/g, '').split(','));
  expect(compounds.map((compound) => compound.trim()).filter((compound) => /[\s>+~]/.test(compound))).toEqual([]);
});
