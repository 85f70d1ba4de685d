import { listIn } from './realm-inside.ts';

/** What the code of a page asks for: texts in, a text out. An error says what is wrong. */
export type Service = (what: string, text: string, value: unknown) => unknown;

function partsOf({ href, origin, protocol, username, password, host, hostname, port, pathname, search, hash }: URL) {
  return { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash };
}

/** What stand-ins in pages cannot do alone. None reads a file, a clock or the environment. */
export const plainServices: Readonly<Record<string, Service>> = {
  url: (address, base) => JSON.stringify(partsOf(new URL(address, base === '' ? undefined : base))),
  'url part': (text) => {
    const [href, part, value] = listIn(text).map(String);
    const url = new URL(href ?? '');
    if (part !== undefined && part !== 'origin' && Object.hasOwn(partsOf(url), part)) Reflect.set(url, part, value);
    return JSON.stringify(partsOf(url));
  },
  pairs: (text) => JSON.stringify([...new URLSearchParams(text)]),
  query: (text) => {
    const query = new URLSearchParams();
    for (const pair of listIn(text)) if (Array.isArray(pair)) query.append(String(pair[0]), String(pair[1]));
    return JSON.stringify(query.toString());
  },
  encode: (text) => Buffer.from(text, 'utf8').toString('latin1'),
  encoding: (label) => JSON.stringify(new TextDecoder(label).encoding),
  decode: (label, text) => new TextDecoder(label).decode(Buffer.from(text, 'latin1')),
  atob,
  btoa,
};
