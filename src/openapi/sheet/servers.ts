import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { code } from './markdown.ts';
import { entriesOf, isSwagger, itemsOf, objectOf, textOf } from './members.ts';
import type { Page } from './page.ts';

/** Where an API is served. */
export interface Server {
  /** With every variable replaced by its default; without a slash at the end. */
  readonly url: string;
  readonly description: string | undefined;
}

const mostServers = 12;

/** The servers of an operation: its own, else its path's, else the document's. */
export function serversOf(page: Page, pathItem: JsonObject, operation: JsonObject): Server[] {
  if (isSwagger(page.document)) return hostServers(page.document, operation);
  const holder = [operation, pathItem, page.document].find((each) => itemsOf(each, 'servers').length > 0);
  if (holder === undefined) return [];
  return itemsOf(holder, 'servers')
    .slice(0, mostServers)
    .flatMap((server) => readServer(server, 'url'));
}

/** The servers of an AsyncAPI document. */
export function channelServers(page: Page): (Server & { readonly protocol: string | undefined })[] {
  return entriesOf(page.document, 'servers')
    .slice(0, mostServers)
    .flatMap(([, written]) => {
      const server = page.references.object(written) ?? {};
      const protocol = textOf(server, 'protocol');
      const host = textOf(server, 'host');
      const url = host === undefined ? textOf(server, 'url') : `${host}${textOf(server, 'pathname') ?? ''}`;
      if (url === undefined) return [];
      const full = url.includes('://') || protocol === undefined ? url : `${protocol}://${url}`;
      return readServer({ ...server, url: full }, 'url').map((each) => ({ ...each, protocol }));
    });
}

/** The address of the servers as a paragraph or list. */
export function serverBlocks(page: Page, servers: readonly Server[], title = 'Base URL'): string[] {
  const shown = servers.filter(({ url }) => url !== '');
  if (shown.length === 0) return [];
  const lines = shown.map(({ url, description }) => {
    const { markdown, isLine } = page.prose((description ?? '').trim().replace(/\.$/, ''), { limit: 500 });
    return markdown === '' || !isLine ? code(url) : `${code(url)} (${markdown})`;
  });
  return lines.length === 1 ? [`${title}: ${lines[0]}`] : [`${title}s:`, lines.map((line) => `- ${line}`).join('\n')];
}

function readServer(written: Json, member: string): Server[] {
  const url = isObject(written) ? textOf(written, member) : undefined;
  if (!isObject(written) || url === undefined) return [];
  const variables = objectOf(written, 'variables') ?? {};
  const full = url.slice(0, 2000).replace(/\{([^{}]+)\}/g, (whole, name: string) => {
    const variable = ownMember(variables, name);
    const value = isObject(variable) ? ownMember(variable, 'default') : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : whole;
  });
  return [{ url: full.trim().replace(/\/+$/, ''), description: textOf(written, 'description') }];
}

/** Swagger 2: `schemes`, `host` and `basePath`. */
function hostServers(document: JsonObject, operation: JsonObject): Server[] {
  const host = textOf(document, 'host');
  const path = (textOf(document, 'basePath') ?? '').replace(/\/+$/, '');
  if (host === undefined) return path === '' ? [] : [{ url: path, description: undefined }];
  const listed = Object.hasOwn(operation, 'schemes') ? itemsOf(operation, 'schemes') : itemsOf(document, 'schemes');
  const schemes = listed.filter((scheme): scheme is string => typeof scheme === 'string').slice(0, 4);
  return (schemes.length === 0 ? ['https'] : schemes).map((scheme) => ({
    url: `${scheme}://${host}${path}`,
    description: undefined,
  }));
}
