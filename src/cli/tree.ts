import { createColors, escapeControls, pluralize } from '../core/diagnostics.ts';
import type { Node, Site } from '../core/site.ts';

export function formatTree(site: Site): string {
  const colors = createColors();
  const { tree, pages } = site;
  const lines = [colors.bold(escapeControls(site.site.name === '' ? 'navigation' : site.site.name))];
  const unlisted = Object.values(pages).filter(
    ({ placements, file }) => placements.length === 0 && file !== null,
  ).length;
  branch([...tree.children, ...tree.global], '');
  if (unlisted > 0) lines.push('', colors.dim(`${pluralize(unlisted, 'unlisted page file')}`));
  return lines.join('\n');

  function branch(nodes: readonly Node[], indent: string): void {
    for (const [index, node] of nodes.entries()) {
      const last = index === nodes.length - 1;
      lines.push(`${colors.dim(`${indent}${last ? '└─ ' : '├─ '}`)}${describe(node)}`);
      branch(childrenOf(node), `${indent}${last ? '   ' : '│  '}`);
    }
  }

  function describe(node: Node): string {
    const label = escapeControls(node.label === '' ? '(no name)' : node.label);
    const marks = [node.tag === undefined ? '' : `[${escapeControls(node.tag)}]`, node.hidden ? '(hidden)' : '']
      .filter((mark) => mark !== '')
      .join(' ');
    const rest = marks === '' ? '' : ` ${colors.yellow(marks)}`;
    switch (node.kind) {
      case 'section':
        return `${colors.dim(node.axis)} ${colors.bold(label)}${node.default ? colors.dim(' (default)') : ''}${rest}`;
      case 'group':
        return `${colors.bold(label)}${node.root === null ? '' : ` ${colors.cyan(node.root)}`}${rest}`;
      case 'page': {
        const missing = pages[node.route]?.missing ? colors.red(' missing') : '';
        const method = node.method === undefined ? '' : `${colors.magenta(escapeControls(node.method))} `;
        return `${method}${label} ${colors.cyan(escapeControls(node.route))}${rest}${missing}`;
      }
      case 'link':
        return `${node.axis === undefined ? '' : `${colors.dim(node.axis)} `}${label} ${colors.blue(escapeControls(node.href))}${rest}`;
      case 'endpoint':
        return `${label}${rest} ${colors.dim('endpoint')}`;
    }
  }
}

function childrenOf(node: Node): readonly Node[] {
  if (node.kind === 'group') return node.children;
  return node.kind === 'section' ? [...node.children, ...(node.global ?? [])] : [];
}
