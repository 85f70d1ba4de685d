/**
 * Checks endpoint pages of public specifications: generated examples must be valid by ajv, and every page must compile
 * as MDX.
 *
 * node bench/examples.mjs [--every N] [--show N] [--root FOLDER] SPECIFICATION...
 *
 * `--every N` compiles every Nth page. `--show N` prints N invalid examples per specification. `--root FOLDER` is a
 * folder of JSON and YAML files that the specifications refer to. An example is generated for each JSON body of each
 * operation, even if the specification contains one. The last rows are totals per version of OpenAPI and AsyncAPI.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from '@mdx-js/mdx';
import Ajv from 'ajv/dist/2020.js';
import AjvDraft4 from 'ajv-draft-04';
import addFormats from 'ajv-formats';
import { createJiti } from 'jiti';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    show: { type: 'string', default: '0' },
    root: { type: 'string' },
  },
});
const jiti = createJiti(import.meta.url);
const source = (path) => jiti.import(`../src/${path}.ts`);
const { resolveSite } = await source('site/resolve');
const { memoryHost } = await source('core/host/memory');
const { exampleValue } = await source('endpoints/examples/example-value');
const { specificationContext } = await source('endpoints/page/page-context');
const { mediaTypes, isJsonType } = await source('endpoints/page/media-types');
const { upgradeOperation } = await source('endpoints/page/upgrade-swagger');
const { isSwagger } = await source('endpoints/schema/json-members');
const none = { specs: 0, pages: 0, compiled: 0, failures: 0, made: 0, valid: 0 };
const beside = values.root === undefined ? {} : filesOf(values.root);
const totals = new Map();

for (const file of positionals) {
  const { version, ...found } = await judge(file);
  for (const title of [version, 'all']) {
    const before = totals.get(title) ?? none;
    totals.set(title, Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + found[name]])));
  }
  report(basename(file), found);
}
for (const [title, found] of totals) report(`${title}, ${found.specs} specifications`, found);

/** Texts of a folder's JSON and YAML files, by path. */
function filesOf(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => /\.(?:json|ya?ml)$/.test(path));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

function report(name, { pages, compiled, failures, made, valid }) {
  const share = made === 0 ? '–' : `${((100 * valid) / made).toFixed(1)} %`;
  console.log(`| ${name} | ${pages} | ${compiled} | ${failures} | ${made} | ${valid} | ${share} |`);
}

async function judge(file) {
  const text = readFileSync(file, 'utf8');
  const alone = `specification.${/^\s*\{/.test(text) ? 'json' : 'yaml'}`;
  const name = values.root === undefined ? alone : relative(resolve(values.root), resolve(file));
  const site = await resolveSite(
    {},
    memoryHost({
      ...beside,
      'docs.json': JSON.stringify({ navigation: { groups: [{ group: 'API', openapi: name }] } }),
      [name]: text,
    }),
  );
  const state = site.facts.expansion.specifications.get(name);
  const found = { ...none, specs: 1 };
  if (state?.state !== 'read') {
    console.log(`${file} cannot be read: ${site.diagnostics.map(({ message }) => message).join(' ')}`);
    return { ...found, version: 'not read' };
  }
  for (const [index, { route, endpoint }] of Object.values(site.model.pages).entries()) {
    if (endpoint === undefined) continue;
    found.pages++;
    if (index % Number(values.every) !== 0) continue;
    found.compiled++;
    try {
      await compile(await site.endpointMarkdown(route));
    } catch (error) {
      found.failures++;
      console.log(`${route} does not compile: ${error.message}`);
    }
  }
  const content = state.specification;
  const { made, valid } = examplesOf(content);
  return { ...found, made, valid, version: versionOf(content.document) };
}

function versionOf({ swagger, openapi, asyncapi }) {
  const name = asyncapi === undefined ? (swagger === undefined ? 'OpenAPI' : 'Swagger') : 'AsyncAPI';
  return `${name} ${/^\d+\.\d+/.exec(asyncapi ?? swagger ?? openapi)?.[0]}`;
}

