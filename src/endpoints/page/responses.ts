import type { BlockContent } from 'mdast';
import { unresolved } from '../../core/specifications.ts';
import type { JsonObject } from '../../core/values.ts';
import { code, enumerate, flat, strong } from '../prose/phrase.ts';
import { entriesOf, textOf } from '../schema/members.ts';
import { heading, lengthOf, list, paragraph } from './blocks.ts';
import { headerItems, mediaBlocks } from './bodies.ts';
import { mediaTypes } from './media-types.ts';
import type { Page } from './page.ts';
import { responseLinks } from './response-links.ts';

const mostResponses = 40;
/** A body of fewer characters is quicker read again than looked up. */
const shortBody = 200;

/** A body that was told. */
interface ShownBody {
  readonly status: string;
  readonly body: readonly BlockContent[];
  readonly length: number;
}

/**
 * The section on what comes back: one heading a status.
 *
 * @param level `bold` within another section: the headings are bold text there.
 */
export function responses(page: Page, operation: JsonObject, level: 3 | 'bold' = 3): BlockContent[] {
  const written = entriesOf(operation, 'responses')
    .filter(([status]) => !status.startsWith('x-'))
    .sort(([a], [b]) => order(a) - order(b));
  const shown: ShownBody[] = [];
  const blocks = written.slice(0, mostResponses).flatMap(([status, value]) => {
    const response = page.references.object(value);
    if (response === undefined) {
      const elsewhere = unresolved(page.references, value);
      return [
        titleOf(page, status, level),
        ...(elsewhere === undefined ? [] : [paragraph(page.words.describedIn(code(elsewhere)))]),
      ];
    }
    const body = bodyOf(page, response);
    const length = lengthOf(body);
    const before = shown.find(
      (each) => each.length === length && JSON.stringify(each.body) === JSON.stringify(body),
    )?.status;
    if (before === undefined && length > shortBody) shown.push({ status, body, length });
    const headers = headerItems(page, response, 'response');
    return [
      titleOf(page, status, level),
      ...descriptionOf(page, response, status),
      ...(headers.length === 0 ? [] : [paragraph(page.words.lead(page.words.headers)), list(headers)]),
      ...(before === undefined ? body : [paragraph(page.words.sameBodyAs(code(nameOf(before))))]),
      ...responseLinks(page, response),
    ];
  });
  return blocks.length === 0 || level === 'bold' ? blocks : [heading(2, page.words.responses), ...blocks];
}

/** By number; a whole class comes after its members, and what is left comes last. */
function order(status: string): number {
  if (/^\dXX$/i.test(status)) return Number(status.charAt(0)) * 100 + 99.5;
  return /^\d{3}$/.test(status) ? Number(status) : 1000;
}

function titleOf({ words }: Page, status: string, level: 3 | 'bold'): BlockContent {
  const title = status === 'default' ? words.otherStatus : nameOf(status);
  if (level === 3) return heading(3, title);
  return paragraph(strong(words.response(`${title.charAt(0).toLowerCase()}${title.slice(1)}`)));
}

/** A status, or a whole class of them as OpenAPI writes it: `4XX`. */
function nameOf(status: string): string {
  return /^\dXX$/i.test(status) ? status.toUpperCase() : flat(status);
}

function descriptionOf(page: Page, response: JsonObject, status: string): readonly BlockContent[] {
  const text = textOf(response, 'description') ?? textOf(response, 'summary');
  return text === undefined || text.trim() === status ? [] : page.prose(text, { limit: 8000 }).blocks;
}

function bodyOf(page: Page, response: JsonObject): BlockContent[] {
  const media = mediaTypes(page, response);
  const types = media.map(({ type }) => type).filter((type) => type !== '');
  if (media.length === 0) return [];
  const blocks = mediaBlocks(page, media, 'response');
  const isUsual = types.length === 0 || (types.join() === 'application/json' && blocks.length > 0);
  if (isUsual) return blocks;
  return [
    paragraph(page.words.lead(page.words.contentType), ' ', enumerate(types.map(code), page.words.or), '.'),
    ...blocks,
  ];
}
