/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Axis } from '../../src/core/site.ts';
import type { SwitcherOption } from '../../src/generators/view/view.ts';
import { SeverityBadge } from '../../src/report/client/finding.tsx';
import type { Outline } from '../../src/report/client/outline.ts';
import type { ReportPage } from '../../src/report/data.ts';
import type { Checker } from './checker.ts';
import type { NavigationEntry, PageNavigation } from './page-navigation.ts';

const axisLabels: Readonly<Record<Axis, string>> = {
  language: 'Languages',
  version: 'Versions',
  product: 'Products',
  tab: 'Tabs',
  item: 'Menu',
  anchor: 'Anchors',
  dropdown: 'Dropdowns',
};

interface NavigationViewProps {
  readonly outline: Outline;
  readonly checker: Checker;
  /** Page whose navigation is shown. Default: the first page of the site. */
  readonly route: string | undefined;
  readonly onOpen: (route: string) => void;
}

/** Tabs, switchers and sidebar of a page, as readers of the built site get them. */
export function NavigationView({ outline, checker, route, onOpen }: NavigationViewProps): VNode {
  const [navigation, setNavigation] = useState<PageNavigation | undefined>();
  const [isLoaded, setLoaded] = useState(false);
  const pages = useMemo(() => new Map(outline.data.pages.map((page) => [page.route, page])), [outline]);
  useEffect(() => {
    let isCurrent = true;
    checker.request('navigation', route).then((answer) => {
      if (!isCurrent) return;
      setNavigation(answer);
      setLoaded(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [outline, route]);
  if (navigation === undefined)
    return <div class="site-view">{isLoaded && <p class="nothing">The navigation has no page to show.</p>}</div>;
  const { title, view, sidebar, neighbors } = navigation;
  const context: EntryContext = { outline, pages, current: navigation.route, onOpen };
  const switchers = [...view.selects, ...view.menus];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the keyboard
    <section class="site-view" aria-label="Navigation of the site" tabIndex={0}>
      {switchers.map(({ axis, options }) => (
        <Options key={axis} label={axisLabels[axis]} options={options} context={context} />
      ))}
      <Options label={axisLabels.tab} options={view.tabs} context={context} />
      {view.lists.map(({ axis, options }) => (
        <Options key={axis} label={axisLabels[axis]} options={options} context={context} />
      ))}
      <div class="site-columns">
        <div>
          <h2 class="site-label">Sidebar</h2>
          {sidebar.length === 0 ? (
            <p class="nothing">This page has no sidebar.</p>
          ) : (
            <Entries entries={sidebar} context={context} />
          )}
        </div>
        <div>
          {view.breadcrumbs.length > 0 && <p class="trail">{view.breadcrumbs.map(({ label }) => label).join(' › ')}</p>}
          <h2>{title}</h2>
          <p>
            <code>{navigation.route}</code>
          </p>
          {neighbors.map(({ label, title: neighborTitle, route: neighborRoute }) => (
            <p key={label}>
              {label}: <Target href={neighborRoute} label={neighborTitle} context={context} />
            </p>
          ))}
        </div>
      </div>
      <Options label="Links on this page" options={view.links} context={context} />
    </section>
  );
}

interface EntryContext {
  readonly outline: Outline;
  /** Pages of the site by route. */
  readonly pages: ReadonlyMap<string, ReportPage>;
  /** Route of the page that is shown. */
  readonly current: string;
  readonly onOpen: (route: string) => void;
}

interface OptionsProps {
  readonly label: string;
  readonly options: readonly SwitcherOption[];
  readonly context: EntryContext;
}

/** One row of tabs, or the options of one switcher. */
function Options({ label, options, context }: OptionsProps): VNode | null {
  if (options.length === 0) return null;
  return (
    <div class="site-row">
      <p class="site-label">{label}</p>
      <ul>
        {options.map((option, index) => (
          <li key={`${index}`} class={option.current ? 'is-current' : ''}>
            <Target href={option.href} label={option.label} context={context} isCurrent={option.current} />
            {option.tag !== undefined && <span class="kind"> {option.tag}</span>}
            {option.menu.length > 0 && <Options label={axisLabels.item} options={option.menu} context={context} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Entries({
  entries,
  context,
}: {
  readonly entries: readonly NavigationEntry[];
  readonly context: EntryContext;
}) {
  return (
    <ul>
      {entries.map(({ label, href, badges, items }, index) => (
        <li key={`${index}`}>
          <Target href={href} label={label} context={context} isCurrent={href === context.current} />
          {badges.map((badge) => (
            <span key={badge} class="kind">
              {' '}
              {badge}
            </span>
          ))}
          <PageMarks page={context.pages.get(href ?? '')} outline={context.outline} />
          {items !== undefined && items.length > 0 && <Entries entries={items} context={context} />}
        </li>
      ))}
    </ul>
  );
}

interface TargetProps {
  readonly href: string | null;
  readonly label: string;
  readonly context: EntryContext;
  readonly isCurrent?: boolean;
}

/**
 * Button that opens a page of the site. URLs and files are only named, because the navigation is of a stranger's site.
 */
function Target({ href, label, context, isCurrent = false }: TargetProps): VNode {
  const name = label.trim() === '' ? '(no name)' : label;
  if (href === null) return <b>{name}</b>;
  const route = href.replace(/[?#].*$/s, '');
  if (!context.pages.has(route))
    return (
      <span title={href}>
        {name} <code>{href}</code>
      </span>
    );
  return (
    <button
      type="button"
      class="link"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => context.onOpen(route)}
    >
      {name}
    </button>
  );
}

/** Marks a page that is missing, or that has findings. */
function PageMarks({
  page,
  outline,
}: {
  readonly page: ReportPage | undefined;
  readonly outline: Outline;
}): VNode | null {
  if (page === undefined) return null;
  const [finding] = outline.nodeOfPage.get(page)?.directFindings ?? [];
  return (
    <>
      {page.state === 'missing' && <span class="state is-missing">missing</span>}
      {finding !== undefined && <SeverityBadge severity={finding.severity} />}
    </>
  );
}
