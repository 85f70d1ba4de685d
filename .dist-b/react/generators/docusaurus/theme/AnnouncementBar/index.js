import { Banner } from "../../../react/parts.js";
import { MenuLink } from "../../link.js";
import { useNavigation } from "../DocsJsonNav/navigation.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import AnnouncementBar from "@theme-init/AnnouncementBar";
//#region src/generators/docusaurus/theme/AnnouncementBar/index.tsx
function Announcements() {
	const { view } = useNavigation();
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(AnnouncementBar, {}), /* @__PURE__ */ jsx(Banner, {
		view,
		Link: MenuLink
	})] });
}
//#endregion
export { Announcements as default };
