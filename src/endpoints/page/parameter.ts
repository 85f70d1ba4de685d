import type { Json, JsonObject } from '../../core/values.ts';

/** Where a parameter is sent; `body` and `formData` are Swagger 2.0's. */
export type ParameterPlace = 'path' | 'query' | 'header' | 'cookie' | 'querystring' | 'body' | 'formData';

/** A parameter of an operation, whatever version it is written in. */
export interface Parameter {
  readonly name: string;
  readonly place: ParameterPlace;
  readonly required: boolean;
  readonly value: JsonObject;
  readonly schema: Json | undefined;
}
