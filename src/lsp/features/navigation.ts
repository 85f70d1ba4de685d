import type { Node, Source } from '../../core/site.ts';
import { type Diagnostic, groupBy, locationKey } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { LocatedFinding, NavigationItem, SiteNavigation } from '../protocol.ts';
import { createDiagnosticConverter, pathInSite, type UriOf } from './findings.ts';

/**
 * Creates a tree of the navigation with its findings. A finding in a page is shown at each entry of the page.
 *
 * @param site Last site with a readable `docs.json`.
 * @param diagnostics Current findings.
 */
export function createSiteNavigation(
  { model, root }: Pick<ResolvedSite, 'model' | 'root'>,
  diagnostics: readonly Diagnostic[],
  uriOf: UriOf,
): SiteNavigation {
  const toDiagnostic = createDiagnosticConverter(root, uriOf);
  const siteFileUri = (file: string): string => uriOf(pathInSite(root, file));
  const toLocated = (items: readonly Diagnostic[]): LocatedFinding[] =>
    items.map((item) => ({ ...toDiagnostic(item), uri: siteFileUri(item.file) }));

  const children = [...model.tree.children, ...model.tree.global];
  const elementKeys = new Set<string>();
  const files = new Set<string>();
  forEachNode(children, (node) => {
    elementKeys.add(locationKey(node.source));
    const file = findNodeFile(node);
    if (file !== undefined) files.add(file);
  });
  const findingsByKey = groupBy(diagnostics, ({ file, pointer }) => {
    const element = pointer === undefined ? undefined : innermostElement({ file, pointer }, elementKeys);
    return element ?? (files.has(file) ? file : undefined);
  });

  function createItem(node: Node): NavigationItem {
    const file = findNodeFile(node);
    const elementFindings = findingsByKey.get(locationKey(node.source)) ?? [];
    const fileFindings = node.kind === 'page' && file !== undefined ? (findingsByKey.get(file) ?? []) : [];
    return {
      kind: node.kind,
      label: node.label,
      about: describeNode(node),
      isHidden: node.hidden === true,
      file: file === undefined ? undefined : siteFileUri(file),
      source: node.source,
      findings: toLocated([...elementFindings, ...fileFindings]),
      children: childrenOf(node).map(createItem),
    };
  }

  function findNodeFile(node: Node): string | undefined {
    if (node.kind !== 'page') return undefined;
    const page = model.pages[node.route];
    return page?.file ?? page?.endpoint?.spec;
  }

  return {
    root: uriOf(root),
    name: model.site.name,
    items: children.map(createItem),
    findings: toLocated(findingsByKey.get(undefined) ?? []),
  };
}

function innermostElement({ file, pointer }: Source, elements: ReadonlySet<string>): string | undefined {
  for (let ancestorPointer = pointer; ; ancestorPointer = ancestorPointer.slice(0, ancestorPointer.lastIndexOf('/'))) {
    const key = locationKey({ file, pointer: ancestorPointer });
    if (elements.has(key)) return key;
    if (ancestorPointer === '') return undefined;
  }
}

function describeNode(node: Node): string {
  switch (node.kind) {
    case 'section':
      return node.axis;
    case 'group':
      return 'group';
    case 'page':
      return node.route;
    case 'link':
      return node.href;
    case 'endpoint':
      return `${node.reference.method} ${node.reference.path}`;
  }
}

function forEachNode(nodes: readonly Node[], visit: (node: Node) => void): void {
  for (const node of nodes) {
    visit(node);
    forEachNode(childrenOf(node), visit);
  }
}

/** Children, and the links that a section shows on all of its pages. */
function childrenOf(node: Node): readonly Node[] {
  if (!('children' in node)) return [];
  return node.kind === 'section' ? [...node.children, ...(node.global ?? [])] : node.children;
}
