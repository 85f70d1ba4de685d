import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { urlsIn } from './support/built-html.ts';
import { config, folderOf, page } from './support/folder.ts';
import { runCli } from './support/run.ts';

test('serves everything below a base path', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'a b'] }, { redirects: [{ source: '/old', destination: '/a b' }] }),
    'index.mdx': '---\ntitle: Home\n---\n\n[There](/a%20b), ![](/picture.svg)\n',
    'a b.mdx': page('Another'),
    'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const { status } = await runCli(['build', '.', '--base', '/docs'], folder);
  expect(status).toBe(0);
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(html).toContain('<a href="/docs/a%20b/">There</a>');
  expect(html).toContain('src="/docs/picture.svg"');
  expect(urlsIn(html).filter((url) => url.startsWith('/') && !url.startsWith('/docs/'))).toEqual([]);
  expect(readFileSync(join(folder, 'dist/old/index.html'), 'utf8')).toContain('url=/docs/a%20b/');
  // The folder is in the docs folder, and its own files are no pages or media of the site.
  const again = await runCli(['build', '.', '--base', '/docs'], folder);
  expect(again).toMatchObject({ status: 0, stdout: expect.stringContaining('wrote 0 pages to dist, 2 unchanged\n') });
  expect(existsSync(join(folder, 'dist/dist'))).toBe(false);
});

test('renders Markdown in the description of the 404 page', async () => {
  const errors = { 404: { title: 'Lost', description: 'Go to **the** [start](/start).' } };
  const folder = folderOf({ 'docs.json': config({ pages: ['start'] }, { errors }), 'start.mdx': page('Start') });
  await runCli(['build', '.'], folder);
  const html = readFileSync(join(folder, 'dist/404.html'), 'utf8');
  expect(html).toContain('<p class="djn-description">Go to <strong>the</strong> <a href="/start/">start</a>.</p>');
});

test('reports a finding of a page once', async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': '# Home\n\nHello {name}.\n' });
  const { status, stderr } = await runCli(['build', '.'], folder);
  expect(status).toBe(0);
  expect(stderr.match(/dialect-name-unknown/g)).toHaveLength(1);
  expect(stderr).toMatch(/\n1 warning\n$/);
});

test('names the path of the canonical URL, unless it is the base path', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }, { seo: { metatags: { canonical: 'https://docs.test/help/' } } }),
    'index.mdx': page('Home'),
  });
  const { stdout } = await runCli(['build', '.'], folder);
  expect(stdout).toContain(
    'docs.json has the canonical URL https://docs.test/help/: to publish the site at that path, add --base /help\n',
  );
  expect((await runCli(['build', '.', '--base', '/help'], folder)).stdout).not.toContain('canonical URL');
});

test('a changelog has its labels in "On this page", a feed, and links to it', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'changelog'] }),
    'index.mdx': page('Home'),
    'changelog.mdx': [
      '---\ntitle: Releases\nrss: true\n---\n',
      '<Update label="2026-03-04" tags={["API"]}>\n\n## Added\n\nSee [home](/).\n\n</Update>\n',
      '<Update label="v1">\nFirst.\n</Update>\n',
    ].join('\n'),
  });
  expect((await runCli(['build', '.', '--base', '/docs', '--url', 'https://docs.test'], folder)).status).toBe(0);
  const html = readFileSync(join(folder, 'dist/changelog/index.html'), 'utf8');
  const outline = /<nav class="outline[ "].*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect([...outline.matchAll(/href="#([^"]*)">([^<]*)/g)].map(([, id, text]) => [id, text])).toEqual([
    ['2026-03-04', '2026-03-04'],
    ['added', 'Added'],
    ['v1', 'v1'],
  ]);
  expect(html).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Releases" href="/docs/changelog/rss.xml">',
  );
  expect(html).toContain('<a href="/docs/changelog/rss.xml" type="application/rss+xml">RSS</a>');
  const feed = readFileSync(join(folder, 'dist/changelog/rss.xml'), 'utf8');
  expect(feed).toContain('<link>https://docs.test/docs/changelog/#2026-03-04</link>');
  expect(feed).toContain('href=&quot;https://docs.test/docs/&quot;');
  expect(existsSync(join(folder, 'dist/rss.xml'))).toBe(false);
});

