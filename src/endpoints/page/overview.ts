import type { BlockContent, ListItem } from 'mdast';
import {
  appendTo,
  isObject,
  type JsonObject,
  type NonEmptyArray,
  type Operation,
  ownMember,
  type Specification,
} from '../../core/values.ts';
import { maxListedOperations, maxSecuritySchemes } from '../limits.ts';
import { endpointMessages } from '../messages.ts';
import { inlineCode, type Phrase, type PhraseLike, phrase, singleLine } from '../prose/phrase.ts';
import { linkToRoute, safeLink } from '../prose/prose.ts';
import { arrayMember, isTrueMember, memberEntries, objectMember, stringMember } from '../schema/json-members.ts';
import { heading, list, listItem } from './blocks.ts';
import { externalDocs } from './external-docs.ts';
import { ListDepths } from './list-depths.ts';
import type { OperationContent } from './operation-content.ts';
import { createPageContext, type PageContext, type RouteOf, type SpecificationContext } from './page-context.ts';
import { schemeItem, securitySchemes } from './security.ts';
import { channelServers, operationServers, serverBlocks } from './servers.ts';

/** Builds the overview page of a specification: description, servers, authorization and operations. */
export function overviewContent(
  source: SpecificationContext,
  specification: Specification,
  language: string | undefined,
  routeOf: RouteOf,
): OperationContent {
  const { document } = specification;
  const page = createPageContext(source, endpointMessages(language), new ListDepths(), routeOf);
  const info = objectMember(document, 'info') ?? {};
  const details = [
    ...infoList(page, info),
    ...page.parseProse(stringMember(info, 'description') ?? '', { limit: 50_000, headings: 2 }).blocks,
    ...externalDocs(page, document),
    ...servers(page, specification),
    ...schemes(page),
    ...operations(page, specification),
  ];
  return { call: [], details };
}

function infoList({ messages }: PageContext, info: JsonObject): BlockContent[] {
  const [license, contact] = [objectMember(info, 'license') ?? {}, objectMember(info, 'contact') ?? {}];
  const linked = (name: string | undefined, url: string | undefined): Phrase | undefined =>
    url !== undefined
      ? safeLink(name ?? url, url)
      : name === undefined
        ? undefined
        : [{ type: 'text', value: singleLine(name) }];
  const email = stringMember(contact, 'email');
  const version = stringMember(info, 'version');
  const facts: readonly (readonly [string, Phrase | undefined])[] = [
    [messages.version, version === undefined ? undefined : inlineCode(version)],
    [
      messages.license,
      linked(stringMember(license, 'name') ?? stringMember(license, 'identifier'), stringMember(license, 'url')),
    ],
    [messages.terms, linked(undefined, stringMember(info, 'termsOfService'))],
    [messages.contact, linked(stringMember(contact, 'name'), stringMember(contact, 'url'))],
    [messages.email, email === undefined ? undefined : safeLink(email, `mailto:${email}`)],
  ];
  const items = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [listItem(phrase`${messages.withColon(name)} ${value}`)],
  );
  return items.length === 0 ? [] : [list(items)];
}

function servers(page: PageContext, { kind }: Specification): BlockContent[] {
  const blocks =
    kind === 'asyncapi'
      ? serverBlocks(page, channelServers(page, {}), 'server')
      : serverBlocks(page, operationServers(page, {}, {}));
  return blocks.length === 0 ? [] : [heading(2, page.messages.servers), ...blocks];
}

/** Lists the security schemes with all their scopes. Operation pages list only the required scopes. */
function schemes(page: PageContext): BlockContent[] {
  const { document, references, messages } = page;
  const all = Object.entries(securitySchemes(document)).slice(0, maxSecuritySchemes);
  const items = all.map(([name, reference]) => {
    const value = references.object(reference);
    const flows = value === undefined ? [] : [value, ...memberEntries(value, 'flows').map(([, flow]) => flow)];
    const scopes = flows.flatMap((flow) =>
      isObject(flow) ? Object.keys(objectMember(flow, 'scopes') ?? objectMember(flow, 'availableScopes') ?? {}) : [],
    );
    return schemeItem(page, { name, value, scopes: [...new Set(scopes)] });
  });
  return items.length === 0 ? [] : [heading(2, messages.authorization, 'authorization'), list(items)];
}

/** Lists the operations that have a page, grouped by their first tag, in the order of the document. */
function operations(page: PageContext, { document, operations }: Specification): BlockContent[] {
  const groups = new Map<string, NonEmptyArray<ListItem>>();
  for (const operation of operations.slice(0, maxListedOperations)) {
    const route = operation.excluded || operation.hidden ? undefined : page.routeOf(operation);
    if (route === undefined) continue;
    appendTo(groups, operation.tags[0] ?? '', operationItem(page, operation, route));
  }
  const tags = arrayMember(document, 'tags').filter(isObject);
  return [...groups].flatMap(([name, items]) => {
    const tag = tags.find((each) => ownMember(each, 'name') === name) ?? {};
    const title = stringMember(tag, 'summary') ?? stringMember(tag, 'x-displayName') ?? name;
    return [
      heading(2, singleLine(title) === '' ? page.messages.operations : singleLine(title)),
      ...page.parseProse(stringMember(tag, 'description') ?? '', { limit: 20_000, headings: 3 }).blocks,
      ...externalDocs(page, tag),
      list(items),
    ];
  });
}

function operationItem({ messages }: PageContext, { method, path, title, value }: Operation, route: string): ListItem {
  const call: PhraseLike =
    method === 'WEBHOOK' || method === 'CHANNEL' ? inlineCode(path) : inlineCode(`${method} ${path}`);
  const mark = isTrueMember(value, 'deprecated') ? ` (${messages.deprecated})` : '';
  return listItem(phrase`${linkToRoute([{ type: 'text', value: singleLine(title) }], route)} ${call}${mark}`);
}
