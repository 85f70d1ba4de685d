/** Languages of generated code samples, with their names in `api.examples.languages` in lower case. */
const namesByLanguage = {
  curl: ['curl', 'bash', 'shell', 'sh', 'zsh'],
  javascript: ['javascript', 'js', 'node', 'nodejs', 'node.js'],
  typescript: ['typescript', 'ts'],
  python: ['python', 'py', 'python3'],
  go: ['go', 'golang'],
  php: ['php'],
  ruby: ['ruby', 'rb'],
  java: ['java'],
  csharp: ['csharp', 'c#', 'cs', 'dotnet', '.net'],
  rust: ['rust', 'rs'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SampleLanguage = keyof typeof namesByLanguage;

/** Languages of samples if `docs.json` names none, in order. */
export const defaultSampleLanguages: readonly SampleLanguage[] = ['curl', 'javascript', 'python', 'go'];

export function findSampleLanguage(name: string): SampleLanguage | undefined {
  const languages = Object.keys(namesByLanguage) as SampleLanguage[];
  const lowerCaseName = name.trim().toLowerCase();
  return languages.find((language) => namesByLanguage[language].some((known) => known === lowerCaseName));
}
