import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes a docs folder of many pages: tabs of groups of groups, front matter as real pages have it, bodies of 4 KB.
 *
 * @param {string} root Folder to write to.
 * @param {number} pages
 */
export function writeSite(root, pages) {
  const body = `${'A sentence of an ordinary length, as documentation has them. '.repeat(11)}\n\n`.repeat(6);
  const tabs = [];
  for (let page = 0; page < pages; page++) {
    const [tab, group] = [Math.floor(page / 500), Math.floor(page / 20)];
    const folder = `tab-${tab}/group-${group}`;
    const path = `${folder}/page-${page}`;
    mkdirSync(join(root, folder), { recursive: true });
    const description = page % 5 === 0 ? `'What page ${page} is about: a quoted text'` : `What page ${page} is about`;
    writeFileSync(
      join(root, `${path}.mdx`),
      `---\ntitle: "Page ${page}"\ndescription: ${description}\nicon: book\n---\n\n${body}`,
    );
    tabs[tab] ??= { tab: `Tab ${tab}`, groups: [] };
    const groups = tabs[tab].groups;
    if (page % 20 === 0) groups.push({ group: `Group ${group}`, icon: 'book', pages: [] });
    groups.at(-1).pages.push(path);
  }
  const config = { theme: 'mint', name: 'Bench', colors: { primary: '#16A34A' }, navigation: { tabs } };
  writeFileSync(join(root, 'docs.json'), `${JSON.stringify(config, undefined, 2)}\n`);
}
