import type { BlockContent, ListItem } from 'mdast';
import { itemMethods } from '../../core/specifications.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { code, joined, type Phrase, phrase, sentence } from '../prose/phrase.ts';
import { linkTo } from '../prose/prose.ts';
import { entriesOf, textOf } from '../schema/members.ts';
import { list, listItem, paragraph } from './blocks.ts';
import { valueCode } from './facts.ts';
import type { Page } from './page.ts';

const mostLinks = 30;

/** Operations that an answer leads on to, with what of the answer they take. */
export function responseLinks(page: Page, response: JsonObject): BlockContent[] {
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

/** What a link leads to: the page of the operation, if there is one. */
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
