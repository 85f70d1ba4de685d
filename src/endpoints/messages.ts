/* Words of endpoint pages, in the languages of sites. */

import { type EndpointMessages, english } from './messages/english.ts';
import { englishForm, formTranslations } from './messages/form-messages.ts';
import { french } from './messages/french.ts';
import { german } from './messages/german.ts';
import { spanish } from './messages/spanish.ts';

const translations: Readonly<Record<string, EndpointMessages>> = { de: german, es: spanish, fr: french };

/** The words for endpoint pages in a language, by its code; English if there are none. */
export function endpointMessages(language: string | undefined): EndpointMessages {
  return byLanguage(language, translations) ?? english;
}

/** The words of the form of a call, and of the tools of its page. Likewise. */
export function formMessages(language: string | undefined) {
  const page = endpointMessages(language);
  const { server, authorization, headers } = page;
  const { pathParameters: path, queryParameters: query, cookies: cookie, requestBody: body, contentType: type } = page;
  const translated = byLanguage(language, formTranslations) ?? englishForm;
  return { ...translated, server, authorization, path, query, header: headers, cookie, body, type, headers };
}

/** What the form of a call says. */
export type FormMessages = Readonly<ReturnType<typeof formMessages>>;

/** What the tools of an endpoint page say in a browser, beside the words of the page. */
export type ToolMessages = Pick<
  FormMessages,
  'server' | 'copied' | 'copyUrl' | 'copyMarkdown' | 'operation' | 'specification'
>;

/** The words of tools alone. */
export function toolMessages(messages: FormMessages): ToolMessages {
  const { server, copied, copyUrl, copyMarkdown, operation, specification } = messages;
  return { server, copied, copyUrl, copyMarkdown, operation, specification };
}

function byLanguage<Messages>(
  language: string | undefined,
  all: Readonly<Record<string, Messages>>,
): Messages | undefined {
  const [primary = ''] = (language ?? '').split('-');
  return Object.hasOwn(all, primary) ? all[primary] : undefined;
}

export type { EndpointMessages };
