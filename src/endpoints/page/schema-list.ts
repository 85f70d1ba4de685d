import type { BlockContent, ListItem } from 'mdast';
import { isList, isObject, type Json, ownMember } from '../../core/values.ts';
import { maxDescriptionLength, maxListedSchemas } from '../limits.ts';
import {
  inlineCode,
  joinPhrases,
  type Phrase,
  type PhraseLike,
  phrase,
  sentence,
  singleLine,
  strong,
} from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ResolvedSchema } from '../schema/resolved-schema.ts';
import { activeBelow, inferTypes } from '../schema/resolved-schema.ts';
import { asPart, contentLength, listItem, paragraph } from './blocks.ts';
import { itemFacts, itemProse, schemaFacts } from './constraint-sentences.ts';
import { conditionalKeywords, hasDescription, hasMembers, isFullyLabeled } from './has-members.ts';
import { cachedMembers } from './member-cache.ts';
import type { ListContext, MemberList, PageContext } from './page-context.ts';
import type { ItemKind } from './part.ts';
import { typeLabel } from './type-label.ts';
import { exampleFact, furtherValues, valueCode } from './value-sentences.ts';

export interface NamedValue {
  readonly title: PhraseLike;
  readonly schema: Json | undefined;
  /** Flags next to the type: required, deprecated. */
  readonly marks: readonly string[];
  readonly description?: string | undefined;
  readonly facts?: readonly PhraseLike[] | undefined;
  readonly items?: readonly ListItem[] | undefined;
  readonly type?: string;
  /** Default: `member`. */
  readonly itemKind?: ItemKind;
}

/** Builds a list item: name, type, description, constraints and nested properties. */
export function valueItem({ extras: _, ...listing }: ListContext, value: NamedValue): ListItem {
  const { messages } = listing.page;
  const shape = resolveSchema(listing.page, value.schema, listing.active);
  const description = value.description ?? stringMember(shape.keywords, 'description');
  const type = value.type ?? typeLabel(listing.page, shape, listing.active);
  const marks = [
    ...value.marks,
    ...(isTrueMember(shape.keywords, 'deprecated') && !value.marks.includes(messages.deprecated)
      ? [messages.deprecated]
      : []),
    ...(isTrueMember(shape.keywords, 'readOnly') ? [messages.readOnly] : []),
    ...(isTrueMember(shape.keywords, 'writeOnly') ? [messages.writeOnly] : []),
  ];
  const { items, intro } = memberList(listing, value.schema, shape);
  const facts = [
    ...schemaFacts(shape, messages),
    ...(value.facts ?? []),
    ...(items.length === 0 ? exampleFact(shape.keywords, messages) : []),
    ...itemFacts(listing.page, shape, listing.active),
  ];
  const shown = [type, ...marks].filter((mark) => mark !== '').join(', ');
  const title = joinPhrases([value.title]);
  const start = shown === '' ? title : phrase`${title} (${shown})`;
  const { first, details, blocks } = describe(listing.page, start, description, withoutRepeats(facts), intro);
  const blocksBelow = [...blocks, ...itemBlocks(listing, shape)];
  const children = withFurtherValues(listing, shape, items);
  const length = 4 + contentLength(first) + contentLength(blocksBelow) + contentLength(children.slice(items.length));
  listing.page.budget.characters -= length;
  listing.page.depths.addLength(listing.list, length);
  const part = { kind: 'member', itemKind: value.itemKind ?? 'member', title, type, marks, details } as const;
  return asPart(part, listItem(first, blocksBelow, [...children, ...(value.items ?? [])]));
}

function allowedValueItem(value: Phrase, details: Phrase, item: ListItem): ListItem {
  return asPart({ kind: 'member', itemKind: 'value', title: value, type: '', marks: [], details }, item);
}

/** Descriptions of array items that are too long for one line. */
export function itemBlocks({ page, active }: ListContext, shape: ResolvedSchema): readonly BlockContent[] {
  const { blocks, line } = itemProse(page, shape, active);
  return line === undefined ? [paragraph(page.messages.withColon(page.messages.items)), ...blocks] : [];
}

/**
 * Appends the enum values beyond the inline limit, both of the value and of its array items. Properties stay first,
 * because the first item determines the kind of the whole list.
 */
