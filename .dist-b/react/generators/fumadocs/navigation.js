import { decodePercent, isExternal } from "../../core/links/url.js";
import { hrefOf, neighborsOf, pageAt } from "../../core/runtime.js";
import { alternatesOf } from "../indexes/alternates.js";
import { NavigationIcon } from "../react/icons.js";
import { encodeRoute } from "../view/targets.js";
import { SidebarHead, SiteFooter } from "../react/parts.js";
import { isIndexed, isSearchable } from "../rendering/visibility.js";
import { htmlLanguage } from "../view/words.js";
import { viewOf } from "../view/view.js";
import { Logo } from "./client.js";
import { sidebarTree } from "./sidebar.js";
import { createSidebarPageTree, sidebarName } from "./tree.js";
import { jsx } from "react/jsx-runtime";
//#region src/generators/fumadocs/navigation.tsx
/** Creates the navigation of a site. Page trees are cached by sidebar. */
function createNavigation(site, { contents, face, Link = "a", sidebars = {} }) {
	const trees = /* @__PURE__ */ new Map();
	return {
		site,
		at,
		params,
		source: () => createFumadocsSource(site, contents)
	};
	async function at(slug = []) {
		const page = pageAt(site, `/${slug.map(decodePercent).join("/")}`);
		const loadContent = page === void 0 ? void 0 : contents[page.route];
		if (page === void 0 || loadContent === void 0) return void 0;
		const { default: content } = await loadContent();
		const [placement] = page.placements;
		const view = viewOf(site, page, encodeRoute);
		const { title, description } = page;
		const { githubUrl, links = [], socials = [], footer = [] } = face?.languages?.find(({ language }) => language === placement?.context.language) ?? face ?? {};
		return {
			page,
			content,
			view,
			Link,
			layout: {
				tree: placement === void 0 ? emptyTree : getPageTree(placement),
				tabs: false,
				nav: {
					title: /* @__PURE__ */ jsx(Logo, {
						face,
						name: site.site.name
					}),
					url: face?.url ?? site.tree.route ?? "/"
				},
				links: [...links.map(createLink), ...socials.map(createIconLink)],
				...githubUrl === void 0 ? {} : { githubUrl },
				sidebar: {
					enabled: placement !== void 0 && content.hasSidebar !== false,
					banner: /* @__PURE__ */ jsx(SidebarHead, {
						view,
						Link
					}),
					tabs: false
				},
				...face?.lacksThemeSwitch === true ? { themeSwitch: { enabled: false } } : {},
				containerProps: htmlLanguage(page) ?? {}
			},
			docs: {
				toc: content.toc,
				...content.full === true ? { full: true } : {},
				breadcrumb: { enabled: false },
				footer: {
					items: createFooterItems(placement, view.words),
					children: /* @__PURE__ */ jsx(SiteFooter, {
						lists: footer,
						Link
					})
				}
			},
			metatags: face?.metatags ?? [],
			metadata: {
				title,
				...withDescription(description ?? face?.description),
				...face?.favicon === void 0 ? {} : { icons: { icon: face.favicon } },
				...content.noindex === true ? { robots: { index: false } } : {},
				...withLanguages(alternatesOf(site, page, (alternatePage) => isIndexed(alternatePage, false)))
			}
		};
	}
	function getPageTree({ sidebar }) {
		const tree = trees.get(sidebar) ?? sidebars[sidebarName(sidebar)] ?? sidebarTree(createSidebarPageTree(site, sidebar));
		trees.set(sidebar, tree);
		return tree;
	}
	function createFooterItems(placement, messages) {
		const { previous, next } = placement === void 0 ? {} : neighborsOf(site, placement);
		return {
			...previous === void 0 ? {} : { previous: createFooterItem(previous, messages.previous) },
			...next === void 0 ? {} : { next: createFooterItem(next, messages.next) }
		};
	}
	function withLanguages(alternates) {
		if (alternates.length === 0) return {};
		const languages = alternates.map(({ hreflang, route }) => [hreflang, hrefOf(site, route)]);
		return { alternates: { languages: Object.fromEntries(languages) } };
	}
	function params() {
		return Object.keys(contents).map((route) => ({ slug: routeSegments(route) }));
	}
}
function createLink({ label, href, iconClasses, isPrimary }) {
	return {
		text: isPrimary === true ? /* @__PURE__ */ jsx("span", {
			className: "djn-primary-mark",
			children: label
		}) : label,
		url: href,
		external: isExternal(href),
		...iconClasses === void 0 ? {} : { icon: /* @__PURE__ */ jsx(NavigationIcon, { name: iconClasses }) }
	};
}
function createIconLink({ label, href, icon }) {
	return {
		type: "icon",
		text: label,
		label,
		url: href,
		external: isExternal(href),
		icon: /* @__PURE__ */ jsx("span", {
			className: "djn-social",
			dangerouslySetInnerHTML: { __html: icon }
		})
	};
}
function withDescription(description) {
	return description === void 0 ? {} : { description };
}
const emptyTree = {
	$id: "none",
	type: "root",
	name: "",
	children: []
};
function createFooterItem({ route, title, sidebarTitle = title }, description) {
	return {
		name: sidebarTitle,
		url: encodeRoute(route),
		description
	};
}
/** Source of the searchable pages. Slugs are explicit, because Fumadocs would drop folder names in parentheses. */
function createFumadocsSource(site, contents) {
	return { files: Object.entries(contents).flatMap(([route, loadContent]) => {
		const page = site.pages[route];
		if (page !== void 0 && !isSearchable(page, false)) return [];
		const { title = route, description } = page ?? {};
		return [{
			type: "page",
			path: `${route.slice(1) || "index"}.mdx`,
			slugs: routeSegments(route),
			data: {
				title,
				...withDescription(description),
				structuredData: async () => (await loadContent()).default.structuredData
			}
		}];
	}) };
}
/**
* `buildIndex` for Fumadocs's `createFromSource`. Its default gives the second section of `/guide` the id `/guide-1`,
* and fails if that is the URL of another page.
*/
async function buildIndex({ url, data }) {
	const { title, description, structuredData } = data;
	return {
		id: `${url}#`,
		url,
		title,
		...withDescription(description),
		structuredData: await structuredData()
	};
}
function routeSegments(route) {
	return route === "/" ? [] : route.slice(1).split("/");
}
//#endregion
export { buildIndex, createNavigation };
