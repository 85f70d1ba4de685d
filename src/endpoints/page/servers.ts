import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, numberSource, ownMember } from '../../core/values.ts';
import { maxServers, maxServerVariables } from '../limits.ts';
import { inlineCode, type Phrase, phrase } from '../prose/phrase.ts';
import { fillServerVariables } from '../samples.ts';
import { arrayMember, memberEntries, objectMember, stringMember } from '../schema/json-members.ts';
import { findServerHolder } from '../server-holder.ts';
import { asPart, list, listItem, paragraph } from './blocks.ts';
import { listContext, type PageContext } from './page-context.ts';
import { valueItem } from './schema-list.ts';

export interface ApiServer {
  /** URL without a trailing slash. Variables are replaced by their defaults. */
  readonly url: string;
  readonly description: string | undefined;
  /** Contains variables: `https://{region}.example.com`. */
  readonly template: string;
  readonly variables: readonly (readonly [name: string, value: JsonObject])[];
}

/** Servers of the operation, else of the path, else of the document. */
export function operationServers(page: PageContext, pathItem: JsonObject, operation: JsonObject): ApiServer[] {
  const holder = findServerHolder(page.document, { item: pathItem, value: operation });
  return holder === undefined ? [] : arrayMember(holder, 'servers').flatMap(readServer);
}

/** Servers that an AsyncAPI channel names, else all servers of the document. */
export function channelServerObjects(page: PageContext, channel: JsonObject): JsonObject[] {
  const serverNames = arrayMember(channel, 'servers').flatMap((server) => {
    const reference = isObject(server) ? stringMember(server, '$ref') : server;
    return typeof reference === 'string' ? [reference.split('/').at(-1)] : [];
  });
  return memberEntries(page.document, 'servers')
    .filter(([name]) => serverNames.length === 0 || serverNames.includes(name))
    .map(([, server]) => page.references.resolveObject(server) ?? {});
}

export function channelServers(page: PageContext, channel: JsonObject): ApiServer[] {
  return channelServerObjects(page, channel).flatMap((server) => {
    const protocol = stringMember(server, 'protocol');
    const host = stringMember(server, 'host');
    const url = host === undefined ? stringMember(server, 'url') : `${host}${stringMember(server, 'pathname') ?? ''}`;
    if (url === undefined) return [];
    const fullUrl = url.includes('://') || protocol === undefined ? url : `${protocol}://${url}`;
    const version = stringMember(server, 'protocolVersion');
    const protocolVersion = protocol === undefined || version === undefined ? [] : [`${protocol} ${version}`];
    const description = [...protocolVersion, stringMember(server, 'description') ?? []].flat().join(': ');
    return readServer({ ...server, url: fullUrl, ...(description === '' ? {} : { description }) });
  });
}

export function serverBlocks(
  page: PageContext,
  servers: readonly ApiServer[],
  kind: 'baseAddress' | 'server' = 'baseAddress',
): BlockContent[] {
  const { messages } = page;
  const serversWithUrl = servers.filter(({ url }) => url !== '');
  if (serversWithUrl.length === 0) return [];
  const shownServers = serversWithUrl.slice(0, maxServers);
  const omittedNote =
    serversWithUrl.length === shownServers.length
      ? []
      : [listItem(messages.andMore(serversWithUrl.length - shownServers.length))];
  const lines = shownServers.map(({ url, description }): Phrase => {
    const { line = [] } = page.parseProse((description ?? '').trim().replace(/\.$/, ''), { limit: 500 });
    return line.length === 0 ? inlineCode(url) : phrase`${inlineCode(url)} (${line})`;
  });
  const pluralTitle = kind === 'server' ? messages.servers : messages.baseAddresses;
  const urlBlocks =
    lines.length === 1
      ? [paragraph(messages.withColon(messages[kind]), ' ', ...lines)]
      : [paragraph(messages.withColon(pluralTitle)), list([...lines.map((line) => listItem(line)), ...omittedNote])];
  return [
    ...urlBlocks.map((block) => asPart({ kind: 'servers' }, block)),
    ...shownServers.flatMap((server) => variableBlocks(page, server)),
  ];
}

function variableBlocks(page: PageContext, { template, variables }: ApiServer): BlockContent[] {
  const describedVariables = variables.filter(
    ([, variable]) => arrayMember(variable, 'enum').length > 1 || stringMember(variable, 'description') !== undefined,
  );
  if (describedVariables.length === 0) return [];
  const items = describedVariables.map(([name, { description, ...value }]) =>
    valueItem(listContext(page, 'request'), {
      ...{ title: inlineCode(name), marks: [], type: '', schema: withoutEmptyDefault(value) },
      description: typeof description === 'string' ? description : undefined,
    }),
  );
  const blocks = [paragraph(page.messages.withColon(page.messages.variablesOf(inlineCode(template)))), list(items)];
  // Without descriptions, the list says no more than the server selector, so pages with a selector can hide the list.
  const isDescribed = describedVariables.some(([, variable]) => stringMember(variable, 'description') !== undefined);
  return isDescribed ? blocks : blocks.map((block) => asPart({ kind: 'servers' }, block));
}

/** An empty default is a value to enter, not one to show. */
function withoutEmptyDefault(variable: JsonObject): JsonObject {
  const { default: defaultValue, ...rest } = variable;
  return defaultValue === '' ? rest : variable;
}

function readServer(serverObject: Json): ApiServer[] {
  const url = isObject(serverObject) ? stringMember(serverObject, 'url') : undefined;
  if (!isObject(serverObject) || url === undefined) return [];
  const variables = objectMember(serverObject, 'variables') ?? {};
  const template = url.slice(0, 2000).trim();
  const fullUrl = fillServerVariables(template, (name) => {
    const variable = ownMember(variables, name);
    const value = isObject(variable) ? ownMember(variable, 'default') : undefined;
    return typeof value === 'string' || typeof value === 'number' ? (numberSource(value) ?? String(value)) : undefined;
  });
  const usedVariables = Object.entries(variables)
    .slice(0, maxServerVariables)
    .filter((entry): entry is [string, JsonObject] => isObject(entry[1]) && url.includes(`{${entry[0]}}`));
  const description = stringMember(serverObject, 'description');
  return [{ url: fullUrl.trim().replace(/\/+$/, ''), description, template, variables: usedVariables }];
}
