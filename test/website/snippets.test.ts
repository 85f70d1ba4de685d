import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outputOf, samples } from '../documentation/shown-output.ts';
import { snippetsOf } from '../documentation/snippet-runners.ts';
import { type Snippet, snippetLabel } from '../documentation/snippets.ts';
import { key, makeEntries, serve } from '../feedback/support.ts';
import { contentFolder } from '../generators/fixture.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { hasGit } from '../support/repository.ts';
import { type ProcessResult, packageRoot } from '../support/run.ts';
import { PackedProject } from './packed-project.ts';

/** Runs all other snippets of the documentation in a project with the packed package. */
let project: PackedProject;

// Installs packages, which takes minutes on a busy machine.
beforeAll(() => {
  project = new PackedProject();
}, 900_000);
afterAll(() => project?.remove());
beforeEach(() => project.reset());

const labeled = (snippet: Snippet) => [snippetLabel(snippet), snippet] as const;

describe('settings', () => {
  test.each(snippetsOf('settings').map(labeled))('%s', async (_, { text, language }) => {
    // Folders that settings name.
    for (const folder of ['docs/src/pages', 'docs/public', 'internal-docs']) project.write(`${folder}/.keep`, '');
    project.write('internal-docs/docs.json', config({ pages: [] }));
    project.write('SECURITY.md', '# Security\n');
    const isWhole = language === 'json' || /^export default /m.test(text);
    const whole = isWhole ? text : `export default {\n${text.trim().replace(/,?$/, ',')}\n};\n`;
    const imports = /defineConfig\(/.test(whole) && !/^import /m.test(whole);
    project.write(
      `docs-json-nav.config.${language === 'json' ? 'json' : 'mjs'}`,
      imports ? `import { defineConfig } from 'docs-json-nav';\n${whole}` : whole,
    );
    const folder = /^ *(?:root|sites):/m.test(text) ? '' : 'docs ';
    const [, baseline] = /^ *"?baseline"?: ['"](.*?)['"]/m.exec(text) ?? [];
    if (baseline !== undefined) await project.run(`docs-json-nav check docs --baseline ${baseline} --update-baseline`);
    const { status, stdout, stderr } = await project.run(`docs-json-nav check ${folder}--no-content --format json`);
    // Status 2 means invalid settings.
    expect([stderr, [0, 1].includes(status ?? 2)]).toEqual(['', true]);
    expect(JSON.parse(stdout).summary.pages).toBeGreaterThanOrEqual(0);
  });
});

describe('modules', () => {
  const snippets = snippetsOf('module');
  const settings = `import docsJsonNav from 'docs-json-nav/vite';

export default { plugins: [docsJsonNav({ root: 'docs' })] };
`;

  test.each(snippets.map(labeled))('%s', async (_, snippet) => {
    const server = await serve({ entries: makeEntries(['/guides/start'], 5, { plain: true }) });
    // A snippet without imports continues the first module of its page.
    const first = snippets.find(({ page }) => page === snippet.page) as Snippet;
    const goesOn = !snippet.text.includes('import ');
    const text = goesOn
      ? `${first.text}\nif (page && placement) {\n${snippet.text}\nconsole.log('to the end');\n}\n`
      : `${snippet.text}\nconsole.log('to the end');\n`;
    project.write('main.ts', text);
    project.write('vite.config.ts', settings);
    project.write('vite-env.d.ts', '/// <reference types="docs-json-nav/client" />\n');
    project.write('tsconfig.json', JSON.stringify(strict));
    // Uses a local feedback service, which has the path of services that aren't the hosted one.
    project.write(
      'service.mjs',
      `const ask = fetch;\nglobalThis.fetch = (url, more) => ask(String(url).replace(/^https:\\/\\/[^/]+/, '${server.url}/api/external'), more);\n`,
    );
    const types = await project.run('tsc');
    expect([types.status, types.stdout]).toEqual([0, '']);
    const built = await project.run('vite build --ssr main.ts --outDir made --logLevel warn');
    expect([built.status, built.stdout + built.stderr]).toEqual([0, '']);
    const ran = await project.run('node --import ./service.mjs made/main.js', { env: { DOCS_FEEDBACK_KEY: key } });
    expect([ran.status, ran.stderr]).toEqual([0, '']);
    expect(ran.stdout).toMatch(/to the end\n$/);
  });
});

const strict = {
  compilerOptions: {
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom'] },
    ...{ strict: true, noEmit: true, skipLibCheck: true, types: ['node'] },
  },
  files: ['main.ts', 'vite.config.ts', 'vite-env.d.ts'],
};

describe('custom rules', () => {
  const rules: readonly Snippet[] = snippetsOf('rule');
  const [first, secureLinks, flatNavigation, answers, titleWords, ownTest, ...ofPackage] = rules;
  const [packageSettings, packageManifest, shared, ...others] = ofPackage;
  const ownerModule = (first?.text ?? '').replace('const owner', 'export const owner');
  const check = async (settings: string) => {
    project.write('docs-json-nav.config.mjs', settings);
    const { status, stdout, stderr } = await project.run('docs-json-nav check docs');
    expect(stderr).toBe('');
    return { status, stdout };
  };

  test('are all tested here', () => {
    expect(others).toEqual([]);
  });

  test('a page without an owner', async () => {
    const { status, stdout } = await check(first?.text ?? '');
    expect([status, stdout]).toEqual([1, expect.stringContaining('error acme/owner docs/guides/start.mdx:1:1')]);
  });

  test('links to insecure URLs', async () => {
    project.write('docs/guides/start.mdx', `${page('Start')}\nFirst.\n\nSee [this](http://example.com).\n`);
    const rule = (secureLinks?.text ?? '').replace(/^\}\);$/m, `${answers?.text}});`);
    const { stdout } = await check(
      `import { defineRule } from 'docs-json-nav';\n${rule}\nexport default { customRules: [secureLinks] };\n`,
    );
    expect(stdout).toMatch(/^error acme\/secure-links docs\/guides\/start\.mdx:\d+:12$/m);
  });

  test('depth of the navigation', async () => {
    const groups = ['A', 'B', 'C', 'D'].reduceRight<object | string>(
      (entry, group) => ({ group, pages: [entry] }),
      'index',
    );
    project.write('docs/docs.json', config({ groups: [groups] }));
    const { stdout } = await check(
      `import { defineRule } from 'docs-json-nav';\n${flatNavigation?.text}\nexport default { customRules: [flatNavigation] };\n`,
    );
    expect(stdout).toMatch(/^error acme\/flat-navigation docs\/docs\.json:/m);
  });

  test('words of titles', async () => {
    project.write('docs/guides/start.mdx', page('Your e-mail'));
    const { stdout } = await check(titleWords?.text ?? '');
    expect(stdout).toContain('Write "email" in titles, not "e-mail".');
  });

  test('settings of a package', async () => {
    project.write('node_modules/@acme/docs-settings/index.mjs', packageSettings?.text ?? '');
    project.write('node_modules/@acme/docs-settings/owner.mjs', ownerModule);
    project.write('node_modules/@acme/docs-settings/package.json', packageManifest?.text ?? '');
    const { status, stdout } = await check(shared?.text ?? '');
    expect([status, stdout]).toEqual([0, expect.stringContaining('warning acme/owner')]);
  });

  test('a test of a rule', async () => {
    project.write('owner.mjs', ownerModule);
    project.write('owner.test.mjs', ownTest?.text ?? '');
    const { status, stdout, stderr } = await project.run('node owner.test.mjs');
    expect([status, stdout, stderr]).toEqual([0, '', '']);
  });
});

