import { languageCodes } from './languages.ts';

/** In lower case. */
export const languages: ReadonlySet<string> = new Set(languageCodes.map((code) => code.toLowerCase()));
const version = /^(?:v?\d+(?:\.[\dx]+)*|latest|next|main|stable|beta|legacy)$/i;

/** The folders of a path that name a language or a version: pages that differ in them are copies of one another. */
export function editionOf(path: string): string {
  const folders = path.toLowerCase().replace(/^\//, '').split('/').slice(0, -1);
  return folders.filter((step) => languages.has(step) || version.test(step)).join('/');
}

/** True for a name that tells a page from all others: `overview` and `setup` are in many folders. */
export function isTelling(name: string): boolean {
  return !isCommon(name) && (name.length >= 8 || name.includes('-'));
}

/** True for a name that pages of many folders have. */
export function isCommon(name: string): boolean {
  return common.has(name.toLowerCase());
}

const common: ReadonlySet<string> = new Set([
  ...['overview', 'introduction', 'intro', 'quickstart', 'index', 'home', 'welcome', 'get', 'list', 'create', 'update'],
  ...['getting-started', 'installation', 'setup', 'configuration', 'examples', 'example', 'faq', 'changelog', 'api'],
  ...['usage', 'authentication', 'reference', 'delete', 'start', 'guide', 'guides', 'concepts', 'errors'],
]);
