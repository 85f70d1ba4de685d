import { brief, rule } from './rule.ts';

/** The length of the text, what is nested too deeply, kinds of code spans in one paragraph, or links from folder to folder. */
type Excess = 'length' | 'braces' | 'brackets' | 'lists and quotes' | 'elements' | 'code spans' | 'linked folders';

export const pageTooComplex = rule<{ file: string; of: Excess; limit: number }>({
  needs: ['content'],
  message: ({ file, of, limit }) => `${brief(file)} goes beyond a limit: ${excess(of)} (at most ${limit}).`,
  help: ({ of }) => `Make it simpler, or raise the limit with the option "limits.${option(of)}".`,
});

function excess(of: Excess): string {
  if (of === 'length') return 'its text is too long';
  if (of === 'code spans') return 'it has too many kinds of code spans';
  if (of === 'linked folders') return 'symbolic links repeat its pages in folder after folder';
  return `its ${of} are nested too deeply`;
}

function option(of: Excess): string {
  if (of === 'length') return 'pageLength';
  return of === 'linked folders' ? 'linkedFolders' : 'pageNesting';
}
