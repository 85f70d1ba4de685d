import "../../../render/client.js";
import { useNavigation, usePrevNextPage } from "./navigation.js";
import { FallbackHeading, getCustomMDXComponent } from "./components.js";
import { Layout, SocialLinks } from "./layout.js";
import { Sidebar } from "./sidebar.js";
export * from "@rspress/core/theme-original";
export { FallbackHeading, Layout, Sidebar, SocialLinks, getCustomMDXComponent, useNavigation, usePrevNextPage };
