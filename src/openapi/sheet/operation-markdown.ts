import { type JsonObject, ownMember } from '../../values/json.ts';
import { rememberingProse } from '../prose/prose.ts';
import { requestBody } from './bodies.ts';
import { channelBlocks } from './channel.ts';
import { codeSamples } from './code-samples.ts';
import { type FoundOperation, findOperation } from './find-operation.ts';
import { code } from './markdown.ts';
import { isSet, textOf } from './members.ts';
import type { Page } from './page.ts';
import { parameterSections } from './parameters.ts';
import { referencesOf } from './references.ts';
import { callbacks, responses } from './responses.ts';
import { loadSamplers } from './samplers.ts';
import { externalDocs, securitySection } from './security.ts';
import { serverBlocks, serversOf } from './servers.ts';
import { isSwagger, modernized } from './swagger.ts';

export interface OperationContentInput {
  /** The parsed specification: Swagger 2.0, OpenAPI 3.0 to 3.2, or AsyncAPI 2 or 3. Untrusted data of any shape. */
  readonly document: JsonObject;
  /** Upper-case method, `WEBHOOK` for a webhook, `CHANNEL` for an AsyncAPI channel. */
  readonly method: string;
  /** The key under `paths`, `webhooks` or `channels`. */
  readonly path: string;
}

/** About the most characters of one page; whatever goes beyond is left out, block by block. */
const longestPage = 200_000;
const cutNote = 'The rest is left out: the specification says more here than a page can hold.';

/**
 * The body of an endpoint page, without front matter and title: what is called and how, parameters, bodies with their
 * schemas and examples, answers, code samples. It is GFM and valid MDX as well: raw HTML, JSX and expressions in the
 * specification are escaped.
 *
 * @returns Empty where the document has no such operation.
 */
export async function operationMarkdown(input: OperationContentInput): Promise<string> {
  const { document, method, path } = input;
  const samplers = await loadSamplers();
  const references = referencesOf(document);
  const page: Page = {
    ...{ document, references, shapes: new WeakMap(), prose: proseOf(document) },
    budget: { characters: longestPage },
  };
  if (method.toUpperCase() === 'CHANNEL') return joined(channelBlocks(page, path, samplers));
  const found = findOperation(document, references, method, path);
  if (found === undefined) return '';
  const isWebhook = method.toUpperCase() === 'WEBHOOK';
  const { pathItem } = found;
  const operation = isSwagger(document) ? modernized(page, pathItem, found.operation) : found.operation;
  return joined([
    ...intro(page, { ...found, operation }, path, isWebhook),
    ...(isWebhook && !Object.hasOwn(operation, 'security') ? [] : securitySection(page, operation)),
    ...parameterSections(page, pathItem, operation),
    ...requestBody(page, ownMember(operation, 'requestBody'), samplers),
    ...responses(page, operation, samplers),
    ...callbacks(page, operation),
    ...(isWebhook ? [] : await codeSamples(page, { method: found.method, path, pathItem, operation }, samplers)),
  ]);
}

/** Descriptions that were read for other pages of the same document: schemas appear on many. */
const readers = new WeakMap<JsonObject, Page['prose']>();

function proseOf(document: JsonObject): Page['prose'] {
  const reader = readers.get(document) ?? rememberingProse();
  readers.set(document, reader);
  return reader;
}

/** What is called, where, and what it is for. */
function intro(page: Page, found: FoundOperation, path: string, isWebhook: boolean): string[] {
  const { pathItem, operation, method } = found;
  const description = textOf(operation, 'description') ?? textOf(pathItem, 'description');
  const first = isWebhook
    ? [`Webhook ${code(path)}: a ${code(method)} request that the API sends to you.`]
    : [code(`${method} ${path}`), ...serverBlocks(page, serversOf(page, pathItem, operation))];
  return [
    ...first,
    ...(isSet(operation, 'deprecated') ? ['**Deprecated.**'] : []),
    ...(description === undefined ? [] : [page.prose(description, { limit: 20_000, headings: 3 }).markdown]),
    ...externalDocs(operation),
  ];
}

/** Blocks with an empty line between, up to the length of a page. */
function joined(blocks: readonly string[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const block of blocks) {
    if (block.trim() === '') continue;
    if (length + block.length > longestPage) {
      kept.push(cutNote);
      break;
    }
    length += block.length + 2;
    kept.push(block);
  }
  return kept.length === 0 ? '' : `${kept.join('\n\n')}\n`;
}
