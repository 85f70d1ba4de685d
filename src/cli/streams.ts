import { FileError, fileError } from '../host/file-error.ts';

/** Where a command writes to, and where it is run. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /**
   * Absolute path of the working directory.
   *
   * @throws FileError where it is gone.
   */
  readonly cwd: string;
}

/**
 * The streams of this process. A reader that leaves early (`| head -1`) ends nothing and is not a fault: the exit status is
 * that of the command. Where the report cannot be written, nobody has seen it: the exit status is 2.
 */
export function processStreams({ stdout, stderr, cwd }: NodeJS.Process): Streams {
  stdout.on('error', (error) => {
    if (hasLeft(error)) return;
    process.exitCode = 2;
    const known = fileError(error, 'cannot be written', 'The report');
    stderr.write(`${known instanceof FileError ? known.message : String(error)}\n`);
  });
  stderr.on('error', () => undefined);
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    get cwd() {
      return cwd();
    },
  };
}

function hasLeft({ code }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'EOF';
}
