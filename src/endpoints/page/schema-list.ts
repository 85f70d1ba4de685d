import type { BlockContent, ListItem } from 'mdast';
import { isList, isObject, type Json, ownMember } from '../../core/values.ts';
import { maxDescriptionLength, maxListedSchemas } from '../limits.ts';
import {
  inlineCode,
  joinPhrases,
  type Phrase,
  type PhraseLike,
  phrase,
  strong,
  toSingleLine,
  withFullStop,
} from '../prose/phrase.ts';
import { isTrueMember, stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ResolvedSchema } from '../schema/resolved-schema.ts';
import { inferTypes, withActiveSchema } from '../schema/resolved-schema.ts';
import { asPart, contentLength, listItem, paragraph } from './blocks.ts';
import { constraintSentences, itemConstraintSentences, itemProse } from './constraint-sentences.ts';
import { conditionalKeywords, hasDescription, hasMembers, isUnionInLabel } from './has-members.ts';
import { cachedMembers } from './member-cache.ts';
import type { ListContext, MemberList, PageContext } from './page-context.ts';
import type { ItemKind, MemberPart } from './part.ts';
import { typeLabel } from './type-label.ts';
import { exampleSentences, listFurtherValues, valueCode } from './value-sentences.ts';

export interface ValueDescription {
  readonly title: PhraseLike;
  readonly schema: Json | undefined;
  /** Flags next to the type: required, deprecated. */
  readonly marks: readonly string[];
  /** Text before the description. */
  readonly lead?: PhraseLike | undefined;
  readonly description?: string | undefined;
  readonly sentences?: readonly PhraseLike[] | undefined;
  readonly items?: readonly ListItem[] | undefined;
  readonly type?: string;
  /** Default: `member`. */
  readonly itemKind?: ItemKind;
  /** True if a code block below shows the examples, so that the text doesn't. */
  readonly hasExampleBlock?: boolean;
}

export interface DescribedValue {
  readonly part: MemberPart;
  /** The rest of a long description. */
  readonly blocks: readonly BlockContent[];
  /** Nested properties, forms or values. */
  readonly items: readonly ListItem[];
}

export function valueItem({ extras: _, ...context }: ListContext, value: ValueDescription): ListItem {
  const { part, blocks, items } = describeValue(context, value);
  return asPart(part, listItem(memberLine(part), blocks, items));
}

/** `title (type, mark): details` */
export function memberLine({ title, type, marks, details }: MemberPart): Phrase {
  const typeAndMarks = [type, ...marks].filter((mark) => mark !== '').join(', ');
  const titleAndType = typeAndMarks === '' ? title : phrase`${title} (${typeAndMarks})`;
  return joinPhrases(
    [titleAndType, details].filter(({ length }) => length > 0),
    ': ',
  );
}

/** Describes a value: type, description, constraints and nested properties. */
export function describeValue(context: ListContext, value: ValueDescription): DescribedValue {
  const { messages } = context.page;
  const resolvedSchema = resolveSchema(context.page, value.schema, context.active);
  const description = value.description ?? stringMember(resolvedSchema.keywords, 'description');
  const type = value.type ?? typeLabel(context.page, resolvedSchema, context.active);
  const marks = [
    ...value.marks,
    ...(isTrueMember(resolvedSchema.keywords, 'deprecated') && !value.marks.includes(messages.deprecated)
      ? [messages.deprecated]
      : []),
    ...(isTrueMember(resolvedSchema.keywords, 'readOnly') ? [messages.readOnly] : []),
    ...(isTrueMember(resolvedSchema.keywords, 'writeOnly') ? [messages.writeOnly] : []),
  ];
  const { items, intro } = memberList(context, value.schema, resolvedSchema);
  const sentences = [
    ...constraintSentences(resolvedSchema, messages),
    ...(value.sentences ?? []),
    ...(items.length === 0 && value.hasExampleBlock !== true
      ? exampleSentences(resolvedSchema.keywords, messages)
      : []),
    ...itemConstraintSentences(context.page, resolvedSchema, context.active),
  ];
  const { details, blocks } = buildItemText(context.page, value.lead, description, removeRepeats(sentences), intro);
  const part: MemberPart = {
    kind: 'member',
    itemKind: value.itemKind ?? 'member',
    title: joinPhrases([value.title]),
    type,
    marks,
    details,
  };
  const blocksBelow = [...blocks, ...itemBlocks(context, resolvedSchema)];
  const children = withFurtherValues(context, resolvedSchema, items);
  const nodes = [...part.title, ...details, ...blocksBelow, ...children.slice(items.length)];
  const length = 6 + type.length + marks.join(', ').length + contentLength(nodes);
  context.page.budget.characters -= length;
  context.page.depths.addLength(context.list, length);
  return { part, blocks: blocksBelow, items: [...children, ...(value.items ?? [])] };
}

