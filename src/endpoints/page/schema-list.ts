import type { BlockContent, ListItem } from 'mdast';
import { isList, isObject, type Json, ownMember } from '../../core/values.ts';
import { code, flat, joined, type Phrase, phrase, type Said, sentence, strong } from '../prose/phrase.ts';
import { isSet, textOf } from '../schema/json-members.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import type { Shape } from '../schema/resolved-schema.ts';
import { kindsOf, within } from '../schema/resolved-schema.ts';
import { asPart, lengthOf, listItem, paragraph } from './blocks.ts';
import { factsOf, itemFacts, itemProse } from './constraint-sentences.ts';
import { conditional, hasMembers, isDescribed, isPlain } from './has-members.ts';
import { membersOnce } from './member-cache.ts';
import type { Listing, Members, Page } from './page-context.ts';
import type { Listed } from './part.ts';
import { typeLabel } from './type-label.ts';
import { exampleFact, furtherValues, valueCode } from './value-sentences.ts';

/** How many members of one object are listed, and how many forms of one choice. */
const mostListed = 1000;
/** Characters of a description that are shown. */
export const longestDescription = 4000;

/** A named value: a parameter, a property, a header. */
export interface NamedValue {
  /** What comes before the parentheses. */
  readonly title: Said;
  readonly schema: Json | undefined;
  /** Words for the parentheses beside the type. */
  readonly marks: readonly string[];
  /** Instead of the description that the schema has. */
  readonly description?: string | undefined;
  /** Further sentences. */
  readonly facts?: readonly Said[] | undefined;
  /** Items behind those that the schema has. */
  readonly items?: readonly ListItem[] | undefined;
  /** Instead of the type of the schema. */
  readonly type?: string;
  /** Default: a member. */
  readonly what?: Listed;
}

/** One item: name, type, what it means, its limits, and what it contains. */
export function valueItem({ beside: _, ...listing }: Listing, value: NamedValue): ListItem {
  const { words } = listing.page;
  const shape = shapeOf(listing.page, value.schema, listing.active);
  const description = value.description ?? textOf(shape.keywords, 'description');
  const type = value.type ?? typeLabel(listing.page, shape, listing.active);
  const marks = [
    ...value.marks,
    ...(isSet(shape.keywords, 'deprecated') && !value.marks.includes(words.deprecated) ? [words.deprecated] : []),
    ...(isSet(shape.keywords, 'readOnly') ? [words.readOnly] : []),
    ...(isSet(shape.keywords, 'writeOnly') ? [words.writeOnly] : []),
  ];
  const { items, intro } = membersOf(listing, value.schema, shape);
  const facts = [
    ...factsOf(shape, words),
    ...(value.facts ?? []),
    ...(items.length === 0 ? exampleFact(shape.keywords, words) : []),
    ...itemFacts(listing.page, shape, listing.active),
  ];
  const shown = [type, ...marks].filter((mark) => mark !== '').join(', ');
  const title = joined([value.title]);
  const start = shown === '' ? title : phrase`${title} (${shown})`;
  const { first, said, blocks } = describe(listing.page, start, description, withoutRepeats(facts), intro);
  const around = [...blocks, ...itemBlocks(listing, shape)];
  const children = withValues(listing, shape, items);
  const length = 4 + lengthOf(first) + lengthOf(around) + lengthOf(children.slice(items.length));
  listing.page.budget.characters -= length;
  listing.page.depths.grow(listing.list, length);
  const part = { kind: 'member', what: value.what ?? 'member', title, type, marks, said } as const;
  return asPart(part, listItem(first, around, [...children, ...(value.items ?? [])]));
}

/** A value allowed, as an item. */
function allowed(value: Phrase, said: Phrase, item: ListItem): ListItem {
  return asPart({ kind: 'member', what: 'value', title: value, type: '', marks: [], said }, item);
}

/** A description of the items of an array that is too long for a line. */
export function itemBlocks({ page, active }: Listing, shape: Shape): readonly BlockContent[] {
  const { blocks, line } = itemProse(page, shape, active);
  return line === undefined ? [paragraph(page.words.lead(page.words.items)), ...blocks] : [];
}

