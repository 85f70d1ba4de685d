import { FeedbackError } from './errors.ts';

/** Counts requests up to a limit, because the service limits the requests of an organization per hour. */
export class RequestBudget {
  readonly limit: number;
  used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isSpent(): boolean {
    return this.used >= this.limit;
  }

  /**
   * Counts a request.
   *
   * @throws FeedbackError `budget` if the limit is reached.
   */
  spend(): void {
    const plural = this.limit === 1 ? '' : 's';
    if (this.isSpent) throw new FeedbackError('budget', `the ${this.limit} request${plural} of a build are used up`);
    this.used += 1;
  }
}
