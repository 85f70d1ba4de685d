import { escapeHtml } from './escape.ts';
import { type Evaluated, evaluate, expressionOf, type Scope } from './evaluate.ts';
import type { JsNode, MdxAttribute } from './tree.ts';

/** An attribute with its value, or what it is written as where only JavaScript knows the value. */
export type Attribute =
  | { readonly name: string; readonly value: unknown }
  | { readonly name: string; readonly unknown: string };

/** The attributes of an element of a page. A spread of a known object counts as its members. */
export function attributesOf(written: readonly MdxAttribute[], scope: Scope): Attribute[] {
  return written.flatMap(({ name, value }): Attribute[] => {
    if (name === undefined) return [{ name: '{…}', unknown: `{${String(value)}}` }];
    if (value === null || value === undefined) return [{ name, value: true }];
    if (typeof value === 'string') return [{ name, value }];
    const expression = expressionOf(value.data?.estree);
    const found = expression === undefined ? undefined : evaluate(expression, scope);
    return [found === undefined ? { name, unknown: `${name}={${value.value}}` } : { name, ...found }];
  });
}

/** The attributes of an element in JavaScript. */
export function jsAttributesOf(element: JsNode, scope: Scope): Attribute[] {
  const opening = element.openingElement as JsNode;
  return (opening.attributes as JsNode[]).flatMap((attribute): Attribute[] => {
    if (attribute.type !== 'JSXAttribute') return [{ name: '{…}', unknown: '{…}' }];
    const name = jsxName(attribute.name as JsNode);
    const value = attribute.value as JsNode | null;
    if (value === null) return [{ name, value: true }];
    const expression = value.type === 'JSXExpressionContainer' ? (value.expression as JsNode) : value;
    const found: Evaluated = evaluate(expression, scope);
    return [found === undefined ? { name, unknown: `${name}={…}` } : { name, ...found }];
  });
}

/** `Card`, `Tree.Folder`, `xlink:href`. */
export function jsxName(node: JsNode): string {
  if (node.type === 'JSXMemberExpression')
    return `${jsxName(node.object as JsNode)}.${jsxName(node.property as JsNode)}`;
  if (node.type === 'JSXNamespacedName') return `${jsxName(node.namespace as JsNode)}:${jsxName(node.name as JsNode)}`;
  return String(node.name);
}

/** What React calls otherwise than HTML does. */
const renamed: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };

/** Attributes of SVG that are written with capitals there too. */
const svgCapitals =
  /^(?:viewBox|preserveAspectRatio|gradientUnits|gradientTransform|patternUnits|clipPathUnits|markerWidth|markerHeight|markerUnits|refX|refY|pathLength|textLength|stdDeviation|baseFrequency)$/;
const svgDashes =
  /^(?:stroke|fill|clip|font|text|marker|stop|flood|color|dominant|alignment|letter|word|shape|paint|pointer|vector)[A-Z]/;

/**
 * Attributes as a Vue template has them, each with a space before it.
 *
 * @param isComponent A component takes values of any kind; an HTML element takes text.
 */
export function writeAttributes(
  attributes: readonly { readonly name: string; readonly value: unknown }[],
  isComponent: boolean,
): string {
  const written = new Map<string, string>();
  for (const { name, value } of attributes) {
    const own = nameOf(name, isComponent);
    const text = value === undefined || value === null ? undefined : write(own, value, isComponent);
    if (text !== undefined) written.set(own, ` ${text}`);
  }
  return [...written.values()].join('');
}

function nameOf(name: string, isComponent: boolean): string {
  if (Object.hasOwn(renamed, name)) return renamed[name] as string;
  if (isComponent || svgCapitals.test(name)) return name;
  if (svgDashes.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.toLowerCase();
}

function write(name: string, value: unknown, isComponent: boolean): string | undefined {
  if (name === 'style' && typeof value === 'object') return `style="${escapeHtml(styleOf(value as object))}"`;
  if (typeof value === 'string') return `${name}="${escapeHtml(value)}"`;
  if (isComponent) return `:${name}="${escapeHtml(JSON.stringify(value))}"`;
  if (typeof value === 'boolean') {
    if (/^(?:aria|data)-/.test(name)) return `${name}="${value}"`;
    return value ? name : undefined;
  }
  return typeof value === 'number' ? `${name}="${value}"` : undefined;
}

/** Members of a style that are numbers without being lengths. */
const plainNumber =
  /^(?:opacity|order|zIndex|zoom|flex.*|fontWeight|lineHeight|gridRow.*|gridColumn.*|aspectRatio|columnCount|scale|fillOpacity|strokeOpacity)$/;

function styleOf(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => {
      const property = name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      const isLength = typeof value === 'number' && value !== 0 && !plainNumber.test(name);
      return `${property}:${value}${isLength ? 'px' : ''}`;
    })
    .join(';');
}
