import type { Theme } from 'vitepress';
import type { ComputedRef, DefineComponent } from 'vue';

/** VitePress's default theme with the navigation of `docs.json`. */
declare const theme: Theme;
export default theme;

/** Navigation of the current page, without sidebar and previous and next links. `undefined` on the 404 page. */
export declare function useNavigation(): ComputedRef<Record<string, unknown> | undefined>;

export declare const Banner: DefineComponent;
export declare const Breadcrumbs: DefineComponent;
export declare const Layout: DefineComponent;
export declare const NavigationTabs: DefineComponent;
export declare const SidebarHead: DefineComponent;
export declare const Switchers: DefineComponent;
/** Former names. */
export { Banner as Notice, SidebarHead as SidebarTop, Switchers as Selects };
