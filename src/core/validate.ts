import { FieldChecker } from './config/check.ts';
import {
  classifyField,
  elementTypes,
  type FieldMeaning,
  globalLists,
  listOfMeaning,
  nameSynonyms,
} from './config/elements.ts';
import { findEmptyElements, findPlaceholders, setsSpecification } from './config/empty.ts';
import { type FieldDefinition, settingFields } from './config/field-table.ts';
import { diagnoseStrayField, diagnoseStrayGlobalField, elementName, holdsContent } from './config/stray-fields.ts';
import { checkTopLevel, diagnoseMisspelledNavigation, findNavigationKey } from './config/top-level.ts';
import { diagnose } from './findings/diagnose.ts';
import { urlKind } from './links/safe-url.ts';
import { type Document, locationOfMember } from './values/document.ts';
import { isList, isObject, type Json, type JsonObject, ownMember } from './values/json.ts';
import { type JsonLocation, keyLocation } from './values/location.ts';
import { type Element, elementsOf, type Navigation } from './values/navigation.ts';
import type { Finding } from './values/outcome.ts';

/**
 * Checks the shape of the navigation and of the settings next to it against the table of elements.
 *
 * @param reportIncomplete Report missing and misspelled top-level settings.
 */
export function validate(document: Document, navigation: Navigation, reportIncomplete: boolean): readonly Finding[] {
  if (!document.isReadable) return [];
  const validator = new Validator(document);
  if (reportIncomplete) validator.findings.push(...checkTopLevel(document));
  validator.checkSettings();
  validator.checkNavigation(navigation);
  return validator.findings;
}

class Validator {
  readonly #document: Document;
  readonly #fields: FieldChecker;
  /** Elements that are empty because of a fault that is already reported. */
  readonly #reportedElements = new Set<Element>();
  readonly #placeholders = new Set<Element>();

  constructor(document: Document) {
    this.#document = document;
    this.#fields = new FieldChecker(document);
  }

  get findings(): Finding[] {
    return this.#fields.findings;
  }

  checkSettings(): void {
    const { value, location } = this.#document;
    for (const [settingName, members] of Object.entries(settingFields)) {
      const object = ownMember(value, settingName);
      if (!isObject(object)) continue;
      const settingLocation = this.#memberLocation(value, location, settingName);
      for (const [name, { type }] of Object.entries<FieldDefinition>(members))
        this.#fields.check(type, name, ownMember(object, name), this.#memberLocation(object, settingLocation, name));
    }
    for (const name of ['navbar', 'footer', 'logo'])
      this.#checkEmptyLinks(ownMember(value, name), this.#memberLocation(value, location, name));
    this.#fields.checkRedirectList(ownMember(value, 'redirects'), this.#memberLocation(value, location, 'redirects'));
  }

