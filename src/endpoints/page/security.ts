import type { BlockContent, ListItem } from 'mdast';
import { capitalize, isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxSecurityRequirements, maxSecurityScopes } from '../limits.ts';
import type { EndpointMessages } from '../messages/english.ts';
import {
  inlineCode,
  joinAsList,
  joinPhrases,
  type PhraseLike,
  phrase,
  toSingleLine,
  withFullStop,
} from '../prose/phrase.ts';
import { memberEntries, objectMember, stringMember } from '../schema/json-members.ts';
import { asPart, heading, list, listItem, paragraph } from './blocks.ts';
import type { PageContext } from './page-context.ts';

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
  const isSingleScheme = requirements.flat().length === 1;
  const items = requirements.map((schemes) => {
    const schemeItems = schemes.map((scheme) => schemeItem(page, scheme));
    const partItems = isSingleScheme ? schemeItems : schemeItems.map((item) => asPart({ kind: 'scheme' }, item));
    return partItems.length === 1
      ? (partItems[0] as ListItem)
      : listItem(messages.withColon(messages.allOf), [], partItems);
  });
  const alternativesTitle = isOptional ? messages.optionalOneOf : messages.oneOfRequirements;
  const introText = requirements.length > 1 ? alternativesTitle : isOptional ? messages.optional : undefined;
  const intro = introText === undefined ? [] : [paragraph(messages.withColon(introText))];
  return [heading(2, messages.authorization, 'authorization'), ...intro, list(items)];
}

export function schemeItem(page: PageContext, { name, value, scopes }: RequiredScheme): ListItem {
  const { messages } = page;
  if (value === undefined) return listItem(inlineCode(name));
  const description = stringMember(value, 'description');
  const { blocks, line } = page.parseProse(description ?? '', { limit: 4000 });
  const sentences = [
    phrase`${schemeDescription(messages, name, value)}.`,
    ...(line === undefined || line.length === 0 ? [] : [withFullStop(line)]),
    ...(ownMember(value, 'deprecated') === true ? [messages.deprecatedNote] : []),
  ];
  const items = [...flowItems(messages, value), ...scopeItems(messages, value, scopes)];
  return listItem(joinPhrases(sentences, ' '), line === undefined ? blocks : [], items);
}

function schemeDescription(messages: EndpointMessages, name: string, value: JsonObject): PhraseLike {
  const type = stringMember(value, 'type') ?? '';
  const scheme = stringMember(value, 'scheme')?.toLowerCase();
  if (type === 'basic' || (type === 'http' && scheme === 'basic')) {
    return messages.basic(inlineCode('Authorization: Basic <credentials>'));
  }
  if (type === 'http' && scheme === 'bearer') {
    return messages.bearer(
      toSingleLine(stringMember(value, 'bearerFormat') ?? ''),
      inlineCode('Authorization: Bearer <token>'),
    );
  }
  if (type === 'http') return messages.httpScheme(inlineCode(stringMember(value, 'scheme') ?? name));
  if (type === 'apiKey' || type === 'httpApiKey') return apiKeyDescription(messages, value);
  if (type === 'oauth2') return messages.oauth;
  if (type === 'openIdConnect') {
    const url = stringMember(value, 'openIdConnectUrl');
    return messages.openId(url === undefined ? undefined : inlineCode(url));
  }
  if (type === 'mutualTLS' || type === 'X509') return messages.mutualTls;
  return type === 'userPassword'
    ? messages.userPassword
    : `${toSingleLine(name)}${type === '' ? '' : ` (${toSingleLine(type)})`}`;
}

function apiKeyDescription(messages: EndpointMessages, value: JsonObject): PhraseLike {
  const location = stringMember(value, 'in');
  if (location !== 'query' && location !== 'cookie' && location !== 'header') return messages.key;
  return messages.keyIn[location](inlineCode(stringMember(value, 'name') ?? 'key'));
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
