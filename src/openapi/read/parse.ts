import type { Json, JsonObject } from '../../values/json.ts';
import { isObject } from '../../values/json.ts';

/** Why a text is no specification. */
export type SpecificationFault =
  | { readonly fault: 'syntax'; readonly reason: string /** UTF-16 offset. */; readonly offset: number }
  | { readonly fault: 'unsupported'; readonly version: string }
  | { readonly fault: 'invalid'; readonly pointer: string; readonly reason: string };

export type ParsedText = { readonly value: Json } | (SpecificationFault & { readonly fault: 'syntax' });

/**
 * Parses the text of a specification: JSON where it is JSON, else YAML.
 *
 * The YAML library is loaded only for YAML. A key that is written twice is no fault here: the last one counts, as in
 * JSON.
 */
export async function parseSpecificationText(text: string): Promise<ParsedText> {
  const json = parseJson(text);
  if (json !== undefined) return { value: json };
  const { CORE_SCHEMA, load, Type } = await import('js-yaml');
  // `<<` takes in the members of another mapping.
  const merge = new Type('tag:yaml.org,2002:merge', {
    kind: 'scalar',
    resolve: (key) => key === '<<',
  });
  try {
    const value = load(text, { json: true, schema: CORE_SCHEMA.extend({ implicit: [merge] }) }) as Json | undefined;
    return { value: value ?? null };
  } catch (error) {
    if (error instanceof RangeError) return { fault: 'syntax', reason: 'it is nested too deeply', offset: 0 };
    const { reason, mark } = error as { reason?: string; mark?: { position?: number } };
    return {
      fault: 'syntax',
      reason: reason ?? 'it cannot be read',
      offset: Math.min(mark?.position ?? 0, text.length),
    };
  }
}

function parseJson(text: string): Json | undefined {
  const first = /\S/.exec(text)?.[0];
  if (first !== '{' && first !== '[') return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** The form of a document: what its version says. */
export type Form = 'openapi' | 'asyncapi';

/** Tells the form of a parsed document; undefined where it is none that is supported. */
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
