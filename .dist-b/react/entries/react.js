import { Banner, Breadcrumbs, NavigationTabs, PageBadges, PageDescription, SidebarHead, Switchers } from "../generators/react/parts.js";
export { Banner, Breadcrumbs, NavigationTabs, PageBadges, PageDescription, SidebarHead, Switchers };
