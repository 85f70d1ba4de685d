/** What Fumadocs shows of a site: page trees, the pages for its loader, and the parts around them. */
export {
  createNavigation,
  type Navigation,
  type NavigationSettings,
  type Place,
  type Sidebars,
} from './integrations/fumadocs/navigation.tsx';
export { NavigationBar, PageHead } from './integrations/fumadocs/parts.tsx';
export { createComponents } from './integrations/react/mdx/components.tsx';