test('"On this page" starts at the smallest depth of the page', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'nested'] }),
    'index.mdx': '---\ntitle: Home\n---\n\n### First\n\n### Second\n',
    'nested.mdx': '---\ntitle: Nested\n---\n\n## First\n\n### Second\n',
  });
  await runCli(['build'], folder);
  const depths = ['index.html', 'nested/index.html'].map((path) =>
    [...readFileSync(join(folder, 'dist', path), 'utf8').matchAll(/data-depth="(\d)"/g)].map(([, depth]) => depth),
  );
  expect(depths).toEqual([
    ['1', '1'],
    ['1', '2'],
  ]);
});

test('social links are icons with the name of the service', async () => {
  const socials = { github: 'https://github.com/acme', peerlist: 'https://peerlist.io/acme' };
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }, { footer: { socials } }),
    'index.mdx': page('Home'),
  });
  await runCli(['build'], folder);
  const footer = /<footer.*<\/footer>/s.exec(readFileSync(join(folder, 'dist/index.html'), 'utf8'))?.[0] ?? '';
  const links = [...footer.matchAll(/<a href="([^"]+)"[^>]*><svg [^>]*role="img"><title>([^<]+)<\/title>/g)];
  expect(links.map(([, href, name]) => [href, name])).toEqual([
    ['https://github.com/acme', 'GitHub'],
    ['https://peerlist.io/acme', 'Peerlist'],
  ]);
});

test('keeps hidden pages out of the search, and marks them for search engines', async () => {
  const folder = folderOf({
    'docs.json': config({
      languages: [
        { language: 'en', groups: [{ group: 'Start', pages: ['index', 'secret'] }] },
        { language: 'fr', pages: ['fr'] },
      ],
    }),
    'index.mdx': '---\ntitle: Home\n---\n\n## Second part\n\nSome unusualword.\n',
    'secret.mdx': page('Secret', 'hidden: true\n'),
    'fr.mdx': page('Accueil'),
  });
  await runCli(['build'], folder);
  const search = (name: string): unknown =>
    JSON.parse(readFileSync(join(folder, `dist/_docs-json-nav/search/${name}.json`), 'utf8'));
  expect(search('en')).toEqual([
    {
      url: '/',
      title: 'Home',
      crumbs: 'Start',
      description: '',
      headings: [['second-part', 'Second part']],
      words: 'second part some unusualword',
    },
  ]);
  expect(search('fr')).toMatchObject([{ url: '/fr/', title: 'Accueil' }]);
  expect(readFileSync(join(folder, 'dist/secret/index.html'), 'utf8')).toContain('content="noindex"');
  expect(readFileSync(join(folder, 'dist/fr/index.html'), 'utf8')).toContain('<html lang="fr" dir="ltr"');
});

test('the page for missing URLs is in the language of the home page', async () => {
  const folder = folderOf({
    'docs.json': config({ languages: [{ language: 'fr', pages: ['index'] }] }),
    'index.mdx': page('Accueil'),
  });
  await runCli(['build'], folder);
  const html = readFileSync(join(folder, 'dist/404.html'), 'utf8');
  expect(html).toContain('<html lang="fr" dir="ltr"');
  expect(html).toContain('<h1>Page introuvable</h1>');
  expect(html).toContain('placeholder="Rechercher"');
});

