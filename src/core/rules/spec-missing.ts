import { brief, didYouMean, quote, rule, sureOr, write } from './rule.ts';

export const specMissing = rule<{
  source: string;
  /** The source as it is there. */
  written: string;
  nearest: string | undefined;
  /** The only file that differs by a slip of the hand. */
  only?: string | undefined;
  outside: boolean;
  /** What was named instead of a file. */
  kind?: 'folder' | 'pattern' | undefined;
}>({
  message: ({ source, outside }) =>
    outside
      ? `The specification ${quote(brief(source))} is outside the docs folder, and nothing outside it is read.`
      : `No specification ${quote(brief(source))}: there is no such file.`,
  help: ({ nearest, outside, kind }) => {
    const such = nearest === undefined ? '' : `, such as ${quote(nearest)}`;
    if (kind === 'folder') return `It is a folder: name a file in it${such}.`;
    if (kind === 'pattern') return `Patterns are not followed: list each file${such}.`;
    if (outside) return 'Copy it into the docs folder, or name it by its https address.';
    return didYouMean(nearest) ?? 'The path is relative to the folder of docs.json.';
  },
  answers: ({ written, nearest, only }, { place }) =>
    sureOr(nearest && only, [nearest], (file) => write(place, written, file)),
});
