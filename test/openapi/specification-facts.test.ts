import fc from 'fast-check';
import { expect, test } from 'vitest';
import { specificationFacts } from '../../src/openapi/read/specification-facts.ts';
import type { Operation } from '../../src/values/specification.ts';

const text = fc.option(fc.string({ minLength: 1 }), { nil: undefined });

const operation: fc.Arbitrary<Operation> = fc.record({
  spec: fc.constant('api.json'),
  method: fc.constantFrom('GET', 'WEBHOOK', 'CHANNEL'),
  path: fc.string(),
  title: fc.string(),
  summary: text,
  description: text,
  operationId: text,
  tags: fc.array(fc.string()),
  groups: fc.array(fc.string()),
  deprecated: fc.boolean(),
  hidden: fc.boolean(),
  excluded: fc.boolean(),
  href: text,
  metadata: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean(), fc.integer())).map((all) => ({ ...all })),
  content: text,
  verb: fc.constantFrom('GET', 'POST'),
});

const facts = fc.record({ kind: fc.constantFrom('openapi', 'asyncapi'), operations: fc.array(operation) });

const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('what is kept of a specification is what was read', () => {
  fc.assert(
    fc.property(facts, (known) => {
      expect(specificationFacts.unpack(kept(specificationFacts.pack(known)))).toEqual(known);
    }),
  );
});

test('what somebody has edited is not taken for facts', () => {
  fc.assert(
    fc.property(facts, fc.infiniteStream(fc.nat()), fc.jsonValue(), (known, numbers, value) => {
      const packed = kept(specificationFacts.pack(known)) as unknown[];
      let holder: unknown[] = packed;
      for (const number of numbers) {
        const index = number % Math.max(holder.length, 1);
        const inner = holder[index];
        if (Array.isArray(inner) && inner.length > 0 && number % 3 > 0) holder = inner;
        else {
          holder[index] = value;
          break;
        }
      }
      const unpacked = specificationFacts.unpack(packed);
      // Either nothing is known, or it is sound: packed again, it is what was there.
      if (unpacked !== undefined)
        expect(specificationFacts.unpack(kept(specificationFacts.pack(unpacked)))).toEqual(unpacked);
    }),
  );
});
