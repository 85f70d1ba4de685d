import type { EndpointMessages, FormMessages } from '../../endpoints/messages.ts';
import type { CallForm } from '../../endpoints/page.ts';
import type { SyntaxNode } from '../syntax/node.ts';
import { besideText, component, element, isSomething, type Section, split, text, textOf } from './endpoint-columns.ts';

const call = /^([A-Z]+) (\/\S*|\S+:\/\/\S*)$/;

/**
 * The page of an endpoint as components where its Markdown has a plain form for them: what is called as a line of its
 * own, members with their types that open when readers ask, answers and code samples as tabs. What has another form
 * than the pages of specifications have stays as it is.
 *
 * @param nodes The tree of HTML of the page (`toHtmlTree`).
 * @param words What the page was written with.
 * @param idOf An id that nothing else of the page has: the one that is wanted, if it is free.
 */
export function arrangeEndpoint(
  nodes: readonly SyntaxNode[],
  words: EndpointMessages,
  idOf: (wanted: string) => string | undefined,
): SyntaxNode[] {
  const { before, sections } = split(nodes.filter(isSomething), 2);
  const place = { words, idOf };
  const { text: beside, side } = besideText(sections, words);
  const page = [...before.map(callLine), ...beside.flatMap((section) => sectionNodes(section, place))];
  if (side.length === 0) return page;
  const columns = [element('div', 'djn-endpoint-text', page), element('div', 'djn-endpoint-side', side)];
  return [element('div', 'djn-endpoint', [element('div', 'djn-endpoint-columns', columns)])];
}

/** Where a script puts the form of a call: what the form needs is data in an attribute, and nothing is shown without it. */
export function formPlace(form: CallForm, words: FormMessages): SyntaxNode {
  const properties = { class: 'djn-try', dataCall: JSON.stringify({ ...form, words }) };
  return { type: 'element', tagName: 'div', properties, children: [] };
}

function sectionNodes({ heading, nodes }: Section, place: Omit<Place, 'address'>): SyntaxNode[] {
  const title = textOf(heading);
  if (title === place.words.responses) return [heading, ...answers(nodes, place)];
  return [heading, ...arranged(nodes, { ...place, address: sectionAddress(title, place.words) })];
}

/** Where values are on a page, and what gives them their ids. */
interface Place {
  readonly words: EndpointMessages;
  readonly idOf: (wanted: string) => string | undefined;
  readonly address: Address;
}

/** Blocks with their lists of values, each of which has an address. */
function arranged(nodes: readonly SyntaxNode[], place: Place): SyntaxNode[] {
  return nodes.map((node, index) => {
    const address = bodyAddress(textOf(nodes[index - 1]), place.address, place.words);
    return withMembers(node, { ...place, address });
  });
}

/** `GET /users/{id}` alone in a paragraph. */
function callLine(node: SyntaxNode): SyntaxNode {
  const [only, ...others] = (node.children ?? []).filter(isSomething);
  if (node.tagName !== 'p' || only?.tagName !== 'code' || others.length > 0) return node;
  const [, method = '', path = ''] = call.exec(textOf(only)) ?? [];
  if (method === '') return node;
  const parts = path.split(/(\{[^{}]*\})/).filter((part) => part !== '');
  return element('p', 'djn-call', [
    element('span', `djn-method djn-method-${method.toLowerCase()}`, [text(method)]),
    text(' '),
    element(
      'code',
      'djn-call-path',
      parts.map((part) => (part.startsWith('{') ? element('span', 'djn-call-name', [text(part)]) : text(part))),
    ),
  ]);
}

/** One tab for each status, if there are several. */
function answers(nodes: readonly SyntaxNode[], place: Omit<Place, 'address'>): SyntaxNode[] {
  const { before, sections } = split(nodes, 3);
  const parts = sections.map(({ heading, nodes: inside }) => ({
    heading,
    nodes: arranged(inside, { ...place, address: ['response', textOf(heading)] }),
  }));
  if (parts.length < 2) {
    return [...before, ...parts.flatMap((part) => [part.heading, ...part.nodes])];
  }
  const tabs = parts.map((part) => component('Tab', { title: textOf(part.heading) }, part.nodes));
  return [...before, component('Tabs', {}, tabs)];
}

/** A list of named values, and what they contain, at any depth. */
function withMembers(node: SyntaxNode, place: Place): SyntaxNode {
  const items = (node.children ?? []).filter(isSomething);
  if (node.tagName !== 'ul' || !isNamed(nameOf(node))) return node;
  return element(
    'ul',
    'djn-members',
    items.map((item) => member(item, place)),
  );
}

function isNamed(name: SyntaxNode | undefined): boolean {
  return name?.tagName === 'code' || name?.tagName === 'strong';
}

/** What a list begins with. */
function nameOf(list: SyntaxNode): SyntaxNode | undefined {
  const [first] = (list.children ?? []).filter(isSomething);
  return first === undefined ? undefined : partsOf(first).line[0];
}

