/** Where the time of a run goes. */
export interface Timing {
  /** A part has ended: it took what has gone since the one before it. */
  readonly note: (part: string) => void;
  /** The parts with their milliseconds and shares, and the sum. */
  readonly table: () => string;
}

/** Characters of a whole bar. */
const width = 24;

/** Begins with the start of the process: loading the program is the first part. */
export function startTiming(): Timing {
  const parts: { readonly name: string; readonly milliseconds: number }[] = [];
  let last = 0;
  return {
    note(name) {
      const now = performance.now();
      parts.push({ name, milliseconds: now - last });
      last = now;
    },
    table() {
      const lines = parts.map(({ name, milliseconds }) => {
        const bar = '█'.repeat(Math.round((milliseconds / last) * width));
        return `${row(name, milliseconds)} ${((milliseconds / last) * 100).toFixed(0).padStart(3)} % ${bar}`.trimEnd();
      });
      return `${[...lines, row('all', last)].join('\n')}\n`;
    },
  };
}

function row(name: string, milliseconds: number): string {
  return `${name.padEnd(10)}${milliseconds.toFixed(1).padStart(9)} ms`;
}
