import { type Json, type JsonObject, ownMember } from '../../core/values.ts';
import type { FormField } from '../samples/request.ts';
import { shapeOf } from '../schema/shape.ts';
import { isJson } from './media-types.ts';
import type { Page } from './page.ts';
import { flat } from './parameter-style.ts';

const mostFields = 40;
const mostValues = 20;

/** The fields of a form that contains a value: one for each item of an array, a file where the schema says so. */
export function formFields(page: Page, schema: Json | undefined, value: JsonObject): FormField[] {
  const shape = shapeOf(page, schema, new Set());
  return (Object.entries(value) as [string, Json][]).slice(0, mostFields).flatMap(([name, field]): FormField[] => {
    const member = shape.properties.get(name);
    const items = ownMember(shapeOf(page, member, new Set()).keywords, 'items');
    if (isFile(page, member) || (items !== undefined && isFile(page, items))) return [{ name, fileName: 'file.bin' }];
    const values = Array.isArray(field) ? (field as readonly Json[]).slice(0, mostValues) : [field];
    return values.flatMap((each) => (each === null ? [] : [{ name, value: flat(each) }]));
  });
}

/** True for the schema of a file: `binary` (OpenAPI 3.0), `file` (Swagger 2), or a type of content (3.1). */
export function isFile(page: Page, schema: Json | undefined): boolean {
  const { keywords, types } = shapeOf(page, schema, new Set());
  const content = ownMember(keywords, 'contentMediaType');
  const isContent =
    typeof content === 'string' && !isJson(content) && ownMember(keywords, 'contentEncoding') === undefined;
  return ownMember(keywords, 'format') === 'binary' || types.includes('file') || isContent;
}
