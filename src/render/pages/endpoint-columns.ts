import { groupBy } from '../../core/values.ts';
import type { SyntaxNode } from '../syntax/node.ts';

/** A heading, and what is below it. */
export interface Section {
  readonly heading: SyntaxNode;
  /** What the addresses of its values begin with. */
  readonly name: string;
  readonly nodes: readonly SyntaxNode[];
}

/** Sections by their headings, and what is before the first. */
export function split(nodes: readonly SyntaxNode[], depth: number) {
  const before: SyntaxNode[] = [];
  const sections: (Section & { readonly nodes: SyntaxNode[] })[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth)
      sections.push({ heading: node, name: nameOf(node), nodes: [] });
    else (sections.at(-1)?.nodes ?? before).push(node);
  }
  return { before, sections };
}

function nameOf(heading: SyntaxNode): string {
  const part = heading.data?.part;
  return addressPart(part?.kind === 'section' ? part.name : textOf(heading));
}

/** A name as a part of an id: letters and digits of any script, and what is usual between them. */
export function addressPart(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}_.]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'value'
  );
}

/** The sections of an endpoint page in two columns: what is read, and what is sent and answered. */
export function besideText(sections: readonly Section[]) {
  const samples = sections.find(({ name }) => name === 'samples');
  const text = sections
    .filter((section) => section !== samples)
    .map((section) => ({ ...section, ...withoutExamples(section) }));
  // What a sample sends can be looked at by itself.
  const isSent = ({ name }: Section): boolean => samples !== undefined && name !== 'responses';
  const sent = text.filter(isSent).flatMap(({ blocks }) => blocks);
  const others = text.filter((section) => !isSent(section) && section.blocks.length > 0);
  return {
    text,
    side: [
      ...(samples === undefined ? [] : [samples.heading, ...groupOf([...withoutExamples(samples).blocks, ...sent])]),
      ...others.flatMap(({ heading, blocks }) => [titleOf(heading), ...groupOf(blocks)]),
    ],
  };
}

/** The blocks of code of a section, each titled with the heading above it or with its own title, and what is left. */
function withoutExamples({ heading, nodes }: Section) {
  const rest: SyntaxNode[] = [];
  const blocks: TitledBlock[] = [];
  let above = textOf(heading);
  for (const node of nodes) {
    const part = node.data?.part;
    if (node.type === 'heading') above = textOf(node);
    if (part?.kind === 'sample') blocks.push({ block: node, title: part.title });
    else if (part?.kind === 'example')
      blocks.push({ block: node, title: part.title === '' ? above : `${above}: ${part.title}` });
    else if (part?.kind !== 'lead') rest.push(node);
  }
  return { nodes: rest, blocks };
}

/** Names the section that examples are of: no heading, for the section has one. */
function titleOf(heading: SyntaxNode): SyntaxNode {
  return element('p', 'djn-endpoint-title', [text(textOf(heading))]);
}

/** A block of code, and what its tab is called. */
interface TitledBlock {
  readonly block: SyntaxNode;
  readonly title: string;
}

/** Several blocks of code as tabs. Those that would be called the same say which format they are in. */
function groupOf(blocks: readonly TitledBlock[]): SyntaxNode[] {
  const times = groupBy(blocks, ({ title }) => title);
  const named = blocks.map(({ block, title }) => {
    const { lang } = block;
    if (!lang || times.get(title)?.length === 1) return titled(block, title);
    return titled(block, `${title} (${lang.toUpperCase()})`);
  });
  return named.length > 1 ? [component('CodeGroup', {}, named)] : named;
}

function titled(block: SyntaxNode, title: string): SyntaxNode {
  return { ...block, meta: `title="${title.replaceAll('"', "'")}"` };
}

/** An element of HTML in a tree of Markdown. */
export function element(
  tagName: string,
  name: string | undefined,
  children: readonly SyntaxNode[],
  properties: Readonly<Record<string, string>> = {},
): SyntaxNode {
  const hProperties = { ...(name === undefined ? {} : { class: name }), ...properties };
  return { type: 'part', data: { hName: tagName, hProperties }, children: [...children] };
}

/** A component as a page would write it. */
export function component(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly SyntaxNode[],
): SyntaxNode {
  const given = Object.entries(attributes).map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value }));
  return { type: 'mdxJsxFlowElement', name, attributes: given, children: [...children] };
}

export function text(value: string): SyntaxNode {
  return { type: 'text', value };
}

/** All the words in a node. */
export function textOf({ value = '', children = [] }: SyntaxNode): string {
  return value + children.map(textOf).join('');
}
