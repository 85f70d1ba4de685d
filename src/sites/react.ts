/* Parts of pages for themes that are written in React. */

export type { Link, LinkProps } from './react/link.tsx';
export { Breadcrumbs, NavigationTabs, type PartProps, SidebarHead, Switchers } from './react/navigation.tsx';
export { Banner, PageBadges, PageDescription } from './react/page.tsx';
