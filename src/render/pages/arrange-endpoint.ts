import { type EndpointMessages, formMessages, toolMessages } from '../../endpoints/messages.ts';
import type { MemberPart } from '../../endpoints/page.ts';
import { asSyntaxNode, type SyntaxNode } from '../syntax/node.ts';
import type { EndpointTools } from '../types.ts';
import {
  htmlNode,
  jsxNode,
  nodeText,
  type Section,
  splitColumns,
  splitSections,
  textNode,
  toIdPart,
} from './endpoint-columns.ts';

interface ArrangeContext {
  readonly words: EndpointMessages;
  /** Makes an id unique on the page by appending a number. */
  readonly idOf: (preferredId: string) => string | undefined;
  /** Folded members are open at first. */
  readonly isExpanded: boolean;
}

/**
 * Arranges the nodes of an endpoint page by their `data.part`: the call as one line, members in foldable lists,
 * responses and code samples as tabs. Other nodes stay unchanged. The side is empty for a page without examples.
 */
export function arrangeEndpoint(
  nodes: readonly SyntaxNode[],
  context: ArrangeContext,
): { readonly text: SyntaxNode[]; readonly side: SyntaxNode[] } {
  const { before: intro, sections } = splitSections(nodes, 2);
  const { text: textSections, side } = splitColumns(sections);
  const text = [
    ...wrapServers(intro.map(renderCallLine)),
    ...textSections.flatMap((section) => sectionNodes(section, context)),
  ];
  return { text, side };
}

/** Creates an empty element. `client/endpoint/tools.ts` fills it with tools, as the JSON in `data-tools` describes. */
export function endpointToolsElement(tools: EndpointTools, language: string | undefined): SyntaxNode {
  const messages = formMessages(language);
  const words = tools.form === undefined ? toolMessages(messages) : messages;
  return htmlNode('div', 'djn-tools', [], { dataTools: JSON.stringify({ ...tools, words }) });
}

/** Arranges a section. Several responses become tabs, with the status as their titles. */
function sectionNodes({ heading, name, nodes }: Section, context: ArrangeContext): SyntaxNode[] {
  const { before: intro, sections } = name === 'responses' ? splitSections(nodes, 3) : { before: nodes, sections: [] };
  const subsections = sections.map((section) => ({
    section,
    content: convertMemberLists(section.nodes, section.name, context),
  }));
  const subsectionNodes =
    subsections.length < 2
      ? subsections.flatMap(({ section, content }) => [section.heading, ...content])
      : [
          jsxNode(
            'Tabs',
            {},
            subsections.map(({ section, content }) => jsxNode('Tab', { title: nodeText(section.heading) }, content)),
          ),
        ];
  return [heading, ...convertMemberLists(intro, name, context), ...subsectionNodes];
}

/**
 * Converts first lines of bodies and lists of members. Ids of members begin with `idPrefix`, or with `PREFIX-header` for
 * response headers.
 */
function convertMemberLists(nodes: readonly SyntaxNode[], idPrefix: string, context: ArrangeContext): SyntaxNode[] {
  return nodes.map((node) => {
    const part = memberPart(node);
    if (part !== undefined) return htmlNode('div', 'djn-body', renderMemberHead(part, undefined, context));
    if (!hasMembers(node)) return node;
    return renderMemberList(node, node.data?.part?.kind === 'headers' ? `${idPrefix}-header` : idPrefix, context);
  });
}

function renderCallLine(node: SyntaxNode): SyntaxNode {
  const part = node.data?.part;
  if (part?.kind !== 'call') return node;
  return htmlNode('p', 'djn-call', [
    htmlNode('span', `djn-method djn-method-${part.method.toLowerCase()}`, [textNode(part.method)]),
    textNode(' '),
    htmlNode('code', 'djn-call-path', part.path.split(/(\{[^{}]*\}|\/)/).flatMap(renderPathPart)),
  ]);
}

/** Long paths wrap before a slash. */
function renderPathPart(text: string): SyntaxNode[] {
  if (text === '/') return [htmlNode('wbr', undefined, []), textNode(text)];
  if (text.startsWith('{')) return [htmlNode('span', 'djn-call-name', [textNode(text)])];
  return text === '' ? [] : [textNode(text)];
}

