import type { AnyNode, ObjectExpression, Program, Property } from 'acorn';
import { parseTypedModule } from '../../render/code.ts';

/*
 * Small edits of configuration files that keep everything else to the byte: the syntax tree says where, the text is cut
 * there. Each answers with `undefined` for a form that it does not know: what is not understood is not touched.
 */

/** Finds an object in a module. */
export type Find = (program: Program) => ObjectExpression | undefined;

/** The module in a text; undefined if it cannot be read. */
export function moduleIn(text: string): Program | undefined {
  try {
    return parseTypedModule(text);
  } catch {
    return undefined;
  }
}

/** The settings that a module exports: an object, by its name, or in calls around it such as `defineConfig`. */
export const settings: Find = (program) => {
  const exported = exportOf(program);
  return exported && objectIn(exported, program);
};

/** The settings of an entry of a list, which is a call: `starlight({ … })` in `integrations`. */
export function settingsOfCall(list: string, name: string): Find {
  return (program) => {
    const entries = memberOf(settings(program), list)?.value;
    if (entries?.type !== 'ArrayExpression') return undefined;
    const calls = entries.elements.filter(
      (entry) => entry?.type === 'CallExpression' && entry.callee.type === 'Identifier' && entry.callee.name === name,
    );
    return calls[0] ? objectIn(calls[0], program) : undefined;
  };
}

/** A member of an object by its name. */
export function memberOf(object: AnyNode | undefined, name: string): Property | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  return object.properties.find(
    (property): property is Property => property.type === 'Property' && nameOf(property) === name,
  );
}

/** What a member of an object is called; undefined if that is computed. */
export function nameOf({ key, computed }: Property): string | undefined {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

/** Adds an import below those at the top; a file of CommonJS has none. */
export function withImport(text: string, line: string): string | undefined {
  if (/^\s*module\.exports\b/m.test(text)) return undefined;
  const imports = [...text.matchAll(/^import\b[^;'"]*['"][^'"\n]+['"];?[ \t]*$/gm)];
  const last = imports.at(-1);
  if (last === undefined) return `${line}\n\n${text}`;
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
}

/** Puts an entry first in the list of that name in an object, or that list first in the object. */
export function withEntry(text: string, find: Find, name: string, entry: string): string | undefined {
  const program = moduleIn(text);
  const object = program && find(program);
  if (object === undefined) return undefined;
  const list = memberOf(object, name)?.value;
  if (list === undefined) {
    const from = object.start + 1;
    const [space = ' '] = /^[ \t]*\n[ \t]*(?=\S)/.exec(text.slice(from, object.end - 1)) ?? [];
    const comma = object.properties.length === 0 ? ' ' : ',';
    return `${text.slice(0, from)}${space}${name}: [${entry}]${comma}${text.slice(from)}`;
  }
  if (list.type !== 'ArrayExpression') return undefined;
  const from = list.start + 1;
  return `${text.slice(0, from)}${entry}${list.elements.length === 0 ? '' : ', '}${text.slice(from)}`;
}

/** Wraps the default export in a call: `export default wrap(WHAT, MORE)`. */
export function withWrapper(text: string, wrapper: string, more: string): string | undefined {
  const exported = moduleIn(text)?.body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  if (exported === undefined || !/^(?:CallExpression|Identifier|ObjectExpression)$/.test(exported.type))
    return undefined;
  const { start, end } = exported;
  return `${text.slice(0, start)}${wrapper}(${text.slice(start, end)}, ${more})${text.slice(end)}`;
}

/** Replaces a node with another text. */
export function withValue(text: string, { start, end }: AnyNode, value: string): string {
  return text.slice(0, start) + value + text.slice(end);
}

/** Takes a member or an entry away, with its comma, and with the comments that stand above and behind it. */
export function without(text: string, { start, end }: AnyNode): string {
  const tail = text
    .slice(end)
    .replace(/^\s*,/, '')
    .replace(/^[ \t]*\/\/[^\n]*(?=\n)/, '');
  const head = text.slice(0, start).replace(/(?:\n[ \t]*\/\/[^\n]*)*\s*$/, '');
  if (/^\s*\n/.test(tail)) return head + tail;
  return head.endsWith('[') ? head + tail.trimStart() : head.replace(/,$/, '') + tail;
}

/**
 * Gives the `RootProvider` of a file the properties that `docs.json` has for it: what the file sets itself is after
 * them, and wins. Undefined where the file has none or several, or means something else by `provider`.
 *
 * @param module Where the file imports the properties from.
 */
export function withProviderProperties(text: string, module: string): string | undefined {
  const [tag, another] = text.matchAll(/<RootProvider\b/g);
  const names = text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  if (tag === undefined || another !== undefined || /\bprovider\b/.test(names)) return undefined;
  const at = tag.index + tag[0].length;
  return withImport(`${text.slice(0, at)} {...provider}${text.slice(at)}`, `import { provider } from '${module}';`);
}

function exportOf({ body }: Program): AnyNode | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'exports')
      return right;
  }
  return undefined;
}

function objectIn(node: AnyNode, program: Program): ObjectExpression | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (node.type === 'CallExpression') {
    return node.arguments.map((argument) => objectIn(argument, program)).find((object) => object !== undefined);
  }
  if (node.type !== 'Identifier') return undefined;
  const declarators = program.body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : []));
  const { init } = declarators.find(({ id }) => id.type === 'Identifier' && id.name === node.name) ?? {};
  return init ? objectIn(init, program) : undefined;
}
