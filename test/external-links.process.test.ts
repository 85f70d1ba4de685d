import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { checkLink } from '../src/core/host/remote/check-link.ts';
import { requestLinks } from '../src/core/host/remote/check-links.ts';
import { defaultRemotePolicy } from '../src/core/host/remote/policy.ts';
import type { Resolver } from '../src/core/host/remote/request.ts';
import { LiveSite } from '../src/lsp/sites/live-site.ts';
import { resolvePublicSite } from '../src/site/public-site.ts';
import { SiteSession } from '../src/site/session.ts';
import { config, folderOf, page, writeFiles } from './support/folder.ts';
import { startServer } from './support/http-server.ts';
import { commitAll, hasGit } from './support/repository.ts';
import { runCli } from './support/run.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A local server with fixed responses by path. It records its requests. */
async function serve(answers: Readonly<Record<string, Answer>>) {
  const received: string[] = [];
  const listener: RequestListener = (request, response) => {
    received.push(`${request.method} ${request.url}`);
    const answer = answers[request.url ?? ''];
    if (answer === undefined) response.writeHead(404).end();
    else answer(request, response);
  };
  const { origin, port, close } = await startServer(createServer(listener));
  onTestFinished(close);
  return { origin, host: `127.0.0.1:${port}`, received };
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
  timeoutMilliseconds: 30_000,
};

