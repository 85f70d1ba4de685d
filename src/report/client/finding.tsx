/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { ComponentChildren, VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { Severity } from '../../core/values.ts';
import type { ReportData, ReportFinding } from '../data.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { number } from './text.ts';
import { levels } from './wishes.ts';

/** Places of one cause that are shown before somebody asks for all. */
const placesShown = 3;

/** Signs for those who see no colors. */
const signs: Readonly<Record<Severity, string>> = { error: '✕', warning: '!', info: 'i' };
const nouns: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

/** The sign of a level, with its number if one is given. */
export function Sign({ level, figure }: { readonly level: Severity; readonly figure?: number }): VNode {
  const name = nouns[level];
  return (
    <span class={`sign is-${level}`} title={name}>
      <span aria-hidden="true">{signs[level]}</span>
      {figure !== undefined && ` ${number(figure)}`}
      <span class="unseen"> {figure === undefined || figure === 1 ? name : `${name}s`}</span>
    </span>
  );
}

/** How many findings there are of each level, as items of a list of figures. */
export function LevelFigures({ findings }: { readonly findings: readonly ReportFinding[] }): VNode {
  const figures = levels.map((level) => {
    const total = findings.filter(({ severity }) => severity === level).length;
    return (
      <li key={level} class={total > 0 ? `is-${level}` : ''}>
        <b>{number(total)}</b> {total === 1 ? nouns[level] : `${nouns[level]}s`}
      </li>
    );
  });
  return <>{figures}</>;
}

interface FindingBlockProps {
  readonly outline: Outline;
  /** Findings of one cause. */
  readonly cause: readonly ReportFinding[];
  /** Where the map shows a node; undefined if the block is beside it. */
  readonly onMap: ((node: OutlineNode) => string) | undefined;
  /** Shows every place, as paper needs it. */
  readonly isWhole: boolean;
}

/** One cause: what is wrong, what to do, and where. */
export function FindingBlock({ outline, cause, onMap, isWhole }: FindingBlockProps): VNode | null {
  const [{ message, help, fix } = {}] = cause;
  return (
    <CauseBlock
      cause={cause}
      isWhole={isWhole}
      advice={
        fix !== undefined && (
          <p class="fix">
            ✓ {fix}: run <code>{outline.data.fix}</code>
          </p>
        )
      }
      item={(finding) => (
        <>
          <Place data={outline.data} finding={finding} />
          <MapLink node={outline.nodeOfFinding.get(finding)} onMap={onMap} />
          {finding.message !== message && <p class="message">{finding.message}</p>}
          {finding.help !== help && finding.help !== undefined && <p class="help">{finding.help}</p>}
        </>
      )}
    />
  );
}

interface CauseBlockProps {
  /** Findings of one cause. */
  readonly cause: readonly ReportFinding[];
  /** Shows every place. Default: the first few, until somebody asks for all. */
  readonly isWhole?: boolean;
  /** What else there is to say of the cause. */
  readonly advice?: ComponentChildren;
  /** What is said of one of the findings: its place, and where it differs from the first. */
  readonly item: (finding: ReportFinding) => VNode;
}

/** One cause with its findings, however their places are shown. */
export function CauseBlock({ cause, isWhole = false, advice, item }: CauseBlockProps): VNode | null {
  const [isOpen, setOpen] = useState(false);
  const [first] = cause;
  if (first === undefined) return null;
  const shown = isOpen || isWhole ? cause : cause.slice(0, placesShown);
  return (
    <article class="finding">
      <p class="code">
        <Sign level={first.severity} /> <code>{first.code}</code>
        {cause.length > 1 && <span> in {number(cause.length)} places</span>}
      </p>
      <p class="message">{first.message}</p>
      {first.help !== undefined && <p class="help">{first.help}</p>}
      {advice}
      <ul>
        {shown.map((finding) => (
          <li key={finding}>{item(finding)}</li>
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

/** File, line and column: a link that opens an editor there if the page can tell where the file is, and a copy of it. */
function Place({ data, finding }: { readonly data: ReportData; readonly finding: ReportFinding }): VNode {
  const [isCopied, setCopied] = useState(false);
  const text = `${data.prefix}${finding.file}:${finding.line}:${finding.column}`;
  const address = editorAddress(data, finding);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 1500);
  };
  return (
    <span class="place">
      {address === undefined ? (
        <code>{text}</code>
      ) : (
        <a href={address} title="Open in VS Code">
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
      {node.leadsTo?.title ?? (node.label.trim() === '' ? '(no name)' : node.label)}
    </a>
  );
}

/**
 * What opens VS Code at a line. The report names no folder of a machine: the page finds the file from its own address, as
 * long as it is where it was written.
 */
function editorAddress({ folder }: ReportData, { file, line, column }: ReportFinding): string | undefined {
  if (folder === undefined || location.protocol !== 'file:') return undefined;
  const path = `${folder}${file}`.split('/').map(encodeURIComponent).join('/');
  return `vscode://file${new URL(path, location.href).pathname}:${line}:${column}`;
}
