import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { SheetWords } from './sheet-words.ts';
import { spanish } from './spanish.ts';

const others: Readonly<Record<string, SheetWords>> = { de: german, es: spanish, fr: french };

/** The words for endpoint pages in a language, by its code; English if there are none. */
export function sheetWords(language: string | undefined): SheetWords {
  const [primary = ''] = (language ?? '').split('-');
  return Object.hasOwn(others, primary) ? (others[primary] as SheetWords) : english;
}
