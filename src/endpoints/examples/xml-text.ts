import { escapeHtml, isObject, type Json, type JsonObject, numberSource, ownMember } from '../../core/values.ts';
import { objectMember, stringMember } from '../schema/json-members.ts';
import { numberText } from '../schema/json-text.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import { activeBelow } from '../schema/resolved-schema.ts';
import type { SchemaContext } from '../schema/schema-context.ts';

const maxDepth = 20;
const validName = /^[\p{L}_][\p{L}\p{N}_.-]*(?::[\p{L}_][\p{L}\p{N}_.-]*)?$/u;

/** Serializes a value as XML, with names and attributes from the `xml` keyword of its schema. */
export function xmlText(schemas: SchemaContext, schema: Json | undefined, value: Json): string {
  const shape = resolveSchema(schemas, schema, new Set());
  return element(
    schemas,
    shape,
    elementName(shape, shape.name ?? 'root'),
    value,
    activeBelow(new Set(), shape),
    0,
  ).join('\n');
}

function element(
  schemas: SchemaContext,
  shape: ResolvedSchema,
  tagName: string,
  value: Json | undefined,
  active: ActiveSchemas,
  depth: number,
): string[] {
  const tag = validName.test(tagName) ? tagName : 'item';
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) {
    const items = resolveSchema(schemas, ownMember(shape.keywords, 'items'), active);
    const inner = activeBelow(active, items);
    const itemName = elementName(items, depth === 0 ? (items.name ?? 'item') : tag);
    const each = value.flatMap((item) => element(schemas, items, itemName, item, inner, depth + 1));
    if (!isWrapped(shape) && depth > 0) return each;
    return each.length > 0 ? [`<${tag}>`, ...each.map(indented), `</${tag}>`] : [`<${tag}/>`];
  }
  const namespace = namespaceOf(shape);
  if (!isObject(value)) {
    return value === null || value === undefined
      ? [`<${tag}${namespace}/>`]
      : [`<${tag}${namespace}>${escaped(value)}</${tag}>`];
  }
  const { attributes, lines } = members(schemas, shape, value, active, depth);
  const start = `${tag}${namespace}${attributes.join('')}`;
  return lines.length === 0 ? [`<${start}/>`] : [`<${start}>`, ...lines.map(indented), `</${tag}>`];
}

function members(
  schemas: SchemaContext,
  shape: ResolvedSchema,
  value: JsonObject,
  active: ActiveSchemas,
  depth: number,
) {
  const attributes: string[] = [];
  const lines: string[] = [];
  for (const [key, member] of Object.entries(value)) {
    const inner = resolveSchema(schemas, schemaOf(schemas, shape, key, active), active);
    const tagName = elementName(inner, key);
    if (objectMember(inner.keywords, 'xml')?.attribute === true && typeof member !== 'object') {
      attributes.push(` ${validName.test(tagName) ? tagName : 'value'}="${escaped(member)}"`);
    } else lines.push(...element(schemas, inner, tagName, member, activeBelow(active, inner), depth + 1));
  }
  return { attributes, lines };
}

function schemaOf(schemas: SchemaContext, shape: ResolvedSchema, key: string, active: ActiveSchemas): Json | undefined {
  const forms = shape.unions.flatMap(({ options }) => options.slice(0, 20));
  const own = shape.properties.get(key) ?? ownMember(shape.keywords, 'additionalProperties');
  if (own !== undefined) return own;
  return forms
    .map((form) => resolveSchema(schemas, form, active).properties.get(key))
    .find((schema) => schema !== undefined);
}

function elementName(shape: ResolvedSchema, otherwise: string): string {
  const xml = objectMember(shape.keywords, 'xml') ?? {};
  const prefix = stringMember(xml, 'prefix');
  const own = stringMember(xml, 'name') ?? otherwise;
  return prefix === undefined ? own : `${prefix}:${own}`;
}

function namespaceOf(shape: ResolvedSchema): string {
  const xml = objectMember(shape.keywords, 'xml') ?? {};
  const namespace = stringMember(xml, 'namespace');
  const prefix = stringMember(xml, 'prefix');
  const isUsable = prefix === undefined || validName.test(prefix);
  if (namespace === undefined || !isUsable) return '';
  return ` xmlns${prefix === undefined ? '' : `:${prefix}`}="${escaped(namespace)}"`;
}

function isWrapped(shape: ResolvedSchema): boolean {
  const xml = objectMember(shape.keywords, 'xml') ?? {};
  // OpenAPI 3.2 replaces `wrapped` with `nodeType`.
  return xml.wrapped === true || xml.nodeType === 'element';
}

function escaped(value: Json): string {
  const text = typeof value === 'number' ? numberText(value) : (numberSource(value) ?? String(value));
  return escapeHtml(text).replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
}

function indented(line: string): string {
  return `  ${line}`;
}
