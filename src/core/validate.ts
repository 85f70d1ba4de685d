import { FieldChecker } from './config/check.ts';
import {
  elementTypes,
  type FieldMeaning,
  globalLists,
  listOfMeaning,
  meaningOf,
  nameSynonyms,
} from './config/elements.ts';
import { emptyElements, findPlaceholders, setsSpecification } from './config/empty.ts';
import { type FieldDefinition, settingFields } from './config/field-table.ts';
import { elementName, holdsContent, strayField, strayInGlobal } from './config/stray-fields.ts';
import { checkTopLevel, misspelledNavigation, navigationKey } from './config/top-level.ts';
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
  if (!document.readable) return [];
  const validator = new Validator(document);
  if (reportIncomplete) validator.findings.push(...checkTopLevel(document));
  validator.settings();
  validator.navigation(navigation);
  return validator.findings;
}

class Validator {
  readonly #document: Document;
  readonly #fields: FieldChecker;
  /** Elements that are empty because of a fault that is already reported. */
  readonly #explained = new Set<Element>();
  readonly #placeholders = new Set<Element>();

  constructor(document: Document) {
    this.#document = document;
    this.#fields = new FieldChecker(document);
  }

  get findings(): Finding[] {
    return this.#fields.findings;
  }

  settings(): void {
    const { value, location } = this.#document;
    for (const [holder, members] of Object.entries(settingFields)) {
      const object = ownMember(value, holder);
      if (!isObject(object)) continue;
      const at = this.#placeOfMember(value, location, holder);
      for (const [name, { type }] of Object.entries<FieldDefinition>(members))
        this.#fields.check(type, name, ownMember(object, name), this.#placeOfMember(object, at, name));
    }
    for (const name of ['navbar', 'footer', 'logo'])
      this.#emptyLinks(ownMember(value, name), this.#placeOfMember(value, location, name));
    this.#fields.redirects(ownMember(value, 'redirects'), this.#placeOfMember(value, location, 'redirects'));
  }

