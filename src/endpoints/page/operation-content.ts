import type { BlockContent } from 'mdast';
import type { Endpoint } from '../../core/site.ts';
import { isObject, type JsonObject, type Operation, ownMember } from '../../core/values.ts';
import { endpointMessages } from '../messages.ts';
import { inlineCode, singleLine, strong } from '../prose/phrase.ts';
import { arrayMember, isSwagger, isTrueMember, stringMember } from '../schema/json-members.ts';
import { asPart, contentLength, heading, paragraph } from './blocks.ts';
import { requestBodySection } from './bodies.ts';
import { type CallForm, callForm } from './call-form.ts';
import { type CallServers, callServers } from './call-servers.ts';
import { callbackSection } from './callbacks.ts';
import { channelBlocks, channelCall } from './channel.ts';
import { codeSamples } from './code-samples.ts';
import { externalDocs } from './external-docs.ts';
import { ListDepths } from './list-depths.ts';
import { operationDocument } from './operation-document.ts';
import { createPageContext, type PageContext, type RouteOf, type SpecificationContext } from './page-context.ts';
import { parameterSections } from './parameters.ts';
import { responseSection } from './responses.ts';
import type { RequestSource } from './sample-request.ts';
import { securitySection } from './security.ts';
import { operationServers, serverBlocks } from './servers.ts';
import { upgradeOperation } from './upgrade-swagger.ts';

/** About the most characters of one page: a longer one loses depth where its lists are maxLength, then whole blocks. */
const maxPageLength = 200_000;
const maxAttempts = 40;

/**
 * What a specification says on a page, as nodes of mdast: paragraphs, headings, lists, tables, quotations and code, never
 * HTML, MDX or formulas. What the specification says is the value of text and code, and nothing else. Text that somebody
 * wrote for the page comes between the two.
 */
export interface OperationContent {
  /** What is called, and where. */
  readonly call: readonly BlockContent[];
  /** Everything else. */
  readonly details: readonly BlockContent[];
  /** Where it can be called; undefined for what no browser can call. */
  readonly servers?: () => CallServers;
  /** What a form needs to make the call. Likewise. */
  readonly form?: () => CallForm;
  /** A document with this operation and what it needs; undefined for channels. */
  readonly document?: () => JsonObject;
}

/**
 * The body of an endpoint page, without its title: what is called and how, parameters, bodies with their schemas and
 * examples, answers, code samples.
 *
 * @param language Of the page, by its code: for what the page itself says.
 * @param routeOf Where the pages of other operations are; without it, none has a page.
 */
export function operationContent(
  source: SpecificationContext,
  operation: Operation,
  language?: string,
  routeOf: RouteOf = () => undefined,
): OperationContent {
  const messages = endpointMessages(language);
  const depths = new ListDepths();
  for (let attempt = 1; ; attempt++) {
    const page = createPageContext(source, messages, depths, routeOf);
    depths.reset();
    const sections = sectionsOf(page, source, operation);
    const fitsPage = contentLength(sections.flatMap(({ blocks }) => blocks)) <= maxPageLength;
    if (!(fitsPage && page.budget.characters >= 0) && attempt < maxAttempts && depths.reduceLongest()) continue;
    const content = fitsPage ? contentOf(sections) : contentOf(truncateSections(sections, messages.pageTruncated));
    const { method } = operation;
    if (method === 'CHANNEL') return content;
    const withDocument = { ...content, document: () => operationDocument(source, operation) };
    if (method === 'WEBHOOK') return withDocument;
    const request = requestSource(page, operation);
    return { ...withDocument, servers: () => callServers(page, request), form: () => callForm(page, request) };
  }
}

/** A part of a page. */
interface Section {
  readonly blocks: readonly BlockContent[];
  /** True for what readers come for: it is never left out. */
  readonly isEssential: boolean;
}

