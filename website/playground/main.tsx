/** @jsxImportSource preact */
/// <reference lib="dom" />
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Checker } from './checker.ts';
import type { Checked, FolderFiles } from './protocol.ts';
import { type Layout, ResultView } from './result-view.tsx';
import { sealOnFirstStep } from './seal.ts';
import { StartView } from './start-view.tsx';

type State =
  | { readonly kind: 'start'; readonly errorMessage?: string }
  | { readonly kind: 'working'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly checked: Checked };

/** Root component: opens a folder, then shows the report. */
function Playground(): VNode {
  const [state, setState] = useState<State>({ kind: 'start' });
  // Kept here, because a fix shows the result anew.
  const [layout, setLayout] = useState<Layout>('tree');
  const checker = useMemo(() => new Checker((done, total) => setState({ kind: 'working', done, total })), []);
  useEffect(() => {
    document.body.dataset.state = state.kind;
  }, [state.kind]);
  const work = async (job: () => Promise<Checked>): Promise<void> => {
    setState({ kind: 'working', done: 0, total: 0 });
    try {
      setState({ kind: 'result', checked: await job() });
    } catch (error) {
      setState({ kind: 'start', errorMessage: error instanceof Error ? error.message : String(error) });
    }
  };
  const onFiles = (files: FolderFiles, isAlone: boolean): void => {
    if (files.size === 0) setState({ kind: 'start', errorMessage: 'The folder contains no files.' });
    else work(() => checker.request('open', files, isAlone));
  };
  return (
    <>
      <Bar onRestart={state.kind === 'result' ? () => setState({ kind: 'start' }) : undefined} />
      {state.kind === 'start' && (
        <StartView
          errorMessage={state.errorMessage}
          onFiles={onFiles}
          onError={(errorMessage) => setState({ kind: 'start', errorMessage })}
        />
      )}
      {state.kind === 'working' && <Working {...state} />}
      {state.kind === 'result' && (
        <ResultView checked={state.checked} checker={checker} layout={layout} onLayout={setLayout} onWork={work} />
      )}
    </>
  );
}

function Bar({ onRestart }: { readonly onRestart: (() => void) | undefined }): VNode {
  return (
    <header class="bar-top">
      <a class="brand" href="../">
        <img src="logo.svg" alt="" width="28" height="28" /> docs-json-nav
      </a>
      <span class="page-name">Playground</span>
      <nav class="docs-links" aria-label="Documentation">
        <a href="../start/">Start</a>
        <a href="../diagnostics/">What it finds</a>
        <a href="../commands/">Commands</a>
      </nav>
      {onRestart !== undefined && (
        <button type="button" class="chip" onClick={onRestart}>
          Open something else
        </button>
      )}
    </header>
  );
}

function Working({ done, total }: { readonly done: number; readonly total: number }): VNode {
  return (
    <main class="working">
      <p role="status">{total === 0 ? 'Reading the folder…' : `Reading pages: ${done} of ${total}`}</p>
      <progress max={Math.max(total, 1)} value={total === 0 ? undefined : done} aria-label="Progress" />
    </main>
  );
}

sealOnFirstStep();
render(<Playground />, document.querySelector('#playground') ?? document.body);
