import { createHash } from 'node:crypto';
import { readChecked, writeChecked } from './checked-file.ts';

/** Values that JSON can write, by the hash of what they were made of. */
export interface FactStore {
  hash(text: string): string;
  get(hash: string): unknown;
  set(hash: string, value: unknown): void;
  save(): Promise<void>;
}

/**
 * A store in one file. A file that is missing, damaged or of another version is as if empty. It is replaced in one step,
 * and never with values that were neither asked for nor set since it was read, so it does not grow. A store that is used
 * for many runs writes after the first, and then once an eighth of its values is new: an edit does not cost writing
 * them all. Any trouble with writing is ignored.
 *
 * @param file Absolute path; its folder is made on demand.
 * @param version What the values depend on besides the hashed text.
 */
export function nodeFactStore(file: string, version: string): FactStore {
  const kept = read(file, version);
  const wanted = new Map<string, unknown>();
  let unsaved = 0;
  let isSaved = false;
  return {
    hash: digest,
    get(hash) {
      const value = wanted.get(hash) ?? kept.get(hash);
      if (value !== undefined) wanted.set(hash, value);
      return value;
    },
    set(hash, value) {
      wanted.set(hash, value);
      unsaved++;
    },
    async save() {
      const isDue = isSaved ? unsaved * 8 > wanted.size : unsaved > 0 || wanted.size !== kept.size;
      if (!isDue) return;
      writeChecked(file, { version }, JSON.stringify(Object.fromEntries(wanted)));
      unsaved = 0;
      isSaved = true;
    },
  };
}

/** 128 bits of SHA-256. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

function read(file: string, version: string): ReadonlyMap<string, unknown> {
  const text = readChecked(file, { version })?.text;
  try {
    return new Map(Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>));
  } catch {
    return new Map();
  }
}