function examplesOf(specification) {
  const { document, references, byPath } = specification;
  const operations = [...byPath.values()].flatMap((methods) => [...methods.values()]);
  const validators = {
    request: validatorOf(document, references, 'readOnly'),
    response: validatorOf(document, references, 'writeOnly'),
  };
  const counts = { made: 0, valid: 0 };
  let left = Number(values.show);
  const page = { ...specificationContext(specification), budget: { characters: 1e9 }, usedKeys: [] };
  for (const operation of operations) {
    const value = isSwagger(document) ? upgradeOperation(page, operation.item, operation.value) : operation.value;
    const bodies = [
      ['request', references.object(value.requestBody)],
      ...Object.values(value.responses ?? {}).map((response) => ['response', references.object(response)]),
    ];
    const media = bodies.flatMap(([direction, body]) =>
      (body === undefined ? [] : mediaTypes(page, body)).map((each) => ({ ...each, direction })),
    );
    for (const { type, schema, direction } of [...media, ...messagesOf(references, operation)]) {
      if (!isJsonType(type) || schema === undefined) continue;
      const example = exampleValue(page, schema, direction);
      if (example === undefined) continue;
      const errors = validators[direction](schema, example);
      counts.made++;
      if (errors === undefined) counts.valid++;
      else if (left-- > 0) {
        console.log(
          `${operation.method} ${operation.path} ${direction}: ${errors}\n  ${JSON.stringify(example).slice(0, 300)}`,
        );
      }
    }
  }
  return counts;
}

/** Messages of an AsyncAPI channel, version 2 or 3. */
function messagesOf(references, { method, item }) {
  if (method !== 'CHANNEL') return [];
  const old = [item.publish, item.subscribe].flatMap((action) => {
    const message = references.object(references.object(action)?.message);
    return message?.oneOf ?? [message];
  });
  return [...old, ...Object.values(item.messages ?? {})].flatMap((written) => {
    const message = references.object(written);
    const payload = message?.payload;
    const schema = payload?.schemaFormat === undefined ? payload : payload.schema;
    return message === undefined ? [] : [{ type: message.contentType ?? '', schema, direction: 'response' }];
  });
}

/**
 * Creates a validator for schemas of a document, with references inside it and to other files. The validator returns
 * errors as text.
 */
function validatorOf(document, references, hidden) {
  const isOld = /^(?:2|3\.0)/.test(document.swagger ?? document.openapi ?? '');
  const ajv = new (isOld ? AjvDraft4 : Ajv)({
    ...{
      strict: false,
      validateSchema: false,
      addUsedSchema: false,
      logger: false,
      inlineRefs: false,
      allErrors: false,
    },
  });
  addFormats(ajv);
  // Simple file names: ajv would resolve a path in an `$id` relative to another path.
  const files = [''];
  for (const file of files) {
    const whole = file === '' ? document : references.target(file).value;
    if (whole === undefined || whole === null) continue;
    const name = `file-${files.indexOf(file)}`;
    ajv.addSchema({ ...rebased(withoutHidden(whole, hidden), files), $id: name }, name);
  }
  const known = new Map();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    let validate = known.get(key);
    if (validate === undefined) {
      try {
        validate = ajv.compile(rebased(withoutHidden(schema, hidden), files));
      } catch (error) {
        validate = Object.assign(() => false, { errors: [{ message: error.message.slice(0, 200) }] });
      }
      known.set(key, validate);
    }
    return validate(value) ? undefined : `${ajv.errorsText(validate.errors).slice(0, 300)}`;
  };
}

/**
 * A copy that requires no property hidden in this direction, and has no `examples`. With a `discriminator`, matching
 * several forms is allowed.
 */
function withoutHidden(value, hidden) {
  if (Array.isArray(value)) return value.map((item) => withoutHidden(item, hidden));
  if (typeof value !== 'object' || value === null) return value;
  const copy = {};
  for (const [key, member] of Object.entries(value)) {
    if (
      key === 'example' ||
      key === 'examples' ||
      key === 'discriminator' ||
      key === '$schema' ||
      (key === 'id' && typeof member === 'string')
    )
      continue;
    copy[key] = withoutHidden(member, hidden);
  }
  if (typeof value.discriminator === 'object' && Array.isArray(copy.oneOf)) {
    const { oneOf, ...rest } = copy;
    return { ...rest, allOf: [...(rest.allOf ?? []), { anyOf: oneOf }] };
  }
  if (copy.nullable === true && copy.type === undefined) {
    const { nullable: _, ...rest } = copy;
    return { anyOf: [rest, { enum: [null] }] };
  }
  if (Array.isArray(copy.required) && typeof copy.properties === 'object') {
    copy.required = copy.required.filter((name) => copy.properties?.[name]?.[hidden] !== true);
  }
  return copy;
}

/** A copy whose references use the index of a file in `files`. New files are added to it. */
function rebased(schema, files) {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key !== '$ref' || typeof value !== 'string') return value;
    const [file, fragment = ''] = value.split('#', 2);
    if (!files.includes(file)) files.push(file);
    return `file-${files.indexOf(file)}#${fragment}`;
  });
}
