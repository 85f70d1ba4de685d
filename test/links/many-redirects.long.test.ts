import { expect, test } from 'vitest';
import { memoryHost } from '../../src/core/host/memory.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { millisecondsSince } from '../support/effort.ts';

interface Ends {
  readonly source: string;
  readonly destination: string;
}

const many = 8000;

async function codesOf(redirects: readonly Ends[], links = ''): Promise<ReadonlyMap<string, number>> {
  const config = JSON.stringify({ name: 'Test', navigation: { pages: ['index'] }, redirects });
  const host = memoryHost({ 'docs.json': config, 'index.mdx': links });
  const { diagnostics } = await resolveSite({ root: '/', content: true }, host);
  const counts = new Map<string, number>();
  for (const { code } of diagnostics) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
}

function chain(length: number, last: string): Ends[] {
  return Array.from({ length }, (_, index) => ({
    source: `/step-${index}`,
    destination: index === length - 1 ? last : `/step-${index + 1}`,
  }));
}

test('follows a long chain once', async () => {
  const started = process.cpuUsage();
  expect(await codesOf(chain(many, '/'), '[a](/step-0)')).toEqual(new Map([['redirect-chain', many - 1]]));
  expect(millisecondsSince(started)).toBeLessThan(10_000);
});

test('reports a long cycle once', async () => {
  const started = process.cpuUsage();
  expect(await codesOf(chain(many, '/step-0'), '[a](/step-7)')).toEqual(new Map([['redirect-loop', 1]]));
  expect(millisecondsSince(started)).toBeLessThan(10_000);
});

test('many wildcards that lengthen paths end', async () => {
  const started = process.cpuUsage();
  const redirects = Array.from({ length: many }, (_, index) => ({
    source: `/old-${index}/:slug*`,
    destination: `/old-${index - (index % 2) + ((index + 1) % 2)}/more/:slug*`,
  }));
  expect(await codesOf(redirects, '[a](/old-0/x)')).toEqual(new Map([['redirect-loop', many / 2]]));
  expect(millisecondsSince(started)).toBeLessThan(20_000);
});

test('follows at most ten redirects with wildcards from one path', async () => {
  const steps = (length: number): Ends[] =>
    Array.from({ length }, (_, index) => ({
      source: `/step-${index}/:slug*`,
      destination: index === length - 1 ? '/' : `/step-${index + 1}/:slug*`,
    }));
  expect((await codesOf(steps(10), '[a](/step-0/x)')).get('link-missing')).toBeUndefined();
  expect((await codesOf(steps(11), '[a](/step-0/x)')).get('link-missing')).toBe(1);
});
