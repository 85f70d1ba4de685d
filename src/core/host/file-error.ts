import { relative } from 'node:path';

/** Codes of system errors, in words. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the space that this user may fill is full',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'something else is there already',
  ENOENT: 'there is no such file or folder',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long for this disk',
  EBUSY: 'another program is using it',
  EIO: 'the disk has failed',
  EPIPE: 'its reader has left',
};

/** Codes of a machine that is exhausted or fails. They say nothing about the file, so it does not count as missing. */
const exhausted: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EIO']);

/** A file that the system refuses to read or to write. The message is for people; nobody made a mistake in the code. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** The code of an error of the system (`ENOENT`), or of Node; undefined for any other error. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Why the system refuses a file, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  const code = errorCode(error) ?? '';
  return reasons[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}

/** True if the fault is the machine's, and a file must not be taken for missing or damaged. */
export function isMachineFault(error: unknown): boolean {
  return exhausted.has(errorCode(error) ?? '');
}

/**
 * An error of the system as one for people; others are handed back as they are.
 *
 * @param what What could not be done with the file, as the end of a sentence: `cannot be written`.
 * @param path The file, where the error is about another one that stands for it.
 */
export function fileError(error: unknown, what = 'cannot be used', path?: string): unknown {
  if (!(error instanceof Error) || error instanceof FileError) return error;
  const { code, syscall, path: named }: NodeJS.ErrnoException = error;
  if (code === undefined || syscall === undefined) return error;
  if (syscall === 'uv_cwd') {
    return new FileError('The folder that this runs in is gone. Change to one that exists.', { cause: error });
  }
  if (code === 'EMFILE' || code === 'ENFILE') {
    const help = 'Close other programs, or raise the limit ("ulimit -n").';
    return new FileError(`This machine has too many files open (${code}). ${help}`, { cause: error });
  }
  if (code === 'ENOMEM') return new FileError('This machine has no memory left (ENOMEM).', { cause: error });
  const subject = path ?? named;
  const shown = subject === undefined ? 'A file' : shortPath(subject);
  return new FileError(`${shown} ${what}: ${reasonOf(error)} (${code}).`, { cause: error });
}

/** A path from where the command runs, if that is shorter to read. */
export function shortPath(path: string): string {
  try {
    const short = relative(process.cwd(), path);
    return short === '' || short.startsWith('../../..') ? path : short;
  } catch {
    return path;
  }
}
