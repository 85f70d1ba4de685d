import type { IncomingMessage } from 'node:http';
import type { AstroServerSetup } from './types.ts';

/** Time that Astro takes, at most, to write changed content where its pages read it. */
const saving = 700;

/**
 * Reloads a browser that missed a change. In dev a change of a page reloads the browser at once, and again when the
 * content is written; the second reload is lost on a browser that still loads the page, and old content would stay.
 */
export class LateReloads {
  /** When a page was last asked for. */
  #requested = 0;
  /** From when on pages have the last change. */
  #ready = 0;

  /** Called when the content has been brought up to date. */
  readonly synchronized = (isChanged: boolean): void => {
    if (isChanged) this.#ready = Date.now() + saving;
  };

  /** Follows the requests and the browsers of a dev server. */
  attach({ server }: AstroServerSetup): void {
    server.middlewares.use(({ headers }: IncomingMessage, _response, next) => {
      if (headers.accept?.includes('text/html') === true) this.#requested = Date.now();
      next();
    });
    server.ws.on('connection', () => {
      if (!this.#isLate()) return;
      const reload = (): void => {
        if (this.#isLate()) server.ws.send({ type: 'full-reload' });
      };
      setTimeout(reload, Math.max(0, this.#ready - Date.now())).unref();
    });
  }

  /** True where the page that was last asked for may have been made before the last change. */
  #isLate(): boolean {
    return this.#requested < this.#ready;
  }
}
