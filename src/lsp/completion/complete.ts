import type { CompletionList } from 'vscode-languageserver';
import { Lines } from '../documents/positions.ts';
import { completeJson } from './complete-json.ts';
import { completePage, type PageAsked } from './complete-page.ts';
import { completionList } from './items.ts';

/**
 * What may be written at a place of a file of a site.
 *
 * @param leavesKeys Another server completes the keys of `docs.json`.
 */
export function complete(asked: PageAsked, leavesKeys: boolean): CompletionList | null {
  const lines = new Lines(asked.text);
  if (/\.mdx?$/i.test(asked.file)) return completionList(completePage(asked), lines);
  return asked.file.endsWith('.json') ? completionList(completeJson({ ...asked, leavesKeys }), lines) : null;
}
