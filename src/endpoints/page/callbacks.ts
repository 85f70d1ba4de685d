import type { BlockContent } from 'mdast';
import { pathItemMethods } from '../../core/specifications.ts';
import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxCallbackExpressions, maxCallbacks } from '../limits.ts';
import { inlineCode, strong, toSingleLine } from '../prose/phrase.ts';
import { memberEntries, stringMember } from '../schema/json-members.ts';
import { heading, paragraph } from './blocks.ts';
import { requestBodySection } from './bodies.ts';
import type { PageContext } from './page-context.ts';
import { responseSection } from './responses.ts';

/** Section about requests that the API sends back to the client. */
export function callbackSection(page: PageContext, operation: JsonObject): BlockContent[] {
  const blocks = memberEntries(operation, 'callbacks')
    .slice(0, maxCallbacks)
    .flatMap(([name, reference]) => {
      const callback = page.references.resolveObject(reference) ?? {};
      return Object.entries(callback)
        .filter(([expression]) => !expression.startsWith('x-'))
        .slice(0, maxCallbackExpressions)
        .flatMap(([expression, item]) => callbackRequests(page, name, expression, item));
    });
  return blocks.length === 0 ? [] : [heading(2, page.messages.callbacks), ...blocks];
}

function callbackRequests(page: PageContext, name: string, expression: string, item: Json): BlockContent[] {
  const pathItem = page.references.resolveObject(item);
  if (pathItem === undefined) return [];
  return pathItemMethods.flatMap((method) => {
    const operation = page.references.resolveObject(ownMember(pathItem, method));
    if (operation === undefined) return [];
    const description = stringMember(operation, 'description') ?? stringMember(operation, 'summary') ?? '';
    const [, ...body] = requestBodySection(page, ownMember(operation, 'requestBody'));
    return [
      heading(3, toSingleLine(name)),
      paragraph(inlineCode(`${method.toUpperCase()} ${expression}`)),
      ...page.parseProse(description, { limit: 8000 }).blocks,
      ...(body.length === 0 ? [] : [paragraph(strong(page.messages.requestBody)), ...body]),
      ...responseSection(page, operation, 'bold'),
    ];
  });
}
