import { FeedbackError } from './errors.ts';

/** Number of requests that may still be made. The service limits requests per hour and organization. */
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
   * @throws FeedbackError `budget` if none is left.
   */
  spend(): void {
    const plural = this.limit === 1 ? '' : 's';
    if (this.isSpent) throw new FeedbackError('budget', `the ${this.limit} request${plural} of a build are used up`);
    this.used += 1;
  }
}
