import { describe, expect, test } from 'vitest';
import { parseSpecificationText } from '../src/core/specifications/read/parse.ts';
import { type Json, ownMember } from '../src/core/values/json.ts';
import { parseMarkedJson, stringifyMarkedJson } from '../src/core/values/source-number.ts';

async function read(text: string): Promise<Json> {
  const parsed = await parseSpecificationText(text);
  if (!('value' in parsed)) throw new Error(parsed.reason);
  return parsed.value;
}

describe('numbers keep their source', () => {
  test.each(['{"example":9007199254740993}', '{"example":[1.0,{"a":1e3,"b":10.50}]}', '{"a":1,"text":"1.0, 1.50"}'])(
    '%s',
    async (text) => expect(stringifyMarkedJson(await read(text))).toBe(text),
  );

  test('also in YAML, unless JSON has no such number', async () => {
    const text = 'example: { big: 9007199254740993, price: 1.50, zip: 007, hex: 0x1F }';
    expect(stringifyMarkedJson(await read(text))).toBe(
      '{"example":{"big":9007199254740993,"price":1.50,"zip":7,"hex":31}}',
    );
  });

  test('but limits and keys are plain', async () => {
    expect(await read('{"maximum": 10.0, "properties": {"default": {"minimum": 1.0}}}')).toEqual({
      maximum: 10,
      properties: { default: { minimum: 1 } },
    });
    const keyed = await read('example: { 1.0: a, 2: b }');
    expect(keyed).toEqual({ example: { '1.0': 'a', '2': 'b' } });
  });
});

test.each(['{1.0: 2}', '[01]', '[1.0.0]', '[.5e1]', '[1.]'])('invalid JSON stays invalid: %s', (text) => {
  expect(parseMarkedJson(text)).toBeUndefined();
});

test('a text that only looks marked stays a text', () => {
  const value = parseMarkedJson('["\\ufdd0<script>", "\\ufdd0", {"\\ufdd01": "a"}]');
  expect(ownMember({ value: value ?? null }, 'value')).toEqual(['\ufdd0<script>', '\ufdd0', { '\ufdd01': 'a' }]);
  expect(stringifyMarkedJson(value ?? null)).toBe('["\ufdd0<script>","\ufdd0",{"\ufdd01":"a"}]');
});
