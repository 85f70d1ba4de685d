import { parse, type Token, tokTypes } from 'acorn';
import type { Rolldown } from 'tsdown';

/** The file that holds the core, beside the chunks that load it. */
const coreFile = 'core.cjs';
/** How a module names its own address. */
const ownAddress = 'import.meta.url';

/**
 * Writes one chunk as a CommonJS module, `core.cjs`, and leaves in its place an ES module that hands on its exports.
 * Node starts CommonJS sooner, and what V8 has compiled of it can be kept: see `src/cli/compiled-core.ts`. The first line
 * tells its text from every other, so that nothing kept of another one is taken for it.
 *
 * @param name Of the chunk. It may import modules of Node only.
 */
export function coreModule(name: string): Rolldown.Plugin {
  return {
    name: 'core-module',
    generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.name === name && file.fileName.endsWith('.js'),
      );
      if (chunk?.type !== 'chunk') return;
      const hash = chunk.fileName.slice(`${name}-`.length, -'.js'.length);
      const { code, exported } = asCommonJs(chunk.code, hash);
      this.emitFile({ type: 'asset', fileName: coreFile, source: `// ${hash}\n${inAscii(code)}` });
      chunk.code = reExports(exported);
    },
  };
}

/** An ES module with the exports of the core. */
function reExports(names: readonly string[]): string {
  return [
    `import { createRequire } from 'node:module';`,
    `const core = createRequire(import.meta.url)('./${coreFile}');`,
    ...names.map((name, index) => `const member${index} = core.${name};`),
    `export { ${names.map((name, index) => `member${index} as ${name}`).join(', ')} };\n`,
  ].join('\n');
}

/**
 * The same module as CommonJS. What it exports is set once, by its last line: no binding of the core changes later. What
 * it imports later, on demand, comes from whoever has loaded it: see `src/cli/compiled-core.ts`. Its address has its hash,
 * as that of the module has.
 *
 * @returns The names that it exports, too.
 */
function asCommonJs(source: string, hash: string): { readonly code: string; readonly exported: readonly string[] } {
  const exported: string[] = [];
  const edits: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  const tokens: Token[] = [];
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module', onToken: tokens });
  for (const [index, token] of tokens.entries()) {
    if (token.type.keyword !== 'import') continue;
    const { start, end } = token;
    if (tokens[index + 1]?.type === tokTypes.parenL) edits.push({ start, end, text: 'importBeside' });
    else if (source.startsWith(ownAddress, start)) {
      edits.push({ start, end: start + ownAddress.length, text: 'address()' });
    }
  }
  for (const node of body) {
    const { start, end } = node;
    if (node.type === 'ImportDeclaration') {
      const from = String(node.source.value);
      if (!from.startsWith('node:')) throw new Error(`The core imports ${from}, so a check would load another file.`);
      const members = node.specifiers.map((one) => {
        if (one.type !== 'ImportSpecifier') return one.local.name;
        const imported = nameOf(one.imported);
        return imported === one.local.name ? imported : `${imported}: ${one.local.name}`;
      });
      const isWhole = node.specifiers.some(({ type }) => type !== 'ImportSpecifier');
      const names = isWhole ? members.join(', ') : `{ ${members.join(', ')} }`;
      edits.push({ start, end, text: `const ${names} = require('${from}');` });
    } else if (node.type === 'ExportNamedDeclaration') {
      const members = node.specifiers.map((one) => ({ as: nameOf(one.exported), local: nameOf(one.local) }));
      exported.push(...members.map((one) => one.as));
      const text = `module.exports = { ${members.map((one) => `${one.as}: ${one.local}`).join(', ')} };`;
      edits.push({ start, end, text });
    }
  }
  let code = `'use strict';
const importBeside = module.importBeside ?? ((specifier) => import(specifier));
const address = () => require('node:url').pathToFileURL(__filename).href + '?${hash}';
`;
  let end = 0;
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    code += source.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return { code: code + source.slice(end), exported };
}

function nameOf(node: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return node.name ?? String(node.value);
}

/** V8 keeps a text in half the memory where each character is a byte. What is not stands in strings and comments only. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
