const dateForm = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * The time that an ISO 8601 date or date and time means, in milliseconds since 1970; UTC where it names no zone, so that
 * the machine's own zone changes nothing.
 *
 * @returns Undefined for any other text, and for days that no calendar has.
 */
export function timeOf(text: string | null): number | undefined {
  const match = text === null ? null : dateForm.exec(text.trim());
  if (match === null) return undefined;
  const [whole, year, month, day, hours, , , zone] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date` takes 30 February for 2 March.
  if (new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return undefined;
  if (hours === undefined) return midnight;
  const offset = zone === undefined ? 'Z' : zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, h, m = '00') => `${h}:${m}`);
  const clock = whole.slice(11, zone === undefined ? undefined : -zone.length).replace(',', '.');
  const time = Date.parse(`${year}-${month}-${day}T${clock}${offset.toUpperCase()}`);
  return Number.isNaN(time) ? undefined : time;
}

/** A time as the service takes it, and as the model gives it: ISO 8601, UTC. */
export function dateOf(time: number): string {
  return new Date(time).toISOString();
}

/** Milliseconds that a service is believed: its limits are for an hour. */
export const longestPause = 3_600_000;

/**
 * How long a service asks to wait, in milliseconds, from its `Retry-After`: a number of seconds, or a date. A date is
 * compared with the service's own `Date`, since the clocks of two machines differ. Longer than an hour is an hour.
 *
 * @param now Milliseconds since 1970 by this machine's clock, used where the service does not say the time.
 * @returns Undefined if it asks for nothing that can be understood.
 */
export function retryAfter(headers: Headers, now: number): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (value === undefined || value === '') return undefined;
  if (/^\d+(\.\d+)?$/.test(value)) return Math.min(Number(value) * 1000, longestPause);
  const until = httpDate(value);
  return until === undefined ? undefined : Math.min(Math.max(0, until - (serviceTime(headers) ?? now)), longestPause);
}

/** The time by the service's clock, in milliseconds since 1970; undefined if it does not say. */
export function serviceTime(headers: Headers): number | undefined {
  const date = headers.get('date');
  return date === null ? undefined : httpDate(date);
}

function httpDate(text: string): number | undefined {
  const time = Date.parse(text);
  // `Date.parse` takes a lot for a date that is none, such as "1.5x".
  return Number.isNaN(time) || !/[a-z]{3}/i.test(text) ? timeOf(text) : time;
}