describe('page content', () => {
  const one = (name: string, language: string): string =>
    snippetsOf('page').find((snippet) => snippet.page === name && snippet.language === language)?.text ?? '';

  test('is all tested here', () => {
    const known = ['docs/diagnostics.md mdx', 'docs/looks.md css', 'docs/looks.md md', 'docs/start.md mdx'];
    expect(snippetsOf('page').map(({ page, language }) => `${page} ${language}`)).toEqual(known);
  });

  test.each(['docs/diagnostics.md', 'docs/start.md'])('a comment in %s that ignores a finding', async (name) => {
    project.write('docs/index.mdx', `${page('Home')}\n${one(name, 'mdx')}`);
    const { stdout } = await project.run('docs-json-nav check');
    expect(stdout).toContain('passed no problems');
    project.write('docs/index.mdx', `${page('Home')}\n${one(name, 'mdx').replace(/^.*\n/, '')}`);
    expect((await project.run('docs-json-nav check')).stdout).toContain('link-missing');
  });

  test('a code block with options', async () => {
    const text = one('docs/looks.md', 'md');
    project.write('docs/index.mdx', `${page('Home')}\n${text}const answer = 42;\n\`\`\`\n`);
    const { status, stdout } = await project.run('docs-json-nav generate --for mkdocs --out made');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/\d/)]);
    expect(readFileSync(join(project.folder, 'made/pages/index.md'), 'utf8')).toContain('app/page.ts');
  });

  test('variables that a style sheet sets', () => {
    const names = [...one('docs/looks.md', 'css').matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
    const folder = join(project.folder, 'node_modules/docs-json-nav/dist/dialect');
    const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
    const styles = sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
    expect([names.length > 0, names.filter((name) => !styles.includes(`var(${name}`))]).toEqual([true, []]);
  });
});

