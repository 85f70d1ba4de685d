import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { link, plain } from '../prose/prose.ts';
import { code, enumerate, listItem, sentence } from './markdown.ts';
import { entriesOf, objectOf, textOf } from './members.ts';
import type { Page } from './page.ts';

/** A scheme that a request has to meet. */
export interface Scheme {
  readonly name: string;
  /** Undefined where the document does not describe it. */
  readonly value: JsonObject | undefined;
  readonly scopes: readonly string[];
}

/** Schemes of which each alternative needs all; an empty alternative needs none. */
export type Alternatives = readonly (readonly Scheme[])[];

const most = 20;

/** What an operation says of authentication, else its document. Undefined where neither says anything. */
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
  return Object.entries(requirement)
    .slice(0, most)
    .map(([name, scopes]) => ({ name, value: schemeNamed(page, name), scopes: strings(scopes) }));
}

function schemeNamed(page: Page, name: string): JsonObject | undefined {
  const components = objectOf(page.document, 'components');
  const schemes = objectOf(components ?? {}, 'securitySchemes') ?? objectOf(page.document, 'securityDefinitions');
  if (schemes === undefined) return undefined;
  return page.references.object(ownMember(schemes, name));
}

/** The section on authentication. */
export function securitySection(page: Page, operation: JsonObject): string[] {
  const alternatives = alternativesOf(page, operation);
  if (alternatives === undefined) return [];
  const needs = alternatives.filter((schemes) => schemes.length > 0);
  if (needs.length === 0) return ['## Authorization', 'None needed.'];
  const optional = needs.length < alternatives.length;
  const items = needs.map((schemes) => {
    if (schemes.length === 1) return schemeItem(page, schemes[0] as Scheme);
    return listItem(
      'All of:',
      [],
      schemes.map((scheme) => schemeItem(page, scheme)),
    );
  });
  const intro = needs.length > 1 ? [optional ? 'Optional, one of:' : 'One of:'] : optional ? ['Optional:'] : [];
  return ['## Authorization', ...intro, items.join('\n')];
}

function schemeItem(page: Page, { name, value, scopes }: Scheme): string {
  if (value === undefined) return `- ${code(name)}`;
  const description = textOf(value, 'description');
  const { markdown, isLine } = page.prose(description ?? '', { limit: 4000 });
  const sentences = [`${kindOf(name, value)}.`, ...(isLine && markdown !== '' ? [sentence(markdown)] : [])];
  if (ownMember(value, 'deprecated') === true) sentences.push('Deprecated.');
  const blocks = isLine ? [] : [markdown];
  return listItem(sentences.join(' '), blocks, [...flowItems(value), ...scopeItems(value, scopes)]);
}

function kindOf(name: string, value: JsonObject): string {
  const type = textOf(value, 'type') ?? '';
  const scheme = textOf(value, 'scheme')?.toLowerCase();
  if (type === 'basic' || (type === 'http' && scheme === 'basic')) {
    return `Basic authentication: ${code('Authorization: Basic <credentials>')}, with user name and password in Base64`;
  }
  if (type === 'http' && scheme === 'bearer') {
    const format = textOf(value, 'bearerFormat');
    return `Bearer token${format === undefined ? '' : ` (${plain(format)})`}: ${code('Authorization: Bearer <token>')}`;
  }
  if (type === 'http') return `HTTP authentication, scheme ${code(textOf(value, 'scheme') ?? name)}`;
  if (type === 'apiKey' || type === 'httpApiKey') return keyOf(value);
  if (type === 'oauth2') return 'OAuth 2.0: an access token as bearer token';
  if (type === 'openIdConnect') {
    const url = textOf(value, 'openIdConnectUrl');
    return `OpenID Connect${url === undefined ? '' : `, described at ${code(url)}`}`;
  }
  if (type === 'mutualTLS' || type === 'X509') return 'Mutual TLS: a client certificate';
  return type === 'userPassword' ? 'User name and password' : `${plain(name)}${type === '' ? '' : ` (${plain(type)})`}`;
}

function keyOf(value: JsonObject): string {
  const key = code(textOf(value, 'name') ?? 'key');
  switch (textOf(value, 'in')) {
    case 'query':
      return `API key in the query parameter ${key}`;
    case 'cookie':
      return `API key in the cookie ${key}`;
    case 'header':
      return `API key in the header ${key}`;
    default:
      return 'API key';
  }
}

/** The ways to a token. Swagger 2 writes one into the scheme itself. */
function flowItems(value: JsonObject): string[] {
  if (textOf(value, 'type') !== 'oauth2') return [];
  const own = textOf(value, 'flow');
  const flows: [string, Json][] = own === undefined ? entriesOf(value, 'flows') : [[own, value]];
  return flows.slice(0, 8).flatMap(([name, flow]) => {
    if (!isObject(flow)) return [];
    const addresses = [
      ['authorize at', textOf(flow, 'authorizationUrl')],
      ['token from', textOf(flow, 'tokenUrl')],
      ['refresh at', textOf(flow, 'refreshUrl')],
    ] as const;
    const told = addresses.flatMap(([word, url]) => (url === undefined ? [] : [`${word} ${code(url)}`]));
    return [`- ${flowName(name)}${told.length > 0 ? `: ${enumerate(told)}` : ''}.`];
  });
}

function flowName(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${plain(words.charAt(0).toUpperCase() + words.slice(1))} flow`;
}

function scopeItems(value: JsonObject, scopes: readonly string[]): string[] {
  if (scopes.length === 0) return [];
  const flows = entriesOf(value, 'flows').map(([, flow]) => flow);
  const items = scopes.map((scope) => {
    const meaning = [value, ...flows].flatMap((flow) => {
      const told = isObject(flow)
        ? ownMember(objectOf(flow, 'scopes') ?? objectOf(flow, 'availableScopes') ?? {}, scope)
        : undefined;
      return typeof told === 'string' && told.trim() !== '' ? [told] : [];
    })[0];
    return `- ${code(scope)}${meaning === undefined ? '' : `: ${plain(meaning)}`}`;
  });
  return [listItem(scopes.length === 1 ? 'Scope:' : 'Scopes:', [], items)];
}

function strings(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, 60) : [];
}

/** A link to further documentation, as a sentence. */
export function externalDocs(holder: JsonObject): string[] {
  const docs = objectOf(holder, 'externalDocs');
  const url = docs === undefined ? undefined : textOf(docs, 'url');
  if (docs === undefined || url === undefined) return [];
  return [`See ${link((textOf(docs, 'description') ?? url).trim().replace(/\.$/, ''), url)}.`];
}
