import { isTypo } from '../config/nearest.ts';
import { parseUrl } from '../links/url.ts';

/**
 * Reason why a browser can't open a URL. `drive`: a Windows path. `unknown`: a scheme of one letter, which nothing
 * registers. `file`: a file on the author's machine. `scheme`: a misspelled scheme. `doubled`: two schemes. `host`: an
 * `http(s)` URL without a host. `recipient`: a `mailto:` or `tel:` link without an address or number. `port`: a host
 * and port without a scheme.
 */
export interface UrlFlaw {
  readonly kind: 'drive' | 'unknown' | 'file' | 'scheme' | 'doubled' | 'host' | 'recipient' | 'port';
  /** Corrected URL. Absent if the correction is unknown. */
  readonly meant?: string;
}

/** Drive letters with a backslash, or as Windows and editors write them before a slash: `C:/`, `d:/`. */
const drivePattern = /^(?:[A-Za-z]:(?:\\|%5[Cc])|[A-Zc-e]:\/)/;

const commonSchemes = ['https', 'http', 'mailto'] as const;

/** Finds the reason why a browser can't open a URL. Returns `undefined` for paths, and for URLs that may be valid. */
export function urlFlaw(url: string): UrlFlaw | undefined {
  const text = url.trim();
  if (/^\/\/$/.test(text)) return { kind: 'host' };
  const { scheme } = parseUrl(text);
  if (scheme === undefined) return undefined;
  const afterScheme = text.slice(scheme.length + 1);
  if (scheme.length === 1) return { kind: drivePattern.test(text) ? 'drive' : 'unknown' };
  if (scheme === 'file') return { kind: 'file' };
  if (/^\d+(?:[/?#]|$)/.test(afterScheme) && (scheme === 'localhost' || scheme.includes('.')))
    return { kind: 'port', meant: `${scheme === 'localhost' ? 'http' : 'https'}://${text}` };
  if (scheme === 'mailto' || scheme === 'tel') {
    if (afterScheme.trim() === '') return { kind: 'recipient' };
    return /^(?:https?|mailto|tel):/i.test(afterScheme) ? { kind: 'doubled', meant: afterScheme } : undefined;
  }
  if (scheme === 'http' || scheme === 'https') return webFlaw(text, scheme, afterScheme);
  const intendedScheme = commonSchemes.find((item) => isTypo(scheme, item));
  const isPlausible = intendedScheme === 'mailto' ? afterScheme.includes('@') : afterScheme.startsWith('//');
  return intendedScheme !== undefined && isPlausible
    ? { kind: 'scheme', meant: `${intendedScheme}:${afterScheme}` }
    : undefined;
}

function webFlaw(text: string, scheme: string, afterScheme: string): UrlFlaw | undefined {
  const innerUrl = /^[\\/]*(https?):?\/\/(.*)$/is.exec(afterScheme);
  if (innerUrl !== null) return { kind: 'doubled', meant: `${innerUrl[1]}://${innerUrl[2]}` };
  if (/^[\\/]*(?:[?#]|$)/.test(afterScheme)) return { kind: 'host' };
  const [slashes = ''] = /^[\\/]*/.exec(afterScheme) ?? [];
  if (slashes.length >= 2) return undefined;
  const rest = text.slice(scheme.length + 1 + slashes.length);
  // A first segment without a dot is a folder of the site, not a host.
  const isHost = /^(?:[^/?#]+\.[^/?#]+|localhost)(?:[:/?#]|$)/i.test(rest);
  return { kind: 'host', meant: isHost ? `${scheme}://${rest}` : `/${rest}` };
}
