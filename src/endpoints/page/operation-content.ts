import type { BlockContent } from 'mdast';
import type { Endpoint } from '../../core/site.ts';
import { type JsonObject, ownMember, type Specification, type Operation } from '../../core/values.ts';
import { endpointMessages } from '../messages.ts';
import { code, strong } from '../prose/phrase.ts';
import { rememberingProse } from '../prose/prose.ts';
import { isSet, isSwagger, textOf } from '../schema/members.ts';
import { lengthOf, paragraph } from './blocks.ts';
import { requestBody } from './bodies.ts';
import { callbacks } from './callbacks.ts';
import { channelBlocks, channelCall } from './channel.ts';
import { codeSamples } from './code-samples.ts';
import { ListDepths } from './list-depths.ts';
import type { Page, RouteOf } from './page.ts';
import { parameterSections } from './parameters.ts';
import { responses } from './responses.ts';
import { externalDocs, securitySection } from './security.ts';
import { serverBlocks, serversOf } from './servers.ts';
import { modernized } from './swagger.ts';
import { tagSection } from './tag-section.ts';

/** About the most characters of one page: a longer one loses depth where its lists are longest, then whole blocks. */
const longestPage = 200_000;
/** Characters that an attempt at a page may write: more than enough to see which list is too long. */
const longestAttempt = 2 * longestPage;
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
}

/**
 * The body of an endpoint page, without its title: what is called and how, parameters, bodies with their schemas and
 * examples, answers, code samples.
 *
 * @param content Of its specification: untrusted data of any shape.
 * @param language Of the page, by its code: for what the page itself says.
 * @param routeOf Where the pages of other operations are; without it, none has a page.
 */
export function operationContent(
  { document, references }: Pick<Specification, 'document' | 'references'>,
  operation: Operation,
  language?: string,
  routeOf: RouteOf = () => undefined,
): OperationContent {
  const words = endpointMessages(language);
  const depths = new ListDepths();
  for (let attempt = 1; ; attempt++) {
    const page: Page = {
      ...{ document, references, shapes: new WeakMap(), pairs: new WeakMap(), prose: proseOf(document) },
      ...{ depths, words, routeOf },
      budget: { characters: longestAttempt },
    };
    depths.begin();
    const sections = sectionsOf(page, operation);
    const isWhole = page.budget.characters >= 0 && lengthOf(sections.flatMap(({ blocks }) => blocks)) <= longestPage;
    if (isWhole || attempt === mostAttempts || !depths.shorten()) return cut(sections, words.cut);
  }
}

/** A part of a page. */
interface Section {
  readonly blocks: readonly BlockContent[];
  /** True for what readers come for: it is never left out. */
  readonly stays: boolean;
}

function sectionsOf(page: Page, operation: Operation): Section[] {
  const { method, verb, path, item } = operation;
  if (method === 'CHANNEL') {
    return [
      { blocks: channelCall(page, operation), stays: true },
      { blocks: channelBlocks(page, operation), stays: false },
    ];
  }
  const isWebhook = method === 'WEBHOOK';
  const value = isSwagger(page.document) ? modernized(page, item, operation.value) : operation.value;
  const request = { method: verb, path, pathItem: item, operation: value };
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
    { blocks: isWebhook ? [] : tagSection(page, operation), stays: false },
  ];
}

/** Descriptions that were read for other pages of the same document: schemas appear on many. */
const readers = new WeakMap<JsonObject, Page['prose']>();

function proseOf(document: JsonObject): Page['prose'] {
  const reader = readers.get(document) ?? rememberingProse();
  readers.set(document, reader);
  return reader;
}

/** What is called, and where. */
function call(page: Page, { method, verb, path, item }: Operation, value: JsonObject): BlockContent[] {
  if (method === 'WEBHOOK') return [paragraph(page.words.webhook(code(path), code(verb)))];
  return [paragraph(code(`${verb} ${path}`)), ...serverBlocks(page, serversOf(page, item, value))];
}

/** What it is for. */
function intro(page: Page, { item }: Operation, value: JsonObject): BlockContent[] {
  const description = textOf(value, 'description') ?? textOf(item, 'description');
  return [
    ...(isSet(value, 'deprecated') ? [paragraph(strong(page.words.deprecatedNote))] : []),
    ...(description === undefined ? [] : page.prose(description, { limit: 20_000, headings: 3 }).blocks),
    ...externalDocs(page, value),
  ];
}

/** Of a page that is too long, sections lose the blocks at their end, and say so. */
function cut(sections: readonly Section[], note: string): OperationContent {
  let room = longestPage - lengthOf(sections.filter(({ stays }) => stays).flatMap(({ blocks }) => blocks));
  const [call = [], ...details] = sections.map(({ blocks, stays }) => {
    if (stays) return blocks;
    const first = blocks.findIndex((block) => {
      room -= lengthOf([block]);
      return room < 0;
    });
    return first === -1 ? blocks : [...blocks.slice(0, first), paragraph(note)];
  });
  return { call, details: details.flat() };
}

/** What is on an endpoint page whose specification could not be read: what it is about, and what is missing. */
export function unreadContent({ method, path, spec }: Endpoint, language: string | undefined): OperationContent {
  const { unread } = endpointMessages(language);
  return { call: [paragraph(unread(code(`${method} ${path}`), code(spec)))], details: [] };
}
