import { describe, expect, test } from 'vitest';
import { millisecondsSince } from './support/effort.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

const head = '"openapi":"3.1.0","info":{"title":"T","version":"1"}';
const megabyte = 1024 * 1024;

/** Malicious specifications and the codes that they cause; `[]` if the navigation is unaffected. */
const cases: Readonly<Record<string, readonly [file: string, text: () => string, codes: readonly string[]]>> = {
  'path items that refer to each other': [
    'a.json',
    () => `{${head},"paths":{"/a":{"$ref":"#/paths/~1b"},"/b":{"$ref":"#/paths/~1a"}}}`,
    ['spec-invalid', 'spec-invalid'],
  ],
  'schemas that refer to themselves': [
    'a.json',
    () =>
      `{${head},"paths":{"/a":{"get":{"responses":{"200":{"$ref":"#/components/responses/x"}}}}},"components":{"responses":{"x":{"$ref":"#/components/responses/x"}}}}`,
    ['spec-reference'],
  ],
  'JSON nested 10,000 deep': [
    'a.json',
    () => `{${head},"paths":{"/a":{"get":{"x":${'['.repeat(10_000)}${']'.repeat(10_000)}}}}}`,
    [],
  ],
  'YAML nested 10,000 deep': [
    'a.yaml',
    () => `openapi: 3.1.0\npaths: ${'['.repeat(10_000)}${']'.repeat(10_000)}`,
    ['spec-syntax'],
  ],
  '`__proto__` keys': [
    'a.json',
    () =>
      `{${head},"__proto__":{"paths":{"/x":{"get":{}}}},"paths":{"__proto__":{"get":{"summary":"P"}},"/a":{"__proto__":{"get":{}},"get":{"__proto__":5}}}}`,
    ['spec-reference'],
  ],
  'a path item that is a number': [
    'a.json',
    () => `{${head},"paths":{"/a":5,"/b":{"get":7},"/c":null,"/d":[]}}`,
    Array.from({ length: 4 }, () => 'spec-invalid'),
  ],
  'paths that are a list': ['a.json', () => `{${head},"paths":[1,2]}`, ['spec-invalid']],
  'nothing in it': ['a.json', () => `{${head}}`, ['spec-invalid']],
  'a list': ['a.json', () => '[]', ['spec-unsupported']],
  'no version': ['a.json', () => '{"paths":{}}', ['spec-unsupported']],
  'a version to come': ['a.json', () => '{"openapi":"4.0.0","paths":{}}', ['spec-unsupported']],
  'a version of a wrong type': ['a.json', () => '{"openapi":{"x":1},"paths":{}}', ['spec-unsupported']],
  'neither JSON nor YAML': ['a.json', () => '{"openapi": "3.1.0", "paths": {', ['spec-syntax']],
  'an empty file': ['a.json', () => '', ['spec-unsupported']],
  '100 MB': ['a.json', () => `{${head},"x":"${'y'.repeat(100 * megabyte)}"}`, ['spec-invalid']],
  'a YAML that stands for billions of values': [
    'a.yaml',
    () => {
      const levels = Array.from(
        { length: 30 },
        (_, level) => `l${level + 1}: &l${level + 1} [${Array.from({ length: 10 }, () => `*l${level}`).join(', ')}]`,
      );
      return `openapi: 3.1.0\nl0: &l0 [x]\n${levels.join('\n')}\npaths:\n  /a: { get: { tags: *l30, summary: *l30 } }\n`;
    },
    [],
  ],
  'members of wrong types': [
    'a.json',
    () =>
      `{${head},"tags":[5,{"name":{}},{"name":"T","parent":"T"}],"paths":{"/a":{"x-mint":5,"get":{"summary":{},"tags":"T","x-mint":{"href":[],"metadata":"no"},"x-hidden":"yes"}},"/b":{"get":{"tags":["T",null,{}]}}}}`,
    [],
  ],
};

describe('specifications', () => {
  test.each(Object.entries(cases))('%s', async (_, [file, text, codes]) => {
    const folder = folderOf({
      'docs.json': config({
        tabs: [
          { tab: 'Home', pages: ['index'] },
          { tab: 'API', openapi: file },
        ],
      }),
      'index.mdx': page('Home'),
      [file]: text(),
    });
    const started = process.cpuUsage();
    const { status, stdout, stderr } = await runCli(['check', '--format', 'json'], folder);
    expect(millisecondsSince(started)).toBeLessThan(10_000);
    expect(stderr).toBe('');
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; line: number }[] };
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
    expect(status).toBe(codes.some((code) => code !== 'spec-reference') ? 1 : 0);
    for (const { message, line } of diagnostics) expect([message.length < 400, line >= 1]).toEqual([true, true]);
  });
});
