/** The parts of an address, as they are written: joined again they are the address. */
export interface Address {
  /** Lower case, without its colon: `https`, `mailto`. Undefined for an address that has none. */
  readonly scheme: string | undefined;
  /** What follows `//`: host, port, user. Undefined for an address that has none. */
  readonly host: string | undefined;
  /** Everything up to the query and the hash. */
  readonly path: string;
  /** With its `?`; empty if there is none. */
  readonly query: string;
  /** With its `#`; empty if there is none. */
  readonly hash: string;
}

const shape = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Takes an address apart. Space around it does not count; every text is an address of some kind. */
export function parseAddress(text: string): Address {
  const [, scheme, host, path = '', query = '', hash = ''] = shape.exec(text.trim()) ?? [];
  return { scheme: scheme?.toLowerCase(), host, path, query, hash };
}

/** True for an address that names a scheme or a host: it leads to another site, or out of the browser. */
export function leadsAway(address: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);
}

/**
 * True for an address that looks like a path and leads to another host: `//example.com`, `/\\example.com`. Browsers take
 * a backslash for a slash, and drop tabs and line breaks (https://url.spec.whatwg.org/#relative-slash-state).
 */
export function hidesHost(address: string): boolean {
  return /^[/\\]{2}/.test(address.replace(/^[\0- ]+|[\t\n\r]/g, ''));
}

/** True for an address that names its scheme and a host: `https://example.com/a`. */
export function isUrl(address: string): boolean {
  return /^\s*[a-z][a-z\d+.-]*:\/\//i.test(address);
}

/** True for a host that is the reader's own machine; a port may follow its name. */
export function isLoopback(host: string): boolean {
  return /^(?:[^@]*@)?(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?$/i.test(host);
}

/** An address without its query and hash, and those two as they are written: `['/a', '?b#c']`. */
export function splitAddress(address: string): [path: string, rest: string] {
  const at = address.search(/[?#]/);
  return at === -1 ? [address, ''] : [address.slice(0, at), address.slice(at)];
}

/** A path as it is in an address: each of its steps percent-encoded. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** A text without percent-encoding. A sign that begins no encoded UTF-8 stands for itself. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  return text.replace(/(?:%[\da-f]{2})+/gi, (sequence) => {
    try {
      return decodeURIComponent(sequence);
    } catch {
      return sequence;
    }
  });
}

/** What the hash of an address names, decoded; empty if it names nothing. */
export function hashOf(address: string): string {
  const at = address.indexOf('#');
  return at === -1 ? '' : decodePercent(address.slice(at + 1));
}

/** A path below the base that a site is served under: `/docs/a` is `/a` under `/docs`, and `/a` is `/a`. */
export function withoutBase(path: string, base: string): string {
  if (base === '' || (path !== base && !path.startsWith(`${base}/`))) return path;
  return path.slice(base.length) || '/';
}
