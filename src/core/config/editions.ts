import { languageCodes } from './languages.ts';

const languageFolders: ReadonlySet<string> = new Set(languageCodes.map((code) => code.toLowerCase()));
const versionPattern = /^(?:v?\d+(?:\.[\dx]+)*|latest|next|main|stable|beta|legacy)$/i;

/**
 * Language and version folders of a path: `/v2/en/start → v2/en`. Pages whose paths differ only in these folders are
 * translations or versions of each other.
 */
export function editionOf(path: string): string {
  const folders = path.toLowerCase().replace(/^\//, '').split('/').slice(0, -1);
  return folders.filter((folder) => languageFolders.has(folder) || versionPattern.test(folder)).join('/');
}

/** Language folder of a path: `/v2/fr/start → fr`. Empty if the path has none. */
export function languageFolder(path: string): string {
  const folders = path.toLowerCase().replace(/^\//, '').split('/').slice(0, -1);
  return folders.find((folder) => languageFolders.has(folder)) ?? '';
}

/** Path without its language folders, which is equal for all translations of a page. */
export function withoutLanguageFolders(path: string): string {
  return path
    .split('/')
    .filter((segment) => !languageFolders.has(segment.toLowerCase()))
    .join('/');
}