describe('home pages outside the navigation', () => {
  const versions = (folder: string) => [
    { version: 'v1', groups: [{ group: 'Old', pages: [`${folder}v1/start`] }] },
    { version: 'v2', default: true, tabs: [{ tab: 'Guides', pages: [`${folder}start`, `${folder}next`] }] },
  ];
  const files = {
    ...Object.fromEntries(
      ['', 'ar/'].flatMap((folder) =>
        ['v1/start', 'start', 'next'].map((name) => [`${folder}${name}.mdx`, page(`${folder}${name}`)]),
      ),
    ),
    'docs.json': config({
      languages: [
        { language: 'ar', versions: versions('ar/') },
        { language: 'en', default: true, versions: versions('') },
      ],
    }),
  };
  const homes = { 'index.mdx': page('Home', 'mode: custom\n'), 'ar/index.mdx': page('Home') };

  async function build(more: Readonly<Record<string, string>>) {
    const folder = folderOf({ ...files, ...more });
    await runCli(['build'], folder);
    return (route: string) => {
      const html = readFileSync(join(folder, 'dist', route, 'index.html'), 'utf8');
      const find = (pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';
      const hrefsIn = (text: string): readonly string[] => urlsIn(text).filter((url) => url.startsWith('/'));
      return {
        language: find(/<html lang="(\w+)"/),
        logo: find(/class="logo" href="([^"]*)"/),
        switchers: hrefsIn(find(/(<div class="wide-only">.*?<\/div>)/)),
        tabs: hrefsIn(find(/(<div class="tabs">.*?<\/div>)/)),
        sidebar: hrefsIn(find(/(<nav class="entries .*?<\/nav>)/)),
        isWide: !find(/<aside id="_sidebar" class="([^"]*)"/).includes('narrow-only'),
      };
    };
  }

  test('have the navigation of the first page in their language', async () => {
    const read = await build(homes);
    expect(read('')).toEqual({
      language: 'en',
      logo: '/',
      switchers: ['/ar/', '/', '/v1/start/', '/'],
      tabs: ['/start/'],
      sidebar: ['/start/', '/next/'],
      isWide: false,
    });
    expect(read('ar')).toEqual({
      language: 'ar',
      logo: '/ar/',
      switchers: ['/ar/', '/', '/ar/v1/start/', '/ar/'],
      tabs: ['/ar/start/'],
      sidebar: ['/ar/start/', '/ar/next/'],
      isWide: true,
    });
  });

  test('are the target of the logo in their language and version', async () => {
    const logosIn = async (more: Readonly<Record<string, string>>) => {
      const read = await build(more);
      return ['next', 'ar/next', 'v1/start'].map((route) => read(route).logo);
    };
    expect(await logosIn(homes)).toEqual(['/', '/ar/', '/v1/start/']);
    expect(await logosIn({ 'index.mdx': page('Home') })).toEqual(['/', '/ar/start/', '/v1/start/']);
    expect(await logosIn({})).toEqual(['/start/', '/ar/start/', '/v1/start/']);
    expect(await logosIn({ ...homes, 'v1/index.mdx': page('Home') })).toEqual(['/', '/ar/', '/v1/']);
  });
});

test('fails for a broken navigation, and refuses the docs folder and files of others', async () => {
  const folder = folderOf({ 'docs.json': config({ pages: ['index', 'gone'] }), 'index.mdx': page('Home') });
  const built = await runCli(['build'], folder);
  expect([built.status, built.stderr]).toEqual([1, expect.stringContaining('page-missing')]);
  expect(existsSync(join(folder, 'dist/index.html'))).toBe(true);
  expect((await runCli(['build', '--out', '.'], folder)).stderr).toContain('choose another folder');
  const mine = folderOf({ 'index.html': 'mine' });
  expect((await runCli(['build', '.', '--out', mine], folder)).status).toBe(2);
  expect(readFileSync(join(mine, 'index.html'), 'utf8')).toBe('mine');
});

test('escapes texts of the site', async () => {
  const hostile = '"><script>alert(1)</script>';
  const folder = folderOf({
    'docs.json': config({ groups: [{ group: hostile, tag: hostile, pages: ['index'] }] }, { name: hostile }),
    'index.mdx': `---\ntitle: '${hostile}'\ndescription: '${hostile}'\n---\n\nText\n`,
  });
  await runCli(['build'], folder);
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect(html).not.toContain('<script>alert');
});

test('headings have ids that the theme does not use', async () => {
  const names = ['Content', 'Sidebar', 'Search results'];
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': `${page('index')}\n${names.map((name) => `## ${name}\n`).join('\n')}`,
  });
  await runCli(['build'], folder);
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(['content', 'sidebar', 'search-results']));
});

