import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import { entriesOf, itemsOf, textOf } from '../schema/members.ts';
import type { Page } from './page.ts';

/** An example of a body as it is sent. */
export interface Example {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** The value, if it is not text already. */
  readonly value: Json | undefined;
  /** Where it is to be found instead. */
  readonly external: string | undefined;
}

const mostExamples = 6;

/** The examples that the document gives for a media type or parameter. */
export function givenExamples(page: Page, holder: JsonObject): Example[] {
  const single = ownMember(holder, 'example');
  if (single !== undefined) return [{ title: undefined, description: undefined, value: single, external: undefined }];
  const listed = itemsOf(holder, 'examples').map((value) => ['', value] as const);
  const named = listed.length > 0 ? listed : entriesOf(holder, 'examples');
  return named.slice(0, mostExamples).map(([name, written]) => {
    const example = page.references.object(written);
    const value = example === undefined ? undefined : valueIn(example);
    if (example === undefined || (value === undefined && !describesOne(example))) {
      return { title: name || undefined, description: undefined, value: example ?? written, external: undefined };
    }
    const title = textOf(example, 'summary') ?? (name || textOf(example, 'name'));
    return { title, description: textOf(example, 'description'), value, external: textOf(example, 'externalValue') };
  });
}

/** `value` of an example, or what 3.2 calls it; the payload of an AsyncAPI message. */
function valueIn(example: JsonObject): Json | undefined {
  for (const name of ['value', 'dataValue', 'serializedValue', 'payload']) {
    const value = ownMember(example, name);
    if (value !== undefined) return value;
  }
  return undefined;
}

function describesOne(example: JsonObject): boolean {
  return Object.hasOwn(example, 'externalValue') || Object.hasOwn(example, 'summary');
}
