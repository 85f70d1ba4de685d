import { browserGlobalNames } from './globals.ts';

/** Returns the first line of an error's message. Page code may throw values that aren't errors. */
export function pageErrorMessage(error: unknown): string {
  try {
    const isObject = typeof error === 'object' && error !== null;
    const { message }: { readonly message?: unknown } = isObject ? error : { message: error };
    const [firstLine = ''] = String(message ?? 'it failed').split('\n');
    return /^Maximum call stack/.test(firstLine) ? 'it is nested too deeply' : firstLine.slice(0, 1000);
  } catch {
    return 'it failed';
  }
}

export function asyncComponentError(component: unknown): Error | undefined {
  if (Object.prototype.toString.call(component) !== '[object AsyncFunction]') return undefined;
  const name = typeof component === 'function' ? component.name : '';
  return new Error(`${name === '' ? 'it' : name} is an async function, and a page waits for nothing`);
}

const missingGlobalPattern = new RegExp(`\\b(?:${browserGlobalNames.join('|')}) is not defined`);

export function needsBrowser(error: unknown): boolean {
  return missingGlobalPattern.test(pageErrorMessage(error));
}
