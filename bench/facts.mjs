/**
 * Compares public specifications with their endpoint pages: parameters, bodies to depth 5, responses, headers,
 * authorization, servers. `@apidevtools/json-schema-ref-parser` reads the specifications, independently of this
 * package; pages are the trees that generators get.
 *
 * node bench/facts.mjs [--show N] [--every N] [--kind KIND] [--root FOLDER] SPECIFICATION...
 *
 * `--show N` prints N wrong facts per kind and file. `--every N` compares every Nth operation. `--kind KIND` compares
 * one kind of fact. `--root FOLDER` is a folder of files that the specifications refer to. Exits with 1 if more than 1
 * of 10,000 facts are wrong or missing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { createJiti } from 'jiti';
import { compareOperation } from './facts/operations.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'string', default: '3' },
    every: { type: 'string', default: '1' },
    kind: { type: 'string' },
    root: { type: 'string' },
  },
});
const jiti = createJiti(import.meta.url);
const source = (path) => jiti.import(`../src/${path}.ts`);
const { resolveSite } = await source('site/resolve');
const { memoryHost } = await source('core/host/memory');
const { createSpecificationContext } = await source('endpoints/page/page-context');
const { buildOperationContent } = await source('endpoints/page/operation-content');

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const beside = values.root === undefined ? {} : filesOf(values.root);
const all = { operations: 0, facts: 0, wrong: 0, cut: 0 };

for (const file of positionals) {
  const found = await compareFile(file);
  for (const name of Object.keys(all)) all[name] += found[name];
  console.log(`| ${basename(file)} | ${found.operations} | ${found.facts} | ${found.wrong} | ${found.cut} |`);
}
console.log(`| all ${positionals.length} | ${all.operations} | ${all.facts} | ${all.wrong} | ${all.cut} |`);
if (all.wrong * 10_000 > all.facts) process.exitCode = 1;

async function compareFile(file) {
  const found = { operations: 0, facts: 0, wrong: 0, cut: 0 };
  const shown = new Map();
  const tell = (kind, isRight, { at }, detail) => {
    if (values.kind !== undefined && kind !== values.kind) return;
    if (kind === 'cut') return found.cut++;
    found.facts++;
    if (isRight) return;
    found.wrong++;
    const count = (shown.get(kind) ?? 0) + 1;
    shown.set(kind, count);
    if (count <= Number(values.show)) console.log(`  ${kind}: ${at}${detail === '' ? '' : `: ${detail}`}`);
  };
  const content = await contentOf(file);
  if (content === undefined) return found;
  const document = await readByLibrary(file);
  if (document === undefined) return found;
  const pages = createSpecificationContext(content);
  let index = 0;
  for (const [path, written] of Object.entries(document.paths ?? {})) {
    for (const method of methods) {
      if (written?.[method] === undefined || index++ % Number(values.every) !== 0) continue;
      const at = `${method.toUpperCase()} ${path}`;
      const key = path.length > 1 ? path.replace(/\/$/, '') : path;
      const operation = content.byPath.get(key)?.get(method.toUpperCase());
      tell('operation', operation !== undefined, { at }, '');
      if (operation === undefined) continue;
      found.operations++;
      const page = buildOperationContent(pages, operation);
      compareOperation({ document, item: written, operation: written[method], at, page }, tell);
    }
  }
  for (const [kind, count] of shown) console.log(`  ${count} of ${kind}`);
  return found;
}

/** Reads a specification with the library. Undefined if the library can't read it. */
async function readByLibrary(file) {
  const options = { resolve: { http: false }, dereference: { circular: true } };
  try {
    const written = withAllOf(await $RefParser.parse(resolve(file)));
    return await $RefParser.dereference(resolve(file), written, options);
  } catch ({ message }) {
    console.log(`${file} is not compared, since the library cannot read it: ${message.split('\n')[0]}`);
    return undefined;
  }
}

/** Wraps references with siblings in `allOf`: the library drops the siblings in a cycle. */
function withAllOf(value) {
  if (Array.isArray(value)) return value.map(withAllOf);
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...others } = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withAllOf(each)]));
  if (typeof $ref !== 'string') return $ref === undefined ? others : { $ref, ...others };
  return Object.keys(others).length === 0 ? { $ref } : { ...others, allOf: [{ $ref }, ...(others.allOf ?? [])] };
}

/** Reads a specification with this package. */
async function contentOf(file) {
  const text = readFileSync(file, 'utf8');
  const alone = `specification.${/^\s*\{/.test(text) ? 'json' : 'yaml'}`;
  const name = values.root === undefined ? alone : relative(resolve(values.root), resolve(file));
  const navigation = JSON.stringify({ navigation: { groups: [{ group: 'API', openapi: name }] } });
  const site = await resolveSite({}, memoryHost({ ...beside, 'docs.json': navigation, [name]: text }));
  const state = site.facts.expansion.specifications.get(name);
  if (state?.state === 'read') return state.specification;
  console.log(`${file} cannot be read: ${site.diagnostics.map(({ message }) => message).join(' ')}`);
  return undefined;
}

/** Texts of a folder's JSON and YAML files, by path. */
function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => /\.(?:json|ya?ml)$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
