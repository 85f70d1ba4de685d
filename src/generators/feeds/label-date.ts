const monthNames = 'january february march april may june july august september october november december'.split(' ');

const isoPattern = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const monthFirstPattern = /^(\p{L}{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/iu;
const dayFirstPattern = /^(\d{1,2})(?:st|nd|rd|th)?\.?\s+(\p{L}{3,})\.?,?\s+(\d{4})$/iu;

/**
 * Reads the label of an update as a date: `2024-10-11`, `October 11, 2024`, `11 Oct 2024`. Labels without a day, such as
 * `October 2024`, are no dates: feed readers would take such an update for an old one.
 *
 * @returns Date in the format of RSS: `Fri, 11 Oct 2024 00:00:00 GMT`.
 */
export function labelDate(label: string): string | undefined {
  const text = label.trim();
  const [, isoYear, , isoMonth, isoDay] = isoPattern.exec(text) ?? [];
  if (isoYear !== undefined) return formatDate(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, firstMonth, secondDay, year] = monthFirstPattern.exec(text) ?? [];
  if (firstMonth !== undefined) return formatDate(Number(year), monthNumber(firstMonth), Number(secondDay));
  const [, firstDay, secondMonth = '', lastYear] = dayFirstPattern.exec(text) ?? [];
  return firstDay === undefined ? undefined : formatDate(Number(lastYear), monthNumber(secondMonth), Number(firstDay));
}

/** `oct` → 10; 0 for a word that is no month. `Sept` is common too. */
function monthNumber(name: string): number {
  return monthNames.findIndex((month) => month.startsWith(name.toLowerCase())) + 1;
}

function formatDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toUTCString() : undefined;
}
