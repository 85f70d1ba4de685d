import type { Node, Program } from 'estree-jsx';
import { walk } from 'estree-walker';
import { type CompiledModule, type ImportedName, jsxNames } from '../code/compile.ts';
import { isLanguageGlobal } from '../code/globals.ts';
import type { ParsedFile, ParsedFiles } from '../code/modules.ts';
import { reactModules } from '../code/react.ts';
import type { ComponentRenderer } from '../component-renderer.ts';
import { createBuiltInComponents } from '../pages/built-in-components.ts';
import { looksLikeUtility } from '../utilities.ts';

export interface IslandCode {
  /** Module without imports that exports an `IslandModule` (`browser/runtime.ts`). */
  readonly code: string;
  /** Class names that may be Tailwind utilities. */
  readonly utilities: ReadonlySet<string>;
}

export interface IslandContext {
  readonly files: ParsedFiles;
  readonly globalNames: ReadonlySet<string>;
  readonly packages: ReadonlySet<string>;
  readonly link: (target: string, file: string) => string;
  readonly asset: (target: string, file: string) => string;
  /** Returns the HTML of an icon; empty if the icon doesn't exist. */
  readonly icon: (name: string, file: string) => string | Promise<string>;
  readonly digest: (text: string) => string;
}

/**
 * Compiles the file that declares an island, and its imports, to one module for browsers. Names are resolved as in a
 * build (`Instances`). A file that several islands import runs only once per page.
 */
export async function compileIsland(entry: string, context: IslandContext): Promise<IslandCode> {
  const files = collectFiles(entry, context);
  const utilities = new Set<string>();
  const links: Record<string, string> = {};
  const assets: Record<string, string> = {};
  const icons: Record<string, string> = {};
  for (const { file, code } of files) {
    if (code === undefined) continue;
    const literals = collectLiterals(code.program);
    for (const target of literals.urls) {
      const [link, asset] = [context.link(target, file), context.asset(target, file)];
      if (link !== target) links[target] = link;
      if (asset !== target && asset !== link) assets[target] = asset;
    }
    for (const name of literals.utilities) utilities.add(name);
    for (const name of literals.icons) icons[name] ??= await context.icon(name, file);
  }
  const fileEntries = files.map(
    (file) => `${JSON.stringify(fileKey(file, context))}: ${writeModuleFunction(file, context)}`,
  );
  const entryKey = files[0] === undefined ? entry : fileKey(files[0], context);
  const code = [
    `export const entry = ${JSON.stringify(entryKey)};`,
    `export const links = ${JSON.stringify(links)};`,
    `export const assets = ${JSON.stringify(assets)};`,
    `export const icons = ${JSON.stringify(icons)};`,
    `export const files = {\n${fileEntries.join(',\n')}\n};\n`,
  ].join('\n');
  return { code, utilities };
}

function collectFiles(entry: string, { files, packages }: IslandContext): readonly ParsedFile[] {
  const parsedFiles = new Set<ParsedFile>();
  const add = (file: ParsedFile | undefined): void => {
    if (file === undefined || parsedFiles.has(file)) return;
    parsedFiles.add(file);
    for (const { specifier } of file.code?.imports ?? []) {
      if (packages.has(specifier)) continue;
      add(files.resolveImport(specifier, file.file).parsedFile);
    }
  };
  add(files.getFile(entry));
  return [...parsedFiles];
}

/**
 * Returns the key of a file in a page. The key contains a digest of the text, because a dev server may load two
 * versions of a file into one page.
 */
function fileKey({ file, source }: ParsedFile, { digest }: IslandContext): string {
  return `${file}#${digest(source.text)}`;
}

/** Writes a function that runs a file. Its arguments are the runtime, and a function that returns exports of files. */
function writeModuleFunction(parsed: ParsedFile, context: IslandContext): string {
  const { kind, file, code } = parsed;
  if (kind === 'data')
    return `() => ({ own: {}, exports: { default: ${JSON.stringify(parsed.data) ?? 'undefined'} } })`;
  if (kind === 'asset') {
    return `() => ({ own: {}, exports: { default: ${JSON.stringify(context.asset(`/${file}`, file))} } })`;
  }
  const page = kind === 'page' ? [`default: $.fixed('page', ${JSON.stringify(file)})`] : [];
  if (code === undefined) return `($) => ({ own: {}, exports: { ${page.join('')} } })`;
  const exports = [
    ...page,
    ...[...code.exports].map(([exported, name]) => {
      const valueCode = code.topLevelNames.includes(name) ? `$own.${name}` : name;
      return `get ${JSON.stringify(exported)}() { return ${valueCode}; }`;
    }),
  ];
  return [
    `($, $file) => {`,
    `const ${jsxNames.create} = $.create, ${jsxNames.fragment} = $.fragment, ${jsxNames.fail} = $.fail;`,
    ...writeOuterDeclarations(parsed, code, context),
    `const $own = (() => {`,
    code.browserBody,
    `})();`,
    `const $exports = { ${exports.join(', ')} };`,
    ...writeReexports(parsed, code.imports, context),
    `return { own: $own, exports: $exports };`,
    `}`,
  ].join('\n');
}

