const titles = { starlight: 'Starlight', vitepress: 'VitePress', mkdocs: 'MkDocs', html: 'plain files' };
const kinds = {
  'dialect-component-unknown': 'unknown components',
  'dialect-link-missing': 'dead links made by code',
  'dialect-name-unknown': 'unknown names',
  'dialect-import-missing': 'missing imports',
  'dialect-part-failed': 'failed parts',
  'dialect-syntax': 'not MDX',
  'dialect-icon-unknown': 'unknown icons',
  'generator-address': 'other addresses',
  'generator-file': 'scripts',
  'generator-navigation': 'parts of the navigation',
  'generator-redirect': 'redirects with parameters',
  'generator-setting': 'settings',
};

/** Name of a generator in prose. */
export function titleOf(generator) {
  return titles[generator] ?? generator[0].toUpperCase() + generator.slice(1);
}

const order = ['starlight', 'vitepress', 'docusaurus', 'fumadocs', 'rspress', 'mkdocs', 'html'];
const facts = ['site', 'pages', 'its own errors', 'told beforehand'];

/**
 * Renders the results as a Markdown table with one row per site.
 *
 * @param {readonly object[]} rows Results of `run.mjs`, of all sites and generators.
 * @param {string} [earlier] An earlier table. Its cells without a new result are kept.
 */
export function tableOf(rows, earlier = '') {
  const lines = readTable(earlier);
  for (const row of rows) {
    const line = lines.get(row.name) ?? {};
    lines.set(row.name, line);
    line[titleOf(row.generator)] = resultOf(row);
    // Reported losses are those of the first generator in the table.
    const before = order.slice(0, order.indexOf(row.generator));
    const isFirst = before.every((one) => line[titleOf(one)] === undefined);
    if (isFirst) Object.assign(line, factsOf(row));
  }
  const columns = order.map(titleOf).filter((title) => [...lines.values()].some((line) => line[title] !== undefined));
  const heads = [...facts, ...columns];
  const names = [...lines.keys()].sort();
  return [
    `| ${heads.join(' | ')} |`,
    `|---|---:|---|---|${columns.map(() => '---:|').join('')}`,
    ...names.map((name) => `| ${heads.map((head) => lines.get(name)[head] ?? '').join(' | ')} |`),
  ].join('\n');
}

function factsOf({ name, repository, pages, errors, losses }) {
  const site = repository === undefined ? name : `[${name}](https://github.com/${repository})`;
  return Object.fromEntries(
    [site, pages, countsOf(errors), countsOf(losses)].map((fact, index) => [facts[index], fact]),
  );
}

/** Rows of a table by site name, each with its cells by heading. Empty cells are left out. */
function readTable(text) {
  const [heads = [], , ...rows] = text.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(
    rows
      .filter((cells) => cells.length > 0)
      .map((cells) => {
        const filled = heads.map((head, index) => [head, cells[index]]).filter(([, cell]) => cell);
        return [cells[0].replace(/^\[(.*?)\].*$/, '$1'), Object.fromEntries(filled)];
      }),
  );
}

function countsOf(counts = {}) {
  return Object.entries(counts)
    .map(([code, count]) => `${kinds[code] ?? `\`${code}\``} ${count}`)
    .join(', ');
}

function resultOf({ seconds, problems }) {
  return problems.length === 0 ? `${Math.round(seconds)} s` : problems.join('; ');
}
