import type { ArgumentsOf } from '../findings/diagnose.ts';
import type { Finding } from '../values/outcome.ts';
import type { Expansion } from '../values/site-facts.ts';
import { SpecificationLibrary } from './read/library.ts';

/** Adds to `spec-unreachable` findings how many entries and pages the site lacks because of them. */
export function countUnreachableEndpoints(
  findings: readonly Finding[],
  endpoints: Expansion['endpoints'],
  unread: Expansion['unreadEndpoints'],
): readonly Finding[] {
  if (!findings.some(({ code }) => code === 'spec-unreachable')) return findings;
  const sourceNames = [...endpoints.values()].flatMap((endpoint) =>
    endpoint.kind === 'operation'
      ? []
      : [new Set(endpoint.specs.map(({ source }) => SpecificationLibrary.sourceName(source.text)))],
  );
  return findings.map((finding) => {
    if (finding.code !== 'spec-unreachable') return finding;
    const args = finding.args as ArgumentsOf<'spec-unreachable'>;
    const entries = sourceNames.filter((specs) => specs.has(args.url)).length;
    const pages = [...unread.values()].filter(({ spec }) => spec === args.url).length;
    return { ...finding, args: { ...args, entries, pages } satisfies ArgumentsOf<'spec-unreachable'> };
  });
}
