import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { itemMethods } from '../methods.ts';
import { plain } from '../prose/prose.ts';
import { unresolved } from '../read/references.ts';
import { headerItems, mediaBlocks } from './bodies.ts';
import { code, enumerate } from './markdown.ts';
import { mediaTypes } from './media-types.ts';
import { entriesOf, textOf } from './members.ts';
import type { Page } from './page.ts';

const mostResponses = 40;
/** A body of fewer characters is quicker read again than looked up. */
const shortBody = 200;

/** The section on what comes back: one heading a status. */
export function responses(page: Page, operation: JsonObject): string[] {
  const written = entriesOf(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .sort(([a], [b]) => order(a) - order(b));
  const shown = new Map<string, string>();
  const blocks = written.slice(0, mostResponses).flatMap(([status, value]) => {
    const response = page.references.object(value);
    if (response === undefined) {
      const elsewhere = unresolved(page.references, value);
      return [heading(status), ...(elsewhere === undefined ? [] : [`Described in ${code(elsewhere)}.`])];
    }
    const body = bodyOf(page, response);
    const key = body.join('\n');
    const before = shown.get(key);
    if (before === undefined && key.length > shortBody) shown.set(key, status);
    const headers = headerItems(page, response, 'response');
    return [
      heading(status),
      ...descriptionOf(page, response, status),
      ...(headers.length === 0 ? [] : ['Headers:', headers.join('\n')]),
      ...(before === undefined ? body : [`The same body as for ${code(before)}.`]),
      ...links(response),
    ];
  });
  return blocks.length === 0 ? [] : ['## Responses', ...blocks];
}

/** By number; a whole class comes after its members, and what is left comes last. */
function order(status: string): number {
  if (/^\dXX$/i.test(status)) return Number(status.charAt(0)) * 100 + 99.5;
  return /^\d{3}$/.test(status) ? Number(status) : 1000;
}

function heading(status: string): string {
  if (status === 'default') return '### Any other status';
  return `### ${/^\dXX$/i.test(status) ? `${status.charAt(0)}xx` : plain(status)}`;
}

function descriptionOf(page: Page, response: JsonObject, status: string): string[] {
  const text = textOf(response, 'description') ?? textOf(response, 'summary');
  return text === undefined || text.trim() === status ? [] : [page.prose(text, { limit: 8000 }).markdown];
}

function bodyOf(page: Page, response: JsonObject): string[] {
  const media = mediaTypes(page, response);
  const types = media.map(({ type }) => type).filter((type) => type !== '');
  if (media.length === 0) return [];
  const blocks = mediaBlocks(page, media, 'response');
  const isUsual = types.length === 0 || types.join() === 'application/json';
  if (isUsual) return blocks;
  return [`Content type: ${enumerate(types.map(code), 'or')}.`, ...blocks];
}

/** Operations that the answer leads on to. */
function links(response: JsonObject): string[] {
  const items = entriesOf(response, 'links').flatMap(([name, value]) => {
    if (!isObject(value)) return [];
    const to = textOf(value, 'operationId') ?? textOf(value, 'operationRef');
    return to === undefined ? [] : [`- ${code(name)}: leads to ${code(to)}.`];
  });
  return items.length === 0 ? [] : ['Links:', items.slice(0, 30).join('\n')];
}

/** The section on requests that the API itself sends as a result. */
export function callbacks(page: Page, operation: JsonObject): string[] {
  const items = entriesOf(operation, 'callbacks')
    .slice(0, 30)
    .flatMap(([name, written]) => {
      const callback = page.references.object(written) ?? {};
      return Object.entries(callback)
        .slice(0, 20)
        .flatMap(([expression, item]) => requests(page, name, expression, item));
    });
  return items.length === 0 ? [] : ['## Callbacks', items.join('\n')];
}

function requests(page: Page, name: string, expression: string, item: Json | undefined): string[] {
  const pathItem = page.references.object(item);
  if (pathItem === undefined || expression.startsWith('x-')) return [];
  return itemMethods.flatMap((method) => {
    const operation = page.references.object(ownMember(pathItem, method));
    if (operation === undefined) return [];
    const summary = textOf(operation, 'summary') ?? textOf(operation, 'description')?.split('\n')[0];
    return [
      `- ${code(name)}: ${code(`${method.toUpperCase()} ${expression}`)}${summary === undefined ? '' : `: ${plain(summary)}`}`,
    ];
  });
}
