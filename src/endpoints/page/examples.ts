import type { BlockContent } from 'mdast';
import { isObject, type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { getExampleValue } from '../examples/example-value.ts';
import { maxShownExampleLength, maxShownExamples } from '../limits.ts';
import { plainText } from '../prose/mdast.ts';
import { inlineCode, joinPhrases, type PhraseLike, toSingleLine, truncate } from '../prose/phrase.ts';
import { arrayMember, memberEntries, stringMember } from '../schema/json-members.ts';
import type { Direction } from '../schema/schema-context.ts';
import { asPart, codeBlock, paragraph } from './blocks.ts';
import { prettyJson, serializeBody } from './body-text.ts';
import { codeLanguage, isFormType, type MediaType } from './media-types.ts';
import type { PageContext } from './page-context.ts';

/** Shows the examples of the document, else a generated example. */
export function exampleBlocks(page: PageContext, media: MediaType, direction: Direction): BlockContent[] {
  const documentExamples = readExamples(page, media.value);
  if (documentExamples.length > 0) {
    return documentExamples.flatMap((example) =>
      authoredExampleBlocks(page, media, example, documentExamples.length > 1 ? example.title : undefined),
    );
  }
  return generatedExampleBlocks(page, media, direction);
}

function generatedExampleBlocks(page: PageContext, media: MediaType, direction: Direction): BlockContent[] {
  if (media.schema === undefined || isFormType(media.type)) return [];
  const value = getExampleValue(page, media.schema, direction);
  if (value === undefined || value === null || isEmpty(value)) return [];
  const text = serializeBody(page, media, value, false);
  return text === undefined
    ? []
    : captionedBlock(
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
function authoredExampleBlocks(
  page: PageContext,
  media: MediaType,
  example: AuthoredExample,
  title: string | undefined,
): BlockContent[] {
  const { description, value, externalUrl } = example;
  const descriptionBlocks = description === undefined ? [] : page.parseProse(description, { limit: 2000 }).blocks;
  const { messages } = page;
  const label = `${messages.example}${title === undefined ? '' : `, ${toSingleLine(title)}`}`;
  if (value === undefined)
    return [
      paragraph(messages.withColon(label)),
      ...descriptionBlocks,
      ...(externalUrl === undefined ? [] : [paragraph(messages.inFile(inlineCode(externalUrl)))]),
    ];
  const text = serializeBody(page, media, value, true);
  const exampleText = text ?? prettyJson(value);
  const block = codeBlock(
    truncate(exampleText, maxShownExampleLength),
    text === undefined ? 'json' : codeLanguage(media.type, text),
  );
  const caption = text === undefined ? messages.exampleAsJson(label) : label;
  if (descriptionBlocks.length > 0) return [paragraph(messages.withColon(caption)), ...descriptionBlocks, block];
  const exampleTitle = title === undefined ? '' : toSingleLine(title);
  const shortTitle =
    text === undefined
      ? joinPhrases([messages.exampleAsJson(exampleTitle || messages.example)])
          .map(plainText)
          .join('')
      : exampleTitle;
  return captionedBlock(page, caption, shortTitle, block);
}

function captionedBlock(
  { messages }: PageContext,
  caption: PhraseLike,
  title: string,
  block: BlockContent,
): BlockContent[] {
  return [asPart({ kind: 'lead' }, paragraph(messages.withColon(caption))), asPart({ kind: 'example', title }, block)];
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

export function readExamples(page: PageContext, holder: JsonObject): AuthoredExample[] {
  const singleExample = ownMember(holder, 'example');
  if (singleExample !== undefined)
    return [{ title: undefined, description: undefined, value: singleExample, externalUrl: undefined }];
  const listedExamples = arrayMember(holder, 'examples').map((value) => ['', value] as const);
  const namedExamples = listedExamples.length > 0 ? listedExamples : memberEntries(holder, 'examples');
  return namedExamples.slice(0, maxShownExamples).map(([name, exampleReference]) => {
    const example = page.references.resolveObject(exampleReference);
    const value = example === undefined ? undefined : readExampleValue(example);
    if (example === undefined || (value === undefined && !isExampleObject(example))) {
      return {
        title: name || undefined,
        description: undefined,
        value: example ?? exampleReference,
        externalUrl: undefined,
      };
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
function readExampleValue(example: JsonObject): Json | undefined {
  for (const name of ['value', 'dataValue', 'serializedValue', 'payload']) {
    const value = ownMember(example, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function isExampleObject(example: JsonObject): boolean {
  return Object.hasOwn(example, 'externalValue') || Object.hasOwn(example, 'summary');
}
