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
import { inlineCode, type Phrase, type PhraseLike, phrase, toSingleLine } from '../prose/phrase.ts';
import { linkToRoute, safeLink } from '../prose/prose.ts';
import { arrayMember, isTrueMember, memberEntries, objectMember, stringMember } from '../schema/json-members.ts';
import { heading, list, listItem } from './blocks.ts';
import { externalDocsBlocks } from './external-docs.ts';
import { ListDepths } from './list-depths.ts';
import type { OperationContent } from './operation-content.ts';
import { createPageContext, type PageContext, type RouteOf, type SpecificationContext } from './page-context.ts';
import { schemeItem, securitySchemes } from './security.ts';
import { channelServers, operationServers, serverBlocks } from './servers.ts';

/** Builds the overview page of a specification: description, servers, authorization and operations. */
export function buildOverviewContent(
  specificationContext: SpecificationContext,
  specification: Specification,
  language: string | undefined,
  routeOf: RouteOf,
): OperationContent {
  const { document } = specification;
  const page = createPageContext(specificationContext, endpointMessages(language), new ListDepths(), routeOf);
  const info = objectMember(document, 'info') ?? {};
  const details = [
    ...infoList(page, info),
    ...page.parseProse(stringMember(info, 'description') ?? '', { limit: 50_000, headings: 2 }).blocks,
    ...externalDocsBlocks(page, document),
    ...serverSection(page, specification),
    ...securitySchemeSection(page),
    ...operationSections(page, specification),
  ];
  return { call: [], details };
}

function infoList({ messages }: PageContext, info: JsonObject): BlockContent[] {
  const [license, contact] = [objectMember(info, 'license') ?? {}, objectMember(info, 'contact') ?? {}];
  const linkOrText = (name: string | undefined, url: string | undefined): Phrase | undefined =>
    url !== undefined
      ? safeLink(name ?? url, url)
      : name === undefined
        ? undefined
        : [{ type: 'text', value: toSingleLine(name) }];
  const email = stringMember(contact, 'email');
  const version = stringMember(info, 'version');
  const rows: readonly (readonly [string, Phrase | undefined])[] = [
    [messages.version, version === undefined ? undefined : inlineCode(version)],
    [
      messages.license,
      linkOrText(stringMember(license, 'name') ?? stringMember(license, 'identifier'), stringMember(license, 'url')),
    ],
    [messages.terms, linkOrText(undefined, stringMember(info, 'termsOfService'))],
    [messages.contact, linkOrText(stringMember(contact, 'name'), stringMember(contact, 'url'))],
    [messages.email, email === undefined ? undefined : safeLink(email, `mailto:${email}`)],
  ];
  const items = rows.flatMap(([name, value]) =>
    value === undefined ? [] : [listItem(phrase`${messages.withColon(name)} ${value}`)],
  );
  return items.length === 0 ? [] : [list(items)];
}

function serverSection(page: PageContext, { kind }: Specification): BlockContent[] {
  const blocks =
    kind === 'asyncapi'
      ? serverBlocks(page, channelServers(page, {}), 'server')
      : serverBlocks(page, operationServers(page, {}, {}));
  return blocks.length === 0 ? [] : [heading(2, page.messages.servers), ...blocks];
}

/** Lists the security schemes with all their scopes. Operation pages list only the required scopes. */
function securitySchemeSection(page: PageContext): BlockContent[] {
  const { document, references, messages } = page;
  const schemeEntries = Object.entries(securitySchemes(document)).slice(0, maxSecuritySchemes);
  const schemeItems = schemeEntries.map(([name, reference]) => {
    const value = references.resolveObject(reference);
    const flows = value === undefined ? [] : [value, ...memberEntries(value, 'flows').map(([, flow]) => flow)];
    const scopes = flows.flatMap((flow) =>
      isObject(flow) ? Object.keys(objectMember(flow, 'scopes') ?? objectMember(flow, 'availableScopes') ?? {}) : [],
    );
    return schemeItem(page, { name, value, scopes: [...new Set(scopes)] });
  });
  return schemeItems.length === 0 ? [] : [heading(2, messages.authorization, 'authorization'), list(schemeItems)];
}

/** Lists the operations that have a page, grouped by their first tag, in the order of the document. */
function operationSections(page: PageContext, { document, operations }: Specification): BlockContent[] {
  const groups = new Map<string, NonEmptyArray<ListItem>>();
  for (const operation of operations.slice(0, maxListedOperations)) {
    const route = operation.excluded || operation.hidden ? undefined : page.routeOf(operation);
    if (route === undefined) continue;
    appendTo(groups, operation.tags[0] ?? '', operationItem(page, operation, route));
  }
  const tags = arrayMember(document, 'tags').filter(isObject);
  return [...groups].flatMap(([name, items]) => {
    const tag = tags.find((candidate) => ownMember(candidate, 'name') === name) ?? {};
    const title = stringMember(tag, 'summary') ?? stringMember(tag, 'x-displayName') ?? name;
    return [
      heading(2, toSingleLine(title) === '' ? page.messages.operations : toSingleLine(title)),
      ...page.parseProse(stringMember(tag, 'description') ?? '', { limit: 20_000, headings: 3 }).blocks,
      ...externalDocsBlocks(page, tag),
      list(items),
    ];
  });
}

function operationItem({ messages }: PageContext, { method, path, title, value }: Operation, route: string): ListItem {
  const call: PhraseLike =
    method === 'WEBHOOK' || method === 'CHANNEL' ? inlineCode(path) : inlineCode(`${method} ${path}`);
  const deprecatedNote = isTrueMember(value, 'deprecated') ? ` (${messages.deprecated})` : '';
  return listItem(
    phrase`${linkToRoute([{ type: 'text', value: toSingleLine(title) }], route)} ${call}${deprecatedNote}`,
  );
}
