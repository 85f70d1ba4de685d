import { LivePreview } from '../../src/cli/preview/live-preview.ts';
import { startServer } from '../../src/cli/preview/server.ts';

export interface OpenedPreview {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts the preview of a docs folder. */
export async function openPreview(folder: string): Promise<OpenedPreview> {
  const live = new LivePreview({
    options: { root: folder },
    resolvedOptions: { root: folder },
    settings: { workingDirectory: folder },
    cwd: folder,
    commands: { check: '', fix: '' },
  });
  const server = await startServer({ port: 0, host: '127.0.0.1' }, (request, response) =>
    live.handle(request, response),
  );
  await live.start();
  return {
    url: server.url,
    close: async () => {
      live.close();
      await server.close();
    },
  };
}
