import type { AnyNode } from 'acorn';
import { singleQuotedLiteral } from '../../core/values.ts';
import { type Find, memberOf, moduleIn, nameOf, without, withValue } from './edit-source.ts';

/**
 * Pattern of a starter's default value, to recognize settings that nobody has changed:
 *
 * - a regular expression: source of the value
 * - a list with one pattern: each entry by itself
 * - an object: its members by name; `'rest'` for a member that is meaningless without the others, such as the title of
 * an
 * empty column
 */
export type Untouched = RegExp | 'rest' | readonly [Untouched] | { readonly [name: string]: Untouched };

export interface StarterSettings {
  readonly find: Find;
  /** Default title. */
  readonly title: RegExp;
  /** Default settings to remove, so that those of `docs.json` apply. */
  readonly untouched: { readonly [name: string]: Untouched };
  /** Settings to remove even if changed, because they have no effect. Default: none. */
  readonly unused?: { readonly [name: string]: Untouched };
}

/**
 * Removes unchanged defaults from a starter's configuration.
 *
 * @param title Name of the site.
 * @returns `kept`: changed settings, which override `docs.json`.
 */
export function withoutUntouched(
  text: string,
  starter: StarterSettings,
  title: string,
): { readonly text: string; readonly kept: readonly string[] } {
  const program = moduleIn(text);
  const object = program && starter.find(program);
  if (object === undefined) return { text, kept: [] };
  const named = memberOf(object, 'title')?.value;
  if (named !== undefined && starter.title.test(sourceOf(text, named))) {
    return withoutUntouched(withValue(text, named, singleQuotedLiteral(title)), { ...starter, title: /^$/ }, title);
  }
  const { gone, kept } = survey(text, object, starter.untouched, '');
  const [first] = [...gone, ...survey(text, object, starter.unused ?? {}, '').gone];
  if (first !== undefined) return withoutUntouched(without(text, first), starter, title);
  return { text, kept: named === undefined || stringIn(named) === title ? kept : ['title', ...kept] };
}

/** The value of a string literal, or of a template without expressions. */
function stringIn(node: AnyNode): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || node.quasis.length > 1) return undefined;
  return node.quasis[0]?.value.cooked ?? undefined;
}

interface Survey {
  /** All members are defaults. */
  readonly isGone: boolean;
  /** Unchanged members and entries, none nested in another. */
  readonly gone: readonly AnyNode[];
  /** Names of changed members. */
  readonly kept: readonly string[];
}

function survey(text: string, node: AnyNode, rule: Untouched, name: string): Survey {
  const own: Survey = { isGone: false, gone: [], kept: [name] };
  if (rule === 'rest') return own;
  if (rule instanceof RegExp) return { ...own, isGone: rule.test(sourceOf(text, node)) };
  if (isList(rule)) {
    if (node.type !== 'ArrayExpression') return own;
    const entries = node.elements.flatMap((entry) => entry ?? []);
    const found = entries.map((entry) => ({ entry, of: survey(text, entry, rule[0], name) }));
    return {
      isGone: entries.length > 0 && found.every(({ of }) => of.isGone),
      gone: found.flatMap(({ entry, of }) => (of.isGone ? [entry] : of.gone)),
      kept: [name],
    };
  }
  if (node.type !== 'ObjectExpression') return own;
  const found = node.properties.map((member) => {
    const called = member.type === 'Property' ? nameOf(member) : undefined;
    const inner = called === undefined ? undefined : rule[called];
    if (member.type !== 'Property' || inner === undefined) return { member, isRest: false, of: undefined };
    const path = name === '' ? String(called) : `${name}.${called}`;
    return { member, isRest: inner === 'rest', of: survey(text, member.value, inner, path) };
  });
  return {
    isGone: found.some(({ of }) => of?.isGone) && found.every(({ of, isRest }) => isRest || of?.isGone === true),
    gone: found.flatMap(({ member, of }) => (of?.isGone ? [member] : (of?.gone ?? []))),
    kept: found.flatMap(({ of, isRest }) => (of === undefined || isRest || of.isGone ? [] : of.kept)),
  };
}

function isList(rule: Untouched): rule is readonly [Untouched] {
  return Array.isArray(rule);
}

function sourceOf(text: string, { start, end }: AnyNode): string {
  return text.slice(start, end);
}
