/* Looks for the facts of an operation on its page. */

import { bodyOf, codesOf, listOf, readValue, sectionsOf, textOf } from './page-facts.mjs';
import { compareSchema, description } from './schemas.mjs';

const titles = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};
/** Headers that OpenAPI 3 ignores as parameters. */
const ignored = new Set(['accept', 'content-type', 'authorization']);

/**
 * @param asked `document`, `item` and `operation` without references; `page`: the tree; `at`: label of the operation.
 * @param tell Called for each fact.
 */
export function compareOperation({ document, item, operation, at, page }, tell) {
  const isOld = document.swagger !== undefined;
  const sections = new Map(sectionsOf(page.details, 2).map(({ title, blocks }) => [title, blocks]));
  const way = (name, hidden) => ({ at: `${at} ${name}`, path: [], depth: 0, hidden });
  const parameters = parametersOf(item, operation);
  tell(
    'path',
    codesOf(page.call).some((code) => code === at.replace(/\s+/g, ' ')),
    way(''),
    '',
  );
  description(operation.description ?? item.description, { text: textOf(page.details) }, way(''), tell);
  if (operation.deprecated === true) tell('deprecated', textOf(page.details).includes('Deprecated.'), way(''), '');
  servers(document, item, operation, page, way('servers'), tell);
  security(document, operation, sections.get('Authorization'), way('security'), tell);
  for (const parameter of parameters) {
    if (titles[parameter.in] === undefined) continue;
    if (!isOld && parameter.in === 'header' && ignored.has(parameter.name.toLowerCase())) continue;
    const items = listOf(sections.get(titles[parameter.in]) ?? []).map(readValue);
    compareParameter(parameter, items, way(`${parameter.in} ${parameter.name}`, 'readOnly'), tell);
  }
  const body = bodyIn(document, operation, parameters);
  if (body !== undefined) {
    const blocks = sections.get('Request body') ?? [];
    const lines = textOf(blocks.filter(({ type }) => type === 'paragraph'));
    if (body.required === true) tell('required', /[(,] ?required\)|^Required\./.test(lines), way('body'), lines);
    description(body.description, { text: textOf(blocks) }, way('body'), tell);
    media(body.content ?? {}, blocks, way('body', 'readOnly'), tell);
  }
  const answers = new Map(sectionsOf(sections.get('Responses') ?? [], 3).map(({ title, blocks }) => [title, blocks]));
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (status.startsWith('x-')) continue;
    const title = status === 'default' ? 'Any other status' : /^\dXX$/i.test(status) ? status.toUpperCase() : status;
    answer(document, operation, response, title, answers, way(status, 'writeOnly'), tell);
  }
}

function parametersOf(item, operation) {
  const found = new Map();
  for (const each of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
    found.set(`${each.in} ${each.name}`, each);
  }
  return [...found.values()];
}

function compareParameter(parameter, items, way, tell) {
  const value = items.find(({ name, kind }) => kind === 'inlineCode' && name === parameter.name.trim());
  tell('parameter', value !== undefined, way, '');
  if (value === undefined) return;
  const isRequired = parameter.required === true || parameter.in === 'path';
  tell('required', value.label.split(', ').includes('required') === isRequired, way, value.label);
  if (parameter.deprecated === true) tell('deprecated', /\bdeprecated\b/.test(value.label), way, '');
  description(parameter.description, value, way, tell);
  const { name: _, in: __, description: ___, required: ____, ...own } = parameter;
  const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? own;
  compareSchema(schema, value, { ...way, description: parameter.description === undefined }, tell);
}

/** Request body. A Swagger 2 body is converted to OpenAPI 3. */
function bodyIn(document, operation, parameters) {
  if (document.swagger === undefined) return operation.requestBody;
  const types = operation.consumes ?? document.consumes ?? [];
  const body = parameters.find((parameter) => parameter.in === 'body');
  const each = (schema, usual) =>
    Object.fromEntries((usual.length > 0 ? usual : ['application/json']).map((type) => [type, { schema }]));
  if (body !== undefined) return { ...body, content: each(body.schema, types) };
  const fields = parameters.filter((parameter) => parameter.in === 'formData');
  if (fields.length === 0) return undefined;
  const properties = Object.fromEntries(
    fields.map(({ name, in: _, required: __, type, ...rest }) => [
      name,
      { ...rest, type: type === 'file' ? 'string' : type },
    ]),
  );
  const required = fields.filter((field) => field.required === true).map(({ name }) => name);
  return {
    content: each(
      { type: 'object', properties, required },
      types.filter((type) => type.includes('form')),
    ),
  };
}

/** Compares the schemas of a body's media types with the blocks of each. Equal schemas appear once. */
function media(content, blocks, way, tell) {
  const types = Object.entries(content);
  const parts = typedParts(
    blocks,
    types.map(([type]) => type),
  );
  for (const [type, value] of types) {
    const at = { ...way, at: `${way.at} ${type}` };
    if (type !== '') tell('type of content', type === 'application/json' || codesOf(blocks).includes(type), at, type);
    const schema = value?.schema ?? value?.itemSchema;
    if (schema === undefined || typeof schema !== 'object') continue;
    const part = parts.get(type) ?? blocks;
    const [first] = part;
    const same = /: The same as (.+)\.$/.exec(first === undefined ? '' : textOf(first).trim())?.[1];
    const found = bodyOf(withoutExamples(parts.get(same) ?? part));
    compareSchema(schema, found, at, tell);
  }
}

