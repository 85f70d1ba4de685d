import { groupBy } from '../../core/values.ts';
import type { EndpointMessages } from '../../endpoints/messages.ts';
import type { ExampleProps } from '../component-props.ts';
import type { SyntaxNode } from '../syntax/node.ts';

export interface Section {
  readonly heading: SyntaxNode;
  readonly name: string;
  readonly nodes: readonly SyntaxNode[];
}

/** A `RequestExample` or `ResponseExample` of an endpoint page. */
export interface AuthorExample {
  readonly kind: ExampleProps['kind'];
  readonly html: string;
}

/** Splits nodes at the headings of a depth. Returns the nodes above the first heading separately. */
export function splitSections(nodes: readonly SyntaxNode[], depth: number) {
  const intro: SyntaxNode[] = [];
  const sections: (Section & { readonly nodes: SyntaxNode[] })[] = [];
  for (const node of nodes) {
    if (node.type === 'heading' && node.depth === depth)
      sections.push({ heading: node, name: sectionName(node), nodes: [] });
    else (sections.at(-1)?.nodes ?? intro).push(node);
  }
  return { before: intro, sections };
}

function sectionName(heading: SyntaxNode): string {
  const part = heading.data?.part;
  return toIdPart(part?.kind === 'section' ? part.name : nodeText(heading));
}

/** Converts a name to a part of an id, at most 80 characters long: `X-Rate Limit` → `X-Rate-Limit`. */
export function toIdPart(name: string): string {
  return (
    name
      .replace(/[^\p{L}\p{N}_.]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'value'
  );
}

/** Sections whose examples an author can replace. */
const exampleSections: ReadonlyMap<string, AuthorExample['kind']> = new Map([
  ['body', 'request'],
  ['responses', 'response'],
  ['samples', 'request'],
]);

/** Removes the examples of the specification that the author's examples replace. */
export function removeReplacedExamples(
  nodes: readonly SyntaxNode[],
  authorExamples: readonly AuthorExample[],
): SyntaxNode[] {
  const { before: intro, sections } = splitSections(nodes, 2);
  const remaining = sections.flatMap((section) => {
    const isReplaced = authorExamples.some(({ kind }) => kind === exampleSections.get(section.name));
    if (!isReplaced) return [section.heading, ...section.nodes];
    const { nodes: textNodes } = separateExamples(section);
    return textNodes.length === 0 ? [] : [section.heading, ...textNodes];
  });
  return [...intro, ...remaining];
}

/** Splits the sections of an endpoint page into two columns: text, and request and response examples. */
export function splitColumns(sections: readonly Section[]) {
  const sampleSection = sections.find(({ name }) => name === 'samples');
  const text = sections
    .filter((section) => section !== sampleSection)
    .map((section) => ({ ...section, ...separateExamples(section) }));
  // Examples of request bodies join the code samples as tabs.
  const isRequestSection = ({ name }: Section): boolean => sampleSection !== undefined && name !== 'responses';
  const requestExamples = text.filter(isRequestSection).flatMap(({ blocks }) => blocks);
  const otherSections = text.filter((section) => !isRequestSection(section) && section.blocks.length > 0);
  return {
    text,
    side: [
      ...(sampleSection === undefined
        ? []
        : [sampleSection.heading, ...createCodeGroup([...separateExamples(sampleSection).blocks, ...requestExamples])]),
      ...otherSections.flatMap(({ heading, blocks }) => [createGroupTitle(heading), ...createCodeGroup(blocks)]),
    ],
  };
}

/** Separates the code blocks of a section from its text. Titles of examples start with the heading above them. */
function separateExamples({ heading, nodes }: Section) {
  const textNodes: SyntaxNode[] = [];
  const blocks: TitledBlock[] = [];
  let headingAbove = nodeText(heading);
  for (const node of nodes) {
    const part = node.data?.part;
    if (node.type === 'heading') headingAbove = nodeText(node);
    if (part?.kind === 'sample') blocks.push({ block: node, title: part.title });
    else if (part?.kind === 'example')
      blocks.push({ block: node, title: part.title === '' ? headingAbove : `${headingAbove}: ${part.title}` });
    else if (part?.kind !== 'lead') textNodes.push(node);
  }
  return { nodes: textNodes, blocks };
}

/** Creates the title of a group of examples. It isn't a heading, because the section already has a heading. */
function createGroupTitle(heading: SyntaxNode): SyntaxNode {
  return htmlNode('p', 'djn-endpoint-title', [textNode(nodeText(heading))]);
}

interface TitledBlock {
  readonly block: SyntaxNode;
  readonly title: string;
}

/** Combines several code blocks into tabs. Appends the language to equal titles: `Body (JSON)`. */
function createCodeGroup(blocks: readonly TitledBlock[]): SyntaxNode[] {
  const blocksByTitle = groupBy(blocks, ({ title }) => title);
  const titledBlocks = blocks.map(({ block, title }) => {
    const { lang } = block;
    if (!lang || blocksByTitle.get(title)?.length === 1) return withTitle(block, title);
    return withTitle(block, `${title} (${lang.toUpperCase()})`);
  });
  return titledBlocks.length > 1 ? [jsxNode('CodeGroup', {}, titledBlocks)] : titledBlocks;
}

function withTitle(block: SyntaxNode, title: string): SyntaxNode {
  return { ...block, meta: `title="${title.replaceAll('"', "'")}"` };
}

/** Puts the author's requests above the examples of the specification, and the author's responses below. */
export function writeSide(
  generatedHtml: string,
  authorExamples: readonly AuthorExample[],
  { codeSamples, responses }: EndpointMessages,
): string {
  const write = (kind: AuthorExample['kind'], title: string): string => {
    const examples = authorExamples.filter((example) => example.kind === kind);
    const html = examples.map((example) => example.html).join('');
    return html === '' ? '' : `<p class="djn-endpoint-title">${title}</p>${html}`;
  };
  return `${write('request', codeSamples)}${generatedHtml}${write('response', responses)}`;
}

/** Puts examples next to all of a page's text; without examples, returns the text. */
export function writeColumns(text: string, side: string): string {
  return side === ''
    ? text
    : `<div class="djn-endpoint"><div class="djn-endpoint-columns"><div class="djn-endpoint-text">${text}</div><div class="djn-endpoint-side">${side}</div></div></div>`;
}

export function htmlNode(
  tagName: string,
  className: string | undefined,
  children: readonly SyntaxNode[],
  properties: Readonly<Record<string, string>> = {},
): SyntaxNode {
  const hProperties = { ...(className === undefined ? {} : { class: className }), ...properties };
  return { type: 'part', data: { hName: tagName, hProperties }, children: [...children] };
}

export function jsxNode(
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly SyntaxNode[],
): SyntaxNode {
  const jsxAttributes = Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return { type: 'mdxJsxFlowElement', name, attributes: jsxAttributes, children: [...children] };
}

export function textNode(value: string): SyntaxNode {
  return { type: 'text', value };
}

export function nodeText({ value = '', children = [] }: SyntaxNode): string {
  return value + children.map(nodeText).join('');
}
