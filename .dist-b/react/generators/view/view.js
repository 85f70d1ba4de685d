import { choiceRowsOf, eyebrowOf, globalLinksOf, languageOf } from "../../core/runtime.js";
import { linkTarget } from "./targets.js";
import { iconClasses } from "../../render/icons/icon-styles.js";
import { createBadges, pageBadgeProperties } from "./badges.js";
import { bannerView } from "./banner.js";
import { navigationLabels } from "./words.js";
//#region src/generators/view/view.ts
/**
* Creates the view of a page. Unlisted pages and pages outside the model get the tabs of the first page.
*
* @param page `undefined` for a page outside the model, such as the 404 page.
* @param toUrl Maps a route to its URL.
*/
function viewOf(site, page, toUrl) {
	const placement = page?.placements[0];
	const homePlacement = site.tree.route === null ? void 0 : site.pages[site.tree.route]?.placements[0];
	const levels = visibleLevels(site, placement, homePlacement);
	const labels = navigationLabels((placement ?? homePlacement)?.context.language);
	const [tabs, ...nestedTabs] = levels.filter(({ axis }) => axis === "tab");
	const menuLevels = levels.flatMap(({ options }) => {
		const menu = placement === void 0 ? void 0 : options.find(({ current }) => current)?.menu;
		return menu === void 0 ? [] : [{
			axis: "item",
			options: menu
		}];
	});
	const switchers = (...axes) => [...levels.filter(({ axis }) => axes.includes(axis)), ...axes.includes("item") ? [...menuLevels, ...nestedTabs] : []].map((level) => ({
		axis: level.axis,
		label: level.axis === "tab" ? labels.sections : labels[level.axis],
		options: level.options.map((option) => createOption(option, level.axis))
	}));
	return {
		route: page?.route ?? null,
		words: labels,
		tabs: tabs === void 0 ? [] : tabs.options.map((option) => createOption(option, "tab")),
		selects: switchers("language", "version"),
		menus: switchers("product", "dropdown"),
		lists: switchers("anchor", "item"),
		links: placement === void 0 ? [] : globalLinksOf(site, placement).map((link) => createOption(link, "anchor")),
		breadcrumbs: placement === void 0 ? [] : createBreadcrumbs(placement),
		banner: bannerView(site, placement, toUrl),
		...page?.description === void 0 || page.file === null ? {} : { description: page.description },
		badges: page === void 0 ? [] : createBadges(pageBadgeProperties(page), labels)
	};
	function createOption(choice, axis) {
		const { label, name = label, current = false, route, href, menu = [], description, tag, icon } = choice;
		const target = current && page !== void 0 && (axis === "language" || axis === "version") ? page.route : route ?? href;
		return {
			name,
			label: axis === "language" && label === name ? languageOf(name).name : label,
			...description === void 0 || axis === "tab" ? {} : { description },
			...tag === void 0 ? {} : { tag },
			...icon === void 0 ? {} : { icon: iconClasses(icon) },
			...target === void 0 ? {
				href: null,
				attrs: {}
			} : linkTarget(target, toUrl),
			current,
			menu: menu.map((item) => createOption(item, "item"))
		};
	}
	function createBreadcrumbs(pagePlacement) {
		const crumbs = eyebrowOf(site, pagePlacement).map(({ label, route }) => ({
			label,
			href: route === null || route === page?.route ? null : linkTarget(route, toUrl).href
		}));
		return crumbs.flatMap((crumb, index) => {
			if (crumb.label === crumbs[index + 1]?.label) return [];
			const previous = crumbs[index - 1];
			return [previous?.label === crumb.label && crumb.href === null ? previous : crumb];
		});
	}
}
function visibleLevels(site, placement, homePlacement) {
	if (placement !== void 0) return choiceRowsOf(site, placement).filter(hasText);
	if (homePlacement === void 0) return [];
	return choiceRowsOf(site, homePlacement).filter((row) => row.axis === "tab" && hasText(row)).map(({ axis, options }) => ({
		axis,
		options: options.map((option) => ({
			...option,
			current: false
		}))
	}));
}
/** False for a row that has only blank labels, such as the single tab of a site that should show none. */
function hasText({ options }) {
	return options.some(({ label, icon }) => label.trim() !== "" || icon !== void 0);
}
//#endregion
export { viewOf };
