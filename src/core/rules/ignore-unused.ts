import { quote, rule } from './rule.ts';

export const ignoreUnused = rule<{
  /** The code that is named; undefined if none is. */
  ignored: string | undefined;
  /** What that code may be a slip of, if no finding has it. */
  nearest: string | undefined;
  isKnown: boolean;
  /** The setting, as it is addressed: `ignoreFindings[0]`; undefined for a comment. */
  setting: string | undefined;
}>({
  severity: 'warning',
  needs: ['content'],
  message: ({ ignored, isKnown, setting }) => {
    const who = setting === undefined ? 'This comment' : `The setting ${setting}`;
    if (ignored === undefined) return `${who} names no code to ignore.`;
    if (!isKnown) return `${who} ignores ${quote(ignored)}, and no such code exists.`;
    return `${who} ignores ${quote(ignored)}, and there is no such finding.`;
  },
  help: ({ ignored, nearest, isKnown, setting }) => {
    if (ignored === undefined) return 'Name it: docs-json-nav-ignore link-missing: the reason.';
    if (!isKnown && nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
    return setting === undefined ? 'Remove the comment.' : 'Remove the setting.';
  },
});
