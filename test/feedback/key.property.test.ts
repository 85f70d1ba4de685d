import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainFinding } from '../../src/core/findings/catalogue.ts';
import { createFeedbackClient } from '../../src/entries/feedback.ts';
import { encodeState } from '../../src/feedback/cache/format.ts';
import type { Store } from '../../src/feedback/cache/store.ts';
import { emptyState, type FeedbackState } from '../../src/feedback/state.ts';
import { casesOf } from '../support/cases.ts';
import { build, key, settingsFor } from './support.ts';

/** Reversible encoding of a text; `which` selects the characters to encode. */
type Encoding = (text: string, which: (index: number) => boolean) => string;

const hexadecimal = (character: string, digits: number): string =>
  character.charCodeAt(0).toString(16).padStart(digits, '0');
/** Always encodes the escape character itself. */
const each =
  (write: (character: string) => string): Encoding =>
  (text, which) =>
    [...text]
      .map((character, index) => (which(index) || character === write('x')[0] ? write(character) : character))
      .join('');
const encodings: Readonly<Record<string, Encoding>> = {
  plain: (text) => text,
  percent: each((character) => `%${hexadecimal(character, 2)}`),
  percentUpper: each((character) => `%${hexadecimal(character, 2).toUpperCase()}`),
  base64: (text) => btoa(text),
  base64url: (text) => Buffer.from(text).toString('base64url'),
  basic: (text) => btoa(`name:${text}`),
};

const spelling = fc.constantFrom(key, key.toLowerCase(), key.toUpperCase(), `Bearer ${key}`);
/** The key in one of the encodings, surrounded by text. */
const disguise = fc
  .record({
    spelling,
    encode: fc.constantFrom(...Object.values(encodings)),
    choices: fc.array(fc.boolean(), { minLength: 1, maxLength: 9 }),
    before: fc.constantFrom('', '/start/', 'fb-', '/start?token=', 'a '),
    after: fc.constantFrom('', '/', '?x=1', '-1', ' b'),
  })
  .map(({ spelling: text, encode, choices, before, after }) => {
    const secret = encode(text, (index) => choices[index % choices.length] as boolean);
    return { secret, text: `${before}${secret}${after}` };
  });

const entry = {
  id: 'x',
  path: '/start',
  comment: null,
  createdAt: '2026-01-31',
  source: 'contextual',
  status: 'pending',
};
const page = (...feedback: object[]) => ({ feedback, nextCursor: null, hasMore: false });
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** Every part of a response that can contain text. */
const responsesWith: Readonly<Record<string, (text: string) => Response>> = {
  id: (text) => json(page({ ...entry, id: text }, { ...entry, id: `${text}2` })),
  path: (text) => json(page({ ...entry, path: text })),
  status: (text) => json(page({ ...entry, status: text })),
  source: (text) => json(page({ ...entry, source: text })),
  createdAt: (text) => json(page({ ...entry, createdAt: text })),
  comment: (text) => json(page({ ...entry, comment: text, contact: text, code: text })),
  'an unknown field': (text) => json(page({ ...entry, [text]: text, list: [{ [text]: text }] })),
  'a malformed entry': (text) => json(page({ id: text, path: 5, status: text }, { path: text })),
  cursor: (text) => json({ feedback: [entry], nextCursor: text, hasMore: true }),
  'error 400': (text) => json({ error: text }, 400),
  'details 422': (text) => json({ error: 'wrong', details: [{ message: text }, text] }, 422),
  'error 401': (text) => json({ error: text }, 401),
  'error 429': (text) => json({ error: text }, 429),
  'error 500': (text) => json({ error: text.padStart(150, 'x') }, 500),
  redirect: (text) =>
    new Response(null, { status: 302, headers: { location: `https://example.org/${encodeURI(text)}` } }),
  'redirect to a host': (text) =>
    new Response(null, {
      status: 302,
      headers: { location: `https://${text.replace(/[^a-z\d.-]/gi, '-')}.example.org` },
    }),
  'no JSON': (text) => new Response(`<p>${text}`),
  'a page that is none': (text) => json({ [text]: text, feedback: text, nextCursor: 5, hasMore: text }),
};

/** A store that records everything a build writes. */
function openStore(): Store & { readonly text: () => string } {
  let kept: FeedbackState = emptyState();
  return {
    read: async () => undefined,
    lock: async () => 'mine',
    write: async (state) => {
      kept = state;
      return undefined;
    },
    unlock: async () => {},
    text: () => encodeState(kept),
  };
}

test.each(Object.keys(responsesWith))('an encoded key stays out of every output: %s', async (field) => {
  const settings = settingsFor({ url: 'https://example.com' });
  await fc.assert(
    fc.asyncProperty(disguise, async ({ secret, text }) => {
      const fetch = async (): Promise<Response> => (responsesWith[field] as (text: string) => Response)(text);
      const sleep = async (): Promise<void> => {};
      const seen: string[] = [];
      const store = openStore();
      const { counts, findings, unmatched, entries } = await build(settings, { fetch, sleep, store });
      seen.push(JSON.stringify([[...counts], findings, unmatched, entries]), store.text());
      for (const finding of findings) seen.push(JSON.stringify(explainFinding(finding)));
      const list = createFeedbackClient({ projectId: 'project', key, fetch, sleep }).list();
      try {
        for await (const one of list) seen.push(JSON.stringify(one));
      } catch (error) {
        seen.push(String(error), JSON.stringify(error), String((error as Error).stack));
      }
      for (const output of seen) {
        for (const form of [secret, JSON.stringify(secret).slice(1, -1), key]) {
          expect(output.toLowerCase()).not.toContain(form.toLowerCase());
        }
      }
    }),
    { numRuns: Number(process.env.FEEDBACK_PROPERTY_RUNS ?? casesOf(60)) },
  );
});

test('two ids that contain the key stay distinct', async () => {
  const fetch = async () => json(page({ ...entry, id: btoa(`1 ${key}`) }, { ...entry, id: btoa(`2 ${key}`) }));
  const { entries } = await build(settingsFor({ url: 'https://example.com' }), { fetch });
  expect(entries.length).toBe(2);
});

test('hides a setting that contains the key by mistake', async () => {
  const settings = settingsFor({ url: 'https://example.com' }, { projectId: key });
  const { findings } = await build(settings, { fetch: async () => json({}, 403) });
  expect(JSON.stringify(findings)).not.toContain(key);
});
