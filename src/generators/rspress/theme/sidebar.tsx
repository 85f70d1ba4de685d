import { Badge, IconArrowRight, SvgWrapper } from '@rspress/core/theme-original';
import type { CSSProperties, ReactNode } from 'react';
import shared from 'virtual-docs-json-nav';
import { NavigationIcon } from '../../react/icons.tsx';
import { badgeKinds } from '../../view/badges.ts';
import { targetOf } from '../../view/targets.ts';
import type { SidebarEntry, SidebarGroupEntry } from '../forms.ts';
import { useLinkHandlers } from './following.ts';
import { useNavigation } from './navigation.ts';

interface EntryProps<Entry> {
  readonly entry: Entry;
  readonly depth: number;
  readonly address: string | null;
}

/** URLs of entries are already complete. */
const identity = (address: string): string => address;

export function Sidebar(): ReactNode {
  const { sidebar, address } = useNavigation();
  const entries = sidebar === null ? [] : (shared.sidebars[sidebar] ?? []);
  // The key resets open groups when the context changes.
  return (
    <ul key={sidebar} className="djn-sidebar" {...useLinkHandlers()}>
      {entriesOf(entries, 0, address)}
    </ul>
  );
}

function entriesOf(entries: readonly SidebarEntry[], depth: number, address: string | null): ReactNode {
  return entries.map((entry, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have one name.
    <li key={index}>
      {'items' in entry ? (
        <Group entry={entry} depth={depth} address={address} />
      ) : (
        <Title entry={entry} depth={depth} address={address} />
      )}
    </li>
  ));
}

function Group({ entry, depth, address }: EntryProps<SidebarGroupEntry>): ReactNode {
  return (
    <details open={!entry.collapsed || isAround(entry, address)}>
      <summary>
        <Title entry={entry} depth={depth} address={address} />
        <SvgWrapper icon={IconArrowRight} className="djn-sidebar-arrow" />
      </summary>
      <ul className="djn-sidebar">{entriesOf(entry.items, depth + 1, address)}</ul>
    </details>
  );
}

function Title({ entry, depth, address }: EntryProps<SidebarEntry>): ReactNode {
  const { text, link, icon, badges = [] } = entry;
  const isCurrent = isAt(entry, address);
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
  const { href, attrs } = targetOf(link, identity);
  return (
    <a href={href} {...attrs} className={className} style={style} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </a>
  );
}

function isAround(entry: SidebarGroupEntry, address: string | null): boolean {
  if (isAt(entry, address)) return true;
  return entry.items.some((item) => ('items' in item ? isAround(item, address) : isAt(item, address)));
}

function isAt(entry: SidebarEntry, address: string | null): boolean {
  const entryUrl = 'page' in entry ? entry.page : entry.link;
  return entryUrl !== undefined && entryUrl === address;
}
