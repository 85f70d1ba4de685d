import { env } from 'node:process';
import type { KeySource } from './key.ts';

/**
 * The key of an environment variable: the only place that reads it.
 *
 * @returns Undefined where the variable is not set or blank.
 */
export function keyFromEnvironment(variable: string): KeySource | undefined {
  return (env[variable] ?? '').trim() === '' ? undefined : () => env[variable] ?? '';
}
