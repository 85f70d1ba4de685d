import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { memoryHost } from '../src/core/host/memory.ts';
import type { Node } from '../src/core/site.ts';
import { type ResolvedSite, resolveSite } from '../src/site/resolve.ts';

/** Public sites with expected facts. They are not part of this repository; without them these tests are skipped. */
const corpus = join(import.meta.dirname, '../../shared/corpus');
const there = existsSync(corpus);
const names = there ? readdirSync(corpus).filter((name) => existsSync(join(corpus, name, 'truth.json'))) : [];

/** Number of pages generated from specifications, counted by hand at older commits. */
const generated: Readonly<Record<string, number>> = {
  'abstract-docs': 55,
  'abstract-docs@6d638ca8': 55,
  'allhands-docs': 32,
  'openhands-docs': 229,
  'openhands-docs@0f283aee': 43,
  upstash: 69,
};

interface Truth {
  readonly missing: readonly { readonly entry: string }[];
  readonly letterCase: readonly { readonly entry: string }[];
  readonly explained: Readonly<Record<string, readonly string[]>>;
  readonly duplicateInSameBranch: readonly { readonly p: string; readonly t: readonly string[] }[];
  readonly pageEntries: number;
  readonly endpointRefs: number;
}

describe.skipIf(!there)('public sites', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-corpus-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(names)('%s', async (name) => {
    const root = join(folder, name);
    execFileSync(process.execPath, [join(corpus, 'materialize.mjs'), name, root]);
    const truth = JSON.parse(readFileSync(join(corpus, name, 'truth.json'), 'utf8')) as Truth;
    const provided = name === 'langchain' ? ['oss/python/**', 'oss/javascript/**'] : [];
    const site = await resolveSite({ root, provided, content: false });

    const found = (code: string): string[] =>
      site.diagnostics
        .filter((item) => item.code === code)
        .map((item) => textAt(root, item.file, item.line, item.column));
    expect(found('page-missing').sort()).toEqual(truth.missing.map(({ entry }) => entry).sort());
    expect(found('page-letter-case').sort()).toEqual(truth.letterCase.map(({ entry }) => entry).sort());
    const duplicates = truth.duplicateInSameBranch.map(({ p }) => p).sort();
    expect(found('page-duplicate').sort()).toEqual(duplicates);
    const others = site.diagnostics.filter(
      ({ code, severity }) => severity === 'error' && code !== 'page-missing' && code !== 'page-letter-case',
    );
    expect(others).toEqual([]);

    const nodes = [...nodesOf(site.model.tree.children)];
    const written = (node: Node): boolean => node.kind === 'page' && /\/pages\/\d+$/.test(node.source.pointer);
    const isEndpoint = (node: Node): boolean =>
      node.kind === 'page' &&
      site.model.pages[node.route]?.file === null &&
      site.model.pages[node.route]?.endpoint !== undefined;
    expect(nodes.filter((node) => written(node) && !isEndpoint(node))).toHaveLength(truth.pageEntries);
    const references = nodes.filter((node) => node.kind === 'endpoint' || (written(node) && isEndpoint(node)));
    expect(references).toHaveLength(truth.endpointRefs);
    const unresolved = nodes.filter(({ kind }) => kind === 'endpoint').length;
    expect(unresolved).toBe(name === 'supermemory' ? 40 : 0);
    expect(nodes.filter((node) => node.kind === 'page' && !written(node))).toHaveLength(generated[name] ?? 0);
    for (const node of nodes) if (node.kind === 'page') expect(site.model.pages[node.route]).toBeDefined();
    expectSound(site);
  });

  const broken: Readonly<Record<string, readonly [code: string, line: number]>> = {
    'cosmos@1628c616.docs.json': ['config-syntax', 197],
    'e2b@e1bf3995.docs.json': ['config-nonstandard', 9],
    'optimism@9a650225.docs.json': ['config-syntax', 998],
    'spree@cd7c2dab.docs.json': ['config-syntax', 1905],
    'ubicloud@c42d5604.docs.json': ['config-nonstandard', 91],
  };

  test.each(Object.entries(broken))('reports broken JSON at the right location: %s', async (name, [code, line]) => {
    const text = readFileSync(join(corpus, 'broken-json', name), 'utf8');
    const { diagnostics, ok } = await resolveSite({ root: '.' }, memoryHost({ 'docs.json': text }));
    expect(ok).toBe(false);
    const [first] = diagnostics.filter((item) => item.code.startsWith('config-'));
    expect([first?.code, first?.line]).toEqual([code, line]);
  });
});

/** The JSON string at a location. */
function textAt(root: string, file: string, line: number, column: number): string {
  const text =
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      [line - 1]?.slice(column - 1) ?? '';
  return JSON.parse(/^"(?:[^"\\]|\\.)*"/.exec(text)?.[0] ?? 'null') as string;
}

function* nodesOf(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    if (node.kind === 'section' || node.kind === 'group') yield* nodesOf(node.children);
  }
}

/** Invariants of every model. */
function expectSound({ model }: ResolvedSite): void {
  for (const page of Object.values(model.pages)) {
    for (const placement of page.placements) {
      for (const route of [placement.previous, placement.next]) {
        if (route === null) continue;
        const other = model.pages[route];
        expect(other?.placements.some(({ sidebar }) => sidebar === placement.sidebar)).toBe(true);
      }
    }
  }
}
