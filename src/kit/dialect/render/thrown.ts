import { browserNames } from '../code/sandbox.ts';

/** The first line of what an error says. Components may throw anything. */
export function messageOf(error: unknown): string {
  const { message } = (typeof error === 'object' && error !== null ? error : { message: error }) as {
    message?: unknown;
  };
  return String(message ?? 'it failed').split('\n')[0] as string;
}

const browserPattern = new RegExp(`\\b(?:${browserNames.join('|')}) is not defined`);

/** True where code asks for what only a browser has. */
export function needsBrowser(error: unknown): boolean {
  return browserPattern.test(messageOf(error));
}
