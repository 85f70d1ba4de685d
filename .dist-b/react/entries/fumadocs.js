import { buildIndex, createNavigation } from "../generators/fumadocs/navigation.js";
import { NavigationBar, PageBody, PageHead } from "../generators/fumadocs/parts.js";
export { NavigationBar, PageBody, PageHead, buildIndex, createNavigation };
