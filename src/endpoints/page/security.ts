import type { BlockContent, ListItem } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import type { EndpointMessages } from '../messages/english.ts';
import { code, enumerate, flat, joined, phrase, type Said, sentence } from '../prose/phrase.ts';
import { entriesOf, objectOf, textOf } from '../schema/json-members.ts';
import { asPart, heading, list, listItem, paragraph } from './blocks.ts';
import type { Page } from './page-context.ts';

/** A scheme that a request has to meet. */
export interface Scheme {
  readonly name: string;
  /** Undefined if the document does not describe it. */
  readonly value: JsonObject | undefined;
  readonly scopes: readonly string[];
}

/** Schemes of which each alternative needs all; an empty alternative needs none. */
export type Alternatives = readonly (readonly Scheme[])[];

const most = 100;
const mostScopes = 1000;

/** What an operation says of authentication, else its document. Undefined if neither says anything. */
export function alternativesOf(page: Page, operation: JsonObject): Alternatives | undefined {
  const written = ownMember(operation, 'security') ?? ownMember(page.document, 'security');
  if (!Array.isArray(written)) return undefined;
  return written
    .filter(isObject)
    .slice(0, most)
    .map((requirement) => requirementOf(page, requirement));
}

function requirementOf(page: Page, requirement: JsonObject): Scheme[] {
  // AsyncAPI 3 names the scheme by a reference, or writes it here.
  const inline = page.references.object(requirement);
  if (typeof ownMember(requirement, '$ref') === 'string' || typeof ownMember(requirement, 'type') === 'string') {
    return [
      {
        name: textOf(requirement, '$ref')?.split('/').at(-1) ?? '',
        value: inline,
        scopes: strings(ownMember(requirement, 'scopes')),
      },
    ];
  }
  const schemes = schemesIn(page.document);
  return Object.entries(requirement)
    .slice(0, most)
    .map(([name, scopes]) => {
      return { name, value: page.references.object(ownMember(schemes, name)), scopes: strings(scopes) };
    });
}

/** The schemes that a document describes, by their names. */
export function schemesIn(document: JsonObject): JsonObject {
  const schemes = objectOf(objectOf(document, 'components') ?? {}, 'securitySchemes');
  return schemes ?? objectOf(document, 'securityDefinitions') ?? {};
}

/** The section on authentication. */
export function securitySection(page: Page, operation: JsonObject): BlockContent[] {
  const { words } = page;
  const alternatives = alternativesOf(page, operation);
  if (alternatives === undefined) return [];
  const needs = alternatives.filter((schemes) => schemes.length > 0);
  if (needs.length === 0) return [heading(2, words.authorization, 'authorization'), paragraph(words.noneNeeded)];
  const optional = needs.length < alternatives.length;
  const isOnly = needs.flat().length === 1;
  const items = needs.map((schemes) => {
    const all = schemes.map((scheme) => schemeItem(page, scheme));
    const parts = isOnly ? all : all.map((item) => asPart({ kind: 'scheme' }, item));
    return parts.length === 1 ? (parts[0] as ListItem) : listItem(words.lead(words.allOf), [], parts);
  });
  const several = optional ? words.optionalOneOf : words.oneOfNeeds;
  const lead = needs.length > 1 ? several : optional ? words.optional : undefined;
  const intro = lead === undefined ? [] : [paragraph(words.lead(lead))];
  return [heading(2, words.authorization, 'authorization'), ...intro, list(items)];
}

/** What a scheme wants of a request. */
export function schemeItem(page: Page, { name, value, scopes }: Scheme): ListItem {
  const { words } = page;
  if (value === undefined) return listItem(code(name));
  const description = textOf(value, 'description');
  const { blocks, line } = page.prose(description ?? '', { limit: 4000 });
  const sentences = [
    phrase`${kindOf(words, name, value)}.`,
    ...(line === undefined || line.length === 0 ? [] : [sentence(line)]),
    ...(ownMember(value, 'deprecated') === true ? [words.deprecatedNote] : []),
  ];
  const items = [...flowItems(words, value), ...scopeItems(words, value, scopes)];
  return listItem(joined(sentences, ' '), line === undefined ? blocks : [], items);
}

function kindOf(words: EndpointMessages, name: string, value: JsonObject): Said {
  const type = textOf(value, 'type') ?? '';
  const scheme = textOf(value, 'scheme')?.toLowerCase();
  if (type === 'basic' || (type === 'http' && scheme === 'basic')) {
    return words.basic(code('Authorization: Basic <credentials>'));
  }
  if (type === 'http' && scheme === 'bearer') {
    return words.bearer(flat(textOf(value, 'bearerFormat') ?? ''), code('Authorization: Bearer <token>'));
  }
  if (type === 'http') return words.httpScheme(code(textOf(value, 'scheme') ?? name));
  if (type === 'apiKey' || type === 'httpApiKey') return keyOf(words, value);
  if (type === 'oauth2') return words.oauth;
  if (type === 'openIdConnect') {
    const url = textOf(value, 'openIdConnectUrl');
    return words.openId(url === undefined ? undefined : code(url));
  }
  if (type === 'mutualTLS' || type === 'X509') return words.mutualTls;
  return type === 'userPassword' ? words.userPassword : `${flat(name)}${type === '' ? '' : ` (${flat(type)})`}`;
}

function keyOf(words: EndpointMessages, value: JsonObject): Said {
  const place = textOf(value, 'in');
  if (place !== 'query' && place !== 'cookie' && place !== 'header') return words.key;
  return words.keyIn[place](code(textOf(value, 'name') ?? 'key'));
}

/** The ways to a token. Swagger 2 writes one into the scheme itself. */
function flowItems(words: EndpointMessages, value: JsonObject): ListItem[] {
  if (textOf(value, 'type') !== 'oauth2') return [];
  const own = textOf(value, 'flow');
  const flows: [string, Json][] = own === undefined ? entriesOf(value, 'flows') : [[own, value]];
  return flows.slice(0, 8).flatMap(([name, flow]) => {
    if (!isObject(flow)) return [];
    const title = words.flow(flowName(name));
    const addresses = [
      [words.authorizeAt, textOf(flow, 'authorizationUrl')],
      [words.tokenFrom, textOf(flow, 'tokenUrl')],
      [words.refreshAt, textOf(flow, 'refreshUrl')],
    ] as const;
    const told = addresses.flatMap(([say, url]) => (url === undefined ? [] : [say(code(url))]));
    return [listItem(told.length > 0 ? phrase`${words.lead(title)} ${enumerate(told, words.and)}.` : `${title}.`)];
  });
}

function flowName(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return flat(words.charAt(0).toUpperCase() + words.slice(1));
}

function scopeItems(words: EndpointMessages, value: JsonObject, scopes: readonly string[]): ListItem[] {
  if (scopes.length === 0) return [];
  const flows = entriesOf(value, 'flows').map(([, flow]) => flow);
  const items = scopes.map((scope) => {
    const meaning = [value, ...flows].flatMap((flow) => {
      const told = isObject(flow)
        ? ownMember(objectOf(flow, 'scopes') ?? objectOf(flow, 'availableScopes') ?? {}, scope)
        : undefined;
      return typeof told === 'string' && told.trim() !== '' ? [told] : [];
    })[0];
    return listItem(phrase`${code(scope)}${meaning === undefined ? '' : `: ${flat(meaning)}`}`);
  });
  return [listItem(words.lead(scopes.length === 1 ? words.scope : words.scopes), [], items)];
}

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, mostScopes) : [];
}
