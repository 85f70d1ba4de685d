import { lstatSync, readFileSync } from 'node:fs';
import { fileError } from '../host/file-error.ts';
import { writeWhole } from '../host/write-file.ts';
import { OptionsError } from '../values/options-error.ts';
import type { Streams } from './streams.ts';

/** A file that somebody has named for a command to write. */
export interface OutputFile {
  /** Absolute path. */
  readonly path: string;
  /** As it was given, for messages. */
  readonly name: string;
  /** What the command writes: `a report`. */
  readonly kind: string;
  /** True for a text that an earlier run has written: it is replaced. Anything else is left alone. */
  readonly isOurs: (text: string) => boolean;
}

/**
 * Writes a file that somebody has named: a new one, or over an earlier one of the same kind. `-` and `/dev/stdout` are
 * written as a stream.
 *
 * @throws OptionsError for a file of something else, a folder, a pipe or a device: nothing is written then.
 */
export function writeOutput(file: OutputFile, text: string, { out, err }: Pick<Streams, 'out' | 'err'>): void {
  if (isStandardOutput(file.name)) out(text);
  else if (file.name === '/dev/stderr') err(text);
  else {
    mayReplace(file);
    writeWhole(file.path, text);
  }
}

/** True for names of the stream that commands print to. */
export function isStandardOutput(name: string): boolean {
  return name === '-' || name === '/dev/stdout' || name === '/dev/fd/1';
}

/** @throws OptionsError for what is no earlier file of this kind. */
function mayReplace({ path, name, kind, isOurs }: OutputFile): void {
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return;
  if (status.isDirectory()) throw new OptionsError(`${name} is a folder. Name a file to write ${kind} to.`);
  if (status.isSymbolicLink()) throw new OptionsError(`${name} is a link. Name the file itself.`);
  if (!status.isFile())
    throw new OptionsError(`${name} is not a regular file. Name another one, or - for standard output.`);
  if (!isOurs(textOf(path))) {
    throw new OptionsError(
      `${name} is not ${kind} of docs-json-nav, so it is not replaced. Name another file, or remove it.`,
    );
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw fileError(error, 'cannot be read', path);
  }
}
