/* Types of Docusaurus modules that theme components import. This package is built without Docusaurus. */

/** Theme components: `@theme/…` and `@theme-init/…`. */
declare module '@theme*' {
  // biome-ignore lint/suspicious/noExplicitAny: each theme component has its own props.
  const component: import('react').ComponentType<any>;
  export default component;
}

declare module '@docusaurus/Link' {
  // biome-ignore lint/suspicious/noExplicitAny: accepts all attributes of a link.
  const Link: import('react').ComponentType<any>;
  export default Link;
}

declare module '@docusaurus/Head' {
  const Head: import('react').ComponentType<{ readonly children?: import('react').ReactNode }>;
  export default Head;
}

declare module '@docusaurus/router' {
  export const Redirect: import('react').ComponentType<{ readonly to: string }>;
  export function useLocation(): { readonly pathname: string };
  export function useHistory(): { push(path: string): void };
}

declare module '@docusaurus/useDocusaurusContext' {
  export default function useDocusaurusContext(): {
    readonly siteConfig: { readonly trailingSlash?: boolean | undefined; readonly baseUrl: string };
  };
}

declare module '@docusaurus/useBrokenLinks' {
  export default function useBrokenLinks(): { readonly collectAnchor: (id: string) => void };
}

declare module '@docusaurus/useGlobalData' {
  /** Global data by plugin id. Instances of our plugin have `docsJsonNav`. */
  export function useAllPluginInstancesData(
    plugin: string,
  ):
    | Readonly<Record<string, { readonly docsJsonNav?: import('./navigation-data.ts').DocusaurusSharedNavigation }>>
    | undefined;
}

declare module '@docusaurus/theme-common' {
  // biome-ignore lint/suspicious/noExplicitAny: `props` has the type of the component's props.
  export const NavbarSecondaryMenuFiller: import('react').ComponentType<any>;
  export function useWindowSize(): 'desktop' | 'mobile' | 'ssr';
  export const ThemeClassNames: {
    readonly docs: {
      readonly docBreadcrumbs: string;
      readonly docMarkdown: string;
      readonly docSidebarItemLink: string;
      readonly docSidebarItemLinkLevel: (level: number) => string;
    };
  };
}

declare module '@docusaurus/theme-common/internal' {
  export function useNavbarMobileSidebar(): { readonly shown: boolean; toggle(): void };
}

declare module '@docusaurus/plugin-content-docs/client' {
  export function useDoc(): {
    readonly metadata: { readonly title: string };
    readonly frontMatter: { readonly hide_title?: boolean };
    readonly contentTitle?: string;
    readonly toc: readonly { readonly id: string }[];
  };
  export function useDocsSidebar(): object | null;
  export function isActiveSidebarItem(item: { readonly type: 'link'; readonly href: string }, path: string): boolean;
}
