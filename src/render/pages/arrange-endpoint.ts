import { type EndpointMessages, formMessages, toolMessages } from '../../endpoints/messages.ts';
import type { MemberPart } from '../../endpoints/page.ts';
import { asTree, type SyntaxNode } from '../syntax/node.ts';
import type { EndpointTools } from '../types.ts';
import {
  htmlNode,
  idPart,
  jsxNode,
  nodeText,
  type Section,
  splitColumns,
  splitSections,
  textNode,
} from './endpoint-columns.ts';

interface ArrangeContext {
  readonly words: EndpointMessages;
  /** Makes an id unique on the page by appending a number. */
  readonly idOf: (wanted: string) => string | undefined;
}

/**
 * Arranges the nodes of an endpoint page by their `data.part`: the call as one line, members in foldable lists,
 * responses and code samples as tabs. Other nodes stay unchanged.
 */
export function arrangeEndpoint(
  nodes: readonly SyntaxNode[],
  words: EndpointMessages,
  idOf: ArrangeContext['idOf'],
): SyntaxNode[] {
  const { before, sections } = splitSections(nodes, 2);
  const context = { words, idOf };
  const { text: textSections, side } = splitColumns(sections);
  const page = [
    ...withServers(before.map(callLine)),
    ...textSections.flatMap((section) => sectionNodes(section, context)),
  ];
  if (side.length === 0) return page;
  const columns = [htmlNode('div', 'djn-endpoint-text', page), htmlNode('div', 'djn-endpoint-side', side)];
  return [htmlNode('div', 'djn-endpoint', [htmlNode('div', 'djn-endpoint-columns', columns)])];
}

/** Creates an empty element. `client/endpoint/tools.ts` fills it with tools, as the JSON in `data-tools` describes. */
export function endpointToolsElement(tools: EndpointTools, language: string | undefined): SyntaxNode {
  const all = formMessages(language);
  const words = tools.form === undefined ? toolMessages(all) : all;
  return htmlNode('div', 'djn-tools', [], { dataTools: JSON.stringify({ ...tools, words }) });
}

/** Arranges a section. Several responses become tabs, with the status as their titles. */
function sectionNodes({ heading, name, nodes }: Section, context: ArrangeContext): SyntaxNode[] {
  const { before, sections } = name === 'responses' ? splitSections(nodes, 3) : { before: nodes, sections: [] };
  const parts = sections.map((section) => ({ section, inside: withMembers(section.nodes, section.name, context) }));
  const shown =
    parts.length < 2
      ? parts.flatMap(({ section, inside: content }) => [section.heading, ...content])
      : [
          jsxNode(
            'Tabs',
            {},
            parts.map(({ section, inside: content }) => jsxNode('Tab', { title: nodeText(section.heading) }, content)),
          ),
        ];
  return [heading, ...withMembers(before, name, context), ...shown];
}

/** Converts lists of members. Their ids begin with `idPrefix`, or with `PREFIX-header` for response headers. */
function withMembers(nodes: readonly SyntaxNode[], idPrefix: string, context: ArrangeContext): SyntaxNode[] {
  return nodes.map((node) => {
    if (!hasMembers(node)) return withFoldedSchemes(node, context);
    return memberList(node, node.data?.part?.kind === 'headers' ? `${idPrefix}-header` : idPrefix, context);
  });
}

/** Folds all but the first line of each authorization scheme, so that long schemes don't push the parameters down. */
function withFoldedSchemes(node: SyntaxNode, context: ArrangeContext): SyntaxNode {
  const { type, data, children = [] } = node;
  if (type !== 'list' && type !== 'listItem') return node;
  const [line, ...rest] = children;
  if (data?.part?.kind !== 'scheme' || line === undefined || rest.length === 0) {
    return { ...node, children: children.map((child) => withFoldedSchemes(child, context)) };
  }
  const look = { ...data, hProperties: { class: 'djn-scheme' } };
  return { ...node, data: look, children: [line, expandable(context.words.details, rest)] };
}

