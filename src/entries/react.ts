/** The parts of a site's navigation for generators that render with React; they work in server components. */
export type { Link, LinkProps } from '../kit/react/link.tsx';
export {
  Breadcrumbs,
  NavigationTabs,
  type PartProps,
  SidebarHead,
  Switchers,
} from '../kit/react/navigation.tsx';
export { Banner, PageBadges, PageDescription } from '../kit/react/page.tsx';
export type { NavigationView } from '../kit/view/view.ts';
