import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { code, type Phrase, phrase } from '../prose/phrase.ts';
import { entriesOf, isSwagger, itemsOf, objectOf, textOf } from '../schema/json-members.ts';
import { asPart, list, listItem, paragraph } from './blocks.ts';
import { listingOf, type Page } from './page-context.ts';
import { valueItem } from './schema-list.ts';

/** Where an API is served. */
export interface Server {
  /** With every variable replaced by its default; without a slash at the end. */
  readonly url: string;
  readonly description: string | undefined;
  /** As it is written, with its variables. */
  readonly template: string;
  /** What may be in the address. */
  readonly variables: readonly (readonly [name: string, value: JsonObject])[];
}

/** A list of more says how many it leaves out. */
const mostServers = 100;
const mostVariables = 100;

/** The servers of an operation: its own, else its path's, else the document's. */
export function serversOf(page: Page, pathItem: JsonObject, operation: JsonObject): Server[] {
  if (isSwagger(page.document)) return hostServers(page.document, operation);
  const holder = [operation, pathItem, page.document].find((each) => itemsOf(each, 'servers').length > 0);
  if (holder === undefined) return [];
  return itemsOf(holder, 'servers').flatMap(readServer);
}

/** The servers of an AsyncAPI channel as they are written: those that it names, else all of the document. */
export function writtenServers(page: Page, channel: JsonObject): JsonObject[] {
  const named = itemsOf(channel, 'servers').flatMap((server) => {
    const reference = isObject(server) ? textOf(server, '$ref') : server;
    return typeof reference === 'string' ? [reference.split('/').at(-1)] : [];
  });
  return entriesOf(page.document, 'servers')
    .filter(([name]) => named.length === 0 || named.includes(name))
    .map(([, written]) => page.references.object(written) ?? {});
}

/** The addresses that an AsyncAPI channel is served at. */
export function channelServers(page: Page, channel: JsonObject): Server[] {
  return writtenServers(page, channel).flatMap((server) => {
    const protocol = textOf(server, 'protocol');
    const host = textOf(server, 'host');
    const url = host === undefined ? textOf(server, 'url') : `${host}${textOf(server, 'pathname') ?? ''}`;
    if (url === undefined) return [];
    const full = url.includes('://') || protocol === undefined ? url : `${protocol}://${url}`;
    const version = textOf(server, 'protocolVersion');
    const spoken = protocol === undefined || version === undefined ? [] : [`${protocol} ${version}`];
    const said = [...spoken, textOf(server, 'description') ?? []].flat().join(': ');
    return readServer({ ...server, url: full, ...(said === '' ? {} : { description: said }) });
  });
}

/** The address of the servers as a paragraph or list. */
export function serverBlocks(
  page: Page,
  servers: readonly Server[],
  kind: 'baseAddress' | 'server' = 'baseAddress',
): BlockContent[] {
  const { words } = page;
  const known = servers.filter(({ url }) => url !== '');
  if (known.length === 0) return [];
  const shown = known.slice(0, mostServers);
  const more = known.length === shown.length ? [] : [listItem(words.andMore(known.length - shown.length))];
  const lines = shown.map(({ url, description }): Phrase => {
    const { line = [] } = page.prose((description ?? '').trim().replace(/\.$/, ''), { limit: 500 });
    return line.length === 0 ? code(url) : phrase`${code(url)} (${line})`;
  });
  const several = kind === 'server' ? words.servers : words.baseAddresses;
  const addresses =
    lines.length === 1
      ? [paragraph(words.lead(words[kind]), ' ', ...lines)]
      : [paragraph(words.lead(several)), list([...lines.map((line) => listItem(line)), ...more])];
  return [
    ...addresses.map((block) => asPart({ kind: 'servers' }, block)),
    ...shown.flatMap((server) => variableBlocks(page, server)),
  ];
}

/** The variables of an address with what they may be. */
function variableBlocks(page: Page, { template, variables }: Server): BlockContent[] {
  const told = variables.filter(
    ([, variable]) => itemsOf(variable, 'enum').length > 1 || textOf(variable, 'description') !== undefined,
  );
  if (told.length === 0) return [];
  const items = told.map(([name, { description, ...value }]) =>
    valueItem(listingOf(page, 'request'), {
      ...{ title: code(name), marks: [], type: '', schema: value },
      description: typeof description === 'string' ? description : undefined,
    }),
  );
  const blocks = [paragraph(page.words.lead(page.words.variablesOf(code(template)))), list(items)];
  // A choice of values says all of it where none is described.
  const isDescribed = told.some(([, variable]) => textOf(variable, 'description') !== undefined);
  return isDescribed ? blocks : blocks.map((block) => asPart({ kind: 'servers' }, block));
}

function readServer(written: Json): Server[] {
  const url = isObject(written) ? textOf(written, 'url') : undefined;
  if (!isObject(written) || url === undefined) return [];
  const variables = objectOf(written, 'variables') ?? {};
  const full = url.slice(0, 2000).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = ownMember(variables, name);
    const value = isObject(variable) ? ownMember(variable, 'default') : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
  const used = Object.entries(variables)
    .slice(0, mostVariables)
    .filter((entry): entry is [string, JsonObject] => isObject(entry[1]) && url.includes(`{${entry[0]}}`));
  const template = url.slice(0, 2000).trim();
  const description = textOf(written, 'description');
  return [{ url: full.trim().replace(/\/+$/, ''), description, template, variables: used }];
}

/** Swagger 2: `schemes`, `host` and `basePath`. */
function hostServers(document: JsonObject, operation: JsonObject): Server[] {
  const host = textOf(document, 'host');
  const path = (textOf(document, 'basePath') ?? '').replace(/\/+$/, '');
  const server = (url: string): Server => ({ url, description: undefined, template: url, variables: [] });
  if (host === undefined) return path === '' ? [] : [server(path)];
  const listed = Object.hasOwn(operation, 'schemes') ? itemsOf(operation, 'schemes') : itemsOf(document, 'schemes');
  const schemes = listed.filter((scheme): scheme is string => typeof scheme === 'string').slice(0, 4);
  return (schemes.length === 0 ? ['https'] : schemes).map((scheme) => server(`${scheme}://${host}${path}`));
}