function allowedValueItem(title: Phrase, { details, blocks }: ItemText = { details: [], blocks: [] }): ListItem {
  const part: MemberPart = { kind: 'member', itemKind: 'value', title, type: '', marks: [], details };
  return asPart(part, listItem(memberLine(part), blocks));
}

/** Descriptions of array items that are too long for one line. */
function itemBlocks({ page, active }: ListContext, resolvedSchema: ResolvedSchema): readonly BlockContent[] {
  const { blocks, line } = itemProse(page, resolvedSchema, active);
  return line === undefined ? [paragraph(page.messages.withColon(page.messages.items)), ...blocks] : [];
}

/**
 * Appends the enum values beyond the inline limit: of the schema, or of the items of an array. Properties stay first,
 * because the first item determines the kind of the whole list.
 */
function withFurtherValues(
  { page, active }: ListContext,
  resolvedSchema: ResolvedSchema,
  listedItems: readonly ListItem[],
): readonly ListItem[] {
  const items = ownMember(resolvedSchema.keywords, 'items');
  const itemSchema = isObject(items)
    ? resolveSchema(page, items, withActiveSchema(active, resolvedSchema))
    : resolvedSchema;
  const values = [resolvedSchema, ...(itemSchema === resolvedSchema ? [] : [itemSchema])].flatMap(({ keywords }) => {
    const { furtherValues, omittedCount } = listFurtherValues(keywords);
    return [
      ...furtherValues.map((value) => allowedValueItem(value)),
      ...(omittedCount === 0 ? [] : [listItem(page.messages.andMore(omittedCount))]),
    ];
  });
  if (values.length === 0 || listedItems.length === 0) return [...listedItems, ...values];
  return [...listedItems, listItem(page.messages.withColon(page.messages.furtherValues), [], values)];
}

function removeRepeats(sentences: readonly PhraseLike[]): readonly PhraseLike[] {
  if (sentences.length < 2) return sentences;
  return [...new Map(sentences.map((sentence) => [JSON.stringify(joinPhrases([sentence])), sentence])).values()];
}

export function memberList(context: ListContext, schema: Json | undefined, resolvedSchema: ResolvedSchema): MemberList {
  return cachedMembers(context, schema, resolvedSchema, () => buildMembers(context, resolvedSchema));
}

