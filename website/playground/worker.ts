/// <reference lib="webworker" />
import { OpenSite } from './open-site.ts';
import type { Answers, WorkerMessage, WorkerRequest } from './protocol.ts';

/*
 * Checks the folder that the page sends. The worker has no network access: every API that can send a request is removed
 * before any file is read, and all code is in one file.
 */

for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts'])
  Object.defineProperty(globalThis, name, { value: undefined });

/** Minimum time between two progress messages, in milliseconds. */
const progressInterval = 80;

let site: OpenSite | undefined;

const answers: Answers = {
  async open(files, isAlone) {
    site = new OpenSite(files, isAlone, onBodies());
    return site.check();
  },
  navigation: (...parameters) => open().navigation(...parameters),
  text: (...parameters) => open().text(...parameters),
  preview: (...parameters) => open().preview(...parameters),
  apply: (...parameters) => open().apply(...parameters),
  fixAll: () => open().fixAll(),
  changes: () => open().changes(),
};

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, name, parameters } = data;
  try {
    const answer: (...parameters: readonly never[]) => unknown = answers[name];
    send({ kind: 'answer', id, value: await Reflect.apply(answer, undefined, parameters) });
  } catch (error) {
    send({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
});

function open(): OpenSite {
  if (site === undefined) throw new Error('No folder is open.');
  return site;
}

function onBodies(): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    if (performance.now() - last < progressInterval) return;
    last = performance.now();
    send({ kind: 'progress', done, total });
  };
}

function send(message: WorkerMessage): void {
  postMessage(message);
}
