import { maxEncodingLayers } from '../values/limits.ts';

/**
 * Effect of following a URL. `web`: opens a page, an email or a phone call. `application`: opens another program
 * (`vscode:`, `slack:`). `script`: may run code in the page.
 */
export type UrlKind = 'web' | 'application' | 'script';

/** Safe schemes. A URL without a scheme is relative to the site. */
const webSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/**
 * Schemes that may run code: the URL contains a program or document, or opens a document that the site doesn't control.
 */
const scriptSchemes: ReadonlySet<string> = new Set([
  ...['javascript', 'data', 'vbscript', 'livescript', 'mocha', 'blob', 'filesystem', 'file'],
  ...['about', 'view-source', 'jar', 'mhtml', 'ms-its', 'mk', 'res', 'feed'],
]);

/**
 * Named character references that can hide a scheme. The table of the package `entities` is too large for browsers.
 * Letter case and missing semicolons are ignored, because parsers differ.
 */
const namedReferences: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '', amp: '&' };

/**
 * Classifies a URL as written. All other checks for unsafe URLs call this function. Removes control characters and
 * spaces, and decodes nested character references and percent-encoding, as HTML parsers or browsers may do. A URL with
 * too many layers of encoding is a `script`.
 */
export function urlKind(url: string): UrlKind {
  let isDecoded = false;
  let layer = removeIgnoredCharacters(url);
  for (let layerCount = 0; layerCount < maxEncodingLayers; layerCount++) {
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(layer)?.[1]?.toLowerCase();
    if (scheme !== undefined) {
      const kind = kindOfScheme(scheme);
      // `a%3Ab` is a relative path: browsers don't decode percent-encoding before they look for a scheme.
      return isDecoded && kind === 'application' ? 'web' : kind;
    }
    if (!/^[a-z&%]/i.test(layer)) return 'web';
    let nextLayer = removeIgnoredCharacters(decodeReferences(layer));
    if (nextLayer === layer) {
      nextLayer = removeIgnoredCharacters(decodeAsciiPercent(layer));
      isDecoded = true;
    }
    if (nextLayer === layer) return 'web';
    layer = nextLayer;
  }
  return 'script';
}

/** True for a relative URL or a URL with a safe scheme, even if an untrusted author wrote it. */
export function isSafeUrl(url: string): boolean {
  return urlKind(url) === 'web';
}

function kindOfScheme(scheme: string): UrlKind {
  if (webSchemes.has(scheme)) return 'web';
  return scriptSchemes.has(scheme) ? 'script' : 'application';
}

/**
 * Removes control characters, format characters and spaces. Browsers remove some of these; other parsers remove more.
 */
export function removeIgnoredCharacters(url: string): string {
  return url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
}

function decodeReferences(url: string): string {
  return url.replace(
    /&(?:#0*(\d{1,7});?|#x0*([\da-f]{1,6});?|(colon|tab|newline|amp);?)/gi,
    (_, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return namedReferences[name.toLowerCase()] ?? '';
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Decodes ASCII only: schemes are ASCII, and an invalid sequence after a code must not keep it encoded: `%3A%FF`. */
function decodeAsciiPercent(url: string): string {
  return url.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const harmlessUrl = '#';

/** URLs in Markdown and HTML: link and image targets, reference definitions, autolinks, attributes. */
const urlPatterns: readonly RegExp[] = [
  /(\]\([\s]{0,9}<?)((?:[^()<>]|\([^()]*\))+)/g,
  /(\]:[\s]{0,9}<?)([^<>\n]+)/g,
  /(<)([a-z][^<>]*)(?=>)/gi,
  /((?:href|src|action|data|poster)[\s]{0,9}=[\s]{0,9}\{?[\s]{0,9})("[^"]*"|'[^']*'|`[^`]*`|[^\s"'`<>]+)/gi,
];

/**
 * Replaces unsafe URLs in Markdown.
 *
 * @param isUnsafe Default: true for URLs that may run code.
 * @returns The safe text, and the removed URLs as written.
 */
export function withoutUnsafeUrls(
  text: string,
  isUnsafe: (url: string) => boolean = (url) => urlKind(url) === 'script',
): { readonly text: string; readonly removed: readonly string[] } {
  const removed: string[] = [];
  let safeText = text;
  for (const pattern of urlPatterns) {
    safeText = safeText.replace(pattern, (match, prefix: string, source: string) => {
      const [, quote = '', url = source] = /^(["'`])(.*)\1$/s.exec(source) ?? [];
      if (!isUnsafe(url)) return match;
      removed.push(url);
      return prefix + quote + harmlessUrl + quote;
    });
  }
  return { text: safeText, removed };
}
