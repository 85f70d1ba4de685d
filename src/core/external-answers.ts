import type { LinkAnswer } from './host/remote/ask-link.ts';
import type { AskLinksOptions, LinkAnswers } from './host/remote/ask-links.ts';

/** Gets the answers about some addresses of other sites: absolute, http or https, without fragments. */
export type AnswerLinks = (urls: Iterable<string>, options: AskLinksOptions) => Promise<LinkAnswers>;

/** Answers of other sites in one run. The sites that the run resolves share them, and the time for asking. */
export class ExternalAnswers {
  readonly #answers = new Map<string, LinkAnswer>();
  #secondsSpent = 0;

  /** Asks for the addresses without an answer. What earlier calls took is taken from `seconds`. */
  readonly ask: AnswerLinks = async (urls, options) => {
    const { askLinks } = await import('./host/remote/ask-links.ts');
    const open = [...urls].filter((url) => !this.#answers.has(url));
    const started = performance.now();
    const seconds = Math.max(0, options.seconds - this.#secondsSpent);
    const { answers, unasked } = await askLinks(open, { ...options, seconds });
    this.#secondsSpent += (performance.now() - started) / 1000;
    for (const [url, answer] of answers) this.#answers.set(url, answer);
    return { answers: this.#answers, unasked };
  };

  /** Asks nobody. */
  readonly recall: AnswerLinks = async () => ({ answers: this.#answers, unasked: 0 });

  /** Starts the next run of a watch mode, with its whole time. */
  renew(): void {
    this.#answers.clear();
    this.#secondsSpent = 0;
  }
}
