/* Words of endpoint pages, in the languages of sites. */

import { type EndpointMessages, english } from './messages/english.ts';
import { englishForm, type FormMessages, formWords, type ToolMessages, toolWords } from './messages/form-messages.ts';
import { french } from './messages/french.ts';
import { german } from './messages/german.ts';
import { spanish } from './messages/spanish.ts';

const others: Readonly<Record<string, EndpointMessages>> = { de: german, es: spanish, fr: french };

/** The words for endpoint pages in a language, by its code; English if there are none. */
export function endpointMessages(language: string | undefined): EndpointMessages {
  return inLanguage(language, others) ?? english;
}

/** The words of the form of a call, and of the tools of its page. Likewise. */
export function formMessages(language: string | undefined): FormMessages {
  return inLanguage(language, formWords) ?? englishForm;
}

function inLanguage<Words>(language: string | undefined, all: Readonly<Record<string, Words>>): Words | undefined {
  const [primary = ''] = (language ?? '').split('-');
  return Object.hasOwn(all, primary) ? all[primary] : undefined;
}

export type { EndpointMessages, FormMessages, ToolMessages };
export { toolWords };
