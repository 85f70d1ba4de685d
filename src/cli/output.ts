import { lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FileError, fileError, shortPath, writeWhole } from '../core/host.ts';
import type { StreamName, Streams } from './streams.ts';

/** A file that a command writes, and that somebody names. */
export interface Output {
  /** Set if it is no file. */
  readonly stream: StreamName | undefined;
  /** @throws FileError if not all of it can be written. */
  readonly write: (text: string) => Promise<void>;
}

/** A kind of file that this program writes. */
export interface OutputKind {
  /** What messages call it: `a report`. */
  readonly name: string;
  /** True for the text of one. */
  readonly holds: (text: string) => boolean;
}

const streamNames: Readonly<Record<string, StreamName>> = {
  '-': 'stdout',
  '/dev/stdout': 'stdout',
  '/dev/stderr': 'stderr',
};

/**
 * Opens a file to write. Only a file of the same kind is replaced: everything else is somebody's work, a source of the
 * site most of all.
 *
 * @param name As it was given; `-` and the names of streams are streams.
 * @throws FileError for what is not replaced.
 */
export function openOutput(name: string, kind: OutputKind, { cwd, send }: Pick<Streams, 'cwd' | 'send'>): Output {
  const stream = Object.hasOwn(streamNames, name) ? streamNames[name] : undefined;
  if (stream !== undefined) return { stream, write: (text) => send(text, stream) };
  const path = resolve(cwd, name);
  const problem = problemOf(path, kind);
  if (problem !== undefined) throw new FileError(`${shortPath(path)} ${problem}`);
  return { stream, write: async (text) => writeWhole(path, text) };
}

/** Why something is not replaced, as the end of sentences. */
function problemOf(path: string, { name, holds }: OutputKind): string | undefined {
  try {
    const there = lstatSync(path, { throwIfNoEntry: false });
    if (there === undefined) return undefined;
    if (there.isSymbolicLink())
      return 'is a symbolic link, and links are not written through. Name the file it points to.';
    if (there.isDirectory()) return 'is a folder. Name a file in it.';
    if (!there.isFile()) return 'is not a regular file. Name a file, or - for standard output.';
    if (holds(readFileSync(path, 'utf8'))) return undefined;
    return `is not ${name} of docs-json-nav, so it is not replaced. Choose another file.`;
  } catch (error) {
    throw fileError(error, 'cannot be written', path);
  }
}
