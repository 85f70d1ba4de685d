/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { groupBy } from '../../core/values.ts';
import type { ReportFinding } from '../data.ts';
import { FindingBlock, SeverityBadge } from './finding.tsx';
import type { Outline, OutlineNode } from './outline.ts';
import { formatCount } from './text.ts';

/** Number of causes to render at first, and to add with each "Show more". */
const batchSize = 100;

interface FindingsViewProps {
  readonly outline: Outline;
  readonly findings: readonly ReportFinding[];
  readonly onMap: (node: OutlineNode) => string;
  readonly renderAll: boolean;
}

export function FindingsView({ outline, findings, onMap, renderAll }: FindingsViewProps): VNode {
  const [limit, setLimit] = useState(batchSize);
  if (outline.data.findings.length === 0) return <p class="nothing">Nothing is wrong with this site.</p>;
  let remaining = renderAll ? Number.POSITIVE_INFINITY : limit;
  const groups = [...groupBy(findings, ({ severity, code }) => `${severity} ${code}`).values()].map((group) => {
    return { group, causes: [...groupBy(group, ({ cause }) => cause).values()] };
  });
  const total = groups.reduce((sum, { causes }) => sum + causes.length, 0);
  return (
    <div class="findings">
      {groups.map(({ group, causes }) => {
        const visibleCauses = causes.slice(0, remaining);
        remaining -= visibleCauses.length;
        if (visibleCauses.length === 0) return null;
        const [{ severity, code }] = group;
        return (
          <section key={`${severity} ${code}`} aria-label={code}>
            <h2>
              <SeverityBadge severity={severity} count={group.length} /> {code}
            </h2>
            {visibleCauses.map((cause) => (
              <FindingBlock key={cause[0].cause} outline={outline} cause={cause} onMap={onMap} renderAll={renderAll} />
            ))}
          </section>
        );
      })}
      {total > limit && !renderAll && (
        <button type="button" class="chip" onClick={() => setLimit(limit + batchSize)}>
          Show more of {formatCount(total, 'block')}
        </button>
      )}
    </div>
  );
}
