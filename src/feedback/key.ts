import { FeedbackArgumentsError } from './errors.ts';

/**
 * Returns the API key. The key is behind a function, so that printing an object with a `KeySource` doesn't reveal it.
 */
export type KeySource = () => string;

/** @throws FeedbackArgumentsError if the key is invalid in a header. The message doesn't contain the key. */
export function createKeySource(key: string | KeySource): KeySource {
  const value = (typeof key === 'string' ? key : key()).trim();
  // Checked here, because the error of `fetch` would quote the header.
  if (value === '') throw new FeedbackArgumentsError(['The key is empty.']);
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new FeedbackArgumentsError(['The key contains characters that keys cannot have, such as white space.']);
  }
  return () => value;
}

/**
 * Reads the key from an environment variable. No other code reads this variable.
 *
 * @returns Undefined if the variable is unset or blank.
 */
export function keyFromEnvironment(variable: string): KeySource | undefined {
  return (process.env[variable] ?? '').trim() === '' ? undefined : () => process.env[variable] ?? '';
}

/** Reason why the key of an environment variable is unusable, as a clause; undefined if it is usable. */
export function keyProblem(variable: string): string | undefined {
  const key = keyFromEnvironment(variable);
  if (key === undefined) return `the environment variable ${variable} is not set`;
  try {
    createKeySource(key);
    return undefined;
  } catch {
    return `the environment variable ${variable} has characters that keys cannot have, such as white space`;
  }
}
