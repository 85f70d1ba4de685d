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

export function diagnoseStrayField(
  element: Element,
  name: string,
  value: Json,
  location: JsonLocation,
  meaning: Exclude<FieldMeaning, { kind: 'field' }>,
): Finding {
  if (meaning.kind === 'list' || meaning.kind === 'misplaced')
    return diagnoseMisplacedField(element, name, value, location, meaning);
  const nearest = meaning.kind === 'unknown' ? findIntendedName(element, name, meaning.synonym) : meaning.nearest;
  const isUnused = nearest !== undefined && !Object.hasOwn(element.value, nearest);
  const isCertain = meaning.kind === 'misspelling' && meaning.isCaseVariant && isUnused;
  const { children: allowed } = elementTypes[element.kind];
  return diagnoseUnknownField(elementName(element), name, value, location, {
    nearest,
    allowed,
    only: isCertain ? nearest : undefined,
  });
}

function findIntendedName(element: Element, name: string, synonym: string | undefined): string | undefined {
  return synonym === 'href' && element.lists.length > 0 ? undefined : (synonym ?? findMissingName(element, name));
}

function findMissingName(element: Element, field: string): string | undefined {
  const { name } = elementTypes[element.kind];
  return name !== undefined && !Object.hasOwn(element.value, name) && nameSynonyms.includes(field) ? name : undefined;
}

export function diagnoseUnknownField(
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

export function diagnoseStrayGlobalField(name: string, value: Json, location: JsonLocation): Finding {
  const element = { noun: '"global"', name: '' };
  const owners = elementsWithField(name);
  const nearest = globalLists.find((list) => isTypo(name, list));
  if (owners.length > 0 && nearest === undefined) {
    const severity = definesContent(name) ? 'error' : 'warning';
    const remedy = { use: 'anchors' } as const;
    return diagnose('field-misplaced', keyLocation(location), {
      severity,
      element,
      field: name,
      belongs: owners,
      remedy,
    });
  }
  return diagnoseUnknownField(element, name, value, location, { nearest, allowed: globalLists });
}

export function holdsContent(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

function diagnoseMisplacedField(
  element: Element,
  name: string,
  value: Json,
  location: JsonLocation,
  meaning: Extract<FieldMeaning, { kind: 'list' | 'misplaced' }>,
): Finding {
  const losesList = meaning.kind === 'misplaced' && meaning.list !== undefined && Array.isArray(value);
  const isNestedGroups = element.kind === 'group' && !element.isGlobal && name === 'groups' && Array.isArray(value);
  const nearest = (meaning.kind === 'misplaced' ? meaning.nearest : undefined) ?? findMissingName(element, name);
  const isResolved = isListName(name) && (elementTypes[element.kind].hostChildren ?? []).includes(name);
  return diagnose('field-misplaced', keyLocation(location), {
    severity: !isResolved && (losesList || definesContent(name)) ? 'error' : 'warning',
    element: elementName(element),
    field: name,
    belongs: elementsWithField(name),
    remedy: isResolved
      ? { use: 'resolved' }
      : nearest === undefined
        ? findRemedy(element, name)
        : { use: 'nearest', nearest },
    ...(isNestedGroups ? { list: { name: 'pages', isThere: Object.hasOwn(element.value, 'pages') } } : {}),
  });
}

function definesContent(name: string): boolean {
  return isListName(name) || name === 'href' || name === 'root';
}

function findRemedy(element: Element, name: string): Remedy | undefined {
  if (element.isGlobal) return definesContent(name) ? { use: 'href' } : undefined;
  if (element.kind === 'group' && name === 'href') return { use: 'page' };
  if (element.kind === 'group' && name === 'groups') return { use: 'pages' };
  if (name === 'root') return { use: 'root' };
  const { children } = elementTypes[element.kind];
  return elementTypes.navigation.children.some((list) => list === name) || name === 'menu'
    ? { use: 'children', children }
    : undefined;
}
