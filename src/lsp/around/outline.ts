import { join } from 'node:path';
import type { Node } from 'jsonc-parser';
import {
  type DocumentLink,
  type DocumentSymbol,
  type FoldingRange,
  SymbolKind,
  type WorkspaceSymbol,
} from 'vscode-languageserver';
import { elementTypes, isListName, kindOfList } from '../../core/config.ts';
import { childNode, parseJsonTree } from '../../core/diagnostics.ts';
import { type ElementKind, normalizePath } from '../../core/values.ts';
import type { ResolvedSite } from '../../site/resolve.ts';
import { Lines } from '../documents/positions.ts';
import type { UriOf } from '../features/findings.ts';
import { resolvePageLink } from './subject.ts';

/** Creates the document symbols of `docs.json`: the navigation with its visible labels. The JSON may be invalid. */
export function documentOutline(text: string, site: ResolvedSite | undefined): DocumentSymbol[] {
  const lines = new Lines(text);
  const navigation = childNode(parseJsonTree(text), 'navigation');
  return navigation === undefined ? [] : createChildSymbols(navigation);

  function createChildSymbols(element: Node): DocumentSymbol[] {
    return (element.children ?? []).flatMap(({ children }) => {
      const [key, value] = children ?? [];
      const listName = String(key?.value);
      if (!isListName(listName) || value?.type !== 'array') return [];
      return (value.children ?? []).flatMap((item) => createSymbols(item, kindOfList[listName]));
    });
  }

  function createSymbols(node: Node, kind: ElementKind): DocumentSymbol[] {
    const range = lines.range({ start: node.offset, end: node.offset + node.length });
    if (node.type === 'string') {
      const path = String(node.value);
      const title = site?.facts.inventory.pages.get(normalizePath(path) ?? path)?.frontMatter.title;
      return [
        {
          name: title || path || ' ',
          detail: title === undefined ? '' : path,
          kind: SymbolKind.File,
          range,
          selectionRange: range,
        },
      ];
    }
    if (node.type !== 'object') return [];
    const { name, noun } = elementTypes[kind];
    const label = name === undefined ? undefined : childNode(node, name);
    const reference = childNode(node, '$ref');
    const selectionNode = label ?? node;
    return [
      {
        name: String(label?.value ?? reference?.value ?? noun).trim() || noun,
        detail: noun,
        kind: kind === 'group' ? SymbolKind.Package : SymbolKind.Namespace,
        range,
        selectionRange: lines.range({ start: selectionNode.offset, end: selectionNode.offset + selectionNode.length }),
        children: createChildSymbols(node),
      },
    ];
  }
}

export function createFoldingRanges(text: string): FoldingRange[] {
  const visit = (symbols: readonly DocumentSymbol[]): FoldingRange[] =>
    symbols.flatMap(({ range: { start, end }, children = [] }) => [
      ...(end.line > start.line ? [{ startLine: start.line, endLine: end.line }] : []),
      ...visit(children),
    ]);
  return visit(documentOutline(text, undefined));
}

export function searchPages({ model, root }: ResolvedSite, query: string, uriOf: UriOf): WorkspaceSymbol[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return Object.values(model.pages).flatMap(({ title, route, file }): WorkspaceSymbol[] => {
    const text = `${title} ${route}`.toLowerCase();
    if (file === null || !words.every((word) => text.includes(word))) return [];
    return [
      { name: title || route, containerName: route, kind: SymbolKind.File, location: { uri: uriOf(join(root, file)) } },
    ];
  });
}

export function createDocumentLinks(site: ResolvedSite, file: string, uriOf: UriOf): DocumentLink[] {
  const lines = new Lines(site.read(file) ?? '');
  return (site.facts.bodies.get(file)?.links ?? []).flatMap(({ target, start, end }) => {
    const destination = resolvePageLink(site, target, file);
    return destination.to === 'file'
      ? [{ range: lines.range({ start, end }), target: uriOf(join(site.root, destination.file)) }]
      : [];
  });
}
