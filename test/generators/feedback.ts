import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { resolveSite } from '../../src/site/resolve.ts';
import { contentFolder } from './fixture.ts';

/** A feedback service that builds read while it runs. */
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
 * Starts a feedback service with entries about the shared content. The config file beside that content reads from the
 * environment where the service is.
 */
export async function startFeedback(): Promise<FeedbackService> {
  const module = new URL('../../fixtures/feedback/server.mjs', import.meta.url);
  const { startFeedbackServer } = (await import(module.href)) as ServerModule;
  const { model } = await resolveSite({ root: contentFolder });
  const server = await startFeedbackServer({ routes: Object.keys(model.pages), entries: 160 });
  // Another port each time: what was kept of another server is of no use.
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
