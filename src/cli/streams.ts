import { fstatSync, lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { withoutRunnerCommands } from '../core/diagnostics.ts';
import { FileError, fileError, reasonOf, rerun, shortPath, writeWhole } from '../core/host.ts';

/** A stream that a file can be written to. */
export type StreamName = 'stdout' | 'stderr';

/**
 * Writes a text.
 *
 * @param kind `commands` if its lines may be commands of GitHub Actions. In any other text they are broken: it has names
 * and sentences that strangers wrote. Default: `text`.
 */
export type Print = (text: string, kind?: 'text' | 'commands') => void;

/** Where a command writes to, and where it is run. */
export interface Streams {
  readonly out: Print;
  readonly err: Print;
  /**
   * Writes a whole file to a stream.
   *
   * @throws FileError if not all of it arrives, also if a reader leaves early.
   */
  readonly send: (text: string, stream: StreamName) => Promise<void>;
  /** Resolves when what went to `out` has been written: whoever writes much would else hold all of it in memory. */
  readonly written: () => Promise<void>;
  /**
   * Absolute path of the working directory.
   *
   * @throws FileError if it is gone.
   */
  readonly cwd: string;
  /** What somebody types before a command: `docs-json-nav`, or `npx docs-json-nav`. */
  readonly program: string;
}

/**
 * The streams of this process. A reader that leaves early (`| head -1`) ends nothing and is not a fault: the exit status is
 * that of the command. If the report cannot be written, nobody has seen it: the exit status is 2.
 */
export function processStreams({ stdout, stderr, cwd, env }: NodeJS.Process): Streams {
  let hasReader = true;
  let isSending = false;
  const isInActions = Boolean(env.GITHUB_ACTIONS);
  const guardOut = isInActions && !isRegularFile(stdout) ? withoutRunnerCommands : unchanged;
  const guardErr = isInActions && !isRegularFile(stderr) ? withoutRunnerCommands : unchanged;
  stdout.on('error', (error) => {
    if (!hasReader) return;
    hasReader = false;
    if (isSending || hasLeft(error)) return;
    process.exitCode = 2;
    const known = fileError(error, 'cannot be written', 'The report');
    stderr.write(guardErr(`${known instanceof FileError ? known.message : String(error)}\n`));
  });
  stderr.on('error', () => undefined);
  return {
    out(text, kind) {
      if (hasReader) stdout.write(kind === 'commands' ? text : guardOut(text));
    },
    err: (text, kind) => void stderr.write(kind === 'commands' ? text : guardErr(text)),
    send: (text, name) =>
      new Promise((resolve, reject) => {
        isSending = true;
        const [stream, guard] = name === 'stdout' ? [stdout, guardOut] : [stderr, guardErr];
        stream.write(guard(text), (error) => {
          if (error) return reject(new FileError(`/dev/${name} cannot be written: ${reasonOf(error)}.`));
          isSending = false;
          resolve();
        });
      }),
    // The callback is called, too, where the reader has left.
    written: () => new Promise((resolve) => stdout.write('', () => resolve())),
    get cwd() {
      return cwd();
    },
    program: rerun('docs-json-nav'),
  };
}

/** Whether output is redirected to a file, which the runner does not read. */
function isRegularFile({ fd }: { readonly fd: number }): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

function unchanged(text: string): string {
  return text;
}

function hasLeft({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'EOF';
}

/** Columns of the terminal that standard output goes to; undefined if it goes elsewhere. */
export function terminalWidth(): number | undefined {
  return process.stdout.isTTY ? process.stdout.columns : undefined;
}

/** A file that a command writes, and that somebody names. */
interface Output {
  /** Set if it is no file. */
  readonly stream: StreamName | undefined;
  /** @throws FileError if not all of it can be written. */
  readonly write: (text: string) => Promise<void>;
}

/** A kind of file that this program writes. */
interface OutputKind {
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
