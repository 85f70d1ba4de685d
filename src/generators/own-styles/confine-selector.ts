import parseSelectors, { type Node, type Selector } from 'postcss-selector-parser';

export interface ConfinedSelectors {
  /** Selectors of elements in page content. */
  readonly content: readonly string[];
  /** Selectors of the container of page content. */
  readonly container: readonly string[];
  /** Selectors of the document root, whose properties pages inherit. */
  readonly root: readonly string[];
}

/** Ids, classes and tags of the elements that hosts put around the content of a page. */
const hostContainers = {
  id: new Set(['content-area', 'content-container', 'content', 'mdx-content']),
  class: new Set(['prose', 'mdx-content']),
  tag: new Set(['main', 'article']),
} as const;

/** Classes and attributes that hosts set on the document root. */
const rootMarkers = { class: new Set(['dark', 'light']), attribute: new Set(['data-theme']) } as const;

/**
 * Classes of components in built pages, by the names that hosts document for style sheets
 * (https://mintlify.com/docs/customize/custom-scripts). The names are classes on hosts, and documented as elements.
 */
const componentClasses: ReadonlyMap<string, string> = new Map([
  ...'accordion accordion-group card code-group color-row columns expandable field frame prompt step steps tabs tile tooltip tree update'
    .split(' ')
    .map((name) => [name, `djn-${name}`] as const),
  ['callout', 'djn-aside'],
  ['card-group', 'djn-columns'],
  ['color', 'djn-colors'],
  ['color-item', 'djn-color'],
  ['panel', 'djn-side'],
  ['tree-file', 'djn-file'],
  ['tree-folder', 'djn-folder'],
]);

interface Compound {
  readonly nodes: readonly Node[];
  readonly combinator: string;
}

/**
 * Restricts a rule to page content: `.dark h2` → `.dark .text h2`. Elements that hosts put around the content are
 * replaced by the generator's container: `#content-area > h2` → `.text:not(#_) > h2`.
 *
 * @param containerSelector Selector of the generator's container: `.text`.
 * @param isNested True inside a rule for the document root, where `&` refers to the root.
 * @throws Error for an invalid selector.
 */
export function confineSelectors(selectors: string, containerSelector: string, isNested: boolean): ConfinedSelectors {
  const contentSelectors: string[] = [];
  const containerSelectors: string[] = [];
  const rootSelectors: string[] = [];
  for (const selector of parseSelectors().astSync(selectors, { lossless: false }).nodes) {
    if (!selector.nodes.every(isValidNode)) continue;
    addComponentClasses(selector);
    const compounds = splitCompounds(selector);
    const rootCount = countWhile(compounds, (compound) => isRoot(compound, isNested));
    const rootParts = compounds
      .slice(0, rootCount)
      .map((compound, index) => (index === 0 ? '' : compound.combinator) + rootText(compound));
    const contentCompounds = compounds.slice(rootCount);
    if (contentCompounds.length === 0) {
      if (selector.nodes.some((node) => node.type === 'pseudo' && node.value.startsWith('::'))) continue;
      rootSelectors.push(rootParts.join(''));
      continue;
    }
    const containerCount = countWhile(contentCompounds, isContainer);
    const containerNodes = contentCompounds[containerCount - 1]?.nodes.filter((node) => !isContainerNode(node)) ?? [];
    const hasContainerId = contentCompounds.slice(0, containerCount).some(({ nodes }) => nodes.some(isContainerId));
    const descendants = contentCompounds.slice(containerCount).map((compound, index) => {
      const isFirst = index === 0 && containerCount === 0;
      return (isFirst ? ' ' : compound.combinator) + compoundText(compound);
    });
    const confinedSelector = [
      ...(rootParts.length === 0 ? [] : [rootParts.join('')]),
      containerSelector + (hasContainerId ? idSpecificity : '') + containerNodes.join('') + descendants.join(''),
    ].join(' ');
    if (descendants.length > 0) contentSelectors.push(confinedSelector);
    else if (!containerNodes.some((node) => node.type === 'pseudo' && node.value.startsWith('::')))
      containerSelectors.push(confinedSelector);
  }
  return { content: contentSelectors, container: containerSelectors, root: rootSelectors };
}

