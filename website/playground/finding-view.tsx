/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Diagnostic } from '../../src/core/values.ts';
import { SeverityBadge } from '../../src/report/client/finding.tsx';
import type { Checker } from './checker.ts';
import type { Hunk } from './protocol.ts';

/** Lines rendered before and after the finding: specifications can have 100,000 lines. */
const contextLines = 200;

interface FindingViewProps {
  /** Index in `report.findings`. */
  readonly index: number;
  readonly finding: Diagnostic;
  readonly checker: Checker;
  readonly onBack: () => void;
  /** Applies a fix of the finding, by index. */
  readonly onApply: (fix: number) => void;
}

/** One finding with its fixes and the source text, in which its range is marked. */
export function FindingView({ index, finding, checker, onBack, onApply }: FindingViewProps): VNode {
  const { severity, code, message, help, file, line, column, fixes } = finding;
  const [text, setText] = useState<string | undefined>();
  const [previews, setPreviews] = useState<readonly (readonly Hunk[])[]>([]);
  useEffect(() => {
    checker.request('text', file).then(setText);
    Promise.all((fixes?.fixes ?? []).map((_, fix) => checker.request('preview', index, fix))).then(setPreviews);
  }, [index]);
  return (
    <>
      <p class="trail">
        <button type="button" class="link" onClick={onBack}>
          ‹ Back to the findings
        </button>
      </p>
      <p class="code">
        <SeverityBadge severity={severity} /> <code>{code}</code>
      </p>
      <h2>{message}</h2>
      {help !== undefined && <p class="help">{help}</p>}
      {fixes?.fixes.map(({ title }, fix) => (
        <section key={title} class="fix-card" aria-label={title}>
          <p>
            <span>{title}</span>
            <button type="button" class="chip" onClick={() => onApply(fix)}>
              Apply this fix
            </button>
          </p>
          {previews[fix]?.map((hunk) => (
            <Diff key={hunk.file + hunk.lines[0]} hunk={hunk} />
          ))}
        </section>
      ))}
      <h3>
        <code>
          {file}:{line}:{column}
        </code>
      </h3>
      {text !== undefined && <Source text={text} finding={finding} />}
    </>
  );
}

function Diff({ hunk }: { readonly hunk: Hunk }): VNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard
    <pre class="diff" tabIndex={0}>
      <code>
        {hunk.lines.map((line, at) => (
          <span key={`${at}`} class={line.startsWith('+') ? 'is-added' : line.startsWith('-') ? 'is-removed' : ''}>
            {`${line.slice(0, 1)} ${line.slice(1)}\n`}
          </span>
        ))}
      </code>
    </pre>
  );
}

/** Source text around the finding, scrolled to the marked range. */
function Source({ text, finding }: { readonly text: string; readonly finding: Diagnostic }): VNode {
  const mark = useRef<HTMLElement>(null);
  const box = useRef<HTMLPreElement>(null);
  useLayoutEffect(() => {
    const [pre, markElement] = [box.current, mark.current];
    if (pre !== null && markElement !== null) pre.scrollTop = markElement.offsetTop - pre.clientHeight / 3;
  }, [text]);
  const { line, column, endLine, endColumn } = finding;
  const lines = text.split('\n');
  const first = Math.max(0, line - 1 - contextLines);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard
    <pre class="source" tabIndex={0} ref={box}>
      {lines.slice(first, line + contextLines).map((text, index) => {
        const at = first + index + 1;
        const inside = at >= line && at <= endLine;
        const from = at === line ? column - 1 : 0;
        const to = at === endLine ? endColumn - 1 : text.length;
        return (
          <span key={at} class={inside ? 'line is-marked' : 'line'}>
            <span class="number" aria-hidden="true">
              {at}
            </span>
            {inside ? text.slice(0, from) : text}
            {inside && <mark ref={at === line ? mark : null}>{text.slice(from, to)}</mark>}
            {inside && text.slice(to)}
            {'\n'}
          </span>
        );
      })}
    </pre>
  );
}
