import { colorsFor } from '../core/diagnostics.ts';
import { effects } from '../core/values.ts';
import type { Forecast } from './forecast.ts';

/** How many findings a generator has, by code and by what becomes of the part. */
export interface Losses {
  readonly lost: number;
  readonly changed: number;
  readonly replaced: number;
  readonly codes: Readonly<Record<string, number>>;
}

/** Counts by the names of the generators. */
export function countLosses(forecasts: readonly Forecast[]): Readonly<Record<string, Losses>> {
  return Object.fromEntries(forecasts.map((forecast) => [forecast.name, lossesIn(forecast)]));
}

function lossesIn({ diagnostics }: Forecast): Losses {
  const codes: Record<string, number> = {};
  const kinds = { lost: 0, changed: 0, replaced: 0 };
  for (const { code, effect } of diagnostics) {
    codes[code] = (codes[code] ?? 0) + 1;
    if (effect !== undefined) kinds[effect]++;
  }
  return { ...kinds, codes };
}

/** A row for each code and for what becomes of the parts, a column for each generator. */
export function formatForecasts(forecasts: readonly Forecast[], color?: boolean): string {
  const losses = forecasts.map(lossesIn);
  const codes = [...new Set(losses.flatMap(({ codes: own }) => Object.keys(own)))].sort();
  const rows = [
    ['', ...forecasts.map(({ name }) => name)],
    ...codes.map((code) => [code, ...losses.map(({ codes: own }) => String(own[code] ?? 0))]),
    ...effects.map((effect) => [effect, ...losses.map((own) => String(own[effect]))]),
  ];
  const widths = ['', ...forecasts].map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const { bold, dim } = colorsFor(color);
  return rows
    .map((row, index) => {
      const cells = row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)));
      const line = cells.join('  ').trimEnd();
      if (index === 0) return dim(line);
      return index > codes.length ? bold(line) : line;
    })
    .join('\n');
}