/**
 * What a value contains, with the values allowed that a line had no room for: its own, or those of the items of an
 * array. Members come first, since they tell what kind of list it is.
 */
export function withValues({ page, active }: Listing, shape: Shape, listed: readonly ListItem[]): readonly ListItem[] {
  const items = ownMember(shape.keywords, 'items');
  const item = isObject(items) ? shapeOf(page, items, within(active, shape)) : shape;
  const further = [shape, ...(item === shape ? [] : [item])].flatMap(({ keywords }) => furtherValues(keywords));
  const values = further.map((value) => allowed(value, [], listItem(value)));
  if (values.length === 0 || listed.length === 0) return [...listed, ...values];
  return [...listed, listItem(page.words.lead(page.words.furtherValues), [], values)];
}

function withoutRepeats(facts: readonly Said[]): readonly Said[] {
  if (facts.length < 2) return facts;
  return [...new Map(facts.map((fact) => [JSON.stringify(joined([fact])), fact])).values()];
}

/** What a schema of this shape contains: properties, items of arrays, values of maps, forms to choose from. */
export function membersOf(listing: Listing, schema: Json | undefined, shape: Shape): Members {
  return membersOnce(listing, schema, shape, () => members(listing, shape));
}

function members(listing: Listing, shape: Shape): Members {
  listing.page.budget.characters -= shape.parts;
  const inner = { ...listing, active: within(listing.active, shape), depth: listing.depth + 1 };
  if (listing.depth >= listing.page.depths.of(listing.list) || listing.page.budget.characters < 0) {
    return { items: hasMembers(inner, shape, 0) ? [listItem(inner.page.words.more)] : [] };
  }
  const own = [
    ...properties(inner, shape),
    ...patterns(inner, shape),
    ...conditions(inner, shape),
    ...shape.repeated.filter((name) => name !== shape.name).map((name) => listItem(everythingOf(inner.page, name))),
  ];
  const groups = [...others(inner, shape), elements(inner, shape), ...choices(inner, shape)].filter(
    ({ items }) => items.length > 0,
  );
  const [only] = groups;
  if (own.length === 0 && groups.length === 1 && only !== undefined) return only;
  const rest = groups.flatMap(({ items, intro }) => (intro === undefined ? items : [listItem(intro, [], items)]));
  return { items: [...own, ...rest] };
}

function everythingOf({ words }: Page, name: string): Said {
  return name === '' ? words.describedAbove : words.everythingOf(flat(name));
}

function properties(inner: Listing, shape: Shape): ListItem[] {
  const hidden = inner.direction === 'request' ? 'readOnly' : 'writeOnly';
  const items: ListItem[] = [];
  let left = 0;
  for (const [name, schema] of shape.properties) {
    if (items.length >= mostListed || inner.page.budget.characters < 0) {
      left++;
      continue;
    }
    if (isSet(shapeOf(inner.page, schema, inner.active).keywords, hidden)) continue;
    items.push(
      valueItem(inner, {
        title: code(name),
        schema,
        marks: shape.required.has(name) ? [inner.page.words.required] : [],
        ...inner.beside?.get(name),
      }),
    );
  }
  return left === 0 ? items : [...items, listItem(inner.page.words.andMore(left))];
}

/** What is allowed on a condition, and what is not. */
function conditions(inner: Listing, { keywords }: Shape): ListItem[] {
  return conditional.flatMap((name, index) => {
    const schema = ownMember(keywords, name);
    const title = inner.page.words.conditions[index] as string;
    return isObject(schema) && Object.keys(schema).length > 0 ? [valueItem(inner, { title, schema, marks: [] })] : [];
  });
}

function patterns(inner: Listing, shape: Shape): ListItem[] {
  const written = ownMember(shape.keywords, 'patternProperties');
  if (!isObject(written)) return [];
  return Object.entries(written)
    .slice(0, mostListed)
    .map(([pattern, schema]) =>
      valueItem(inner, { title: inner.page.words.anyNameLike(code(pattern)), schema, marks: [] }),
    );
}

