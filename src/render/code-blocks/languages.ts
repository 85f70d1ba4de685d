/** Names by which highlighters know a language, and those that authors use for it. */
const synonyms = new Map(
  Object.entries({
    dotenv: '.env env',
    bash: 'curl command commandline terminal',
    shellsession: 'console',
    go: 'golang',
    javascript: 'node nodejs',
    python: 'python3 pycon ipython',
    cpp: 'c++',
    csharp: 'c#',
    fsharp: 'f#',
    objc: 'objective-c',
    text: 'plain-text plain plaintext txt none output prompt gitignore',
    bat: 'cmd',
    docker: 'dockerfile',
    powershell: 'ps',
    sql: 'psql postgres postgresql mysql',
    kusto: 'kql',
    jinja: 'jinja2',
    json: 'webmanifest',
  }).flatMap(([language, names]) => names.split(' ').map((name) => [name, language])),
);

/** The name by which highlighters know a language; names that are not in the table only lose their capitals. */
export function normalizeLanguage(name: string): string {
  const lower = name.trim().toLowerCase();
  return synonyms.get(lower) ?? lower;
}

const shown = new Map(
  Object.entries({
    bash: 'Bash',
    c: 'C',
    cpp: 'C++',
    csharp: 'C#',
    css: 'CSS',
    docker: 'Dockerfile',
    dotenv: '.env',
    fsharp: 'F#',
    graphql: 'GraphQL',
    html: 'HTML',
    http: 'HTTP',
    ini: 'INI',
    javascript: 'JavaScript',
    js: 'JavaScript',
    json: 'JSON',
    jsonc: 'JSON',
    jsx: 'JSX',
    mdx: 'MDX',
    objc: 'Objective-C',
    php: 'PHP',
    powershell: 'PowerShell',
    py: 'Python',
    sh: 'Shell',
    shellsession: 'Console',
    sql: 'SQL',
    text: 'Text',
    toml: 'TOML',
    ts: 'TypeScript',
    tsx: 'TSX',
    typescript: 'TypeScript',
    xml: 'XML',
    yaml: 'YAML',
    yml: 'YAML',
    zsh: 'Shell',
  }),
);

/** How a language is written for readers: for tabs of blocks that have no title. */
export function languageTitle(language: string): string {
  return shown.get(language) ?? (language === '' ? 'Text' : language.charAt(0).toUpperCase() + language.slice(1));
}
