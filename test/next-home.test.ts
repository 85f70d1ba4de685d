import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { NextProject } from '../src/generators/next/project.ts';
import { resolveSite } from '../src/site/resolve.ts';
import { config, folderOf, page } from './support/folder.ts';

/** Redirects that Next.js gets, for a site whose first page is `/start`. */
async function redirectsOf(files: Readonly<Record<string, string>>, more: object = {}): Promise<readonly unknown[]> {
  const project = folderOf({
    'docs/docs.json': config({ pages: ['start'] }, more),
    'docs/start.mdx': page('Start'),
    ...files,
  });
  await new NextProject(project, {}).write(await resolveSite({ root: join(project, 'docs') }));
  return JSON.parse(readFileSync(join(project, '.docs-json-nav/redirects.json'), 'utf8'));
}

describe('the root of a Next.js site without a page for it in docs.json', () => {
  const first = { source: '/', destination: '/start', permanent: false };

  test('redirects to the first page', async () => {
    expect(await redirectsOf({ 'app/[[...slug]]/page.tsx': '' })).toEqual([first]);
  });

  test.each(['app/page.tsx', 'src/app/page.jsx', 'app/(home)/page.mdx', 'pages/index.js'])(
    'stays the page %s of the project',
    async (file) => {
      expect(await redirectsOf({ [file]: '' })).toEqual([]);
    },
  );

  test('redirects if docs.json says so', async () => {
    const redirects = [{ source: '/', destination: '/start' }];
    expect(await redirectsOf({ 'app/page.tsx': '' }, { redirects })).toMatchObject([{ source: '/' }]);
  });
});
