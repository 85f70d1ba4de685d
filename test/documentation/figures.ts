import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/run.ts';

/** A quoted measurement: one entry of `bench/figures.json`. */
export interface Figure {
  readonly what: string;
  /** Values as written in the pages, with units. */
  readonly values: readonly string[];
  /** Command that prints the values; null if measured by hand. */
  readonly command: string | null;
  /** Day of the measurement, or of the commit that recorded it: `2026-11-25`. */
  readonly date: string;
  /** Text in which each page quotes the values, by page. */
  readonly pages: Readonly<Record<string, string>>;
}

export const figures: readonly Figure[] = JSON.parse(readFileSync(join(packageRoot, 'bench/figures.json'), 'utf8'));

/** Renders `docs/measured/figures.md`: every figure with its command and date. */
export function figuresPage(): string {
  const rows = figures.map(({ what, values, command, date }) => {
    const cells = [what, values.join(', '), command === null ? 'by hand' : `\`${command}\``, date];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return `${[
    '---',
    'title: All figures',
    'description: Every measurement that these pages quote, with the command that prints it and its date.',
    'pagefind: false',
    '---',
    '',
    'For readers who want to measure again, and for us: a test compares these figures with every page that quotes them. If you',
    'measure one anew, change `bench/figures.json`, and the test names the pages. Figures "by hand" have no command that prints',
    'them, because they need sites or tools that are not ours. A date is the day of the measurement, or of the commit that wrote',
    'it down.',
    '',
    '| what | figures | command | date |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')}\n`;
}
