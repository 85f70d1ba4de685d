import { browserNames } from './global-names.ts';

/** The first line of what an error says. Components may throw anything. */
export function messageOf(error: unknown): string {
  const isObject = typeof error === 'object' && error !== null;
  const { message }: { readonly message?: unknown } = isObject ? error : { message: error };
  const [first = ''] = String(message ?? 'it failed').split('\n');
  return /^Maximum call stack/.test(first) ? 'it is nested too deeply' : first;
}

/**
 * What is wrong with a component that is an async function: it would show nothing, since a page waits for nothing.
 * Undefined for any other.
 */
export function asyncFault(component: unknown): Error | undefined {
  if (Object.prototype.toString.call(component) !== '[object AsyncFunction]') return undefined;
  const name = typeof component === 'function' ? component.name : '';
  return new Error(`${name === '' ? 'it' : name} is an async function, and a page waits for nothing`);
}

const browserPattern = new RegExp(`\\b(?:${browserNames.join('|')}) is not defined`);

/** True if code asks for what only a browser has. */
export function needsBrowser(error: unknown): boolean {
  return browserPattern.test(messageOf(error));
}
