import { maxSliceMilliseconds } from './limits.ts';

/** Splits long work, so that events such as a key press or a request are handled while it runs. */
export class TimeSlices {
  #start = performance.now();

  /** True if a pause is due. */
  get isOver(): boolean {
    return performance.now() - this.#start > maxSliceMilliseconds;
  }

  /** Lets pending events run, and starts the next slice. */
  async pause(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#start = performance.now();
  }
}
