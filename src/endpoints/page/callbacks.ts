import type { BlockContent } from 'mdast';
import { itemMethods } from '../../core/specifications.ts';
import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { code, flat, strong } from '../prose/phrase.ts';
import { entriesOf, textOf } from '../schema/json-members.ts';
import { heading, paragraph } from './blocks.ts';
import { requestBody } from './bodies.ts';
import type { Page } from './page-context.ts';
import { responses } from './responses.ts';

const mostCallbacks = 100;
const mostAddresses = 100;

/** The section on requests that the API itself sends as a result: where to, with what, and what it expects. */
export function callbacks(page: Page, operation: JsonObject): BlockContent[] {
  const blocks = entriesOf(operation, 'callbacks')
    .slice(0, mostCallbacks)
    .flatMap(([name, written]) => {
      const callback = page.references.object(written) ?? {};
      return Object.entries(callback)
        .filter(([expression]) => !expression.startsWith('x-'))
        .slice(0, mostAddresses)
        .flatMap(([expression, item]) => requests(page, name, expression, item));
    });
  return blocks.length === 0 ? [] : [heading(2, page.words.callbacks), ...blocks];
}

function requests(page: Page, name: string, expression: string, item: Json): BlockContent[] {
  const pathItem = page.references.object(item);
  if (pathItem === undefined) return [];
  return itemMethods.flatMap((method) => {
    const operation = page.references.object(ownMember(pathItem, method));
    if (operation === undefined) return [];
    const description = textOf(operation, 'description') ?? textOf(operation, 'summary') ?? '';
    const [, ...body] = requestBody(page, ownMember(operation, 'requestBody'));
    return [
      heading(3, flat(name)),
      paragraph(code(`${method.toUpperCase()} ${expression}`)),
      ...page.prose(description, { limit: 8000 }).blocks,
      ...(body.length === 0 ? [] : [paragraph(strong(page.words.requestBody)), ...body]),
      ...responses(page, operation, 'bold'),
    ];
  });
}
