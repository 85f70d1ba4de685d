import type { BlockContent, ListItem } from 'mdast';
import { itemMethods, unresolved } from '../../core/specifications.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { code, enumerate, flat, joined, type Phrase, phrase, sentence, strong } from '../prose/phrase.ts';
import { linkTo } from '../prose/prose.ts';
import { entriesOf, textOf } from '../schema/json-members.ts';
import { asPart, heading, lengthOf, list, listItem, paragraph } from './blocks.ts';
import { mediaBlocks } from './bodies.ts';
import { mediaTypes } from './media-types.ts';
import type { Page } from './page-context.ts';
import { headerItems } from './parameters.ts';
import { valueCode } from './value-sentences.ts';

const mostResponses = 100;
/** A body of fewer characters is quicker read again than looked up. */
const shortBody = 200;

/** A body that was told. */
interface ShownBody {
  readonly status: string;
  readonly body: readonly BlockContent[];
  readonly length: number;
}

/**
 * The section on what comes back: one heading a status.
 *
 * @param level `bold` within another section: the headings are bold text there.
 */
export function responses(page: Page, operation: JsonObject, level: 3 | 'bold' = 3): BlockContent[] {
  const written = entriesOf(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .sort(([a], [b]) => order(a) - order(b));
  const shown: ShownBody[] = [];
  const blocks = written.slice(0, mostResponses).flatMap(([status, value]) => {
    const response = page.references.object(value);
    if (response === undefined) {
      const elsewhere = unresolved(page.references, value);
      return [
        titleOf(page, status, level),
        ...(elsewhere === undefined ? [] : [paragraph(page.words.describedIn(code(elsewhere)))]),
      ];
    }
    const body = bodyOf(page, response);
    const length = lengthOf(body);
    const before = shown.find(
      (each) => each.length === length && JSON.stringify(each.body) === JSON.stringify(body),
    )?.status;
    if (before === undefined && length > shortBody) shown.push({ status, body, length });
    const headers = headerItems(page, response, 'response');
    return [
      titleOf(page, status, level),
      ...descriptionOf(page, response, status),
      ...(headers.length === 0
        ? []
        : [paragraph(page.words.lead(page.words.headers)), asPart({ kind: 'headers' }, list(headers))]),
      ...(before === undefined ? body : [paragraph(page.words.sameBodyAs(code(nameOf(before))))]),
      ...responseLinks(page, response),
    ];
  });
  return blocks.length === 0 || level === 'bold' ? blocks : [heading(2, page.words.responses, 'responses'), ...blocks];
}

/** By number; a whole class comes after its members, and what is left comes last. */
function order(status: string): number {
  if (/^\dXX$/i.test(status)) return Number(status.charAt(0)) * 100 + 99.5;
  return /^\d{3}$/.test(status) ? Number(status) : 1000;
}

function titleOf({ words }: Page, status: string, level: 3 | 'bold'): BlockContent {
  const title = status === 'default' ? words.otherStatus : nameOf(status);
  if (level === 3) return heading(3, title, `response-${title}`);
  return paragraph(strong(words.response(`${title.charAt(0).toLowerCase()}${title.slice(1)}`)));
}

/** A status, or a whole class of them as OpenAPI writes it: `4XX`. */
function nameOf(status: string): string {
  return /^\dXX$/i.test(status) ? status.toUpperCase() : flat(status);
}

function descriptionOf(page: Page, response: JsonObject, status: string): readonly BlockContent[] {
  const text = textOf(response, 'description') ?? textOf(response, 'summary');
  return text === undefined || text.trim() === status ? [] : page.prose(text, { limit: 8000 }).blocks;
}

function bodyOf(page: Page, response: JsonObject): BlockContent[] {
  const media = mediaTypes(page, response);
  const types = media.map(({ type }) => type).filter((type) => type !== '');
  if (media.length === 0) return [];
  const blocks = mediaBlocks(page, media, 'response');
  const isUsual = types.length === 0 || (types.join() === 'application/json' && blocks.length > 0);
  if (isUsual) return blocks;
  return [
    paragraph(page.words.lead(page.words.contentType), ' ', enumerate(types.map(code), page.words.or), '.'),
    ...blocks,
  ];
}

const mostLinks = 30;

/** Operations that an answer leads on to, with what of the answer they take. */
function responseLinks(page: Page, response: JsonObject): BlockContent[] {
  const items = entriesOf(response, 'links')
    .slice(0, mostLinks)
    .flatMap(([name, written]) => {
      const value = page.references.object(written);
      const target = value === undefined ? undefined : targetOf(page, value);
      return value === undefined || target === undefined ? [] : [linkItem(page, name, value, target)];
    });
  return items.length === 0 ? [] : [paragraph(page.words.lead(page.words.links)), list(items)];
}

function linkItem(page: Page, name: string, value: JsonObject, target: Phrase): ListItem {
  const { words } = page;
  const { blocks, line } = page.prose(textOf(value, 'description') ?? '', { limit: 2000 });
  const said = [words.leadsTo(target), ...(line === undefined || line.length === 0 ? [] : [sentence(line)])];
  const body = ownMember(value, 'requestBody');
  const given = entriesOf(value, 'parameters').map(([key, each]) => parameterItem(page, code(key), each));
  const sent = body === undefined ? [] : [parameterItem(page, [{ type: 'text', value: words.requestBody }], body)];
  const first = phrase`${words.lead(code(name))} ${joined(said, ' ')}`;
  return listItem(first, line === undefined ? blocks : [], [...given, ...sent]);
}

function parameterItem({ words }: Page, name: Phrase, value: Json): ListItem {
  return listItem(phrase`${words.lead(name)} ${valueCode(value)}`);
}

/** What a link leads to: the page of the operation, else its name as code; undefined if the link names none. */
function targetOf(page: Page, value: JsonObject): Phrase | undefined {
  const id = textOf(value, 'operationId');
  const reference = textOf(value, 'operationRef');
  if (id !== undefined) return linkTo(code(id), page.routeOf({ operationId: id }));
  if (reference === undefined) return undefined;
  const operation = operationAt(page, reference);
  if (operation === undefined) return code(reference);
  return linkTo(code(`${operation.method} ${operation.path}`), page.routeOf(operation));
}

/** The operation that a reference such as `#/paths/~1users~1{id}/get` names. */
function operationAt(page: Page, reference: string): { method: string; path: string } | undefined {
  const value = page.references.target(reference).value;
  const paths = ownMember(page.document, 'paths');
  if (!isObject(value) || !isObject(paths)) return undefined;
  for (const [path, item] of Object.entries(paths)) {
    const method = isObject(item) ? itemMethods.find((each) => item[each] === value) : undefined;
    if (method !== undefined) return { method: method.toUpperCase(), path };
  }
  return undefined;
}
