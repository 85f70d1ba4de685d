import type { CounterpartIndex } from './counterparts.ts';
import type { ContextPart } from './sidebars.ts';

/** Gives each place its counterparts: tables, and rows in them. */
export function placeCounterparts({ tablesOf }: CounterpartIndex, contexts: readonly ContextPart[]): void {
  for (const part of contexts) {
    const tables = tablesOf.get(part) ?? [];
    for (const { route, placement } of part.places) {
      const rows: [number, number][] = [];
      for (const { table, rowOf } of tables) {
        const row = rowOf.get(route);
        if (row !== undefined) rows.push([table, row]);
      }
      if (rows.length > 0) placement.counterparts = rows;
    }
  }
}
