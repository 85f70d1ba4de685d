import { Kr as groupBy, L as linkTarget, M as encodeBuiltRoute, j as builtRoute, oa as escapeHtml } from "./core-0sspFqjL.js";
import { s as neighborsOf } from "./runtime-4p6DP3vH.js";
import { n as iconClasses } from "./icon-styles-D_Yf7uIC.js";
import { r as navigationLabels, t as htmlLanguage } from "./words-D-q-5_Jt.js";
import { n as createBadges, t as badgeKinds } from "./badges-D9fUyGYC.js";
import { t as viewOf } from "./view-CNfZnp4f.js";
import { t as splitViews } from "./common-view-oZrtanpL.js";
import { i as writeEntries, n as linkedGroup } from "./entries-z62p5W6g.js";
//#region src/generators/vitepress/projection.ts
/** Converts a sidebar to VitePress's format. Labels are escaped, because VitePress inserts them as HTML. */
function sidebarItems(site, sidebar, renderLabel = renderThemeLabel) {
	const labels = navigationLabels(sidebar.context.language);
	return makeTextsUnique(writeEntries(sidebar.items, {
		group: (group, writeItems) => {
			const { target, items: groupItems } = linkedGroup(site, group);
			return {
				text: renderLabel(group.label, createBadges(group, labels), group.icon),
				...target === null ? {} : { link: encodeBuiltRoute(target) },
				items: makeTextsUnique(writeItems(groupItems)),
				...group.collapsible ? { collapsed: !group.expanded } : {}
			};
		},
		leaf: (item, target) => {
			const { href, attrs } = linkTarget(target, encodeBuiltRoute);
			return {
				text: renderLabel(item.label, createBadges(item, labels), item.icon),
				link: href,
				...attrs
			};
		}
	}));
}
/** Writes a label for our theme, whose styles align badges at the end of the line. */
function renderThemeLabel(label, badges, icon) {
	const badgeHtml = badges.map((badge) => ` ${renderBadge(badge, "docs-json-nav-badge")}`);
	const badgesHtml = badgeHtml.length === 0 ? "" : `<span class="docs-json-nav-badges">${badgeHtml.join("")}</span>`;
	return `${icon === void 0 ? "" : `<i class="${iconClasses(icon)}"></i>`}<span>${escapeHtml(label)}</span>${badgesHtml}`;
}
/** Writes a label without an icon, for VitePress's default theme. */
function renderPlainLabel(label, badges) {
	return [escapeHtml(label), ...badges.map((badge) => renderBadge(badge))].join(" ");
}
/** Makes the texts of a list unique, because VitePress uses them as keys. */
function makeTextsUnique(items) {
	const countByText = /* @__PURE__ */ new Map();
	return items.map((item) => {
		const count = (countByText.get(item.text) ?? 0) + 1;
		countByText.set(item.text, count);
		return count === 1 ? item : {
			...item,
			text: `${item.text}<!--${count}-->`
		};
	});
}
/** Previous and next page for VitePress's front matter. `false` if there is no such page. */
function pageNeighbors(site, placement) {
	const { previous, next } = placement === void 0 ? {} : neighborsOf(site, placement);
	return {
		prev: neighborLink(previous),
		next: neighborLink(next)
	};
}
function neighborLink(page) {
	if (page === void 0) return false;
	return {
		text: escapeHtml(page.sidebarTitle ?? page.title),
		link: encodeBuiltRoute(page.route)
	};
}
/** Creates the navigation of pages. Links are routes, because VitePress adds the base path and `.html`. */
function createVitePressNavigation(site) {
	const views = splitViews(site, encodeBuiltRoute);
	return {
		pageNavigation(page) {
			const [placement] = page.placements;
			const language = htmlLanguage(page);
			return {
				sidebar: placement?.sidebar ?? null,
				...language === void 0 ? {} : { language },
				link: encodeBuiltRoute(page.route),
				view: views.localOf(page)
			};
		},
		sidebarContext(index) {
			const sidebar = site.sidebars[index];
			return {
				sidebar: sidebar === void 0 ? [] : sidebarItems(site, sidebar),
				view: views.commonOf(index)
			};
		}
	};
}
/** Converts the navigation to VitePress's `themeConfig`, for sites that stop using this package. */
function vitePressThemeConfig(site) {
	const { tabs, selects, menus, lists, links } = viewOf(site, site.tree.route === null ? void 0 : site.pages[site.tree.route], encodeBuiltRoute);
	const switchers = [
		...selects,
		...menus,
		...lists
	].filter(({ options }) => options.length > 1);
	return {
		nav: [
			...tabs.map(navItem),
			...switchers.map(({ label, options }) => ({
				text: escapeHtml(options.find(({ current }) => current)?.label ?? label),
				items: options.flatMap(linkItems)
			})),
			...links.map(navItem)
		],
		sidebar: sidebarsByPath(site)
	};
}
function navItem(option) {
	if (option.menu.length > 0) return {
		text: escapeHtml(option.label),
		items: option.menu.flatMap(linkItems)
	};
	return {
		text: escapeHtml(option.label),
		...option.href === null ? {} : { link: option.href }
	};
}
function linkItems(option) {
	return option.href === null ? [] : [{
		text: escapeHtml(option.label),
		link: option.href
	}];
}
/**
* Sidebars by folder. If the pages of a folder have several sidebars, the folder gets the most frequent sidebar, and
* each page with another sidebar gets its own key.
*/
function sidebarsByPath(site) {
	const sidebars = site.sidebars.map((sidebar) => sidebarItems(site, sidebar, renderPlainLabel));
	const [onlySidebar, ...otherSidebars] = sidebars;
	if (onlySidebar !== void 0 && otherSidebars.length === 0) return onlySidebar;
	const listedPages = Object.values(site.pages).flatMap(({ route, placements: [placement] }) => placement === void 0 ? [] : [{
		route,
		sidebar: sidebars[placement.sidebar] ?? []
	}]);
	const sidebarByPath = {};
	for (const [folder, folderPages] of groupBy(listedPages, ({ route }) => route.slice(0, route.lastIndexOf("/") + 1))) {
		const [mostFrequent, ...otherGroups] = [...groupBy(folderPages, ({ sidebar }) => sidebar)].sort(([, a], [, b]) => b.length - a.length);
		for (const { route, sidebar } of otherGroups.flatMap(([, pages]) => pages)) sidebarByPath[`${route === "/" ? "/index" : builtRoute(route)}.md`] = sidebar;
		if (mostFrequent !== void 0) [sidebarByPath[folder]] = mostFrequent;
	}
	return sidebarByPath;
}
function renderBadge({ text, tone }, ...classes) {
	return `<span class="${[
		"VPBadge",
		badgeKinds[tone],
		...classes
	].join(" ")}" data-tone="${tone}">${escapeHtml(text)}</span>`;
}
//#endregion
export { vitePressThemeConfig as a, sidebarItems as i, pageNeighbors as n, renderBadge as r, createVitePressNavigation as t };
