import { ownMember } from '../../core/values.ts';
import { toSingleLine } from '../prose/phrase.ts';
import { stringMember } from '../schema/json-members.ts';
import { resolveSchema } from '../schema/resolve-schema.ts';
import type { ActiveSchemas, ResolvedSchema } from '../schema/resolved-schema.ts';
import { inferTypes, withActiveSchema } from '../schema/resolved-schema.ts';
import type { PageContext } from './page-context.ts';

/** Maximum nesting of arrays and unions in a label. */
const maxDepth = 4;
const maxForms = 4;

/** Examples: `array of User objects`, `date-time string or null`. */
export function typeLabel(page: PageContext, resolvedSchema: ResolvedSchema, active: ActiveSchemas): string {
  const label = schemaLabel(page, resolvedSchema, active, 0);
  return resolvedSchema.nullable ? `${label} ${page.messages.or} null` : label;
}

function schemaLabel(page: PageContext, resolvedSchema: ResolvedSchema, active: ActiveSchemas, depth: number): string {
  if (resolvedSchema.isNever) return page.messages.nothing;
  const types = inferTypes(resolvedSchema);
  const name = resolvedSchema.name === undefined ? undefined : toSingleLine(resolvedSchema.name);
  if (types.length === 0) {
    const unionText = depth < maxDepth ? unionLabel(page, resolvedSchema, active, depth) : undefined;
    if (name !== undefined && (unionText === undefined || resolvedSchema.recursiveNames.length > 0)) return name;
    return unionText ?? page.messages.any;
  }
  return joinLabels(
    types.map((type) => singleTypeLabel(page, resolvedSchema, type, name, active, depth)),
    page.messages.or,
  );
}

function singleTypeLabel(
  page: PageContext,
  resolvedSchema: ResolvedSchema,
  type: string,
  name: string | undefined,
  active: ActiveSchemas,
  depth: number,
): string {
  const format = stringMember(resolvedSchema.keywords, 'format');
  if (type === 'array') {
    const items = ownMember(resolvedSchema.keywords, 'items');
    const isTuple = Array.isArray(items) || Array.isArray(ownMember(resolvedSchema.keywords, 'prefixItems'));
    if (items === undefined || isTuple || depth >= maxDepth) return 'array';
    const nestedActiveSchemas = withActiveSchema(active, resolvedSchema);
    const itemSchema = resolveSchema(page, items, nestedActiveSchemas);
    const label = schemaLabel(page, itemSchema, nestedActiveSchemas, depth + 1);
    if (label === page.messages.any) return 'array';
    return `${page.messages.arrayOf(label)}${itemSchema.nullable ? ` ${page.messages.or} null` : ''}`;
  }
  if (type === 'file' || (type === 'string' && format === 'binary')) return 'file';
  const objectLabel = (): string =>
    name === undefined ? mapLabel(page, resolvedSchema, active, depth) : page.messages.objectNamed(name);
  const label = type === 'object' ? objectLabel() : toSingleLine(type);
  return format !== undefined && /^[\w:.-]{1,40}$/.test(format)
    ? page.messages.withFormat(toSingleLine(format), label)
    : label;
}

function mapLabel(page: PageContext, resolvedSchema: ResolvedSchema, active: ActiveSchemas, depth: number): string {
  const valueSchema = ownMember(resolvedSchema.keywords, 'additionalProperties');
  if (
    resolvedSchema.properties.size > 0 ||
    valueSchema === undefined ||
    typeof valueSchema === 'boolean' ||
    depth >= maxDepth
  )
    return 'object';
  const nestedActiveSchemas = withActiveSchema(active, resolvedSchema);
  const label = schemaLabel(
    page,
    resolveSchema(page, valueSchema, nestedActiveSchemas),
    nestedActiveSchemas,
    depth + 1,
  );
  return label === page.messages.any ? 'object' : page.messages.mapOf(label);
}

function unionLabel(
  page: PageContext,
  resolvedSchema: ResolvedSchema,
  active: ActiveSchemas,
  depth: number,
): string | undefined {
  const options = resolvedSchema.unions[0]?.options;
  if (options === undefined) return undefined;
  if (options.length > 12) return page.messages.oneOfForms(options.length);
  const nestedActiveSchemas = withActiveSchema(active, resolvedSchema);
  const labels = [
    ...new Set(
      options.map((option) =>
        schemaLabel(page, resolveSchema(page, option, nestedActiveSchemas), nestedActiveSchemas, depth + 1),
      ),
    ),
  ];
  return labels.length > maxForms ? page.messages.oneOfForms(options.length) : joinLabels(labels, page.messages.or);
}

/** Joins labels: `a, b or c`. */
function joinLabels(labels: readonly string[], conjunction: string): string {
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} ${conjunction} ${labels.at(-1)}`;
}
