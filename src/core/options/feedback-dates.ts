const dateForm = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

/**
 * Parses an ISO 8601 date, with or without time, to milliseconds since 1970. Without a time zone it is UTC, so that the
 * result doesn't depend on the machine.
 *
 * @returns Undefined for other text and for impossible dates.
 */
export function timeOf(text: string | null): number | undefined {
  const match = text === null ? null : dateForm.exec(text.trim());
  if (match === null) return undefined;
  const [whole, year, month, day, hours, , , zone] = match;
  const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
  // `Date` parses 30 February as 2 March.
  if (new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return undefined;
  if (hours === undefined) return midnight;
  const offset = zone === undefined ? 'Z' : zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, h, m = '00') => `${h}:${m}`);
  const clock = whole.slice(11, zone === undefined ? undefined : -zone.length).replace(',', '.');
  const time = Date.parse(`${year}-${month}-${day}T${clock}${offset.toUpperCase()}`);
  return Number.isNaN(time) ? undefined : time;
}
