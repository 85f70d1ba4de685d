import { hashOf } from '../core/host.ts';
import type { KeySource } from './key.ts';

/** Replacement for the key. */
const mark = '[key]';
/** Minimum length of a secret. Shorter keys would spoil messages. */
const shortestSecret = 8;
/** Maximum work per character of a text. */
const maximumWork = 100;

/** Removes the key from messages of the service. */
export interface Scrubber {
  /** Whether a text contains the key, in any letter case and encoding. */
  readonly finds: (text: string) => boolean;
  /** Every text in a JSON value without it, names too: the key if it is legible, the whole text if it is not. */
  readonly clean: <T>(value: T) => T;
}

/**
 * Makes a scrubber for one key. It reads through percent-encoding, escapes of JSON and JavaScript, character references
 * of HTML, Base64 in both alphabets and hexadecimal, around each other too.
 */
export function scrubber(key: KeySource): Scrubber {
  const secret = key().toLowerCase();
  if (secret.length < shortestSecret) return { finds: () => false, clean: (value) => value };
  const forms = [secret, ...packedForms(key())];
  const legible = new RegExp(secret.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'gi');
  const finds = (text: string): boolean => holds(text, forms);
  const cleanText = (text: string): string => {
    if (!finds(text)) return text;
    const rest = text.replace(legible, mark);
    return finds(rest) ? `${mark}${fingerprint(text)}` : rest;
  };
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return cleanText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(clean);
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [cleanText(name), clean(member)]));
  };
  return { finds, clean: clean as Scrubber['clean'] };
}

/** Its Base64 wherever it begins, in small letters: what has lost its case cannot be decoded, and tells the key. */
function packedForms(key: string): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.from(`${'\0'.repeat(before)}${key}`).toString('base64url');
    return text.slice(Math.ceil((before * 8) / 6), -2).toLowerCase();
  });
}

/** Looks through encodings around encodings: each is shorter than what it is in, and none is shorter than the key. */
function holds(text: string, forms: readonly string[]): boolean {
  const [{ length } = ''] = forms;
  if (text.length < length) return false;
  const readings = new Set([text]);
  let work = 0;
  for (const reading of readings) {
    work += reading.length;
    const small = reading.toLowerCase();
    const url = small.replaceAll('+', '-').replaceAll('/', '_');
    // Whoever makes a text so hard to read has something to hide.
    if (work > maximumWork * (text.length + 1000)) return true;
    if (forms.some((form) => small.includes(form) || url.includes(form))) return true;
    for (const decoded of decodings(reading, length)) if (decoded.length >= length) readings.add(decoded);
  }
  return false;
}

/** What a text may be an encoding of, as far as that may contain a secret of some length. */
function decodings(text: string, length: number): string[] {
  const runs = text.match(/[\w+/-]+/g)?.filter((run) => run.length >= length) ?? [];
  const packed = runs.flatMap((run) => [
    ...[0, 1, 2, 3].map((start) => Buffer.from(run.slice(start), 'base64').toString('latin1')),
    ...(run.match(/[\da-f]+/gi) ?? []).flatMap((digits) =>
      [digits, digits.slice(1)].map((pairs) => Buffer.from(pairs, 'hex').toString('latin1')),
    ),
  ]);
  return [...notations.map((decode) => decode(text)), ...packed];
}

const characterOf = (digits: string): string => String.fromCharCode(Number.parseInt(digits, 16));
const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  plus: '+',
  sol: '/',
  equals: '=',
  lowbar: '_',
  colon: ':',
  period: '.',
};

/** Ways to write single ASCII characters: of addresses, of JSON and JavaScript, of HTML. */
const notations: readonly ((text: string) => string)[] = [
  (text) => text.replace(/%([\da-f]{2})/gi, (_, digits: string) => characterOf(digits)),
  (text) =>
    text.replace(
      /\\(?:u\{0*([\da-f]{2})\}|(?:u00|x)([\da-f]{2})|(["'/\\]))/gi,
      (_, braced?: string, digits?: string, sign = '') =>
        (braced ?? digits) ? characterOf(braced ?? digits ?? '') : sign,
    ),
  (text) =>
    text.replace(
      /&(?:#x0*([\da-f]{2})|#0*(\d{2,3})|(\w+));?/gi,
      (whole, digits?: string, decimal?: string, name = '') => {
        if (digits !== undefined) return characterOf(digits);
        return decimal === undefined ? (named[name.toLowerCase()] ?? whole) : String.fromCharCode(Number(decimal));
      },
    ),
];

/** A short name that keeps texts apart of which nothing may be told: the ids of two entries must not become one. */
export function fingerprint(text: string): string {
  return hashOf(text).slice(0, 10);
}
