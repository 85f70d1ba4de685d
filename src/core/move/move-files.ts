import { Locator } from '../locate.ts';
import type { ModelInput } from '../model/input.ts';
import type { Change, TextEdit } from '../values/fix.ts';
import { type FileMove, Moves } from './moves.ts';
import { navigationChanges } from './navigation-changes.ts';
import { changedFrontMatter, changedReferences, changedSpecifications } from './other-files.ts';
import { pageChanges } from './page-links.ts';

/** A site, and the texts of its files. */
export interface MovedSite {
  readonly parts: ModelInput;
  /** The text of a file; undefined if there is none. */
  readonly read: (file: string) => string | undefined;
}

/**
 * What has to be written when files or folders of a site get other names, so that everything that leads to them still does:
 * entries and addresses of `docs.json`, links and imports of all pages, relative ones of those too that move, `$ref`s
 * between specifications, and a redirect for each address that changes. What is written in another way than it reads,
 * with variables say, stays.
 *
 * @param moves Files and folders, relative to the docs root. Nothing has moved yet.
 * @returns Edits of the files under the names that they have now.
 */
export async function moveFiles({ parts, read }: MovedSite, moves: readonly FileMove[]): Promise<readonly TextEdit[]> {
  const moved = new Moves(moves, parts);
  const changes: readonly Change[] = [...navigationChanges(moved), ...pageChanges(moved)];
  const locator = new Locator(new Map(), read);
  const edits: TextEdit[] = [];
  for (const change of changes) {
    const fixes = await locator.fixes({ isSure: true, answers: [{ title: '', changes: [change] }] });
    edits.push(...(fixes?.fixes[0]?.edits ?? []));
  }
  const others = [changedFrontMatter, changedReferences, changedSpecifications].flatMap((changed) =>
    changed(moved, read),
  );
  return [...edits, ...others];
}
