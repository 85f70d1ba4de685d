import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkLink } from '../src/core/host/remote/check-link.ts';
import { checkLinks } from '../src/core/host/remote/check-links.ts';
import { defaultRemotePolicy } from '../src/core/host/remote/policy.ts';
import type { Resolver } from '../src/core/host/remote/resolve.ts';
import { LiveSite } from '../src/lsp/sites/live-site.ts';
import { resolveSite } from '../src/site/public-site.ts';
import { SiteSession } from '../src/site/session.ts';
import { config, folderOf, page, writeFiles } from './support/folder.ts';
import { commitAll, hasGit } from './support/repository.ts';
import { runCli } from './support/run.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A server of this machine that answers by paths, and what it was asked for. */
async function serve(answers: Readonly<Record<string, Answer>>) {
  const asked: string[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers[request.url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, asked };
}

const status =
  (code: number, headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    response.writeHead(code, headers).end();
const ok = status(200);
const policy = {
  ...defaultRemotePolicy,
  allowsHttp: true,
  allowedHosts: ['127.0.0.1'],
  timeoutMilliseconds: 2000,
};

/** Options for asking hosts of this machine, with nothing kept from other tests. */
function askingOf(hosts: readonly string[], seconds: number) {
  return {
    cacheUser: 'command' as const,
    root: folderOf({ 'package.json': '{}' }),
    remote: { offline: false, hosts },
    seconds,
  };
}

test.each([
  ['/ok', 'alive', ['HEAD /ok']],
  ['/moved', 'alive', ['HEAD /moved', 'HEAD /ok']],
  ['/no-head', 'alive', ['HEAD /no-head', 'GET /no-head']],
  ['/none', 'dead', ['HEAD /none', 'GET /none']],
  ['/gone', 'dead', ['HEAD /gone', 'GET /gone']],
  ['/refused', 'doubtful', ['HEAD /refused', 'GET /refused']],
  ['/failing', 'doubtful', ['HEAD /failing', 'GET /failing']],
  ['/busy', 'doubtful', ['HEAD /busy']],
  ['/to-private', 'unasked', ['HEAD /to-private', 'GET /to-private']],
] as const)('%s is %s', async (path, kind, requests) => {
  const { origin, asked } = await serve({
    '/ok': ok,
    '/moved': status(301, { location: '/ok' }),
    '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 405 : 200).end(),
    '/gone': status(410),
    '/refused': status(403),
    '/failing': status(500),
    '/busy': status(429),
    '/to-private': status(302, { location: 'http://10.0.0.1/' }),
  });
  expect(await checkLink(origin + path, { policy })).toMatchObject({ answer: { kind } });
  expect(asked).toEqual(requests);
});

test('a server that asks for time gets it once, if there is so much', async () => {
  let times = 0;
  const { origin, host, asked } = await serve({
    '/later': (_, response) => response.writeHead(times++ === 0 ? 429 : 200, { 'retry-after': '1' }).end(),
  });
  const busy = await serve({ '/never': status(503, { 'retry-after': '86400' }), '/other': ok });
  const dated = await serve({ '/dated': status(429, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }) });
  const hosts = [host, busy.host, dated.host];
  const urls = [`${origin}/later`, `${busy.origin}/never`, `${dated.origin}/dated`];
  const { answers, unasked } = await checkLinks(urls, askingOf(hosts, 60));
  expect(urls.map((url) => answers.get(url)?.kind)).toEqual(['alive', 'doubtful', 'doubtful']);
  expect(unasked).toBe(0);
  expect(asked).toEqual(['HEAD /later', 'HEAD /later']);
});

test('a host that asks for time again after it got some is left alone', async () => {
  const { origin, host, asked } = await serve(
    Object.fromEntries([...'abcdef'].map((name) => [`/${name}`, status(429, { 'retry-after': '1' })])),
  );
  const { answers, unasked } = await checkLinks(
    [...'abcdef'].map((name) => `${origin}/${name}`),
    askingOf([host], 60),
  );
  // Two addresses of a host are asked for at a time, each twice.
  expect([answers.size, unasked]).toEqual([2, 4]);
  expect(asked).toHaveLength(4);
});

test('silent and waiting hosts block no other, and all end in time', async () => {
  const names = [...'abcdef'];
  const silent = await serve(Object.fromEntries(names.map((name) => [`/${name}`, () => undefined])));
  const limiting = await serve({ '/a': status(429, { 'retry-after': '86400' }) });
  const sound = await serve(Object.fromEntries(names.map((name) => [`/${name}`, ok])));
  const urls = [silent, limiting, sound].flatMap(({ origin }) => names.map((name) => `${origin}/${name}`));
  const started = performance.now();
  const { answers, unasked } = await checkLinks(urls, askingOf([silent.host, limiting.host, sound.host], 2));
  expect(performance.now() - started).toBeLessThan(9000);
  expect(names.map((name) => answers.get(`${sound.origin}/${name}`)?.kind)).toEqual(names.map(() => 'alive'));
  expect(names.filter((name) => answers.has(`${silent.origin}/${name}`))).toEqual([]);
  expect(unasked).toBeGreaterThanOrEqual(names.length);
  expect(answers.size + unasked).toBe(urls.length);
});

test('a server that does not answer is doubtful, in time', async () => {
  const { origin } = await serve({ '/silent': () => undefined });
  const short = { ...policy, timeoutMilliseconds: 200 };
  expect(await checkLink(`${origin}/silent`, { policy: short })).toEqual({
    answer: { kind: 'doubtful', reason: 'no answer within 0.2 seconds' },
  });
});

test('nothing private is asked, and a name that nobody has is dead', async () => {
  const resolverOf = (answer: () => ReturnType<Resolver>): Resolver => answer;
  const strict = { ...policy, allowedHosts: [] };
  const ask = (url: string, resolver: Resolver) => checkLink(url, { policy: strict, resolver });
  const inside = resolverOf(async () => [{ address: '192.168.0.1', family: 4 }]);
  expect(await ask('https://intranet.acme.com/', inside)).toMatchObject({ answer: { kind: 'unasked' } });
  expect(await ask('http://127.0.0.1:1/', inside)).toMatchObject({ answer: { kind: 'unasked' } });
  const failing = (code: string) => resolverOf(() => Promise.reject(Object.assign(new Error(code), { code })));
  expect(await ask('https://nobody.acme.com/', failing('ENOTFOUND'))).toMatchObject({ answer: { kind: 'dead' } });
  expect(await ask('https://later.acme.com/', failing('EAI_AGAIN'))).toMatchObject({ answer: { kind: 'doubtful' } });
});

test('answers are kept for a day, but for doubtful ones', async () => {
  const { origin, host, asked } = await serve({ '/ok': ok, '/refused': status(401) });
  const root = folderOf({ 'package.json': '{}' });
  const remote = { offline: false, hosts: [host] };
  const ask = (now: number, offline = false) =>
    checkLinks([`${origin}/ok`, `${origin}/refused`], {
      root,
      cacheUser: 'command',
      remote: { ...remote, offline },
      seconds: 60,
      now,
    });
  await ask(0);
  asked.length = 0;
  await ask(1000);
  expect(asked).toEqual(['HEAD /refused']);
  expect([...(await ask(2000, true)).answers.keys()]).toEqual([`${origin}/ok`]);
  asked.length = 0;
  await ask(25 * 60 * 60 * 1000);
  expect(asked).toContain('HEAD /ok');
});

test('check --external says what is dead and what is doubtful, and asks for each once', async () => {
  const { origin, host, asked } = await serve({ '/ok': ok, '/refused': status(403) });
  const links = ['ok', 'none#a', 'none#b', 'refused', 'left/out'].map((path) => `[x](${origin}/${path})\n`).join('');
  const folder = folderOf({
    'package.json': '{}',
    'docs.json': config({ pages: ['index'] }, { navbar: { links: [{ label: 'X', href: `${origin}/none` }] } }),
    'index.mdx': page('Home') + links,
    'docs-json-nav.config.mjs': `export default { remote: { hosts: ['${host}'] }, externalIgnore: ['**/left/**'], rules: { 'link-local': 'off' } };\n`,
  });
  const { stdout, status: code } = await runCli(['check', '--external', '--format', 'compact'], folder);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.replace(origin, '')),
  ).toEqual([
    expect.stringMatching(
      /^docs\.json:\d+:\d+ warning link-external The link "\/none" leads to nothing: it answered 404\.$/,
    ),
    'index.mdx:7:5 warning link-external The link "/none#a" leads to nothing: it answered 404.',
    'index.mdx:8:5 warning link-external The link "/none#b" leads to nothing: it answered 404.',
    'index.mdx:9:5 info link-external The link "/refused" may lead to nothing: it answered 403.',
  ]);
  expect(code).toBe(0);
  expect(asked.filter((one) => one.includes('none'))).toEqual(['HEAD /none', 'GET /none']);
  expect(asked.some((one) => one.includes('left'))).toBe(false);
  asked.length = 0;
  expect((await runCli(['check'], folder)).stdout).toContain('passed no problems');
  expect(asked).toEqual([]);
});

