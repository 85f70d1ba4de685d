"use client";
import { scriptJson } from "../../core/values/text.js";
import "../../render/client.js";
import { Banner, Breadcrumbs, NavigationTabs, PageBadges, PageDescription, Switchers } from "../react/parts.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useEffect } from "react";
//#region src/generators/fumadocs/client.tsx
/**
* Sets the language of the document element, which belongs to the project's root layout: by a script while the browser
* reads the page, and by an effect when the reader opens another page. Pages without a language have the one of the
* layout, which is kept in `data-layout-language`.
*/
function DocumentLanguage({ lang, dir }) {
	useEffect(() => {
		const { documentElement } = document;
		documentElement.dataset.layoutLanguage ??= `${documentElement.lang},${documentElement.dir}`;
		const [layoutLang = "", layoutDir = ""] = documentElement.dataset.layoutLanguage.split(",");
		Object.assign(documentElement, {
			lang,
			dir
		});
		return () => void Object.assign(documentElement, {
			lang: layoutLang,
			dir: layoutDir
		});
	}, [lang, dir]);
	const code = `{const e=document.documentElement;e.dataset.layoutLanguage=[e.lang,e.dir];Object.assign(e,${scriptJson({
		lang,
		dir
	})})}`;
	return /* @__PURE__ */ jsx("script", {
		type: typeof window === "undefined" ? "text/javascript" : "text/plain",
		suppressHydrationWarning: true,
		dangerouslySetInnerHTML: { __html: code }
	});
}
function ClientNavigationBar({ view, Link = "a", home }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "djn-bar",
		children: [
			home === void 0 ? null : /* @__PURE__ */ jsx(Link, {
				className: "djn-home",
				href: home.url,
				children: home.title
			}),
			/* @__PURE__ */ jsx(NavigationTabs, {
				view,
				Link
			}),
			/* @__PURE__ */ jsx("div", {
				className: "djn-bar-end",
				children: /* @__PURE__ */ jsx(Switchers, {
					view,
					Link
				})
			})
		]
	});
}
function ClientPageHead({ title, view, Link }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "djn-page-head",
		children: [
			/* @__PURE__ */ jsx(Banner, {
				view,
				Link
			}),
			/* @__PURE__ */ jsx(Breadcrumbs, {
				view,
				Link
			}),
			/* @__PURE__ */ jsx("h1", { children: title }),
			/* @__PURE__ */ jsx(PageBadges, { view }),
			/* @__PURE__ */ jsx(PageDescription, { view })
		]
	});
}
function Logo({ face, name }) {
	if (face?.logo === void 0) return name;
	const { light, dark } = face.logo;
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("img", {
		className: "djn-logo djn-on-light",
		src: light,
		alt: name
	}), /* @__PURE__ */ jsx("img", {
		className: "djn-logo djn-on-dark",
		src: dark,
		alt: name
	})] });
}
//#endregion
export { ClientNavigationBar, ClientPageHead, DocumentLanguage, Logo };
