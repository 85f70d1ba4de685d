import type { CounterpartIndex, TableOfSection } from './counterparts.ts';
import type { ModelMemory } from './keep.ts';
import type { ContextPart, Place } from './sidebars.ts';

type Rows = readonly (readonly [table: number, row: number])[];

const none: readonly TableOfSection[] = [];

/**
 * Gives each place its counterparts.
 *
 * @param before What was found for an earlier model that shares places with this one. Default: none does.
 * @param memory Undefined where the places were made for this model alone.
 * @returns The routes of pages that have other counterparts than they had.
 */
export function placeCounterparts(
  now: CounterpartIndex,
  contexts: readonly ContextPart[],
  before: CounterpartIndex | undefined,
  memory: ModelMemory | undefined,
): ReadonlySet<string> {
  const others = new Set<string>();
  if (now.tables.length === 0 && before?.tables.length === 0) return others;
  for (const part of contexts) {
    const tables = now.tablesOf.get(part) ?? none;
    if (areSame(tables, before?.tablesOf.get(part))) continue;
    for (const place of part.places) if (setRows(place, rowsOf(place.route, tables), memory)) others.add(place.route);
  }
  return others;
}

function areSame(now: readonly TableOfSection[], before: readonly TableOfSection[] | undefined): boolean {
  if (before?.length !== now.length) return false;
  return now.every(({ table, rowOf }, index) => before[index]?.table === table && before[index].rowOf === rowOf);
}

function rowsOf(route: string, tables: readonly TableOfSection[]): Rows {
  const rows: [number, number][] = [];
  for (const { table, rowOf } of tables) {
    const row = rowOf.get(route);
    if (row !== undefined) rows.push([table, row]);
  }
  return rows;
}

/** @returns False where its counterparts were the same. */
function setRows(place: Place, rows: Rows, memory: ModelMemory | undefined): boolean {
  const { counterparts = [] } = place.placement;
  if (isEqual(rows, counterparts)) return false;
  if (memory === undefined) place.placement.counterparts = rows;
  else {
    const { counterparts: _, ...rest } = place.placement;
    place.placement = rows.length === 0 ? rest : { ...rest, counterparts: rows };
  }
  return true;
}

function isEqual(a: Rows, b: Rows): boolean {
  return a.length === b.length && a.every(([table, row], index) => b[index]?.[0] === table && b[index][1] === row);
}
