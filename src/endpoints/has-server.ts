import type { JsonObject, Operation } from '../core/values.ts';
import { arrayMember } from './schema/json-members.ts';

/**
 * True if an operation, its path or its document names a server. Hosts show no form for other operations, because a call
 * needs a base URL (https://mintlify.com/docs/api-playground/openapi-setup).
 */
export function hasServer(document: JsonObject, { item, value }: Pick<Operation, 'item' | 'value'>): boolean {
  return [value, item, document].some((holder) => arrayMember(holder, 'servers').length > 0);
}
