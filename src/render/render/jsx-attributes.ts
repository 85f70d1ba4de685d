import type { Program } from 'estree-jsx';
import { unmarkHeadingIds } from '../../core/bodies.ts';
import type { Evaluator, Frame } from '../code/evaluator.ts';
import { expressionOf } from '../code/names.ts';
import type { Realm } from '../code/realm.ts';
import { messageOf } from '../code/thrown.ts';
import { Inside, Named } from '../code/values.ts';
import type { SourceRange } from '../page-findings.ts';
import type { JsxAttribute, SyntaxNode } from '../syntax/node.ts';
import type { Rendering } from './rendering.ts';

/** Reads what authors write in the tags of JSX: text, expressions, and objects that are spread. */
export class JsxAttributes {
  readonly #page: Rendering;
  readonly #evaluator: Evaluator;

  constructor(page: Rendering, evaluator: Evaluator) {
    this.#page = page;
    this.#evaluator = evaluator;
  }

  /** The attributes of an element, by name; those that fail are left out, and reported. */
  read(node: SyntaxNode, frame: Frame, range: SourceRange): Record<string, unknown> {
    const props: Record<string, unknown> = {};
    for (const attribute of node.attributes ?? []) {
      const { name, value } = attribute;
      if (name === undefined) Object.assign(props, this.#spread(attribute, frame, range));
      else if (value === null || value === undefined) props[name] = true;
      else if (typeof value === 'string') props[name] = unmarkHeadingIds(value);
      else {
        const found = this.#value(value.data?.estree, value.value, frame, placeOf(attribute, frame, range));
        if (found !== undefined) props[name] = found;
      }
    }
    return props;
  }

  #value(program: Program | null | undefined, written: string, frame: Frame, range: SourceRange): unknown {
    const page = this.#page;
    const result = page.attempt(() => {
      if (program === null || program === undefined) throw new Error('an attribute is not JavaScript');
      return this.#evaluator.evaluate(program, frame);
    });
    if ('error' in result) {
      page.findings.failed(messageOf(result.error), 'lost', range);
      return undefined;
    }
    if ('value' in result.value) return result.value.value;
    page.findings.name(result.value.unknown, range);
    return `{${written}}`;
  }

  #spread(attribute: JsxAttribute, frame: Frame, range: SourceRange): Record<string, unknown> {
    const place = placeOf(attribute, frame, range);
    const result = this.#page.attempt(() => {
      const expression = expressionOf(attribute.data?.estree);
      const [property] = expression?.type === 'ObjectExpression' ? expression.properties : [];
      if (property?.type !== 'SpreadElement') throw new Error('an attribute is not JavaScript');
      const program = spreads.get(property) ?? {
        type: 'Program',
        sourceType: 'module',
        body: [{ type: 'ExpressionStatement', expression: property.argument }],
      };
      spreads.set(property, program);
      const found = this.#evaluator.evaluate(program, frame);
      if ('unknown' in found) throw new Error(`${found.unknown} is not defined`);
      return membersOf(found.value, this.#evaluator.realm);
    });
    if ('value' in result) return result.value;
    this.#page.findings.failed(messageOf(result.error), 'lost', place);
    return {};
  }
}

/** The members of what is spread; none of what is no object. */
function membersOf(value: unknown, realm: Realm): Record<string, unknown> {
  if (value instanceof Inside) return realm.members(value);
  return typeof value === 'object' && value !== null && !(value instanceof Named) ? { ...value } : {};
}

const spreads = new WeakMap<object, Program>();

function placeOf(attribute: JsxAttribute, { source }: Frame, range: SourceRange): SourceRange {
  const start = attribute.position?.start.offset;
  return start === undefined ? range : { source, start, end: attribute.position?.end?.offset ?? start };
}
