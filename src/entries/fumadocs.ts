/** What Fumadocs shows of a site: page trees, the pages for its loader, and the parts around them. */
export {
  createNavigation,
  type Navigation,
  type NavigationSettings,
  type Place,
  type Sidebars,
} from '../generators/fumadocs/navigation.tsx';
export { NavigationBar, PageHead } from '../generators/fumadocs/parts.tsx';
export { createComponents } from '../kit/react/mdx/components.tsx';
