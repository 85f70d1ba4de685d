import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DocsProject } from '../../../src/generators/docusaurus/project.ts';
import { PagesLog } from '../../../src/generators/rendering/report-pages.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, folderOf, page } from '../../support/folder.ts';

const files = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': `${page('Home')}\n<Nobody>Words</Nobody>\n` };

it('logs a loss once until it changes', async () => {
  const root = folderOf(files);
  const project = new DocsProject(join(root, 'made'), 'default', root);
  const logged: string[] = [];
  const log = new PagesLog({ name: 'Starlight' }, (text) => logged.push(text));
  const site = await resolveSite({ root });
  const findings = await project.write(site);
  expect(await log.print(site, findings)).toMatchObject({ ok: true });
  await log.print(site, findings);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('dialect-component-unknown');
  await log.print(site, []);
  await log.print(site, findings);
  expect(logged).toHaveLength(2);
});

it('a finding that rules make an error is logged as an error', async () => {
  const root = folderOf(files);
  const project = new DocsProject(join(root, 'made'), 'default', root);
  const logged: string[] = [];
  const site = await resolveSite({ root, rules: { 'dialect-component-unknown': 'error' } });
  const report = await new PagesLog({ name: 'Starlight' }, (text) => logged.push(text)).print(
    site,
    await project.write(site),
  );
  expect(report.ok).toBe(false);
  expect(report.text).toContain('index.mdx:7:1');
  expect(logged).toEqual([]);
});
