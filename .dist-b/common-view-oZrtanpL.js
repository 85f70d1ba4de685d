import { Gr as getOrCreate } from "./core-0sspFqjL.js";
import { t as viewOf } from "./view-CNfZnp4f.js";
//#region src/generators/view/common-view.ts
/** Members that are usually equal for all pages of a context. */
const commonMembers = [
	"words",
	"tabs",
	"selects",
	"menus",
	"lists",
	"links",
	"banner"
];
/**
* Splits the views of a site into shared and page-specific members. `{ ...common, ...local }` is the view of a page.
*
* @param toUrl Maps a route to its URL.
*/
function splitViews(site, toUrl) {
	const firstPages = /* @__PURE__ */ new Map();
	for (const page of Object.values(site.pages)) {
		const sidebar = page.placements[0]?.sidebar;
		if (sidebar !== void 0 && !firstPages.has(sidebar)) firstPages.set(sidebar, page);
	}
	const contexts = /* @__PURE__ */ new Map();
	return {
		/** Shared members of the views of all pages with this sidebar. The first of these pages provides the values. */
		commonOf: (sidebar) => getOrCreate(contexts, sidebar, createContext)?.view,
		localOf(page) {
			const view = viewOf(site, page, toUrl);
			const sidebar = page?.placements[0]?.sidebar;
			const jsonByMember = sidebar === void 0 ? void 0 : getOrCreate(contexts, sidebar, createContext)?.jsonByMember;
			if (jsonByMember === void 0) return view;
			const localMembers = Object.entries(view).filter(([name, value]) => jsonByMember.get(name) !== JSON.stringify(value));
			return Object.fromEntries(localMembers);
		}
	};
	function createContext(sidebar) {
		const page = firstPages.get(sidebar);
		if (page === void 0) return void 0;
		const view = viewOf(site, page, toUrl);
		const members = commonMembers.map((name) => [name, view[name]]);
		return {
			view: Object.fromEntries(members),
			jsonByMember: new Map(members.map(([name, value]) => [name, JSON.stringify(value)]))
		};
	}
}
//#endregion
export { splitViews as t };
