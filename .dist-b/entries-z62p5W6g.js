import { u as targetOf } from "./runtime-4p6DP3vH.js";
//#region src/generators/view/entries.ts
/** Converts sidebar items to a generator's format. A group without a name is replaced by its items. */
function writeEntries(items, writer) {
	return items.flatMap((item) => {
		if (item.kind === "link") return writer.leaf(item, item.route ?? item.href);
		if (item.kind === "page") return writer.leaf(item, item.url ?? item.route);
		if (item.root === null && item.label.trim() === "") return writeEntries(item.items, writer);
		return writer.group(item, (groupItems) => writeEntries(groupItems, writer));
	});
}
function pageLabel(site, route) {
	const { sidebarTitle, title } = site.pages[route] ?? { title: route };
	return sidebarTitle ?? title;
}
/** Items of a group whose title isn't a link, with the group's root page as the first item. */
function itemsWithRoot(site, { root, items }) {
	return root === null ? items : [{
		kind: "page",
		label: pageLabel(site, root),
		route: root
	}, ...items];
}
/** Resolves a group for generators whose group titles may be links. Follows `interaction.drilldown`. */
function linkedGroup(site, group) {
	const target = targetOf(site, group);
	return {
		target,
		items: group.root === target ? group.items : itemsWithRoot(site, group)
	};
}
//#endregion
export { writeEntries as i, linkedGroup as n, pageLabel as r, itemsWithRoot as t };