/** Options that allow requests to local hosts, with an empty cache. */
function remoteOptions(hosts: readonly string[], seconds: number) {
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
  ['/to-private', 'unasked', ['HEAD /to-private']],
] as const)('%s is %s', async (path, kind, requests) => {
  const { origin, received } = await serve({
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
  expect(received).toEqual(requests);
});

test('retries once after the delay that a server asks for, if there is time', async () => {
  let times = 0;
  const { origin, host, received } = await serve({
    '/later': (_, response) => response.writeHead(times++ === 0 ? 429 : 200, { 'retry-after': '1' }).end(),
  });
  const busy = await serve({ '/never': status(503, { 'retry-after': '86400' }), '/other': ok });
  const dated = await serve({ '/dated': status(429, { 'retry-after': 'Fri, 01 Jan 2100 00:00:00 GMT' }) });
  const hosts = [host, busy.host, dated.host];
  const urls = [`${origin}/later`, `${busy.origin}/never`, `${dated.origin}/dated`];
  const { answers, unasked } = await requestLinks(urls, remoteOptions(hosts, 60));
  expect(urls.map((url) => answers.get(url)?.kind)).toEqual(['alive', 'doubtful', 'doubtful']);
  expect(unasked).toBe(0);
  expect(received).toEqual(['HEAD /later', 'HEAD /later']);
});

test('stops after a host asks for a second delay', async () => {
  const { origin, host, received } = await serve(
    Object.fromEntries([...'abcdef'].map((name) => [`/${name}`, status(429, { 'retry-after': '1' })])),
  );
  const { answers, unasked } = await requestLinks(
    [...'abcdef'].map((name) => `${origin}/${name}`),
    remoteOptions([host], 60),
  );
  // Two URLs of a host are requested at a time, each twice.
  expect([answers.size, unasked]).toEqual([2, 4]);
  expect(received).toHaveLength(4);
});

test('silent and slow hosts block no other host, and all end in time', async () => {
  const names = [...'abcdef'];
  const silent = await serve(Object.fromEntries(names.map((name) => [`/${name}`, () => undefined])));
  const limiting = await serve({ '/a': status(429, { 'retry-after': '86400' }) });
  const workingServer = await serve(Object.fromEntries(names.map((name) => [`/${name}`, ok])));
  const urls = [silent, limiting, workingServer].flatMap(({ origin }) => names.map((name) => `${origin}/${name}`));
  const started = performance.now();
  const { answers, unasked } = await requestLinks(
    urls,
    remoteOptions([silent.host, limiting.host, workingServer.host], 2),
  );
  expect(performance.now() - started).toBeLessThan(30_000);
  expect(names.map((name) => answers.get(`${workingServer.origin}/${name}`)?.kind)).toEqual(names.map(() => 'alive'));
  expect(names.filter((name) => answers.has(`${silent.origin}/${name}`))).toEqual([]);
  expect(unasked).toBeGreaterThanOrEqual(names.length);
  expect(answers.size + unasked).toBe(urls.length);
});

test("a server that doesn't respond is doubtful, in time", async () => {
  const { origin } = await serve({ '/silent': () => undefined });
  const short = { ...policy, timeoutMilliseconds: 200 };
  expect(await checkLink(`${origin}/silent`, { policy: short })).toEqual({
    answer: { kind: 'doubtful', reason: 'no answer within 0.2 seconds' },
  });
});

test('sends no request to private hosts, and reports unknown host names as dead', async () => {
  const resolverOf = (answer: () => ReturnType<Resolver>): Resolver => answer;
  const strict = { ...policy, allowedHosts: [] };
  const requestLink = (url: string, resolver: Resolver) => checkLink(url, { policy: strict, resolver });
  const inside = resolverOf(async () => [{ address: '192.168.0.1', family: 4 }]);
  expect(await requestLink('https://intranet.acme.com/', inside)).toMatchObject({ answer: { kind: 'unasked' } });
  expect(await requestLink('http://127.0.0.1:1/', inside)).toMatchObject({ answer: { kind: 'unasked' } });
  const failing = (code: string) => resolverOf(() => Promise.reject(Object.assign(new Error(code), { code })));
  expect(await requestLink('https://nobody.acme.com/', failing('ENOTFOUND'))).toMatchObject({
    answer: { kind: 'dead' },
  });
  expect(await requestLink('https://later.acme.com/', failing('EAI_AGAIN'))).toMatchObject({
    answer: { kind: 'doubtful' },
  });
});

test('keeps results for a day, except doubtful ones', async () => {
  const { origin, host, received } = await serve({ '/ok': ok, '/refused': status(401) });
  const root = folderOf({ 'package.json': '{}' });
  const remote = { offline: false, hosts: [host] };
  const requestLink = (now: number, offline = false) =>
    requestLinks([`${origin}/ok`, `${origin}/refused`], {
      root,
      cacheUser: 'command',
      remote: { ...remote, offline },
      seconds: 60,
      currentTime: now,
    });
  await requestLink(0);
  received.length = 0;
  await requestLink(1000);
  expect(received).toEqual(['HEAD /refused']);
  expect([...(await requestLink(2000, true)).answers.keys()]).toEqual([`${origin}/ok`]);
  received.length = 0;
  await requestLink(25 * 60 * 60 * 1000);
  expect(received).toContain('HEAD /ok');
});

test('answers of dead and living links are kept for the next run, doubtful ones are not', async () => {
  const { origin, host, received } = await serve({ '/ok': ok, '/refused': status(403) });
  const options = remoteOptions([host], 60);
  const urls = ['/ok', '/dead', '/refused'].map((path) => origin + path);
  await requestLinks(urls, options);
  received.length = 0;
  const { answers } = await requestLinks(urls, options);
  expect(urls.map((url) => answers.get(url)?.kind)).toEqual(['alive', 'dead', 'doubtful']);
  expect(new Set(received.map((line) => line.split(' ')[1]))).toEqual(new Set(['/refused']));
});

test('check --external reports dead and doubtful links, and requests each once', async () => {
  const { origin, host, received } = await serve({ '/ok': ok, '/refused': status(403) });
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
    expect.stringMatching(/^docs\.json:\d+:\d+ warning link-external Broken link "\/none": it answered 404\.$/),
    'index.mdx:7:5 warning link-external Broken link "/none#a": it answered 404.',
    'index.mdx:8:5 warning link-external Broken link "/none#b": it answered 404.',
    'index.mdx:9:5 info link-external Possibly broken link "/refused": it answered 403.',
  ]);
  expect(code).toBe(0);
  expect(received.filter((item) => item.includes('none'))).toEqual(['HEAD /none', 'GET /none']);
  expect(received.some((item) => item.includes('left'))).toBe(false);
  received.length = 0;
  expect((await runCli(['check'], folder)).stdout).toContain('passed no problems');
  expect(received).toEqual([]);
});

