import type { AnyNode, ObjectExpression, Program, Property } from 'acorn';
import { parseTypedModule } from '../../render/code.ts';

/*
 * Small edits of configuration files that leave all other bytes unchanged. The syntax tree provides the ranges to edit.
 * Each edit returns `undefined` if it doesn't recognize the code.
 */

export type FindObject = (program: Program) => ObjectExpression | undefined;

export function tryParseModule(text: string): Program | undefined {
  try {
    return parseTypedModule(text);
  } catch {
    return undefined;
  }
}

/**
 * Finds the object that a configuration file exports. Resolves variables, and arguments of a call such as
 * `defineConfig`.
 */
export const findSettings: FindObject = (program) => {
  const defaultExport = findDefaultExport(program);
  return defaultExport && findObject(defaultExport, program);
};

/** Creates a finder for the options of a plugin call in a list: `starlight({ … })` in `integrations`. */
export function createCallFinder(list: string, name: string): FindObject {
  return (program) => {
    const entries = findProperty(findSettings(program), list)?.value;
    if (entries?.type !== 'ArrayExpression') return undefined;
    const calls = entries.elements.filter(
      (entry) => entry?.type === 'CallExpression' && entry.callee.type === 'Identifier' && entry.callee.name === name,
    );
    return calls[0] ? findObject(calls[0], program) : undefined;
  };
}

export function findProperty(object: AnyNode | undefined, name: string): Property | undefined {
  if (object?.type !== 'ObjectExpression') return undefined;
  return object.properties.find(
    (property): property is Property => property.type === 'Property' && propertyName(property) === name,
  );
}

export function propertyName({ key, computed }: Property): string | undefined {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

export function withImport(text: string, importStatement: string): string | undefined {
  if (/^\s*module\.exports\b/m.test(text)) return undefined;
  const imports = [...text.matchAll(/^import\b[^;'"]*['"][^'"\n]+['"];?[ \t]*$/gm)];
  const lastImport = imports.at(-1);
  if (lastImport === undefined) return `${importStatement}\n\n${text}`;
  const end = lastImport.index + lastImport[0].length;
  return `${text.slice(0, end)}\n${importStatement}${text.slice(end)}`;
}

/** Inserts an entry at the start of a list. Adds the list if the object doesn't have it. */
export function withEntry(text: string, find: FindObject, name: string, entry: string): string | undefined {
  const program = tryParseModule(text);
  const object = program && find(program);
  if (object === undefined) return undefined;
  const list = findProperty(object, name)?.value;
  if (list === undefined) return withProperty(text, object, `${name}: [${entry}]`);
  if (list.type !== 'ArrayExpression') return undefined;
  const from = list.start + 1;
  return `${text.slice(0, from)}${entry}${list.elements.length === 0 ? '' : ', '}${text.slice(from)}`;
}

/** Inserts a property at the start of an object. */
export function withProperty(text: string, object: ObjectExpression, property: string): string {
  const from = object.start + 1;
  const [whitespace = ' '] = /^[ \t]*\n[ \t]*(?=\S)/.exec(text.slice(from, object.end - 1)) ?? [];
  const comma = object.properties.length === 0 ? ' ' : ',';
  return `${text.slice(0, from)}${whitespace}${property}${comma}${text.slice(from)}`;
}

/** Wraps the default export in a call: `export default wrapper(config, options)`. */
export function withWrapper(text: string, wrapper: string, options: string): string | undefined {
  const defaultExport = tryParseModule(text)?.body.find(
    (statement) => statement.type === 'ExportDefaultDeclaration',
  )?.declaration;
  if (defaultExport === undefined || !/^(?:CallExpression|Identifier|ObjectExpression)$/.test(defaultExport.type))
    return undefined;
  const { start, end } = defaultExport;
  return `${text.slice(0, start)}${wrapper}(${text.slice(start, end)}, ${options})${text.slice(end)}`;
}

export function withValue(text: string, { start, end }: AnyNode, value: string): string {
  return text.slice(0, start) + value + text.slice(end);
}

/** Removes a member or entry with its comma and comments. */
export function removeNode(text: string, { start, end }: AnyNode): string {
  const tail = text
    .slice(end)
    .replace(/^\s*,/, '')
    .replace(/^[ \t]*\/\/[^\n]*(?=\n)/, '');
  const head = text.slice(0, start).replace(/(?:\n[ \t]*\/\/[^\n]*)*\s*$/, '');
  if (/^\s*\n/.test(tail)) return head + tail;
  return head.endsWith('[') ? head + tail.trimStart() : head.replace(/,$/, '') + tail;
}

/**
 * Adds the properties from `docs.json` to the `RootProvider` of a file, before its other properties, which override
 * them. Returns `undefined` unless the file has exactly one `RootProvider` and doesn't use the name `provider`.
 *
 * @param module Specifier of the module with the properties.
 */
export function withProviderProperties(text: string, module: string): string | undefined {
  const [tag, secondTag] = text.matchAll(/<RootProvider\b/g);
  const code = text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  if (tag === undefined || secondTag !== undefined || /\bprovider\b/.test(code)) return undefined;
  const insertOffset = tag.index + tag[0].length;
  return withImport(
    `${text.slice(0, insertOffset)} {...provider}${text.slice(insertOffset)}`,
    `import { provider } from '${module}';`,
  );
}

function findDefaultExport({ body }: Program): AnyNode | undefined {
  for (const statement of body) {
    if (statement.type === 'ExportDefaultDeclaration') return statement.declaration;
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === 'exports')
      return right;
  }
  return undefined;
}

function findObject(node: AnyNode, program: Program): ObjectExpression | undefined {
  if (node.type === 'ObjectExpression') return node;
  if (node.type === 'CallExpression') {
    return node.arguments.map((argument) => findObject(argument, program)).find((object) => object !== undefined);
  }
  if (node.type !== 'Identifier') return undefined;
  const declarators = program.body.flatMap((item) => (item.type === 'VariableDeclaration' ? item.declarations : []));
  const { init } = declarators.find(({ id }) => id.type === 'Identifier' && id.name === node.name) ?? {};
  return init ? findObject(init, program) : undefined;
}
