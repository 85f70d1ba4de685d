import type { BlockContent, ListItem } from 'mdast';
import { pathItemMethods, unresolvedReference } from '../../core/specifications.ts';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { maxResponseLinks, maxResponses } from '../limits.ts';
import { inlineCode, joinPhrases, type Phrase, phrase, strong, toSingleLine, withFullStop } from '../prose/phrase.ts';
import { linkToRoute } from '../prose/prose.ts';
import { memberEntries, stringMember } from '../schema/json-members.ts';
import { asPart, contentLength, heading, list, listItem, paragraph } from './blocks.ts';
import { mediaBlocks } from './bodies.ts';
import { readMediaTypes } from './media-types.ts';
import type { PageContext } from './page-context.ts';
import { headerItems } from './parameters.ts';
import { valueCode } from './value-sentences.ts';

/** Bodies longer than this are shown once. Later responses with an equal body refer to the first response. */
const maxRepeatedLength = 200;

interface ShownBody {
  readonly status: string;
  readonly body: readonly BlockContent[];
  readonly length: number;
}

/**
 * Section with one heading per status.
 *
 * @param headingLevel `bold` replaces headings with bold text, for use inside another section.
 */
export function responseSection(
  page: PageContext,
  operation: JsonObject,
  headingLevel: 3 | 'bold' = 3,
): BlockContent[] {
  const responses = memberEntries(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .sort(([a], [b]) => statusOrder(a) - statusOrder(b));
  const shownBodies: ShownBody[] = [];
  const blocks = responses.slice(0, maxResponses).flatMap(([status, value]) => {
    const response = page.references.resolveObject(value);
    if (response === undefined) {
      const reference = unresolvedReference(page.references, value);
      return [
        responseTitle(page, status, headingLevel),
        ...(reference === undefined ? [] : [paragraph(page.messages.describedIn(inlineCode(reference)))]),
      ];
    }
    const body = mediaBlocks(page, readMediaTypes(page, response), 'response');
    const length = contentLength(body);
    const sameBodyStatus = shownBodies.find(
      (shownBody) => shownBody.length === length && JSON.stringify(shownBody.body) === JSON.stringify(body),
    )?.status;
    if (sameBodyStatus === undefined && length > maxRepeatedLength) shownBodies.push({ status, body, length });
    const headers = headerItems(page, response, 'response');
    return [
      responseTitle(page, status, headingLevel),
      ...responseDescription(page, response, status),
      ...(headers.length === 0
        ? []
        : [paragraph(page.messages.withColon(page.messages.headers)), asPart({ kind: 'headers' }, list(headers))]),
      ...(sameBodyStatus === undefined
        ? body
        : [paragraph(page.messages.sameBodyAs(inlineCode(statusLabel(sameBodyStatus))))]),
      ...responseLinks(page, response),
    ];
  });
  return blocks.length === 0 || headingLevel === 'bold'
    ? blocks
    : [heading(2, page.messages.responses, 'responses'), ...blocks];
}

/** Sort key of a status. A class such as `4XX` comes after its members, and other names come last. */
function statusOrder(status: string): number {
  if (/^\dXX$/i.test(status)) return Number(status.charAt(0)) * 100 + 99.5;
  return /^\d{3}$/.test(status) ? Number(status) : 1000;
}

function responseTitle({ messages }: PageContext, status: string, headingLevel: 3 | 'bold'): BlockContent {
  const title = status === 'default' ? messages.otherStatus : statusLabel(status);
  if (headingLevel === 3) return heading(3, title, `response-${title}`);
  return paragraph(strong(messages.response(`${title.charAt(0).toLowerCase()}${title.slice(1)}`)));
}

/** `404 → 404`, `4xx → 4XX`. */
function statusLabel(status: string): string {
  return /^\dXX$/i.test(status) ? status.toUpperCase() : toSingleLine(status);
}

function responseDescription(page: PageContext, response: JsonObject, status: string): readonly BlockContent[] {
  const text = stringMember(response, 'description') ?? stringMember(response, 'summary');
  return text === undefined || text.trim() === status ? [] : page.parseProse(text, { limit: 8000 }).blocks;
}

/** Links to operations that use values of the response. */
function responseLinks(page: PageContext, response: JsonObject): BlockContent[] {
  const items = memberEntries(response, 'links')
    .slice(0, maxResponseLinks)
    .flatMap(([name, linkReference]) => {
      const value = page.references.resolveObject(linkReference);
      const target = value === undefined ? undefined : linkTarget(page, value);
      return value === undefined || target === undefined ? [] : [linkItem(page, name, value, target)];
    });
  return items.length === 0 ? [] : [paragraph(page.messages.withColon(page.messages.links)), list(items)];
}

function linkItem(page: PageContext, name: string, value: JsonObject, target: Phrase): ListItem {
  const { messages } = page;
  const { blocks, line } = page.parseProse(stringMember(value, 'description') ?? '', { limit: 2000 });
  const sentences = [
    messages.linksTo(target),
    ...(line === undefined || line.length === 0 ? [] : [withFullStop(line)]),
  ];
  const body = ownMember(value, 'requestBody');
  const parameters = memberEntries(value, 'parameters').map(([key, parameterValue]) =>
    parameterItem(page, inlineCode(key), parameterValue),
  );
  const bodyItems =
    body === undefined ? [] : [parameterItem(page, [{ type: 'text', value: messages.requestBody }], body)];
  const firstLine = phrase`${messages.withColon(inlineCode(name))} ${joinPhrases(sentences, ' ')}`;
  return listItem(firstLine, line === undefined ? blocks : [], [...parameters, ...bodyItems]);
}

function parameterItem({ messages }: PageContext, name: Phrase, value: Json): ListItem {
  return listItem(phrase`${messages.withColon(name)} ${valueCode(value)}`);
}

/** Link to the page of the operation, else the operation's name as code. */
function linkTarget(page: PageContext, value: JsonObject): Phrase | undefined {
  const id = stringMember(value, 'operationId');
  const reference = stringMember(value, 'operationRef');
  if (id !== undefined) return linkToRoute(inlineCode(id), page.routeOf({ operationId: id }));
  if (reference === undefined) return undefined;
  const operation = findReferencedOperation(page, reference);
  if (operation === undefined) return inlineCode(reference);
  return linkToRoute(inlineCode(`${operation.method} ${operation.path}`), page.routeOf(operation));
}

/** Finds the operation that a reference such as `#/paths/~1users~1{id}/get` points to. */
function findReferencedOperation(page: PageContext, reference: string): { method: string; path: string } | undefined {
  const value = page.references.resolveTarget(reference).value;
  const paths = ownMember(page.document, 'paths');
  if (!isObject(value) || !isObject(paths)) return undefined;
  for (const [path, item] of Object.entries(paths)) {
    const method = isObject(item) ? pathItemMethods.find((candidate) => item[candidate] === value) : undefined;
    if (method !== undefined) return { method: method.toUpperCase(), path };
  }
  return undefined;
}