function callLine(node: SyntaxNode): SyntaxNode {
  const part = node.data?.part;
  if (part?.kind !== 'call') return node;
  const steps = part.path.split(/(\{[^{}]*\})/).filter((step) => step !== '');
  return htmlNode('p', 'djn-call', [
    htmlNode('span', `djn-method djn-method-${part.method.toLowerCase()}`, [textNode(part.method)]),
    textNode(' '),
    htmlNode(
      'code',
      'djn-call-path',
      steps.map((step) =>
        step.startsWith('{') ? htmlNode('span', 'djn-call-name', [textNode(step)]) : textNode(step),
      ),
    ),
  ]);
}

/** Wraps the URLs of servers in one element, which `client/endpoint/servers.ts` hides if it adds a choice. */
function withServers(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const isServer = ({ data }: SyntaxNode): boolean => data?.part?.kind === 'servers';
  const first = nodes.findIndex(isServer);
  return first === -1
    ? [...nodes]
    : nodes
        .filter((node) => !isServer(node))
        .toSpliced(first, 0, htmlNode('div', 'djn-servers', nodes.filter(isServer)));
}

function partOf({ data }: SyntaxNode): MemberPart | undefined {
  return data?.part?.kind === 'member' ? data.part : undefined;
}

function hasMembers({ type, children = [] }: SyntaxNode): boolean {
  return type === 'list' && children.some((item) => partOf(item) !== undefined);
}

function memberList({ children = [] }: SyntaxNode, idPrefix: string, context: ArrangeContext): SyntaxNode {
  return htmlNode(
    'ul',
    'djn-members',
    children.map((item) => member(item, idPrefix, context)),
  );
}

function member(item: SyntaxNode, parentPrefix: string, context: ArrangeContext): SyntaxNode {
  const part = partOf(item);
  const [line, ...blocks] = item.children ?? [];
  const idPrefix =
    part === undefined ? parentPrefix : `${parentPrefix}-${idPart(part.title.map(asTree).map(nodeText).join(''))}`;
  const id = part === undefined ? undefined : context.idOf(idPrefix);
  const first =
    part === undefined ? [htmlNode('div', 'djn-member-body', line?.children ?? [])] : memberHead(part, id, context);
  const content = blocks.map((block) => (hasMembers(block) ? foldedMembers(block, idPrefix, context) : block));
  return htmlNode('li', 'djn-member', [...first, ...content], id === undefined ? {} : { id });
}

function memberHead(
  { title, type, marks, details }: MemberPart,
  id: string | undefined,
  { words }: ArrangeContext,
): SyntaxNode[] {
  const link = { href: `#${encodeURIComponent(id ?? '')}`, ariaLabel: words.linkToField };
  const parts = [
    htmlNode('span', 'djn-member-name', title.map(asTree)),
    ...(type === '' ? [] : [textNode(' '), htmlNode('span', 'djn-field-type', [textNode(type)])]),
    ...marks.flatMap((mark) => {
      const look = mark === words.required ? 'required' : mark === words.deprecated ? 'deprecated' : 'label';
      return [textNode(' '), htmlNode('span', `djn-field-${look}`, [textNode(mark)])];
    }),
    ...(id === undefined ? [] : [htmlNode('span', 'djn-member-link', [htmlNode('a', undefined, [], link)])]),
  ];
  const body = details.length === 0 ? [] : [htmlNode('div', 'djn-member-body', details.map(asTree))];
  return [htmlNode('div', 'djn-member-head', parts), ...body];
}

function foldedMembers(list: SyntaxNode, idPrefix: string, context: ArrangeContext): SyntaxNode {
  // Items about the value itself, such as its examples, are not members and don't count.
  const parts = (list.children ?? []).flatMap((item) => partOf(item) ?? []);
  const title = context.words.count(parts.length, parts[0]?.itemKind ?? 'member');
  return expandable(title, [memberList(list, idPrefix, context)]);
}

function expandable(title: string, content: readonly SyntaxNode[]): SyntaxNode {
  return htmlNode('details', 'djn-expandable', [
    htmlNode('summary', 'djn-expandable-head', [textNode(title)]),
    htmlNode('div', 'djn-expandable-body', content),
  ]);
}
