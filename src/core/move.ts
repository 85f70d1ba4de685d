import { Locator } from './locate.ts';
import { type FileMove, Moves } from './move/moves.ts';
import { navigationChanges } from './move/navigation-changes.ts';
import { configReferenceEdits, frontMatterEdits, specificationEdits } from './move/other-files.ts';
import { pageChanges } from './move/page-links.ts';
import type { Change, TextEdit } from './values/fix.ts';
import type { SiteFacts } from './values/site-facts.ts';

export type { FileMove };

export interface MoveContext {
  readonly facts: SiteFacts;
  readonly read: (file: string) => string | undefined;
}

/**
 * Computes the edits for a rename of files or folders: entries and paths of `docs.json`, links and imports of all
 * pages, relative links of moved pages, `$ref`s between specifications, and a redirect for each changed route. Text
 * that differs from its parsed value, for example through variables, is not edited.
 *
 * @param moves Files and folders, relative to the docs root. The files have not been renamed yet.
 * @returns Edits of the files under their current names.
 */
export async function moveFiles(
  { facts, read }: MoveContext,
  moves: readonly FileMove[],
): Promise<readonly TextEdit[]> {
  const siteMoves = new Moves(moves, facts);
  const changes: readonly Change[] = [...navigationChanges(siteMoves), ...pageChanges(siteMoves)];
  const locator = new Locator(new Map(), read);
  const edits: TextEdit[] = [];
  for (const change of changes) {
    const fixes = await locator.locateFixes({ isSure: true, answers: [{ title: '', changes: [change] }] });
    edits.push(...(fixes?.fixes[0]?.edits ?? []));
  }
  const otherEdits = [frontMatterEdits, configReferenceEdits, specificationEdits].flatMap((collectEdits) =>
    collectEdits(siteMoves, read),
  );
  return [...edits, ...otherEdits];
}
