/* Words of endpoint pages, in the languages of sites. */

export { sheetWords } from './messages/choose-words.ts';
export type { SheetWords } from './messages/sheet-words.ts';
