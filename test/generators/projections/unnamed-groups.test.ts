import { expect, test } from 'vitest';
import { memoryHost } from '../../../src/core/host/memory.ts';
import { createDocusaurusSidebars } from '../../../src/generators/docusaurus/sidebars.ts';
import { createFumadocsTrees } from '../../../src/generators/fumadocs/tree.ts';
import { createMkDocsNavYaml } from '../../../src/generators/mkdocs/projection.ts';
import { createRspressSidebar } from '../../../src/generators/rspress/sidebar-config.ts';
import { starlightSidebar } from '../../../src/generators/starlight/projection.ts';
import { vitePressThemeConfig } from '../../../src/generators/vitepress/projection.ts';
import { resolveSite } from '../../../src/site/resolve.ts';
import { config, page } from '../../support/folder.ts';

const forms = {
  docusaurusSidebars: createDocusaurusSidebars,
  fumadocsTree: createFumadocsTrees,
  mkdocsNavigation: createMkDocsNavYaml,
  rspressSidebar: createRspressSidebar,
  starlightSidebar,
  vitepressNavigation: vitePressThemeConfig,
};

/** All labels of a generator's configuration, in order. */
function labelsOf(value: unknown): readonly string[] {
  const labels: string[] = [];
  JSON.stringify(value, (key, member) => {
    if (['label', 'text', 'name'].includes(key) && typeof member === 'string') labels.push(member);
    return member;
  });
  return labels;
}

test.each(Object.entries(forms))('%s replaces a group without a name by its entries', async (_, form) => {
  const navigation = {
    groups: [
      { group: 'Start', pages: ['index', { group: ' ', pages: ['deep'] }] },
      { group: '', pages: ['loose'] },
    ],
  };
  const files = { 'index.mdx': page('Home'), 'deep.mdx': page('Deep'), 'loose.mdx': page('Loose') };
  const { model } = await resolveSite({}, memoryHost({ 'docs.json': config(navigation), ...files }));
  const written = form(model);
  expect(labelsOf(written).filter((label) => label.trim() === '' || label === '\u200b')).toEqual([]);
  const text = JSON.stringify(written);
  expect(['deep', 'loose'].filter((name) => !text.includes(name))).toEqual([]);
});
