/* Words of endpoint pages, in the languages of sites. */

import { type EndpointMessages, english } from './messages/english.ts';
import { french } from './messages/french.ts';
import { german } from './messages/german.ts';
import { spanish } from './messages/spanish.ts';

const others: Readonly<Record<string, EndpointMessages>> = { de: german, es: spanish, fr: french };

/** The words for endpoint pages in a language, by its code; English if there are none. */
export function endpointMessages(language: string | undefined): EndpointMessages {
  const [primary = ''] = (language ?? '').split('-');
  return Object.hasOwn(others, primary) ? (others[primary] as EndpointMessages) : english;
}

export { type FormMessages, formMessages } from './messages/form-messages.ts';
export type { EndpointMessages };
