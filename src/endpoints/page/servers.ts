import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, numberSource, ownMember } from '../../core/values.ts';
import { maxServers, maxServerVariables } from '../limits.ts';
import { inlineCode, type Phrase, phrase } from '../prose/phrase.ts';
import { arrayMember, memberEntries, objectMember, stringMember } from '../schema/json-members.ts';
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
  const holder = [operation, pathItem, page.document].find((each) => arrayMember(each, 'servers').length > 0);
  if (holder === undefined) return [];
  return arrayMember(holder, 'servers').flatMap(readServer);
}

/** Servers that an AsyncAPI channel names, else all servers of the document. */
export function channelServerObjects(page: PageContext, channel: JsonObject): JsonObject[] {
  const named = arrayMember(channel, 'servers').flatMap((server) => {
    const reference = isObject(server) ? stringMember(server, '$ref') : server;
    return typeof reference === 'string' ? [reference.split('/').at(-1)] : [];
  });
  return memberEntries(page.document, 'servers')
    .filter(([name]) => named.length === 0 || named.includes(name))
    .map(([, server]) => page.references.object(server) ?? {});
}

export function channelServers(page: PageContext, channel: JsonObject): ApiServer[] {
  return channelServerObjects(page, channel).flatMap((server) => {
    const protocol = stringMember(server, 'protocol');
    const host = stringMember(server, 'host');
    const url = host === undefined ? stringMember(server, 'url') : `${host}${stringMember(server, 'pathname') ?? ''}`;
    if (url === undefined) return [];
    const full = url.includes('://') || protocol === undefined ? url : `${protocol}://${url}`;
    const version = stringMember(server, 'protocolVersion');
    const protocolVersion = protocol === undefined || version === undefined ? [] : [`${protocol} ${version}`];
    const description = [...protocolVersion, stringMember(server, 'description') ?? []].flat().join(': ');
    return readServer({ ...server, url: full, ...(description === '' ? {} : { description }) });
  });
}

export function serverBlocks(
  page: PageContext,
  servers: readonly ApiServer[],
  kind: 'baseAddress' | 'server' = 'baseAddress',
): BlockContent[] {
  const { messages } = page;
  const withUrl = servers.filter(({ url }) => url !== '');
  if (withUrl.length === 0) return [];
  const shown = withUrl.slice(0, maxServers);
  const more = withUrl.length === shown.length ? [] : [listItem(messages.andMore(withUrl.length - shown.length))];
  const lines = shown.map(({ url, description }): Phrase => {
    const { line = [] } = page.parseProse((description ?? '').trim().replace(/\.$/, ''), { limit: 500 });
    return line.length === 0 ? inlineCode(url) : phrase`${inlineCode(url)} (${line})`;
  });
  const several = kind === 'server' ? messages.servers : messages.baseAddresses;
  const urlBlocks =
    lines.length === 1
      ? [paragraph(messages.withColon(messages[kind]), ' ', ...lines)]
      : [paragraph(messages.withColon(several)), list([...lines.map((line) => listItem(line)), ...more])];
  return [
    ...urlBlocks.map((block) => asPart({ kind: 'servers' }, block)),
    ...shown.flatMap((server) => variableBlocks(page, server)),
  ];
}

function variableBlocks(page: PageContext, { template, variables }: ApiServer): BlockContent[] {
  const describedVariables = variables.filter(
    ([, variable]) => arrayMember(variable, 'enum').length > 1 || stringMember(variable, 'description') !== undefined,
  );
  if (describedVariables.length === 0) return [];
  const items = describedVariables.map(([name, { description, ...value }]) =>
    valueItem(listContext(page, 'request'), {
      ...{ title: inlineCode(name), marks: [], type: '', schema: value },
      description: typeof description === 'string' ? description : undefined,
    }),
  );
  const blocks = [paragraph(page.messages.withColon(page.messages.variablesOf(inlineCode(template)))), list(items)];
  // Without descriptions, the list says no more than the server selector, so pages with a selector can hide the list.
  const isDescribed = describedVariables.some(([, variable]) => stringMember(variable, 'description') !== undefined);
  return isDescribed ? blocks : blocks.map((block) => asPart({ kind: 'servers' }, block));
}

function readServer(written: Json): ApiServer[] {
  const url = isObject(written) ? stringMember(written, 'url') : undefined;
  if (!isObject(written) || url === undefined) return [];
  const variables = objectMember(written, 'variables') ?? {};
  const full = url.slice(0, 2000).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = ownMember(variables, name);
    const value = isObject(variable) ? ownMember(variable, 'default') : undefined;
    return typeof value === 'string' || typeof value === 'number' ? (numberSource(value) ?? String(value)) : whole;
  });
  const used = Object.entries(variables)
    .slice(0, maxServerVariables)
    .filter((entry): entry is [string, JsonObject] => isObject(entry[1]) && url.includes(`{${entry[0]}}`));
  const template = url.slice(0, 2000).trim();
  const description = stringMember(written, 'description');
  return [{ url: full.trim().replace(/\/+$/, ''), description, template, variables: used }];
}