  /** Reports blank links and images below a setting, at any depth. */
  #emptyLinks(value: Json | undefined, location: JsonLocation): void {
    if (!isObject(value) && !isList(value)) return;
    for (const [key, member] of Object.entries(value)) {
      const at = this.#placeOfMember(value, location, isList(value) ? Number(key) : key);
      const isBlank = typeof member === 'string' && member.trim() === '';
      if (isBlank && /^(?:href|url|light|dark)$/.test(key))
        this.findings.push(diagnose('field-empty', at, { field: JSON.stringify(key) }));
      this.#emptyLinks(member as Json, at);
    }
  }

  navigation({ root }: Navigation): void {
    const { value, location } = this.#document;
    const key = navigationKey(value);
    const member = key === undefined ? undefined : ownMember(value, key);
    if (key === undefined || member === undefined) {
      this.findings.push(diagnose('navigation-missing', location, { reason: 'absent' }));
      return;
    }
    if (key !== 'navigation') {
      this.findings.push(misspelledNavigation(key, member, this.#placeOfMember(value, location, key)));
      if (!isObject(member)) return;
    }
    if (this.#document.unresolved.has(member)) return;
    if (!isObject(member)) {
      this.#fields.wrongType('"navigation"', 'an object', member, root.location);
      return;
    }
    for (const placeholders of findPlaceholders(root).values())
      for (const element of placeholders) this.#placeholders.add(element);
    for (const element of elementsOf(root)) this.#element(element);
    this.#emptiness(root);
  }

  #emptiness(root: Element): void {
    const { empty, rootIsEmpty } = emptyElements(root, this.#placeholders);
    const unexplained = empty.filter((element) => !this.#explained.has(element));
    if (!rootIsEmpty) {
      for (const element of unexplained) {
        this.findings.push(diagnose('element-empty', element.location, { element: elementName(element) }));
      }
    } else if (unexplained.length === empty.length) {
      const reason = root.lists.length > 0 ? 'nothing' : 'no list';
      this.findings.push(diagnose('navigation-missing', root.location, { reason }));
    }
  }

  #element(element: Element): void {
    const misspelledFields: string[] = [];
    for (const [name, value] of Object.entries(element.value)) {
      const location = this.#placeOfMember(element.value, element.location, name);
      const meaning = meaningOf(element.kind, name);
      this.#member(element, name, value, location, meaning);
      if (meaning.is === 'misspelling') misspelledFields.push(meaning.nearest);
    }
    this.#required(element, misspelledFields);
    this.#conflicts(element);
    for (const list of element.lists)
      this.#siblings(list.items.filter((item): item is Element => item.kind !== 'entry'));
    for (const kind of new Set(element.global.map((entry) => entry.kind))) {
      this.#siblings(element.global.filter((entry) => entry.kind === kind));
    }
  }

  #member(element: Element, name: string, value: Json, location: JsonLocation, meaning: FieldMeaning): void {
    if (meaning.is === 'field') {
      this.#fields.check(meaning.type, name, value, location);
      if (meaning.type === 'href' && typeof value === 'string' && urlKind(value) === 'script') {
        this.#explained.add(element);
      }
      if (meaning.type === 'global' && isObject(value)) this.#global(value, location);
      return;
    }
    if (meaning.is === 'list' && !element.isGlobal) {
      this.#list(element, name, value, location);
      return;
    }
    if (
      holdsContent(value) ||
      meaning.is === 'misspelling' ||
      (meaning.is === 'unknown' && meaning.synonym === 'href')
    ) {
      this.#explained.add(element);
    }
    this.findings.push(strayField(element, name, value, location, meaning));
    const list = listOfMeaning(meaning);
    if (list !== undefined && Array.isArray(value)) this.#list(element, name, value, location, true);
  }

  /** @param isElsewhere True if the list has the wrong name. Its strings may be valid under the right name. */
  #list(element: Element, name: string, value: Json, location: JsonLocation, isElsewhere = false): void {
    if (this.#document.unresolved.has(value)) {
      this.#explained.add(element);
      return;
    }
    if (!isList(value)) {
      this.#explained.add(element);
      this.#fields.wrongType(`"${name}"`, 'an array', value, location);
      return;
    }
    const holdsPages = name === 'pages' || listOfMeaning(meaningOf(element.kind, name)) === 'pages';
    for (const [index, item] of value.entries()) {
      if (isObject(item)) {
        if (this.#document.unresolved.has(item)) this.#explained.add(element);
        continue;
      }
      if (typeof item === 'string' && (holdsPages ? item !== '' : isElsewhere)) continue;
      const at = this.#placeOfMember(value, location, index);
      if (typeof item === 'string' && holdsPages) {
        this.findings.push(diagnose('field-empty', at, { field: 'This page entry' }));
      } else {
        const expected = holdsPages ? 'a path, an endpoint or a group' : 'an object';
        const field = holdsPages ? 'A page entry' : `An entry of "${name}"`;
        this.#fields.wrongType(field, expected, item, at);
      }
      this.#explained.add(element);
    }
  }

  #global(value: JsonObject, location: JsonLocation): void {
    for (const [name, list] of Object.entries(value)) {
      const at = this.#placeOfMember(value, location, name);
      if (!globalLists.some((globalList) => globalList === name)) {
        this.findings.push(strayInGlobal(name, list, at));
      } else if (!isList(list)) {
        if (!this.#document.unresolved.has(list)) this.#fields.wrongType(`"${name}"`, 'an array', list, at);
      } else {
        for (const [index, item] of list.entries()) {
          if (isObject(item)) continue;
          this.#fields.wrongType(`An entry of "${name}"`, 'an object', item, this.#placeOfMember(list, at, index));
        }
      }
    }
  }

  /** @param misspelledFields Correct names of misspelled fields. These fields are not reported as missing. */
  #required(element: Element, misspelledFields: readonly string[]): void {
    const { name } = elementTypes[element.kind];
    const { value } = element;
    // The other members are in a missing file or another repository.
    if (this.#document.unresolved.has(value) || Object.hasOwn(value, 'sourceRef')) {
      this.#explained.add(element);
      return;
    }
    // An element without members lacks every required field, so only the missing name is reported.
    if (name !== undefined && Object.keys(value).length === 0) {
      this.#missing(element, name, undefined);
      this.#explained.add(element);
      return;
    }
    const has = (field: string): boolean => Object.hasOwn(value, field) || misspelledFields.includes(field);
    if (name !== undefined && !has(name)) {
      const written = nameSynonyms.filter((word) => typeof ownMember(value, word) === 'string');
      this.#missing(element, name, written[0], { isOnly: written.length === 1 });
    }
    if (element.isGlobal && !has('href')) {
      const isOptional = element.kind === 'anchor' && has('anchor');
      this.#missing(element, 'href', undefined, { isOptional });
    }
    const filled =
      ['pages', 'sdk', 'href'].some(has) ||
      setsSpecification(element) ||
      element.lists.length > 0 ||
      this.#placeholders.has(element);
    if (element.kind === 'group' && !element.isGlobal && !filled && !this.#explained.has(element)) {
      this.#missing(element, 'pages', undefined);
      this.#explained.add(element);
    }
  }

  /** @param isOnly True if no other member could be meant as the missing field. Default: true. */
  #missing(
    element: Element,
    field: string,
    written: string | undefined,
    { isOnly = true, isOptional = false } = {},
  ): void {
    const isSpare = isOnly && written !== undefined && meaningOf(element.kind, written).is !== 'field';
    const args = { element: elementName(element), field, written, isSpare, isOptional };
    this.findings.push(diagnose('field-missing', element.location, args));
  }

  /** Reports an element with several kinds of children, or with children and an `href`: every kind after the first. */
  #conflicts(element: Element): void {
    if (element.isGlobal) return;
    const lists = element.lists.filter(({ name, key, items }) => name === key && items.length > 0);
    const allowedLists = lists.filter(({ name }) => elementTypes[element.kind].children.includes(name));
    const keys = new Set<string>(allowedLists.map(({ key }) => key));
    if (element.href !== undefined && elementTypes[element.kind].fields.includes('href')) keys.add('href');
    const [first, ...further] = Object.keys(element.value).filter((name) => keys.has(name));
    if (first === undefined) return;
    const related = keyLocation(this.#placeOfMember(element.value, element.location, first));
    for (const key of further) {
      const location = keyLocation(this.#placeOfMember(element.value, element.location, key));
      this.findings.push(
        diagnose('pattern-conflict', location, { element: elementName(element), key, first }, related),
      );
    }
  }

  #siblings(siblings: readonly Element[]): void {
    const names = new Map<string, JsonLocation>();
    let firstDefault: JsonLocation | undefined;
    for (const element of siblings) {
      const { name: field, noun } = elementTypes[element.kind];
      if (field === undefined) continue;
      const { label: name } = element;
      const first = names.get(name);
      const location = this.#placeOfMember(element.value, element.location, field);
      if (name !== '' && first !== undefined) {
        const severity = element.kind === 'language' || element.kind === 'version' ? 'error' : 'warning';
        this.findings.push(diagnose('name-duplicate', location, { severity, noun, name }, first));
      } else names.set(name, location);
      if (!element.isDefault || !elementTypes[element.kind].fields.includes('default')) continue;
      const at = this.#placeOfMember(element.value, element.location, 'default');
      if (firstDefault !== undefined)
        this.findings.push(diagnose('default-conflict', at, { noun, name }, firstDefault));
      firstDefault ??= at;
    }
  }

  #placeOfMember(container: readonly Json[] | JsonObject, location: JsonLocation, name: string | number): JsonLocation {
    return locationOfMember(this.#document, container, location, name);
  }
}
