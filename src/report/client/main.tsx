/** @jsxImportSource preact */
/// <reference lib="dom" />
import { render, type VNode } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReportData } from '../data.ts';
import { Controls } from './controls.tsx';
import { CoverageView } from './coverage-view.tsx';
import { Details } from './details.tsx';
import { filter } from './filter.ts';
import { LevelFigures } from './finding.tsx';
import { FindingsView } from './findings-view.tsx';
import { MapView } from './map-view.tsx';
import { type Outline, type OutlineNode, readOutline } from './outline.ts';
import { Strip } from './strip.tsx';
import { count, number } from './text.ts';
import { addressOf, readAddress, type View, views, type Wishes } from './wishes.ts';

/** Milliseconds after which the address follows: browsers refuse a new one with every key. */
const pause = 250;
function Report({ outline }: { readonly outline: Outline }): VNode {
  const { data, nodes } = outline;
  const [wishes, setWishes] = useAddress();
  const isPrinting = usePrinting();
  const search = useSearchKey();
  const change = (some: Partial<Wishes>): void => setWishes({ ...wishes, ...some });
  // Where the reader looks changes nothing about what is there.
  const filtered = useMemo(
    () => filter(outline, wishes),
    [outline, addressOf({ ...wishes, view: 'map', at: undefined })],
  );
  const onMap = (node: OutlineNode): string => addressOf({ ...wishes, view: 'map', at: node.index });
  const at = wishes.at ?? nodes.find(({ own }) => own.length > 0)?.index ?? 0;
  const isShown = (view: View): boolean => isPrinting || wishes.view === view;
  const isEmpty = {
    map: filtered.nodes.size === 0,
    findings: filtered.findings.length === 0 && data.findings.length > 0,
    coverage: false,
  };
  const titles: Readonly<Record<View, string>> = {
    map: 'Map',
    findings: `Findings (${number(data.findings.length)})`,
    coverage: 'Coverage',
  };
  const pages = new Set([...filtered.nodes].flatMap(({ leadsTo }) => leadsTo ?? [])).size;
  return (
    <>
      <Header data={data} />
      <Strip outline={outline} wanted={filtered.nodes} onChoice={({ index }) => change({ view: 'map', at: index })} />
      <Controls outline={outline} wishes={wishes} onChange={change} search={search} />
      <nav aria-label="Views">
        {views.map((view) => (
          <a key={view} href={addressOf({ ...wishes, view })} aria-current={view === wishes.view ? 'page' : undefined}>
            {titles[view]}
          </a>
        ))}
        <p class="status" role="status">
          {filtered.isPart && `${count(pages, 'page')} and ${count(filtered.findings.length, 'finding')} shown`}
        </p>
      </nav>
      <main>
        {isEmpty[wishes.view] && (
          <p class="nothing">
            Nothing here fits {wishes.search === '' ? 'these filters' : `“${wishes.search}”`}.{' '}
            <a href={`#${wishes.view}`}>Show everything</a>
          </p>
        )}
        {isShown('map') && filtered.nodes.size > 0 && (
          <MapView
            outline={outline}
            filtered={filtered}
            at={at}
            onAt={(index) => change({ at: index })}
            isWhole={isPrinting}
            details={(node) => <Details key={node.index} outline={outline} node={node} />}
          />
        )}
        {isShown('findings') && (
          <FindingsView outline={outline} findings={filtered.findings} onMap={onMap} isWhole={isPrinting} />
        )}
        {isShown('coverage') && <CoverageView outline={outline} onMap={onMap} />}
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
          <b>{number(data.pages.length)}</b> pages
        </li>
        <LevelFigures findings={data.findings} />
      </ul>
    </header>
  );
}

/** What the address of the page says, and what changes it. */
function useAddress(): [Wishes, (wishes: Wishes) => void] {
  const [wishes, setWishes] = useState(() => readAddress(location.hash));
  useEffect(() => {
    let followed: string | undefined;
    // A link that was followed is taken up already: somebody may have typed since.
    const read = (): void => {
      if (location.hash !== followed) setWishes(readAddress(location.hash));
      followed = undefined;
    };
    // The address may not have followed yet: then a link to it changes nothing that the browser sees.
    const follow = ({ target }: MouseEvent): void => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#"]');
      if (!link) return;
      if (link.hash !== location.hash) followed = link.hash;
      setWishes(readAddress(link.hash));
    };
    addEventListener('hashchange', read);
    addEventListener('click', follow);
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('click', follow);
    };
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => history.replaceState(null, '', addressOf(wishes)), pause);
    return () => clearTimeout(timer);
  }, [wishes]);
  return [wishes, setWishes];
}

/** True while the page is made ready for paper, which shows every view and every row. */
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

/** The field that `/` leads to. */
function useSearchKey() {
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.matches('input, select, textarea');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      search.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return search;
}

const data: ReportData = JSON.parse(document.getElementById('data')?.textContent ?? '');
render(<Report outline={readOutline(data)} />, document.querySelector('#report') ?? document.body);
