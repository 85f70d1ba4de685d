import { isObject, type Json, ownMember } from '../../core/values.ts';
import { textOf } from '../schema/json-members.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import type { Shape } from '../schema/resolved-schema.ts';
import { within } from '../schema/resolved-schema.ts';
import { factsOf, itemFacts } from './constraint-sentences.ts';
import type { Listing } from './page-context.ts';

/** Keywords for what is allowed on a condition, and what is not. */
export const conditional = ['if', 'then', 'else', 'not', 'contains'] as const;

/** True if there would be something to list. */
export function hasMembers(inner: Listing, shape: Shape, depth: number): boolean {
  if (shape.properties.size > 0 || isObject(ownMember(shape.keywords, 'patternProperties'))) return true;
  if (shape.choices.length > 0 && !isPlain(inner, shape)) return true;
  if (conditional.some((name) => isObject(ownMember(shape.keywords, name)))) return true;
  return ['items', 'additionalProperties'].some((keyword) => {
    const schema = ownMember(shape.keywords, keyword);
    if (!isObject(schema) || depth >= 3) return false;
    const value = shapeOf(inner.page, schema, inner.active);
    const isTold = keyword === 'additionalProperties' && isDescribed(inner, value);
    return isTold || hasMembers(inner, value, depth + 1);
  });
}

/** True if there is more to say of a value than its type and its members. */
export function isDescribed({ page, active }: Listing, shape: Shape): boolean {
  if (textOf(shape.keywords, 'description') !== undefined) return true;
  return factsOf(shape, page.words).length > 0 || itemFacts(page, shape, active).length > 0;
}

/** True if the label of the type says all there is to say of the forms to choose from. */
export function isPlain(inner: Listing, shape: Shape): boolean {
  if (shape.properties.size > 0 || shape.choices.length !== 1) return false;
  const options = shape.choices[0]?.options ?? [];
  return options.length <= 4 && options.every((option) => isBare(inner, option, 0));
}

/** True for a schema of which there is nothing to say beyond its label. */
function isBare(inner: Listing, schema: Json | undefined, depth: number): boolean {
  const shape = shapeOf(inner.page, schema, inner.active);
  const { keywords } = shape;
  if (shape.properties.size > 0 || shape.choices.length > 0 || shape.repeated.length > 0 || depth > 3) return false;
  if (isDescribed(inner, shape)) return false;
  if (conditional.some((name) => isObject(ownMember(keywords, name)))) return false;
  const items = ownMember(keywords, 'items');
  if (isObject(ownMember(keywords, 'additionalProperties')) || Array.isArray(items)) return false;
  return items === undefined || isBare({ ...inner, active: within(inner.active, shape) }, items, depth + 1);
}
