import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { parseAddress } from '../../core/links.ts';

/** Where Vite serves the script by which a page listens for changes. */
const clientScript = '/@vite/client';

/**
 * The pages that browsers ask a dev server for, so that none stays which was made before a change.
 *
 * What a dev server sends is lost on a browser that still loads its page: that browser is told when it connects. And a
 * server that renders pages itself keeps the modules that a page under way has loaded, old ones too: such a server
 * holds pages back until it can make them from the new ones.
 */
export class PageRequests {
  readonly #patience: number;
  /** Counts what happens, which tells earlier from later. */
  #moment = 0;
  /** When the server began each page, by its path. */
  readonly #begun = new Map<string, number>();
  /** Paths of the pages that have asked for the client script and will connect, in that order. */
  #connecting: string[] = [];
  /** The pages that are being made. */
  readonly #underWay = new Set<Promise<void>>();
  /** Settled where pages may be made. */
  #open: Promise<void> = Promise.resolve();
  /** When what pages are made of last changed. */
  #changed = 0;

  /** @param patience Milliseconds that a page under way is waited for. */
  constructor(patience = 10_000) {
    this.#patience = patience;
  }

  /** What pages are made of has changed: one that was begun before now is out of date. */
  changed(): void {
    this.#changed = ++this.#moment;
  }

  /**
   * Holds the pages that browsers ask for from now on.
   *
   * @param prepare Brings about what pages are made of.
   * @param forget Called when no page is under way any more, and none has begun that is held.
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

  /** Follows the requests and the browsers of a dev server. */
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
      // A page that is asked for again will not connect any more as it was.
      this.#connecting = this.#connecting.filter((other) => other !== path);
      await this.#open;
      this.#begun.set(path, ++this.#moment);
      // Also if the browser has gone meanwhile: nothing would tell of that any more.
      const made = new Promise<void>((resolve) => finished(response, () => resolve()));
      this.#underWay.add(made);
      void made.then(() => this.#underWay.delete(made));
    } else if (path.endsWith(clientScript) && referer !== undefined) {
      this.#connecting.push(pathOf(referer));
    }
  }

  /** True if the page may have been made before the last change; so may one that nobody was seen to ask for. */
  #isLate(path: string | undefined): boolean {
    const begun = this.#begun.get(path ?? '') ?? Math.max(0, ...this.#begun.values());
    return begun < this.#changed;
  }
}

/** The path of an address, with or without its origin. */
function pathOf(address: string): string {
  return parseAddress(address).path;
}
