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
} from '../generators/react/parts.tsx';
export type { NavigationView } from '../generators/view.ts';
