import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { createFeedbackClient } from '../../src/entries/feedback.ts';
import { folderOf } from '../support/folder.ts';
import { build, faults, key, serve, settingsFor } from './support.ts';

/** Everything that can be inspected of a value: hidden fields, prototypes, causes, symbols, getters, string form. */
function everything(value: unknown, seen = new Set<unknown>()): string {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return String(value);
  if (seen.has(value)) return '';
  seen.add(value);
  const fields = Reflect.ownKeys(value).flatMap((name) => {
    const { value: field, get } = Object.getOwnPropertyDescriptor(value, name) ?? {};
    return [String(name), everything(get === undefined ? field : get.call(value), seen)];
  });
  const shown = inspect(value, { showHidden: true, depth: 20, getters: true });
  return [String(value), shown, ...fields].join('\n');
}

/** Encodings of the key that must not appear. */
const spellings = [key, encodeURIComponent(key), btoa(key), key.slice(5, 15), JSON.stringify(key).slice(1, -1)];

function expectNoKey(text: string): void {
  for (const spelling of spellings) expect(text.includes(spelling)).toBe(false);
}

async function thrownBy(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Faults whose message could repeat the key. */
const some = Object.keys(faults).filter((name) =>
  /^(echo|status 40[0134]|redirect|.*HTML|.*cursor|.*MB|limit$|stalled|reset|body cut)/.test(name),
);

test.each(some)('%s: no error, finding or file contains the key', async (fault) => {
  const other = await serve();
  const server = await serve({ entries: 250, elsewhere: other.url, faults: () => fault });
  const options = { projectId: 'project', key, baseUrl: server.url, requestTime: 100, retryDelay: 1, retries: 1 };
  const client = createFeedbackClient(options);
  const error = await thrownBy(async () => {
    for await (const _entry of client.list());
  });
  if (error !== undefined) expect(error).toBeInstanceOf(Error);
  expect(error ?? {}).not.toHaveProperty('cause');
  expectNoKey(everything(error));
  expectNoKey(everything(client));
  expectNoKey(everything(client.list()));

  const settings = settingsFor(server, { deadline: 1 });
  const written: string[] = [];
  const result = await build(settings, {
    requestTime: 100,
    onProgress: (progress) => void written.push(everything(progress)),
  });
  expectNoKey(everything([...result.findings, ...result.counts.values(), settings, written]));
  for (const file of readdirSync(settings.cacheFolder as string)) {
    expectNoKey(readFileSync(join(settings.cacheFolder as string, file), 'utf8'));
  }
  expect(other.requests).toEqual([]);
});

test.each(['two words', `${key}\n`.repeat(2), 'caf\u00e9-key-0123456789'])(
  "refuses a key that can't be sent: %j",
  async (bad) => {
    const error = await thrownBy(async () => createFeedbackClient({ projectId: 'project', key: bad }));
    expect(everything(error)).not.toContain(bad);
    const result = await build(settingsFor({ url: 'https://example.com' }), { key: () => bad });
    expect(everything(result.findings)).not.toContain(bad.trim());
    expect(result.findings.map(({ code }) => code)).toEqual(['feedback-failed']);
  },
);

test('hides errors of `fetch`', async () => {
  const fetch = async (): Promise<Response> => {
    throw Object.assign(new TypeError(`Headers: "Bearer ${key}"`), { cause: new Error(key), headers: { key } });
  };
  const client = createFeedbackClient({ projectId: 'project', key, fetch, retryDelay: 1 });
  const error = await thrownBy(async () => {
    for await (const _entry of client.list());
  });
  expectNoKey(everything(error));
});

test('hides a key that the service repeats in its entries', async () => {
  const server = await serve({
    entries: [{ id: key, path: `/start?${key}`, comment: key, createdAt: null, source: key, status: key }],
  });
  const folder = folderOf({});
  const result = await build(settingsFor(server, { cacheFolder: folder }));
  expect(result.entries.length).toBe(1);
  expectNoKey(everything([...result.counts, ...result.findings]));
  for (const file of readdirSync(folder)) expectNoKey(readFileSync(join(folder, file), 'utf8'));
});

test('keeps no text of readers', async () => {
  const server = await serve({ entries: 250 });
  const folder = folderOf({});
  const result = await build(settingsFor(server, { cacheFolder: folder }));
  const kept = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(kept.length).toBe(1);
  for (const text of [...kept, everything(result)]) {
    for (const words of ['reader@example.com', 'npm install', 'looking for']) expect(text).not.toContain(words);
  }
});
