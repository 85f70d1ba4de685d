import { sha256 } from '../core/host.ts';
import type { KeySource } from './key.ts';

const keyReplacement = '[key]';
/** Minimum length of a key to remove. A shorter key could occur in normal text, which would be damaged. */
const minSecretLength = 8;

/** Removes the API key from texts of the service: as plain text in any letter case, percent-encoded or in Base64. */
export interface Scrubber {
  readonly finds: (text: string) => boolean;
  /** Cleans every string and member name of a JSON value. A string with an encoded key is replaced as a whole. */
  readonly clean: <T>(value: T) => T;
}

export function createScrubber(key: KeySource): Scrubber {
  const secret = key();
  if (secret.length < minSecretLength) return { finds: () => false, clean: (value) => value };
  const pattern = new RegExp(secret.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi');
  const finds = (text: string): boolean =>
    [text, decodePercentEscapes(text), ...decodeBase64(text)].some((decoded) => decoded.search(pattern) !== -1);
  const cleanText = (text: string): string => {
    if (!finds(text)) return text;
    const cleaned = text.replace(pattern, keyReplacement);
    return finds(cleaned) ? `${keyReplacement}${fingerprint(text)}` : cleaned;
  };
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return cleanText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(clean);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [cleanText(name), clean(member)]));
  };
  return { finds, clean: clean as Scrubber['clean'] };
}

/** Decodes each run of Base64, in both alphabets and from each of the four positions at which the key may begin. */
function decodeBase64(text: string): string[] {
  const base64Runs = text.match(/[\w+/-]+/g) ?? [];
  return base64Runs.flatMap((base64Run) =>
    [0, 1, 2, 3].map((start) => Buffer.from(base64Run.slice(start), 'base64').toString('latin1')),
  );
}

function decodePercentEscapes(text: string): string {
  return text.replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}

/** Short hash of a text. Keeps the ids of different entries different after the key is removed. */
export function fingerprint(text: string): string {
  return sha256(text).slice(0, 10);
}
