import { diagnose } from '../findings/diagnose.ts';
import { quote } from '../findings/wording.ts';
import { urlKind, withoutUnsafeUrls } from '../links/safe-url.ts';
import { type Document, locationOfMember } from '../values/document.ts';
import { describeType, isList, isObject, type Json, type JsonObject, ownMember } from '../values/json.ts';
import { type JsonLocation, keyLocation } from '../values/location.ts';
import type { Finding } from '../values/outcome.ts';
import { type FieldDefinition, type FieldType, objectFields, strictObjects } from './field-table.ts';
import { languageCodes } from './languages.ts';
import { caseVariant, isTypo, nearestWords } from './nearest.ts';
import { diagnoseUnknownField } from './stray-fields.ts';

interface FieldValue {
  readonly field: string;
  readonly value: Json;
  readonly location: JsonLocation;
}

interface TextFieldValue extends FieldValue {
  readonly value: string;
}

export class FieldChecker {
  readonly #document: Document;
  readonly findings: Finding[] = [];

  constructor(document: Document) {
    this.#document = document;
  }

  /** Checks the value of a field. Skips missing fields, and values of failed `$ref`s, which are already reported. */
  check(type: FieldType, name: string, value: Json | undefined, location: JsonLocation): void {
    if (value === undefined || this.#document.unresolvedPlaceholders.has(value)) return;
    const subject: FieldValue = { field: quote(name), value, location };
    if (typeof type === 'object') this.#choice(subject, type.choices);
    else this.#byType[type](subject);
  }

  readonly #byType: Readonly<Record<Exclude<FieldType, object>, (subject: FieldValue) => void>> = {
    anything: () => {},
    text: (subject) => this.#checkType('string', subject),
    flag: (subject) => this.#checkType('boolean', subject),
    number: (subject) => this.#checkType('number', subject),
    object: (subject) => this.#checkObject(subject),
    // Checks only the type, because the lists of `global` contain elements, which the phase `validate` checks.
    global: (subject) => this.#checkObject(subject),
    name: (subject) => this.#checkFilled(subject),
    page: (subject) => this.#checkFilled(subject),
    language: (subject) => {
      if (this.#checkFilled(subject)) this.#language(subject.value, subject.location);
    },
    href: (subject) => {
      if (this.#checkFilled(subject)) this.#href(subject);
    },
    icon: (subject) => this.#icon(subject),
    address: (subject) => {
      if (this.#checkFilled(subject)) this.#checkUrl(subject);
    },
    banner: (subject) => this.#banner(subject),
    specification: (subject) => this.#specifications(subject),
    unsupported: ({ field, location }) => {
      this.findings.push(diagnose('source-unsupported', keyLocation(location), { field: JSON.parse(field) }));
    },
  };

  #checkType(type: 'string' | 'boolean' | 'number', { field, value, location }: FieldValue): boolean {
    if (typeof value === type) return true;
    return this.reportWrongType(field, `a ${type}`, value, location);
  }

  #checkObject(subject: FieldValue): subject is FieldValue & { readonly value: JsonObject } {
    const { field, value, location } = subject;
    return isObject(value) || this.reportWrongType(field, 'an object', value, location);
  }

  #checkFilled(subject: FieldValue): subject is TextFieldValue {
    if (!this.#checkType('string', subject)) return false;
    if (subject.value !== '') return true;
    this.findings.push(diagnose('field-empty', subject.location, { field: subject.field }));
    return false;
  }

  #choice({ field, value, location }: FieldValue, allowed: readonly string[]): void {
    if (typeof value !== 'string') this.reportWrongType(field, 'a string', value, location);
    else if (!allowed.includes(value)) {
      const nearest = nearestWords(value, allowed)[0];
      const fix = caseVariant(value, allowed);
      this.findings.push(diagnose('field-value', location, { field, value, allowed, nearest, only: fix }));
    }
  }

