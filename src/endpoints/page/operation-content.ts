import type { BlockContent } from 'mdast';
import type { Endpoint } from '../../core/site.ts';
import { isObject, type JsonObject, type Operation, ownMember } from '../../core/values.ts';
import { endpointMessages } from '../messages.ts';
import { code, flat, strong } from '../prose/phrase.ts';
import { isSet, isSwagger, itemsOf, textOf } from '../schema/json-members.ts';
import { asPart, heading, lengthOf, paragraph } from './blocks.ts';
import { requestBody } from './bodies.ts';
import { type CallForm, callForm } from './call-form.ts';
import { type CallServers, callServers } from './call-servers.ts';
import { callbacks } from './callbacks.ts';
import { channelBlocks, channelCall } from './channel.ts';
import { codeSamples } from './code-samples.ts';
import { externalDocs } from './external-docs.ts';
import { ListDepths } from './list-depths.ts';
import { operationDocument } from './operation-document.ts';
import { newPage, type Page, type PageSource, type RouteOf } from './page-context.ts';
import { parameterSections } from './parameters.ts';
import { responses } from './responses.ts';
import type { RequestSource } from './sample-request.ts';
import { securitySection } from './security.ts';
import { serverBlocks, serversOf } from './servers.ts';
import { modernized } from './upgrade-swagger.ts';

/** About the most characters of one page: a longer one loses depth where its lists are longest, then whole blocks. */
const longestPage = 200_000;
const mostAttempts = 40;

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
  source: PageSource,
  operation: Operation,
  language?: string,
  routeOf: RouteOf = () => undefined,
): OperationContent {
  const words = endpointMessages(language);
  const depths = new ListDepths();
  for (let attempt = 1; ; attempt++) {
    const page = newPage(source, words, depths, routeOf);
    depths.begin();
    const sections = sectionsOf(page, source, operation);
    const isWhole = lengthOf(sections.flatMap(({ blocks }) => blocks)) <= longestPage;
    if (!(isWhole && page.budget.characters >= 0) && attempt < mostAttempts && depths.shorten()) continue;
    const content = isWhole ? contentOf(sections) : contentOf(cut(sections, words.cut));
    const { method } = operation;
    if (method === 'CHANNEL') return content;
    const whole = { ...content, document: () => operationDocument(source, operation) };
    if (method === 'WEBHOOK') return whole;
    const request = requestOf(page, operation);
    return { ...whole, servers: () => callServers(page, request), form: () => callForm(page, request) };
  }
}

/** A part of a page. */
interface Section {
  readonly blocks: readonly BlockContent[];
  /** True for what readers come for: it is never left out. */
  readonly stays: boolean;
}

function sectionsOf(page: Page, { operations }: PageSource, operation: Operation): Section[] {
  const { method, item, tags } = operation;
  if (method === 'CHANNEL') {
    return [
      { blocks: channelCall(page, operation), stays: true },
      { blocks: channelBlocks(page, operation), stays: false },
    ];
  }
  const isWebhook = method === 'WEBHOOK';
  const firstOfTag = operations.find((one) => !one.excluded && one.tags[0] === tags[0]);
  const request = requestOf(page, operation);
  const value = request.operation;
  return [
    { blocks: call(page, operation, value), stays: true },
    { blocks: intro(page, operation, value), stays: false },
    {
      blocks: isWebhook && !Object.hasOwn(value, 'security') ? [] : securitySection(page, value),
      stays: false,
    },
    { blocks: parameterSections(page, item, value), stays: false },
    { blocks: requestBody(page, ownMember(value, 'requestBody')), stays: false },
    { blocks: responses(page, value), stays: true },
    { blocks: callbacks(page, value), stays: false },
    { blocks: isWebhook ? [] : codeSamples(page, request), stays: true },
    { blocks: !isWebhook && firstOfTag === operation ? tagSection(page, tags[0]) : [], stays: false },
  ];
}

function requestOf(page: Page, { verb, path, item, value }: Operation): RequestSource {
  const operation = isSwagger(page.document) ? modernized(page, item, value) : value;
  return { method: verb, path, pathItem: item, operation };
}

/** What is called, and where. */
function call(page: Page, { method, verb, path, item }: Operation, value: JsonObject): BlockContent[] {
  if (method === 'WEBHOOK') return [paragraph(page.words.webhook(code(path), code(verb)))];
  const called = asPart({ kind: 'call', method: verb, path }, paragraph(code(`${verb} ${path}`)));
  return [called, ...serverBlocks(page, serversOf(page, item, value))];
}

/** What it is for. */
function intro(page: Page, { item }: Operation, value: JsonObject): BlockContent[] {
  const description = textOf(value, 'description') ?? textOf(item, 'description') ?? '';
  return [
    ...(isSet(value, 'deprecated') ? [paragraph(strong(page.words.deprecatedNote))] : []),
    ...page.prose(description, { limit: 20_000, headings: 3 }).blocks,
    ...externalDocs(page, value),
  ];
}

/** Of a page that is too long, sections lose the blocks at their end, and say so. */
function cut(sections: readonly Section[], note: string): Section[] {
  let room = longestPage - lengthOf(sections.filter(({ stays }) => stays).flatMap(({ blocks }) => blocks));
  return sections.map((section) => {
    const { blocks, stays } = section;
    if (stays) return section;
    const first = blocks.findIndex((block) => {
      room -= lengthOf([block]);
      return room < 0;
    });
    return first === -1 ? section : { blocks: [...blocks.slice(0, first), paragraph(note)], stays };
  });
}

function contentOf(sections: readonly Section[]): OperationContent {
  const [call = [], ...details] = sections.map(({ blocks }) => blocks);
  return { call, details: details.flat() };
}

/** What is on an endpoint page whose specification could not be read: what it is about, and what is missing. */
export function unreadContent({ method, path, spec }: Endpoint, language: string | undefined): OperationContent {
  const { unread } = endpointMessages(language);
  return { call: [paragraph(unread(code(`${method} ${path}`), code(spec)))], details: [] };
}

/** What a specification says of a tag, on the page of the tag's first operation: the first page of its group. */
function tagSection(page: Page, name: string | undefined): BlockContent[] {
  const tag = itemsOf(page.document, 'tags').find((each) => isObject(each) && ownMember(each, 'name') === name);
  if (name === undefined || !isObject(tag)) return [];
  const said = page.prose(textOf(tag, 'description') ?? '', { limit: 20_000, headings: 3 }).blocks;
  const blocks = [...said, ...externalDocs(page, tag)];
  const title = flat(textOf(tag, 'summary') ?? textOf(tag, 'x-displayName') ?? name);
  return blocks.length === 0 || title === '' ? [] : [heading(2, page.words.about(title)), ...blocks];
}
