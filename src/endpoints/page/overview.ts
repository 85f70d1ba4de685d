import type { BlockContent, ListItem } from 'mdast';
import {
  addTo,
  isObject,
  type JsonObject,
  type Operation,
  ownMember,
  type Some,
  type Specification,
} from '../../core/values.ts';
import { endpointMessages } from '../messages.ts';
import { code, flat, type Phrase, phrase, type Said } from '../prose/phrase.ts';
import { link, linkTo } from '../prose/prose.ts';
import { entriesOf, isSet, itemsOf, objectOf, textOf } from '../schema/json-members.ts';
import { heading, list, listItem } from './blocks.ts';
import { externalDocs } from './external-docs.ts';
import { ListDepths } from './list-depths.ts';
import type { OperationContent } from './operation-content.ts';
import { newPage, type Page, type PageSource, type RouteOf } from './page-context.ts';
import { schemeItem, schemesIn } from './security.ts';
import { channelServers, serverBlocks, serversOf } from './servers.ts';

const mostSchemes = 1000;
const mostOperations = 3000;

/** The page about a whole specification: what it is, where it is served, what it takes to be let in, and its operations. */
export function overviewContent(
  source: PageSource,
  specification: Specification,
  language: string | undefined,
  routeOf: RouteOf,
): OperationContent {
  const { document } = specification;
  const page = newPage(source, endpointMessages(language), new ListDepths(), routeOf);
  const info = objectOf(document, 'info') ?? {};
  const details = [
    ...about(page, info),
    ...page.prose(textOf(info, 'description') ?? '', { limit: 50_000, headings: 2 }).blocks,
    ...externalDocs(page, document),
    ...servers(page, specification),
    ...schemes(page),
    ...operations(page, specification),
  ];
  return { call: [], details };
}

/** Version, license, terms and contact, as far as the specification names them. */
function about({ words }: Page, info: JsonObject): BlockContent[] {
  const [license, contact] = [objectOf(info, 'license') ?? {}, objectOf(info, 'contact') ?? {}];
  const linked = (name: string | undefined, url: string | undefined): Phrase | undefined =>
    url !== undefined ? link(name ?? url, url) : name === undefined ? undefined : [{ type: 'text', value: flat(name) }];
  const email = textOf(contact, 'email');
  const version = textOf(info, 'version');
  const facts: readonly (readonly [string, Phrase | undefined])[] = [
    [words.version, version === undefined ? undefined : code(version)],
    [words.license, linked(textOf(license, 'name') ?? textOf(license, 'identifier'), textOf(license, 'url'))],
    [words.terms, linked(undefined, textOf(info, 'termsOfService'))],
    [words.contact, linked(textOf(contact, 'name'), textOf(contact, 'url'))],
    [words.email, email === undefined ? undefined : link(email, `mailto:${email}`)],
  ];
  const items = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [listItem(phrase`${words.lead(name)} ${value}`)],
  );
  return items.length === 0 ? [] : [list(items)];
}

function servers(page: Page, { kind }: Specification): BlockContent[] {
  const blocks =
    kind === 'asyncapi'
      ? serverBlocks(page, channelServers(page, {}), 'server')
      : serverBlocks(page, serversOf(page, {}, {}));
  return blocks.length === 0 ? [] : [heading(2, page.words.servers), ...blocks];
}

/** Every scheme with all of its scopes: each operation says which of them it needs. */
function schemes(page: Page): BlockContent[] {
  const { document, references, words } = page;
  const all = Object.entries(schemesIn(document)).slice(0, mostSchemes);
  const items = all.map(([name, written]) => {
    const value = references.object(written);
    const flows = value === undefined ? [] : [value, ...entriesOf(value, 'flows').map(([, flow]) => flow)];
    const scopes = flows.flatMap((flow) =>
      isObject(flow) ? Object.keys(objectOf(flow, 'scopes') ?? objectOf(flow, 'availableScopes') ?? {}) : [],
    );
    return schemeItem(page, { name, value, scopes: [...new Set(scopes)] });
  });
  return items.length === 0 ? [] : [heading(2, words.authorization, 'authorization'), list(items)];
}

/** The operations that have a page, by their first tags, in the order of the specification. */
function operations(page: Page, { document, operations }: Specification): BlockContent[] {
  const groups = new Map<string, Some<ListItem>>();
  for (const operation of operations.slice(0, mostOperations)) {
    const route = operation.excluded || operation.hidden ? undefined : page.routeOf(operation);
    if (route === undefined) continue;
    addTo(groups, operation.tags[0] ?? '', operationItem(page, operation, route));
  }
  const tags = itemsOf(document, 'tags').filter(isObject);
  return [...groups].flatMap(([name, items]) => {
    const tag = tags.find((each) => ownMember(each, 'name') === name) ?? {};
    const title = textOf(tag, 'summary') ?? textOf(tag, 'x-displayName') ?? name;
    return [
      heading(2, flat(title) === '' ? page.words.operations : flat(title)),
      ...page.prose(textOf(tag, 'description') ?? '', { limit: 20_000, headings: 3 }).blocks,
      ...externalDocs(page, tag),
      list(items),
    ];
  });
}

function operationItem({ words }: Page, { method, path, title, value }: Operation, route: string): ListItem {
  const called: Said = method === 'WEBHOOK' || method === 'CHANNEL' ? code(path) : code(`${method} ${path}`);
  const mark = isSet(value, 'deprecated') ? ` (${words.deprecated})` : '';
  return listItem(phrase`${linkTo([{ type: 'text', value: flat(title) }], route)} ${called}${mark}`);
}
