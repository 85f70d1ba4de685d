import { countMembers, surveyJson } from '../../config/survey.ts';
import { isObject, type Json, type JsonObject, parseJson } from '../../values/json.ts';
import { yamlFault } from '../../values/yaml-fault.ts';

/** Why a text is no specification. */
type SyntaxFault = ReturnType<typeof yamlFault>;

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

export type ParsedText = ParsedValue | SyntaxFault;

/**
 * Parses the text of a specification: JSON if it is JSON, else YAML.
 *
 * The YAML library is loaded only for YAML, and to find a key that stands twice. Of a key that is written twice the last one counts, as in JSON.
 */
export async function parseSpecificationText(text: string): Promise<ParsedText> {
  const json = /^\s*[{[]/.test(text) ? parseJson(text) : undefined;
  const whole =
    json === undefined ? undefined : { value: json, isSelfContained: !foreignReference.test(text), isLoose: false };
  if (whole !== undefined && !hasRepeatedKeys(text, whole.value)) return whole;
  const { CORE_SCHEMA, load, Type } = await import('js-yaml');
  // `<<` takes in the members of another mapping.
  const merge = new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (key) => key === '<<' });
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
  const twice = 'reason' in strict && strict.reason === duplicate ? strict.offset : undefined;
  if (twice === undefined) return whole ?? strict;
  if (whole !== undefined) return { ...whole, twice };
  const lenient = attempt(true);
  return 'value' in lenient ? { ...lenient, twice } : lenient;
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

/** What js-yaml says of a key that its mapping has already. */
const duplicate = 'duplicated mapping key';

function faultOf(error: unknown, text: string): SyntaxFault {
  return error instanceof RangeError ? { reason: 'it is nested too deeply', offset: 0 } : yamlFault(error, text);
}

/** The form of a document: what its version says. */
export type Form = 'openapi' | 'asyncapi';

/** Tells the form of a parsed document; undefined if it is none that is supported. */
export function formOf(document: Json): { readonly form: Form | undefined; readonly version: string } {
  if (!isObject(document)) return { form: undefined, version: '' };
  const { openapi, swagger, asyncapi }: JsonObject = document;
  for (const [written, name, form, supported] of [
    [openapi, 'OpenAPI', 'openapi', /^3\.[012](?:\.|$)/],
    [swagger, 'Swagger', 'openapi', /^2(?:\.0)?$/],
    [asyncapi || undefined, 'AsyncAPI', 'asyncapi', /^[23]\./],
  ] as const) {
    if (written === undefined) continue;
    const version = versionOf(written ?? '');
    return { form: supported.test(version) ? form : undefined, version: `${name} ${version}` };
  }
  return { form: undefined, version: '' };
}

/** YAML takes `3.0` without quotes for a number. */
function versionOf(written: Json): string {
  if (typeof written === 'string') return written;
  return Number.isInteger(written) ? `${JSON.stringify(written)}.0` : JSON.stringify(written);
}
