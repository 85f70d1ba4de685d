import type { AnyNode } from 'acorn';
import { singleQuotedLiteral } from '../../core/values.ts';
import { type FindObject, findProperty, propertyName, removeNode, tryParseModule, withValue } from './edit-source.ts';

/**
 * Pattern of a starter's default value, to recognize unchanged settings:
 *
 * - a regular expression: matches the source of the value
 * - a list with one pattern: the pattern applies to each entry
 * - an object: patterns of its members by name
 * - `'rest'`: the member is removed if all other members are, such as the title of an empty column
 */
export type DefaultPattern = RegExp | 'rest' | readonly [DefaultPattern] | { readonly [name: string]: DefaultPattern };

export interface StarterSettings {
  readonly find: FindObject;
  /** Title of the starter. It is removed, so that the name in `docs.json` applies. */
  readonly title: RegExp;
  /** Title to write instead if the generator requires one. Default: the title is removed. */
  readonly requiredTitle?: string;
  /** Default settings to remove, so that those of `docs.json` apply. */
  readonly untouched: { readonly [name: string]: DefaultPattern };
  /** Settings to remove because they have no effect. Other values are not reported as kept. Default: none. */
  readonly unused?: { readonly [name: string]: DefaultPattern };
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
  const program = tryParseModule(text);
  const object = program && starter.find(program);
  if (object === undefined) return { text, kept: [] };
  const title = findProperty(object, 'title');
  if (title !== undefined && starter.title.test(getSource(text, title.value))) {
    const { requiredTitle } = starter;
    const edited =
      requiredTitle === undefined
        ? removeNode(text, title)
        : withValue(text, title.value, singleQuotedLiteral(requiredTitle));
    return removeUnchangedDefaults(edited, { ...starter, title: /^$/ });
  }
  const { removable, kept } = surveyDefaults(text, object, starter.untouched, '');
  const [firstRemovable] = [...removable, ...surveyDefaults(text, object, starter.unused ?? {}, '').removable];
  if (firstRemovable !== undefined) return removeUnchangedDefaults(removeNode(text, firstRemovable), starter);
  const isKept = title !== undefined && getSource(text, title.value).slice(1, -1) !== starter.requiredTitle;
  return { text, kept: isKept ? ['title', ...kept] : kept };
}

interface DefaultsSurvey {
  readonly isRemovable: boolean;
  /** Unchanged members and entries. None is inside another. */
  readonly removable: readonly AnyNode[];
  readonly kept: readonly string[];
}

function surveyDefaults(text: string, node: AnyNode, pattern: DefaultPattern, name: string): DefaultsSurvey {
  const keptSurvey: DefaultsSurvey = { isRemovable: false, removable: [], kept: [name] };
  if (pattern === 'rest') return keptSurvey;
  if (pattern instanceof RegExp) return { ...keptSurvey, isRemovable: pattern.test(getSource(text, node)) };
  if (isListPattern(pattern)) {
    if (node.type !== 'ArrayExpression') return keptSurvey;
    const entries = node.elements.flatMap((entry) => entry ?? []);
    const surveys = entries.map((entry) => ({ entry, of: surveyDefaults(text, entry, pattern[0], name) }));
    return {
      isRemovable: entries.length > 0 && surveys.every(({ of }) => of.isRemovable),
      removable: surveys.flatMap(({ entry, of }) => (of.isRemovable ? [entry] : of.removable)),
      kept: [name],
    };
  }
  if (node.type !== 'ObjectExpression') return keptSurvey;
  const surveys = node.properties.map((member) => {
    const memberName = member.type === 'Property' ? propertyName(member) : undefined;
    const memberPattern = memberName === undefined ? undefined : pattern[memberName];
    if (member.type !== 'Property' || memberPattern === undefined) return { member, isRest: false, of: undefined };
    const path = name === '' ? String(memberName) : `${name}.${memberName}`;
    return { member, isRest: memberPattern === 'rest', of: surveyDefaults(text, member.value, memberPattern, path) };
  });
  return {
    isRemovable:
      surveys.some(({ of }) => of?.isRemovable) &&
      surveys.every(({ of, isRest }) => isRest || of?.isRemovable === true),
    removable: surveys.flatMap(({ member, of }) => (of?.isRemovable ? [member] : (of?.removable ?? []))),
    kept: surveys.flatMap(({ of, isRest }) => (of === undefined || isRest || of.isRemovable ? [] : of.kept)),
  };
}

function isListPattern(pattern: DefaultPattern): pattern is readonly [DefaultPattern] {
  return Array.isArray(pattern);
}

function getSource(text: string, { start, end }: AnyNode): string {
  return text.slice(start, end);
}
