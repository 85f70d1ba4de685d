import type { SyntaxNode } from './node.ts';

/**
 * Takes paragraphs away that contain nothing but elements and expressions, as MDX does: `<Card>` alone on its line is no
 * part of a text. Likewise formulas between `$$`.
 */
export function unravel(root: SyntaxNode): void {
  const open = [root];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { children } = node;
    if (children === undefined) continue;
    if (children.some(isOnlyMarkup))
      node.children = children.flatMap((child) => (isOnlyMarkup(child) ? unwrapped(child) : [child]));
    open.push(...(node.children ?? []));
  }
}

function isOnlyMarkup({ type, children = [] }: SyntaxNode): boolean {
  if (type !== 'paragraph') return false;
  if (isFormula(children)) return true;
  let hasMarkup = false;
  for (const { type: inner, value = '' } of children) {
    if (inner === 'mdxJsxTextElement' || inner === 'mdxTextExpression') hasMarkup = true;
    else if (inner !== 'text' || value.trim() !== '') return false;
  }
  return hasMarkup;
}

/** True for a formula between `$$` alone in its paragraph. */
function isFormula(children: readonly SyntaxNode[]): boolean {
  const [formula, ...others] = children;
  return others.length === 0 && formula?.type === 'math' && formula.data?.isBlock === true;
}

function unwrapped({ children = [] }: SyntaxNode): SyntaxNode[] {
  return children
    .filter((child, index) => child.type !== 'text' || (isInLine(children[index - 1]) && isInLine(children[index + 1])))
    .map((child) => {
      if (child.type === 'mdxJsxTextElement') child.type = 'mdxJsxFlowElement';
      else if (child.type === 'mdxTextExpression') child.type = 'mdxFlowExpression';
      return child;
    });
}

const inLine: ReadonlySet<string> = new Set('a abbr b code em i img kbd mark s small span strong sub sup u'.split(' '));

/** True for an element of HTML that a space may be beside: without it two words would be one. */
function isInLine(node: SyntaxNode | undefined): boolean {
  // Those before it are flow elements by now.
  return node !== undefined && /^mdxJsx/.test(node.type) && inLine.has(node.name ?? '');
}