function sectionsOf(page: PageContext, { operations }: SpecificationContext, operation: Operation): Section[] {
  const { method, item, tags } = operation;
  if (method === 'CHANNEL') {
    return [
      { blocks: channelCall(page, operation), isEssential: true },
      { blocks: channelBlocks(page, operation), isEssential: false },
    ];
  }
  const isWebhook = method === 'WEBHOOK';
  const firstOfTag = operations.find((one) => !one.excluded && one.tags[0] === tags[0]);
  const request = requestSource(page, operation);
  const value = request.operation;
  return [
    { blocks: callBlocks(page, operation, value), isEssential: true },
    { blocks: introBlocks(page, operation, value), isEssential: false },
    {
      blocks: isWebhook && !Object.hasOwn(value, 'security') ? [] : securitySection(page, value),
      isEssential: false,
    },
    { blocks: parameterSections(page, item, value), isEssential: false },
    { blocks: requestBodySection(page, ownMember(value, 'requestBody')), isEssential: false },
    { blocks: responseSection(page, value), isEssential: true },
    { blocks: callbackSection(page, value), isEssential: false },
    { blocks: isWebhook ? [] : codeSamples(page, request), isEssential: true },
    { blocks: !isWebhook && firstOfTag === operation ? tagSection(page, tags[0]) : [], isEssential: false },
  ];
}

function requestSource(page: PageContext, { verb, path, item, value }: Operation): RequestSource {
  const operation = isSwagger(page.document) ? upgradeOperation(page, item, value) : value;
  return { method: verb, path, pathItem: item, operation };
}

/** What is called, and where. */
function callBlocks(page: PageContext, { method, verb, path, item }: Operation, value: JsonObject): BlockContent[] {
  if (method === 'WEBHOOK') return [paragraph(page.messages.webhook(inlineCode(path), inlineCode(verb)))];
  const callParagraph = asPart({ kind: 'call', method: verb, path }, paragraph(inlineCode(`${verb} ${path}`)));
  return [callParagraph, ...serverBlocks(page, operationServers(page, item, value))];
}

/** What it is for. */
function introBlocks(page: PageContext, { item }: Operation, value: JsonObject): BlockContent[] {
  const description = stringMember(value, 'description') ?? stringMember(item, 'description') ?? '';
  return [
    ...(isTrueMember(value, 'deprecated') ? [paragraph(strong(page.messages.deprecatedNote))] : []),
    ...page.parseProse(description, { limit: 20_000, headings: 3 }).blocks,
    ...externalDocs(page, value),
  ];
}

/** Of a page that is too long, sections lose the blocks at their end, and say so. */
function truncateSections(sections: readonly Section[], note: string): Section[] {
  let room =
    maxPageLength - contentLength(sections.filter(({ isEssential }) => isEssential).flatMap(({ blocks }) => blocks));
  return sections.map((section) => {
    const { blocks, isEssential } = section;
    if (isEssential) return section;
    const first = blocks.findIndex((block) => {
      room -= contentLength([block]);
      return room < 0;
    });
    return first === -1 ? section : { blocks: [...blocks.slice(0, first), paragraph(note)], isEssential };
  });
}

function contentOf(sections: readonly Section[]): OperationContent {
  const [call = [], ...details] = sections.map(({ blocks }) => blocks);
  return { call, details: details.flat() };
}

/** What is on an endpoint page whose specification could not be read: what it is about, and what is missing. */
export function unreadableContent({ method, path, spec }: Endpoint, language: string | undefined): OperationContent {
  const { unreadableSpecification: unread } = endpointMessages(language);
  return { call: [paragraph(unread(inlineCode(`${method} ${path}`), inlineCode(spec)))], details: [] };
}

/** What a specification says of a tag, on the page of the tag's first operation: the first page of its group. */
function tagSection(page: PageContext, name: string | undefined): BlockContent[] {
  const tag = arrayMember(page.document, 'tags').find((each) => isObject(each) && ownMember(each, 'name') === name);
  if (name === undefined || !isObject(tag)) return [];
  const description = page.parseProse(stringMember(tag, 'description') ?? '', { limit: 20_000, headings: 3 }).blocks;
  const blocks = [...description, ...externalDocs(page, tag)];
  const title = singleLine(stringMember(tag, 'summary') ?? stringMember(tag, 'x-displayName') ?? name);
  return blocks.length === 0 || title === '' ? [] : [heading(2, page.messages.about(title)), ...blocks];
}
