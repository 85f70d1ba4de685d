import type { BlockContent } from 'mdast';
import { isObject, type Json } from '../../core/values.ts';
import { exampleValue } from '../examples/example-value.ts';
import { clip } from '../prose/clip.ts';
import { code, flat, type Said } from '../prose/phrase.ts';
import type { Direction } from '../schema/types.ts';
import { codeBlock, paragraph } from './blocks.ts';
import { bodyText, laidOut } from './body-text.ts';
import { type Example, givenExamples } from './given-examples.ts';
import { isForm, languageOf, type Media } from './media-types.ts';
import type { Page } from './page.ts';

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
    : [
        paragraph(page.words.lead(page.words.example)),
        codeBlock(clip(text, longestExample), languageOf(media.type, text)),
      ];
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
  const lead = (text: Said): BlockContent => paragraph(words.lead(text));
  if (value === undefined)
    return [lead(start), ...said, ...(external === undefined ? [] : [paragraph(words.inFile(code(external)))])];
  const text = bodyText(page, media, value, true);
  return text === undefined
    ? [lead(words.exampleAsJson(start)), ...said, codeBlock(clip(laidOut(value), longestExample), 'json')]
    : [lead(start), ...said, codeBlock(clip(text, longestExample), languageOf(media.type, text))];
}
