import { FileError, fileError } from '../host/file-error.ts';
import { rerun } from '../host/package-manager.ts';

/** Where a command writes to, and where it is run. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Resolves when what went to `out` has been written: whoever writes much would else hold all of it in memory. */
  readonly written: () => Promise<void>;
  /**
   * Absolute path of the working directory.
   *
   * @throws FileError where it is gone.
   */
  readonly cwd: string;
  /** What somebody types before a command: `docs-json-nav`, or `npx docs-json-nav`. */
  readonly program: string;
}

/**
 * The streams of this process. A reader that leaves early (`| head -1`) ends nothing and is not a fault: the exit status is
 * that of the command. Where the report cannot be written, nobody has seen it: the exit status is 2.
 */
export function processStreams({ stdout, stderr, cwd }: NodeJS.Process): Streams {
  let hasReader = true;
  stdout.on('error', (error) => {
    if (!hasReader) return;
    hasReader = false;
    if (hasLeft(error)) return;
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
