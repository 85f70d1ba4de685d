/** Names that authors use for a language, and the name that highlighters know it by. */
const synonyms = new Map(
  Object.entries({
    '.env': 'dotenv',
    env: 'dotenv',
    curl: 'bash',
    command: 'bash',
    commandline: 'bash',
    console: 'shellsession',
    terminal: 'bash',
    golang: 'go',
    node: 'javascript',
    nodejs: 'javascript',
    python3: 'python',
    pycon: 'python',
    ipython: 'python',
    'c++': 'cpp',
    'c#': 'csharp',
    'f#': 'fsharp',
    'objective-c': 'objc',
    'plain-text': 'text',
    plain: 'text',
    plaintext: 'text',
    txt: 'text',
    none: 'text',
    output: 'text',
    prompt: 'text',
    cmd: 'bat',
    dockerfile: 'docker',
    gitignore: 'text',
    ps: 'powershell',
    psql: 'sql',
    postgres: 'sql',
    postgresql: 'sql',
    mysql: 'sql',
    kql: 'kusto',
    jinja2: 'jinja',
    webmanifest: 'json',
  }),
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
