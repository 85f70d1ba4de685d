import { countMembers, surveyJson } from '../../config/survey.ts';
import type { Json, JsonObject } from '../../values/json.ts';
import { isObject } from '../../values/json.ts';
import { yamlFault } from '../../values/yaml-fault.ts';

/** Why a text is no specification. */
export type SpecificationFault =
  | { readonly fault: 'syntax'; readonly reason: string /** UTF-16 offset. */; readonly offset: number }
  | { readonly fault: 'unsupported'; readonly version: string }
  | { readonly fault: 'invalid'; readonly pointer: string; readonly reason: string };

/** What is in a text. */
export interface ParsedValue {
  readonly value: Json;
  /** Its references lead into itself, as they are written. */
  readonly isSelfContained: boolean;
  /** It is written as JSON, and only readers of YAML take it. */
  readonly isLoose: boolean;
  /** UTF-16 offset of a key that its object has already. */
  readonly twice?: number;
}

export type ParsedText = ParsedValue | (SpecificationFault & { readonly fault: 'syntax' });

/**
 * Parses the text of a specification: JSON if it is JSON, else YAML.
 *
 * The YAML library is loaded only for YAML, and to find a key that stands twice. Of a key that is written twice the last one counts, as in JSON.
 */
export async function parseSpecificationText(text: string): Promise<ParsedText> {
  const json = parseJson(text);
  const whole =
    json === undefined ? undefined : { value: json, isSelfContained: !foreignReference.test(text), isLoose: false };
  if (whole !== undefined && !hasRepeatedKeys(text, whole.value)) return whole;
  const { CORE_SCHEMA, load, Type } = await import('js-yaml');
  // `<<` takes in the members of another mapping.
  const merge = new Type('tag:yaml.org,2002:merge', {
    kind: 'scalar',
    resolve: (key) => key === '<<',
  });
  const schema = CORE_SCHEMA.extend({ implicit: [merge] });
  const attempt = (json: boolean): ParsedText => {
    try {
      const value = (load(text, { json, schema }) as Json | undefined) ?? null;
      return { value, isSelfContained: false, isLoose: /^\s*[{[]/.test(text) };
    } catch (error) {
      return faultOf(error, text);
    }
  };
  const strict = attempt(false);
  if (whole !== undefined) return { ...whole, ...repeatedAt(strict) };
  if (!('fault' in strict) || strict.reason !== duplicate) return strict;
  const lenient = attempt(true);
  return 'fault' in lenient ? lenient : { ...lenient, twice: strict.offset };
}

/**
 * What may be a reference to another file in the text of JSON: far cheaper to look for than to walk through every value.
 * A letter of `$ref` may be escaped.
 */
const foreignReference = /\$ref"\s*:\s*(?!"#)|\\u00(?:24|65|66|72)/i;

/** Deeper values are not counted: nobody writes them. */
const deepest = 500;

/** `JSON.parse` keeps one member of each name. */
function hasRepeatedKeys(text: string, value: Json): boolean {
  const { members, depth } = surveyJson(text);
  return depth < deepest && members > countMembers(value);
}

function repeatedAt(strict: ParsedText): { readonly twice?: number } {
  return 'fault' in strict && strict.reason === duplicate ? { twice: strict.offset } : {};
}

/** What js-yaml says of a key that its mapping has already. */
const duplicate = 'duplicated mapping key';

function faultOf(error: unknown, text: string): SpecificationFault & { readonly fault: 'syntax' } {
  if (error instanceof RangeError) return { fault: 'syntax', reason: 'it is nested too deeply', offset: 0 };
  return { fault: 'syntax', ...yamlFault(error, text) };
}

function parseJson(text: string): Json | undefined {
  const first = /\S/.exec(text)?.[0];
  if (first !== '{' && first !== '[') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The form of a document: what its version says. */
export type Form = 'openapi' | 'asyncapi';

/** Tells the form of a parsed document; undefined if it is none that is supported. */
export function formOf(document: Json): { readonly form: Form | undefined; readonly version: string } {
  if (!isObject(document)) return { form: undefined, version: '' };
  const { openapi, swagger, asyncapi }: JsonObject = document;
  const written = openapi ?? swagger ?? asyncapi ?? '';
  const version = versionOf(written);
  if (openapi !== undefined)
    return { form: /^3\.[012](?:\.|$)/.test(version) ? 'openapi' : undefined, version: `OpenAPI ${version}` };
  if (swagger !== undefined)
    return { form: /^2(?:\.0)?$/.test(version) ? 'openapi' : undefined, version: `Swagger ${version}` };
  return {
    form: /^[23]\./.test(version) ? 'asyncapi' : undefined,
    version: version === '' ? '' : `AsyncAPI ${version}`,
  };
}

/** YAML takes `3.0` without quotes for a number. */
function versionOf(written: Json): string {
  if (typeof written === 'string') return written;
  return Number.isInteger(written) ? `${JSON.stringify(written)}.0` : JSON.stringify(written);
}
