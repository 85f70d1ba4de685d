import { type ArgumentsOf, diagnose } from '../findings/diagnose.ts';
import type { ElementName, Remedy } from '../findings/shape.ts';
import type { Json } from '../values/json.ts';
import { type JsonLocation, keyLocation } from '../values/location.ts';
import type { Element } from '../values/navigation.ts';
import type { Finding } from '../values/outcome.ts';
import {
  elementsWithField,
  elementTypes,
  type FieldMeaning,
  globalLists,
  isListName,
  nameSynonyms,
} from './elements.ts';
import { isMisspelling, isTypo } from './nearest.ts';

export function elementName(element: Element): ElementName {
  return { noun: elementTypes[element.kind].noun, name: element.label };
}

export function strayField(
  element: Element,
  name: string,
  value: Json,
  location: JsonLocation,
  meaning: Exclude<FieldMeaning, { is: 'field' }>,
): Finding {
  if (meaning.is === 'list' || meaning.is === 'misplaced')
    return misplacedField(element, name, value, location, meaning);
  const nearest = meaning.is === 'unknown' ? intendedName(element, name, meaning.synonym) : meaning.nearest;
  const isFree = nearest !== undefined && !Object.hasOwn(element.value, nearest);
  const isOnly = meaning.is === 'misspelling' && meaning.isOnly && isFree;
  const { children: allowed } = elementTypes[element.kind];
  return unknownField(elementName(element), name, value, location, {
    nearest,
    allowed,
    only: isOnly ? nearest : undefined,
  });
}

function intendedName(element: Element, name: string, synonym: string | undefined): string | undefined {
  return synonym === 'href' && element.lists.length > 0 ? undefined : (synonym ?? missingName(element, name));
}

function missingName(element: Element, field: string): string | undefined {
  const { name } = elementTypes[element.kind];
  return name !== undefined && !Object.hasOwn(element.value, name) && nameSynonyms.includes(field) ? name : undefined;
}

export function unknownField(
  element: ElementName,
  field: string,
  value: Json,
  location: JsonLocation,
  suggestion: Pick<ArgumentsOf<'field-unknown'>, 'nearest' | 'allowed' | 'only'>,
): Finding {
  const isLost = holdsContent(value) || (suggestion.nearest !== undefined && isMisspelling(field, suggestion.nearest));
  const severity = isLost ? 'error' : 'warning';
  return diagnose('field-unknown', keyLocation(location), { severity, element, field, ...suggestion });
}

export function strayInGlobal(name: string, value: Json, location: JsonLocation): Finding {
  const element = { noun: '"global"', name: '' };
  const belongs = elementsWithField(name);
  const nearest = globalLists.find((list) => isTypo(name, list));
  if (belongs.length > 0 && nearest === undefined) {
    const severity = definesContent(name) ? 'error' : 'warning';
    const remedy = { use: 'anchors' } as const;
    return diagnose('field-misplaced', keyLocation(location), { severity, element, field: name, belongs, remedy });
  }
  return unknownField(element, name, value, location, { nearest, allowed: globalLists });
}

export function holdsContent(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function misplacedField(
  element: Element,
  name: string,
  value: Json,
  location: JsonLocation,
  meaning: Extract<FieldMeaning, { is: 'list' | 'misplaced' }>,
): Finding {
  const losesList = meaning.is === 'misplaced' && meaning.list !== undefined && Array.isArray(value);
  const isGroups = element.kind === 'group' && !element.isGlobal && name === 'groups' && Array.isArray(value);
  const nearest = (meaning.is === 'misplaced' ? meaning.nearest : undefined) ?? missingName(element, name);
  const isResolved = isListName(name) && (elementTypes[element.kind].hostChildren ?? []).includes(name);
  return diagnose('field-misplaced', keyLocation(location), {
    severity: !isResolved && (losesList || definesContent(name)) ? 'error' : 'warning',
    element: elementName(element),
    field: name,
    belongs: elementsWithField(name),
    remedy: isResolved
      ? { use: 'resolved' }
      : nearest === undefined
        ? remedyOf(element, name)
        : { use: 'nearest', nearest },
    ...(isGroups ? { list: { name: 'pages', isThere: Object.hasOwn(element.value, 'pages') } } : {}),
  });
}

function definesContent(name: string): boolean {
  return isListName(name) || name === 'href' || name === 'root';
}

function remedyOf(element: Element, name: string): Remedy | undefined {
  if (element.isGlobal) return definesContent(name) ? { use: 'href' } : undefined;
  if (element.kind === 'group' && name === 'href') return { use: 'page' };
  if (element.kind === 'group' && name === 'groups') return { use: 'pages' };
  if (name === 'root') return { use: 'root' };
  const { children } = elementTypes[element.kind];
  return elementTypes.navigation.children.some((list) => list === name) || name === 'menu'
    ? { use: 'children', children }
    : undefined;
}
