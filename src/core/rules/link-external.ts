import { brief, quote, rule } from './rule.ts';

export const linkExternal = rule<{
  target: string;
  /** What became of it, as the end of a sentence. */
  reason: string;
  /** Nothing is there for anybody; else it may only refuse programs, or be down for now. */
  isDead: boolean;
}>({
  severity: ({ isDead }) => (isDead ? 'warning' : 'info'),
  needs: ['external'],
  message: ({ target, reason, isDead }) =>
    isDead
      ? `The link ${quote(brief(target))} leads to nothing: ${reason}.`
      : `The link ${quote(brief(target))} may lead to nothing: ${reason}.`,
  help: ({ isDead }) =>
    isDead
      ? 'Write its current address, or remove the link.'
      : 'Open it in a browser. If it is right, name it in the option "externalIgnore".',
  group: ({ target, reason }) => `${target.replace(/#.*$/s, '')} ${reason}`,
  facts: ({ target }) => ({ target, resolved: target, suggestions: [] }),
});
