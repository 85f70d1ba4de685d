/** @jsxImportSource preact */
/// <reference lib="dom" />
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReportData } from '../data.ts';
import { Controls } from './controls.tsx';
import { CoverageView } from './coverage-view.tsx';
import { Details } from './details.tsx';
import { applyFilters } from './filter.ts';
import { SeverityCounts } from './finding.tsx';
import { FindingsView } from './findings-view.tsx';
import { MapView } from './map-view.tsx';
import { createOutline, type Outline, type OutlineNode } from './outline.ts';
import { NavigationStrip } from './strip.tsx';
import { formatCount, formatNumber } from './text.ts';
import { formatHash, parseHash, type ReportView, type ViewState, views } from './view-state.ts';

/** Milliseconds before the URL is updated: browsers limit how often `replaceState` may be called. */
const urlDelay = 250;
function Report({ outline }: { readonly outline: Outline }): VNode {
  const { data, nodes } = outline;
  const [viewState, setViewState] = useViewState();
  const isPrinting = usePrinting();
  const searchField = useSearchField();
  const updateViewState = (changes: Partial<ViewState>): void => setViewState({ ...viewState, ...changes });
  // The view and the selection do not affect the filters.
  const filteredReport = useMemo(
    () => applyFilters(outline, viewState),
    [outline, formatHash({ ...viewState, view: 'map', selected: undefined })],
  );
  const onMap = (node: OutlineNode): string => formatHash({ ...viewState, view: 'map', selected: node.index });
  const selectedIndex = viewState.selected ?? nodes.find(({ directFindings }) => directFindings.length > 0)?.index ?? 0;
  const isViewVisible = (view: ReportView): boolean => isPrinting || viewState.view === view;
  const isEmpty = {
    map: filteredReport.nodes.size === 0,
    findings: filteredReport.findings.length === 0 && data.findings.length > 0,
    coverage: false,
  };
  const titles: Readonly<Record<ReportView, string>> = {
    map: 'Map',
    findings: `Findings (${formatNumber(data.findings.length)})`,
    coverage: 'Coverage',
  };
  const pages = new Set([...filteredReport.nodes].flatMap(({ target }) => target ?? [])).size;
  return (
    <>
      <Header data={data} />
      <NavigationStrip
        outline={outline}
        highlighted={filteredReport.nodes}
        onSelect={({ index }) => updateViewState({ view: 'map', selected: index })}
      />
      <Controls outline={outline} viewState={viewState} onChange={updateViewState} search={searchField} />
      <nav aria-label="Views">
        {views.map((view) => (
          <a
            key={view}
            href={formatHash({ ...viewState, view })}
            aria-current={view === viewState.view ? 'page' : undefined}
          >
            {titles[view]}
          </a>
        ))}
        <p class="status" role="status">
          {filteredReport.isFiltered &&
            `${formatCount(pages, 'page')} and ${formatCount(filteredReport.findings.length, 'finding')} shown`}
        </p>
      </nav>
      <main>
        {isEmpty[viewState.view] && (
          <p class="nothing">
            Nothing here matches {viewState.search === '' ? 'these filters' : `“${viewState.search}”`}.{' '}
            <a href={`#${viewState.view}`}>Show everything</a>
          </p>
        )}
        {isViewVisible('map') && filteredReport.nodes.size > 0 && (
          <MapView
            outline={outline}
            filtered={filteredReport}
            selected={selectedIndex}
            onSelect={(index) => updateViewState({ selected: index })}
            renderAll={isPrinting}
            details={(node) => <Details key={node.index} outline={outline} node={node} />}
          />
        )}
        {isViewVisible('findings') && (
          <FindingsView outline={outline} findings={filteredReport.findings} onMap={onMap} renderAll={isPrinting} />
        )}
        {isViewVisible('coverage') && <CoverageView outline={outline} onMap={onMap} />}
      </main>
    </>
  );
}

function Header({ data }: { readonly data: ReportData }): VNode {
  return (
    <header>
      <div>
        <p class="what">Navigation report</p>
        <h1>{data.name || 'Documentation'}</h1>
      </div>
      <p class={`verdict ${data.ok ? 'is-ok' : 'is-error'}`}>{data.ok ? '✓ The build passes' : '✕ The build fails'}</p>
      <ul class="figures">
        <li>
          <b>{formatNumber(data.pages.length)}</b> pages
        </li>
        <SeverityCounts findings={data.findings} />
      </ul>
    </header>
  );
}

function useViewState(): [ViewState, (viewState: ViewState) => void] {
  const [viewState, setViewState] = useState(() => parseHash(location.hash));
  useEffect(() => {
    let clickedHash: string | undefined;
    // The hash of a clicked link is ignored: `onLinkClick` has already applied it, and the user may have typed since.
    const readHash = (): void => {
      if (location.hash !== clickedHash) setViewState(parseHash(location.hash));
      clickedHash = undefined;
    };
    // Until the URL is updated, a link to the current URL fires no `hashchange`.
    const onLinkClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link) return;
      if (link.hash !== location.hash) clickedHash = link.hash;
      setViewState(parseHash(link.hash));
    };
    addEventListener('hashchange', readHash);
    addEventListener('click', onLinkClick);
    return () => {
      removeEventListener('hashchange', readHash);
      removeEventListener('click', onLinkClick);
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', formatHash(viewState)), urlDelay);
    return () => clearTimeout(timer);
  }, [viewState]);
  return [viewState, setViewState];
}

/** True while printing, when every view and every row is rendered. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const [start, end] = [() => setPrinting(true), () => setPrinting(false)];
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

function useSearchField() {
  const searchField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      searchField.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return searchField;
}

const data: ReportData = JSON.parse(document.getElementById('data')?.textContent ?? '');
render(<Report outline={createOutline(data)} />, document.querySelector('#report') ?? document.body);
