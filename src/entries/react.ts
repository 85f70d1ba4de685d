/** The parts of a site's navigation for generators that render with React; they work in server components. */
export type { Link, LinkProps } from '../sites/react/link.tsx';
export {
  Breadcrumbs,
  NavigationTabs,
  type PartProps,
  SidebarHead,
  Switchers,
} from '../sites/react/navigation.tsx';
export { Banner, PageBadges, PageDescription } from '../sites/react/page.tsx';
export type { NavigationView } from '../sites/view.ts';
