import type { Type as YamlType } from 'js-yaml';
import { countMembers, surveyJson } from '../../config/read.ts';
import { isObject, type Json, type JsonObject } from '../../values/json.ts';
import { maxSpecificationDepth } from '../../values/limits.ts';
import { yamlFault } from '../../values/location.ts';
import { markNumber, mayContainMarks, parseMarkedJson } from '../../values/source-number.ts';
import { unmarkNumbersExceptData } from './walk.ts';

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
  const jsonValue = /^\s*[{[]/.test(text) ? parseMarkedJson(text) : undefined;
  const parsedJson =
    jsonValue === undefined
      ? undefined
      : {
          value: mayContainMarks(text) ? unmarkNumbersExceptData(jsonValue) : jsonValue,
          isSelfContained: !foreignReferencePattern.test(text),
          isNonStandardJson: false,
        };
  if (parsedJson !== undefined && !hasRepeatedKeys(text, parsedJson.value)) return parsedJson;
  const { CORE_SCHEMA, load, Type, types } = await import('js-yaml');
  // The merge key `<<` is not part of the core schema.
  const mergeType = new Type('tag:yaml.org,2002:merge', { kind: 'scalar', resolve: (key) => key === '<<' });
  const numberTypes = [types.int, types.float].map(
    ({ tag, resolve, construct }) =>
      new Type(tag, { kind: 'scalar', resolve, construct: (source) => markNumber(source, construct(source)) }),
  );
  const schema = CORE_SCHEMA.extend({ implicit: [...numberTypes, mergeType] });
  const parseYaml = (allowsDuplicates: boolean): ParsedText => {
    try {
      const value = unmarkNumbersExceptData(
        (load(text, { json: allowsDuplicates, schema }) as Json | undefined) ?? null,
      );
      return { value, isSelfContained: false, isNonStandardJson: /^\s*[{[]/.test(text) };
    } catch (error) {
      return toSyntaxFault(error, text);
    }
  };
  const strictResult = parseYaml(false);
  const duplicateAt =
    'reason' in strictResult && strictResult.reason === duplicateKeyReason ? strictResult.offset : undefined;
  if (duplicateAt === undefined) return parsedJson ?? strictResult;
  if (parsedJson !== undefined) return { ...parsedJson, duplicateAt };
  const lenientResult = parseYaml(true);
  return 'value' in lenientResult ? { ...lenientResult, duplicateAt } : lenientResult;
}

/**
 * Matches JSON text that may refer to another file, also with escaped letters in `$ref`. Much faster than a walk
 * through all values.
 */
const foreignReferencePattern = /\$ref"\s*:\s*(?!"#)|\\u00(?:24|65|66|72)/i;

/** Detects duplicate keys, of which `JSON.parse` keeps only one. */
function hasRepeatedKeys(text: string, value: Json): boolean {
  const { members, depth } = surveyJson(text);
  return depth < maxSpecificationDepth && members > countMembers(value);
}

const duplicateKeyReason = 'duplicated mapping key';

function toSyntaxFault(error: unknown, text: string): SyntaxFault {
  return error instanceof RangeError ? { reason: 'it is nested too deeply', offset: 0 } : yamlFault(error, text);
}

export type SpecificationKind = 'openapi' | 'asyncapi';

/** Detects the kind and version of a parsed document. The kind is `undefined` if the version is not supported. */
export function detectKind(document: Json): { readonly kind: SpecificationKind | undefined; readonly version: string } {
  if (!isObject(document)) return { kind: undefined, version: '' };
  const { openapi, swagger, asyncapi }: JsonObject = document;
  for (const [declaredVersion, name, kind, supportedVersions] of [
    [openapi, 'OpenAPI', 'openapi', /^3\.[012](?:\.|$)/],
    [swagger, 'Swagger', 'openapi', /^2(?:\.0)?$/],
    [asyncapi || undefined, 'AsyncAPI', 'asyncapi', /^[23]\./],
  ] as const) {
    if (declaredVersion === undefined) continue;
    const version = formatVersion(declaredVersion ?? '');
    return { kind: supportedVersions.test(version) ? kind : undefined, version: `${name} ${version}` };
  }
  return { kind: undefined, version: '' };
}

/** YAML parses an unquoted `3.0` as a number. */
function formatVersion(version: Json): string {
  if (typeof version === 'string') return version;
  return Number.isInteger(version) ? `${JSON.stringify(version)}.0` : JSON.stringify(version);
}
