import { ownMember } from '../../core/values.ts';
import { singleLine } from '../prose/phrase.ts';
import { stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import { activeBelow, inferTypes } from '../schema/resolved-schema.ts';
import type { PageContext } from './page-context.ts';

/** Maximum nesting of arrays and unions in a label. */
const maxDepth = 4;
const maxForms = 4;

/** Examples: `array of User objects`, `date-time string or null`. */
export function typeLabel(page: PageContext, shape: ResolvedSchema, active: ActiveSchemas): string {
  const label = schemaLabel(page, shape, active, 0);
  return shape.nullable ? `${label} ${page.messages.or} null` : label;
}

function schemaLabel(page: PageContext, shape: ResolvedSchema, active: ActiveSchemas, depth: number): string {
  if (shape.isNever) return page.messages.nothing;
  const kinds = inferTypes(shape);
  const name = shape.name === undefined ? undefined : singleLine(shape.name);
  if (kinds.length === 0) {
    const forms = depth < maxDepth ? unionLabel(page, shape, active, depth) : undefined;
    if (name !== undefined && (forms === undefined || shape.recursiveNames.length > 0)) return name;
    return forms ?? page.messages.any;
  }
  return joinLabels(
    kinds.map((kind) => kindLabel(page, shape, kind, name, active, depth)),
    page.messages.or,
  );
}

function kindLabel(
  page: PageContext,
  shape: ResolvedSchema,
  kind: string,
  name: string | undefined,
  active: ActiveSchemas,
  depth: number,
): string {
  const format = stringMember(shape.keywords, 'format');
  if (kind === 'array') {
    const items = ownMember(shape.keywords, 'items');
    const isTuple = Array.isArray(items) || Array.isArray(ownMember(shape.keywords, 'prefixItems'));
    if (items === undefined || isTuple || depth >= maxDepth) return 'array';
    const inner = activeBelow(active, shape);
    const item = resolveSchema(page, items, inner);
    const label = schemaLabel(page, item, inner, depth + 1);
    if (label === page.messages.any) return 'array';
    return `${page.messages.arrayOf(label)}${item.nullable ? ` ${page.messages.or} null` : ''}`;
  }
  if (kind === 'file' || (kind === 'string' && format === 'binary')) return 'file';
  const ofObject = (): string =>
    name === undefined ? mapLabel(page, shape, active, depth) : page.messages.objectNamed(name);
  const label = kind === 'object' ? ofObject() : singleLine(kind);
  return format !== undefined && /^[\w:.-]{1,40}$/.test(format)
    ? page.messages.withFormat(singleLine(format), label)
    : label;
}

function mapLabel(page: PageContext, shape: ResolvedSchema, active: ActiveSchemas, depth: number): string {
  const values = ownMember(shape.keywords, 'additionalProperties');
  if (shape.properties.size > 0 || values === undefined || typeof values === 'boolean' || depth >= maxDepth)
    return 'object';
  const inner = activeBelow(active, shape);
  const label = schemaLabel(page, resolveSchema(page, values, inner), inner, depth + 1);
  return label === page.messages.any ? 'object' : page.messages.mapOf(label);
}

function unionLabel(
  page: PageContext,
  shape: ResolvedSchema,
  active: ActiveSchemas,
  depth: number,
): string | undefined {
  const options = shape.unions[0]?.options;
  if (options === undefined) return undefined;
  if (options.length > 12) return page.messages.oneOfForms(options.length);
  const inner = activeBelow(active, shape);
  const labels = [
    ...new Set(options.map((option) => schemaLabel(page, resolveSchema(page, option, inner), inner, depth + 1))),
  ];
  return labels.length > maxForms ? page.messages.oneOfForms(options.length) : joinLabels(labels, page.messages.or);
}

/** Joins labels: `a, b or c`. */
function joinLabels(labels: readonly string[], or: string): string {
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} ${or} ${labels.at(-1)}`;
}
