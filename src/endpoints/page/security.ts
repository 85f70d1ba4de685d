import type { BlockContent, ListItem } from 'mdast';
import { capitalize, isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxSecurityRequirements, maxSecurityScopes } from '../limits.ts';
import type { EndpointMessages } from '../messages/english.ts';
import { inlineCode, joinAsList, type Phrase, type PhraseLike, phrase, toSingleLine } from '../prose/phrase.ts';
import { isTrueMember, memberEntries, objectMember, stringMember } from '../schema/json-members.ts';
import { heading, list, listItem, paragraph } from './blocks.ts';
import { listContext, type PageContext } from './page-context.ts';
import type { ItemKind } from './part.ts';
import { valueItem } from './schema-list.ts';

export interface RequiredScheme {
  readonly name: string;
  /** `undefined` if the document doesn't define the scheme. */
  readonly value: JsonObject | undefined;
  readonly scopes: readonly string[];
}

/** Each alternative needs all of its schemes. An empty alternative means no authorization. */
export type SecurityAlternatives = readonly (readonly RequiredScheme[])[];

/** Security requirements of the operation, else those of the document. */
export function securityAlternatives(page: PageContext, operation: JsonObject): SecurityAlternatives | undefined {
  const requirements = ownMember(operation, 'security') ?? ownMember(page.document, 'security');
  if (!Array.isArray(requirements)) return undefined;
  return requirements
    .filter(isObject)
    .slice(0, maxSecurityRequirements)
    .map((requirement) => requiredSchemes(page, requirement));
}

function requiredSchemes(page: PageContext, requirement: JsonObject): RequiredScheme[] {
  // In AsyncAPI 3, a requirement is the scheme itself or a reference to it.
  const resolvedRequirement = page.references.resolveObject(requirement);
  if (typeof ownMember(requirement, '$ref') === 'string' || typeof ownMember(requirement, 'type') === 'string') {
    return [
      {
        name: stringMember(requirement, '$ref')?.split('/').at(-1) ?? '',
        value: resolvedRequirement,
        scopes: readStrings(ownMember(requirement, 'scopes')),
      },
    ];
  }
  const schemes = securitySchemes(page.document);
  return Object.entries(requirement)
    .slice(0, maxSecurityRequirements)
    .map(([name, scopes]) => {
      return { name, value: page.references.resolveObject(ownMember(schemes, name)), scopes: readStrings(scopes) };
    });
}

export function securitySchemes(document: JsonObject): JsonObject {
  const schemes = objectMember(objectMember(document, 'components') ?? {}, 'securitySchemes');
  return schemes ?? {};
}

export function securitySection(page: PageContext, operation: JsonObject): BlockContent[] {
  const { messages } = page;
  const alternatives = securityAlternatives(page, operation);
  if (alternatives === undefined) return [];
  const requirements = alternatives.filter((schemes) => schemes.length > 0);
  if (requirements.length === 0)
    return [heading(2, messages.authorization, 'authorization'), paragraph(messages.noAuthorization)];
  const isOptional = requirements.length < alternatives.length;
  const marks = isOptional || requirements.length > 1 ? [] : [messages.required];
  const itemKind = requirements.flat().length === 1 ? 'member' : 'scheme';
  const groups = requirements.map((schemes) => schemes.map((scheme) => schemeItem(page, scheme, marks, itemKind)));
  const alternativesTitle = isOptional ? messages.optionalOneOf : messages.oneOfRequirements;
  const introText = requirements.length > 1 ? alternativesTitle : isOptional ? messages.optional : undefined;
  const intro = introText === undefined ? [] : [paragraph(messages.withColon(introText))];
  const items = groups.flatMap((group) =>
    group.length === 1 || introText === undefined ? group : [listItem(messages.withColon(messages.allOf), [], group)],
  );
  return [heading(2, messages.authorization, 'authorization'), ...intro, list(items)];
}

/** Describes a scheme as the parameter that carries its credentials. */
export function schemeItem(
  page: PageContext,
  { name, value = {}, scopes }: RequiredScheme,
  marks: readonly string[] = [],
  itemKind: ItemKind = 'member',
): ListItem {
  const { messages } = page;
  const { title, type, location, lead } = schemeField(page, name, value);
  const url = stringMember(value, 'openIdConnectUrl');
  return valueItem(listContext(page, 'request'), {
    title,
    type,
    schema: undefined,
    marks: [
      ...(location === undefined ? [] : [toSingleLine(location)]),
      ...marks,
      ...(isTrueMember(value, 'deprecated') ? [messages.deprecated] : []),
    ],
    lead,
    description: stringMember(value, 'description'),
    sentences: url === undefined ? [] : [messages.describedIn(inlineCode(url))],
    items: [...flowItems(messages, value), ...scopeItems(messages, value, scopes)],
    itemKind,
  });
}

