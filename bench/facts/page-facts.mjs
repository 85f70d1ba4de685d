/* Reads an endpoint page from its tree: sections, named values with their lists, code blocks. */

/** Text of nodes, including code. */
export function textOf(node) {
  if (Array.isArray(node)) return node.map(textOf).join(' ');
  if (node.children !== undefined) return node.children.map(textOf).join(isBlock(node) ? ' ' : '');
  return node.value ?? node.alt ?? (node.type === 'break' ? ' ' : '');
}

function isBlock({ type }) {
  return !['paragraph', 'emphasis', 'strong', 'delete', 'link', 'heading', 'tableCell'].includes(type);
}

/** Inline code in nodes. */
export function codesOf(nodes) {
  return nodes.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : codesOf(node.children ?? [])));
}

/** Blocks of a page by heading of one depth. Blocks before the first heading have the key `''`. */
export function sectionsOf(blocks, depth) {
  const sections = [{ title: '', blocks: [] }];
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === depth) sections.push({ title: textOf(block), blocks: [] });
    else sections.at(-1).blocks.push(block);
  }
  return sections;
}

/** The last list among blocks, which is the list of members. */
export function listOf(blocks) {
  return blocks.findLast(({ type }) => type === 'list')?.children ?? [];
}

/** Reads an item of a list of values: name, text in parentheses, full text, inline code, and nested items. */
export function readValue(item) {
  const [first, ...others] = item.children;
  const children = others.findLast(({ type }) => type === 'list')?.children ?? [];
  const own = [first, ...others.filter(({ children: inner }) => inner !== children)];
  const [name, second] = first.children ?? [];
  const behind = name?.type === 'text' ? name.value.replace(/^[^(]*(?= \()/, '') : (second?.value ?? '');
  const label = /^ \(([^()]+)\)(?=:| |$)/.exec(behind)?.[1] ?? '';
  const values = children.filter(isValue);
  return {
    name: textOf(name ?? []),
    kind: name?.type,
    label,
    lead: lead(item),
    text: textOf([item]),
    codes: [...codesOf(own), ...codesOf(values)],
    children,
  };
}

/** Reads a body as one value: the blocks before its list, and the list. */
export function bodyOf(blocks) {
  const list = blocks.findLastIndex(({ type }) => type === 'list');
  const children = list === -1 ? [] : blocks[list].children;
  const own = list === -1 ? blocks : blocks.filter((_, index) => index !== list);
  const values = children.filter(isValue);
  return {
    ...{ name: '', kind: undefined, lead: '', children },
    label: textOf(own.filter(({ type }) => type === 'paragraph')),
    text: textOf(blocks),
    codes: [...codesOf(own), ...codesOf(values)],
  };
}

/** True for a single allowed value that has its own list item, and for the paragraph that introduces several. */
function isValue(item) {
  const [name, behind] = item.children?.[0]?.children ?? [];
  return lead(item) === 'Further values:' || (name?.type === 'inlineCode' && !/^ \([^()]+\)/.test(behind?.value ?? ''));
}

/** Text of an item's first line. */
function lead(item) {
  const [first] = item.children ?? [];
  return first?.type === 'paragraph' ? textOf(first).trim() : '';
}
