import { escapeHtml, isObject, type Json, type JsonObject, numberSource, ownMember } from '../../core/values.ts';
import { objectMember, stringMember } from '../schema/json-members.ts';
import { formatJsonNumber } from '../schema/json-text.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import { withActiveSchema } from '../schema/resolved-schema.ts';
import type { SchemaContext } from '../schema/schema-context.ts';

const maxDepth = 20;
const validName = /^[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?$/u;

/** Serializes a value as XML, with names and attributes from the `xml` keyword of its schema. */
export function formatXml(context: SchemaContext, schema: Json | undefined, value: Json): string {
  const resolvedSchema = resolveSchema(context, schema, new Set());
  return elementLines(
    context,
    resolvedSchema,
    elementName(resolvedSchema, resolvedSchema.name ?? 'root'),
    value,
    withActiveSchema(new Set(), resolvedSchema),
    0,
  ).join('\n');
}

function elementLines(
  context: SchemaContext,
  resolvedSchema: ResolvedSchema,
  tagName: string,
  value: Json | undefined,
  active: ActiveSchemas,
  depth: number,
): string[] {
  const tag = validName.test(tagName) ? tagName : 'item';
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) {
    const itemSchema = resolveSchema(context, ownMember(resolvedSchema.keywords, 'items'), active);
    const itemActiveSchemas = withActiveSchema(active, itemSchema);
    const itemName = elementName(itemSchema, depth === 0 ? (itemSchema.name ?? 'item') : tag);
    const itemLines = value.flatMap((item) =>
      elementLines(context, itemSchema, itemName, item, itemActiveSchemas, depth + 1),
    );
    if (!isWrapped(resolvedSchema) && depth > 0) return itemLines;
    return itemLines.length > 0 ? [`<${tag}>`, ...itemLines.map(indent), `</${tag}>`] : [`<${tag}/>`];
  }
  const namespace = namespaceAttribute(resolvedSchema);
  if (!isObject(value)) {
    return value === null || value === undefined
      ? [`<${tag}${namespace}/>`]
      : [`<${tag}${namespace}>${escapeXml(value)}</${tag}>`];
  }
  const { attributes, lines } = memberLines(context, resolvedSchema, value, active, depth);
  const startTag = `${tag}${namespace}${attributes.join('')}`;
  return lines.length === 0 ? [`<${startTag}/>`] : [`<${startTag}>`, ...lines.map(indent), `</${tag}>`];
}

function memberLines(
  context: SchemaContext,
  resolvedSchema: ResolvedSchema,
  value: JsonObject,
  active: ActiveSchemas,
  depth: number,
) {
  const attributes: string[] = [];
  const lines: string[] = [];
  for (const [key, member] of Object.entries(value)) {
    const resolvedMember = resolveSchema(context, memberSchema(context, resolvedSchema, key, active), active);
    const tagName = elementName(resolvedMember, key);
    if (objectMember(resolvedMember.keywords, 'xml')?.attribute === true && typeof member !== 'object') {
      attributes.push(` ${validName.test(tagName) ? tagName : 'value'}="${escapeXml(member)}"`);
    } else
      lines.push(
        ...elementLines(context, resolvedMember, tagName, member, withActiveSchema(active, resolvedMember), depth + 1),
      );
  }
  return { attributes, lines };
}

function memberSchema(
  context: SchemaContext,
  resolvedSchema: ResolvedSchema,
  key: string,
  active: ActiveSchemas,
): Json | undefined {
  const options = resolvedSchema.unions.flatMap(({ options }) => options.slice(0, 20));
  const declaredSchema =
    resolvedSchema.properties.get(key) ?? ownMember(resolvedSchema.keywords, 'additionalProperties');
  if (declaredSchema !== undefined) return declaredSchema;
  return options
    .map((option) => resolveSchema(context, option, active).properties.get(key))
    .find((schema) => schema !== undefined);
}

function elementName(resolvedSchema: ResolvedSchema, fallback: string): string {
  const xml = objectMember(resolvedSchema.keywords, 'xml') ?? {};
  const prefix = stringMember(xml, 'prefix');
  const name = stringMember(xml, 'name') ?? fallback;
  return prefix === undefined ? name : `${prefix}:${name}`;
}

function namespaceAttribute(resolvedSchema: ResolvedSchema): string {
  const xml = objectMember(resolvedSchema.keywords, 'xml') ?? {};
  const namespace = stringMember(xml, 'namespace');
  const prefix = stringMember(xml, 'prefix');
  const isValidPrefix = prefix === undefined || validName.test(prefix);
  if (namespace === undefined || !isValidPrefix) return '';
  return ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escapeXml(namespace)}"`;
}

function isWrapped(resolvedSchema: ResolvedSchema): boolean {
  const xml = objectMember(resolvedSchema.keywords, 'xml') ?? {};
  // OpenAPI 3.2 replaces `wrapped` with `nodeType`.
  return xml.wrapped === true || xml.nodeType === 'element';
}

function escapeXml(value: Json): string {
  const text = typeof value === 'number' ? formatJsonNumber(value) : (numberSource(value) ?? String(value));
  return escapeHtml(text).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

function indent(line: string): string {
  return `  ${line}`;
}
