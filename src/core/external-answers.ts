import type { LinkAnswer } from './host/remote/check-link.ts';
import type { CheckLinksOptions, LinkAnswers } from './host/remote/check-links.ts';

export type RequestLinks = (urls: Iterable<string>, options: CheckLinksOptions) => Promise<LinkAnswers>;

/** Responses to external links in one run, and the time left for requests. Shared by all sites of the run. */
export class ExternalAnswers {
  readonly #answers = new Map<string, LinkAnswer>();
  #secondsSpent = 0;

  /** Requests the URLs that have no answer yet. Time spent in earlier calls is subtracted from `seconds`. */
  readonly requestMissing: RequestLinks = async (urls, options) => {
    const { requestLinks } = await import('./host/remote/check-links.ts');
    const pendingUrls = [...urls].filter((url) => !this.#answers.has(url));
    const startTime = performance.now();
    const seconds = Math.max(0, options.seconds - this.#secondsSpent);
    const { answers, unasked } = await requestLinks(pendingUrls, { ...options, seconds });
    this.#secondsSpent += (performance.now() - startTime) / 1000;
    for (const [url, answer] of answers) this.#answers.set(url, answer);
    return { answers: this.#answers, unasked };
  };

  readonly readCached: RequestLinks = async () => ({ answers: this.#answers, unasked: 0 });

  /** Forgets all answers and the time spent, for the next run of watch mode. */
  reset(): void {
    this.#answers.clear();
    this.#secondsSpent = 0;
  }
}
