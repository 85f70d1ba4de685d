import { jsAttributesOf, jsxName, writeAttributes } from './attributes.ts';
import { escapeText } from './escape.ts';
import { type Binding, chosen, evaluate, type Scope } from './evaluate.ts';
import { scopeInside } from './scope.ts';
import type { JsNode } from './tree.ts';

/** What elements inside a component may be. */
export interface ElementNames {
  /** True for a component that the site's theme has. */
  isComponent(name: string): boolean;
}

type Component = Extract<Binding, { kind: 'component' }>;

/** Components that make each other are followed so far. */
const deepest = 8;

/**
 * What a simple component of a page shows in one place: a function whose result is made of elements, its properties and
 * literals is written out.
 *
 * @param children What stands between its tags, as Vue's template has it.
 * @returns Undefined where only JavaScript could tell.
 */
export function expand(
  component: Component,
  properties: ReadonlyMap<string, unknown>,
  children: string,
  names: ElementNames,
  depth = 0,
): string | undefined {
  const scope = scopeInside(component, properties);
  if (scope === undefined || depth > deepest) return undefined;
  return write(component.result, scope);

  function write(node: JsNode, within: Scope): string | undefined {
    switch (node.type) {
      case 'JSXElement':
        return writeElement(node, within);
      case 'JSXFragment':
        return writeAll(node.children as JsNode[], within);
      case 'JSXText':
        return escapeText(textOf(String(node.value)));
      case 'JSXExpressionContainer':
        return write(node.expression as JsNode, within);
      case 'JSXEmptyExpression':
        return '';
      case 'ParenthesizedExpression':
        return write(node.expression as JsNode, within);
      case 'LogicalExpression': {
        const left = evaluate(node.left as JsNode, within);
        if (left === undefined) return undefined;
        return chosen(node, left.value) ? write(node.right as JsNode, within) : shown(left.value);
      }
      case 'ConditionalExpression': {
        const test = evaluate(node.test as JsNode, within);
        return test && write((test.value ? node.consequent : node.alternate) as JsNode, within);
      }
      default: {
        if (isChildren(node)) return children;
        const found = evaluate(node, within);
        return found && shown(found.value);
      }
    }
  }

  function writeAll(nodes: readonly JsNode[], within: Scope): string | undefined {
    const parts = nodes.map((node) => write(node, within));
    return parts.includes(undefined) ? undefined : parts.join('');
  }

  function writeElement(element: JsNode, within: Scope): string | undefined {
    const name = jsxName((element.openingElement as JsNode).name as JsNode);
    const attributes = jsAttributesOf(element, within);
    const known = attributes.filter((one) => 'value' in one);
    if (known.length < attributes.length) return undefined;
    const content = writeAll(element.children as JsNode[], within);
    if (content === undefined) return undefined;
    const binding = within.get(name);
    if (binding?.kind === 'component') {
      const given = new Map(known.map((one) => [one.name, one.value] as const));
      return expand(binding, given, content, names, depth + 1);
    }
    const isElement = /^[a-z]/.test(name);
    if (!isElement && !names.isComponent(name)) return undefined;
    if (name === 'script' || name === 'style') return undefined;
    const tag = `${name}${writeAttributes(known, !isElement)}`;
    return content === '' ? `<${tag} />` : `<${tag}>${content}</${name}>`;
  }
}

/** `children`, or `props.children`. */
function isChildren(node: JsNode): boolean {
  if (node.type === 'Identifier') return node.name === 'children';
  return node.type === 'MemberExpression' && (node.property as JsNode).name === 'children';
}

function shown(value: unknown): string | undefined {
  if (value === undefined || value === null || typeof value === 'boolean') return '';
  return typeof value === 'string' || typeof value === 'number' ? escapeText(String(value)) : undefined;
}

/** The text between elements as JSX has it: lines are joined, and what is empty at their ends goes. */
function textOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.replace(/^[ \t]+/, '');
      return index === lines.length - 1 ? start : start.replace(/[ \t]+$/, '');
    })
    .filter((line) => line !== '')
    .join(' ');
}
