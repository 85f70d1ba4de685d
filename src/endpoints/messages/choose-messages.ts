import type { EndpointMessages } from './endpoint-messages.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

const others: Readonly<Record<string, EndpointMessages>> = { de: german, es: spanish, fr: french };

/** The words for endpoint pages in a language, by its code; English if there are none. */
export function endpointMessages(language: string | undefined): EndpointMessages {
  const [primary = ''] = (language ?? '').split('-');
  return Object.hasOwn(others, primary) ? (others[primary] as EndpointMessages) : english;
}
