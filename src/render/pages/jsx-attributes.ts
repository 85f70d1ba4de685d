import { unmarkHeadingIds } from '../../core/bodies.ts';
import { messageOf } from '../code/errors.ts';
import type { Evaluator, Frame } from '../code/evaluator.ts';
import { expressionOf, spreadOf } from '../code/names.ts';
import type { SourceRange } from '../page-findings.ts';
import type { JsxAttribute, SyntaxNode } from '../syntax/node.ts';
import type { Rendering } from './rendering.ts';

/** Context of the element whose attributes are read. */
interface Reader {
  readonly page: Rendering;
  readonly evaluator: Evaluator;
  readonly frame: Frame;
  readonly range: SourceRange;
}

/** Evaluates the attributes of a JSX tag, spreads included. Attributes that fail are left out and reported. */
export function readAttributes({ attributes = [] }: SyntaxNode, reader: Reader): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const { name, value } = attribute;
    if (name !== undefined && (value === null || value === undefined)) props[name] = true;
    else if (name !== undefined && typeof value === 'string') props[name] = unmarkHeadingIds(value);
    else Object.assign(props, evaluated(attribute, reader));
  }
  return props;
}

/** Value of an attribute that is an expression, or members of a spread object. */
function evaluated(attribute: JsxAttribute, { page, evaluator, frame, range }: Reader): Record<string, unknown> {
  const { name, value } = attribute;
  const start = attribute.position?.start.offset;
  const place =
    start === undefined ? range : { source: frame.source, start, end: attribute.position?.end?.offset ?? start };
  const result = page.attempt((): Record<string, unknown> => {
    const code = typeof value === 'object' && value !== null ? value : undefined;
    const program = name === undefined ? attribute.data?.estree : code?.data?.estree;
    const expression = name === undefined ? spreadOf(program) : expressionOf(program);
    if (!program || (name === undefined && !expression)) throw new Error('an attribute is not JavaScript');
    const found = evaluator.evaluate(expression, frame);
    if (name === undefined) {
      if ('unknown' in found) throw new Error(`${found.unknown} is not defined`);
      return typeof found.value === 'object' ? { ...found.value } : {};
    }
    if ('value' in found) return found.value === undefined ? {} : { [name]: found.value };
    page.findings.name(found.unknown, place);
    return { [name]: `{${code?.value}}` };
  });
  if ('value' in result) return result.value;
  page.findings.failed(messageOf(result.error), 'lost', place);
  return {};
}
