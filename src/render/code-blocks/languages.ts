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

/** What readers call a language, where that is more than its name with a capital. */
const shown = new Map([
  ...'CSS GraphQL HTML HTTP INI JavaScript JSON JSX MDX PHP PowerShell SQL TOML TSX TypeScript XML YAML'
    .split(' ')
    .map((title) => [title.toLowerCase(), title] as const),
  ...Object.entries({
    cpp: 'C++',
    csharp: 'C#',
    docker: 'Dockerfile',
    dotenv: '.env',
    fsharp: 'F#',
    js: 'JavaScript',
    jsonc: 'JSON',
    objc: 'Objective-C',
    py: 'Python',
    sh: 'Shell',
    shellsession: 'Console',
    ts: 'TypeScript',
    yml: 'YAML',
    zsh: 'Shell',
  }),
]);

/** How a language is written for readers: for tabs of blocks that have no title. */
export function languageTitle(language: string): string {
  return shown.get(language) ?? (language === '' ? 'Text' : language.charAt(0).toUpperCase() + language.slice(1));
}
