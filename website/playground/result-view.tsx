/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { applyFilters } from '../../src/report/client/filter.ts';
import { SeverityCounts } from '../../src/report/client/finding.tsx';
import { MapView } from '../../src/report/client/map-view.tsx';
import { ancestorsOf, computeTotals, createOutline, type OutlineNode } from '../../src/report/client/outline.ts';
import { formatCount, formatNumber } from '../../src/report/client/text.ts';
import { parseHash } from '../../src/report/client/view-state.ts';
import type { ReportFinding } from '../../src/report/data.ts';
import type { Checker } from './checker.ts';
import { saveFiles, savePatch } from './download.ts';
import { FindingList } from './finding-list.tsx';
import { FindingView } from './finding-view.tsx';
import { NavigationView } from './navigation-view.tsx';
import type { Checked } from './protocol.ts';

/** Left half of the report: the whole navigation as a tree, or the navigation of one page as in the built site. */
export type Layout = keyof typeof layoutNames;

const layoutNames = { tree: 'As a tree', site: 'As readers see it' } as const;

interface ResultViewProps extends SummaryProps {
  readonly layout: Layout;
  readonly onLayout: (layout: Layout) => void;
}

interface SummaryProps {
  readonly checked: Checked;
  readonly checker: Checker;
  /** Runs a job that ends with another check. */
  readonly onWork: (job: () => Promise<Checked>) => void;
}

/** Report with the navigation and, next to it, the findings of the selected node or one open finding. */
export function ResultView({ checked, checker, layout, onLayout, onWork }: ResultViewProps): VNode {
  const outline = useMemo(() => createOutline(checked.report), [checked]);
  const filtered = useMemo(() => applyFilters(outline, parseHash('')), [outline]);
  const { findings } = checked.report;
  // Index of the selected node. Undefined selects the whole site.
  const [selected, setSelected] = useState<number | undefined>();
  const [open, setOpen] = useState<number | undefined>();
  // Page whose navigation is shown. Undefined shows the first page.
  const [route, setRoute] = useState<string | undefined>();
  const choose = (index: number): void => {
    setSelected(index);
    setOpen(undefined);
  };
  const openPage = (newRoute: string): void => {
    setRoute(newRoute);
    const page = checked.report.pages.find((one) => one.route === newRoute);
    setSelected(page && outline.nodeOfPage.get(page)?.index);
    setOpen(undefined);
  };
  const renderDetails = (node: OutlineNode): VNode => {
    const chosen = selected === undefined ? undefined : node;
    const visibleFindings = chosen === undefined ? findings : [...computeTotals(outline, chosen).findings];
    const finding = open === undefined ? undefined : checked.diagnostics[open];
    if (open !== undefined && finding !== undefined) {
      const apply = (fix: number): void => onWork(() => checker.request('apply', open, fix));
      return (
        <FindingView
          key={open}
          index={open}
          finding={finding}
          checker={checker}
          onBack={() => setOpen(undefined)}
          onApply={apply}
        />
      );
    }
    const trail = chosen === undefined ? [] : [...ancestorsOf(outline, chosen), chosen].map(({ label }) => label);
    const indexOf = (one: ReportFinding): number => findings.indexOf(one);
    return (
      <FindingList
        trail={trail}
        findings={visibleFindings}
        onOpen={(one) => setOpen(indexOf(one))}
        onAll={() => setSelected(undefined)}
      />
    );
  };
  const renderLayout = (): VNode => {
    if (outline.nodes.length === 0)
      return (
        <div class="split is-bare">
          <aside class="details" aria-label="Findings">
            {renderDetails(emptyNode)}
          </aside>
        </div>
      );
    if (layout === 'site')
      return (
        <div class="split">
          <NavigationView outline={outline} checker={checker} route={route} onOpen={openPage} />
          <aside class="details" aria-label="Details" aria-live="polite">
            {renderDetails(outline.nodes[selected ?? 0] ?? emptyNode)}
          </aside>
        </div>
      );
    return (
      <MapView
        outline={outline}
        filtered={filtered}
        selected={selected ?? -1}
        onSelect={choose}
        renderAll={false}
        details={renderDetails}
      />
    );
  };
  return (
    <main class={selected === undefined ? 'result is-whole' : 'result'}>
      <Summary checked={checked} checker={checker} onWork={onWork} />
      {outline.nodes.length > 0 && (
        <fieldset class="layouts">
          <legend>Navigation</legend>
          {(['tree', 'site'] as const).map((name) => (
            <button key={name} type="button" class="chip" aria-pressed={layout === name} onClick={() => onLayout(name)}>
              {layoutNames[name]}
            </button>
          ))}
        </fieldset>
      )}
      {renderLayout()}
    </main>
  );
}

/** Placeholder node for a site without navigation. */
const emptyNode: OutlineNode = {
  ...{
    parent: -1,
    kind: 'files',
    label: '',
    index: 0,
    depth: 0,
    end: 0,
    target: undefined,
    directFindings: [],
    searchText: '',
  },
};

function Summary({ checked, checker, onWork }: SummaryProps): VNode {
  const { report, certain: sure, changed, milliseconds } = checked;
  const save = async (download: typeof saveFiles): Promise<void> => download(await checker.request('changes'));
  return (
    <section class="summary" aria-label="Summary">
      <h1>{report.name || 'Your docs'}</h1>
      <p class={`verdict ${report.ok ? 'is-ok' : 'is-error'}`}>
        {report.ok ? '✓ The check passes' : '✕ The check fails'}
      </p>
      <ul class="figures">
        <li>
          <b>{formatNumber(report.pages.length)}</b> {report.pages.length === 1 ? 'page' : 'pages'}
        </li>
        <SeverityCounts findings={report.findings} />
        <li class="time">
          <b>{(milliseconds / 1000).toFixed(2)}</b> s
        </li>
      </ul>
      <p class="buttons">
        {sure > 0 && (
          <button type="button" class="primary" onClick={() => onWork(() => checker.request('fixAll'))}>
            Fix {formatCount(sure, 'finding')} for me
          </button>
        )}
        {changed.length > 0 && (
          <>
            <button type="button" class="primary" onClick={() => save(saveFiles)}>
              Download {formatCount(changed.length, 'changed file')}
            </button>
            <button type="button" class="chip" onClick={() => save(savePatch)}>
              Download a patch
            </button>
          </>
        )}
      </p>
    </section>
  );
}