export function withFurtherValues(
  { page, active }: ListContext,
  shape: ResolvedSchema,
  listed: readonly ListItem[],
): readonly ListItem[] {
  const items = ownMember(shape.keywords, 'items');
  const item = isObject(items) ? resolveSchema(page, items, activeBelow(active, shape)) : shape;
  const further = [shape, ...(item === shape ? [] : [item])].flatMap(({ keywords }) => furtherValues(keywords));
  const values = further.map((value) => allowedValueItem(value, [], listItem(value)));
  if (values.length === 0 || listed.length === 0) return [...listed, ...values];
  return [...listed, listItem(page.messages.withColon(page.messages.furtherValues), [], values)];
}

function withoutRepeats(facts: readonly PhraseLike[]): readonly PhraseLike[] {
  if (facts.length < 2) return facts;
  return [...new Map(facts.map((fact) => [JSON.stringify(joinPhrases([fact])), fact])).values()];
}

export function memberList(listing: ListContext, schema: Json | undefined, shape: ResolvedSchema): MemberList {
  return cachedMembers(listing, schema, shape, () => buildMembers(listing, shape));
}

function buildMembers(listing: ListContext, shape: ResolvedSchema): MemberList {
  listing.page.budget.characters -= shape.partCount;
  const inner = { ...listing, active: activeBelow(listing.active, shape), depth: listing.depth + 1 };
  if (listing.depth >= listing.page.depths.maxDepthOf(listing.list) || listing.page.budget.characters < 0) {
    return { items: hasMembers(inner, shape, 0) ? [listItem(inner.page.messages.moreInSpecification)] : [] };
  }
  const ownItems = [
    ...properties(inner, shape),
    ...patterns(inner, shape),
    ...conditions(inner, shape),
    ...shape.recursiveNames
      .filter((name) => name !== shape.name)
      .map((name) => listItem(recursiveNote(inner.page, name))),
  ];
  const groups = [...additionalMembers(inner, shape), arrayItems(inner, shape), ...unionLists(inner, shape)].filter(
    ({ items }) => items.length > 0,
  );
  const [only] = groups;
  if (ownItems.length === 0 && groups.length === 1 && only !== undefined) return only;
  const rest = groups.flatMap(({ items, intro }) => (intro === undefined ? items : [listItem(intro, [], items)]));
  return { items: [...ownItems, ...rest] };
}

function recursiveNote({ messages }: PageContext, name: string): PhraseLike {
  return name === '' ? messages.describedAbove : messages.everythingOf(singleLine(name));
}

function properties(inner: ListContext, shape: ResolvedSchema): ListItem[] {
  const hidden = inner.direction === 'request' ? 'readOnly' : 'writeOnly';
  const items: ListItem[] = [];
  let omittedCount = 0;
  for (const [name, schema] of shape.properties) {
    if (items.length >= maxListedSchemas || inner.page.budget.characters < 0) {
      omittedCount++;
      continue;
    }
    if (isTrueMember(resolveSchema(inner.page, schema, inner.active).keywords, hidden)) continue;
    items.push(
      valueItem(inner, {
        title: inlineCode(name),
        schema,
        marks: shape.required.has(name) ? [inner.page.messages.required] : [],
        ...inner.extras?.get(name),
      }),
    );
  }
  return omittedCount === 0 ? items : [...items, listItem(inner.page.messages.andMore(omittedCount))];
}

function conditions(inner: ListContext, { keywords }: ResolvedSchema): ListItem[] {
  return conditionalKeywords.flatMap((name, index) => {
    const schema = ownMember(keywords, name);
    const title = inner.page.messages.conditions[index] as string;
    return isObject(schema) && Object.keys(schema).length > 0 ? [valueItem(inner, { title, schema, marks: [] })] : [];
  });
}

function patterns(inner: ListContext, shape: ResolvedSchema): ListItem[] {
  const written = ownMember(shape.keywords, 'patternProperties');
  if (!isObject(written)) return [];
  return Object.entries(written)
    .slice(0, maxListedSchemas)
    .map(([pattern, schema]) =>
      valueItem(inner, { title: inner.page.messages.anyNameLike(inlineCode(pattern)), schema, marks: [] }),
    );
}

