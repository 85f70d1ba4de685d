/** A name and a value, not percent-encoded. */
export interface NameValue {
  readonly name: string;
  readonly value: string;
}

/** A field with `fileName` is a file. */
export interface FormField {
  readonly name: string;
  readonly value?: string;
  readonly fileName?: string;
  /** Content type of a multipart part, if not the default. */
  readonly type?: string | undefined;
}

export type SampleBody =
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  /** Sent as `application/x-www-form-urlencoded`. */
  | { readonly kind: 'form'; readonly fields: readonly FormField[] }
  /** Sent as `multipart/form-data`. */
  | { readonly kind: 'multipart'; readonly fields: readonly FormField[] }
  | { readonly kind: 'file'; readonly type: string; readonly fileName: string };

export interface SampleRequest {
  readonly method: string;
  /** Includes the query. Percent-encoded except for placeholders such as `{id}`. */
  readonly url: string;
  /** Includes cookies, and the content type of text and file bodies. */
  readonly headers: readonly NameValue[];
  readonly body: SampleBody | undefined;
}

/** String literal in double quotes, valid in JavaScript, Python, Go, Java and C#. */
export function portableStringLiteral(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(/[\u007f-\u009f\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/**
 * String literal of PHP and Ruby: in single quotes, or in double quotes if the text has control characters.
 *
 * @param interpolation Character that starts an expression in double quotes.
 */
export function scriptLiteral(text: string, interpolation: '$' | '#'): string {
  const wellFormed = text.toWellFormed();
  if (!/[^\P{Cc}\n]/u.test(wellFormed)) return `'${wellFormed.replace(/['\\]/g, '\\$&')}'`;
  const special = interpolation === '$' ? /["\\$]|\p{Cc}/gu : /["\\#]|\p{Cc}/gu;
  const escaped = wellFormed.replace(special, (character) => {
    if (character === '\n') return '\\n';
    if (character === '\r') return '\\r';
    return /\p{Cc}/u.test(character) ? `\\u{${character.codePointAt(0)?.toString(16)}}` : `\\${character}`;
  });
  return `"${escaped}"`;
}

/** Splits a text into lines that keep their ends. */
export function splitLines(text: string): readonly string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [''];
}

/** Literals of the lines of a text, with an operator between them that joins strings. */
export function joinedLiterals(text: string, literal: (line: string) => string, operator: string): string {
  return splitLines(text).map(literal).join(` ${operator}\n  `);
}

export function encodeForm(fields: readonly FormField[]): string {
  return fields.map(({ name, value = '' }) => `${percentEncode(name)}=${percentEncode(value)}`).join('&');
}

export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/['()*!]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

/**
 * Replaces the variables in the URL of a server. A host can't have an empty label, so a variable without a value stays
 * there: `https://{account}.example.com`.
 *
 * @param variableValue Value of a variable; `undefined` keeps the variable.
 */
export function fillServerVariables(url: string, variableValue: (name: string) => string | undefined): string {
  return url.replace(/\{([^{}]+)\}/g, (placeholder, name: string, offset: number) => {
    const value = variableValue(name);
    const isHostLabel = /(?:\/\/|\.)$/.test(url.slice(0, offset)) && url[offset + placeholder.length] === '.';
    return value === undefined || (value === '' && isHostLabel) ? placeholder : value;
  });
}

/** Percent-encodes characters that could end a string literal in a code sample. */
export function sanitizeBaseUrl(url: string): string {
  return url.replace(/[\s"'<>\\^`|\p{Cc}]/gu, percentEncode);
}

/** Reports whether JSON keeps its meaning as JavaScript or Python source. Large numbers and `__proto__` don't. */
export function isEmbeddableJson({ type, text }: { readonly type: string; readonly text: string }): boolean {
  const withoutStrings = text.replace(/"(?:[^"\\]|\\.)*"/g, '""');
  if (!/[/+]json\b/i.test(type) || text.includes('__proto__') || /\d{16}|[eE][+-]?\d{3}/.test(withoutStrings))
    return false;
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

export function indentFollowingLines(text: string, indentation: string): string {
  return text.replaceAll('\n', `\n${indentation}`);
}