/** Blocks before the examples, which follow the list of members. A description may contain examples too. */
function withoutExamples(blocks) {
  const list = blocks.findLastIndex(({ type }) => type === 'list');
  if (list !== -1) return blocks.slice(0, list + 1);
  const end = blocks.findIndex(
    (block) => block.type === 'code' || /^Example/.test(block.type === 'paragraph' ? textOf(block) : ''),
  );
  return end === -1 ? blocks : blocks.slice(0, end);
}

/** Blocks of each media type, below a line that names it, alone or with other types. */
function typedParts(blocks, types) {
  const parts = new Map();
  let current;
  for (const block of blocks) {
    const titles = block.type === 'paragraph' ? block.children.filter(({ type }) => type === 'strong') : [];
    const titled = titles.length > 0 && block.children[0] === titles[0] ? titles.map((title) => textOf(title)) : [];
    if (types.length > 1 && titled.length > 0 && titled.every((type) => types.includes(type))) {
      current = [block];
      for (const type of titled) parts.set(type, current);
    } else current?.push(block);
  }
  return parts;
}

function answer(document, operation, response, title, answers, way, tell) {
  const blocks = answers.get(title);
  tell('response', blocks !== undefined, way, '');
  if (blocks === undefined || response === undefined) return;
  if (response.description !== title) description(response.description, { text: textOf(blocks) }, way, tell);
  const start = indexOfLead(blocks, 'Headers:');
  const headers = start === -1 ? [] : blocks[start + 1].children.map(readValue);
  for (const [name, header] of Object.entries(response.headers ?? {})) {
    const at = { ...way, at: `${way.at} header ${name}` };
    const value = headers.find((each) => each.name === name);
    tell('header', value !== undefined, at, '');
    if (value === undefined) continue;
    description(header.description, value, at, tell);
    const { description: _, required: __, ...own } = header;
    const schema = header.schema ?? Object.values(header.content ?? {})[0]?.schema ?? own;
    compareSchema(schema, value, { ...at, description: header.description === undefined }, tell);
  }
  const rest = withoutHeadersAndLinks(blocks);
  const same = rest.map((block) => /^The same body as for (.+)\.$/.exec(textOf(block).trim())?.[1]).find(Boolean);
  const other = same === undefined ? undefined : answers.get(same);
  const isOld = document.swagger !== undefined;
  const types = operation.produces ?? document.produces ?? ['application/json'];
  const old =
    response.schema === undefined ? {} : Object.fromEntries(types.map((type) => [type, { schema: response.schema }]));
  media(isOld ? old : (response.content ?? {}), other === undefined ? rest : withoutHeadersAndLinks(other), way, tell);
}

function withoutHeadersAndLinks(blocks) {
  const headers = indexOfLead(blocks, 'Headers:');
  const links = indexOfLead(blocks, 'Links:');
  return blocks.slice(headers === -1 ? 0 : headers + 2, links === -1 ? undefined : links);
}

/** Index of the paragraph that introduces a list; -1 if not found. */
function indexOfLead(blocks, lead) {
  return blocks.findIndex((block) => block.type === 'paragraph' && textOf(block).trim() === lead);
}

function servers(document, item, operation, page, way, tell) {
  const codes = codesOf(page.call);
  const listed = [operation.servers, item.servers, document.servers].find((each) => each?.length > 0) ?? [];
  for (const { url, variables = {} } of listed) {
    const full = url
      .trim()
      .replace(/\{([^{}]+)\}/g, (whole, name) => variables[name]?.default ?? whole)
      .replace(/\/+$/, '');
    if (full !== '') tell('server', codes.includes(full), way, full);
    for (const [name, variable] of Object.entries(variables)) {
      if (!url.includes(`{${name}}`)) continue;
      if (variable.enum?.length > 1)
        for (const each of variable.enum)
          tell(
            'server variable',
            codes.some((code) => code === `${each}` || code === `"${each}"`),
            way,
            each,
          );
      description(variable.description, { text: textOf(page.call) }, way, tell);
    }
  }
  if (document.swagger === undefined || document.host === undefined) return;
  for (const scheme of operation.schemes ?? document.schemes ?? ['https']) {
    const url = `${scheme}://${document.host}${(document.basePath ?? '').replace(/\/+$/, '')}`;
    tell('server', codes.includes(url), way, url);
  }
}

function security(document, operation, blocks = [], way, tell) {
  const text = textOf(blocks);
  const codes = codesOf(blocks);
  const schemes = document.components?.securitySchemes ?? document.securityDefinitions ?? {};
  for (const requirement of operation.security ?? document.security ?? []) {
    for (const [name, scopes] of Object.entries(requirement)) {
      const scheme = schemes[name];
      for (const scope of scopes) tell('scope', codes.includes(scope), way, scope);
      if (scheme === undefined) continue;
      description(scheme.description, { text }, way, tell);
      if (scheme.type === 'apiKey')
        tell('security', codes.includes(scheme.name) && text.includes(scheme.in), way, name);
      if (scheme.type === 'http' && /bearer/i.test(scheme.scheme))
        tell('security', text.includes('Bearer <token>'), way, name);
      if (/basic/i.test(scheme.scheme ?? scheme.type))
        tell('security', text.includes('Basic <credentials>'), way, name);
      if (scheme.type === 'oauth2') tell('security', text.includes('OAuth 2.0'), way, name);
      for (const flow of Object.values(scheme.flows ?? { own: scheme })) {
        for (const url of [flow?.authorizationUrl, flow?.tokenUrl, flow?.refreshUrl])
          if (url) tell('flow', codes.includes(url), way, url);
      }
    }
  }
}
