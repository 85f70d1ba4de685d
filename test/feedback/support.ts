import { onTestFinished } from 'vitest';
import { createLinkLookup } from '../../src/core/links/lookup.ts';
import {
  type FeedbackOptions,
  type FeedbackSettings,
  resolveFeedbackOptions,
} from '../../src/core/options/feedback-options.ts';
import { decodeState, encodeState } from '../../src/feedback/cache/format.ts';
import type { Store } from '../../src/feedback/cache/store.ts';
import { createPathLookup, type PathLookup } from '../../src/feedback/match-paths.ts';
import { type FeedbackResult, type RequestPolicy, readFeedback } from '../../src/feedback/read-feedback.ts';
import type { FeedbackTools } from '../../src/feedback/reading.ts';
import type { FeedbackEntry } from '../../src/feedback/types.ts';
import { folderOf } from '../support/folder.ts';

/** Options of `fixtures/feedback/server.mjs`. */
export interface FeedbackServerOptions {
  readonly routes?: readonly string[];
  readonly entries?: number | readonly unknown[];
  readonly key?: string;
  readonly limit?: number;
  readonly faults?: (number: number, url: URL) => string | undefined;
  readonly elsewhere?: string;
}

/** A running server of `fixtures/feedback/server.mjs`. */
export interface FeedbackServer {
  readonly url: string;
  readonly requests: { readonly path: string; readonly query: Readonly<Record<string, string>> }[];
  set entries(list: readonly unknown[]);
  set faults(choose: (number: number, url: URL) => string | undefined);
  close(): Promise<void>;
}

const fixtures = new URL('../../fixtures/feedback/', import.meta.url);
const { startFeedbackServer } = (await import(new URL('server.mjs', fixtures).href)) as {
  startFeedbackServer: (options: FeedbackServerOptions) => Promise<FeedbackServer>;
};
/** Faulty responses by name. */
export const { faults } = (await import(new URL('faults.mjs', fixtures).href)) as {
  faults: Readonly<Record<string, unknown>>;
};
/** Creates deterministic entries about routes. */
export const { makeEntries } = (await import(new URL('entries.mjs', fixtures).href)) as {
  makeEntries: (
    routes: readonly string[],
    count: number,
    options?: { days?: number; plain?: boolean },
  ) => FeedbackEntry[];
};

/** A key that is easy to find in any output. */
export const key = 'mint_SECRET+key/0123456789';
export const routes = ['/', '/start', '/guides/install', '/guides/deploy', '/api/users', '/caf\u00e9'];

/** Starts a feedback server that stops when the test ends. */
export async function serve(options: FeedbackServerOptions = {}): Promise<FeedbackServer> {
  const server = await startFeedbackServer({ routes, key, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** Settings for a server, with a cache in a temporary folder. */
export function settingsFor(
  server: { readonly url: string },
  options: Partial<FeedbackOptions> = {},
): FeedbackSettings {
  return resolveFeedbackOptions(
    { projectId: 'project', baseUrl: server.url, cacheFolder: options.cacheFolder ?? folderOf({}), ...options },
    '/',
  );
}

/** Lookup for pages of a site without redirects, served at the root. */
export function lookupOf(pages: readonly string[] = routes): PathLookup {
  return createPathLookup(createLinkLookup({ base: '', routes: pages, redirects: [] }), pages);
}

/** Runs a build with short time limits. It always asks the service, even if the cache is fresh. */
export function build(
  settings: FeedbackSettings,
  { asking = 'always', ...tools }: FeedbackTools & { readonly asking?: RequestPolicy } = {},
): Promise<FeedbackResult> {
  return readFeedback(settings, lookupOf(), asking, { key: () => key, retryDelay: 10, requestTime: 1500, ...tools });
}

/** An in-memory store that uses the file format. */
export function memoryStore(): Store {
  let text = '';
  return {
    read: async () => decodeState(text),
    lock: async () => 'mine',
    write: async (state) => {
      text = encodeState(state);
      return undefined;
    },
    unlock: async () => {},
  };
}

/** Codes of a build's findings, except those for paths without a page. */
export function codesOf({ findings }: FeedbackResult): string[] {
  return findings.map(({ code }) => code).filter((code) => code !== 'feedback-unmatched');
}
