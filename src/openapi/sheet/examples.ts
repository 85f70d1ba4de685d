import { isObject, type Json, type JsonObject, ownMember } from '../../values/json.ts';
import { clip } from '../prose/clip.ts';
import { plain } from '../prose/prose.ts';
import { jsonText } from './json-text.ts';
import { code, fence } from './markdown.ts';
import { isForm, isJson, isXml, languageOf, type Media } from './media-types.ts';
import { entriesOf, itemsOf, textOf } from './members.ts';
import type { Direction, Page } from './page.ts';
import type { Samplers } from './samplers.ts';

/** An example of a body as it is sent. */
export interface Example {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** The value, where it is not text already. */
  readonly value: Json | undefined;
  /** Where it is to be found instead. */
  readonly external: string | undefined;
}

const mostExamples = 6;
const longestExample = 16_000;

/** The examples that the document gives for a media type or parameter. */
export function givenExamples(page: Page, holder: JsonObject): Example[] {
  const single = ownMember(holder, 'example');
  if (single !== undefined) return [{ title: undefined, description: undefined, value: single, external: undefined }];
  const listed = itemsOf(holder, 'examples').map((value) => ['', value] as const);
  const named = listed.length > 0 ? listed : entriesOf(holder, 'examples');
  return named.slice(0, mostExamples).map(([name, written]) => {
    const example = page.references.object(written);
    const value = example === undefined ? undefined : valueIn(example);
    if (example === undefined || (value === undefined && !describesOne(example))) {
      return { title: name || undefined, description: undefined, value: example ?? written, external: undefined };
    }
    const title = textOf(example, 'summary') ?? (name || textOf(example, 'name'));
    return { title, description: textOf(example, 'description'), value, external: textOf(example, 'externalValue') };
  });
}

/** `value` of an example, or what 3.2 calls it; the payload of an AsyncAPI message. */
function valueIn(example: JsonObject): Json | undefined {
  for (const name of ['value', 'dataValue', 'serializedValue', 'payload']) {
    const value = ownMember(example, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function describesOne(example: JsonObject): boolean {
  return Object.hasOwn(example, 'externalValue') || Object.hasOwn(example, 'summary');
}

/** The examples of a media type as blocks: those given, else one made from its schema. */
export function exampleBlocks(page: Page, media: Media, direction: Direction, samplers: Samplers): string[] {
  const given = givenExamples(page, media.value);
  if (given.length > 0)
    return given.flatMap((example) =>
      given.length > 1 ? named(page, media.type, example) : only(page, media.type, example),
    );
  const text = madeText(page, media, direction, samplers);
  return text === undefined ? [] : ['Example:', fence(clip(text, longestExample), languageOf(media.type, text))];
}

/** The text of a made example, where one would be of use. */
function madeText(page: Page, media: Media, direction: Direction, samplers: Samplers): string | undefined {
  if (media.schema === undefined || isForm(media.type)) return undefined;
  if (isXml(media.type)) return samplers.xml(page, media.schema, direction);
  const value = samplers.json(page, media.schema, direction);
  if (value === undefined || value === null || isEmpty(value)) return undefined;
  if (isJson(media.type)) return jsonText(value, { pretty: true, limit: longestExample });
  if (typeof value === 'string') return value === 'string' ? undefined : value;
  return isObject(value) || Array.isArray(value) ? jsonText(value, { pretty: true, limit: longestExample }) : undefined;
}

function isEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

function only(page: Page, type: string, example: Example): string[] {
  return ['Example:', ...body(page, type, example)];
}

function named(page: Page, type: string, example: Example): string[] {
  return [`Example${example.title === undefined ? '' : `, ${plain(example.title)}`}:`, ...body(page, type, example)];
}

function body(page: Page, type: string, example: Example): string[] {
  const description =
    example.description === undefined ? [] : [page.prose(example.description, { limit: 2000 }).markdown];
  if (example.value === undefined) {
    return [...description, ...(example.external === undefined ? [] : [`In ${code(example.external)}.`])];
  }
  const text = exampleText(type, example.value);
  return [...description, fence(clip(text, longestExample), languageOf(type, text))];
}

/** A given value as it would be sent: JSON that was written as a string is laid out like any other. */
export function exampleText(type: string, value: Json): string {
  if (typeof value !== 'string') return jsonText(value, { pretty: true, limit: longestExample });
  if (!isJson(type)) return value;
  try {
    const inner = JSON.parse(value) as Json;
    if (typeof inner === 'object') return jsonText(inner, { pretty: true, limit: longestExample });
  } catch {
    // No JSON: shown as it is.
  }
  return type === '' || /[\n{[<]/.test(value) ? value : JSON.stringify(value);
}
