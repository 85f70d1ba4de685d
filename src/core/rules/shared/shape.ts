import type { Severity } from '../../values/diagnostic.ts';
import { brief, quote } from '../rule.ts';

/** An element as prose names it: what it is, and its name where it has one. */
export interface ElementName {
  /** `tab`, `menu item`, `navigation` … */
  readonly noun: string;
  readonly name: string;
}

export const lossy = (args: { severity: Severity }): Severity => args.severity;

/** `the tab "API"`, `this tab`, `navigation`. */
export function element({ noun, name }: ElementName): string {
  if (noun === 'navigation') return '"navigation"';
  return name === '' ? `this ${noun}` : `the ${noun} ${quote(brief(name))}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const article = (noun: string): string => (/^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`);