/** Describes `additionalProperties`, unless it is a boolean. */
function additionalMembers(inner: ListContext, shape: ResolvedSchema): MemberList[] {
  const schema = ownMember(shape.keywords, 'additionalProperties');
  if (!isObject(schema)) return [];
  const value = resolveSchema(inner.page, schema, inner.active);
  const hasProperties = shape.properties.size > 0;
  if (!hasProperties && !hasDescription(inner, value)) {
    return [memberList({ ...inner, depth: inner.depth - 1 }, schema, value)];
  }
  const title = hasProperties ? inner.page.messages.anyOtherName : inner.page.messages.anyName;
  return [{ items: [valueItem(inner, { title, schema, marks: [] })] }];
}

/** Describes the members of array items. The type of the items is part of the array's label. */
function arrayItems(inner: ListContext, shape: ResolvedSchema): MemberList {
  const { messages } = inner.page;
  const items = ownMember(shape.keywords, 'items');
  const tuple = ownMember(shape.keywords, 'prefixItems') ?? items;
  if (isList(tuple)) {
    const each = tuple.slice(0, maxListedSchemas);
    const rest = Array.isArray(items) ? ownMember(shape.keywords, 'additionalItems') : items;
    const tupleItems = each.map((schema, index) =>
      valueItem(inner, { title: messages.item(index + 1), schema, marks: [] }),
    );
    const further = isObject(rest) ? [valueItem(inner, { title: messages.furtherItems, schema: rest, marks: [] })] : [];
    return { items: [...tupleItems, ...further, ...(rest === false ? [listItem(messages.noFurtherItems)] : [])] };
  }
  if (!inferTypes(shape).includes('array') || !isObject(items)) return { items: [] };
  return memberList({ ...inner, depth: inner.depth - 1 }, items, resolveSchema(inner.page, items, inner.active));
}

function unionLists(inner: ListContext, shape: ResolvedSchema): MemberList[] {
  if (isFullyLabeled(inner, shape)) return [];
  const { messages } = inner.page;
  return shape.unions.map(({ kind, options }) => {
    const items = options.slice(0, maxListedSchemas).map((option, index) => optionItem(inner, option, index));
    const more =
      options.length > maxListedSchemas ? [listItem(messages.andMore(options.length - maxListedSchemas))] : [];
    return {
      items: [...items, ...more],
      intro: messages.withColon(kind === 'oneOf' ? messages.oneOfThese : messages.anyOfThese),
    };
  });
}

function optionItem(inner: ListContext, option: Json, index: number): ListItem {
  const shape = resolveSchema(inner.page, option, inner.active);
  const constant = ownMember(shape.keywords, 'const');
  const title = stringMember(shape.keywords, 'title');
  if (shape.name !== undefined) {
    const type = inferTypes(shape).map(singleLine).join(` ${inner.page.messages.or} `);
    return valueItem(inner, {
      title: strong(singleLine(shape.name)),
      schema: option,
      marks: [],
      type,
      itemKind: 'form',
    });
  }
  if (constant !== undefined && title === undefined) {
    const title = valueCode(constant);
    const { first, details, blocks } = describe(inner.page, title, stringMember(shape.keywords, 'description'), []);
    return allowedValueItem(title, details, listItem(first, blocks, []));
  }
  return valueItem(inner, {
    title: title === undefined ? inner.page.messages.form(index + 1) : strong(singleLine(title)),
    schema: option,
    marks: [],
    itemKind: 'form',
  });
}

interface Described {
  readonly first: Phrase;
  /** The first line without the title. */
  readonly details: Phrase;
  readonly blocks: readonly BlockContent[];
}

/**
 * Puts the description and the other sentences on one line. A long description becomes blocks below this line.
 *
 * @param intro Introduces the nested list.
 */
function describe(
  page: PageContext,
  start: PhraseLike,
  description: string | undefined,
  facts: readonly PhraseLike[],
  intro?: Phrase,
): Described {
  const { blocks, line } = page.parseProse(description ?? '', { limit: maxDescriptionLength });
  const end = intro === undefined ? [] : [intro];
  const sentences = [...facts, ...(line === undefined ? [] : end)];
  const hasLine = line !== undefined && line.length > 0;
  const details = hasLine ? [sentences.length === 0 ? line : sentence(line), ...sentences] : sentences;
  const rest = joinPhrases(details, ' ');
  const first = details.length === 0 ? joinPhrases([start]) : phrase`${start}: ${rest}`;
  return { first, details: rest, blocks: line === undefined ? [...blocks, ...end.map((each) => paragraph(each))] : [] };
}
