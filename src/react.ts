/** The parts of a site's navigation for generators that render with React; they work in server components. */
export type { Link, LinkProps } from './integrations/react/link.tsx';
export {
  Breadcrumbs,
  NavigationTabs,
  type PartProps,
  SidebarHead,
  Switchers,
} from './integrations/react/navigation.tsx';
export { Banner, PageBadges, PageDescription } from './integrations/react/page.tsx';
export type { NavigationView } from './integrations/view/view.ts';
