import { FeedbackArgumentsError } from './errors.ts';

/**
 * Gives the key. A function and not a string, so that an object that contains it shows nothing if it is printed or
 * thrown.
 */
export type KeySource = () => string;

/**
 * Wraps a key for the requests.
 *
 * @throws FeedbackArgumentsError if it cannot be sent; the message does not contain it.
 */
export function keySource(key: string | KeySource): KeySource {
  const value = (typeof key === 'string' ? key : key()).trim();
  // Said here, since the message of `fetch` for such a header quotes it.
  if (value === '') throw new FeedbackArgumentsError(['The key is empty.']);
  if (!/^[\x21-\x7e]+$/.test(value)) {
    throw new FeedbackArgumentsError(['The key contains characters that keys cannot have, such as white space.']);
  }
  return () => value;
}

/**
 * The key of an environment variable: the only place that reads it.
 *
 * @returns Undefined if the variable is not set or blank.
 */
export function keyFromEnvironment(variable: string): KeySource | undefined {
  return (process.env[variable] ?? '').trim() === '' ? undefined : () => process.env[variable] ?? '';
}

/**
 * Why nothing can be asked with the key of an environment variable, as a clause; undefined if it can be sent.
 */
export function keyProblem(variable: string): string | undefined {
  const key = keyFromEnvironment(variable);
  if (key === undefined) return `the environment variable ${variable} is not set`;
  try {
    keySource(key);
    return undefined;
  } catch {
    return `the environment variable ${variable} has characters that keys cannot have, such as white space`;
  }
}