test('a page has a column for its headings even if it has none', async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }),
    'index.mdx': page('index'),
    'short.mdx': '---\ntitle: Short\n---\n\nText\n',
    'long.mdx': '---\ntitle: Long\n---\n\n## Part\n\nText\n',
  });
  await runCli(['build'], folder);
  const hasColumn = (name: string): boolean =>
    readFileSync(join(folder, 'dist', name, 'index.html'), 'utf8').includes('class="outline');
  expect(['short', 'long', ''].map(hasColumn)).toEqual([true, true, true]);
});

test('a long sidebar is a file of its own, and pages have the entries around them', async () => {
  const names = Array.from({ length: 500 }, (_, index) => `p${index}`);
  const groups = [
    { group: 'One', pages: names.slice(0, 250) },
    { group: 'Two', pages: names.slice(250) },
  ];
  const folder = folderOf({
    'docs.json': config({ groups }),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name)])),
  });
  await runCli(['build'], folder);
  const html = readFileSync(join(folder, 'dist/p10/index.html'), 'utf8');
  const entries = [...html.matchAll(/class="entry/g)].length;
  expect(entries).toBeLessThan(130);
  expect(html).toContain('href="/p10/" aria-current="page"');
  // The other group leads to its first page.
  expect(html).toContain('<a class="entry" href="/p250/"><span class="djn-line">Two</span></a>');
  const all = readFileSync(join(folder, 'dist/_docs-json-nav/sidebar-0.html'), 'utf8');
  expect([...all.matchAll(/<a class="entry/g)].length).toBe(500);
});

test("a redirect from the home page doesn't replace the page", async () => {
  const folder = folderOf({
    'docs.json': config({ pages: ['index', 'b'] }, { redirects: [{ source: '/', destination: '/b' }] }),
    'index.mdx': page('Welcome'),
    'b.mdx': page('B'),
  });
  await runCli(['build', '--out', 'out'], folder);
  expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).toContain('Welcome');
  expect(readFileSync(join(folder, 'out/index.html'), 'utf8')).not.toContain('http-equiv="refresh"');
});

test('a setting in `seo.metatags` replaces the generated tag', async () => {
  const metatags = { 'og:site_name': 'Garden Docs', 'og:title': 'Every page' };
  const folder = folderOf({
    'docs.json': config({ pages: ['index'] }, { name: 'Garden', seo: { metatags } }),
    'index.mdx': page('Home'),
  });
  await runCli(['build'], folder);
  const html = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  expect([...html.matchAll(/<meta property="og:.*?>/g)].map(([tag]) => tag)).toEqual([
    '<meta property="og:title" content="Home">',
    '<meta property="og:site_name" content="Garden Docs">',
  ]);
});

test('keeps `robots.txt` and `llms.txt` of the docs folder', async () => {
  const own = { 'robots.txt': 'User-agent: *\nDisallow: /\n', 'llms.txt': '# Mine\n' };
  const folder = folderOf({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': page('Home'), ...own });
  expect((await runCli(['build', '.'], folder)).status).toBe(0);
  for (const [file, text] of Object.entries(own)) expect(readFileSync(join(folder, 'dist', file), 'utf8')).toBe(text);
});

test('shows no row of tabs without labels, and texts in the language of the page', async () => {
  const tabs = (path: string) => [{ tab: ' ', groups: [{ group: ' ', pages: [path] }] }];
  const languages = [
    { language: 'en', tabs: tabs('index') },
    { language: 'cn', tabs: tabs('cn/index') },
  ];
  const text = '---\ntitle: Page\n---\n\n## Heading\n';
  const folder = folderOf({ 'docs.json': config({ languages }), 'index.mdx': text, 'cn/index.mdx': text });
  await runCli(['build'], folder);
  const [english = '', chinese = ''] = ['index.html', 'cn/index.html'].map((file) =>
    readFileSync(join(folder, 'dist', file), 'utf8'),
  );
  for (const html of [english, chinese]) expect(html).not.toContain('djn-navigation-tabs');
  expect(english).toContain('On this page');
  expect(chinese).toContain('本页目录');
  expect(chinese).not.toContain('On this page');
});
