import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Options } from '../../src/core/options.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { SiteSession } from '../../src/site/session.ts';
import { eventTimeout } from '../support/event-timeout.ts';
import { config, folderOf, page } from '../support/folder.ts';
import { key, makeEntries, serve } from './support.ts';

const entries = makeEntries(['/', '/start'], 40, { plain: true });

function optionsFor(url: string, feedback: Partial<Options['feedback']> = {}): Options {
  process.env.DOCS_FEEDBACK_KEY = key;
  onTestFinished(() => void delete process.env.DOCS_FEEDBACK_KEY);
  const root = folderOf({
    'docs.json': config({ pages: ['index', 'start'] }),
    'index.mdx': page('Home'),
    'start.mdx': page('Start'),
  });
  return { root, feedback: { projectId: 'project', baseUrl: url, cacheFolder: join(root, 'cache'), ...feedback } };
}

describe('the dev server', () => {
  test('starts with the cache at once, and reads in the background', async () => {
    const server = await serve({ entries });
    const options = optionsFor(server.url, { deadline: 60, maxAge: 0 });
    expect((await resolveSite(options)).model.pages['/start']?.feedback).toBeDefined();
    server.entries = entries.slice(20);
    const session = new SiteSession(options);
    session.configure('/', undefined, true);
    const asked = server.requests.length;
    const changed = vi.fn();
    session.onFeedback(changed);
    const first = await session.site();
    const totals = ({ model }: typeof first) =>
      Object.values(model.pages).reduce((sum, { feedback }) => sum + (feedback?.total ?? 0), 0);
    expect([totals(first), changed.mock.calls.length]).toEqual([40, 0]);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(1), eventTimeout);
    expect(totals(await session.refresh())).toBe(20);
    const then = server.requests.length;
    expect(then).toBeGreaterThan(asked);
    // Further changes of a page send no request.
    expect(totals(await session.refresh())).toBe(20);
    expect(server.requests.length).toBe(then);
  });

  test("doesn't wait for a service that doesn't respond", async () => {
    const server = await serve({ entries, faults: () => 'silent' });
    const session = new SiteSession(optionsFor(server.url, { deadline: 1 }));
    session.configure('/', undefined, true);
    const ended = vi.fn();
    session.onFeedback(ended);
    expect((await session.site()).diagnostics).toEqual([]);
    expect(ended).not.toHaveBeenCalled();
    // The background request writes into this test's folder, so it must end before the folder is removed.
    await vi.waitFor(() => expect(ended).toHaveBeenCalled(), eventTimeout);
  });
});

describe('visibility', () => {
  test.each([
    ['always', false, true],
    ['always', true, true],
    ['dev', false, false],
    ['dev', true, true],
    ['never', false, false],
    ['never', true, false],
  ] as const)('%s, in the dev server: %s', async (show, development, shown) => {
    const server = await serve({ entries });
    const options = optionsFor(server.url, { show });
    // Fills the cache that dev starts with.
    await resolveSite({ ...options, feedback: { ...options.feedback, show: 'always' } as Options['feedback'] });
    const asked = server.requests.length;
    const { model } = await resolveSite({ ...options }, undefined, { development });
    expect(JSON.stringify(model).includes('feedback')).toBe(shown);
    expect(model.site.feedback?.readAt !== undefined).toBe(shown);
    // No request is sent for feedback that isn't shown.
    if (!shown) expect(server.requests.length).toBe(asked);
  });
});

describe('limits', () => {
  const said = (path: string, status: string, helpful: boolean, number: number) =>
    Array.from({ length: number }, (_, index) => ({
      id: `${path} ${status} ${helpful} ${index}`,
      path,
      comment: null,
      createdAt: null,
      source: 'contextual',
      status,
      helpful,
    }));
  const list = [
    ...said('/start', 'pending', false, 6),
    ...said('/start', 'resolved', true, 2),
    ...said('/', 'pending', true, 5),
  ];
  const facts = ({ diagnostics }: Awaited<ReturnType<typeof resolveSite>>) =>
    diagnostics.map(({ code, severity, pointer, line }) => [code, severity, pointer, line]);

  test('are off by default, and warn at the page’s entry when set', async () => {
    const server = await serve({ entries: list });
    expect(facts(await resolveSite(optionsFor(server.url)))).toEqual([]);
    const limits = { open: 5, helpful: 0.5 };
    expect(facts(await resolveSite(optionsFor(server.url, { limits })))).toEqual([
      ['feedback-open', 'warning', '/navigation/pages/1', 6],
      ['feedback-unhelpful', 'warning', '/navigation/pages/1', 6],
    ]);
    const options = optionsFor(server.url, { limits, show: 'never' });
    const strict = await resolveSite({ ...options, rules: { 'feedback-open': 'error', 'feedback-unhelpful': 'off' } });
    expect([strict.ok, facts(strict).length]).toEqual([false, 1]);
  });

  test('a percentage counts only from a minimum number of votes', async () => {
    const server = await serve({ entries: said('/start', 'resolved', false, 3) });
    const share = (votes: number) => resolveSite(optionsFor(server.url, { limits: { helpful: 0.5, votes } }));
    expect((await share(3)).diagnostics.length).toBe(1);
    expect((await share(4)).diagnostics).toEqual([]);
  });

  test('the root of a group and an unlisted page have locations too', async () => {
    const server = await serve({
      entries: [...said('/start', 'pending', true, 1), ...said('/other', 'pending', true, 1)],
    });
    const options = optionsFor(server.url, { limits: { open: 0 } });
    const root = folderOf({
      'docs.json': config({ groups: [{ group: 'A', root: 'start', pages: ['index'] }] }),
      'index.mdx': page('Home'),
      'start.mdx': page('Start'),
      'other.mdx': page('Other'),
    });
    const { diagnostics } = await resolveSite({ ...options, root });
    expect(diagnostics.map(({ file, pointer }) => [file, pointer])).toEqual([
      ['docs.json', '/navigation/groups/0/root'],
      ['other.mdx', undefined],
    ]);
  });
});

test('a rejected key warns, and fails if counts are required', async () => {
  const server = await serve({ entries, key: 'another-key' });
  const warned = await resolveSite(optionsFor(server.url));
  expect([warned.ok, warned.diagnostics.map(({ severity }) => severity)]).toEqual([true, ['warning']]);
  const failed = await resolveSite(optionsFor(server.url, { required: true }));
  expect([failed.ok, failed.diagnostics.map(({ code }) => code)]).toEqual([false, ['feedback-refused']]);
});

test('a site knows its host from its canonical URL', async () => {
  const server = await serve({
    entries: ['https://docs.example.com/start', 'https://elsewhere.example/start', 'old.example/Start'].map((path) => ({
      ...entries[0],
      id: path,
      path,
    })),
  });
  const options = optionsFor(server.url, { hosts: ['old.example'] });
  const seo = { metatags: { canonical: 'https://docs.example.com' } };
  const root = folderOf({ 'docs.json': config({ pages: ['start'] }, { seo }), 'start.mdx': page('Start') });
  const { model, diagnostics } = await resolveSite({ ...options, root });
  expect(model.pages['/start']?.feedback?.total).toBe(2);
  expect(diagnostics.map(({ code }) => code)).toEqual(['feedback-unmatched']);
});
