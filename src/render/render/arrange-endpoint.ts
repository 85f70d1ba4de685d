import type { EndpointMessages } from '../../endpoints/messages.ts';
import type { SyntaxNode } from '../syntax/node.ts';

const call = /^([A-Z]+) (\/\S*|\S+:\/\/\S*)$/;

/**
 * The page of an endpoint as components where its Markdown has a plain form for them: what is called as a line of its
 * own, members with their types that open when readers ask, answers and code samples as tabs. What has another form
 * than the pages of specifications have stays as it is.
 *
 * @param nodes The tree of HTML of the page (`toHtmlTree`).
 * @param words What the page was written with.
 */
export function arrangeEndpoint(nodes: readonly SyntaxNode[], words: EndpointMessages): SyntaxNode[] {
  const [intro = { nodes: [] }, ...sections] = split(nodes.filter(isSomething), 2);
  return [
    ...intro.nodes.map(callLine),
    ...sections.flatMap(({ heading, nodes: inside }) => {
      const arranged = inside.map((node) => withMembers(node, words));
      const title = textOf(heading);
      if (title === words.codeSamples) return [heading as SyntaxNode, ...samples(arranged)];
      return [heading as SyntaxNode, ...(title === words.responses ? answers(arranged) : arranged)];
    }),
  ];
}

interface Section {
  /** Undefined for what is before the first. */
  readonly heading?: SyntaxNode;
  readonly nodes: SyntaxNode[];
}

function split(nodes: readonly SyntaxNode[], depth: number): Section[] {
  const sections: Section[] = [{ nodes: [] }];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) sections.push({ heading: node, nodes: [] });
    else sections.at(-1)?.nodes.push(node);
  }
  return sections;
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

/** Pairs of a bold name and a block of code as one group; anything else stays. */
function samples(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const blocks = nodes.filter(({ type }) => type === 'code');
  const names = nodes.filter((node) => node.tagName === 'p' && isBold(node)).map((node) => textOf(node));
  if (blocks.length < 2 || names.length !== blocks.length || nodes.length !== 2 * blocks.length) return [...nodes];
  const titled = blocks.map((block, index) => ({ ...block, meta: `title="${names[index]?.replaceAll('"', "'")}"` }));
  return [component('CodeGroup', {}, titled)];
}

/** One tab for each status, if there are several. */
function answers(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const [before, ...each] = split(nodes, 3);
  if (each.length < 2) return [...nodes];
  const tabs = each.map(({ heading, nodes: inside }) => component('Tab', { title: textOf(heading) }, inside));
  return [...(before?.nodes ?? []), component('Tabs', {}, tabs)];
}

/** A list of named values, and what they contain, at any depth. */
function withMembers(node: SyntaxNode, words: EndpointMessages): SyntaxNode {
  const items = (node.children ?? []).filter(isSomething);
  if (node.tagName !== 'ul' || !isNamed(nameOf(node))) return node;
  return element(
    'ul',
    'djn-members',
    items.map((item) => member(item, words)),
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

function member(item: SyntaxNode, words: EndpointMessages): SyntaxNode {
  const { line, blocks } = partsOf(item);
  return element('li', 'djn-member', [...headed(line, words), ...blocks.map((block) => folded(block, words))]);
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
function folded(node: SyntaxNode, words: EndpointMessages): SyntaxNode {
  const list = withMembers(node, words);
  if (list === node) return node;
  const count = list.children?.length ?? 0;
  const what = nameOf(node)?.tagName === 'strong' ? 'form' : 'member';
  return element('details', 'djn-expandable', [
    element('summary', 'djn-expandable-head', [text(words.count(count, what))]),
    element('div', 'djn-expandable-body', [list]),
  ]);
}

function element(tagName: string, name: string, children: SyntaxNode[]): SyntaxNode {
  return { type: 'element', tagName, properties: { class: name }, children };
}

function component(name: string, attributes: Readonly<Record<string, string>>, children: SyntaxNode[]): SyntaxNode {
  const given = Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }));
  return { type: 'mdxJsxFlowElement', name, attributes: given, children };
}

function text(value: string): SyntaxNode {
  return { type: 'text', value };
}

/** Between blocks there are line breaks. */
function isSomething({ type, value = '' }: SyntaxNode): boolean {
  return type !== 'text' || value.trim() !== '';
}

function isBold({ children = [] }: SyntaxNode): boolean {
  const [only, ...others] = children.filter(isSomething);
  return only?.tagName === 'strong' && others.length === 0;
}

function textOf(node: SyntaxNode | undefined): string {
  if (node === undefined) return '';
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');
}
