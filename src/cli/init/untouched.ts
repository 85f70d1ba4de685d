import type { AnyNode } from 'acorn';
import { singleQuotedLiteral } from '../../core/values.ts';
import { type Find, findProperty, moduleIn, propertyName, without, withValue } from './edit-source.ts';

/**
 * Pattern of a starter's default value, to recognize unchanged settings:
 *
 * - a regular expression: matches the source of the value
 * - a list with one pattern: the pattern applies to each entry
 * - an object: patterns of its members by name
 * - `'rest'`: the member is removed if all other members are, such as the title of an empty column
 */
export type Untouched = RegExp | 'rest' | readonly [Untouched] | { readonly [name: string]: Untouched };

export interface StarterSettings {
  readonly find: Find;
  /** Title of the starter. It is removed, so that the name in `docs.json` applies. */
  readonly title: RegExp;
  /** Title to write instead if the generator requires one. Default: the title is removed. */
  readonly requiredTitle?: string;
  /** Default settings to remove, so that those of `docs.json` apply. */
  readonly untouched: { readonly [name: string]: Untouched };
  /** Settings to remove because they have no effect. Other values are not reported as kept. Default: none. */
  readonly unused?: { readonly [name: string]: Untouched };
}

/**
 * Removes unchanged defaults from a starter's configuration.
 *
 * @returns `kept`: names of changed settings, which override `docs.json`.
 */
export function removeUnchangedDefaults(
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
    return removeUnchangedDefaults(edited, { ...starter, title: /^$/ });
  }
  const { removable, kept } = survey(text, object, starter.untouched, '');
  const [first] = [...removable, ...survey(text, object, starter.unused ?? {}, '').removable];
  if (first !== undefined) return removeUnchangedDefaults(without(text, first), starter);
  const isKept = title !== undefined && sourceOf(text, title.value).slice(1, -1) !== starter.requiredTitle;
  return { text, kept: isKept ? ['title', ...kept] : kept };
}

interface Survey {
  readonly isRemovable: boolean;
  /** Unchanged members and entries. None is inside another. */
  readonly removable: readonly AnyNode[];
  readonly kept: readonly string[];
}

function survey(text: string, node: AnyNode, rule: Untouched, name: string): Survey {
  const unchanged: Survey = { isRemovable: false, removable: [], kept: [name] };
  if (rule === 'rest') return unchanged;
  if (rule instanceof RegExp) return { ...unchanged, isRemovable: rule.test(sourceOf(text, node)) };
  if (isList(rule)) {
    if (node.type !== 'ArrayExpression') return unchanged;
    const entries = node.elements.flatMap((entry) => entry ?? []);
    const surveys = entries.map((entry) => ({ entry, of: survey(text, entry, rule[0], name) }));
    return {
      isRemovable: entries.length > 0 && surveys.every(({ of }) => of.isRemovable),
      removable: surveys.flatMap(({ entry, of }) => (of.isRemovable ? [entry] : of.removable)),
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
    isRemovable:
      surveys.some(({ of }) => of?.isRemovable) &&
      surveys.every(({ of, isRest }) => isRest || of?.isRemovable === true),
    removable: surveys.flatMap(({ member, of }) => (of?.isRemovable ? [member] : (of?.removable ?? []))),
    kept: surveys.flatMap(({ of, isRest }) => (of === undefined || isRest || of.isRemovable ? [] : of.kept)),
  };
}

function isList(rule: Untouched): rule is readonly [Untouched] {
  return Array.isArray(rule);
}

function sourceOf(text: string, { start, end }: AnyNode): string {
  return text.slice(start, end);
}