interface SchemeField {
  readonly title: PhraseLike;
  readonly type: string;
  readonly location: string | undefined;
  readonly lead?: Phrase;
}

/** A scheme that no HTTP parameter carries has its own type instead of `string`. */
function schemeField(page: PageContext, name: string, value: JsonObject): SchemeField {
  const { messages } = page;
  const credentials = authorizationCredentials(page, name, value);
  if (credentials !== undefined) {
    const title = inlineCode('Authorization');
    return { title, type: 'string', location: 'header', lead: phrase`${credentials}.` };
  }
  const location = stringMember(value, 'in');
  if (location === 'query' || location === 'cookie' || location === 'header') {
    const title = inlineCode(stringMember(value, 'name') ?? name);
    return { title, type: 'string', location, lead: phrase`${messages.key}.` };
  }
  const type = stringMember(value, 'type') ?? '';
  const titles = new Map([
    ['apiKey', messages.key],
    ['mutualTLS', messages.certificate],
    ['X509', messages.certificate],
    ['userPassword', messages.userPassword],
  ]);
  return { title: titles.get(type) ?? inlineCode(name), type: toSingleLine(type), location };
}

/** Content of the `Authorization` header; `undefined` if the scheme doesn't use this header. */
function authorizationCredentials(
  { messages, document }: PageContext,
  name: string,
  value: JsonObject,
): PhraseLike | undefined {
  const type = stringMember(value, 'type');
  const scheme = stringMember(value, 'scheme');
  const token = inlineCode('Bearer <token>');
  if (type === 'basic' || (type === 'http' && scheme?.toLowerCase() === 'basic'))
    return messages.basic(inlineCode('Basic <credentials>'));
  if (type === 'http' && scheme?.toLowerCase() === 'bearer')
    return messages.bearer(toSingleLine(stringMember(value, 'bearerFormat') ?? ''), token);
  if (type === 'http') return messages.httpScheme(inlineCode(scheme ?? name));
  // In AsyncAPI, the protocol of the server decides how an access token is sent.
  if (Object.hasOwn(document, 'asyncapi')) return undefined;
  if (type === 'oauth2') return messages.accessToken('OAuth 2.0', token);
  return type === 'openIdConnect' ? messages.accessToken('OpenID Connect', token) : undefined;
}

function flowItems(messages: EndpointMessages, value: JsonObject): ListItem[] {
  if (stringMember(value, 'type') !== 'oauth2') return [];
  const flows = memberEntries(value, 'flows').slice(0, 8);
  return flows.flatMap(([name, flow]) => {
    if (!isObject(flow)) return [];
    const title = messages.flow(flowName(name));
    const urls = [
      [messages.authorizeAt, stringMember(flow, 'authorizationUrl')],
      [messages.tokenFrom, stringMember(flow, 'tokenUrl')],
      [messages.refreshAt, stringMember(flow, 'refreshUrl')],
    ] as const;
    const endpoints = urls.flatMap(([toPhrase, url]) => (url === undefined ? [] : [toPhrase(inlineCode(url))]));
    return [
      listItem(
        endpoints.length > 0
          ? phrase`${messages.withColon(title)} ${joinAsList(endpoints, messages.and)}.`
          : `${title}.`,
      ),
    ];
  });
}

function flowName(name: string): string {
  const title = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return toSingleLine(capitalize(title));
}

function scopeItems(messages: EndpointMessages, value: JsonObject, scopes: readonly string[]): ListItem[] {
  if (scopes.length === 0) return [];
  const flows = memberEntries(value, 'flows').map(([, flow]) => flow);
  const items = scopes.map((scope) => {
    const scopeDescription = [value, ...flows].flatMap((flow) => {
      const description = isObject(flow)
        ? ownMember(objectMember(flow, 'scopes') ?? objectMember(flow, 'availableScopes') ?? {}, scope)
        : undefined;
      return typeof description === 'string' && description.trim() !== '' ? [description] : [];
    })[0];
    return listItem(
      phrase`${inlineCode(scope)}${scopeDescription === undefined ? '' : `: ${toSingleLine(scopeDescription)}`}`,
    );
  });
  return [listItem(messages.withColon(scopes.length === 1 ? messages.scope : messages.scopes), [], items)];
}

function readStrings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').slice(0, maxSecurityScopes) : [];
}
