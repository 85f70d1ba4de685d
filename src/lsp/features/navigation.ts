import type { Node, Source } from '../../core/site.ts';
import { type Diagnostic, groupBy } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import type { LocatedFinding, NavigationItem, SiteNavigation } from '../protocol.ts';
import { diagnosticConverter, pathIn, type UriOf } from './findings.ts';

/**
 * Creates a tree of the navigation with its findings. A finding in a page is shown at each entry of the page.
 *
 * @param site Last site with a readable `docs.json`.
 * @param diagnostics Current findings.
 */
export function navigationView(
  { model, root }: Pick<ResolvedSite, 'model' | 'root'>,
  diagnostics: readonly Diagnostic[],
  uriOf: UriOf,
): SiteNavigation {
  const show = diagnosticConverter(root, uriOf);
  const inSite = (file: string): string => uriOf(pathIn(root, file));
  const toLocated = (all: readonly Diagnostic[]): LocatedFinding[] =>
    all.map((item) => ({ ...show(item), uri: inSite(item.file) }));

  const { children } = model.tree;
  const elements = new Set<string>();
  const files = new Set<string>();
  forEachNode(children, (node) => {
    elements.add(sourceKey(node.source));
    const file = fileOf(node);
    if (file !== undefined) files.add(file);
  });
  const byElement = groupBy(diagnostics, ({ file, pointer }) => {
    const element = pointer === undefined ? undefined : innermostElement({ file, pointer }, elements);
    return element ?? (files.has(file) ? file : undefined);
  });

  function itemOf(node: Node): NavigationItem {
    const file = fileOf(node);
    const elementFindings = byElement.get(sourceKey(node.source)) ?? [];
    const inFile = node.kind === 'page' && file !== undefined ? (byElement.get(file) ?? []) : [];
    return {
      kind: node.kind,
      label: node.label,
      about: aboutNode(node),
      isHidden: node.hidden === true,
      file: file === undefined ? undefined : inSite(file),
      source: node.source,
      findings: toLocated([...elementFindings, ...inFile]),
      children: 'children' in node ? node.children.map(itemOf) : [],
    };
  }

  function fileOf(node: Node): string | undefined {
    if (node.kind !== 'page') return undefined;
    const page = model.pages[node.route];
    return page?.file ?? page?.endpoint?.spec;
  }

  return {
    root: uriOf(root),
    name: model.site.name,
    items: children.map(itemOf),
    findings: toLocated(byElement.get(undefined) ?? []),
  };
}

function innermostElement({ file, pointer }: Source, elements: ReadonlySet<string>): string | undefined {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const key = sourceKey({ file, pointer: at });
    if (elements.has(key)) return key;
    if (at === '') return undefined;
  }
}

function sourceKey({ file, pointer }: Source): string {
  return `${file} ${pointer}`;
}

function aboutNode(node: Node): string {
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
    if ('children' in node) forEachNode(node.children, visit);
  }
}
