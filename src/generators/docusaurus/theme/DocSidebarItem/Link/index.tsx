import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { useHistory } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Item from '@theme-init/DocSidebarItem/Link';
import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { docUrl } from '../../../doc-url.ts';

interface Props {
  readonly item: {
    readonly href: string;
    readonly label: ReactNode;
    readonly className?: string;
    /** Absent if the entry isn't a doc of the site. */
    readonly docId?: string;
  };
  readonly activePath: string;
  readonly level: number;
  readonly onItemClick?: (item: Props['item']) => void;
}

/**
 * Replaces six components of the theme by one with the same markup and behavior, because rendering long sidebars on
 * every page dominates build time. The target is a known doc, so the link needs no check for broken links.
 */
export default function DocSidebarItemLink(props: Props): ReactNode {
  return props.item.docId === undefined ? <Item {...props} /> : <DocLink {...props} />;
}

function DocLink({ item, activePath, level, onItemClick }: Props): ReactNode {
  const history = useHistory();
  const { siteConfig } = useDocusaurusContext();
  const { label, className } = item;
  const href = docUrl(item.href, siteConfig);
  const isActive = isActiveSidebarItem({ type: 'link', href: item.href }, activePath);
  const { docSidebarItemLink, docSidebarItemLinkLevel } = ThemeClassNames.docs;
  const classes = [docSidebarItemLink, docSidebarItemLinkLevel(level), 'menu__list-item', className];

  function navigate(event: MouseEvent): void {
    onItemClick?.(item);
    const isPlainClick = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
    if (event.defaultPrevented || !isPlainClick) return;
    event.preventDefault();
    history.push(href);
  }

  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <a
        ref={prefetchWhenSeen}
        className={isActive ? 'menu__link menu__link--active' : 'menu__link'}
        aria-current={isActive ? 'page' : undefined}
        href={href}
        onClick={navigate}
        onMouseEnter={preload}
        onTouchStart={preload}
      >
        <span>{label}</span>
      </a>
    </li>
  );
}

declare global {
  interface Window {
    /** API of Docusaurus that loads a page's code before navigation. */
    readonly docusaurus?: { prefetch(path: string): unknown; preload(path: string): unknown };
  }
}

let observer: IntersectionObserver | undefined;

/** React `ref` callback for links. All links share one observer. */
function prefetchWhenSeen(link: HTMLAnchorElement | null): void {
  if (link === null || !('IntersectionObserver' in globalThis)) return;
  observer ??= new IntersectionObserver((entries, self) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      self.unobserve(target);
      if (target instanceof HTMLAnchorElement) window.docusaurus?.prefetch(target.pathname);
    }
  });
  observer.observe(link);
}

function preload({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void {
  window.docusaurus?.preload(currentTarget.pathname);
}