/** The first line of an item, which is a paragraph where another one follows, and the blocks behind it. */
function partsOf({ children = [] }: SyntaxNode): { readonly line: SyntaxNode[]; readonly blocks: SyntaxNode[] } {
  const nodes = children.filter(isSomething);
  const [first] = nodes;
  if (first?.tagName === 'p') return { line: first.children ?? [], blocks: nodes.slice(1) };
  const end = nodes.findIndex(({ tagName = '', type }) => /^(?:ul|ol|p|table)$/.test(tagName) || type === 'code');
  return end === -1 ? { line: nodes, blocks: [] } : { line: nodes.slice(0, end), blocks: nodes.slice(end) };
}

function member(item: SyntaxNode, place: Place): SyntaxNode {
  const { line, blocks } = partsOf(item);
  const address = below(place.address, textOf(line[0]));
  const id = place.idOf(address.join('-'));
  const inner = { ...place, address };
  const [head, ...rest] = headed(line, place.words);
  const link = id === undefined ? [] : [anchor(id, place.words)];
  const linked = head === undefined ? [] : [{ ...head, children: [...(head.children ?? []), ...link] }];
  const children = [...linked, ...rest, ...blocks.map((block) => folded(block, inner))];
  const properties = { class: 'djn-member', ...(id === undefined ? {} : { id }) };
  return { type: 'element', tagName: 'li', properties, children };
}

/** A link to a value itself, for whoever wants to point at it. */
function anchor(id: string, words: EndpointMessages): SyntaxNode {
  const properties = { href: `#${encodeURIComponent(id)}`, ariaLabel: words.linkHere };
  return element('span', 'djn-member-link', [{ type: 'element', tagName: 'a', properties, children: [] }]);
}

/** A name with its type and its marks, and what is said of it. */
function headed([name, next, ...others]: readonly SyntaxNode[], words: EndpointMessages): SyntaxNode[] {
  if (name === undefined) return [];
  const [written = '', inside] = /^ \(([^()]+)\)(?:: ?|$)/.exec(next?.value ?? '') ?? [];
  if (next === undefined || inside === undefined || !isNamed(name)) {
    return [element('div', 'djn-member-body', [name, ...(next === undefined ? [] : [next]), ...others])];
  }
  const said = inside.split(', ');
  const marks = new Map(marked.map((kind) => [words[kind], kind]));
  const type = said.filter((word) => !marks.has(word)).join(', ');
  const head = [
    element('span', 'djn-member-name', [name]),
    ...(type === '' ? [] : [text(' '), element('span', 'djn-field-type', [text(type)])]),
    ...said.flatMap((word) => {
      const kind = marks.get(word);
      return kind === undefined ? [] : [text(' '), mark(word, kind)];
    }),
  ];
  const body = [text((next.value ?? '').slice(written.length)), ...others];
  const isBare = body.every((node) => !isSomething(node));
  return [element('div', 'djn-member-head', head), ...(isBare ? [] : [element('div', 'djn-member-body', body)])];
}

/** What is in the parentheses behind a name, beside its type. */
const marked = ['required', 'deprecated', 'readOnly', 'writeOnly'] as const;

function mark(word: string, kind: (typeof marked)[number]): SyntaxNode {
  const look = kind === 'required' || kind === 'deprecated' ? kind : 'label';
  return element('span', `djn-field-${look}`, [text(word)]);
}

/** What a member contains is closed until readers or a search within the page open it. */
function folded(node: SyntaxNode, place: Place): SyntaxNode {
  const list = withMembers(node, place);
  if (list === node) return node;
  const count = list.children?.length ?? 0;
  const what = nameOf(node)?.tagName === 'strong' ? 'form' : hasLabels(node) ? 'member' : 'value';
  return element('details', 'djn-expandable', [
    element('summary', 'djn-expandable-head', [text(place.words.count(count, what))]),
    element('div', 'djn-expandable-body', [list]),
  ]);
}

/** True for a list of members: each has its type in parentheses. Values allowed are names alone. */
function hasLabels({ children = [] }: SyntaxNode): boolean {
  return children.filter(isSomething).some((item) => / \(/.test(partsOf(item).line[1]?.value ?? ''));
}

/** The parts of the id of a value on an endpoint page, from outside in: `body`, `customer`, `email`. */
export type Address = readonly string[];

/** Where the values of a section are; those of any other section are by its title. */
function sectionAddress(title: string, words: EndpointMessages): Address {
  const known = new Map([
    [words.pathParameters, 'path'],
    [words.queryParameters, 'query'],
    [words.queryString, 'query'],
    [words.headers, 'header'],
    [words.cookies, 'cookie'],
    [words.parameters, 'parameter'],
    [words.requestBody, 'body'],
    [words.authorization, 'authorization'],
  ]);
  return [known.get(title) ?? partOf(title)];
}

/** Headers of an answer are apart from the members of its body. */
function bodyAddress(before: string, address: Address, words: EndpointMessages): Address {
  const headers = words
    .lead(words.headers)
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
  return before.trim() === headers ? [...address, 'header'] : address;
}

/** The address of a value within another. */
function below(address: Address, name: string): Address {
  return [...address, partOf(name)];
}

/** A name as a part of an id: letters and digits of any script, and what is usual between them. */
function partOf(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}_.]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'value'
  );
}
