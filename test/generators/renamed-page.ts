import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyContent, type Fixture } from './fixture.ts';

/**
 * Declares a test that a generator's build fails after a page file was renamed.
 *
 * @param done Output of a successful build.
 */
export function testRenamedPage(fixture: Fixture, done: string): void {
  it('a renamed page file fails the build with file, line and column', async () => {
    const content = copyContent();
    try {
      renameSync(join(content.folder, 'quickstart.mdx'), join(content.folder, 'quick-start.mdx'));
      const { status, output } = await fixture.run('build', content.folder);
      expect(status).not.toBe(0);
      expect(output).toMatch(/docs\.json:\d+:\d+/);
      expect(output).toContain('"quickstart"');
      expect(output).toContain('Did you mean "quick-start"?');
      expect(output).not.toContain(done);
      // Docusaurus wraps the error in another one and prints that one's stack first.
      const report = output.slice(output.indexOf('Page not found: "quickstart"'));
      expect(report, 'no stack of a bundler or generator behind it').not.toMatch(/^\s+at .*:\d+:\d+\)?/m);
      expect(output.split('Page not found: "quickstart"'), 'said once').toHaveLength(2);
    } finally {
      content.remove();
    }
  });
}
