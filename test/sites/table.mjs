const titles = { starlight: 'Starlight', vitepress: 'VitePress', mkdocs: 'MkDocs' };
const kinds = {
  'dialect-component-unknown': 'unknown components',
  'dialect-name-unknown': 'unknown names',
  'dialect-import-missing': 'missing imports',
  'dialect-part-failed': 'failed parts',
  'dialect-syntax': 'not MDX',
  'dialect-icon-unknown': 'unknown icons',
  'generator-navigation': 'parts of the navigation',
  'generator-redirect': 'redirects with parameters',
  'generator-setting': 'settings',
};

/** Name of a generator in prose. */
export function titleOf(generator) {
  return titles[generator] ?? generator[0].toUpperCase() + generator.slice(1);
}

/**
 * What was seen, as a table of Markdown: a line for each site.
 *
 * @param {readonly object[]} rows As `run.mjs` makes them, of all sites and generators.
 */
export function tableOf(rows) {
  const generators = [...new Set(rows.map(({ generator }) => generator))];
  const names = [...new Set(rows.map(({ name }) => name))];
  const of = (name, generator) => rows.find((row) => row.name === name && row.generator === generator);
  const lines = names.map((name) => {
    const all = generators.map((generator) => of(name, generator));
    const { pages, errors, losses, repository } = all.find((row) => row !== undefined);
    const cells = all.map((row) => (row === undefined ? '' : resultOf(row)));
    const site = repository === undefined ? name : `[${name}](https://github.com/${repository})`;
    return `| ${[site, pages, countsOf(errors), countsOf(losses), ...cells].join(' | ')} |`;
  });
  const heads = ['site', 'pages', 'its own errors', 'told beforehand', ...generators.map(titleOf)];
  return [`| ${heads.join(' | ')} |`, `|---|---:|---|---|${generators.map(() => '---:|').join('')}`, ...lines].join(
    '\n',
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