/** False for nodes of invalid selectors, such as `..name`. Browsers ignore rules with invalid selectors. */
function isValidNode(node: Node): boolean {
  const { type, value } = node;
  if (type === 'string') return false;
  if (type === 'class' || type === 'id' || type === 'tag')
    return /^(?:[-\w\u{80}-\u{10FFFF}*]|\\.)+$/u.test(String(node).replace(/^[\s.#]+/, '')) && value !== '';
  return (
    type !== 'pseudo' || (/^::?[-\w]+$/.test(value) && node.nodes.every((inner) => inner.nodes.every(isValidNode)))
  );
}

/** Makes names of the host's components match the components of built pages too: `.card` → `:is(.card,.djn-card)`. */
function addComponentClasses(selector: Selector): void {
  selector.walk((node) => {
    if (node.type !== 'class' && node.type !== 'tag') return;
    const className = componentClasses.get(node.value);
    if (className !== undefined) node.replaceWith(parseSelectors.pseudo({ value: `:is(${node},.${className})` }));
  });
}

function splitCompounds(selector: Selector): readonly Compound[] {
  const compounds: { nodes: Node[]; combinator: string }[] = [{ nodes: [], combinator: ' ' }];
  for (const node of selector.nodes) {
    if (node.type === 'combinator') compounds.push({ nodes: [], combinator: String(node) });
    else if (node.type !== 'comment') compounds.at(-1)?.nodes.push(node);
  }
  // A nested selector may start with a combinator, so that the first compound is empty.
  return compounds.filter(({ nodes }) => nodes.length > 0);
}

/** True for selectors that match only the document root or the body: `html.dark`, `:root`, `.dark`, `:not(.dark)`. */
function isRoot({ nodes }: Compound, isNested: boolean): boolean {
  const hasRootSelector = nodes.some(
    (node) =>
      (node.type === 'tag' && /^(?:html|body)$/i.test(node.value)) ||
      (node.type === 'pseudo' && node.value === ':root') ||
      (node.type === 'nesting' && isNested),
  );
  return hasRootSelector || nodes.every(isThemeMarker);
}

function isThemeMarker(node: Node): boolean {
  switch (node.type) {
    case 'class':
      return rootMarkers.class.has(node.value);
    case 'attribute':
      return rootMarkers.attribute.has(node.attribute);
    case 'pseudo':
      return (
        node.nodes.length > 0 && node.nodes.every((inner) => splitCompounds(inner).every((item) => isRoot(item, false)))
      );
    default:
      return false;
  }
}

/** Selects light mode as "not dark", because many generators set a class only in dark mode. */
const lightSelector = ':where(:root):not(.dark)';

function rootText({ nodes }: Compound): string {
  return nodes.map((node) => (isLight(node) ? lightSelector : String(replaceLightClasses(node)))).join('');
}

function replaceLightClasses(node: Node): Node {
  if (node.type !== 'pseudo') return node;
  const copy = node.clone();
  copy.walkClasses((inner) => {
    if (isLight(inner)) inner.replaceWith(parseSelectors.pseudo({ value: lightSelector }));
  });
  return copy;
}

function isLight(node: Node): boolean {
  return node.type === 'class' && node.value === 'light';
}

/** Selects everything, with the specificity of the id that the generator's container replaces. */
const idSpecificity = ':not(#_)';

function isContainerId(node: Node): boolean {
  return node.type === 'id' && isContainerNode(node);
}

function isContainer({ nodes }: Compound): boolean {
  return nodes.some(isContainerNode);
}

function isContainerNode(node: Node): boolean {
  switch (node.type) {
    case 'id':
      return hostContainers.id.has(node.value);
    case 'class':
      return hostContainers.class.has(node.value);
    case 'tag':
      return hostContainers.tag.has(node.value.toLowerCase());
    case 'pseudo':
      return (
        /^:(?:is|where)$/.test(node.value) &&
        node.nodes.length > 0 &&
        node.nodes.every((inner) => splitCompounds(inner).every(isContainer))
      );
    default:
      return false;
  }
}

function compoundText({ nodes }: Compound): string {
  return nodes.join('');
}

function countWhile<Item>(items: readonly Item[], predicate: (item: Item) => boolean): number {
  const end = items.findIndex((item) => !predicate(item));
  return end === -1 ? items.length : end;
}