function buildMembers(context: ListContext, resolvedSchema: ResolvedSchema): MemberList {
  context.page.budget.characters -= resolvedSchema.partCount;
  const innerContext = {
    ...context,
    active: withActiveSchema(context.active, resolvedSchema),
    depth: context.depth + 1,
  };
  if (context.depth >= context.page.depths.maxDepthOf(context.list) || context.page.budget.characters < 0) {
    return {
      items: hasMembers(innerContext, resolvedSchema, 0)
        ? [listItem(innerContext.page.messages.moreInSpecification)]
        : [],
    };
  }
  const directItems = [
    ...propertyItems(innerContext, resolvedSchema),
    ...patternItems(innerContext, resolvedSchema),
    ...conditionItems(innerContext, resolvedSchema),
    ...resolvedSchema.recursiveNames
      .filter((name) => name !== resolvedSchema.name)
      .map((name) => listItem(recursiveNote(innerContext.page, name))),
  ];
  const groups = [
    ...additionalMembers(innerContext, resolvedSchema),
    arrayItems(innerContext, resolvedSchema),
    ...unionLists(innerContext, resolvedSchema),
  ].filter(({ items }) => items.length > 0);
  const [onlyGroup] = groups;
  if (directItems.length === 0 && groups.length === 1 && onlyGroup !== undefined) return onlyGroup;
  const groupItems = groups.flatMap(({ items, intro }) => (intro === undefined ? items : [listItem(intro, [], items)]));
  return { items: [...directItems, ...groupItems] };
}

function recursiveNote({ messages }: PageContext, name: string): PhraseLike {
  return name === '' ? messages.describedAbove : messages.everythingOf(toSingleLine(name));
}

function propertyItems(context: ListContext, resolvedSchema: ResolvedSchema): ListItem[] {
  const hiddenKeyword = context.direction === 'request' ? 'readOnly' : 'writeOnly';
  const items: ListItem[] = [];
  let omittedCount = 0;
  for (const [name, schema] of resolvedSchema.properties) {
    if (items.length >= maxListedSchemas || context.page.budget.characters < 0) {
      omittedCount++;
      continue;
    }
    if (isTrueMember(resolveSchema(context.page, schema, context.active).keywords, hiddenKeyword)) continue;
    items.push(
      valueItem(context, {
        title: inlineCode(name),
        schema,
        marks: resolvedSchema.required.has(name) ? [context.page.messages.required] : [],
        ...context.extras?.get(name),
      }),
    );
  }
  return omittedCount === 0 ? items : [...items, listItem(context.page.messages.andMore(omittedCount))];
}

function conditionItems(context: ListContext, { keywords }: ResolvedSchema): ListItem[] {
  return conditionalKeywords.flatMap((name, index) => {
    const schema = ownMember(keywords, name);
    const title = context.page.messages.conditions[index] as string;
    return isObject(schema) && Object.keys(schema).length > 0 ? [valueItem(context, { title, schema, marks: [] })] : [];
  });
}

function patternItems(context: ListContext, resolvedSchema: ResolvedSchema): ListItem[] {
  const patternProperties = ownMember(resolvedSchema.keywords, 'patternProperties');
  if (!isObject(patternProperties)) return [];
  return Object.entries(patternProperties)
    .slice(0, maxListedSchemas)
    .map(([pattern, schema]) =>
      valueItem(context, { title: context.page.messages.anyNameLike(inlineCode(pattern)), schema, marks: [] }),
    );
}

/** Describes `additionalProperties`, unless it is a boolean. */
function additionalMembers(context: ListContext, resolvedSchema: ResolvedSchema): MemberList[] {
  const schema = ownMember(resolvedSchema.keywords, 'additionalProperties');
  if (!isObject(schema)) return [];
  const value = resolveSchema(context.page, schema, context.active);
  const hasProperties = resolvedSchema.properties.size > 0;
  if (!hasProperties && !hasDescription(context, value)) {
    return [memberList({ ...context, depth: context.depth - 1 }, schema, value)];
  }
  const title = hasProperties ? context.page.messages.anyOtherName : context.page.messages.anyName;
  return [{ items: [valueItem(context, { title, schema, marks: [] })] }];
}

