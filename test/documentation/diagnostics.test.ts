import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codes, themes } from '../../src/core/findings/catalogue.ts';
import type { FindingCode } from '../../src/core/findings/diagnose.ts';
import { memoryHost } from '../../src/core/host/memory.ts';
import type { Options } from '../../src/core/options.ts';
import { mkdocs } from '../../src/generators/mkdocs/manifest.ts';
import { forecastLosses } from '../../src/generators/rendering/forecast.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import { OptionalPackages } from '../../src/render/optional-packages.ts';
import { createPlainTheme, defaultCodeThemes } from '../../src/render/plain-theme.ts';
import { resolveSite } from '../../src/site/resolve.ts';
import { folderOf } from '../support/folder.ts';
import { packageRoot } from '../support/run.ts';
import { withTableBelow } from '../support/table-below.ts';
import { readDiagnosticPage } from './diagnostic-page.ts';

type Files = Readonly<Record<string, string>>;

const folder = join(packageRoot, 'docs/diagnostics');
const index = join(packageRoot, 'docs/diagnostics.md');

const { dialect, endpoints, feedback, generators, links, pages, reading, shape } = themes;

/** Headings of the index, each with a filter for its codes. */
const chapters = [
  ['Reading the files', reading],
  ['Shape of the navigation', shape],
  ['Pages', pages],
  ['Specifications and endpoints', endpoints],
  ['Links and redirects', links],
  ['Pages in your generator', { ...dialect, ...generators }],
  ['Reader feedback', feedback],
] as const;

/** Codes whose example can't be a code block: binary files, responses of a service, installed packages. */
const hasProseExample = (code: string): boolean => /^(?:page-unreadable|generator-package|feedback-.*)$/.test(code);

test('every code has a page, and every page has a code', () => {
  expect(readdirSync(folder).sort()).toEqual(codes.map((code) => `${code}.md`).sort());
});

describe('pages', () => {
  test.each(codes)('%s explains the finding, shows a wrong and a right example, and says how to fix it', (code) => {
    const { title, description, sections } = readDiagnosticPage(code);
    expect(title).toBe(code);
    expect(description).toMatch(/^[^a-z"'].+\.$/);
    expect(sections).toEqual(['Wrong', 'Right', 'How to fix it']);
  });
});

/** Codes that need a Git revision or another server. */
const needsRevision = (code: string): boolean => code === 'route-lost' || code === 'link-external';

describe('examples', () => {
  test.each(codes.filter((code) => !hasProseExample(code) && !needsRevision(code)))('%s', async (code) => {
    const { wrong, right } = readDiagnosticPage(code);
    expect(await codesOf(code, wrong)).toContain(code);
    expect(await codesOf(code, right)).toEqual([]);
  });

  test('examples in prose contain no files', () => {
    const shown = codes
      .filter(hasProseExample)
      .filter((code) => Object.keys(readDiagnosticPage(code).wrong).length > 0);
    expect(shown).toEqual([]);
  });
});

test('the index lists all codes', async () => {
  let text = readFileSync(index, 'utf8');
  for (const [heading, group] of chapters)
    text = withTableBelow(text, heading, tableOf(Object.keys(group) as FindingCode[]));
  await expect(text).toMatchFileSnapshot(index);
});

/** Codes found in an example, without duplicates. `page-unlisted` counts only if it is the subject. */
async function codesOf(
  code: FindingCode,
  { 'docs-json-nav.config.json': settings = '{}', ...files }: Files,
): Promise<string[]> {
  if (Object.hasOwn(dialect, code)) return codesOfPage(files);
  if (Object.hasOwn(generators, code)) return codesInMkDocs(files);
  const options = { content: true, rules: { [code]: 'warning' }, ...JSON.parse(settings) } as Options;
  // The host with network access decides which URLs are allowed, before any request.
  const { diagnostics } =
    code === 'spec-blocked'
      ? await resolveSite({ root: folderOf(files), ...options })
      : await resolveSite({ root: '/docs', ...options }, memoryHost(files));
  return [...new Set(diagnostics.map((diagnostic) => diagnostic.code))];
}

/** Losses in MkDocs, which supports the fewest features. */
async function codesInMkDocs(files: Files): Promise<string[]> {
  const site = await resolveSite({ root: '/docs' }, memoryHost(files));
  const [findings = []] = await forecastLosses(site, [mkdocs], packageRoot);
  return [...site.diagnostics, ...findings].map(({ code }) => code);
}

/** Codes found while the example's page is rendered. */
async function codesOfPage(files: Files): Promise<string[]> {
  const lookup = {
    read: (file: string) => files[file],
    variables: {},
    link: (target: string) => target,
    asset: (target: string) => target,
    isDead: (target: string) => files[`${target.slice(1)}.mdx`] === undefined,
  };
  const packages = new OptionalPackages(packageRoot);
  const theme = createPlainTheme({ packages, library: 'fontawesome', codeThemes: defaultCodeThemes });
  const { findings } = await createRenderer(lookup, theme).render({
    file: 'index.mdx',
    text: files['index.mdx'] ?? '',
  });
  return findings.map((finding) => finding.code);
}

/** Table of codes, built from their pages. */
function tableOf(some: readonly FindingCode[]): string {
  const rows = some.map((code) => {
    const { severities, description } = readDiagnosticPage(code);
    const words = severities.map((severity) => `\`${severity}\``).join(' or ');
    return `| [${code}](diagnostics/${code}.md) | ${words} | ${description.replaceAll('|', '\\|')} |`;
  });
  return ['| code | default | what it means |', '|---|---|---|', ...rows].join('\n');
}
