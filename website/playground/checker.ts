/// <reference lib="dom" />
import type { Answers, Message, Question } from './protocol.ts';

type Name = keyof Answers;

interface Waiting {
  readonly take: (value: never) => void;
  readonly fail: (error: Error) => void;
}

/** Asks the worker, and hands on what it answers. */
export class Checker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param onProgress Told how many pages of how many are read. */
  constructor(onProgress: (done: number, total: number) => void) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total);
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.kind === 'failure') waiting?.fail(new Error(data.message));
      // The worker answers in the types of `Answers`.
      else waiting?.take(data.value as never);
    });
    this.#worker.addEventListener('error', ({ message }) => this.#failAll(message));
  }

  ask<N extends Name>(name: N, ...words: Parameters<Answers[N]>): Promise<Awaited<ReturnType<Answers[N]>>> {
    return new Promise((take, fail) => {
      const id = ++this.#last;
      this.#waiting.set(id, { take, fail });
      this.#worker.postMessage({ id, name, words } satisfies Question);
    });
  }

  #failAll(message: string): void {
    for (const { fail } of this.#waiting.values()) fail(new Error(message || 'The checker stopped.'));
    this.#waiting.clear();
  }
}
