declare module 'virtual-docs-json-nav' {
  const shared: import('./navigation-data.ts').RspressSharedNavigation;
  export default shared;
}

declare module '@rspress/core/runtime' {
  export function usePage(): {
    readonly page: { readonly docsJsonNav?: import('./navigation-data.ts').RspressNavigation };
  };
  /** Preloads the page at a route without the base path. */
  export function preloadLink(route: string): void;
  export function removeBase(url: string): string;
  export function useHead(head: { readonly htmlAttrs: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } }): void;
}

declare module '@rspress/core/theme-original' {
  type Component<Props> = import('react').ComponentType<Props>;
  type Slot = import('react').ReactNode;

  export const Layout: Component<Readonly<Record<string, Slot>>>;
  export const Badge: Component<{ readonly text: string; readonly type?: string }>;
  export const FallbackHeading: Component<{ readonly level: number; readonly title: string }>;
  // biome-ignore lint/suspicious/noExplicitAny: accepts all attributes of its element.
  export const Link: Component<any>;
  /** @returns Function that navigates to a URL, client-side if the URL is a page of the site. */
  export function useLinkNavigate(): (url: string) => Promise<void>;
  export const SocialLinks: Component<{
    readonly socialLinks?: readonly import('./navigation-data.ts').RspressSocialLink[];
  }>;
  export const SvgWrapper: Component<{ readonly icon: unknown; readonly className?: string }>;
  export const IconArrowRight: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: each component has its own props.
  export function getCustomMDXComponent(): Readonly<Record<string, Component<any>>>;
}
