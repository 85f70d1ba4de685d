/**
 * A date as a page of Rspress shows it, the same on every machine: in UTC, and in English where the language is none
 * that this system knows.
 */
export function dateText(date: string | number, language: string): string {
  const time = new Date(date);
  try {
    return time.toLocaleString(language, { timeZone: 'UTC' });
  } catch {
    return time.toLocaleString('en', { timeZone: 'UTC' });
  }
}
