import type { Json } from '../../core/values.ts';
import { flat } from './parameter-style.ts';

/** A name with its value, and the values that it may have; none if it may have any. */
export interface Choice {
  readonly name: string;
  readonly value: string;
  readonly values: readonly string[];
}

const mostValues = 100;

/** A value as text; nothing for none. */
export function plain(value: Json | undefined): string {
  return value === undefined || value === null ? '' : flat(value);
}

export function plainList(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.slice(0, mostValues).map((each: Json) => flat(each)) : [];
}
