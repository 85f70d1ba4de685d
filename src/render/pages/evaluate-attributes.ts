import { unmarkHeadingIds } from '../../core/bodies.ts';
import { pageErrorMessage } from '../code/errors.ts';
import type { EvaluationFrame, Evaluator } from '../code/evaluator.ts';
import { expressionOf, spreadArgument } from '../code/names.ts';
import type { SourceRange } from '../page-findings.ts';
import type { JsxAttribute, SyntaxNode } from '../syntax/node.ts';
import type { Rendering } from './rendering.ts';

interface AttributeContext {
  readonly page: Rendering;
  readonly evaluator: Evaluator;
  readonly frame: EvaluationFrame;
  readonly range: SourceRange;
}

/** Evaluates the attributes of a JSX tag, including spreads. Omits and reports attributes that fail. */
export function evaluateAttributes(
  { attributes = [] }: SyntaxNode,
  context: AttributeContext,
): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of attributes) {
    const { name, value } = attribute;
    if (name !== undefined && (value === null || value === undefined)) props[name] = true;
    else if (name !== undefined && typeof value === 'string') props[name] = unmarkHeadingIds(value);
    else Object.assign(props, evaluateAttribute(attribute, context));
  }
  return props;
}

function evaluateAttribute(
  attribute: JsxAttribute,
  { page, evaluator, frame, range }: AttributeContext,
): Record<string, unknown> {
  const { name, value } = attribute;
  const start = attribute.position?.start.offset;
  const attributeRange =
    start === undefined ? range : { source: frame.source, start, end: attribute.position?.end?.offset ?? start };
  const result = page.attempt((): Record<string, unknown> => {
    const code = typeof value === 'object' && value !== null ? value : undefined;
    const program = name === undefined ? attribute.data?.estree : code?.data?.estree;
    const expression = name === undefined ? spreadArgument(program) : expressionOf(program);
    if (!program || (name === undefined && !expression)) throw new Error('an attribute is not JavaScript');
    const outcome = evaluator.evaluate(expression, frame);
    if (name === undefined) {
      if ('unknown' in outcome) throw new Error(`${outcome.unknown} is not defined`);
      return typeof outcome.value === 'object' ? { ...outcome.value } : {};
    }
    if ('value' in outcome) return outcome.value === undefined ? {} : { [name]: outcome.value };
    page.findings.reportUnknownName(outcome.unknown, attributeRange);
    return { [name]: `{${code?.value}}` };
  });
  if ('value' in result) return result.value;
  page.findings.reportFailure(pageErrorMessage(result.error), 'lost', attributeRange);
  return {};
}
