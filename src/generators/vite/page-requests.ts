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
 * Updates are lost on a browser that is still loading its page, so it gets them when it connects. A server that renders
 * pages keeps the modules of a page in progress, so it delays new pages until the modules are updated.
 */
export class PageRequests {
  readonly #patience: number;
  /** Logical clock that orders events. */
  #moment = 0;
  /** Time at which the latest rendering of each page began, by path. */
  readonly #begun = new Map<string, number>();
  /** Pages that have requested the client script and will connect, in order. */
  #connecting: string[] = [];
  readonly #underWay = new Set<Promise<void>>();
  /** Resolved when pages may be rendered. */
  #open: Promise<void> = Promise.resolve();
  #changed = 0;

  /** @param patience Maximum wait for pages in progress, in milliseconds. */
  constructor(patience = 10_000) {
    this.#patience = patience;
  }

  /** Marks pages that began before now as outdated. */
  changed(): void {
    this.#changed = ++this.#moment;
  }

  /**
   * Delays page requests from now on.
   *
   * @param prepare Updates generated files.
   * @param forget Invalidates modules, once no page is in progress.
   */
  async hold(prepare: () => Promise<void>, forget: () => void): Promise<void> {
    const held = this.#open.then(async () => {
      await prepare();
      const patience = new AbortController();
      const late = wait(this.#patience, undefined, { signal: patience.signal, ref: false }).catch(() => undefined);
      await Promise.race([Promise.all(this.#underWay), late]);
      patience.abort();
      forget();
    });
    this.#open = held.catch(() => undefined).finally(() => this.changed());
    await held;
  }

  attach({ middlewares, ws }: ViteDevServer): void {
    middlewares.use(async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
      await this.#follow(request, response);
      next();
    });
    ws.on('connection', () => {
      if (this.#isLate(this.#connecting.shift())) ws.send({ type: 'full-reload' });
    });
  }

  async #follow({ url = '/', headers: { accept, referer } }: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(url);
    if (accept?.includes('text/html') === true) {
      // A new request for the page replaces the previous one.
      this.#connecting = this.#connecting.filter((other) => other !== path);
      await this.#open;
      this.#begun.set(path, ++this.#moment);
      // Also resolves if the browser has disconnected meanwhile.
      const made = new Promise<void>((resolve) => finished(response, () => resolve()));
      this.#underWay.add(made);
      void made.then(() => this.#underWay.delete(made));
    } else if (path.endsWith(clientScript) && referer !== undefined) {
      this.#connecting.push(pathOf(referer));
    }
  }

  /** An unknown page counts as older than the last change. */
  #isLate(path: string | undefined): boolean {
    const begun = this.#begun.get(path ?? '') ?? Math.max(0, ...this.#begun.values());
    return begun < this.#changed;
  }
}

/** Path of a URL, with or without an origin. */
function pathOf(address: string): string {
  return parseUrl(address).path;
}
