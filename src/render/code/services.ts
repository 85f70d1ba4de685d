/** What the code of a page asks for: texts in, a text out. An error says what is wrong. */
export type Service = (what: string, text: string, value: unknown) => unknown;

function partsOf({ href, origin, protocol, username, password, host, hostname, port, pathname, search, hash }: URL) {
  return { href, origin, protocol, username, password, host, hostname, port, pathname, search, hash };
}

/** What stand-ins in pages cannot do alone. None reads a file, a clock or the environment. */
export const plainServices: Readonly<Record<string, Service>> = {
  url: (address, base) => JSON.stringify(partsOf(new URL(address, base === '' ? undefined : base))),
  'url part': (text) => {
    const [href, part, value] = JSON.parse(text) as [string, keyof ReturnType<typeof partsOf>, string];
    const url = new URL(href);
    if (part !== 'origin' && Object.hasOwn(partsOf(url), part)) url[part] = value;
    return JSON.stringify(partsOf(url));
  },
  pairs: (text) => JSON.stringify([...new URLSearchParams(text)]),
  query: (text) => JSON.stringify(new URLSearchParams(JSON.parse(text) as string[][]).toString()),
  encode: (text) => Buffer.from(text, 'utf8').toString('latin1'),
  encoding: (label) => JSON.stringify(new TextDecoder(label).encoding),
  decode: (label, text) => new TextDecoder(label).decode(Buffer.from(text, 'latin1')),
  atob,
  btoa,
};
