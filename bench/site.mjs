import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a docs folder of many pages: tabs of nested groups, front matter as on real pages, bodies of 4 KB.
 *
 * @param {string} root Folder to write to.
 * @param {number} pages
 * @param {{ operations?: number, languages?: number }} [more] Operations of a JSON specification in its own tab
 * (default: no such tab), and number of languages that the pages are split into (default: none; the tab is in the first
 * language).
 */
export function writeSite(root, pages, { operations = 0, languages = 0 } = {}) {
  const each = languages > 0 ? Math.ceil(pages / languages) : pages;
  const codes = ['en', 'fr', 'de', 'es', 'it', 'ja', 'ko', 'pt', 'ru', 'zh'].slice(0, languages);
  const parts = codes.map((language, index) => ({ language, tabs: writeTabs(root, each, `l${index}/`) }));
  const tabs = parts[0]?.tabs ?? writeTabs(root, pages, '');
  if (operations > 0) {
    writeFileSync(join(root, 'api.json'), `${JSON.stringify(specification(operations), undefined, 2)}\n`);
    tabs.push({ tab: 'API', openapi: 'api.json' });
  }
  const navigation = languages > 0 ? { languages: parts } : { tabs };
  const config = { theme: 'mint', name: 'Bench', colors: { primary: '#16A34A' }, navigation };
  writeFileSync(join(root, 'docs.json'), `${JSON.stringify(config, undefined, 2)}\n`);
}

/** File of a page of `writeSite`, by number. */
export function pagePath(page, prefix = '') {
  return `${prefix}tab-${Math.floor(page / 500)}/group-${Math.floor(page / 20)}/page-${page}.mdx`;
}

/** Writes pages below a folder, and returns the tabs that contain them. */
function writeTabs(root, pages, prefix) {
  const body = `${'A sentence of an ordinary length, as documentation has them. '.repeat(11)}\n\n`.repeat(6);
  const tabs = [];
  for (let page = 0; page < pages; page++) {
    const [tab, group] = [Math.floor(page / 500), Math.floor(page / 20)];
    const file = pagePath(page, prefix);
    const path = file.replace(/\.mdx$/, '');
    mkdirSync(dirname(join(root, file)), { recursive: true });
    const description = page % 5 === 0 ? `'What page ${page} is about: a quoted text'` : `What page ${page} is about`;
    writeFileSync(
      join(root, file),
      `---\ntitle: "Page ${page}"\ndescription: ${description}\nicon: book\n---\n\n${body}`,
    );
    tabs[tab] ??= { tab: `Tab ${tab}`, groups: [] };
    const groups = tabs[tab].groups;
    if (page % 20 === 0) groups.push({ group: `Group ${group}`, icon: 'book', pages: [] });
    groups.at(-1).pages.push(path);
  }
  return tabs;
}

/** An OpenAPI document with two operations per path and typical descriptions. */
export function specification(operations) {
  const schema = (number) => ({
    type: 'object',
    properties: Object.fromEntries(
      Array.from({ length: 8 }, (_, field) => [
        `field${field}`,
        { type: 'string', description: `Field ${field} of ${number}, as documentation describes it.` },
      ]),
    ),
  });
  const paths = Object.fromEntries(
    Array.from({ length: operations / 2 }, (_, number) => [
      `/resources-${number}/{id}`,
      Object.fromEntries(
        ['get', 'post'].map((method) => [
          method,
          {
            summary: `${method} resource ${number}`,
            operationId: `${method}${number}`,
            tags: [`Tag ${number % 40}`],
            responses: { 200: { description: 'ok', content: { 'application/json': { schema: schema(number) } } } },
          },
        ]),
      ),
    ]),
  );
  return { openapi: '3.1.0', info: { title: 'Large', version: '1' }, paths };
}
