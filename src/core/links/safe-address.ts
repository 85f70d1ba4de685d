/**
 * What a browser does with an address: `web` addresses lead to a page, a mail or a phone number; `application`
 * addresses hand over to another program (`vscode:`, `slack:`); `script` addresses may run what they contain in the
 * reader's page.
 */
export type AddressKind = 'web' | 'application' | 'script';

/** Schemes that lead somewhere and nothing else. Without a scheme an address is relative, and leads into the site. */
const webSchemes: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/** Schemes whose addresses hold a program or a document, or show one in a way that the site does not control. */
const scriptSchemes: ReadonlySet<string> = new Set([
  ...['javascript', 'data', 'vbscript', 'livescript', 'mocha', 'blob', 'filesystem', 'file'],
  ...['about', 'view-source', 'jar', 'mhtml', 'ms-its', 'mk', 'res', 'feed'],
]);

/** Character references of HTML by name that can hide a scheme. */
const named: Readonly<Record<string, string>> = { colon: ':', tab: '', newline: '', amp: '&' };

/** How many layers of encoding are looked through; what is wrapped in more means no good. */
const mostLayers = 8;

/**
 * The one decision on which addresses the project publishes. It looks through whatever may be taken off between here and
 * the reader's browser, in any nesting: control characters and spaces, which browsers drop, character references of
 * HTML, and percent-encoding. Give it an address as it was written.
 */
export function addressKind(address: string): AddressKind {
  let isDecoded = false;
  let layer = withoutIgnored(address);
  for (let layers = 0; layers < mostLayers; layers++) {
    const scheme = /^([a-z][a-z\d+.-]*):/i.exec(layer)?.[1]?.toLowerCase();
    if (scheme !== undefined) {
      const kind = kindOfScheme(scheme);
      // `a%3Ab` is the address of a page: browsers take nothing for a scheme that is percent-encoded.
      return isDecoded && kind === 'application' ? 'web' : kind;
    }
    if (!/^[a-z&%]/i.test(layer)) return 'web';
    let next = withoutIgnored(decodeReferences(layer));
    if (next === layer) {
      next = withoutIgnored(decodePercent(layer));
      isDecoded = true;
    }
    if (next === layer) return 'web';
    layer = next;
  }
  return 'script';
}

/** True for an address that a page may lead to, whoever wrote it: relative, or of a scheme that leads somewhere. */
export function isSafeAddress(address: string): boolean {
  return addressKind(address) === 'web';
}

function kindOfScheme(scheme: string): AddressKind {
  if (webSchemes.has(scheme)) return 'web';
  return scriptSchemes.has(scheme) ? 'script' : 'application';
}

/** Browsers drop control characters and spaces around an address and some within; other readers drop more. */
export function withoutIgnored(address: string): string {
  return address.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, '');
}

function decodeReferences(address: string): string {
  return address.replace(
    /&(?:#0*(\d{1,7});?|#x0*([\da-f]{1,6});?|(colon|tab|newline|amp);?)/gi,
    (_, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? '';
      const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

function decodePercent(address: string): string {
  return address.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** What an unsafe address is replaced by: it leads to the top of the page that it is on. */
const nowhere = '#';

/** Addresses of Markdown and HTML: of links and pictures, of references, in angle brackets, of attributes. */
const places: readonly RegExp[] = [
  /(\]\([\s]{0,9}<?)((?:[^()<>]|\([^()]*\))+)/g,
  /(\]:[\s]{0,9}<?)([^<>\n]+)/g,
  /(<)([a-z][^<>]*)(?=>)/gi,
  /((?:href|src|action|data|poster)[\s]{0,9}=[\s]{0,9}\{?[\s]{0,9})("[^"]*"|'[^']*'|`[^`]*`|[^\s"'`<>]+)/gi,
];

/**
 * Markdown with the unsafe addresses in it replaced, and these addresses as they were written.
 *
 * @param isUnsafe Default: every address that may run code.
 */
export function withoutScripts(
  text: string,
  isUnsafe: (address: string) => boolean = (address) => addressKind(address) === 'script',
): { readonly text: string; readonly removed: readonly string[] } {
  const removed: string[] = [];
  let safe = text;
  for (const place of places) {
    safe = safe.replace(place, (whole, before: string, address: string) => {
      const [, quote = '', bare = address] = /^(["'`])(.*)\1$/s.exec(address) ?? [];
      if (!isUnsafe(bare)) return whole;
      removed.push(bare);
      return before + quote + nowhere + quote;
    });
  }
  return { text: safe, removed };
}
