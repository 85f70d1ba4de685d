import type { BlockContent } from 'mdast';
import type { Endpoint } from '../../core/site.ts';
import { isObject, type JsonObject, type Operation, ownMember } from '../../core/values.ts';
import type { ApiSettings } from '../api-settings.ts';
import { maxPageAttempts, maxPageLength } from '../limits.ts';
import { endpointMessages } from '../messages.ts';
import { inlineCode, strong, toSingleLine } from '../prose/phrase.ts';
import { arrayMember, isTrueMember, stringMember } from '../schema/json-members.ts';
import { findServerHolder } from '../server-holder.ts';
import { asPart, contentLength, heading, paragraph } from './blocks.ts';
import { requestBodySection } from './bodies.ts';
import { type CallForm, createCallForm } from './call-form.ts';
import { type CallServers, createCallServers } from './call-servers.ts';
import { callbackSection } from './callbacks.ts';
import { channelBlocks, channelCall } from './channel.ts';
import { codeSampleSection } from './code-samples.ts';
import { externalDocsBlocks } from './external-docs.ts';
import { ListDepths } from './list-depths.ts';
import { extractOperationDocument } from './operation-document.ts';
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
  /** `undefined` for calls without a server, webhooks and channels, which a browser can't call. */
  readonly servers?: () => CallServers;
  /** `undefined` if `servers` is. */
  readonly form?: () => CallForm;
  /** Self-contained document of this operation; `undefined` for channels. */
  readonly document?: () => JsonObject;
}

/**
 * Builds the body of an endpoint page, without its title.
 *
 * @param language Language code of headings and other fixed text. Default: English.
 * @param routeOf Finds pages of other operations. Default: no operation has a page.
 * @param settings Default: those of a `docs.json` without `api`.
 */
export function buildOperationContent(
  specification: SpecificationContext,
  operation: Operation,
  language?: string,
  routeOf: RouteOf = () => undefined,
  settings?: ApiSettings,
): OperationContent {
  const messages = endpointMessages(language);
  const depths = new ListDepths();
  for (let attempt = 1; ; attempt++) {
    const page = createPageContext(specification, messages, depths, routeOf, settings);
    depths.reset();
    const sections = buildSections(page, specification, operation);
    const fitsPage = contentLength(sections.flatMap(({ blocks }) => blocks)) <= maxPageLength;
    if (!(fitsPage && page.budget.characters >= 0) && attempt < maxPageAttempts && depths.reduceLongest()) continue;
    const content = fitsPage
      ? joinSections(sections)
      : joinSections(truncateSections(sections, messages.pageTruncated));
    const { method } = operation;
    if (method === 'CHANNEL') return content;
    const contentWithDocument = { ...content, document: () => extractOperationDocument(specification, operation) };
    if (method === 'WEBHOOK' || findServerHolder(page.document, operation) === undefined) return contentWithDocument;
    const request = requestSource(operation);
    return {
      ...contentWithDocument,
      servers: () => createCallServers(page, request),
      form: () => createCallForm(page, request),
    };
  }
}

interface Section {
  readonly blocks: readonly BlockContent[];
  /** Essential sections are never truncated. */
  readonly isEssential: boolean;
}

function buildSections(page: PageContext, { operations }: SpecificationContext, operation: Operation): Section[] {
  const { method, item, tags } = operation;
  if (method === 'CHANNEL') {
    return [
      { blocks: channelCall(page, operation), isEssential: true },
      { blocks: channelBlocks(page, operation), isEssential: false },
    ];
  }
  const isWebhook = method === 'WEBHOOK';
  const firstOperationOfTag = operations.find((candidate) => !candidate.excluded && candidate.tags[0] === tags[0]);
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
    { blocks: isWebhook ? [] : codeSampleSection(page, request), isEssential: true },
    { blocks: !isWebhook && firstOperationOfTag === operation ? tagSection(page, tags[0]) : [], isEssential: false },
  ];
}

function requestSource({ httpMethod, path, item, value }: Operation): RequestSource {
  return { method: httpMethod, path, pathItem: item, operation: value };
}

function callBlocks(
  page: PageContext,
  { method, httpMethod, path, item }: Operation,
  value: JsonObject,
): BlockContent[] {
  if (method === 'WEBHOOK') return [paragraph(page.messages.webhook(inlineCode(path), inlineCode(httpMethod)))];
  const callParagraph = asPart(
    { kind: 'call', method: httpMethod, path },
    paragraph(inlineCode(`${httpMethod} ${path}`)),
  );
  return [callParagraph, ...serverBlocks(page, operationServers(page, item, value))];
}

function introBlocks(page: PageContext, { item }: Operation, value: JsonObject): BlockContent[] {
  const description = stringMember(value, 'description') ?? stringMember(item, 'description') ?? '';
  return [
    ...(isTrueMember(value, 'deprecated') ? [paragraph(strong(page.messages.deprecatedNote))] : []),
    ...page.parseProse(description, { limit: 20_000, headings: 3 }).blocks,
    ...externalDocsBlocks(page, value),
  ];
}

/**
 * Shortens a page to its maximum length. Essential sections stay complete. The section that exceeds the length is cut
 * off and ends with `note`, and later sections consist only of `note`.
 */
function truncateSections(sections: readonly Section[], note: string): Section[] {
  let remainingLength =
    maxPageLength - contentLength(sections.filter(({ isEssential }) => isEssential).flatMap(({ blocks }) => blocks));
  return sections.map((section) => {
    const { blocks, isEssential } = section;
    if (isEssential) return section;
    const overflowIndex = blocks.findIndex((block) => {
      remainingLength -= contentLength([block]);
      return remainingLength < 0;
    });
    return overflowIndex === -1
      ? section
      : { blocks: [...blocks.slice(0, overflowIndex), paragraph(note)], isEssential };
  });
}

function joinSections(sections: readonly Section[]): OperationContent {
  const [call = [], ...details] = sections.map(({ blocks }) => blocks);
  return { call, details: details.flat() };
}

export function buildUnreadableContent(
  { method, path, spec }: Endpoint,
  language: string | undefined,
): OperationContent {
  const { unreadableSpecification: unreadableMessage } = endpointMessages(language);
  return { call: [paragraph(unreadableMessage(inlineCode(`${method} ${path}`), inlineCode(spec)))], details: [] };
}

/** Describes a tag, on the page of the first operation with that tag. */
function tagSection(page: PageContext, name: string | undefined): BlockContent[] {
  const tag = arrayMember(page.document, 'tags').find(
    (candidate) => isObject(candidate) && ownMember(candidate, 'name') === name,
  );
  if (name === undefined || !isObject(tag)) return [];
  const description = page.parseProse(stringMember(tag, 'description') ?? '', { limit: 20_000, headings: 3 }).blocks;
  const blocks = [...description, ...externalDocsBlocks(page, tag)];
  const title = toSingleLine(stringMember(tag, 'summary') ?? stringMember(tag, 'x-displayName') ?? name);
  return blocks.length === 0 || title === '' ? [] : [heading(2, page.messages.about(title)), ...blocks];
}
