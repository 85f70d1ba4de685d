import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveSite } from '../../src/site/resolve.ts';
import { contentFolder } from './fixture.ts';

/** A running feedback service that builds can read. */
export interface FeedbackService {
  readonly close: () => Promise<void>;
}

interface ServerModule {
  startFeedbackServer(options: {
    readonly routes: readonly string[];
    readonly entries: number;
  }): Promise<{ readonly url: string; readonly key: string; close(): Promise<void> }>;
}

/**
 * Starts a feedback service with entries about the shared content. The settings file of that content reads the
 * service's URL from the environment.
 */
export async function startFeedback(): Promise<FeedbackService> {
  const module = new URL('../../fixtures/feedback/server.mjs', import.meta.url);
  const { startFeedbackServer } = (await import(module.href)) as ServerModule;
  const { model } = await resolveSite({ root: contentFolder });
  const server = await startFeedbackServer({ routes: Object.keys(model.pages), entries: 160 });
  // The port differs each time, so a cache of another server is useless.
  const cache = mkdtempSync(join(tmpdir(), 'docs-json-nav-feedback-'));
  const variables = { FEEDBACK_URL: server.url, FEEDBACK_CACHE: cache, DOCS_FEEDBACK_KEY: server.key };
  Object.assign(process.env, variables);
  return {
    close: async () => {
      for (const name of Object.keys(variables)) delete process.env[name];
      await server.close();
      rmSync(cache, { recursive: true, force: true });
    },
  };
}