/** Wraps the URLs of servers in one element, which `client/endpoint/servers.ts` hides if it adds a choice. */
function wrapServers(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const isServer = ({ data }: SyntaxNode): boolean => data?.part?.kind === 'servers';
  const firstIndex = nodes.findIndex(isServer);
  return firstIndex === -1
    ? [...nodes]
    : nodes
        .filter((node) => !isServer(node))
        .toSpliced(firstIndex, 0, htmlNode('div', 'djn-servers', nodes.filter(isServer)));
}

function memberPart({ data }: SyntaxNode): MemberPart | undefined {
  return data?.part?.kind === 'member' ? data.part : undefined;
}

function hasMembers({ type, children = [] }: SyntaxNode): boolean {
  return type === 'list' && children.some((item) => memberPart(item) !== undefined);
}

function renderMemberList({ children = [] }: SyntaxNode, idPrefix: string, context: ArrangeContext): SyntaxNode {
  return htmlNode(
    'ul',
    'djn-members',
    children.map((item) => renderMember(item, idPrefix, context)),
  );
}

function renderMember(item: SyntaxNode, parentPrefix: string, context: ArrangeContext): SyntaxNode {
  const part = memberPart(item);
  const [line, ...blocks] = item.children ?? [];
  const idPrefix =
    part === undefined
      ? parentPrefix
      : `${parentPrefix}-${toIdPart(part.title.map(asSyntaxNode).map(nodeText).join(''))}`;
  const id = part === undefined ? undefined : context.idOf(idPrefix);
  const head =
    part === undefined
      ? [htmlNode('div', 'djn-member-body', line?.children ?? [])]
      : renderMemberHead(part, id, context);
  const content = blocks.map((block) => (hasMembers(block) ? renderNestedMembers(block, idPrefix, context) : block));
  // Several authorization schemes with many scopes would push the parameters down.
  const isFolded = part?.itemKind === 'scheme' && content.length > 0;
  const foldedContent = isFolded ? [renderExpandable(context.words.details, content)] : content;
  return htmlNode('li', 'djn-member', [...head, ...foldedContent], id === undefined ? {} : { id });
}

function renderMemberHead(
  { title, type, marks, details }: MemberPart,
  id: string | undefined,
  { words }: ArrangeContext,
): SyntaxNode[] {
  const link = { href: `#${encodeURIComponent(id ?? '')}`, ariaLabel: words.linkToField };
  const parts = [
    htmlNode('span', 'djn-member-name', title.map(asSyntaxNode)),
    ...(type === '' ? [] : [textNode(' '), htmlNode('span', 'djn-field-type', [textNode(type)])]),
    ...marks.flatMap((mark) => {
      const classSuffix = mark === words.required ? 'required' : mark === words.deprecated ? 'deprecated' : 'label';
      return [textNode(' '), htmlNode('span', `djn-field-${classSuffix}`, [textNode(mark)])];
    }),
    ...(id === undefined ? [] : [htmlNode('span', 'djn-member-link', [htmlNode('a', undefined, [], link)])]),
  ];
  const body = details.length === 0 ? [] : [htmlNode('div', 'djn-member-body', details.map(asSyntaxNode))];
  return [htmlNode('div', 'djn-member-head', parts), ...body];
}

function renderNestedMembers(list: SyntaxNode, idPrefix: string, context: ArrangeContext): SyntaxNode {
  // Items about the value itself, such as its examples, are not members and don't count.
  const parts = (list.children ?? []).flatMap((item) => memberPart(item) ?? []);
  const itemKind = parts[0]?.itemKind ?? 'member';
  const members = renderMemberList(list, idPrefix, context);
  return itemKind === 'scheme'
    ? members
    : renderExpandable(context.words.count(parts.length, itemKind), [members], context.isExpanded);
}

function renderExpandable(title: string, content: readonly SyntaxNode[], isOpen = false): SyntaxNode {
  const blocks = [
    htmlNode('summary', 'djn-expandable-head', [textNode(title)]),
    htmlNode('div', 'djn-expandable-body', content),
  ];
  return htmlNode('details', 'djn-expandable', blocks, isOpen ? { open: 'open' } : {});
}
