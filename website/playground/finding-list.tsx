/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { groupBy } from '../../src/core/values.ts';
import { CauseBlock } from '../../src/report/client/finding.tsx';
import { formatCount } from '../../src/report/client/text.ts';
import type { ReportFinding } from '../../src/report/data.ts';

/** Causes rendered at first, and again for each "Show more". */
const causesPerStep = 60;

interface FindingListProps {
  /** Labels from the root of the navigation to the selected node. Empty for the whole site. */
  readonly trail: readonly string[];
  readonly findings: readonly ReportFinding[];
  readonly onOpen: (finding: ReportFinding) => void;
  readonly onAll: () => void;
}

/** Findings grouped by cause. */
export function FindingList({ trail, findings, onOpen, onAll }: FindingListProps): VNode {
  const [maxCauses, setMaxCauses] = useState(causesPerStep);
  const causes = [...groupBy(findings, ({ cause }) => cause).values()];
  return (
    <>
      {trail.length > 0 && (
        <p class="trail">
          <button type="button" class="link" onClick={onAll}>
            All findings
          </button>
          {' › '}
          {trail.join(' › ')}
        </p>
      )}
      <h2>{findings.length === 0 ? 'Nothing is wrong here' : formatCount(findings.length, 'finding')}</h2>
      {causes.slice(0, maxCauses).map((cause) => (
        <CauseBlock
          key={cause[0]}
          cause={cause}
          item={(finding) => (
            <>
              <button type="button" class="link place" onClick={() => onOpen(finding)}>
                <code>
                  {finding.file}:{finding.line}:{finding.column}
                </code>
              </button>
              {finding.message !== cause[0].message && <p class="message">{finding.message}</p>}
            </>
          )}
        />
      ))}
      {causes.length > maxCauses && (
        <button type="button" class="chip" onClick={() => setMaxCauses(maxCauses + causesPerStep)}>
          Show more
        </button>
      )}
    </>
  );
}
