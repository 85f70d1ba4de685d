/// <reference lib="dom" />
import type { Answers, WorkerMessage, WorkerRequest } from './protocol.ts';

type Name = keyof Answers;

interface PendingRequest {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** Sends requests to the worker and returns its responses. */
export class Checker {
  readonly #worker: Worker;
  readonly #pending = new Map<number, PendingRequest>();
  #lastId = 0;

  /** @param onProgress Called with the number of pages read and the total. */
  constructor(onProgress: (done: number, total: number) => void) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if (data.kind === 'progress') return onProgress(data.done, data.total);
      const pending = this.#pending.get(data.id);
      this.#pending.delete(data.id);
      if (data.kind === 'failure') pending?.reject(new Error(data.message));
      // The worker's responses have the return types of `Answers`.
      else pending?.resolve(data.value as never);
    });
    this.#worker.addEventListener('error', ({ message }) => this.#failAll(message));
  }

  request<N extends Name>(name: N, ...parameters: Parameters<Answers[N]>): Promise<Awaited<ReturnType<Answers[N]>>> {
    return new Promise((resolve, reject) => {
      const id = ++this.#lastId;
      this.#pending.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, parameters } satisfies WorkerRequest);
    });
  }

  #failAll(message: string): void {
    for (const { reject } of this.#pending.values()) reject(new Error(message || 'The checker stopped.'));
    this.#pending.clear();
  }
}
