/** React components of the navigation. All of them work in server components. */
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
} from '../sites/react/parts.tsx';
export type { NavigationView } from '../sites/view.ts';
