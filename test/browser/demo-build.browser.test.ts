import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventTimeout } from '../support/event-timeout.ts';
import { demoDocs, demoRoot, packageRoot } from './demo-site.ts';

let folder: string;
let docs: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-json-nav-build-'));
  docs = join(folder, 'docs');
  await cp(demoDocs, docs, { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('vite build', () => {
  it.each([
    ['docs.json', 'operate/monitoring', 'operate/monitorng'],
    ['navigation/fr.json', 'fr/quickstart', 'fr/quick-start'],
  ])('fails if %s names a renamed page', async (config, from, to) => {
    await rename(join(docs, `${from}.mdx`), join(docs, `${to}.mdx`));
    const { status, stdout, stderr } = buildDemo();
    const report = stdout + stderr;
    expect(status).toBe(1);
    expect(report).toContain(`${config}:${await positionOf(join(docs, config), `"${from}"`)}`);
    expect(report).toContain('page-missing');
    expect(report).toContain(to);
  });

  it('passes without output for a valid site', () => {
    expect(buildDemo()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  it("names the page whose body can't be rendered", async () => {
    await writeFile(join(docs, 'quickstart.mdx'), '---\ntitle: Quickstart\n---\n\n<Carousel />\n');
    const { status, stdout, stderr } = buildDemo();
    expect(status).toBe(1);
    expect(stdout + stderr).toContain('quickstart.mdx: line 2 of the body: there is no component <Carousel>');
  });

  function buildDemo() {
    const vite = join(packageRoot, 'node_modules/vite/bin/vite.js');
    const args = [vite, 'build', demoRoot, '--outDir', join(folder, 'out'), '--emptyOutDir', '--logLevel', 'warn'];
    const env = { ...process.env, DEMO_DOCS: docs, NO_COLOR: '1', FORCE_COLOR: undefined };
    return spawnSync(process.execPath, args, { cwd: packageRoot, env, encoding: 'utf8' });
  }
});

describe('vite', () => {
  it('renders the current text of a page on request', async () => {
    process.env.DEMO_DOCS = docs;
    const configFile = join(demoRoot, 'vite.config.ts');
    const server = await createServer({
      root: demoRoot,
      configFile,
      logLevel: 'error',
      server: { port: 0, host: '127.0.0.1' },
    });
    try {
      await server.listen();
      const address = server.resolvedUrls?.local[0] ?? '';
      const get = async (path: string) => {
        const answer = await fetch(new URL(path, address), { headers: { Accept: 'text/html' } });
        return { status: answer.status, text: await answer.text() };
      };
      expect(await get('/concepts/jobs')).toMatchObject({
        status: 200,
        text: expect.stringContaining('/@vite/client'),
      });
      expect(await get('/no/such/page')).toMatchObject({ status: 404 });
      expect(await get('/src/client/main.ts')).toMatchObject({
        status: 200,
        text: expect.stringContaining('startPalette'),
      });
      expect(await get('/src/client/styles.css')).toMatchObject({ status: 200 });

      const file = join(docs, 'quickstart.mdx');
      await writeFile(file, (await readFile(file, 'utf8')).replace('title: Quickstart', 'title: Five minutes'));
      await expect
        .poll(async () => (await get('/')).text, { timeout: eventTimeout })
        .toContain('<strong>Five minutes</strong>');
    } finally {
      delete process.env.DEMO_DOCS;
      await server.close();
    }
  });
});

/** Position of a text's first occurrence in a file, as `line:column`. */
async function positionOf(file: string, text: string): Promise<string> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const line = lines.findIndex((candidate) => candidate.includes(text));
  return `${line + 1}:${(lines[line] ?? '').indexOf(text) + 1}`;
}