  #language(value: string, location: JsonLocation): void {
    if (languageCodes.includes(value)) return;
    const fix = languageCodes.find((code) => code.toLowerCase() === value.toLowerCase().replaceAll('_', '-'));
    const nearest = fix ?? nearestLanguage(value);
    this.findings.push(diagnose('language-unknown', location, { value, nearest, only: fix }));
  }

  #href(subject: TextFieldValue): void {
    if (!this.#checkUrl(subject)) return;
    const { field, value, location } = subject;
    if (!/^[a-z][a-z\d+.-]*:/i.test(value.trim()) || URL.canParse(value)) return;
    this.findings.push(diagnose('field-value', location, { field, value, allowed: [], flaw: 'incomplete' }));
  }

  /** @returns False for a URL that may run code. */
  #checkUrl({ field, value, location }: TextFieldValue): boolean {
    if (urlKind(value) !== 'script') return true;
    this.findings.push(diagnose('field-value', location, { field, value, allowed: [], flaw: 'script' }));
    return false;
  }

  #banner(subject: FieldValue): void {
    if (!this.#checkObject(subject)) return;
    this.#checkMembers(subject, 'banner');
    const { value, location } = subject;
    const content = ownMember(value, 'content');
    if (typeof content !== 'string') return;
    const contentLocation = locationOfMember(this.#document, value, location, 'content');
    const [unsafeUrl] = withoutUnsafeUrls(content).removed;
    if (unsafeUrl === undefined) return;
    const args = { field: 'A link of a banner', value: unsafeUrl, allowed: [], flaw: 'script' } as const;
    this.findings.push(diagnose('field-value', contentLocation, args));
  }

  #icon(subject: FieldValue): void {
    const { field, value, location } = subject;
    if (isObject(value)) this.#checkMembers({ ...subject, value }, 'icon');
    else if (typeof value !== 'string') this.reportWrongType(field, 'a string or an object', value, location);
    else if (value.startsWith('fa-')) {
      const name = value.slice(3);
      // `fa-solid fa-star` contains two names, so no fix is certain.
      const fix = /^[\w-]+$/.test(name) ? name : undefined;
      const args = { field, value, allowed: [], flaw: 'prefixed', nearest: name, only: fix } as const;
      this.findings.push(diagnose('field-value', location, args));
    }
  }

  #specifications(subject: FieldValue): void {
    const { field, value, location } = subject;
    if (!isList(value)) {
      this.#specification(subject);
      return;
    }
    for (const [index, item] of value.entries()) {
      const itemLocation = locationOfMember(this.#document, value, location, index);
      this.#specification({ field: `An entry of ${field}`, value: item, location: itemLocation });
    }
  }

  #specification(subject: FieldValue): void {
    const { field, value, location } = subject;
    if (this.#document.unresolvedPlaceholders.has(value)) return;
    if (typeof value === 'string') this.#checkFilled(subject);
    else if (isObject(value)) this.#checkMembers({ ...subject, value }, 'specification');
    else this.reportWrongType(field, 'a string, an object or a list of them', value, location);
  }

  #checkMembers(
    { value, location }: FieldValue & { readonly value: JsonObject },
    noun: keyof typeof objectFields,
  ): void {
    const members: Readonly<Record<string, FieldDefinition>> = objectFields[noun];
    const allowed = Object.keys(members);
    const element = { noun, name: '' };
    const misspelledFields: (string | undefined)[] = [];
    for (const [name, member] of Object.entries(value)) {
      const memberLocation = locationOfMember(this.#document, value, location, name);
      const definition = Object.hasOwn(members, name) ? members[name] : undefined;
      if (definition !== undefined) this.check(definition.type, name, member, memberLocation);
      else if (strictObjects.has(noun)) {
        const nearest = allowed.find((candidate) => isTypo(name, candidate));
        const suggestion = { nearest, allowed, only: caseVariant(name, allowed) };
        this.findings.push(diagnoseUnknownField(element, name, member, memberLocation, suggestion));
        misspelledFields.push(nearest);
      }
    }
    for (const [field, { isRequired }] of Object.entries(members)) {
      if (isRequired !== true || ownMember(value, field) !== undefined || misspelledFields.includes(field)) continue;
      this.findings.push(diagnose('field-missing', location, { element, field, written: undefined }));
    }
  }

  checkRedirectList(value: Json | undefined, location: JsonLocation): void {
    if (value === undefined || this.#document.unresolvedPlaceholders.has(value)) return;
    if (!isList(value)) {
      this.reportWrongType('"redirects"', 'an array', value, location);
      return;
    }
    for (const [index, item] of value.entries()) {
      const subject = {
        field: 'A redirect',
        value: item,
        location: locationOfMember(this.#document, value, location, index),
      };
      if (this.#document.unresolvedPlaceholders.has(item) || !this.#checkObject(subject)) continue;
      this.#checkMembers(subject, 'redirect');
    }
  }

  reportWrongType(field: string, expected: string, value: Json, location: JsonLocation): false {
    this.findings.push(diagnose('field-type', location, { field, expected, actual: describeType(value) }));
    return false;
  }
}

function nearestLanguage(value: string): string | undefined {
  const [language = ''] = value.toLowerCase().split(/[-_]/);
  return languageCodes.find((code) => code === language) ?? languageCodes.find((code) => isTypo(value, code));
}
