import type { AnyNode } from 'acorn';
import fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { findProperty, tryParseModule } from '../src/cli/init/edit-source.ts';
import { recipes, starters } from '../src/cli/init/recipes.ts';
import { removeUnchangedDefaults } from '../src/cli/init/untouched.ts';
import { toYaml } from '../src/generators/mkdocs/projection.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const parts = fc.constantFrom(
  "'",
  '"',
  '\\',
  '`',
  '${',
  '\n',
  '\r',
  '\t',
  '\0',
  '\u2028',
  '\u2029',
  '\u0085',
  '</script',
  '<!--',
  '\ud800',
  '😀',
  '#',
  ': ',
  '- ',
  'a',
  ' ',
);
const names = fc.oneof(
  fc.array(parts, { minLength: 1, maxLength: 12 }).map((some) => some.join('')),
  fc.string({ unit: 'binary' }),
);

/** String literals of a module. */
function stringsIn(source: string): string[] {
  const found: string[] = [];
  const wanted: unknown[] = [tryParseModule(source) ?? expect.fail(`cannot be parsed: ${source}`)];
  for (let node = wanted.pop(); node !== undefined; node = wanted.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    wanted.push(...Object.values(node));
  }
  return found;
}

/** Characters that end a script, comment or line, or that a file can't contain. */
const unsafe = /<\/script|<!--|[\u2028\u2029\r\n\0]|\p{Surrogate}/iu;

const project = { read: () => undefined, list: () => [], home: '/', searchLanguages: ['en'], root: '.', media: [] };

describe.each(recipes)('the configuration of $name', ({ createConfigSource: write, edit, configFiles, name }) => {
  test('contains the folder, whatever it is', () => {
    fc.assert(
      fc.property(names, (root) => {
        const source = write(root, project);
        expect(stringsIn(source)).toContain(root);
        expect(source.replaceAll('\n', '')).not.toMatch(unsafe);
      }),
    );
  });

  test('of an existing project gets the folder, whatever it is', () => {
    const starlight =
      "import starlight from '@astrojs/starlight';\nexport default { integrations: [starlight({})] };\n";
    fc.assert(
      fc.property(names, (root) => {
        const source = edit(name === 'starlight' ? starlight : 'export default {};\n', root, project);
        expect(stringsIn(source ?? '')).toContain(root);
      }),
    );
    expect(configFiles.length).toBeGreaterThan(0);
  });
});

test("gives a starter's title up for the name in docs.json", () => {
  const starter = { find: (program: AnyNode) => exported(program), title: /^.My Site.$/, untouched: {} } as const;
  const text = "export default { lang: 'en', title: 'My Site' };\n";
  expect(removeUnchangedDefaults(text, starter)).toEqual({ text: "export default { lang: 'en' };\n", kept: [] });
  const required = { ...starter, requiredTitle: 'docs.json' };
  const replaced = "export default { lang: 'en', title: 'docs.json' };\n";
  expect(removeUnchangedDefaults(text, required)).toEqual({ text: replaced, kept: [] });
  expect(removeUnchangedDefaults(replaced, required)).toEqual({ text: replaced, kept: [] });
  expect(removeUnchangedDefaults("export default { title: 'Other' };\n", starter).kept).toEqual(['title']);
});

function exported(program: AnyNode) {
  const [statement] = program.type === 'Program' ? program.body : [];
  const object = statement?.type === 'ExportDefaultDeclaration' ? statement.declaration : undefined;
  return object?.type === 'ObjectExpression' && findProperty(object, 'title') ? object : undefined;
}

test('settings of MkDocs contain the name, whatever it is', () => {
  fc.assert(
    fc.property(names, (name) => {
      expect(load(toYaml({ site_name: name }))).toEqual({ site_name: name });
    }),
  );
});

test.each(starters.map(({ name }) => name))('init --generator %s copies nothing from docs.json', async (generator) => {
  const site = { name: "It's\nmine\u2028</script>", colors: { primary: '#0e7490' } };
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }, site), 'index.mdx': page('Home') });
  const { stdout } = await runCli(['init', '--generator', generator], folder);
  expect(stdout).toContain('Nothing was written. To write the changes');
  expect(stdout).not.toMatch(/mine|0e7490/);
});
