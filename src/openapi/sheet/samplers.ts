import type { Json } from '../../values/json.ts';
import type { Direction, Page } from './page.ts';
import { sampleSchema } from './sample-schema.ts';

/** Makes an example value from a schema; undefined where none can be made. */
export type Sampler = (page: Page, schema: Json | undefined, direction: Direction) => Json | undefined;

/** Makes an XML document from a schema. */
export type XmlSampler = (page: Page, schema: Json | undefined, direction: Direction) => string | undefined;

export interface Samplers {
  readonly json: Sampler;
  readonly xml: XmlSampler;
}

/** The sampler library, loaded when a page first needs it. */
export async function loadSamplers(): Promise<Samplers> {
  const { sample } = await import('openapi-sampler');

  function make(page: Page, schema: Json | undefined, direction: Direction, format: 'json' | 'xml'): unknown {
    if (schema === undefined) return undefined;
    try {
      return sample(sampleSchema(page, schema, direction), { quiet: true, format, maxSampleDepth: 20 });
    } catch {
      return undefined;
    }
  }

  return {
    json: (page, schema, direction) => make(page, schema, direction, 'json') as Json | undefined,
    xml: (page, schema, direction) => {
      const made = make(page, schema, direction, 'xml');
      return typeof made === 'string' ? made : undefined;
    },
  };
}
