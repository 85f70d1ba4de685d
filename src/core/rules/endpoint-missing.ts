import { brief, choose, either, quote, rule, sure, write } from './rule.ts';
import type { EndpointHint } from './shared/endpoints.ts';

export const endpointMissing = rule<{ entry: string; hint: EndpointHint; specs: readonly string[] }>({
  message: ({ entry, hint, specs }) =>
    hint.kind === 'methods'
      ? `No endpoint ${quote(brief(entry))}: the path exists, but has no such method.`
      : `No endpoint ${quote(brief(entry))} in ${either(specs.slice(0, 3))}.`,
  help: ({ hint }) => {
    switch (hint.kind) {
      case 'methods':
        return `It has ${hint.methods.join(', ')}.`;
      case 'parameters':
        return `Its parameters have other names: write ${quote(hint.reference)}.`;
      case 'letter case':
        return `Letter case differs: write ${quote(hint.reference)}.`;
      case 'nearest':
        return `Did you mean ${quote(hint.reference)}?`;
      case 'nothing':
        return 'Check the path, and which specification applies here.';
    }
  },
  related: () => 'the specification is set here',
  answers: ({ entry, hint }, { place }) => {
    if (hint.kind === 'nothing') return undefined;
    if (hint.kind === 'methods') {
      const others = hint.methods.map((method) => entry.replace(/[^\s]+(?=\s+[^\s]+\s*$)/, method));
      return choose(...others.map((other) => write(place, entry, other)));
    }
    const written = write(place, entry, withSpecification(entry, hint.reference));
    // Another method is another endpoint.
    const isSure = hint.kind !== 'nearest' && methodOf(entry) === methodOf(hint.reference);
    return isSure ? sure(written) : choose(written);
  },
});

/** The method of a reference, in upper case. */
function methodOf(reference: string): string {
  return reference.trim().split(/\s+/).at(-2)?.toUpperCase() ?? '';
}

/** Another reference in place of one, with the specification that it names. */
function withSpecification(entry: string, reference: string): string {
  const words = entry.trim().split(/\s+/);
  return words.length > 2 ? `${words[0]} ${reference}` : reference;
}
