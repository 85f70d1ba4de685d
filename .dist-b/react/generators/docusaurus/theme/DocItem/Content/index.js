import "../../../../../render/client.js";
import { PageBadges, PageDescription } from "../../../../react/parts.js";
import { useNavigation } from "../../DocsJsonNav/navigation.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { ThemeClassNames } from "@docusaurus/theme-common";
import { useDoc } from "@docusaurus/plugin-content-docs/client";
import useBrokenLinks from "@docusaurus/useBrokenLinks";
import Heading from "@theme/Heading";
import MDXContent from "@theme/MDXContent";
//#region src/generators/docusaurus/theme/DocItem/Content/index.tsx
function DocItemContent({ children }) {
	const { view } = useNavigation();
	const { metadata, frontMatter, contentTitle, toc } = useDoc();
	const { collectAnchor } = useBrokenLinks();
	for (const { id } of toc) collectAnchor(id);
	return /* @__PURE__ */ jsxs("div", {
		className: `${ThemeClassNames.docs.docMarkdown} markdown`,
		children: [
			frontMatter.hide_title === true || contentTitle !== void 0 ? null : /* @__PURE__ */ jsx("header", { children: /* @__PURE__ */ jsx(Heading, {
				as: "h1",
				children: metadata.title
			}) }),
			/* @__PURE__ */ jsx(PageBadges, { view }),
			/* @__PURE__ */ jsx(PageDescription, { view }),
			/* @__PURE__ */ jsx(MDXContent, { children })
		]
	});
}
//#endregion
export { DocItemContent as default };
