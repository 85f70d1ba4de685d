import type { JsonObject, Operation } from '../core/values.ts';
import { arrayMember } from './schema/json-members.ts';

/**
 * Finds the object that names the servers of an operation: the operation, else its path, else the document.
 *
 * @returns `undefined` if none names a server. Hosts show no form then, because a call needs a base URL
 * (https://mintlify.com/docs/api-playground/openapi-setup).
 */
export function findServerHolder(
  document: JsonObject,
  { item, value }: Pick<Operation, 'item' | 'value'>,
): JsonObject | undefined {
  return [value, item, document].find((holder) => arrayMember(holder, 'servers').length > 0);
}
