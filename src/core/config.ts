/*
 * Content of `docs.json`: JSON with `$ref`, elements, fields, languages and editions.
 *
 * In: text of JSON files. Out: values, tables of elements and fields, findings. Never reads files.
 */

export { elementTypes, isListName, kindOfList } from './config/elements.ts';
export type { FieldName } from './config/field-table.ts';
export { editionOf, languageCodes } from './config/languages.ts';
export { convertMint } from './config/mint.ts';
export { nearestWords } from './config/nearest.ts';
