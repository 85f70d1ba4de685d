import { directoryOf } from '../values/navigation.ts';
import { normalizePath } from '../values/paths.ts';
import type { Operation } from '../values/specification.ts';

/**
 * The address of an endpoint page, as hosted sites have it: directory, first tag, then summary, or method and path. A
 * site that moves keeps its addresses.
 *
 * @param directory As written beside the specification.
 * @returns A route.
 */
export function addressOf(operation: Operation, directory: string | undefined): string {
  if (operation.href !== undefined) return `/${normalizePath(operation.href) ?? ''}`;
  const steps = [directoryOf(directory), tagFolder(operation), name(operation)];
  return `/${steps.filter((step) => step !== '').join('/')}`.toLowerCase();
}

function tagFolder({ method, tags: [first] }: Operation): string {
  if (first !== undefined) return slug(first);
  return method === 'CHANNEL' ? 'websockets' : '';
}

function name({ method, path, summary }: Operation): string {
  const fromSummary = summary === undefined ? '' : slug(summary);
  if (fromSummary !== '') return fromSummary;
  return method === 'WEBHOOK' || method === 'CHANNEL' ? slug(path) : `${method}-${slug(path)}`;
}

/** A text as a step of an address. The order of the replacements is the hosted product's, and so are its oddities. */
export function slug(text: string): string {
  let step = text.replaceAll(' ', '-');
  if (step.includes('{')) step = step.replace(/\{[^}]*\}/g, '-');
  if (step.startsWith('-')) step = step.slice(1);
  if (step.endsWith('-')) step = step.slice(0, -1);
  return step.replace(dropped, '').replaceAll('--', '-').toLowerCase();
}

const dropped = /[{}(),.'\n/]/g;

/** Words out of a name that programs use: `userSignedUp` becomes `User signed up`. */
export function sentenceOf(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_./]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
