/** A name with its value, as text that is not encoded yet. */
export interface NameValue {
  readonly name: string;
  readonly value: string;
}

/** A field of a form; one with a file name is a file. */
export interface FormField {
  readonly name: string;
  readonly value?: string;
  readonly fileName?: string;
  /** The type that a part of a `multipart` form has, if it is not the usual one. */
  readonly type?: string | undefined;
}

/** What a request sends. */
export type SampleBody =
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  /** `application/x-www-form-urlencoded`. */
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
  /** `multipart/form-data`. */
  | { readonly kind: 'multipart'; readonly fields: readonly FormField[] }
  | { readonly kind: 'file'; readonly type: string; readonly fileName: string };

/** A request to show in code. */
export interface SampleRequest {
  readonly method: string;
  /** Whole, with its query; encoded, placeholders such as `{id}` apart. */
  readonly url: string;
  /** The type of the body and cookies among them; a form brings its own type. */
  readonly headers: readonly NameValue[];
  readonly body: SampleBody | undefined;
}

/** A string as JavaScript, Python and Go write it between double quotes. */
export function stringLiteral(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/** The fields of a form as it is sent. */
export function encodeForm(fields: readonly FormField[]): string {
  return fields.map(({ name, value = '' }) => `${percentEncode(name)}=${percentEncode(value)}`).join('&');
}

export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/['()*!]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

/** The address of a server, for any sample: without characters that end a string in one of the languages. */
export function sanitizeBaseUrl(address: string): string {
  return address.replace(/[\s"'<>\\^`|\p{Cc}]/gu, percentEncode);
}

/** True if JSON can be in a program as it is, and means the same there: numbers and names survive. */
export function isEmbeddableJson({ type, text }: { readonly type: string; readonly text: string }): boolean {
  const numbers = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  if (!/[/+]json\b/i.test(type) || text.includes('__proto__') || /\d{16}|[eE][+-]?\d{3}/.test(numbers)) return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Every line but the first moved to the right. */
export function indentRest(text: string, by: string): string {
  return text.replaceAll('\n', `\n${by}`);
}
