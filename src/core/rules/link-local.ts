import { choose, quote, replace, rule } from './rule.ts';

export const linkLocal = rule<{
  target: string;
  /** What to write for it, where this site has a page at its path: somebody copied it from a preview. */
  written?: string | undefined;
  /** It is shown, not followed. */
  isImage: boolean;
  /** The page says the same address in its text or code, as tutorials do of what readers have started. */
  isTold: boolean;
}>({
  severity: ({ written, isImage, isTold }) => (isTold && written === undefined && !isImage ? 'info' : 'warning'),
  needs: ['content'],
  message: ({ target, written, isImage }) => {
    if (isImage) return `Image not shown: ${quote(target)} is on the reader's own machine.`;
    const link = `The link ${quote(target)} leads to the reader's own machine`;
    return written === undefined ? `${link}.` : `${link}, and this site has that page.`;
  },
  help: ({ written, isImage }) => {
    if (isImage) return 'Write its public address, or add the file to the docs.';
    return written === undefined
      ? 'Write the public address, or format it as code if readers should open it on their own machine.'
      : `If you mean that page, write ${quote(written)}. If readers should open it on their own machine, format it as code.`;
  },
  group: ({ written }) => (written === undefined ? 'local' : ''),
  facts: ({ target, written }) => ({
    target,
    resolved: target,
    suggestions: written === undefined ? [] : [written],
  }),
  // Many programs that a tutorial starts answer at a path that the site has too, such as /docs.
  answers: ({ target, written }, { place }) =>
    written === undefined ? undefined : choose(replace(place, target, written)),
});
