import { FeedbackError } from './errors.ts';

/** Requests that may still be made: an organization has few an hour for everything it does. */
export class RequestBudget {
  readonly limit: number;
  /** Requests made so far, repeated and redirected ones too. */
  used = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get isSpent(): boolean {
    return this.used >= this.limit;
  }

  /**
   * Takes one request.
   *
   * @throws FeedbackError `budget` if none is left.
   */
  spend(): void {
    const plural = this.limit === 1 ? '' : 's';
    if (this.isSpent) throw new FeedbackError('budget', `the ${this.limit} request${plural} of a build are used up`);
    this.used += 1;
  }
}
