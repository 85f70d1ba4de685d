/** The parts of a site's navigation for generators that render with React; they work in server components. */
export {
  Banner,
  Breadcrumbs,
  type Link,
  type LinkProps,
  NavigationTabs,
  PageBadges,
  PageDescription,
  type PartProps,
  SidebarHead,
  Switchers,
} from '../generators/react/parts.tsx';
export type { NavigationView } from '../generators/view.ts';
