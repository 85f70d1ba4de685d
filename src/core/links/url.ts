/** Parts of an absolute or relative URL. Path, query and hash are as written. */
export interface UrlParts {
  /** Lower case, without the colon: `https`, `mailto`. */
  readonly scheme: string | undefined;
  /** Text between `//` and the path: host, port, user. */
  readonly host: string | undefined;
  readonly path: string;
  /** With `?`; empty if absent. */
  readonly query: string;
  /** With `#`; empty if absent. */
  readonly hash: string;
}

const urlPattern = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;

/** Parses an absolute or relative URL. Accepts any text, and ignores surrounding whitespace. */
export function parseUrl(text: string): UrlParts {
  const [, scheme, host, path = '', query = '', hash = ''] = urlPattern.exec(text.trim()) ?? [];
  return { scheme: scheme?.toLowerCase(), host, path, query, hash };
}

/** True for a URL with a scheme or a host, such as `https://example.com`, `//example.com` or `mailto:a@example.com`. */
export function isExternal(url: string): boolean {
  return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/**
 * True for a URL that looks like a path but has a host: `//example.com`, `/\example.com`. Browsers treat a backslash as
 * a slash, and ignore tabs and line breaks (https://url.spec.whatwg.org/#relative-slash-state).
 */
export function hidesHost(url: string): boolean {
  return /^[/\\]{2}/.test(url.replace(/^[\0- ]+|[\t\n\r]/g, ''));
}

/** True for a URL with a scheme and a host: `https://example.com/a`. */
export function isUrl(url: string): boolean {
  return /^\s*[a-z][a-z\d+.-]*:\/\//i.test(url);
}

export function isLoopback(host: string): boolean {
  return /^(?:[^@]*@)?(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?$/i.test(host);
}

/** `/a?b#c → ['/a', '?b#c']`. */
export function splitUrl(url: string): [path: string, rest: string] {
  const index = url.search(/[?#]/);
  return index === -1 ? [url, ''] : [url.slice(0, index), url.slice(index)];
}

export function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

/** Decodes percent-encoding. Keeps invalid UTF-8 sequences as written. */
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

/**
 * Decoded hash without `#`; empty if absent. Browsers remove the part from `:~:`, which selects a passage:
 * `/a#setup:~:text=word → setup`.
 */
export function hashOfUrl(url: string): string {
  return decodePercent(rawHashOfUrl(url));
}

/** Hash as written, without `#` and without the part from `:~:`. */
export function rawHashOfUrl(url: string): string {
  const index = url.indexOf('#');
  return index === -1 ? '' : url.slice(index + 1).replace(/:~:.*$/s, '');
}

/** Removes a base path: with the base `/docs`, `/docs/a → /a` and `/a → /a`. */
export function withoutBase(path: string, base: string): string {
  if (base === '' || (path !== base && !path.startsWith(`${base}/`))) return path;
  return path.slice(base.length) || '/';
}

const imageExtension = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;

export function hasImageExtension(path: string): boolean {
  return imageExtension.test(path);
}

const fileExtension =
  /\.(?:7z|avi|bz2|csv|dmg|docx?|epub|exe|gz|ics|ipynb|json|m4[av]|mkv|mov|mp[34]|msi|og[agv]|parquet|pdf|pkg|pptx?|ps1|py|rar|sh|sql|tar|tgz|toml|txt|wav|web[am]|xlsx?|xml|ya?ml|zip)$/i;

/** True for the path of a file that pages play or offer as a download. */
export function hasFileExtension(path: string): boolean {
  return fileExtension.test(path);
}

/** True for an icon that is a path to an image in the docs. Other icons are names, text, URLs or markup. */
export function isImagePath(icon: string): boolean {
  if (isExternal(icon) || /[\s<>{}]/.test(icon)) return false;
  return hasImageExtension(icon) || /^\.{0,2}\/[^/]/.test(icon);
}
