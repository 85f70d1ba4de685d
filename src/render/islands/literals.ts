import type { Node, Program } from 'estree-jsx';
import { walk } from 'estree-walker';
import { looksLikeUtility } from '../utilities.ts';

/** Texts in code that only a build can make something of. */
export interface Literals {
  /** What looks like an address of the site's own: `/guides/start`, `../images/a.png`. */
  readonly addresses: ReadonlySet<string>;
  /** What is under the name `icon`. */
  readonly icons: ReadonlySet<string>;
  /** What may be a class of Tailwind's. */
  readonly utilities: ReadonlySet<string>;
}

/** Finds them in compiled code. A component with state may come to show any of them. */
export function literalsIn(program: Program): Literals {
  const addresses = new Set<string>();
  const icons = new Set<string>();
  const utilities = new Set<string>();
  walk(program, {
    enter(node) {
      const text = textOf(node);
      if (text !== undefined && /^\.{0,2}\/(?!\/)\S+$/.test(text)) addresses.add(text);
      const words = node.type === 'TemplateElement' ? (node.value.cooked ?? '') : (text ?? '');
      for (const word of words.split(/\s+/)) if (looksLikeUtility(word)) utilities.add(word);
      if (node.type === 'Property' && keyOf(node.key) === 'icon') {
        for (const name of textsIn(node.value)) icons.add(name);
      }
    },
  });
  return { addresses, icons, utilities };
}

function keyOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : textOf(node);
}

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

/** All texts in an expression: both of `isOpen ? 'minus' : 'plus'`. */
function textsIn(expression: Node): readonly string[] {
  const texts: string[] = [];
  walk(expression, {
    enter(node) {
      const text = textOf(node);
      if (text !== undefined && text.trim() !== '') texts.push(text);
    },
  });
  return texts;
}
