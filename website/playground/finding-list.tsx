/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Sign } from '../../src/cli/report/client/finding.tsx';
import { count, grouped, number } from '../../src/cli/report/client/text.ts';
import type { ReportFinding } from '../../src/cli/report/data.ts';

/** Places of one cause that are shown before somebody asks for all, and causes that are drawn at once. */
const [placesShown, causesShown] = [3, 60];

interface FindingListProps {
  /** What is chosen in the navigation, with what is around it; empty for the whole site. */
  readonly trail: readonly string[];
  readonly findings: readonly ReportFinding[];
  readonly onOpen: (finding: ReportFinding) => void;
  /** Chooses the whole site. */
  readonly onAll: () => void;
}

/** What is wrong, a block for each cause. */
export function FindingList({ trail, findings, onOpen, onAll }: FindingListProps): VNode {
  const [most, setMost] = useState(causesShown);
  const causes = grouped(findings, ({ cause }) => cause);
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
      <h2>{findings.length === 0 ? 'Nothing is wrong here' : count(findings.length, 'finding')}</h2>
      {causes.slice(0, most).map((cause) => (
        <Cause key={cause[0]} cause={cause} onOpen={onOpen} />
      ))}
      {causes.length > most && (
        <button type="button" class="chip" onClick={() => setMost(most + causesShown)}>
          Show more
        </button>
      )}
    </>
  );
}

function Cause({ cause, onOpen }: { readonly cause: readonly ReportFinding[] } & Pick<FindingListProps, 'onOpen'>) {
  const [isOpen, setOpen] = useState(false);
  const [first] = cause;
  if (first === undefined) return null;
  const shown = isOpen ? cause : cause.slice(0, placesShown);
  return (
    <article class="finding">
      <p class="code">
        <Sign level={first.severity} /> <code>{first.code}</code>
        {cause.length > 1 && <span> in {number(cause.length)} places</span>}
      </p>
      <p class="message">{first.message}</p>
      {first.help !== undefined && <p class="help">{first.help}</p>}
      <ul>
        {shown.map((finding) => (
          <li key={finding}>
            <button type="button" class="link place" onClick={() => onOpen(finding)}>
              <code>
                {finding.file}:{finding.line}:{finding.column}
              </code>
            </button>
            {finding.message !== first.message && <p class="message">{finding.message}</p>}
          </li>
        ))}
      </ul>
      {shown.length < cause.length && (
        <button type="button" class="link" onClick={() => setOpen(true)}>
          Show all {number(cause.length)} places
        </button>
      )}
    </article>
  );
}
