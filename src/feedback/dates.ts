import { parseIsoDate } from '../core/options.ts';

export { parseIsoDate };

/** Formats a time as ISO 8601 in UTC. */
export function formatIsoTime(time: number): string {
  return new Date(time).toISOString();
}

/** Maximum wait in milliseconds that the service can ask for. The service limits requests per hour. */
export const maxRetryAfterMs = 3_600_000;

/**
 * Wait in milliseconds from `Retry-After`, which is a number of seconds or a date. A date is compared with the `Date`
 * header of the response, because clocks differ. At most an hour.
 *
 * @param now Local time in milliseconds since 1970, used without a `Date` header.
 * @returns Undefined if the header is missing or invalid.
 */
export function readRetryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value) * 1000, maxRetryAfterMs);
  const retryAt = parseHttpDate(value);
  return retryAt === undefined
    ? undefined
    : Math.min(Math.max(0, retryAt - (readServiceTime(headers) ?? now)), maxRetryAfterMs);
}

/** Time of the service's clock in milliseconds since 1970; undefined without a `Date` header. */
export function readServiceTime(headers: Headers): number | undefined {
  const date = headers.get('date');
  return date === null ? undefined : parseHttpDate(date);
}

function parseHttpDate(text: string): number | undefined {
  const time = Date.parse(text);
  // `Date.parse` accepts text that isn't a date, such as "1.5x".
  return Number.isNaN(time) || !/[a-z]{3}/i.test(text) ? parseIsoDate(text) : time;
}