describe('editors', () => {
  const snippets = snippetsOf('editor');

  test.each(snippets.filter(({ language }) => language !== 'json').map(labeled))(
    '%s starts the server',
    (_, { text }) => {
      // `commands.test.ts` runs this line. The words around it belong to programs that aren't installed here.
      const words = text.match(/(?<=['"])(?:npx|docs-json-nav|lsp|--stdio)(?=['"])/g) ?? [];
      expect([...new Set(words)].sort()).toEqual(['--stdio', 'docs-json-nav', 'lsp', 'npx']);
    },
  );

  test.each(snippets.filter(({ language }) => language === 'json').map(labeled))(
    '%s names the schema',
    (_, { text }) => {
      const [, path = ''] = /"\.\/([^"]+\.schema\.json)"/.exec(text) ?? [];
      expect(JSON.parse(text)).toBeTypeOf('object');
      expect(JSON.parse(readFileSync(join(project.folder, path), 'utf8')).title).toBe('docs.json');
    },
  );
});

describe('output of commands', () => {
  const snippets = snippetsOf('output');
  const run = (words: readonly string[], folder: string, environment: NodeJS.ProcessEnv = {}): Promise<ProcessResult> =>
    project.run(`cd '${folder}' && docs-json-nav ${words.map((word) => `'${word}'`).join(' ')}`, { env: environment });

  /** The first finding of a text, from the line with its code to its help. */
  const findingIn = (text: string): string =>
    /^(?:error|warning) [\w/-]+ \S+:\d+:\d+\n(?:.*\n)*? {2}help .*$/m.exec(text)?.[0] ?? text;

  /** Pages whose output isn't a finding of the shared docs folder: other tests compare it. */
  const otherOutput = new Set(['docs/commands.md', 'docs/custom-rules.md', 'docs/feedback.md']);

  test.each(snippets.filter(({ page }) => !otherOutput.has(page)).map(labeled))('%s', async (_, { page, text }) => {
    const folder = folderOf({});
    const isOfGenerator = page !== 'README.md' && page !== 'docs/start.md';
    cpSync(isOfGenerator ? contentFolder : join(packageRoot, 'fixtures/sites/landing'), folder, { recursive: true });
    if (isOfGenerator && !text.startsWith('nav:'))
      renameSync(join(folder, 'quickstart.mdx'), join(folder, 'quick-start.mdx'));
    if (text.startsWith('nav:')) {
      const { stdout } = await run(['print', '--as', 'mkdocs'], folder);
      expect(
        text
          .trimEnd()
          .split('\n')
          .filter((line) => !stdout.includes(line)),
      ).toEqual([]);
      return;
    }
    expect((await run(['check'], folder)).stdout).toContain(findingIn(text));
  });

  const ofCommands = snippets.filter(({ page }) => page === 'docs/commands.md');

  test('docs/feedback.md shows what the commands print', async () => {
    const folder = folderOf({});
    cpSync(join(packageRoot, 'fixtures/sites/landing'), folder, { recursive: true });
    samples.feedback?.prepare?.(folder);
    const entries = [
      ...makeEntries(['/', '/guides/start', '/account/tokens'], 40, { plain: true }),
      ...makeEntries(['/guides/strat'], 2, { plain: true }).map((entry) => ({ ...entry, id: `strat-${entry.id}` })),
    ];
    const server = await serve({ entries });
    const settings = { feedback: { projectId: 'acme', baseUrl: server.url } };
    writeFileSync(join(folder, 'docs-json-nav.config.json'), JSON.stringify(settings));
    const printed: string[] = [];
    for (const line of ['feedback', 'feedback --comments --status pending,in_progress --limit 5', 'check --feedback'])
      printed.push((await run(line.split(' '), folder, { DOCS_FEEDBACK_KEY: key })).stdout);
    const shown = snippets.filter(({ page }) => page === 'docs/feedback.md');
    expect(shown).toHaveLength(4);
    for (const { text } of shown) expect(printed.join('\n')).toContain(text.trimEnd());
  });

  test.skipIf(!hasGit)('docs/commands.md shows the output of each command', async () => {
    const shown = ofCommands.filter(({ text }) => text.startsWith('$ ')).map(({ text }) => text.trimEnd());
    const printed: string[] = [];
    for (const sample of Object.values(samples)) printed.push(await outputOf(sample, run));
    expect(printed.sort()).toEqual(shown.sort());
  });

  test.each(ofCommands.filter(({ text }) => !text.startsWith('$ ')).map(labeled))('%s', async (_, { text }) => {
    const [, name = ''] = text.trim().split(' ');
    expect((await run([name, '--help'], project.folder)).stdout).toContain(text.trim());
  });
});