test('check --external counts what there was no time for, in every format, and does not fail of it', async () => {
  const { origin, host } = await serve({ '/silent': () => undefined, '/silent-too': () => undefined, '/ok': ok });
  const links = ['silent', 'ok', 'silent-too'].map((path) => `[x](${origin}/${path})\n`).join('');
  const folder = folderOf({
    'package.json': '{}',
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home') + links,
    'docs-json-nav.config.mjs': `export default { remote: { hosts: ['${host}'] }, rules: { 'link-local': 'off' } };\n`,
  });
  const check = (format: string) =>
    runCli(['check', '--external', '--external-seconds', '1', '--format', format], folder);
  const [pretty, compact, json] = await Promise.all(['pretty', 'compact', 'json'].map(check));
  expect(pretty?.stdout).toContain('passed no problems, 2 addresses of other sites not asked, 1 page in ');
  expect(compact?.stdout).toBe('');
  expect(JSON.parse(json?.stdout ?? '').summary).toMatchObject({ infos: 0, unasked: 2 });
  for (const run of [pretty, compact, json]) {
    expect(run?.stderr).toBe(
      '2 addresses of other sites were not asked for: the time ran out, or a host asked to wait. Run the check again, or raise --external-seconds.\n',
    );
    expect(run?.status).toBe(0);
  }
});

