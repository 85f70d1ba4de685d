import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { exampleValue } from '../examples/example-value.ts';
import { textOf as plainText } from '../prose/mdast.ts';
import { clip, code, flat, joined, type Said } from '../prose/phrase.ts';
import { entriesOf, itemsOf, textOf } from '../schema/json-members.ts';
import type { Direction } from '../schema/schema-context.ts';
import { asPart, codeBlock, paragraph } from './blocks.ts';
import { bodyText, laidOut } from './body-text.ts';
import { isForm, languageOf, type Media } from './media-types.ts';
import type { Page } from './page-context.ts';

const longestExample = 16_000;

/** The examples of a media type as blocks: those given, else one made from its schema. */
export function exampleBlocks(page: Page, media: Media, direction: Direction): BlockContent[] {
  const given = givenExamples(page, media.value);
  if (given.length > 0) {
    return given.flatMap((example) => blocksOf(page, media, example, given.length > 1 ? example.title : undefined));
  }
  return madeBlocks(page, media, direction);
}

/** The block of a made example, where one would be of use. */
function madeBlocks(page: Page, media: Media, direction: Direction): BlockContent[] {
  if (media.schema === undefined || isForm(media.type)) return [];
  const value = exampleValue(page, media.schema, direction);
  if (value === undefined || value === null || isEmpty(value)) return [];
  const text = bodyText(page, media, value, false);
  return text === undefined
    ? []
    : titled(page, page.words.example, '', codeBlock(clip(text, longestExample), languageOf(media.type, text)));
}

function isEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** What leads up to an example, and the example; one that its own type cannot show is JSON, and says so. */
function blocksOf(page: Page, media: Media, example: Example, title: string | undefined): BlockContent[] {
  const { description, value, external } = example;
  const said = description === undefined ? [] : page.prose(description, { limit: 2000 }).blocks;
  const { words } = page;
  const start = `${words.example}${title === undefined ? '' : `, ${flat(title)}`}`;
  if (value === undefined)
    return [
      paragraph(words.lead(start)),
      ...said,
      ...(external === undefined ? [] : [paragraph(words.inFile(code(external)))]),
    ];
  const text = bodyText(page, media, value, true);
  const shown = text ?? laidOut(value);
  const block = codeBlock(clip(shown, longestExample), text === undefined ? 'json' : languageOf(media.type, text));
  const lead = text === undefined ? words.exampleAsJson(start) : start;
  if (said.length > 0) return [paragraph(words.lead(lead)), ...said, block];
  const own = title === undefined ? '' : flat(title);
  const short =
    text === undefined
      ? joined([words.exampleAsJson(own || words.example)])
          .map(plainText)
          .join('')
      : own;
  return titled(page, lead, short, block);
}

/** A block below its title. */
function titled({ words }: Page, lead: Said, title: string, block: BlockContent): BlockContent[] {
  return [asPart({ kind: 'lead' }, paragraph(words.lead(lead))), asPart({ kind: 'example', title }, block)];
}

/** An example of a body as it is sent, or of a value. */
export interface Example {
  /** Its summary, else its name. */
  readonly title: string | undefined;
  readonly summary?: string | undefined;
  readonly description: string | undefined;
  /** The value, if it is not text already. */
  readonly value: Json | undefined;
  /** Where it is to be found instead. */
  readonly external: string | undefined;
}

const mostExamples = 20;

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
    const summary = textOf(example, 'summary');
    const title = summary ?? (name || textOf(example, 'name'));
    return {
      title,
      summary,
      description: textOf(example, 'description'),
      value,
      external: textOf(example, 'externalValue'),
    };
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
