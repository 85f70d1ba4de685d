import { timeOf } from '../core/options.ts';

export { timeOf };

/** Formats a time as ISO 8601 in UTC. */
export function dateOf(time: number): string {
  return new Date(time).toISOString();
}

/** Maximum wait in milliseconds that the service can ask for. The service limits requests per hour. */
export const maxPauseMs = 3_600_000;

/**
 * Wait in milliseconds from `Retry-After`, which is a number of seconds or a date. A date is compared with the `Date`
 * header of the response, because clocks differ. At most an hour.
 *
 * @param now Local time in milliseconds since 1970, used without a `Date` header.
 * @returns Undefined if the header is missing or invalid.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value) * 1000, maxPauseMs);
  const until = httpDate(value);
  return until === undefined ? undefined : Math.min(Math.max(0, until - (serviceTime(headers) ?? now)), maxPauseMs);
}

/** Time of the service's clock in milliseconds since 1970; undefined without a `Date` header. */
export function serviceTime(headers: Headers): number | undefined {
  const date = headers.get('date');
  return date === null ? undefined : httpDate(date);
}

function httpDate(text: string): number | undefined {
  const time = Date.parse(text);
  // `Date.parse` accepts text that isn't a date, such as "1.5x".
  return Number.isNaN(time) || !/[a-z]{3}/i.test(text) ? timeOf(text) : time;
}
