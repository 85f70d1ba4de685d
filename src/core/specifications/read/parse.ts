import type { Type as YamlType } from 'js-yaml';
import { countMembers, surveyJson } from '../../config/read.ts';
import { isObject, type Json, type JsonObject } from '../../values/json.ts';
import { maxSpecificationDepth } from '../../values/limits.ts';
import { yamlFault } from '../../values/location.ts';
import { markNumber, mayContainMarks, parseMarkedJson } from '../../values/source-number.ts';
import { keepMarksOfData } from './walk.ts';

declare module 'js-yaml' {
  /** Types of the built-in schemas. The package's declarations lack them. */
  const types: Readonly<Record<'int' | 'float', YamlType & { readonly tag: string }>>;
}

type SyntaxFault = ReturnType<typeof yamlFault>;

export interface ParsedValue {
  readonly value: Json;
  readonly isSelfContained: boolean;
  /** True for text that starts like JSON but only parses as YAML (comments, trailing commas). */
  readonly isNonStandardJson: boolean;
  readonly duplicateAt?: number;
}

export type ParsedText = ParsedValue | SyntaxFault;

/**
 * Parses a specification as JSON if possible, else as YAML. The last of duplicate keys wins. Numbers in examples and
 * other data keep their source text.
 *
 * The YAML library is loaded only for YAML, and to locate a duplicate key.
 */
export async function parseSpecificationText(text: string): Promise<ParsedText> {
  const json = /^\s*[{[]/.test(text) ? parseMarkedJson(text) : undefined;
  const parsedJson =
    json === undefined
      ? undefined
      : {
          value: mayContainMarks(text) ? keepMarksOfData(json) : json,
          isSelfContained: !foreignReference.test(text),
          isNonStandardJson: false,
        };
  if (parsedJson !== undefined && !hasRepeatedKeys(text, parsedJson.value)) return parsedJson;
  const { CORE_SCHEMA, load, Type, types } = await import('js-yaml');
  // The merge key `<<` is not part of the core schema.
  const merge = new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (key) => key === '<<' });
  const numbers = [types.int, types.float].map(
    ({ tag, resolve, construct }) =>
      new Type(tag, { kind: 'scalar', resolve, construct: (source) => markNumber(source, construct(source)) }),
  );
  const schema = CORE_SCHEMA.extend({ implicit: [...numbers, merge] });
  const parseYaml = (json: boolean): ParsedText => {
    try {
      const value = keepMarksOfData((load(text, { json, schema }) as Json | undefined) ?? null);
      return { value, isSelfContained: false, isNonStandardJson: /^\s*[{[]/.test(text) };
    } catch (error) {
      return faultOf(error, text);
    }
  };
  const strict = parseYaml(false);
  const duplicateAt = 'reason' in strict && strict.reason === duplicateKeyReason ? strict.offset : undefined;
  if (duplicateAt === undefined) return parsedJson ?? strict;
  if (parsedJson !== undefined) return { ...parsedJson, duplicateAt };
  const lenient = parseYaml(true);
  return 'value' in lenient ? { ...lenient, duplicateAt } : lenient;
}

/**
 * Matches JSON text that may refer to another file, also with escaped letters in `$ref`. Much faster than a walk
 * through all values.
 */
const foreignReference = /\$ref"\s*:\s*(?!"#)|\\u00(?:24|65|66|72)/i;

/** Detects duplicate keys, of which `JSON.parse` keeps only one. */
function hasRepeatedKeys(text: string, value: Json): boolean {
  const { members, depth } = surveyJson(text);
  return depth < maxSpecificationDepth && members > countMembers(value);
}

const duplicateKeyReason = 'duplicated mapping key';

function faultOf(error: unknown, text: string): SyntaxFault {
  return error instanceof RangeError ? { reason: 'it is nested too deeply', offset: 0 } : yamlFault(error, text);
}

export type SpecificationKind = 'openapi' | 'asyncapi';

/** Detects the kind and version of a parsed document. The kind is `undefined` if the version is not supported. */
export function detectKind(document: Json): { readonly form: SpecificationKind | undefined; readonly version: string } {
  if (!isObject(document)) return { form: undefined, version: '' };
  const { openapi, swagger, asyncapi }: JsonObject = document;
  for (const [declared, name, form, supported] of [
    [openapi, 'OpenAPI', 'openapi', /^3\.[012](?:\.|$)/],
    [swagger, 'Swagger', 'openapi', /^2(?:\.0)?$/],
    [asyncapi || undefined, 'AsyncAPI', 'asyncapi', /^[23]\./],
  ] as const) {
    if (declared === undefined) continue;
    const version = versionOf(declared ?? '');
    return { form: supported.test(version) ? form : undefined, version: `${name} ${version}` };
  }
  return { form: undefined, version: '' };
}

/** YAML parses an unquoted `3.0` as a number. */
function versionOf(declared: Json): string {
  if (typeof declared === 'string') return declared;
  return Number.isInteger(declared) ? `${JSON.stringify(declared)}.0` : JSON.stringify(declared);
}
