import { type JsonObject, ownMember } from '../../values/json.ts';
import type { Operation, Specification } from '../../values/specification.ts';
import { rememberingProse } from '../prose/prose.ts';
import { requestBody } from './bodies.ts';
import { channelBlocks } from './channel.ts';
import { codeSamples } from './code-samples.ts';
import { code } from './markdown.ts';
import { isSet, isSwagger, textOf } from './members.ts';
import type { Page } from './page.ts';
import { parameterSections } from './parameters.ts';
import { callbacks, responses } from './responses.ts';
import { loadSamplers } from './samplers.ts';
import { externalDocs, securitySection } from './security.ts';
import { serverBlocks, serversOf } from './servers.ts';
import { modernized } from './swagger.ts';

/** About the most characters of one page; whatever goes beyond is left out, block by block. */
const longestPage = 200_000;
const cutNote = 'The rest is left out: the specification says more here than a page can hold.';

/**
 * The body of an endpoint page, without front matter and title: what is called and how, parameters, bodies with their
 * schemas and examples, answers, code samples. It is GFM and valid MDX as well: raw HTML, JSX and expressions in the
 * specification are escaped.
 *
 * @param specification Untrusted data of any shape.
 */
export async function operationMarkdown(specification: Specification, operation: Operation): Promise<string> {
  const { document, references } = specification;
  const samplers = await loadSamplers();
  const page: Page = {
    ...{ document, references, shapes: new WeakMap(), prose: proseOf(document) },
    budget: { characters: longestPage },
  };
  const { method, verb, path, item } = operation;
  if (method === 'CHANNEL') return joined(channelBlocks(page, operation, samplers));
  const isWebhook = method === 'WEBHOOK';
  const value = isSwagger(document) ? modernized(page, item, operation.value) : operation.value;
  return joined([
    ...intro(page, operation, value),
    ...(isWebhook && !Object.hasOwn(value, 'security') ? [] : securitySection(page, value)),
    ...parameterSections(page, item, value),
    ...requestBody(page, ownMember(value, 'requestBody'), samplers),
    ...responses(page, value, samplers),
    ...callbacks(page, value),
    ...(isWebhook ? [] : codeSamples(page, { method: verb, path, pathItem: item, operation: value }, samplers)),
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
function intro(page: Page, { method, verb, path, item }: Operation, value: JsonObject): string[] {
  const description = textOf(value, 'description') ?? textOf(item, 'description');
  const first =
    method === 'WEBHOOK'
      ? [`Webhook ${code(path)}: a ${code(verb)} request that the API sends to you.`]
      : [code(`${verb} ${path}`), ...serverBlocks(page, serversOf(page, item, value))];
  return [
    ...first,
    ...(isSet(value, 'deprecated') ? ['**Deprecated.**'] : []),
    ...(description === undefined ? [] : [page.prose(description, { limit: 20_000, headings: 3 }).markdown]),
    ...externalDocs(value),
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
