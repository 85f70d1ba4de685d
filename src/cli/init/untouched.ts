import type { AnyNode } from 'acorn';
import { singleQuotedLiteral } from '../../core/values.ts';
import { type Find, findProperty, moduleIn, propertyName, without, withValue } from './edit-source.ts';

/**
 * Pattern of a starter's default value, to recognize unchanged settings:
 *
 * - a regular expression: source of the value
 * - a list with one pattern: each entry by itself
 * - an object: its members by name; `'rest'` for a member that is meaningless without the others, such as the
 *   title of an empty column
 */
export type Untouched = RegExp | 'rest' | readonly [Untouched] | { readonly [name: string]: Untouched };

export interface StarterSettings {
  readonly find: Find;
  /** The starter's title, which gives way to the name in `docs.json`. */
  readonly title: RegExp;
  /** Value if the generator requires a title. Default: the title is removed. */
  readonly requiredTitle?: string;
  /** Default settings to remove, so that those of `docs.json` apply. */
  readonly untouched: { readonly [name: string]: Untouched };
  /** Settings to remove even if changed, because they have no effect. Default: none. */
  readonly unused?: { readonly [name: string]: Untouched };
}

/**
 * Removes unchanged defaults from a starter's configuration.
 *
 * @returns `kept`: changed settings, which override `docs.json`.
 */
export function withoutUntouched(
  text: string,
  starter: StarterSettings,
): { readonly text: string; readonly kept: readonly string[] } {
  const program = moduleIn(text);
  const object = program && starter.find(program);
  if (object === undefined) return { text, kept: [] };
  const title = findProperty(object, 'title');
  if (title !== undefined && starter.title.test(sourceOf(text, title.value))) {
    const { requiredTitle } = starter;
    const edited =
      requiredTitle === undefined
        ? without(text, title)
        : withValue(text, title.value, singleQuotedLiteral(requiredTitle));
    return withoutUntouched(edited, { ...starter, title: /^$/ });
  }
  const { gone, kept } = survey(text, object, starter.untouched, '');
  const [first] = [...gone, ...survey(text, object, starter.unused ?? {}, '').gone];
  if (first !== undefined) return withoutUntouched(without(text, first), starter);
  const isKept = title !== undefined && sourceOf(text, title.value).slice(1, -1) !== starter.requiredTitle;
  return { text, kept: isKept ? ['title', ...kept] : kept };
}

interface Survey {
  readonly isGone: boolean;
  /** Unchanged members and entries, none nested in another. */
  readonly gone: readonly AnyNode[];
  readonly kept: readonly string[];
}

function survey(text: string, node: AnyNode, rule: Untouched, name: string): Survey {
  const unchanged: Survey = { isGone: false, gone: [], kept: [name] };
  if (rule === 'rest') return unchanged;
  if (rule instanceof RegExp) return { ...unchanged, isGone: rule.test(sourceOf(text, node)) };
  if (isList(rule)) {
    if (node.type !== 'ArrayExpression') return unchanged;
    const entries = node.elements.flatMap((entry) => entry ?? []);
    const surveys = entries.map((entry) => ({ entry, of: survey(text, entry, rule[0], name) }));
    return {
      isGone: entries.length > 0 && surveys.every(({ of }) => of.isGone),
      gone: surveys.flatMap(({ entry, of }) => (of.isGone ? [entry] : of.gone)),
      kept: [name],
    };
  }
  if (node.type !== 'ObjectExpression') return unchanged;
  const surveys = node.properties.map((member) => {
    const memberName = member.type === 'Property' ? propertyName(member) : undefined;
    const memberRule = memberName === undefined ? undefined : rule[memberName];
    if (member.type !== 'Property' || memberRule === undefined) return { member, isRest: false, of: undefined };
    const path = name === '' ? String(memberName) : `${name}.${memberName}`;
    return { member, isRest: memberRule === 'rest', of: survey(text, member.value, memberRule, path) };
  });
  return {
    isGone: surveys.some(({ of }) => of?.isGone) && surveys.every(({ of, isRest }) => isRest || of?.isGone === true),
    gone: surveys.flatMap(({ member, of }) => (of?.isGone ? [member] : (of?.gone ?? []))),
    kept: surveys.flatMap(({ of, isRest }) => (of === undefined || isRest || of.isGone ? [] : of.kept)),
  };
}

function isList(rule: Untouched): rule is readonly [Untouched] {
  return Array.isArray(rule);
}

function sourceOf(text: string, { start, end }: AnyNode): string {
  return text.slice(start, end);
}
