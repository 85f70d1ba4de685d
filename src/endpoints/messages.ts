/* Messages of endpoint pages in all supported languages. */

import { type EndpointMessages, english } from './messages/english.ts';
import { englishForm, formTranslations } from './messages/form-messages.ts';
import { french } from './messages/french.ts';
import { german } from './messages/german.ts';
import { spanish } from './messages/spanish.ts';

const translations: Readonly<Record<string, EndpointMessages>> = { de: german, es: spanish, fr: french };

/** @returns English for a language without a translation. */
export function endpointMessages(language: string | undefined): EndpointMessages {
  return byLanguage(language, translations) ?? english;
}

/** Messages of the "Try it" form and of the page toolbar. */
export function formMessages(language: string | undefined) {
  const page = endpointMessages(language);
  const { server, authorization, headers } = page;
  const { pathParameters: path, queryParameters: query, cookies: cookie, requestBody: body, contentType: type } = page;
  const translated = byLanguage(language, formTranslations) ?? englishForm;
  return { ...translated, server, authorization, path, query, header: headers, cookie, body, type, headers };
}

export type FormMessages = Readonly<ReturnType<typeof formMessages>>;

export type ToolMessages = Pick<
  FormMessages,
  'server' | 'copied' | 'copyUrl' | 'copyMarkdown' | 'operation' | 'specification'
>;

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
