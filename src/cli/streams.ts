/** Where a command writes to, and where it is run. */
export interface Streams {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Absolute path of the working directory. */
  readonly cwd: string;
}
