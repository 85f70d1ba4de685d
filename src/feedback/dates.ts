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
