/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import type { PageState } from '../../site/explain.ts';
import type { ComparedSibling, Comparison, ReportData, ReportPage } from '../data.ts';
import type { Outline, OutlineNode } from './outline.ts';
import { formatCount, formatNumber } from './text.ts';

const stateStyles: readonly (readonly [state: PageState | 'hidden', color: string, meaning: string])[] = [
  ['listed', '#3b82c4', 'in the navigation'],
  ['generated', '#7a5cc0', 'made from a specification'],
  ['provided', '#2f9e8f', 'created by another build step'],
  ['hidden', '#8b93a1', 'in the navigation and hidden'],
  ['unlisted', '#d39b2c', 'published, but not in the navigation'],
  ['missing', '#c9372c', 'named in the navigation and not there'],
];
const maxMissingShown = 200;

interface CoverageProps {
  readonly outline: Outline;
  readonly onMap: (node: OutlineNode) => string;
}

export function CoverageView({ outline, onMap }: CoverageProps): VNode {
  const { pages, comparisons } = outline.data;
  const getDisplayState = ({ state, hidden }: ReportPage): string =>
    state === 'listed' && hidden === true ? 'hidden' : state;
  const visibleStates = stateStyles.flatMap(([state, background, meaning]) => {
    const total = pages.filter((page) => getDisplayState(page) === state).length;
    return total === 0 ? [] : [{ state, background, meaning, total }];
  });
  return (
    <div class="coverage">
      <section>
        <h2>Pages</h2>
        <div class="stack" aria-hidden="true">
          {visibleStates.map(({ state, background, total }) => (
            <span key={state} style={{ background, flexGrow: total }} />
          ))}
        </div>
        <ul class="states">
          {visibleStates.map(({ state, background, meaning, total }) => (
            <li key={state}>
              <span class="swatch" style={{ background }} aria-hidden="true" />
              <b>{formatNumber(total)}</b> {meaning}
            </li>
          ))}
        </ul>
      </section>
      {comparisons.map((comparison) => (
        <ComparisonTable
          key={[comparison.axis, ...comparison.labels].join('/')}
          comparison={comparison}
          outline={outline}
          onMap={onMap}
        />
      ))}
      {comparisons.length === 0 && (
        <p class="nothing">This site has one language and one version: nothing to compare.</p>
      )}
    </div>
  );
}

function ComparisonTable({ comparison, outline, onMap }: CoverageProps & { readonly comparison: Comparison }): VNode {
  const { axis, labels, first, siblings } = comparison;
  const { label = '', pages = 0 } = siblings[first] ?? {};
  const sectionText = labels.length === 0 ? '' : ` in ${labels.join(' › ')}`;
  return (
    <section>
      <h2>
        {axis === 'language' ? 'Languages' : 'Versions'}
        {sectionText}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: users scroll wide tables with keys */}
      <section class="wide" tabIndex={0} aria-label={`${axis}s side by side${sectionText}`}>
        <table>
          <thead>
            <tr>
              {[axis, 'pages', `of ${label}`, 'only here', 'missing'].map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {siblings.map((sibling, index) => (
              <tr key={sibling.label}>
                <th scope="row">{sibling.label}</th>
                <td>{formatNumber(sibling.pages)}</td>
                {index === first ? (
                  <td colSpan={3}>the others are compared with this</td>
                ) : (
                  <>
                    <td>{sharedPages(sibling, pages)}</td>
                    <td>{formatNumber(sibling.extra)}</td>
                    <td>{missingPages(sibling, outline, onMap)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function sharedPages({ missing }: ComparedSibling, totalPages: number): VNode {
  const sharedRatio = totalPages === 0 ? 1 : (totalPages - missing.length) / totalPages;
  return (
    <span class="shared">
      <span class="bar" aria-hidden="true" style={{ '--part': sharedRatio }} /> {Math.floor(sharedRatio * 100)} %
    </span>
  );
}

function missingPages({ missing }: ComparedSibling, { data, nodeOfPage }: Outline, onMap: CoverageProps['onMap']) {
  if (missing.length === 0) return 'nothing';
  const renderRow = (page: ReportPage): VNode => {
    const node = nodeOfPage.get(page);
    return <li key={page.route}>{node === undefined ? page.route : <a href={onMap(node)}>{page.route}</a>}</li>;
  };
  return (
    <details>
      <summary>{formatCount(missing.length, 'page')}</summary>
      <ul>
        {pagesAt(missing.slice(0, maxMissingShown), data).map(renderRow)}
        {missing.length > maxMissingShown && <li>and {formatNumber(missing.length - maxMissingShown)} more</li>}
      </ul>
    </details>
  );
}

function pagesAt(indexes: readonly number[], { pages }: ReportData): readonly ReportPage[] {
  return indexes.flatMap((index) => pages[index] ?? []);
}