test('check --external counts links that it had no time for, in every format, without failing', async () => {
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
  expect(pretty?.stdout).toContain('passed no problems, 2 external links not checked, 1 page in ');
  expect(compact?.stdout).toBe('');
  expect(JSON.parse(json?.stdout ?? '').summary).toMatchObject({ infos: 0, unasked: 2 });
  for (const run of [pretty, compact, json]) {
    expect(run?.stderr).toBe(
      '2 external links were not checked: the time limit was reached, or a host limits requests. Run the check again, or raise --external-seconds.\n',
    );
    expect(run?.status).toBe(0);
  }
});

/** A site whose home page has these links, with a settings file that allows a local host. */
function siteWith(urls: readonly string[], host: string, settings: object = {}): Readonly<Record<string, string>> {
  const allowing = { remote: { hosts: [host] }, rules: { 'link-local': 'off' }, ...settings };
  return {
    'package.json': '{}',
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('Home') + urls.map((url) => `[x](${url})\n`).join(''),
    'docs-json-nav.config.json': JSON.stringify(allowing),
  };
}

test('several docs folders share one time limit and the results', async () => {
  const silent = await serve({ '/silent': () => undefined });
  const workingServer = await serve({ '/ok': ok, '/refused': status(403) });
  const files = {
    first: siteWith([`${workingServer.origin}/refused`, `${silent.origin}/silent`], '127.0.0.1'),
    second: siteWith([`${workingServer.origin}/refused`, `${workingServer.origin}/ok`], '127.0.0.1'),
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
  expect(workingServer.received).toEqual(['HEAD /refused', 'GET /refused']);
});

test.skipIf(!hasGit)('--new-since sends no requests for the earlier revision', async () => {
  const { origin, host, received } = await serve({ '/refused': status(403) });
  const old = [`${origin}/none`, `${origin}/refused`];
  const folder = folderOf({ '.gitignore': 'node_modules\n', ...siteWith([...old, `${origin}/removed`], host) });
  commitAll(folder, 'First');
  writeFiles(folder, siteWith([...old, `${origin}/new`], host));
  const words = ['check', '--external', '--new-since', 'HEAD', '--format', 'compact'];
  expect((await runCli(words, folder)).stdout.replaceAll(origin, '')).toBe(
    'index.mdx:8:5 warning link-external Broken link "/new": it answered 404.\n',
  );
  expect(received.sort()).toEqual(
    ['/new', '/none', '/refused'].flatMap((path) => [`GET ${path}`, `HEAD ${path}`]).sort(),
  );
});

test.skipIf(!hasGit)('with the option in a settings file, only check sends requests', async () => {
  const { origin, host, received } = await serve({});
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
    isTrusted: () => true,
    written: nothing,
    resolved: nothing,
    closed: nothing,
    failed: (_: LiveSite, text: string) => void failed.push(text),
  };
  const live = new LiveSite({ root: folder, workspaceFolder: folder }, new Map(), events);
  onTestFinished(() => live.close());
  live.start();
  expect((await live.whenSettled())?.diagnostics).toEqual([]);
  expect(failed).toEqual([]);
  expect(received).toEqual([]);

  expect((await runCli(['check'], folder)).stdout).toContain('link-external');
  expect(received).toEqual(['HEAD /none', 'GET /none']);
});

test('a build and a script send requests if their own options say so', async () => {
  const { origin, host, received } = await serve({ '/refused': status(403) });
  const folder = folderOf(siteWith([`${origin}/refused`], host));
  const build = new SiteSession({ external: true });
  build.configure(folder, undefined);
  expect((await build.site()).diagnostics.map(({ code }) => code)).toEqual(['link-external']);
  expect(received.splice(0)).toEqual(['HEAD /refused', 'GET /refused']);
  // The next build starts with an empty cache.
  await build.refresh();
  expect(received.splice(0)).toEqual(['HEAD /refused', 'GET /refused']);
  const rules = { 'link-local': 'off' } as const;
  const { diagnostics } = await resolvePublicSite({ root: folder, external: true, remote: { hosts: [host] }, rules });
  expect(diagnostics.map(({ code }) => code)).toEqual(['link-external']);
});
