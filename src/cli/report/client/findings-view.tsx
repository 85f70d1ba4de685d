/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { ReportFinding } from '../data.ts';
import { FindingBlock, Sign } from './finding.tsx';
import type { Outline, OutlineNode } from './outline.ts';
import { count, grouped } from './text.ts';

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
  const groups = grouped(findings, ({ severity, code }) => `${severity} ${code}`);
  const blocks = groups.map((group) => grouped(group, ({ cause }) => cause));
  const total = blocks.reduce((sum, { length }) => sum + length, 0);
  return (
    <div class="findings">
      {blocks.map((causes, index) => {
        const shown = causes.slice(0, left);
        left -= shown.length;
        const [first] = groups[index] ?? [];
        if (first === undefined || shown.length === 0) return null;
        return (
          <section key={`${first.severity} ${first.code}`} aria-label={first.code}>
            <h2>
              <Sign level={first.severity} figure={groups[index]?.length ?? 0} /> {first.code}
            </h2>
            {shown.map((cause) => (
              <FindingBlock key={cause[0]?.cause} outline={outline} cause={cause} onMap={onMap} isWhole={isWhole} />
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
