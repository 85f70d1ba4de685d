/**
 * Formats a date as Rspress does, but in UTC, so that the result is the same on every machine. Unsupported languages
 * fall back to English.
 */
export function formatDate(date: string | number, language: string): string {
  const time = new Date(date);
  try {
    return time.toLocaleString(language, { timeZone: 'UTC' });
  } catch {
    return time.toLocaleString('en', { timeZone: 'UTC' });
  }
}
