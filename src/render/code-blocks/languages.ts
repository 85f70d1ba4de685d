import { capitalize } from '../../core/values.ts';

/** Language names of highlighters by alias. */
const languagesByAlias = new Map(
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

/** `Python3` → `python`, `curl` → `bash`. Names without an alias are only lowercased. */
export function normalizeLanguage(name: string): string {
  const alias = name.trim().toLowerCase();
  return languagesByAlias.get(alias) ?? alias;
}

/** Display names of languages that aren't only the capitalized name: `css` → `CSS`. */
const languageTitles = new Map([
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

/** Returns the display name of a language, for tabs of untitled blocks; `Text` for an empty name. */
export function languageTitle(language: string): string {
  return languageTitles.get(language) ?? (language === '' ? 'Text' : capitalize(language));
}
