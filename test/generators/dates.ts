import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gitDates } from '../../src/generators/rendering/git-dates.ts';
import { contentFolder } from './fixture.ts';

/**
 * Declares a test that a built page shows the date of its file's last change.
 *
 * @param built Absolute path of the page `quickstart`.
 * @param shown Formats the date as the generator does.
 */
export function testDates(built: string, formatDate: (date: Date) => string): void {
  it("a page shows the date of its file's last change", async ({ skip }) => {
    const date = (await gitDates(contentFolder)).get('quickstart.mdx');
    skip(date === undefined, 'The docs folder of the test is in no Git repository.');
    expect(readFileSync(built, 'utf8')).toContain(formatDate(new Date(date ?? 0)));
  });
}
