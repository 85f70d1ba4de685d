import schema from './model.schema.json' with { type: 'json' };

/** The JSON Schema of the model. It is written from the types of `values/site.ts`: see `test/schema`. */
export const modelSchema: object = schema;
