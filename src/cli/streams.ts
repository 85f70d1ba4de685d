import { FileError, fileError, reasonOf, rerun } from '../core/host.ts';

/** A stream that a file can be written to. */
export type StreamName = 'stdout' | 'stderr';

/** Where a command writes to, and where it is run. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
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
export function processStreams({ stdout, stderr, cwd }: NodeJS.Process): Streams {
  let hasReader = true;
  let isSending = false;
  stdout.on('error', (error) => {
    if (!hasReader) return;
    hasReader = false;
    if (isSending || hasLeft(error)) return;
    process.exitCode = 2;
    const known = fileError(error, 'cannot be written', 'The report');
    stderr.write(`${known instanceof FileError ? known.message : String(error)}\n`);
  });
  stderr.on('error', () => undefined);
  return {
    out(text) {
      if (hasReader) stdout.write(text);
    },
    err: (text) => void stderr.write(text),
    send: (text, name) =>
      new Promise((resolve, reject) => {
        isSending = true;
        const stream = name === 'stdout' ? stdout : stderr;
        stream.write(text, (error) => {
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

function hasLeft({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'EOF';
}

/** Columns of the terminal that standard output goes to; undefined if it goes elsewhere. */
export function terminalWidth(): number | undefined {
  return process.stdout.isTTY ? process.stdout.columns : undefined;
}
