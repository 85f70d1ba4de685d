import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { parseAddress } from '../../links/address.ts';

/** Where Vite serves the script by which a page listens for changes. */
const clientScript = '/@vite/client';

/**
 * Reloads a browser that missed a change: what a dev server sends is lost on a browser that still loads its page, and
 * that page, which was made before the change, would stay.
 */
export class LateReloads {
  /** When each page was last asked for, by its path. */
  readonly #requested = new Map<string, number>();
  /** Paths of the pages that have asked for the client script and will connect, in that order. */
  #connecting: string[] = [];
  /** From when on pages have the last change. */
  #ready = 0;

  /**
   * Called when what pages are made of has changed.
   *
   * @param delay Milliseconds until they are made of the new.
   */
  changed(delay = 0): void {
    this.#ready = Math.max(this.#ready, Date.now() + delay);
  }

  /** Follows the requests and the browsers of a dev server. */
  attach({ middlewares, ws }: ViteDevServer): void {
    middlewares.use((request: IncomingMessage, _response, next) => {
      this.#follow(request);
      next();
    });
    ws.on('connection', () => {
      const path = this.#connecting.shift();
      if (!this.#isLate(path)) return;
      const reload = (): void => {
        if (this.#isLate(path)) ws.send({ type: 'full-reload' });
      };
      setTimeout(reload, Math.max(0, this.#ready - Date.now())).unref();
    });
  }

  #follow({ url = '/', headers: { accept, referer } }: IncomingMessage): void {
    const path = pathOf(url);
    if (accept?.includes('text/html') === true) {
      this.#requested.set(path, Date.now());
      // A page that is asked for again will not connect any more as it was.
      this.#connecting = this.#connecting.filter((other) => other !== path);
    } else if (path.endsWith(clientScript) && referer !== undefined) {
      this.#connecting.push(pathOf(referer));
    }
  }

  /** True where the page may have been made before the last change; so may one that nobody was seen to ask for. */
  #isLate(path: string | undefined): boolean {
    const requested = this.#requested.get(path ?? '') ?? Math.max(0, ...this.#requested.values());
    return requested <= this.#ready;
  }
}

/** The path of an address, with or without its origin. */
function pathOf(address: string): string {
  return parseAddress(address).path;
}