function writeOuterDeclarations(parsed: ParsedFile, code: CompiledModule, context: IslandContext): readonly string[] {
  const declared = new Set(code.topLevelNames);
  const names = new Map<string, string>();
  const components = new Set(code.components.map(({ name }) => name));
  for (const name of code.names) {
    // `<Image>` is the built-in component, but `new Image()` is the browser's constructor.
    const isKnown = context.globalNames.has(name) && (components.has(name) || name !== 'Image');
    if (isKnown) names.set(name, `$.names.${name}`);
  }
  for (const { name, fullName } of code.components) {
    if (names.has(name) || (isLanguageGlobal(name) && !fullName.includes('.'))) continue;
    names.set(name, '$.unknown');
  }
  for (const imported of code.imports) {
    if (imported.local !== undefined) names.set(imported.local, importExpression(imported, parsed, context));
  }
  return [...names].filter(([name]) => !declared.has(name)).map(([name, value]) => `const ${name} = ${value};`);
}

function importExpression(
  { specifier, imported, local = '' }: ImportedName,
  parsed: ParsedFile,
  context: IslandContext,
): string {
  const module = moduleExpression(specifier, parsed, context);
  return imported === '*' ? module : `$.pick(${module}, ${JSON.stringify(imported)}, ${JSON.stringify(local)})`;
}

function moduleExpression(specifier: string, parsed: ParsedFile, context: IslandContext): string {
  if (context.packages.has(specifier)) return `$.packages[${JSON.stringify(specifier)}]`;
  const { parsedFile } = context.files.resolveImport(specifier, parsed.file);
  return parsedFile === undefined ? '{}' : `$file(${JSON.stringify(fileKey(parsedFile, context))})`;
}

function writeReexports(
  parsed: ParsedFile,
  imports: readonly ImportedName[],
  context: IslandContext,
): readonly string[] {
  return imports.flatMap((imported) => {
    const { exported, specifier } = imported;
    if (exported === undefined) return [];
    if (exported === '*') return [`Object.assign($exports, ${moduleExpression(specifier, parsed, context)});`];
    return [
      `$exports[${JSON.stringify(exported)}] = ${importExpression({ ...imported, local: exported }, parsed, context)};`,
    ];
  });
}

export function namesInScope(): { readonly globalNames: ReadonlySet<string>; readonly packages: ReadonlySet<string> } {
  const react = reactModules(() => undefined);
  const components = createBuiltInComponents((): ComponentRenderer => {
    throw new Error('nothing is being rendered');
  });
  return {
    globalNames: new Set([...Object.keys(react.globals), ...Object.keys(components), 'Snippet']),
    packages: new Set([...Object.keys(react.modules), '@mintlify/components']),
  };
}

export interface Literals {
  /** Links within the site: `/guides/start`, `../images/a.png`. */
  readonly urls: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  readonly utilities: ReadonlySet<string>;
}

function collectLiterals(program: Program): Literals {
  const urls = new Set<string>();
  const icons = new Set<string>();
  const utilities = new Set<string>();
  walk(program, {
    enter(node) {
      const text = literalText(node);
      if (text !== undefined && /^\.{0,2}\/(?!\/)\S+$/.test(text)) urls.add(text);
      const words = node.type === 'TemplateElement' ? (node.value.cooked ?? '') : (text ?? '');
      for (const word of words.split(/\s+/)) if (looksLikeUtility(word)) utilities.add(word);
      if (node.type === 'Property' && keyName(node.key) === 'icon') {
        for (const name of collectStringLiterals(node.value)) icons.add(name);
      }
    },
  });
  return { urls, icons, utilities };
}

function keyName(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : literalText(node);
}

function literalText(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** Returns the string literals of an expression: `isOpen ? 'minus' : 'plus'` → `minus`, `plus`. */
function collectStringLiterals(expression: Node): readonly string[] {
  const texts: string[] = [];
  walk(expression, {
    enter(node) {
      const text = literalText(node);
      if (text !== undefined && text.trim() !== '') texts.push(text);
    },
  });
  return texts;
}
