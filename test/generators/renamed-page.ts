import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { copyContent, type Fixture } from './fixture.ts';

/**
 * Declares the test that a generator's own build stops where a page file was renamed.
 *
 * @param done What the build prints when it has succeeded.
 */
export function testRenamedPage(fixture: Fixture, done: string): void {
  it('a page file that is renamed stops the build, with file, line and column', async () => {
    const content = copyContent();
    try {
      renameSync(join(content.folder, 'quickstart.mdx'), join(content.folder, 'quick-start.mdx'));
      const { status, output } = await fixture.run('build', content.folder);
      expect(status).not.toBe(0);
      expect(output).toMatch(/docs\.json:\d+:\d+/);
      expect(output).toContain('"quickstart"');
      expect(output).toContain('Did you mean "quick-start"?');
      expect(output).not.toContain(done);
      // Docusaurus wraps what stopped it in an error of its own, whose stack is before.
      const report = output.slice(output.indexOf('Page not found: "quickstart"'));
      expect(report, 'no stack of a bundler or generator behind it').not.toMatch(/^\s+at .*:\d+:\d+\)?/m);
      expect(output.split('Page not found: "quickstart"'), 'said once').toHaveLength(2);
    } finally {
      content.remove();
    }
  });
}
