import { type EndpointMessages, formMessages, toolMessages } from '../../endpoints/messages.ts';
import type { MemberPart } from '../../endpoints/page.ts';
import { asTree, type SyntaxNode } from '../syntax/node.ts';
import type { EndpointTools } from '../types.ts';
import { addressPart, besideText, component, element, type Section, split, text, textOf } from './endpoint-columns.ts';

/** What gives values their ids, and the page its words. */
interface Place {
  readonly words: EndpointMessages;
  /** An id that nothing else of the page has: the one that is wanted, if it is free. */
  readonly idOf: (wanted: string) => string | undefined;
}

/**
 * The page of an endpoint as components, by what its nodes say they are: what is called as a line of its own, members with
 * their types that open when readers ask, answers and code samples as tabs. Anything else stays as it is.
 *
 * @param nodes The page as Markdown.
 * @param words What the page was written with.
 */
export function arrangeEndpoint(
  nodes: readonly SyntaxNode[],
  words: EndpointMessages,
  idOf: Place['idOf'],
): SyntaxNode[] {
  const { before, sections } = split(nodes, 2);
  const place = { words, idOf };
  const { text: beside, side } = besideText(sections);
  const page = [...withServers(before.map(callLine)), ...beside.flatMap((section) => sectionNodes(section, place))];
  if (side.length === 0) return page;
  const columns = [element('div', 'djn-endpoint-text', page), element('div', 'djn-endpoint-side', side)];
  return [element('div', 'djn-endpoint', [element('div', 'djn-endpoint-columns', columns)])];
}

/** Where a script puts the tools of a page: what they need is data in an attribute, and nothing is shown without it. */
export function toolsPlace(tools: EndpointTools, language: string | undefined): SyntaxNode {
  const all = formMessages(language);
  const words = tools.form === undefined ? toolMessages(all) : all;
  return element('div', 'djn-tools', [], { dataTools: JSON.stringify({ ...tools, words }) });
}

/** Sections of one level more as tabs, if there are several: the answers by their status. */
function sectionNodes({ heading, name, nodes }: Section, place: Place): SyntaxNode[] {
  const { before, sections } = name === 'responses' ? split(nodes, 3) : { before: nodes, sections: [] };
  const parts = sections.map((section) => ({ section, inside: arranged(section.nodes, section.name, place) }));
  const shown =
    parts.length < 2
      ? parts.flatMap(({ section, inside }) => [section.heading, ...inside])
      : [
          component(
            'Tabs',
            {},
            parts.map(({ section, inside }) => component('Tab', { title: textOf(section.heading) }, inside)),
          ),
        ];
  return [heading, ...arranged(before, name, place), ...shown];
}

/** Blocks with their lists of values, each of which has an address. Headers of an answer are apart from its body. */
function arranged(nodes: readonly SyntaxNode[], address: string, place: Place): SyntaxNode[] {
  return nodes.map((node) => {
    if (!hasMembers(node)) return withFoldedSchemes(node, place);
    return members(node, node.data?.part?.kind === 'headers' ? `${address}-header` : address, place);
  });
}

/** Of several schemes of authorization, each has its first line in sight: the fields of the call come after them. */
function withFoldedSchemes(node: SyntaxNode, place: Place): SyntaxNode {
  const { type, data, children = [] } = node;
  if (type !== 'list' && type !== 'listItem') return node;
  const [line, ...rest] = children;
  if (data?.part?.kind !== 'scheme' || line === undefined || rest.length === 0) {
    return { ...node, children: children.map((child) => withFoldedSchemes(child, place)) };
  }
  const look = { ...data, hProperties: { class: 'djn-scheme' } };
  return { ...node, data: look, children: [line, expandable(place.words.details, rest)] };
}

/** `GET /users/{id}` alone in a paragraph. */
function callLine(node: SyntaxNode): SyntaxNode {
  const part = node.data?.part;
  if (part?.kind !== 'call') return node;
  const steps = part.path.split(/(\{[^{}]*\})/).filter((step) => step !== '');
  return element('p', 'djn-call', [
    element('span', `djn-method djn-method-${part.method.toLowerCase()}`, [text(part.method)]),
    text(' '),
    element(
      'code',
      'djn-call-path',
      steps.map((step) => (step.startsWith('{') ? element('span', 'djn-call-name', [text(step)]) : text(step))),
    ),
  ]);
}

/** The addresses of servers in one element: where readers choose among them, a script hides it. */
function withServers(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const isServer = ({ data }: SyntaxNode): boolean => data?.part?.kind === 'servers';
  const first = nodes.findIndex(isServer);
  return first === -1
    ? [...nodes]
    : nodes
        .filter((node) => !isServer(node))
        .toSpliced(first, 0, element('div', 'djn-servers', nodes.filter(isServer)));
}

function partOf({ data }: SyntaxNode): MemberPart | undefined {
  return data?.part?.kind === 'member' ? data.part : undefined;
}

function hasMembers({ type, children = [] }: SyntaxNode): boolean {
  return type === 'list' && children.some((item) => partOf(item) !== undefined);
}

/** A list of named values, and what they contain, at any depth. */
function members({ children = [] }: SyntaxNode, address: string, place: Place): SyntaxNode {
  return element(
    'ul',
    'djn-members',
    children.map((item) => member(item, address, place)),
  );
}

function member(item: SyntaxNode, around: string, place: Place): SyntaxNode {
  const part = partOf(item);
  const [line, ...blocks] = item.children ?? [];
  const address = part === undefined ? around : `${around}-${addressPart(part.title.map(asTree).map(textOf).join(''))}`;
  const id = part === undefined ? undefined : place.idOf(address);
  const first = part === undefined ? [element('div', 'djn-member-body', line?.children ?? [])] : head(part, id, place);
  const inside = blocks.map((block) => (hasMembers(block) ? folded(block, address, place) : block));
  return element('li', 'djn-member', [...first, ...inside], id === undefined ? {} : { id });
}

/** A name with its type, its marks and a link to itself, and what is said of it. */
function head({ title, type, marks, details }: MemberPart, id: string | undefined, { words }: Place): SyntaxNode[] {
  const link = { href: `#${encodeURIComponent(id ?? '')}`, ariaLabel: words.linkToField };
  const parts = [
    element('span', 'djn-member-name', title.map(asTree)),
    ...(type === '' ? [] : [text(' '), element('span', 'djn-field-type', [text(type)])]),
    ...marks.flatMap((mark) => {
      const look = mark === words.required ? 'required' : mark === words.deprecated ? 'deprecated' : 'label';
      return [text(' '), element('span', `djn-field-${look}`, [text(mark)])];
    }),
    ...(id === undefined ? [] : [element('span', 'djn-member-link', [element('a', undefined, [], link)])]),
  ];
  const body = details.length === 0 ? [] : [element('div', 'djn-member-body', details.map(asTree))];
  return [element('div', 'djn-member-head', parts), ...body];
}

/** What a member contains is closed until readers or a search within the page open it. */
function folded(list: SyntaxNode, address: string, place: Place): SyntaxNode {
  // An item that says something of the value itself, such as its examples, is none of its members.
  const parts = (list.children ?? []).flatMap((item) => partOf(item) ?? []);
  const title = place.words.count(parts.length, parts[0]?.itemKind ?? 'member');
  return expandable(title, [members(list, address, place)]);
}

function expandable(title: string, inside: readonly SyntaxNode[]): SyntaxNode {
  return element('details', 'djn-expandable', [
    element('summary', 'djn-expandable-head', [text(title)]),
    element('div', 'djn-expandable-body', inside),
  ]);
}
