import { preloadLink, removeBase } from '@rspress/core/runtime';
import { Badge, IconArrowRight, SvgWrapper, useLinkNavigate } from '@rspress/core/theme-original';
import type { CSSProperties, DOMAttributes, ReactNode } from 'react';
import shared from 'virtual-docs-json-nav';
import { isExternal } from '../../../core/links.ts';
import { NavigationIcon } from '../../react/icons.tsx';
import { badgeKinds } from '../../view/badges.ts';
import { linkTarget } from '../../view/targets.ts';
import type { RspressEntry, RspressGroup } from '../navigation-data.ts';
import { useNavigation } from './navigation.ts';

interface EntryProps<Entry> {
  readonly entry: Entry;
  readonly depth: number;
  readonly currentUrl: string | null;
}

/** URLs of entries are already complete. */
const identity = (url: string): string => url;

export function Sidebar(): ReactNode {
  const { sidebar, url: currentUrl } = useNavigation();
  const entries = sidebar === null ? [] : (shared.sidebars[sidebar] ?? []);
  // The key resets open groups when the context changes.
  return (
    <ul key={sidebar} className="djn-sidebar" {...useLinkHandlers()}>
      {renderEntries(entries, 0, currentUrl)}
    </ul>
  );
}

function renderEntries(entries: readonly RspressEntry[], depth: number, currentUrl: string | null): ReactNode {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same label.
    <li key={index}>
      {'items' in entry ? (
        <Group entry={entry} depth={depth} currentUrl={currentUrl} />
      ) : (
        <Title entry={entry} depth={depth} currentUrl={currentUrl} />
      )}
    </li>
  ));
}

function Group({ entry, depth, currentUrl }: EntryProps<RspressGroup>): ReactNode {
  const items = <ul className="djn-sidebar">{renderEntries(entry.items, depth + 1, currentUrl)}</ul>;
  if (entry.collapsed === undefined) {
    return (
      <div>
        <Title entry={entry} depth={depth} currentUrl={currentUrl} />
        {items}
      </div>
    );
  }
  return (
    <details open={!entry.collapsed || containsCurrentPage(entry, currentUrl)}>
      <summary>
        <Title entry={entry} depth={depth} currentUrl={currentUrl} />
        <SvgWrapper icon={IconArrowRight} className="djn-sidebar-arrow" />
      </summary>
      {items}
    </details>
  );
}

function Title({ entry, depth, currentUrl }: EntryProps<RspressEntry>): ReactNode {
  const { text, link, icon, badges = [] } = entry;
  // If a group's title opens a page that is listed below, only the listed entry is current.
  const containsCurrentItem = 'items' in entry && entry.items.some((item) => containsCurrentPage(item, currentUrl));
  const isCurrent = isCurrentEntry(entry, currentUrl) && !containsCurrentItem;
  const classes = [
    'rp-sidebar-item',
    'items' in entry ? 'rp-sidebar-group' : '',
    depth > 0 ? 'rp-sidebar-item--group-item' : '',
    isCurrent ? 'rp-sidebar-item--active' : '',
  ];
  const className = classes.filter((name) => name !== '').join(' ');
  const style: CSSProperties = { paddingInlineStart: `${12 * (depth + 1)}px` };
  const label = (
    <>
      <span className="rp-sidebar-item__left">
        <NavigationIcon name={icon} />
        <span>{text}</span>
      </span>
      {badges.length === 0 ? null : (
        <span className="rp-sidebar-item__right djn-sidebar-badges">
          {badges.map((badge) => (
            <Badge key={badge.text} text={badge.text} type={badgeKinds[badge.tone]} />
          ))}
        </span>
      )}
    </>
  );
  if (link === undefined) {
    return (
      <span className={className} style={style}>
        {label}
      </span>
    );
  }
  const { href, attrs } = linkTarget(link, identity);
  return (
    <a href={href} {...attrs} className={className} style={style} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
}

function containsCurrentPage(entry: RspressEntry, currentUrl: string | null): boolean {
  if (isCurrentEntry(entry, currentUrl)) return true;
  return 'items' in entry && entry.items.some((item) => containsCurrentPage(item, currentUrl));
}

function isCurrentEntry(entry: RspressEntry, currentUrl: string | null): boolean {
  const entryUrl = 'page' in entry ? entry.page : entry.link;
  return entryUrl !== undefined && entryUrl === currentUrl;
}

type LinkHandlers = Required<Pick<DOMAttributes<HTMLElement>, 'onClick' | 'onMouseOver' | 'onTouchStart'>>;

/**
 * Delegated event handlers that do the same as Rspress's link component. A sidebar has hundreds of links on each page,
 * and rendering them as components dominates build time.
 */
function useLinkHandlers(): LinkHandlers {
  const navigate = useLinkNavigate();
  return {
    onClick: (event) => {
      const { button, metaKey, shiftKey, altKey, ctrlKey } = event;
      const href = hrefAt(event.target);
      if (href === undefined || button !== 0 || metaKey || shiftKey || altKey || ctrlKey) return;
      event.preventDefault();
      navigate(href);
    },
    onMouseOver: ({ target }) => preload(target),
    onTouchStart: ({ target }) => preload(target),
  };
}

function preload(target: EventTarget): void {
  const href = hrefAt(target);
  if (href !== undefined) preloadLink(removeBase(href));
}

/** URL of the enclosing link. `undefined` outside links and for external links. */
function hrefAt(target: EventTarget): string | undefined {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return href == null || isExternal(href) ? undefined : href;
}
