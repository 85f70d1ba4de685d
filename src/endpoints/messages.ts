/* Messages of endpoint pages in all supported languages. */

import { type EndpointMessages, english } from './messages/english.ts';
import { englishForm, formTranslations } from './messages/form-messages.ts';
import { french } from './messages/french.ts';
import { german } from './messages/german.ts';
import { spanish } from './messages/spanish.ts';

const translations: Readonly<Record<string, EndpointMessages>> = { de: german, es: spanish, fr: french };

/** @returns English for a language without a translation. */
export function endpointMessages(language: string | undefined): EndpointMessages {
  return findTranslation(language, translations) ?? english;
}

/** Messages of the "Try it" form and of the page toolbar. */
export function formMessages(language: string | undefined) {
  const pageMessages = endpointMessages(language);
  const { server, authorization, headers } = pageMessages;
  const {
    pathParameters: path,
    queryParameters: query,
    cookies: cookie,
    requestBody: body,
    contentType: type,
  } = pageMessages;
  const translatedForm = findTranslation(language, formTranslations) ?? englishForm;
  return { ...translatedForm, server, authorization, path, query, header: headers, cookie, body, type, headers };
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

function findTranslation<Messages>(
  language: string | undefined,
  messagesByLanguage: Readonly<Record<string, Messages>>,
): Messages | undefined {
  const [primarySubtag = ''] = (language ?? '').split('-');
  return Object.hasOwn(messagesByLanguage, primarySubtag) ? messagesByLanguage[primarySubtag] : undefined;
}

export type { EndpointMessages };
