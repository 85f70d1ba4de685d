import { isObject, type Json, ownMember } from '../../core/values.ts';
import { stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ResolvedSchema } from '../schema/resolved-schema.ts';
import { activeBelow } from '../schema/resolved-schema.ts';
import { itemFacts, schemaFacts } from './constraint-sentences.ts';
import type { ListContext } from './page-context.ts';

/** Keywords whose subschemas apply only under a condition, are negated, or apply to some items. */
export const conditionalKeywords = ['if', 'then', 'else', 'not', 'contains'] as const;

export function hasMembers(inner: ListContext, shape: ResolvedSchema, depth: number): boolean {
  if (shape.properties.size > 0 || isObject(ownMember(shape.keywords, 'patternProperties'))) return true;
  if (shape.unions.length > 0 && !isFullyLabeled(inner, shape)) return true;
  if (conditionalKeywords.some((name) => isObject(ownMember(shape.keywords, name)))) return true;
  return ['items', 'additionalProperties'].some((keyword) => {
    const schema = ownMember(shape.keywords, keyword);
    if (!isObject(schema) || depth >= 3) return false;
    const value = resolveSchema(inner.page, schema, inner.active);
    const isDescribedMap = keyword === 'additionalProperties' && hasDescription(inner, value);
    return isDescribedMap || hasMembers(inner, value, depth + 1);
  });
}

/** Reports whether a schema has a description or constraints. */
export function hasDescription({ page, active }: ListContext, shape: ResolvedSchema): boolean {
  if (stringMember(shape.keywords, 'description') !== undefined) return true;
  return schemaFacts(shape, page.messages).length > 0 || itemFacts(page, shape, active).length > 0;
}

/** Reports whether the type label says everything about the union of a schema. */
export function isFullyLabeled(inner: ListContext, shape: ResolvedSchema): boolean {
  if (shape.properties.size > 0 || shape.unions.length !== 1) return false;
  const options = shape.unions[0]?.options ?? [];
  return options.length <= 4 && options.every((option) => isLabelSufficient(inner, option, 0));
}

/** Reports whether the type label says everything about a schema. */
function isLabelSufficient(inner: ListContext, schema: Json | undefined, depth: number): boolean {
  const shape = resolveSchema(inner.page, schema, inner.active);
  const { keywords } = shape;
  if (shape.properties.size > 0 || shape.unions.length > 0 || shape.recursiveNames.length > 0 || depth > 3)
    return false;
  if (hasDescription(inner, shape)) return false;
  if (conditionalKeywords.some((name) => isObject(ownMember(keywords, name)))) return false;
  const items = ownMember(keywords, 'items');
  if (isObject(ownMember(keywords, 'additionalProperties')) || Array.isArray(items)) return false;
  return (
    items === undefined || isLabelSufficient({ ...inner, active: activeBelow(inner.active, shape) }, items, depth + 1)
  );
}
