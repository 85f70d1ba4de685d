/// <reference lib="webworker" />
import { OpenSite } from './open-site.ts';
import type { Answers, Message, Question } from './protocol.ts';

/*
 * Checks the folder that the page hands over. It has no way to the network: what could ask another site is taken away
 * before a file is read, and all of its code is in one file.
 */

for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts'])
  Object.defineProperty(globalThis, name, { value: undefined });

/** Milliseconds between two words about how far it is. */
const pause = 80;

let site: OpenSite | undefined;

const answers: Answers = {
  async open(files, isAlone) {
    site = new OpenSite(files, isAlone, onBodies());
    return site.check();
  },
  text: (...words) => open().text(...words),
  preview: (...words) => open().preview(...words),
  apply: (...words) => open().apply(...words),
  fixAll: () => open().fixAll(),
  changes: () => open().changes(),
};

addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const { id, name, words } = data;
  try {
    const ask: (...words: readonly never[]) => unknown = answers[name];
    say({ kind: 'answer', id, value: await Reflect.apply(ask, undefined, words) });
  } catch (error) {
    say({ kind: 'failure', id, message: error instanceof Error ? error.message : String(error) });
  }
});

function open(): OpenSite {
  if (site === undefined) throw new Error('No folder is open.');
  return site;
}

function onBodies(): (done: number, total: number) => void {
  let last = 0;
  return (done, total) => {
    if (performance.now() - last < pause) return;
    last = performance.now();
    say({ kind: 'progress', done, total });
  };
}

function say(message: Message): void {
  postMessage(message);
}
