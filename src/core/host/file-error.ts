import { relative } from 'node:path';

const errorReasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the space that this user may fill is full',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'a part of its path is a file, not a folder',
  EEXIST: 'something else is there already',
  ENOENT: 'no such file or folder',
  ELOOP: 'its symbolic links form a loop',
  ENAMETOOLONG: 'its name is too long for this disk',
  EBUSY: 'another program is using it',
  EIO: 'the disk has failed',
  EPIPE: 'its reader has left',
};

/** Error codes of an overloaded or failing machine. The file may exist, so it must not be treated as missing. */
const machineFaultCodes: ReadonlySet<string> = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EIO']);

/** A file that can't be read or written. The message is for users, because the error is not a bug. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Reason for a system error, as the end of a sentence. */
export function systemErrorReason(error: unknown): string {
  const code = errorCode(error) ?? '';
  return errorReasons[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}

/** True if the machine is at fault, so the file must not be treated as missing or damaged. */
export function isMachineFault(error: unknown): boolean {
  return machineFaultCodes.has(errorCode(error) ?? '');
}

/**
 * Converts a system error to a `FileError`; returns other errors unchanged.
 *
 * @param failure The failed action, as the end of a sentence: `cannot be written`.
 * @param path File that the message names. Default: the file of the error.
 */
export function toFileError(error: unknown, failure = 'cannot be used', path?: string): unknown {
  if (!(error instanceof Error) || error instanceof FileError) return error;
  const { code, syscall, path: errorPath }: NodeJS.ErrnoException = error;
  if (code === undefined || syscall === undefined) return error;
  if (syscall === 'uv_cwd') {
    return new FileError('The folder that this runs in is gone. Change to one that exists.', { cause: error });
  }
  if (code === 'EMFILE' || code === 'ENFILE') {
    const help = 'Close other programs, or raise the limit ("ulimit -n").';
    return new FileError(`This machine has too many files open (${code}). ${help}`, { cause: error });
  }
  if (code === 'ENOMEM') return new FileError('This machine has no memory left (ENOMEM).', { cause: error });
  const subject = path ?? errorPath;
  const name = subject === undefined ? 'A file' : shortPath(subject);
  return new FileError(`${name} ${failure}: ${systemErrorReason(error)} (${code}).`, { cause: error });
}

/** Returns a path relative to the working directory. Paths more than two levels above that directory are unchanged. */
export function shortPath(path: string): string {
  try {
    const relativeToCwd = relative(process.cwd(), path);
    return relativeToCwd === '' || /^\.\.(?:[\\/]\.\.){2}/.test(relativeToCwd) ? path : relativeToCwd;
  } catch {
    return path;
  }
}
