import { ownMember } from '../../core/values.ts';
import { flat } from '../prose/phrase.ts';
import { textOf } from '../schema/json-members.ts';
import { shapeOf } from '../schema/resolve-schema.ts';
import type { Around, Shape } from '../schema/resolved-schema.ts';
import { kindsOf, within } from '../schema/resolved-schema.ts';
import type { Page } from './page-context.ts';

/** How many levels of arrays and choices a label goes into. */
const deepest = 4;
const mostForms = 4;

/** The type of a schema in a few words: `array of User objects`, `date-time string or null`. */
export function typeLabel(page: Page, shape: Shape, active: Around): string {
  const label = labelOf(page, shape, active, 0);
  return shape.nullable ? `${label} ${page.words.or} null` : label;
}

function labelOf(page: Page, shape: Shape, active: Around, depth: number): string {
  if (shape.never) return page.words.nothing;
  const kinds = kindsOf(shape);
  const name = shape.name === undefined ? undefined : flat(shape.name);
  if (kinds.length === 0) {
    const forms = depth < deepest ? formsOf(page, shape, active, depth) : undefined;
    if (name !== undefined && (forms === undefined || shape.repeated.length > 0)) return name;
    return forms ?? page.words.any;
  }
  return listed(
    kinds.map((kind) => kindLabel(page, shape, kind, name, active, depth)),
    page.words.or,
  );
}

function kindLabel(
  page: Page,
  shape: Shape,
  kind: string,
  name: string | undefined,
  active: Around,
  depth: number,
): string {
  const format = textOf(shape.keywords, 'format');
  if (kind === 'array') {
    const items = ownMember(shape.keywords, 'items');
    const isTuple = Array.isArray(items) || Array.isArray(ownMember(shape.keywords, 'prefixItems'));
    if (items === undefined || isTuple || depth >= deepest) return 'array';
    const inner = within(active, shape);
    const item = shapeOf(page, items, inner);
    const label = labelOf(page, item, inner, depth + 1);
    if (label === page.words.any) return 'array';
    return `${page.words.arrayOf(label)}${item.nullable ? ` ${page.words.or} null` : ''}`;
  }
  if (kind === 'file' || (kind === 'string' && format === 'binary')) return 'file';
  const ofObject = (): string =>
    name === undefined ? mapLabel(page, shape, active, depth) : page.words.objectNamed(name);
  const label = kind === 'object' ? ofObject() : flat(kind);
  return format !== undefined && /^[\w:.-]{1,40}$/.test(format) ? page.words.withFormat(flat(format), label) : label;
}

function mapLabel(page: Page, shape: Shape, active: Around, depth: number): string {
  const values = ownMember(shape.keywords, 'additionalProperties');
  if (shape.properties.size > 0 || values === undefined || typeof values === 'boolean' || depth >= deepest)
    return 'object';
  const inner = within(active, shape);
  const label = labelOf(page, shapeOf(page, values, inner), inner, depth + 1);
  return label === page.words.any ? 'object' : page.words.mapOf(label);
}

function formsOf(page: Page, shape: Shape, active: Around, depth: number): string | undefined {
  const options = shape.choices[0]?.options;
  if (options === undefined) return undefined;
  if (options.length > 12) return page.words.oneOfForms(options.length);
  const inner = within(active, shape);
  const labels = [...new Set(options.map((option) => labelOf(page, shapeOf(page, option, inner), inner, depth + 1)))];
  return labels.length > mostForms ? page.words.oneOfForms(options.length) : listed(labels, page.words.or);
}

/** `a, b or c`. */
function listed(labels: readonly string[], or: string): string {
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} ${or} ${labels.at(-1)}`;
}
