import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { parseUrl } from '../../core/links.ts';

/** URL of the script through which a page receives updates. */
const clientScript = '/@vite/client';

/**
 * Tracks page requests of a dev server, so that no browser keeps an outdated page.
 *
 * A browser that is still loading its page would miss an update, so the page is reloaded when the browser connects. A
 * page that is being rendered keeps using the old modules, so new page requests wait until the modules are updated.
 */
export class PageRequests {
  readonly #timeoutMs: number;
  /** Counter that orders renderings and changes. */
  #clock = 0;
  /** Value of `#clock` when the latest rendering of each page began, by path. */
  readonly #startTimes = new Map<string, number>();
  /** Pages that have requested the client script and will connect, in order. */
  #connecting: string[] = [];
  readonly #inProgress = new Set<Promise<void>>();
  /** Resolved when pages may be rendered. */
  #ready: Promise<void> = Promise.resolve();
  #changedAt = 0;

  /** @param timeoutMs Maximum time that an update waits for pages in progress, in milliseconds. */
  constructor(timeoutMs = 10_000) {
    this.#timeoutMs = timeoutMs;
  }

  markOutdated(): void {
    this.#changedAt = ++this.#clock;
  }

  /**
   * Delays new page requests until files and modules are updated.
   *
   * @param prepare Updates generated files.
   * @param invalidate Invalidates modules. Called when no page is in progress, or after the timeout.
   */
  async hold(prepare: () => Promise<void>, invalidate: () => void): Promise<void> {
    const update = this.#ready.then(async () => {
      await prepare();
      const timeout = new AbortController();
      const timedOut = wait(this.#timeoutMs, undefined, { signal: timeout.signal, ref: false }).catch(() => undefined);
      await Promise.race([Promise.all(this.#inProgress), timedOut]);
      timeout.abort();
      invalidate();
    });
    this.#ready = update.catch(() => undefined).finally(() => this.markOutdated());
    await update;
  }

  attach({ middlewares, ws }: ViteDevServer): void {
    middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      await this.#track(request, response);
      next();
    });
    ws.on('connection', () => {
      if (this.#isOutdated(this.#connecting.shift())) ws.send({ type: 'full-reload' });
    });
  }

  async #track({ url = '/', headers: { accept, referer } }: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(url);
    if (accept?.includes('text/html') === true) {
      // A new request for the page replaces the previous one.
      this.#connecting = this.#connecting.filter((connectingPath) => connectingPath !== path);
      await this.#ready;
      this.#startTimes.set(path, ++this.#clock);
      // Also resolves if the browser has disconnected.
      const renderedPage = new Promise<void>((resolve) => finished(response, () => resolve()));
      this.#inProgress.add(renderedPage);
      void renderedPage.then(() => this.#inProgress.delete(renderedPage));
    } else if (path.endsWith(clientScript) && referer !== undefined) {
      this.#connecting.push(pathOf(referer));
    }
  }

  /**
   * True if the page began to render before the last change. For an unknown page, the page that began last is checked.
   */
  #isOutdated(path: string | undefined): boolean {
    const startTime = this.#startTimes.get(path ?? '') ?? Math.max(0, ...this.#startTimes.values());
    return startTime < this.#changedAt;
  }
}

function pathOf(url: string): string {
  return parseUrl(url).path;
}
