/* What `docs.json` may contain: elements, fields, languages and editions. */

export { editionOf } from './config/editions.ts';
export { elementTypes, isListName, kindOfList } from './config/elements.ts';
export { languageCodes } from './config/languages.ts';
export { nearestWords } from './config/nearest.ts';
