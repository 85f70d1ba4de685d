/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { groupBy } from '../../core/values.ts';
import type { ReportFinding } from '../data.ts';
import { FindingBlock, Sign } from './finding.tsx';
import type { Outline, OutlineNode } from './outline.ts';
import { count } from './text.ts';

/** Blocks that are drawn at once: sites with thousands of findings exist. */
const step = 100;

interface FindingsViewProps {
  readonly outline: Outline;
  /** Those that are wanted, errors first. */
  readonly findings: readonly ReportFinding[];
  readonly onMap: (node: OutlineNode) => string;
  readonly isWhole: boolean;
}

/** What is wrong, by code, errors first; findings of one cause are one block. */
export function FindingsView({ outline, findings, onMap, isWhole }: FindingsViewProps): VNode {
  const [most, setMost] = useState(step);
  if (outline.data.findings.length === 0) return <p class="nothing">Nothing is wrong with this site.</p>;
  let left = isWhole ? Number.POSITIVE_INFINITY : most;
  const groups = [...groupBy(findings, ({ severity, code }) => `${severity} ${code}`).values()].map((group) => {
    return { group, causes: [...groupBy(group, ({ cause }) => cause).values()] };
  });
  const total = groups.reduce((sum, { causes }) => sum + causes.length, 0);
  return (
    <div class="findings">
      {groups.map(({ group, causes }) => {
        const shown = causes.slice(0, left);
        left -= shown.length;
        if (shown.length === 0) return null;
        const [{ severity, code }] = group;
        return (
          <section key={`${severity} ${code}`} aria-label={code}>
            <h2>
              <Sign level={severity} figure={group.length} /> {code}
            </h2>
            {shown.map((cause) => (
              <FindingBlock key={cause[0].cause} outline={outline} cause={cause} onMap={onMap} isWhole={isWhole} />
            ))}
          </section>
        );
      })}
      {total > most && !isWhole && (
        <button type="button" class="chip" onClick={() => setMost(most + step)}>
          Show more of {count(total, 'block')}
        </button>
      )}
    </div>
  );
}
