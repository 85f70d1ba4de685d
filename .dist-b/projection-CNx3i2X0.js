import { L as linkTarget } from "./core-0sspFqjL.js";
import { s as neighborsOf } from "./runtime-4p6DP3vH.js";
import { n as iconClasses } from "./icon-styles-D_Yf7uIC.js";
import { r as navigationLabels, t as htmlLanguage } from "./words-D-q-5_Jt.js";
import { n as createBadges } from "./badges-D9fUyGYC.js";
import { t as viewOf } from "./view-CNfZnp4f.js";
import { i as writeEntries, n as linkedGroup, r as pageLabel } from "./entries-z62p5W6g.js";
//#region src/generators/rspress/inline-markdown.ts
/** Rspress parses labels of sidebars and neighbors as inline Markdown and HTML, so special characters are escaped. */
function escapeInlineMarkdown(text) {
	return text.replaceAll(/[&<>*`~]/g, (char) => `&#${char.charCodeAt(0)};`);
}
//#endregion
//#region src/generators/rspress/projection.ts
function createSharedRspressNavigation(site, toUrl, links = {}) {
	return {
		sidebars: site.sidebars.map((sidebar) => createRspressEntries(site, sidebar, toUrl)),
		fallbackNavigation: createRspressNavigation(site, void 0, toUrl),
		footer: [],
		languageFooters: [],
		socials: [],
		languageSocials: [],
		...links
	};
}
/** @param page `undefined` for pages outside the model. */
function createRspressNavigation(site, page, toUrl) {
	const placement = page?.placements[0];
	const { previous, next } = placement === void 0 ? {} : neighborsOf(site, placement);
	const createNeighbor = (neighborPage) => neighborPage === void 0 ? null : {
		text: pageLabel(site, neighborPage.route),
		link: toUrl(neighborPage.route)
	};
	return {
		url: page === void 0 ? null : toUrl(page.route),
		sidebar: placement?.sidebar ?? null,
		previous: createNeighbor(previous),
		next: createNeighbor(next),
		language: htmlLanguage(page) ?? null,
		view: viewOf(site, page, toUrl)
	};
}
function createRspressEntries(site, { context, items }, toUrl) {
	const messages = navigationLabels(context.language);
	return writeEntries(items, {
		group: (group, writeItems) => {
			const { target, items: groupItems } = linkedGroup(site, group);
			return {
				text: group.label,
				...target === null ? {} : { link: toUrl(target) },
				...group.collapsible ? { collapsed: !group.expanded } : {},
				items: writeItems(groupItems),
				...createEntryAppearance(group)
			};
		},
		leaf: (item, target) => {
			const hasOtherTarget = item.kind === "page" && target !== item.route;
			return {
				...createLink(item.label, target, item),
				...hasOtherTarget ? { page: toUrl(item.route) } : {}
			};
		}
	});
	function createLink(text, target, properties) {
		return {
			text,
			link: linkTarget(target, toUrl).href,
			...createEntryAppearance(properties)
		};
	}
	function createEntryAppearance({ icon, ...badgeProperties }) {
		const badges = createBadges(badgeProperties, messages);
		return {
			...badges.length === 0 ? {} : { badges },
			...icon === void 0 ? {} : { icon: iconClasses(icon) }
		};
	}
}
//#endregion
export { createSharedRspressNavigation as n, escapeInlineMarkdown as r, createRspressNavigation as t };