/** What members of other names may be, if that is more than "anything". */
function others(inner: Listing, shape: Shape): Members[] {
  const schema = ownMember(shape.keywords, 'additionalProperties');
  if (!isObject(schema)) return [];
  const value = shapeOf(inner.page, schema, inner.active);
  const named = shape.properties.size > 0;
  if (!named && !isDescribed(inner, value)) {
    return [membersOf({ ...inner, depth: inner.depth - 1 }, schema, value)];
  }
  const title = named ? inner.page.words.anyOtherName : inner.page.words.anyName;
  return [{ items: [valueItem(inner, { title, schema, marks: [] })] }];
}

/** What the items of an array contain; their type is in the label of the array. */
function elements(inner: Listing, shape: Shape): Members {
  const { words } = inner.page;
  const items = ownMember(shape.keywords, 'items');
  const fixed = ownMember(shape.keywords, 'prefixItems') ?? items;
  if (isList(fixed)) {
    const each = fixed.slice(0, mostListed);
    const rest = Array.isArray(items) ? ownMember(shape.keywords, 'additionalItems') : items;
    const titled = each.map((schema, index) => valueItem(inner, { title: words.item(index + 1), schema, marks: [] }));
    const further = isObject(rest) ? [valueItem(inner, { title: words.furtherItems, schema: rest, marks: [] })] : [];
    return { items: [...titled, ...further, ...(rest === false ? [listItem(words.noFurtherItems)] : [])] };
  }
  if (!kindsOf(shape).includes('array') || !isObject(items)) return { items: [] };
  return membersOf({ ...inner, depth: inner.depth - 1 }, items, shapeOf(inner.page, items, inner.active));
}

function choices(inner: Listing, shape: Shape): Members[] {
  if (isPlain(inner, shape)) return [];
  const { words } = inner.page;
  return shape.choices.map(({ kind, options }) => {
    const items = options.slice(0, mostListed).map((option, index) => form(inner, option, index));
    const more = options.length > mostListed ? [listItem(words.andMore(options.length - mostListed))] : [];
    return {
      items: [...items, ...more],
      intro: words.lead(kind === 'oneOf' ? words.oneOfThese : words.someOfThese),
    };
  });
}

function form(inner: Listing, option: Json, index: number): ListItem {
  const shape = shapeOf(inner.page, option, inner.active);
  const constant = ownMember(shape.keywords, 'const');
  const title = textOf(shape.keywords, 'title');
  if (shape.name !== undefined) {
    const type = kindsOf(shape).map(flat).join(` ${inner.page.words.or} `);
    return valueItem(inner, { title: strong(flat(shape.name)), schema: option, marks: [], type, what: 'form' });
  }
  if (constant !== undefined && title === undefined) {
    const title = valueCode(constant);
    const { first, said, blocks } = describe(inner.page, title, textOf(shape.keywords, 'description'), []);
    return allowed(title, said, listItem(first, blocks, []));
  }
  return valueItem(inner, {
    title: title === undefined ? inner.page.words.form(index + 1) : strong(flat(title)),
    schema: option,
    marks: [],
    what: 'form',
  });
}

interface Described {
  readonly first: Phrase;
  /** The first line without its start. */
  readonly said: Phrase;
  readonly blocks: readonly BlockContent[];
}

/**
 * What there is to say of a value: all in one line, or a line and the blocks of a longer description.
 *
 * @param intro What leads up to the list below.
 */
function describe(
  page: Page,
  start: Said,
  description: string | undefined,
  facts: readonly Said[],
  intro?: Phrase,
): Described {
  const { blocks, line } = page.prose(description ?? '', { limit: longestDescription });
  const end = intro === undefined ? [] : [intro];
  const sentences = [...facts, ...(line === undefined ? [] : end)];
  const hasLine = line !== undefined && line.length > 0;
  const said = hasLine ? [sentences.length === 0 ? line : sentence(line), ...sentences] : sentences;
  const rest = joined(said, ' ');
  const first = said.length === 0 ? joined([start]) : phrase`${start}: ${rest}`;
  return { first, said: rest, blocks: line === undefined ? [...blocks, ...end.map((each) => paragraph(each))] : [] };
}
