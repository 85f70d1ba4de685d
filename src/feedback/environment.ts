import type { KeySource } from './key.ts';

/**
 * The key of an environment variable: the only place that reads it.
 *
 * @returns Undefined where the variable is not set or blank.
 */
export function keyFromEnvironment(variable: string): KeySource | undefined {
  return (process.env[variable] ?? '').trim() === '' ? undefined : () => process.env[variable] ?? '';
}
