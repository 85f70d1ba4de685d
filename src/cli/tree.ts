import { createColors, escapeControls, pluralize } from '../core/diagnostics.ts';
import type { Node, Site } from '../core/site.ts';

export function formatTree(site: Site): string {
  const colors = createColors();
  const { tree, pages } = site;
  const lines = [colors.bold(escapeControls(site.site.name === '' ? 'navigation' : site.site.name))];
  const unlisted = Object.values(pages).filter(
    ({ placements, file }) => placements.length === 0 && file !== null,
  ).length;
  addBranches([...tree.children, ...tree.global], '');
  if (unlisted > 0) lines.push('', colors.dim(`${pluralize(unlisted, 'unlisted page file')}`));
  return lines.join('\n');

  function addBranches(nodes: readonly Node[], indent: string): void {
    for (const [index, node] of nodes.entries()) {
      const isLast = index === nodes.length - 1;
      lines.push(`${colors.dim(`${indent}${isLast ? '└─ ' : '├─ '}`)}${formatNode(node)}`);
      addBranches(getChildren(node), `${indent}${isLast ? '   ' : '│  '}`);
    }
  }

  function formatNode(node: Node): string {
    const label = escapeControls(node.label === '' ? '(no name)' : node.label);
    const labels = [node.tag === undefined ? '' : `[${escapeControls(node.tag)}]`, node.hidden ? '(hidden)' : '']
      .filter((mark) => mark !== '')
      .join(' ');
    const labelSuffix = labels === '' ? '' : ` ${colors.yellow(labels)}`;
    switch (node.kind) {
      case 'section':
        return `${colors.dim(node.axis)} ${colors.bold(label)}${node.default ? colors.dim(' (default)') : ''}${labelSuffix}`;
      case 'group':
        return `${colors.bold(label)}${node.root === null ? '' : ` ${colors.cyan(node.root)}`}${labelSuffix}`;
      case 'page': {
        const missingSuffix = pages[node.route]?.missing ? colors.red(' missing') : '';
        const methodPrefix = node.method === undefined ? '' : `${colors.magenta(escapeControls(node.method))} `;
        return `${methodPrefix}${label} ${colors.cyan(escapeControls(node.route))}${labelSuffix}${missingSuffix}`;
      }
      case 'link':
        return `${node.axis === undefined ? '' : `${colors.dim(node.axis)} `}${label} ${colors.blue(escapeControls(node.href))}${labelSuffix}`;
      case 'endpoint':
        return `${label}${labelSuffix} ${colors.dim('endpoint')}`;
    }
  }
}

function getChildren(node: Node): readonly Node[] {
  if (node.kind === 'group') return node.children;
  return node.kind === 'section' ? [...node.children, ...(node.global ?? [])] : [];
}
