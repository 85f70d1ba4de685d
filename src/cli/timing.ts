export interface Timing {
  /** Records the time since the previous call under a name. */
  readonly note: (part: string) => void;
  /** Formats a table with the milliseconds and percentage of each phase, and the total. */
  readonly table: () => string;
}

const width = 24;

/** Measures from the start of the process, so that loading the program is included. */
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
