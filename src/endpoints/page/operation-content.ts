import type { BlockContent } from 'mdast';
import type { Endpoint } from '../../core/site.ts';
import { isObject, type JsonObject, type Operation, ownMember } from '../../core/values.ts';
import { maxPageAttempts, maxPageLength } from '../limits.ts';
import { endpointMessages } from '../messages.ts';
import { inlineCode, singleLine, strong } from '../prose/phrase.ts';
import { arrayMember, isTrueMember, stringMember } from '../schema/json-members.ts';
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

/**
 * Content of an endpoint page as mdast, without HTML, MDX or math nodes. Custom text of the page goes between `call`
 * and `details`.
 */
export interface OperationContent {
  /** Method, path and servers. */
  readonly call: readonly BlockContent[];
  readonly details: readonly BlockContent[];
  /** `undefined` for webhooks and channels, which a browser can't call. */
  readonly servers?: () => CallServers;
  /** `undefined` for webhooks and channels, which a browser can't call. */
  readonly form?: () => CallForm;
  /** Self-contained document of this operation; `undefined` for channels. */
  readonly document?: () => JsonObject;
}

/**
 * Builds the body of an endpoint page, without its title.
 *
 * @param language Language code of headings and other fixed text. Default: English.
 * @param routeOf Finds pages of other operations. Default: no operation has a page.
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
    if (!(fitsPage && page.budget.characters >= 0) && attempt < maxPageAttempts && depths.reduceLongest()) continue;
    const content = fitsPage ? contentOf(sections) : contentOf(truncateSections(sections, messages.pageTruncated));
    const { method } = operation;
    if (method === 'CHANNEL') return content;
    const withDocument = { ...content, document: () => operationDocument(source, operation) };
    if (method === 'WEBHOOK') return withDocument;
    const request = requestSource(operation);
    return { ...withDocument, servers: () => callServers(page, request), form: () => callForm(page, request) };
  }
}

interface Section {
  readonly blocks: readonly BlockContent[];
  /** Essential sections are never truncated. */
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
  const firstOfTag = operations.find((item) => !item.excluded && item.tags[0] === tags[0]);
  const { value } = operation;
  const request = requestSource(operation);
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

function requestSource({ verb, path, item, value }: Operation): RequestSource {
  return { method: verb, path, pathItem: item, operation: value };
}

function callBlocks(page: PageContext, { method, verb, path, item }: Operation, value: JsonObject): BlockContent[] {
  if (method === 'WEBHOOK') return [paragraph(page.messages.webhook(inlineCode(path), inlineCode(verb)))];
  const callParagraph = asPart({ kind: 'call', method: verb, path }, paragraph(inlineCode(`${verb} ${path}`)));
  return [callParagraph, ...serverBlocks(page, operationServers(page, item, value))];
}

function introBlocks(page: PageContext, { item }: Operation, value: JsonObject): BlockContent[] {
  const description = stringMember(value, 'description') ?? stringMember(item, 'description') ?? '';
  return [
    ...(isTrueMember(value, 'deprecated') ? [paragraph(strong(page.messages.deprecatedNote))] : []),
    ...page.parseProse(description, { limit: 20_000, headings: 3 }).blocks,
    ...externalDocs(page, value),
  ];
}

/**
 * Shortens a page to its maximum length. Essential sections stay complete. The section that exceeds the length is cut
 * off and ends with `note`, and later sections consist only of `note`.
 */
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

export function unreadableContent({ method, path, spec }: Endpoint, language: string | undefined): OperationContent {
  const { unreadableSpecification: unread } = endpointMessages(language);
  return { call: [paragraph(unread(inlineCode(`${method} ${path}`), inlineCode(spec)))], details: [] };
}

/** Describes a tag, on the page of the first operation with that tag. */
function tagSection(page: PageContext, name: string | undefined): BlockContent[] {
  const tag = arrayMember(page.document, 'tags').find((each) => isObject(each) && ownMember(each, 'name') === name);
  if (name === undefined || !isObject(tag)) return [];
  const description = page.parseProse(stringMember(tag, 'description') ?? '', { limit: 20_000, headings: 3 }).blocks;
  const blocks = [...description, ...externalDocs(page, tag)];
  const title = singleLine(stringMember(tag, 'summary') ?? stringMember(tag, 'x-displayName') ?? name);
  return blocks.length === 0 || title === '' ? [] : [heading(2, page.messages.about(title)), ...blocks];
}
