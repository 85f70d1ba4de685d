import type { EndpointMessages } from '../../endpoints/messages.ts';
import type { SyntaxNode } from '../syntax/node.ts';

/** A heading, and what is below it. */
export interface Section {
  readonly heading: SyntaxNode;
  readonly nodes: readonly SyntaxNode[];
}

/** Sections by their headings, and what is before the first. */
export function split(nodes: readonly SyntaxNode[], depth: number) {
  const before: SyntaxNode[] = [];
  const sections: (Section & { readonly nodes: SyntaxNode[] })[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth) sections.push({ heading: node, nodes: [] });
    else (sections.at(-1)?.nodes ?? before).push(node);
  }
  return { before, sections };
}

/** The sections of an endpoint page in two columns: what is read, and what is sent and answered. */
export function besideText(sections: readonly Section[], words: EndpointMessages) {
  const isSamples = ({ heading }: Section): boolean => textOf(heading) === words.codeSamples;
  const text = sections
    .filter((section) => !isSamples(section))
    .map((section) => ({ ...section, ...withoutExamples(section, words) }));
  const [samples] = sections.filter(isSamples);
  const isAnswer = ({ heading }: Section): boolean => textOf(heading) === words.responses;
  // What a sample sends can be looked at by itself.
  const bodies = samples === undefined ? [] : text.filter((section) => !isAnswer(section));
  const others = text.filter((section) => !bodies.includes(section) && section.blocks.length > 0);
  return {
    text,
    side: [
      ...(samples === undefined
        ? []
        : [samples.heading, ...groupOf([...samplesOf(samples.nodes), ...bodies.flatMap(({ blocks }) => blocks)])]),
      ...others.flatMap(({ heading, blocks }) => [titleOf(heading), ...groupOf(blocks)]),
    ],
  };
}

/** The examples of a section, each a block of code that is titled with the heading above it. */
function withoutExamples({ heading, nodes }: Section, words: EndpointMessages) {
  const rest: SyntaxNode[] = [];
  const blocks: SyntaxNode[] = [];
  let above = textOf(heading);
  for (const node of nodes) {
    if (node.type === 'heading') above = textOf(node);
    const lead = node.type === 'code' ? textOf(rest.at(-1)).trim() : '';
    if (!lead.startsWith(words.example)) {
      rest.push(node);
      continue;
    }
    rest.pop();
    const own = lead.slice(words.example.length).replace(/^[\s,:]+|[\s:]+$/g, '');
    blocks.push(titled(node, own === '' ? above : `${above}: ${own}`));
  }
  return { nodes: rest, blocks };
}

/** Names the section that examples are of: no heading, for the section has one. */
function titleOf(heading: SyntaxNode): SyntaxNode {
  return element('p', 'djn-endpoint-title', [text(textOf(heading))]);
}

/** Blocks of code from pairs of a bold name and a block; anything else stays. */
function samplesOf(nodes: readonly SyntaxNode[]): SyntaxNode[] {
  const blocks = nodes.filter(({ type }) => type === 'code');
  const names = nodes.filter((node) => node.tagName === 'p' && isBold(node)).map(textOf);
  if (names.length !== blocks.length || nodes.length !== 2 * blocks.length) return [...nodes];
  return blocks.map((block, index) => titled(block, names[index] ?? ''));
}

/** Several blocks of code as tabs. */
function groupOf(blocks: readonly SyntaxNode[]): SyntaxNode[] {
  const isGroup = blocks.length > 1 && blocks.every(({ type }) => type === 'code');
  return isGroup ? [component('CodeGroup', {}, [...blocks])] : [...blocks];
}

function titled(block: SyntaxNode, title: string): SyntaxNode {
  return { ...block, meta: `title="${title.replaceAll('"', "'")}"` };
}

function isBold({ children = [] }: SyntaxNode): boolean {
  const [only, ...others] = children.filter(isSomething);
  return only?.tagName === 'strong' && others.length === 0;
}

/** An element with a class. */
export function element(tagName: string, name: string, children: SyntaxNode[]): SyntaxNode {
  return { type: 'element', tagName, properties: { class: name }, children };
}

/** A component as a page would write it. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: SyntaxNode[],
): SyntaxNode {
  const given = Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }));
  return { type: 'mdxJsxFlowElement', name, attributes: given, children };
}

export function text(value: string): SyntaxNode {
  return { type: 'text', value };
}

/** False for the line breaks between blocks. */
export function isSomething({ type, value = '' }: SyntaxNode): boolean {
  return type !== 'text' || value.trim() !== '';
}

/** All the words in a node; empty for none. */
export function textOf(node: SyntaxNode | undefined): string {
  if (node === undefined) return '';
  return node.type === 'text' ? (node.value ?? '') : (node.children ?? []).map(textOf).join('');
}
