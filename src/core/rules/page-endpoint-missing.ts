import { brief, quote, rule } from './rule.ts';
import type { EndpointHint } from './shared/endpoints.ts';

export const pageEndpointMissing = rule<{
  entry: string;
  hint: EndpointHint;
  missingSpec: string | undefined;
  searched: readonly string[];
}>({
  severity: 'warning',
  message: ({ entry, missingSpec, searched }) =>
    missingSpec === undefined
      ? `The front matter names ${quote(brief(entry))}, which ${searched.length === 1 ? `${searched[0]} does not have` : 'no specification has'}.`
      : `The front matter names the specification ${quote(brief(missingSpec))}, which does not exist.`,
  help: ({ hint, missingSpec }) => {
    if (missingSpec !== undefined && hint.kind === 'nothing') return 'Add the specification, or name another one.';
    if (hint.kind === 'methods') return `The path exists, and has ${hint.methods.join(', ')}.`;
    return hint.kind === 'nothing' ? 'Check the method and the path.' : `Did you mean ${quote(hint.reference)}?`;
  },
  group: ({ missingSpec }) => missingSpec ?? '',
});