/** Describes the members of array items. The type of the items is part of the array's label. */
function arrayItems(context: ListContext, resolvedSchema: ResolvedSchema): MemberList {
  const { messages } = context.page;
  const items = ownMember(resolvedSchema.keywords, 'items');
  const tuple = ownMember(resolvedSchema.keywords, 'prefixItems') ?? items;
  if (isList(tuple)) {
    const tupleSchemas = tuple.slice(0, maxListedSchemas);
    const restSchema = Array.isArray(items) ? ownMember(resolvedSchema.keywords, 'additionalItems') : items;
    const tupleItems = tupleSchemas.map((schema, index) =>
      valueItem(context, { title: messages.item(index + 1), schema, marks: [] }),
    );
    const furtherItems = isObject(restSchema)
      ? [valueItem(context, { title: messages.furtherItems, schema: restSchema, marks: [] })]
      : [];
    return {
      items: [...tupleItems, ...furtherItems, ...(restSchema === false ? [listItem(messages.noFurtherItems)] : [])],
    };
  }
  if (!inferTypes(resolvedSchema).includes('array') || !isObject(items)) return { items: [] };
  return memberList(
    { ...context, depth: context.depth - 1 },
    items,
    resolveSchema(context.page, items, context.active),
  );
}

function unionLists(context: ListContext, resolvedSchema: ResolvedSchema): MemberList[] {
  if (isUnionInLabel(context, resolvedSchema)) return [];
  const { messages } = context.page;
  return resolvedSchema.unions.map(({ kind, options }) => {
    const items = options.slice(0, maxListedSchemas).map((option, index) => optionItem(context, option, index));
    const omittedNote =
      options.length > maxListedSchemas ? [listItem(messages.andMore(options.length - maxListedSchemas))] : [];
    return {
      items: [...items, ...omittedNote],
      intro: messages.withColon(kind === 'oneOf' ? messages.oneOfThese : messages.anyOfThese),
    };
  });
}

function optionItem(context: ListContext, option: Json, index: number): ListItem {
  const resolvedSchema = resolveSchema(context.page, option, context.active);
  const constant = ownMember(resolvedSchema.keywords, 'const');
  const title = stringMember(resolvedSchema.keywords, 'title');
  if (resolvedSchema.name !== undefined) {
    const type = inferTypes(resolvedSchema).map(toSingleLine).join(` ${context.page.messages.or} `);
    return valueItem(context, {
      title: strong(toSingleLine(resolvedSchema.name)),
      schema: option,
      marks: [],
      type,
      itemKind: 'form',
    });
  }
  if (constant !== undefined && title === undefined) {
    const description = stringMember(resolvedSchema.keywords, 'description');
    return allowedValueItem(valueCode(constant), buildItemText(context.page, undefined, description, []));
  }
  return valueItem(context, {
    title: title === undefined ? context.page.messages.form(index + 1) : strong(toSingleLine(title)),
    schema: option,
    marks: [],
    itemKind: 'form',
  });
}

interface ItemText {
  /** Text after the title on the same line. */
  readonly details: Phrase;
  readonly blocks: readonly BlockContent[];
}

/**
 * Puts the description and the other sentences on one line. A long description becomes blocks below this line.
 *
 * @param intro Introduces the nested list.
 */
function buildItemText(
  page: PageContext,
  lead: PhraseLike | undefined,
  description: string | undefined,
  extraSentences: readonly PhraseLike[],
  intro?: Phrase,
): ItemText {
  const { blocks, line } = page.parseProse(description ?? '', { limit: maxDescriptionLength });
  const introPhrases = intro === undefined ? [] : [intro];
  const leads = lead === undefined ? [] : [lead];
  const sentences = [...extraSentences, ...(line === undefined ? [] : introPhrases)];
  const isOnlyLine = leads.length + sentences.length === 0;
  const lines = line === undefined || line.length === 0 ? [] : [isOnlyLine ? line : withFullStop(line)];
  return {
    details: joinPhrases([...leads, ...lines, ...sentences], ' '),
    blocks: line === undefined ? [...blocks, ...introPhrases.map((phrase) => paragraph(phrase))] : [],
  };
}
