import type { ArgumentsOf } from '../findings/diagnose.ts';
import type { Finding } from '../values/outcome.ts';
import { removeLeadingNumber } from './anchors.ts';
import { lettersAndDigits } from './letters.ts';

/**
 * Minimum number and share of findings with one code that have the same fault, to report the fault as their common
 * cause.
 */
const minFindings = 10;
const minShare = 0.5;

/** Matches ids that word processors and help centers generate: `_Toc1234567`, `h_01HV7Z3GQ4`, `h.x3k9f0a2`. */
const bookmarkId = /^(?:_?toc_?|h[_.]|bookmark-?|id[_.-])(?=[a-z\d]*\d)[a-z\d]{6,}$/i;

/**
 * Marks broken links to headings that have the same fault as most others: `#install` for all headings like `1-install`.
 */
export function markCommonAnchorFaults(findings: readonly Finding[]): readonly Finding[] {
  return markCommonFault(findings, 'link-anchor', ({ anchor, nearest, isCase, kind }) => {
    if (kind !== 'missing') return undefined;
    if (nearest === undefined) return bookmarkId.test(anchor) ? 'bookmark' : undefined;
    if (isCase === true) return 'case';
    if (removeLeadingNumber(nearest) === anchor) return 'number missing';
    if (removeLeadingNumber(anchor) === nearest) return 'number added';
    return lettersAndDigits(anchor) === lettersAndDigits(nearest) ? 'hyphens' : undefined;
  });
}

/** Marks broken links to pages that have the same fault as most others: `/start.html` for all pages like `/start`. */
export function markCommonLinkFaults(findings: readonly Finding[]): readonly Finding[] {
  return markCommonFault(findings, 'link-missing', ({ resolved, nearest: [nearest], isCase }) => {
    if (nearest === undefined) return undefined;
    if (isCase) return 'case';
    if (nearest === resolved.replace(/(?:\/index)?\.(?:html?|aspx?|php)$/i, '')) return 'extension';
    if (nearest === resolved.replaceAll('_', '-')) return 'underscores';
    return nearest.endsWith(resolved) ? `below ${nearest.slice(0, -resolved.length)}` : undefined;
  });
}

function markCommonFault<C extends 'link-anchor' | 'link-missing'>(
  findings: readonly Finding[],
  code: C,
  faultOf: (args: ArgumentsOf<C>) => string | undefined,
): readonly Finding[] {
  const faults = new Map<Finding, string | undefined>();
  const counts = new Map<string, number>();
  for (const finding of findings) {
    if (finding.code !== code) continue;
    const fault = faultOf(finding.args as ArgumentsOf<C>);
    faults.set(finding, fault);
    if (fault !== undefined) counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  const [[commonFault, count] = ['', 0]] = [...counts].sort(([, a], [, b]) => b - a);
  if (count < Math.max(minFindings, minShare * faults.size)) return findings;
  return findings.map((finding) =>
    faults.get(finding) === commonFault ? { ...finding, args: { ...finding.args, common: commonFault } } : finding,
  );
}
