import { htmlLanguage } from "../view/words.js";
import { ClientNavigationBar, ClientPageHead, DocumentLanguage } from "./client.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
//#region src/generators/fumadocs/parts.tsx
/** Sticky top row with tabs, languages and versions. */
function NavigationBar({ view, Link, layout }) {
	return view.tabs.length === 0 && view.selects.every(({ options }) => options.length < 2) ? null : /* @__PURE__ */ jsx(ClientNavigationBar, {
		view,
		Link,
		home: layout.sidebar.enabled ? void 0 : layout.nav
	});
}
/**
* Head of a page: banner, breadcrumbs, title, badges and description. React hoists the `meta` tags to the document's
* head.
*/
function PageHead({ page, content, view, Link, metatags }) {
	const language = htmlLanguage(page);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		language === void 0 ? null : /* @__PURE__ */ jsx(DocumentLanguage, { ...language }),
		metatags.map((attributes) => /* @__PURE__ */ jsx("meta", { ...attributes }, attributes.name ?? attributes.property)),
		/* @__PURE__ */ jsx(ClientPageHead, {
			title: content.title ?? page.title,
			view,
			Link
		})
	] });
}
/** Content of a page, for `DocsBody`. */
function PageBody({ content }) {
	return /* @__PURE__ */ jsx("div", {
		className: "docs-json-nav-page",
		dangerouslySetInnerHTML: { __html: content.html }
	});
}
//#endregion
export { NavigationBar, PageBody, PageHead };
