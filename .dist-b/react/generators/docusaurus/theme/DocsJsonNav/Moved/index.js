import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Redirect } from "@docusaurus/router";
import Head from "@docusaurus/Head";
//#region src/generators/docusaurus/theme/DocsJsonNav/Moved/index.tsx
/**
* Redirect page, with a fallback for browsers without scripts.
*
* @param to URL with the base path.
*/
function Moved({ to }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsxs(Head, { children: [/* @__PURE__ */ jsx("meta", {
		name: "robots",
		content: "noindex"
	}), /* @__PURE__ */ jsx("meta", {
		httpEquiv: "refresh",
		content: `0; url=${to}`
	})] }), to.startsWith("/") ? /* @__PURE__ */ jsx(Redirect, { to }) : /* @__PURE__ */ jsx("a", {
		href: to,
		children: to
	})] });
}
//#endregion
export { Moved as default };
