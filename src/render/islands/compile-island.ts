import type { Node, Program } from 'estree-jsx';
import { walk } from 'estree-walker';
import { type CompiledModule, type ImportedName, jsxNames } from '../code/compile.ts';
import { isLanguageName } from '../code/globals.ts';
import type { ParsedFile, ParsedFiles } from '../code/modules.ts';
import { reactModules } from '../code/react.ts';
import type { ComponentRenderer } from '../component-renderer.ts';
import { builtInComponents } from '../pages/built-in-components.ts';
import { looksLikeUtility } from '../utilities.ts';

export interface IslandCode {
  /** Module without imports that exports an `IslandModule` (`browser/runtime.ts`). */
  readonly code: string;
  /** Class names that may be Tailwind utilities. */
  readonly utilities: ReadonlySet<string>;
}

export interface IslandContext {
  readonly files: ParsedFiles;
  readonly known: ReadonlySet<string>;
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
export async function compileIsland(entry: string, lookup: IslandContext): Promise<IslandCode> {
  const files = filesWithImports(entry, lookup);
  const utilities = new Set<string>();
  const links: Record<string, string> = {};
  const assets: Record<string, string> = {};
  const icons: Record<string, string> = {};
  for (const { file, code } of files) {
    if (code === undefined) continue;
    const literals = literalsIn(code.program);
    for (const target of literals.urls) {
      const [link, asset] = [lookup.link(target, file), lookup.asset(target, file)];
      if (link !== target) links[target] = link;
      if (asset !== target && asset !== link) assets[target] = asset;
    }
    for (const name of literals.utilities) utilities.add(name);
    for (const name of literals.icons) icons[name] ??= await lookup.icon(name, file);
  }
  const members = files.map((file) => `${JSON.stringify(fileKey(file, lookup))}: ${moduleFunction(file, lookup)}`);
  const first = files[0] === undefined ? entry : fileKey(files[0], lookup);
  const code = [
    `export const entry = ${JSON.stringify(first)};`,
    `export const links = ${JSON.stringify(links)};`,
    `export const assets = ${JSON.stringify(assets)};`,
    `export const icons = ${JSON.stringify(icons)};`,
    `export const files = {\n${members.join(',\n')}\n};\n`,
  ].join('\n');
  return { code, utilities };
}

function filesWithImports(entry: string, { files, packages }: IslandContext): readonly ParsedFile[] {
  const parsedFiles = new Set<ParsedFile>();
  const add = (file: ParsedFile | undefined): void => {
    if (file === undefined || parsedFiles.has(file)) return;
    parsedFiles.add(file);
    for (const { specifier } of file.code?.imports ?? []) {
      if (packages.has(specifier)) continue;
      add(files.find(specifier, file.file).found);
    }
  };
  add(files.file(entry));
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
function moduleFunction(parsed: ParsedFile, lookup: IslandContext): string {
  const { kind, file, code } = parsed;
  if (kind === 'data')
    return `() => ({ own: {}, exports: { default: ${JSON.stringify(parsed.data) ?? 'undefined'} } })`;
  if (kind === 'asset') {
    return `() => ({ own: {}, exports: { default: ${JSON.stringify(lookup.asset(`/${file}`, file))} } })`;
  }
  const page = kind === 'page' ? [`default: $.fixed('page', ${JSON.stringify(file)})`] : [];
  if (code === undefined) return `($) => ({ own: {}, exports: { ${page.join('')} } })`;
  const exports = [
    ...page,
    ...[...code.exports].map(([exported, name]) => {
      const from = code.declared.includes(name) ? `$own.${name}` : name;
      return `get ${JSON.stringify(exported)}() { return ${from}; }`;
    }),
  ];
  return [
    `($, $file) => {`,
    `const ${jsxNames.create} = $.create, ${jsxNames.fragment} = $.fragment, ${jsxNames.fail} = $.fail;`,
    ...outerDeclarations(parsed, code, lookup),
    `const $own = (() => {`,
    code.browserBody,
    `})();`,
    `const $exports = { ${exports.join(', ')} };`,
    ...reexports(parsed, code.imports, lookup),
    `return { own: $own, exports: $exports };`,
    `}`,
  ].join('\n');
}

function outerDeclarations(parsed: ParsedFile, code: CompiledModule, lookup: IslandContext): readonly string[] {
  const declared = new Set(code.declared);
  const names = new Map<string, string>();
  const components = new Set(code.components.map(({ name }) => name));
  for (const name of code.names) {
    // `<Image>` is the built-in component, but `new Image()` is the browser's constructor.
    const isKnown = lookup.known.has(name) && (components.has(name) || name !== 'Image');
    if (isKnown) names.set(name, `$.names.${name}`);
  }
  for (const { name, written } of code.components) {
    if (names.has(name) || (isLanguageName(name) && !written.includes('.'))) continue;
    names.set(name, '$.unknown');
  }
  for (const imported of code.imports) {
    if (imported.local !== undefined) names.set(imported.local, importedFrom(imported, parsed, lookup));
  }
  return [...names].filter(([name]) => !declared.has(name)).map(([name, value]) => `const ${name} = ${value};`);
}

function importedFrom(
  { specifier, imported, local = '' }: ImportedName,
  parsed: ParsedFile,
  lookup: IslandContext,
): string {
  const module = moduleOf(specifier, parsed, lookup);
  return imported === '*' ? module : `$.pick(${module}, ${JSON.stringify(imported)}, ${JSON.stringify(local)})`;
}

function moduleOf(specifier: string, parsed: ParsedFile, lookup: IslandContext): string {
  if (lookup.packages.has(specifier)) return `$.packages[${JSON.stringify(specifier)}]`;
  const { found } = lookup.files.find(specifier, parsed.file);
  return found === undefined ? '{}' : `$file(${JSON.stringify(fileKey(found, lookup))})`;
}

function reexports(parsed: ParsedFile, imports: readonly ImportedName[], lookup: IslandContext): readonly string[] {
  return imports.flatMap((imported) => {
    const { exported, specifier } = imported;
    if (exported === undefined) return [];
    if (exported === '*') return [`Object.assign($exports, ${moduleOf(specifier, parsed, lookup)});`];
    return [
      `$exports[${JSON.stringify(exported)}] = ${importedFrom({ ...imported, local: exported }, parsed, lookup)};`,
    ];
  });
}

export function namesInScope(): { readonly known: ReadonlySet<string>; readonly packages: ReadonlySet<string> } {
  const react = reactModules(() => undefined);
  const components = builtInComponents((): ComponentRenderer => {
    throw new Error('nothing is being rendered');
  });
  return {
    known: new Set([...Object.keys(react.globals), ...Object.keys(components), 'Snippet']),
    packages: new Set([...Object.keys(react.modules), '@mintlify/components']),
  };
}

export interface Literals {
  /** Links within the site: `/guides/start`, `../images/a.png`. */
  readonly urls: ReadonlySet<string>;
  readonly icons: ReadonlySet<string>;
  readonly utilities: ReadonlySet<string>;
}

function literalsIn(program: Program): Literals {
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
        for (const name of stringLiteralsIn(node.value)) icons.add(name);
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
function stringLiteralsIn(expression: Node): readonly string[] {
  const texts: string[] = [];
  walk(expression, {
    enter(node) {
      const text = literalText(node);
      if (text !== undefined && text.trim() !== '') texts.push(text);
    },
  });
  return texts;
}