/** A folder with a site, whose home page has links, and a settings file that allows a host of this machine. */
function siteWith(urls: readonly string[], host: string, settings: object = {}): Readonly<Record<string, string>> {
  const allowing = { remote: { hosts: [host] }, rules: { 'link-local': 'off' }, ...settings };
  return {
    'package.json': '{}',
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home') + urls.map((url) => `[x](${url})\n`).join(''),
    'docs-json-nav.config.json': JSON.stringify(allowing),
  };
}

test('several docs folders share one time, and the answers', async () => {
  const silent = await serve({ '/silent': () => undefined });
  const sound = await serve({ '/ok': ok, '/refused': status(403) });
  const files = {
    first: siteWith([`${sound.origin}/refused`, `${silent.origin}/silent`], '127.0.0.1'),
    second: siteWith([`${sound.origin}/refused`, `${sound.origin}/ok`], '127.0.0.1'),
  };
  const folder = folderOf(
    Object.fromEntries(
      Object.entries(files).flatMap(([root, own]) =>
        Object.entries(own).map(([file, text]) => [`${root}/${file}`, text]),
      ),
    ),
  );
  const words = ['check', 'first', 'second', '--external', '--external-seconds', '1', '--format', 'json'];
  const { diagnostics, summary } = JSON.parse((await runCli(words, folder)).stdout);
  expect(diagnostics.map(({ file }: { file: string }) => file)).toEqual(['first/index.mdx', 'second/index.mdx']);
  expect(summary.unasked).toBe(2);
  expect(sound.asked).toEqual(['HEAD /refused', 'GET /refused']);
});

