import { isObject } from '../values/json.ts';
import type { PageBody } from '../values/page-body.ts';

/**
 * What a value has to look like: `''` is any text, `0` an offset, `true` true or false, a list with one member a list of
 * such, a list of several texts one of them. Members whose names end in `?` may be absent.
 */
type Shape = '' | 0 | true | readonly [Shape] | readonly [string, string, ...string[]] | ShapeOfMembers;

interface ShapeOfMembers {
  readonly [name: string]: Shape;
}

const range = { start: 0, end: 0 } as const;

const shape: ShapeOfMembers = {
  links: [{ target: '', ...range, kind: ['link', 'image', 'attribute'] }],
  anchors: [''],
  imports: [{ specifier: '', used: true, start: 0, written: range }],
  'variables?': [{ name: '', ...range }],
  'madeIds?': [''],
  'ignores?': [{ codes: [''], reason: '', ...range, until: 0 }],
  'title?': '',
  'syntaxError?': { reason: '', ...range },
  'mdxError?': { reason: '', ...range },
};

/** True for facts of a page that parses, whoever wrote them. */
export function isPageBody(value: unknown): value is PageBody {
  return hasShape(value, shape);
}

function hasShape(value: unknown, expected: Shape): boolean {
  if (expected === '') return typeof value === 'string';
  if (expected === true) return typeof value === 'boolean';
  if (expected === 0) return typeof value === 'number' && Number.isInteger(value) && value >= 0;
  if (isListOf(expected)) return Array.isArray(value) && value.every((member) => hasShape(member, expected[0]));
  if (isChoice(expected)) return expected.some((word) => word === value);
  return (
    isObject(value) &&
    Object.entries(expected).every(([name, member]) => {
      const isOptional = name.endsWith('?');
      const found = value[isOptional ? name.slice(0, -1) : name];
      return (isOptional && found === undefined) || hasShape(found, member);
    })
  );
}

function isListOf(expected: Shape): expected is readonly [Shape] {
  return Array.isArray(expected) && expected.length === 1;
}

function isChoice(expected: Shape): expected is readonly [string, string, ...string[]] {
  return Array.isArray(expected) && expected.length > 1;
}
