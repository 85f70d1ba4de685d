import { L as linkTarget } from "./core-0sspFqjL.js";
import { r as navigationLabels } from "./words-D-q-5_Jt.js";
import { n as createBadges } from "./badges-D9fUyGYC.js";
import { i as writeEntries, t as itemsWithRoot } from "./entries-z62p5W6g.js";
import { t as navigationTree } from "./outline-BAaUC8H7.js";
//#region src/generators/starlight/projection.ts
/** Starlight allows one badge per entry, so labels are joined and the first badge sets the color. */
function joinBadges(badgeProperties, labels) {
	const badges = createBadges(badgeProperties, labels);
	return badges[0] && {
		text: badges.map(({ text }) => text).join(" · "),
		variant: badges[0].tone
	};
}
/**
* Converts the navigation to Starlight's `sidebar` option, for sites that stop using this package. All pages are in one
* tree, with languages, versions, products and tabs as groups.
*/
function starlightSidebar(site) {
	const labels = navigationLabels(void 0);
	return writeEntries(navigationTree(site), {
		group: (group, writeItems) => ({
			label: group.label,
			items: writeItems(itemsWithRoot(site, group)),
			...group.expanded ? {} : { collapsed: true },
			...badgeMember(group)
		}),
		leaf: (item, target) => {
			const { href, attrs } = linkTarget(target, (route) => route);
			return {
				label: item.label,
				link: href,
				...badgeMember(item),
				...Object.keys(attrs).length === 0 ? {} : { attrs }
			};
		}
	});
	function badgeMember(badgeProperties) {
		const badge = joinBadges(badgeProperties, labels);
		return badge === void 0 ? {} : { badge };
	}
}
//#endregion
export { starlightSidebar };
