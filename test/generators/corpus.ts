import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { resolveSite } from '../../src/site/resolve.ts';
import type { Fixture } from './fixture.ts';

/** Public sites, which are not part of this repository. Without them their tests are skipped. */
const corpus = join(import.meta.dirname, '../../../shared/corpus');

/**
 * Declares tests that a generator builds public sites with a page for every route.
 *
 * @param fileOf Absolute path of the built page of a route.
 */
export function testRealSites(fixture: Fixture, fileOf: (route: string) => string): void {
  describe.skipIf(!existsSync(corpus))('public sites', () => {
    it.each(['mcp', 'fastmcp', 'upstash'])('%s has a page for every route', async (name) => {
      const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-corpus-'));
      const root = join(folder, name);
      try {
        execFileSync(process.execPath, [join(corpus, 'materialize.mjs'), name, root]);
        // These copies have real navigations but generated texts, and no images.
        writeFileSync(join(root, 'docs-json-nav.config.json'), '{ "content": false }');
        const { model } = await resolveSite({ root });
        const { status, output } = await fixture.run('build', root);
        expect(status, output).toBe(0);
        const pages = Object.values(model.pages).filter(
          ({ file, endpoint }) => file !== null || endpoint !== undefined,
        );
        expect(pages.length).toBeGreaterThan(50);
        expect(pages.map(({ route }) => route).filter((route) => !existsSync(fileOf(route)))).toEqual([]);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
}
