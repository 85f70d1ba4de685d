import { isObject, type Json, ownMember } from '../../core/values.ts';
import { stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ResolvedSchema } from '../schema/resolved-schema.ts';
import { withActiveSchema } from '../schema/resolved-schema.ts';
import { constraintSentences, itemConstraintSentences } from './constraint-sentences.ts';
import type { ListContext } from './page-context.ts';

/** Keywords whose subschemas apply only under a condition, are negated, or apply to some items. */
export const conditionalKeywords = ['if', 'then', 'else', 'not', 'contains'] as const;

export function hasMembers(context: ListContext, resolvedSchema: ResolvedSchema, depth: number): boolean {
  if (resolvedSchema.properties.size > 0 || isObject(ownMember(resolvedSchema.keywords, 'patternProperties')))
    return true;
  if (resolvedSchema.unions.length > 0 && !isUnionInLabel(context, resolvedSchema)) return true;
  if (conditionalKeywords.some((name) => isObject(ownMember(resolvedSchema.keywords, name)))) return true;
  return ['items', 'additionalProperties'].some((keyword) => {
    const schema = ownMember(resolvedSchema.keywords, keyword);
    if (!isObject(schema) || depth >= 3) return false;
    const valueSchema = resolveSchema(context.page, schema, context.active);
    const isDescribedMap = keyword === 'additionalProperties' && hasDescription(context, valueSchema);
    return isDescribedMap || hasMembers(context, valueSchema, depth + 1);
  });
}

/** Reports whether a schema has a description or constraints. */
export function hasDescription({ page, active }: ListContext, resolvedSchema: ResolvedSchema): boolean {
  if (stringMember(resolvedSchema.keywords, 'description') !== undefined) return true;
  return (
    constraintSentences(resolvedSchema, page.messages).length > 0 ||
    itemConstraintSentences(page, resolvedSchema, active).length > 0
  );
}

/** Reports whether the type label says everything about the union of a schema. */
export function isUnionInLabel(context: ListContext, resolvedSchema: ResolvedSchema): boolean {
  if (resolvedSchema.properties.size > 0 || resolvedSchema.unions.length !== 1) return false;
  const options = resolvedSchema.unions[0]?.options ?? [];
  return options.length <= 4 && options.every((option) => isSchemaInLabel(context, option, 0));
}

/** Reports whether the type label says everything about a schema. */
function isSchemaInLabel(context: ListContext, schema: Json | undefined, depth: number): boolean {
  const resolvedSchema = resolveSchema(context.page, schema, context.active);
  const { keywords } = resolvedSchema;
  if (
    resolvedSchema.properties.size > 0 ||
    resolvedSchema.unions.length > 0 ||
    resolvedSchema.recursiveNames.length > 0 ||
    depth > 3
  )
    return false;
  if (hasDescription(context, resolvedSchema)) return false;
  if (conditionalKeywords.some((name) => isObject(ownMember(keywords, name)))) return false;
  const items = ownMember(keywords, 'items');
  if (isObject(ownMember(keywords, 'additionalProperties')) || Array.isArray(items)) return false;
  return (
    items === undefined ||
    isSchemaInLabel({ ...context, active: withActiveSchema(context.active, resolvedSchema) }, items, depth + 1)
  );
}
