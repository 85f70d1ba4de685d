import { isTypo } from '../config/nearest.ts';
import { parseUrl } from '../links/url.ts';

/**
 * Reason why a browser can't open a URL. `drive`: a Windows path. `file`: a file on the author's machine. `scheme`: a
 * misspelled scheme. `doubled`: two schemes. `host`: an `http(s)` URL without a host. `recipient`: a `mailto:` or
 * `tel:` link without an address or number. `port`: a host and port without a scheme.
 */
export interface UrlFlaw {
  readonly kind: 'drive' | 'file' | 'scheme' | 'doubled' | 'host' | 'recipient' | 'port';
  /** Corrected URL. Absent if the correction is unknown. */
  readonly meant?: string;
}

const schemes = ['https', 'http', 'mailto'] as const;

/** Finds the reason why a browser can't open a URL. Returns `undefined` for paths, and for URLs that may be valid. */
export function urlFlaw(url: string): UrlFlaw | undefined {
  const text = url.trim();
  if (/^\/\/$/.test(text)) return { kind: 'host' };
  const { scheme } = parseUrl(text);
  if (scheme === undefined) return undefined;
  const rest = text.slice(scheme.length + 1);
  if (scheme.length === 1 && /^(?:[\\/]|%5c)/i.test(rest)) return { kind: 'drive' };
  if (scheme === 'file') return { kind: 'file' };
  if (/^\d+(?:[/?#]|$)/.test(rest) && (scheme === 'localhost' || scheme.includes('.')))
    return { kind: 'port', meant: `${scheme === 'localhost' ? 'http' : 'https'}://${text}` };
  if (scheme === 'mailto' || scheme === 'tel') {
    if (rest.trim() === '') return { kind: 'recipient' };
    return /^(?:https?|mailto|tel):/i.test(rest) ? { kind: 'doubled', meant: rest } : undefined;
  }
  if (scheme === 'http' || scheme === 'https') return webFlaw(text, scheme, rest);
  const meant = schemes.find((item) => isTypo(scheme, item));
  const fits = meant === 'mailto' ? rest.includes('@') : rest.startsWith('//');
  return meant !== undefined && fits ? { kind: 'scheme', meant: `${meant}:${rest}` } : undefined;
}

function webFlaw(text: string, scheme: string, rest: string): UrlFlaw | undefined {
  const inner = /^[\\/]*(https?):?\/\/(.*)$/is.exec(rest);
  if (inner !== null) return { kind: 'doubled', meant: `${inner[1]}://${inner[2]}` };
  if (/^[\\/]*(?:[?#]|$)/.test(rest)) return { kind: 'host' };
  const [slashes = ''] = /^[\\/]*/.exec(rest) ?? [];
  return slashes.length < 2
    ? { kind: 'host', meant: `${scheme}://${text.slice(scheme.length + 1 + slashes.length)}` }
    : undefined;
}
