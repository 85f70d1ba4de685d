import { fstatSync, lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { escapeRunnerCommands } from '../core/diagnostics.ts';
import { FileError, rerunCommand, shortPath, systemErrorReason, toFileError, writeFileAtomic } from '../core/host.ts';

export type StreamName = 'stdout' | 'stderr';

/**
 * Writes a text.
 *
 * @param kind `commands` if the text contains commands for GitHub Actions. Other text may quote untrusted files,
 * so commands in it are disabled. Default: `text`.
 */
export type Print = (text: string, kind?: 'text' | 'commands') => void;

export interface Streams {
  readonly out: Print;
  readonly err: Print;
  /**
   * Writes a whole file to a stream.
   *
   * @throws FileError if the text can't be written completely, for example because the reader closed the pipe.
   */
  readonly send: (text: string, stream: StreamName) => Promise<void>;
  /** Resolves when all text passed to `out` is written. Commands with large outputs await it to limit memory use. */
  readonly written: () => Promise<void>;
  /**
   * Absolute path of the working directory.
   *
   * @throws FileError if it no longer exists.
   */
  readonly cwd: string;
  /** Command prefix for messages: `docs-json-nav` or `npx docs-json-nav`. */
  readonly program: string;
}

/**
 * Streams of this process. A reader that closes the pipe early (`| head -1`) is not an error. Any other failed write
 * sets exit status 2.
 */
export function processStreams({ stdout, stderr, cwd, env }: NodeJS.Process): Streams {
  let isPipeOpen = true;
  let isSending = false;
  const isInActions = Boolean(env.GITHUB_ACTIONS);
  const guardOut = isInActions && !isRegularFile(stdout) ? escapeRunnerCommands : identity;
  const guardErr = isInActions && !isRegularFile(stderr) ? escapeRunnerCommands : identity;
  stdout.on('error', (error) => {
    if (!isPipeOpen) return;
    isPipeOpen = false;
    if (isSending || isClosedPipeError(error)) return;
    process.exitCode = 2;
    const fileError = toFileError(error, 'cannot be written', 'The report');
    stderr.write(guardErr(`${fileError instanceof FileError ? fileError.message : String(error)}\n`));
  });
  stderr.on('error', () => undefined);
  return {
    out(text, kind) {
      if (isPipeOpen) stdout.write(kind === 'commands' ? text : guardOut(text));
    },
    err: (text, kind) => void stderr.write(kind === 'commands' ? text : guardErr(text)),
    send: (text, name) =>
      new Promise((resolve, reject) => {
        isSending = true;
        const [stream, guard] = name === 'stdout' ? [stdout, guardOut] : [stderr, guardErr];
        stream.write(guard(text), (error) => {
          if (error) return reject(new FileError(`/dev/${name} cannot be written: ${systemErrorReason(error)}.`));
          isSending = false;
          resolve();
        });
      }),
    // The callback also runs after the reader has closed the pipe.
    written: () => new Promise((resolve) => stdout.write('', () => resolve())),
    get cwd() {
      return cwd();
    },
    program: rerunCommand('docs-json-nav'),
  };
}

function isRegularFile({ fd }: { readonly fd: number }): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

function identity(text: string): string {
  return text;
}

function isClosedPipeError({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'EOF';
}

export function terminalWidth(): number | undefined {
  return process.stdout.isTTY ? process.stdout.columns : undefined;
}

interface Output {
  readonly stream: StreamName | undefined;
  /** @throws FileError if the text can't be written completely. */
  readonly write: (text: string) => Promise<void>;
}

interface OutputKind {
  readonly name: string;
  /** Recognizes the content of a file of this kind. */
  readonly holds: (text: string) => boolean;
}

const streamNames: Readonly<Record<string, StreamName>> = {
  '-': 'stdout',
  '/dev/stdout': 'stdout',
  '/dev/stderr': 'stderr',
};

/**
 * Opens a file for writing. Replaces only an earlier output of the same kind, never a source file.
 *
 * @param name Path as given by the user. `-`, `/dev/stdout` and `/dev/stderr` are streams.
 * @throws FileError for a file that must not be replaced.
 */
export function openOutput(name: string, kind: OutputKind, { cwd, send }: Pick<Streams, 'cwd' | 'send'>): Output {
  const stream = Object.hasOwn(streamNames, name) ? streamNames[name] : undefined;
  if (stream !== undefined) return { stream, write: (text) => send(text, stream) };
  const path = resolve(cwd, name);
  const reason = findReplaceProblem(path, kind);
  if (reason !== undefined) throw new FileError(`${shortPath(path)} ${reason}`);
  return { stream, write: async (text) => writeFileAtomic(path, text) };
}

/** Reason why a file must not be replaced, as the end of a sentence. */
function findReplaceProblem(path: string, { name, holds }: OutputKind): string | undefined {
  try {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    if (stats.isSymbolicLink())
      return 'is a symbolic link, and links are not written through. Name the file it points to.';
    if (stats.isDirectory()) return 'is a folder. Name a file in it.';
    if (!stats.isFile()) return 'is not a regular file. Name a file, or - for standard output.';
    if (holds(readFileSync(path, 'utf8'))) return undefined;
    return `is not ${name} of docs-json-nav, so it is not replaced. Choose another file.`;
  } catch (error) {
    throw toFileError(error, 'cannot be written', path);
  }
}
