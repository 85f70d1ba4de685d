export interface Timing {
  /** Records the time since the previous call under a name. */
  readonly note: (phase: string) => void;
  /** Formats a table with the milliseconds and percentage of each phase, and the total. */
  readonly table: () => string;
}

const width = 24;

/** Measures from the start of the process, so that loading the program is included. */
export function startTiming(): Timing {
  const phases: { readonly name: string; readonly milliseconds: number }[] = [];
  let lastTime = 0;
  return {
    note(name) {
      const now = performance.now();
      phases.push({ name, milliseconds: now - lastTime });
      lastTime = now;
    },
    table() {
      const lines = phases.map(({ name, milliseconds }) => {
        const bar = '█'.repeat(Math.round((milliseconds / lastTime) * width));
        return `${formatRow(name, milliseconds)} ${((milliseconds / lastTime) * 100).toFixed(0).padStart(3)} % ${bar}`.trimEnd();
      });
      return `${[...lines, formatRow('all', lastTime)].join('\n')}\n`;
    },
  };
}

function formatRow(name: string, milliseconds: number): string {
  return `${name.padEnd(10)}${milliseconds.toFixed(1).padStart(9)} ms`;
}