test.skipIf(!hasGit)('--new-since asks nothing for the earlier revision', async () => {
  const { origin, host, asked } = await serve({ '/refused': status(403) });
  const old = [`${origin}/none`, `${origin}/refused`];
  const folder = folderOf({ '.gitignore': 'node_modules\n', ...siteWith([...old, `${origin}/removed`], host) });
  commitAll(folder, 'First');
  writeFiles(folder, siteWith([...old, `${origin}/new`], host));
  const words = ['check', '--external', '--new-since', 'HEAD', '--format', 'compact'];
  expect((await runCli(words, folder)).stdout.replaceAll(origin, '')).toBe(
    'index.mdx:8:5 warning link-external The link "/new" leads to nothing: it answered 404.\n',
  );
  expect(asked.sort()).toEqual(['/new', '/none', '/refused'].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]).sort());
});

test.skipIf(!hasGit)('with the option in a settings file, only check asks', async () => {
  const { origin, host, asked } = await serve({});
  const folder = folderOf({
    '.gitignore': 'node_modules\n',
    ...siteWith([`${origin}/none`], host, { external: true }),
  });
  commitAll(folder, 'First');
  for (const words of [
    ['print', '--as', 'tree'],
    ['diff', 'HEAD'],
    ['explain', '/'],
    ['fix', '--dry-run'],
    ['report', '--out', 'report.html'],
    ['generate', '--for', 'mkdocs', '--out', 'site'],
    ['init', '--generator', 'vitepress', '--yes'],
  ]) {
    const { status: code, stderr } = await runCli(words, folder);
    expect([words[0], code, stderr]).toEqual([words[0], 0, expect.anything()]);
  }
  const build = new SiteSession({});
  build.configure(folder, undefined);
  expect((await build.site()).diagnostics).toEqual([]);
  const failed: string[] = [];
  const nothing = () => undefined;
  const events = {
    mayRun: () => true,
    written: nothing,
    resolved: nothing,
    closed: nothing,
    failed: (_: LiveSite, text: string) => void failed.push(text),
  };
  const live = new LiveSite({ root: folder, workspaceFolder: folder }, new Map(), events);
  onTestFinished(() => live.close());
  live.start();
  expect((await live.settled())?.diagnostics).toEqual([]);
  expect(failed).toEqual([]);
  expect(asked).toEqual([]);

  expect((await runCli(['check'], folder)).stdout).toContain('link-external');
  expect(asked).toEqual(['HEAD /none', 'GET /none']);
});

test('a build and a script ask if their own options say so', async () => {
  const { origin, host, asked } = await serve({ '/refused': status(403) });
  const folder = folderOf(siteWith([`${origin}/refused`], host));
  const build = new SiteSession({ external: true });
  build.configure(folder, undefined);
  expect((await build.site()).diagnostics.map(({ code }) => code)).toEqual(['link-external']);
  expect(asked.splice(0)).toEqual(['HEAD /refused', 'GET /refused']);
  // The next build has its own answers.
  await build.refresh();
  expect(asked.splice(0)).toEqual(['HEAD /refused', 'GET /refused']);
  const rules = { 'link-local': 'off' } as const;
  const { diagnostics } = await resolveSite({ root: folder, external: true, remote: { hosts: [host] }, rules });
  expect(diagnostics.map(({ code }) => code)).toEqual(['link-external']);
});