  /** Reports blank links and images below a setting, at any depth. */
  #checkEmptyLinks(value: Json | undefined, location: JsonLocation): void {
    if (!isObject(value) && !isList(value)) return;
    for (const [key, member] of Object.entries(value)) {
      const memberLocation = this.#memberLocation(value, location, isList(value) ? Number(key) : key);
      const isBlank = typeof member === 'string' && member.trim() === '';
      if (isBlank && /^(?:href|url|light|dark)$/.test(key))
        this.findings.push(diagnose('field-empty', memberLocation, { field: JSON.stringify(key) }));
      this.#checkEmptyLinks(member as Json, memberLocation);
    }
  }

  checkNavigation({ root }: Navigation): void {
    const { value, location } = this.#document;
    const key = findNavigationKey(value);
    const member = key === undefined ? undefined : ownMember(value, key);
    if (key === undefined || member === undefined) {
      this.findings.push(diagnose('navigation-missing', location, { reason: 'absent' }));
      return;
    }
    if (key !== 'navigation') {
      this.findings.push(diagnoseMisspelledNavigation(key, member, this.#memberLocation(value, location, key)));
      if (!isObject(member)) return;
    }
    if (this.#document.unresolvedPlaceholders.has(member)) return;
    if (!isObject(member)) {
      this.#fields.reportWrongType('"navigation"', 'an object', member, root.location);
      return;
    }
    for (const placeholders of findPlaceholders(root).values())
      for (const element of placeholders) this.#placeholders.add(element);
    for (const element of elementsOf(root)) this.#checkElement(element);
    this.#checkEmptyElements(root);
  }

  #checkEmptyElements(root: Element): void {
    const { empty, rootIsEmpty } = findEmptyElements(root, this.#placeholders);
    const unreportedElements = empty.filter((element) => !this.#reportedElements.has(element));
    if (!rootIsEmpty) {
      for (const element of unreportedElements) {
        this.findings.push(diagnose('element-empty', element.location, { element: elementName(element) }));
      }
    } else if (unreportedElements.length === empty.length) {
      const reason = root.lists.length > 0 ? 'nothing' : 'no list';
      this.findings.push(diagnose('navigation-missing', root.location, { reason }));
    }
  }

  #checkElement(element: Element): void {
    const misspelledFields: string[] = [];
    for (const [name, value] of Object.entries(element.value)) {
      const location = this.#memberLocation(element.value, element.location, name);
      const meaning = classifyField(element.kind, name);
      this.#checkMember(element, name, value, location, meaning);
      if (meaning.kind === 'misspelling') misspelledFields.push(meaning.nearest);
    }
    this.#checkRequired(element, misspelledFields);
    this.#checkConflicts(element);
    for (const list of element.lists)
      this.#checkSiblings(list.items.filter((item): item is Element => item.kind !== 'entry'));
    for (const kind of new Set(element.global.map((entry) => entry.kind))) {
      this.#checkSiblings(element.global.filter((entry) => entry.kind === kind));
    }
  }

  #checkMember(element: Element, name: string, value: Json, location: JsonLocation, meaning: FieldMeaning): void {
    if (meaning.kind === 'field') {
      this.#fields.check(meaning.type, name, value, location);
      if (meaning.type === 'href' && typeof value === 'string' && urlKind(value) === 'script') {
        this.#reportedElements.add(element);
      }
      if (meaning.type === 'global' && isObject(value)) this.#checkGlobal(value, location);
      return;
    }
    if (meaning.kind === 'list' && !element.isGlobal) {
      this.#checkList(element, name, value, location);
      return;
    }
    if (
      holdsContent(value) ||
      meaning.kind === 'misspelling' ||
      (meaning.kind === 'unknown' && meaning.synonym === 'href')
    ) {
      this.#reportedElements.add(element);
    }
    this.findings.push(diagnoseStrayField(element, name, value, location, meaning));
    const list = listOfMeaning(meaning);
    if (list !== undefined && Array.isArray(value)) this.#checkList(element, name, value, location, true);
  }

  /** @param isMisnamed True if the list has the wrong name. Its strings may be valid under the right name. */
  #checkList(element: Element, name: string, value: Json, location: JsonLocation, isMisnamed = false): void {
    if (this.#document.unresolvedPlaceholders.has(value)) {
      this.#reportedElements.add(element);
      return;
    }
    if (!isList(value)) {
      this.#reportedElements.add(element);
      this.#fields.reportWrongType(`"${name}"`, 'an array', value, location);
      return;
    }
    const containsPages = name === 'pages' || listOfMeaning(classifyField(element.kind, name)) === 'pages';
    for (const [index, item] of value.entries()) {
      if (isObject(item)) {
        if (this.#document.unresolvedPlaceholders.has(item)) this.#reportedElements.add(element);
        continue;
      }
      if (typeof item === 'string' && (containsPages ? item !== '' : isMisnamed)) continue;
      const itemLocation = this.#memberLocation(value, location, index);
      if (typeof item === 'string' && containsPages) {
        this.findings.push(diagnose('field-empty', itemLocation, { field: 'This page entry' }));
      } else {
        const expected = containsPages ? 'a path, an endpoint or a group' : 'an object';
        const field = containsPages ? 'A page entry' : `An entry of "${name}"`;
        this.#fields.reportWrongType(field, expected, item, itemLocation);
      }
      this.#reportedElements.add(element);
    }
  }

  #checkGlobal(value: JsonObject, location: JsonLocation): void {
    for (const [name, list] of Object.entries(value)) {
      const listLocation = this.#memberLocation(value, location, name);
      if (!globalLists.some((globalList) => globalList === name)) {
        this.findings.push(diagnoseStrayGlobalField(name, list, listLocation));
      } else if (!isList(list)) {
        if (!this.#document.unresolvedPlaceholders.has(list))
          this.#fields.reportWrongType(`"${name}"`, 'an array', list, listLocation);
      } else {
        for (const [index, item] of list.entries()) {
          if (isObject(item)) continue;
          this.#fields.reportWrongType(
            `An entry of "${name}"`,
            'an object',
            item,
            this.#memberLocation(list, listLocation, index),
          );
        }
      }
    }
  }

  /** @param misspelledFields Correct names of misspelled fields. These fields are not reported as missing. */
  #checkRequired(element: Element, misspelledFields: readonly string[]): void {
    const { name } = elementTypes[element.kind];
    const { value } = element;
    // The other members are in a missing file or another repository.
    if (this.#document.unresolvedPlaceholders.has(value) || Object.hasOwn(value, 'sourceRef')) {
      this.#reportedElements.add(element);
      return;
    }
    // An element without members lacks every required field, so only the missing name is reported.
    if (name !== undefined && Object.keys(value).length === 0) {
      this.#reportMissing(element, name, undefined);
      this.#reportedElements.add(element);
      return;
    }
    const hasField = (field: string): boolean => Object.hasOwn(value, field) || misspelledFields.includes(field);
    if (name !== undefined && !hasField(name)) {
      const synonyms = nameSynonyms.filter((synonym) => typeof ownMember(value, synonym) === 'string');
      this.#reportMissing(element, name, synonyms[0], { isOnly: synonyms.length === 1 });
    }
    if (element.isGlobal && !hasField('href')) {
      const isOptional = element.kind === 'anchor' && hasField('anchor');
      this.#reportMissing(element, 'href', undefined, { isOptional });
    }
    const hasContent =
      ['pages', 'sdk', 'href'].some(hasField) ||
      setsSpecification(element) ||
      element.lists.length > 0 ||
      this.#placeholders.has(element);
    if (element.kind === 'group' && !element.isGlobal && !hasContent && !this.#reportedElements.has(element)) {
      this.#reportMissing(element, 'pages', undefined);
      this.#reportedElements.add(element);
    }
  }

  /** @param isOnly True if no other member could be meant as the missing field. Default: true. */
  #reportMissing(
    element: Element,
    field: string,
    synonym: string | undefined,
    { isOnly = true, isOptional = false } = {},
  ): void {
    const isSpare = isOnly && synonym !== undefined && classifyField(element.kind, synonym).kind !== 'field';
    const args = { element: elementName(element), field, written: synonym, isSpare, isOptional };
    this.findings.push(diagnose('field-missing', element.location, args));
  }

  /** Reports an element with several kinds of children, or with children and an `href`. The first kind is accepted. */
  #checkConflicts(element: Element): void {
    if (element.isGlobal) return;
    const lists = element.lists.filter(({ name, key, items }) => name === key && items.length > 0);
    const allowedLists = lists.filter(({ name }) => elementTypes[element.kind].children.includes(name));
    const keys = new Set<string>(allowedLists.map(({ key }) => key));
    if (element.href !== undefined && elementTypes[element.kind].fields.includes('href')) keys.add('href');
    const [firstKey, ...laterKeys] = Object.keys(element.value).filter((name) => keys.has(name));
    if (firstKey === undefined) return;
    const related = keyLocation(this.#memberLocation(element.value, element.location, firstKey));
    for (const key of laterKeys) {
      const location = keyLocation(this.#memberLocation(element.value, element.location, key));
      this.findings.push(
        diagnose('pattern-conflict', location, { element: elementName(element), key, first: firstKey }, related),
      );
    }
  }

  #checkSiblings(siblings: readonly Element[]): void {
    const locationByName = new Map<string, JsonLocation>();
    let firstDefault: JsonLocation | undefined;
    for (const element of siblings) {
      const { name: nameField, noun } = elementTypes[element.kind];
      if (nameField === undefined) continue;
      const { label: name } = element;
      const firstLocation = locationByName.get(name);
      const location = this.#memberLocation(element.value, element.location, nameField);
      if (name !== '' && firstLocation !== undefined) {
        const severity = element.kind === 'language' || element.kind === 'version' ? 'error' : 'warning';
        this.findings.push(diagnose('name-duplicate', location, { severity, noun, name }, firstLocation));
      } else locationByName.set(name, location);
      if (!element.isDefault || !elementTypes[element.kind].fields.includes('default')) continue;
      const defaultLocation = this.#memberLocation(element.value, element.location, 'default');
      if (firstDefault !== undefined)
        this.findings.push(diagnose('default-conflict', defaultLocation, { noun, name }, firstDefault));
      firstDefault ??= defaultLocation;
    }
  }

  #memberLocation(
    container: readonly Json[] | JsonObject,
    location: JsonLocation,
    name: string | number,
  ): JsonLocation {
    return locationOfMember(this.#document, container, location, name);
  }
}
