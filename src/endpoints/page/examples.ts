import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { exampleValue } from '../examples/example-value.ts';
import { maxShownExampleLength, maxShownExamples } from '../limits.ts';
import { plainText } from '../prose/mdast.ts';
import { inlineCode, joinPhrases, type PhraseLike, singleLine, truncate } from '../prose/phrase.ts';
import { arrayMember, memberEntries, stringMember } from '../schema/json-members.ts';
import type { Direction } from '../schema/schema-context.ts';
import { asPart, codeBlock, paragraph } from './blocks.ts';
import { bodyText, prettyJson } from './body-text.ts';
import { codeLanguage, isFormType, type MediaType } from './media-types.ts';
import type { PageContext } from './page-context.ts';

/** Shows the examples of the document, else a generated example. */
export function exampleBlocks(page: PageContext, media: MediaType, direction: Direction): BlockContent[] {
  const authored = authoredExamples(page, media.value);
  if (authored.length > 0) {
    return authored.flatMap((example) =>
      authoredBlocks(page, media, example, authored.length > 1 ? example.title : undefined),
    );
  }
  return generatedBlocks(page, media, direction);
}

function generatedBlocks(page: PageContext, media: MediaType, direction: Direction): BlockContent[] {
  if (media.schema === undefined || isFormType(media.type)) return [];
  const value = exampleValue(page, media.schema, direction);
  if (value === undefined || value === null || isEmpty(value)) return [];
  const text = bodyText(page, media, value, false);
  return text === undefined
    ? []
    : titledBlock(
        page,
        page.messages.example,
        '',
        codeBlock(truncate(text, maxShownExampleLength), codeLanguage(media.type, text)),
      );
}

function isEmpty(value: Json): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** Shows an example of the document. A value that the media type can't represent is shown as JSON, with a note. */
function authoredBlocks(
  page: PageContext,
  media: MediaType,
  example: AuthoredExample,
  title: string | undefined,
): BlockContent[] {
  const { description, value, externalUrl } = example;
  const descriptionBlocks = description === undefined ? [] : page.parseProse(description, { limit: 2000 }).blocks;
  const { messages } = page;
  const start = `${messages.example}${title === undefined ? '' : `, ${singleLine(title)}`}`;
  if (value === undefined)
    return [
      paragraph(messages.withColon(start)),
      ...descriptionBlocks,
      ...(externalUrl === undefined ? [] : [paragraph(messages.inFile(inlineCode(externalUrl)))]),
    ];
  const text = bodyText(page, media, value, true);
  const shown = text ?? prettyJson(value);
  const block = codeBlock(
    truncate(shown, maxShownExampleLength),
    text === undefined ? 'json' : codeLanguage(media.type, text),
  );
  const lead = text === undefined ? messages.exampleAsJson(start) : start;
  if (descriptionBlocks.length > 0) return [paragraph(messages.withColon(lead)), ...descriptionBlocks, block];
  const exampleTitle = title === undefined ? '' : singleLine(title);
  const short =
    text === undefined
      ? joinPhrases([messages.exampleAsJson(exampleTitle || messages.example)])
          .map(plainText)
          .join('')
      : exampleTitle;
  return titledBlock(page, lead, short, block);
}

function titledBlock({ messages }: PageContext, lead: PhraseLike, title: string, block: BlockContent): BlockContent[] {
  return [asPart({ kind: 'lead' }, paragraph(messages.withColon(lead))), asPart({ kind: 'example', title }, block)];
}

export interface AuthoredExample {
  /** `summary`, else the key in `examples`, else `name`. */
  readonly title: string | undefined;
  readonly summary?: string | undefined;
  readonly description: string | undefined;
  readonly value: Json | undefined;
  /** URL from `externalValue`. */
  readonly externalUrl: string | undefined;
}

export function authoredExamples(page: PageContext, holder: JsonObject): AuthoredExample[] {
  const single = ownMember(holder, 'example');
  if (single !== undefined)
    return [{ title: undefined, description: undefined, value: single, externalUrl: undefined }];
  const listed = arrayMember(holder, 'examples').map((value) => ['', value] as const);
  const named = listed.length > 0 ? listed : memberEntries(holder, 'examples');
  return named.slice(0, maxShownExamples).map(([name, written]) => {
    const example = page.references.object(written);
    const value = example === undefined ? undefined : exampleMember(example);
    if (example === undefined || (value === undefined && !isExampleObject(example))) {
      return { title: name || undefined, description: undefined, value: example ?? written, externalUrl: undefined };
    }
    const summary = stringMember(example, 'summary');
    const title = summary ?? (name || stringMember(example, 'name'));
    return {
      title,
      summary,
      description: stringMember(example, 'description'),
      value,
      externalUrl: stringMember(example, 'externalValue'),
    };
  });
}

/** Reads the value of an example. OpenAPI 3.2 adds `dataValue` and `serializedValue`; AsyncAPI uses `payload`. */
function exampleMember(example: JsonObject): Json | undefined {
  for (const name of ['value', 'dataValue', 'serializedValue', 'payload']) {
    const value = ownMember(example, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function isExampleObject(example: JsonObject): boolean {
  return Object.hasOwn(example, 'externalValue') || Object.hasOwn(example, 'summary');
}
