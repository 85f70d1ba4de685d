/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import { type Severity, severities } from '../../core/values.ts';
import type { ReportData, ReportFinding } from '../data.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { formatNumber } from './text.ts';

/** Number of locations listed for a cause before "Show all" is pressed. */
const defaultLocations = 3;

/** Icons that distinguish severities without color. */
const icons: Readonly<Record<Severity, string>> = { error: '✕', warning: '!', info: 'i' };
const nouns: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

export function SeverityBadge({ severity, count }: { readonly severity: Severity; readonly count?: number }): VNode {
  const name = nouns[severity];
  return (
    <span class={`sign is-${severity}`} title={name}>
      <span aria-hidden="true">{icons[severity]}</span>
      {count !== undefined && ` ${formatNumber(count)}`}
      <span class="unseen"> {count === undefined || count === 1 ? name : `${name}s`}</span>
    </span>
  );
}

export function SeverityCounts({ findings }: { readonly findings: readonly ReportFinding[] }): VNode {
  const countItems = severities.map((severity) => {
    const total = findings.filter((finding) => finding.severity === severity).length;
    return (
      <li key={severity} class={total > 0 ? `is-${severity}` : ''}>
        <b>{formatNumber(total)}</b> {total === 1 ? nouns[severity] : `${nouns[severity]}s`}
      </li>
    );
  });
  return <>{countItems}</>;
}

interface FindingBlockProps {
  readonly outline: Outline;
  readonly cause: readonly ReportFinding[];
  readonly onMap: ((node: OutlineNode) => string) | undefined;
  /** Lists every location, for printing. */
  readonly renderAll: boolean;
}

export function FindingBlock({ outline, cause, onMap, renderAll }: FindingBlockProps): VNode | null {
  const [{ message, help, fix } = {}] = cause;
  return (
    <CauseBlock
      cause={cause}
      renderAll={renderAll}
      advice={
        fix !== undefined && (
          <p class="fix">
            ✓ {fix}: run <code>{outline.data.fix}</code>
          </p>
        )
      }
      item={(finding) => (
        <>
          <SourceLocation data={outline.data} finding={finding} />
          <MapLink node={outline.nodeOfFinding.get(finding)} onMap={onMap} />
          {finding.message !== message && <p class="message">{finding.message}</p>}
          {finding.help !== help && finding.help !== undefined && <p class="help">{finding.help}</p>}
        </>
      )}
    />
  );
}

interface CauseBlockProps {
  readonly cause: readonly ReportFinding[];
  /** Lists every location. Default: the first few, until "Show all" is pressed. */
  readonly renderAll?: boolean;
  readonly advice?: ComponentChildren;
  /** Renders the location of a finding, and its message if the message differs from that of the first finding. */
  readonly item: (finding: ReportFinding) => VNode;
}

/** Message and help of a cause, with a list of its findings. The playground uses this component with another `item`. */
export function CauseBlock({ cause, renderAll = false, advice, item }: CauseBlockProps): VNode | null {
  const [isOpen, setOpen] = useState(false);
  const [firstFinding] = cause;
  if (firstFinding === undefined) return null;
  const visibleFindings = isOpen || renderAll ? cause : cause.slice(0, defaultLocations);
  return (
    <article class="finding">
      <p class="code">
        <SeverityBadge severity={firstFinding.severity} /> <code>{firstFinding.code}</code>
        {cause.length > 1 && <span> in {formatNumber(cause.length)} places</span>}
      </p>
      <p class="message">{firstFinding.message}</p>
      {firstFinding.help !== undefined && <p class="help">{firstFinding.help}</p>}
      {advice}
      <ul>
        {visibleFindings.map((finding) => (
          <li key={finding}>{item(finding)}</li>
        ))}
      </ul>
      {visibleFindings.length < cause.length && (
        <button type="button" class="link" onClick={() => setOpen(true)}>
          Show all {formatNumber(cause.length)} places
        </button>
      )}
    </article>
  );
}

/** File, line and column, with a button that copies them. Links to VS Code if `editorUrl` returns a URL. */
function SourceLocation({ data, finding }: { readonly data: ReportData; readonly finding: ReportFinding }): VNode {
  const [isCopied, setCopied] = useState(false);
  const text = `${data.prefix}${finding.file}:${finding.line}:${finding.column}`;
  const href = editorUrl(data, finding);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <span class="place">
      {href === undefined ? (
        <code>{text}</code>
      ) : (
        <a href={href} title="Open in VS Code">
          <code>{text}</code>
        </a>
      )}{' '}
      <button type="button" class="link" aria-label={`Copy ${text}`} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy'}
      </button>
    </span>
  );
}

function MapLink({ node, onMap }: { readonly node: OutlineNode | undefined } & Pick<FindingBlockProps, 'onMap'>) {
  if (node === undefined || onMap === undefined) return null;
  return (
    <a class="to-map" href={onMap(node)}>
      {node.target?.title ?? (node.label.trim() === '' ? '(no name)' : node.label)}
    </a>
  );
}

/**
 * URL that opens a location in VS Code. The path is resolved against the URL of the report, because the report contains
 * no absolute paths. If the report was moved to another folder, its links point to missing files.
 */
function editorUrl({ docsFolder }: ReportData, { file, line, column }: ReportFinding): string | undefined {
  if (docsFolder === undefined || location.protocol !== 'file:') return undefined;
  const path = `${docsFolder}${file}`.split('/').map(encodeURIComponent).join('/');
  return `vscode://file${new URL(path, location.href).pathname}:${line}:${column}`;
}
