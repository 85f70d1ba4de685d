import { Gr as getOrCreate, Hi as splitUrl, L as linkTarget, Mi as encodePath, Or as digestOf, oa as escapeHtml, wr as packageFolder } from "./core-0sspFqjL.js";
import { d as resolveFooterColumns, f as resolveNavbarLinks, m as createRedirectPages, p as socialLinks, s as brandingOf } from "./accent-CQivPWEA.js";
import { i as listAssets } from "./assets-DdPUD301.js";
import { c as pageAt, l as sectionsOf, s as neighborsOf } from "./runtime-4p6DP3vH.js";
import { n as joinClasses } from "./html-etdVw7mj.js";
import { n as pageMode } from "./page-mode-UjBc3fnK.js";
import { a as noindexAttributes, i as isSearchable, n as isIndexable, t as indexesAllPages } from "./visibility-ngnAGEPX.js";
import { i as createUrlResolver, t as markdownFile } from "./page-markdown-CXz5c-6A.js";
import { r as indexFiles } from "./index-files-BDEpKyoY.js";
import { n as iconClasses } from "./icon-styles-D_Yf7uIC.js";
import { n as createPlainTheme } from "./plain-theme-D-920An0.js";
import { i as wordsOf, t as htmlLanguage } from "./words-D-q-5_Jt.js";
import { A as hasFeed, k as feedUrl, n as hashedPath } from "./page-scripts-BadALM2J.js";
import { a as resolveBranding, r as brandingUrl, t as brandingStyleSheet } from "./style-sheet-D5NZWbcT.js";
import { t as sharedMetatags } from "./metatags-DhU0LmzD.js";
import { n as createBadges } from "./badges-D9fUyGYC.js";
import { t as viewOf } from "./view-CNfZnp4f.js";
import { i as writeEntries, n as linkedGroup, r as pageLabel } from "./entries-z62p5W6g.js";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
//#region src/generators/indexes/robots.ts
/**
* Text of `robots.txt`, which allows all pages and names the sitemap.
*
* @param homeUrl Absolute URL of the home page; `undefined` if there is no sitemap.
*/
function createRobotsText(homeUrl) {
	return `${[...["User-agent: *", "Allow: /"], ...homeUrl === void 0 ? [] : ["", `Sitemap: ${new URL("sitemap.xml", homeUrl).href}`]].join("\n")}\n`;
}
//#endregion
//#region src/generators/search/tokenize.ts
const wordPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|[\p{L}\p{N}\p{M}_]+/gu;
/** Splits text into lower-case words for search. In scripts without spaces between words, each character is a word. */
function tokenize(text) {
	return text.toLowerCase().match(wordPattern) ?? [];
}
//#endregion
//#region src/generators/search/search-files.ts
/** Maximum number of words of all pages together, which limits the size of the search files. */
const maxWords = 1e6;
/** Creates a search file for each combination of language and version, by path relative to the base path. */
function searchFiles(site, pages, toUrl) {
	const maxWordsPerPage = Math.floor(maxWords / Math.max(1, pages.length));
	const pagesByFile = /* @__PURE__ */ new Map();
	for (const { route, headings, text } of pages) {
		const page = site.pages[route];
		if (page === void 0) continue;
		const words = [...new Set(tokenize(text))].slice(0, maxWordsPerPage).join(" ");
		const files = /* @__PURE__ */ new Set();
		for (const { context, breadcrumbs, hidden } of page.placements) {
			const file = searchFile(context);
			if (hidden === true || files.has(file)) continue;
			files.add(file);
			getOrCreate(pagesByFile, file, () => []).push({
				url: toUrl(route),
				title: page.title,
				crumbs: breadcrumbs.map(({ label }) => label).filter((label) => label !== "").join(" › "),
				description: page.description ?? "",
				headings: headings.flatMap(({ id, text: heading }) => heading === page.title ? [] : [[id, heading]]),
				words
			});
		}
	}
	return new Map([...pagesByFile].map(([file, searchPages]) => [file, () => JSON.stringify(searchPages)]));
}
/** Path of the search file for a language and version. */
function searchFile({ language, version } = {}) {
	return `_docs-json-nav/search/${[language, version].flatMap((part) => part === void 0 ? [] : encodeURIComponent(part)).join("--") || "pages"}.json`;
}
//#endregion
//#region src/generators/parts/element.ts
/** Creates an element. Attributes with undefined values and undefined children are left out. */
function element(name, attributes, children = []) {
	return {
		name,
		attributes: Object.fromEntries(Object.entries(attributes).filter((entry) => entry[1] !== void 0)),
		children: children.filter((child) => child !== void 0)
	};
}
function writeHtml(nodes) {
	return nodes.map(serialize).join("");
}
function serialize(node) {
	if (typeof node === "string") return escapeHtml(node);
	return `<${node.name}${writeAttributes(node.attributes)}>${writeHtml(node.children)}</${node.name}>`;
}
/** Writes attributes with escaped values, each after a space. */
function writeAttributes(attributes) {
	return Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("");
}
//#endregion
//#region src/generators/html/document.ts
/** @param body HTML inside the `body` element. */
function renderDocument(head, body) {
	const { branding, base, language, title, description, canonical, markdown, feed } = head;
	const { name, favicon, appearance } = branding;
	const { lang, dir } = language ?? {
		lang: "en",
		dir: "ltr"
	};
	const fullTitle = name === "" || name === title ? title : `${title} - ${name}`;
	const icons = favicon === void 0 ? [] : [...new Set([favicon.light, favicon.dark])];
	const iconMedia = icons.length === 1 ? [{}] : ["light", "dark"].map((mode) => ({ media: `(prefers-color-scheme: ${mode})` }));
	const tags = [
		tag("meta", { charset: "utf-8" }),
		tag("meta", {
			name: "viewport",
			content: "width=device-width, initial-scale=1"
		}),
		`<title>${escapeHtml(fullTitle)}</title>`,
		tag("meta", {
			name: "description",
			content: description
		}),
		head.isIndexable ? "" : tag("meta", noindexAttributes),
		tag("link", {
			rel: "canonical",
			href: canonical
		}),
		tag("link", {
			rel: "alternate",
			type: "text/markdown",
			href: markdown
		}),
		tag("link", {
			rel: "alternate",
			type: "application/rss+xml",
			title,
			href: feed
		}),
		tag("meta", {
			property: "og:title",
			content: title
		}),
		tag("meta", {
			property: "og:site_name",
			content: name === "" ? void 0 : name
		}),
		tag("meta", {
			property: "og:description",
			content: description
		}),
		...sharedMetatags(branding).map((attributes) => tag("meta", attributes)),
		...icons.map((path, index) => tag("link", {
			rel: "icon",
			href: brandingUrl(path, base),
			...iconMedia[index]
		})),
		`<script>${colorSchemeScript(branding)}<\/script>`,
		...head.styles.map((href) => tag("link", {
			rel: "stylesheet",
			href
		})),
		`${tag("script", {
			type: "module",
			src: head.script
		})}<\/script>`
	];
	return `<!doctype html>
<html lang="${escapeHtml(lang)}" dir="${dir}"${appearance.initial === "dark" ? " class=\"dark\" data-theme=\"dark\"" : " data-theme=\"light\""}>
<head>
${tags.filter((html) => html !== "").join("\n")}
</head>
<body>
${body}
</body>
</html>
`;
}
/** Opening tag. Empty if the value of an attribute is unknown. */
function tag(name, attributes) {
	const isComplete = (values) => !Object.values(values).includes(void 0);
	return isComplete(attributes) ? `<${name}${writeAttributes(attributes)}>` : "";
}
/** Script that sets light or dark before the first paint: the reader's choice, or else the default. */
function colorSchemeScript({ appearance: { initial, strict } }) {
	const defaultExpression = initial === "system" ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'` : `'${initial}'`;
	return [
		`{let stored='';try{stored=localStorage.getItem('docs-json-nav:theme')||''}catch{}`,
		`const theme=${strict ? defaultExpression : `stored||(${defaultExpression})`},root=document.documentElement;`,
		`root.classList.toggle('dark',theme==='dark');root.dataset.theme=theme}`
	].join("");
}
//#endregion
//#region src/generators/parts/line-icon.ts
/**
* Icon of lines in the color of the text, hidden from screen readers.
*
* @param path SVG path in a square of 24 units.
*/
function renderLineIcon(path, className = "") {
	return `<svg${className === "" ? "" : ` class="${className}"`} viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;
}
//#endregion
//#region src/generators/parts/parts.ts
/** Tabs of the site. A tab that has a menu opens the menu. */
function navigationTabs({ tabs, words }) {
	if (tabs.length === 0) return [];
	const items = tabs.map((tab) => {
		const { menu, icon, label } = tab;
		return optionItem(tab, [menu.length === 0 ? optionLink(tab) : menuElement([iconElement(icon), labelElement(label)], menu)]);
	});
	return [element("nav", {
		class: "djn-navigation-tabs",
		"aria-label": words.sections,
		"data-level": "tab"
	}, [element("ul", {}, items)])];
}
/**
* Tabs and bar links in one row, followed by the primary button. Items that don't fit move into a menu, the last item
* first; the button stays visible.
*
* @param links Bar links; empty for tabs only.
* @param isStacked Show everything in a column, for the menu on phones. Default: false.
*/
function navigationBar({ tabs, words }, links, isStacked = false) {
	const plainLinks = links.filter(({ primary }) => !primary);
	const button = links.find(({ primary }) => primary);
	if (tabs.length + links.length === 0) return [];
	const entries = plainLinks.map((link) => element("li", {}, [optionLink(link)]));
	const list = element("nav", {
		class: "djn-bar-links",
		"aria-label": words.more
	}, [element("ul", {}, entries)]);
	const row = element("div", {
		class: "djn-bar-row",
		...isStacked ? {} : { "data-fit": "" }
	}, [...navigationTabs({
		tabs,
		words
	}), plainLinks.length === 0 ? void 0 : list]);
	const menuItems = [...tabs.map((tab) => optionItem(tab, (tab.menu.length > 0 ? tab.menu : [tab]).map(optionLink))), ...entries];
	return [element("div", { class: isStacked ? "djn-bar-fit djn-stack" : "djn-bar-fit" }, [
		row,
		isStacked ? void 0 : element("details", {
			class: "djn-menu djn-more",
			"data-menu": "",
			hidden: ""
		}, [element("summary", {}, [words.more]), element("ul", {}, menuItems)]),
		button && element("a", {
			class: "djn-bar-button",
			href: button.href,
			...button.attrs
		}, [iconElement(button.icon), button.label])
	])];
}
/** Language and version switchers. Each option links to the same page in that language or version, if it exists. */
function switchers({ selects }) {
	return selects.filter(({ options }) => options.length > 1).map(switcherElement);
}
/** Head of the sidebar: products, dropdowns, anchors, menu items and global links. */
function sidebarHead({ menus, lists, links, words }) {
	const headElements = [
		...menus.map(switcherElement),
		...lists.map(linkList),
		...links.length === 0 ? [] : [linkList({
			label: words.more,
			options: links
		})]
	];
	return headElements.length === 0 ? [] : [element("div", { class: "djn-sidebar-head" }, headElements)];
}
/** List of links. `axis` is absent for global links. */
function linkList({ axis, label, options }) {
	return element("nav", {
		class: "djn-list",
		"aria-label": label,
		...axis === void 0 ? { "data-global": "" } : { "data-level": axis }
	}, [optionList(options)]);
}
function breadcrumbs({ breadcrumbs: crumbs, words }) {
	if (crumbs.length === 0) return [];
	const items = crumbs.map(({ label, href }) => element("li", {}, [href === null ? element("span", {}, [label]) : element("a", { href }, [label])]));
	return [element("nav", {
		class: "djn-breadcrumbs",
		"aria-label": words.breadcrumbs,
		"data-breadcrumbs": ""
	}, [element("ol", {}, items)])];
}
/** Banner of the page's section. A dismissed banner stays hidden until its text changes. */
function banner({ banner: notice, words }) {
	if (notice === null) return [];
	const { parts, dismissible, style } = notice;
	return [element("aside", {
		class: "djn-banner",
		"data-banner": dismissible ? parts.map(({ text }) => text).join("") : "",
		"aria-label": words.notice,
		style
	}, [element("div", {}, bannerNodes(parts)), dismissible ? element("button", {
		type: "button",
		"aria-label": words.dismiss
	}) : void 0])];
}
function pageBadges({ badges }) {
	if (badges.length === 0) return [];
	return [element("p", {
		class: "djn-badges",
		"data-badges": ""
	}, badges.map(({ text, tone }) => element("span", {
		class: "djn-badge",
		"data-tone": tone
	}, [text])))];
}
function pageDescription({ description }) {
	return description === void 0 ? [] : [element("p", { class: "djn-description" }, [description])];
}
function siteFooter(lists) {
	if (lists.length === 0) return [];
	return [element("footer", { class: "djn-footer" }, lists.map(({ title, links }) => {
		const items = links.map((link) => element("li", {}, [linkElement(link, [link.label])]));
		return element("div", {}, [title === null ? void 0 : element("p", { class: "djn-footer-title" }, [title]), element("ul", {}, items)]);
	}))];
}
function switcherElement({ axis, label, options }) {
	const currentOption = options.find((option) => option.current);
	const currentLabel = element("span", { class: "djn-chosen" }, [currentOption?.label ?? label]);
	const menu = menuElement([
		iconElement(currentOption?.icon),
		currentLabel,
		tagElement(currentOption?.tag)
	], options);
	return element("nav", {
		class: "djn-switcher",
		"aria-label": label,
		"data-level": axis
	}, [menu]);
}
/** Disclosure menu that works without a script. */
function menuElement(summary, options) {
	return element("details", {
		class: "djn-menu",
		"data-menu": ""
	}, [element("summary", {}, summary), optionList(options)]);
}
function optionList(options) {
	return element("ul", {}, options.map((option) => optionItem(option, [optionLink(option), option.menu.length === 0 ? void 0 : optionList(option.menu)])));
}
function optionItem({ name, current }, children) {
	return element("li", {
		"data-option": name,
		"data-current": current ? "" : void 0
	}, children);
}
function optionLink(option) {
	const { href, attrs, current, label, icon, tag, description } = option;
	const children = [element("span", { class: "djn-line" }, [
		iconElement(icon),
		labelElement(label),
		tagElement(tag)
	]), description === void 0 ? void 0 : element("small", {}, [description])];
	if (href === null) return element("span", {}, children);
	return linkElement({
		href,
		attrs: {
			...attrs,
			...current ? { "aria-current": "true" } : {}
		}
	}, children);
}
function linkElement({ href, attrs }, children) {
	return element("a", {
		href,
		...attrs
	}, children);
}
function bannerNodes(parts) {
	const linkGroups = [];
	for (const part of parts) {
		const lastGroup = linkGroups.at(-1);
		if (lastGroup !== void 0 && lastGroup.target === part.target) lastGroup.children.push(formattedText(part));
		else linkGroups.push({
			target: part.target,
			children: [formattedText(part)]
		});
	}
	return linkGroups.flatMap(({ target, children }) => target === void 0 ? children : [linkElement(target, children)]);
}
function formattedText({ text, isStrong, isEmphasis, isCode }) {
	return [
		...isCode ? ["code"] : [],
		...isEmphasis ? ["em"] : [],
		...isStrong ? ["strong"] : []
	].reduce((node, name) => element(name, {}, [node]), text);
}
function labelElement(label) {
	return element("span", { "data-label": "" }, [label]);
}
function iconElement(classes) {
	return classes === void 0 ? void 0 : element("i", {
		class: classes,
		"aria-hidden": "true"
	});
}
function tagElement(tag) {
	return tag === void 0 ? void 0 : element("span", { class: "djn-badge" }, [tag]);
}
//#endregion
//#region src/generators/search/search-html.ts
const searchIcon = renderLineIcon("M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14ZM16 16l4 4");
/**
* Button that opens the search dialog of the same page.
*
* @param url URL of the search file.
* @param language Language code of the page.
*/
function renderSearchButton(url, language) {
	const { search } = wordsOf(language).search;
	return `<button type="button" class="search-button scripted" data-search="${escapeHtml(url)}" aria-label="${search}">${searchIcon}<span>${search}</span><kbd>Ctrl K</kbd></button>`;
}
function renderSearchDialog(language) {
	const { search, results, nothing } = wordsOf(language).search;
	return [
		`<dialog class="search" aria-label="${search}">`,
		`<div>${searchIcon}<input type="text" role="combobox" aria-expanded="true" aria-controls="_search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" aria-label="${search}" placeholder="${search}"><kbd>Esc</kbd></div>`,
		`<ul id="_search-results" role="listbox" aria-label="${results}"></ul>`,
		`<p hidden>${nothing}</p>`,
		"</dialog>"
	].join("");
}
//#endregion
//#region src/generators/html/page.ts
/** HTML of a page's body. Its own ids begin with `_`, so that no heading has the same id. */
function renderPageBody(context, { page, content, title, heading, html }) {
	const frame = createFrame(context, page);
	const { headings } = content.renderedPage;
	const head = [
		writeHtml(breadcrumbs(frame.view)),
		heading === "" ? `<h1>${escapeHtml(title)}</h1>` : heading,
		writeHtml([...pageBadges(frame.view), ...pageDescription(frame.view)])
	].join("");
	return renderBody(frame, content.data, head, html, heading === "" ? headings : headings.slice(1));
}
/** HTML of the body of `404.html`. */
function renderNotFoundBody(context) {
	const frame = createFrame(context, void 0);
	const { branding, messages } = frame;
	const { title = messages.missing, description = messages.missingHelp } = branding.notFound ?? {};
	return renderBody(frame, { mode: "center" }, `<h1>${escapeHtml(title)}</h1>${writeHtml(pageDescription({ description }))}`, `<p><a href="${escapeHtml(homeUrl(frame))}">${messages.start}</a></p>`, []);
}
function createFrame(context, page) {
	const { site, toUrl } = context;
	const placement = page?.placements[0] ?? homePageOf(site)?.placements[0];
	const language = placement?.context.language;
	const branding = {
		...context.branding,
		...brandingOf(context.branding, language)
	};
	return {
		...context,
		branding,
		page,
		placement,
		view: viewOf(site, page, toUrl),
		messages: wordsOf(language).theme,
		headerLinks: headerLinksOf(branding, toUrl)
	};
}
function renderBody(frame, data, head, html, headings) {
	const mode = pageMode(data);
	const hasSidebar = mode.hasSidebar && frame.page?.placements[0] !== void 0;
	return [
		renderTop(frame),
		`<div class="layout" data-mode="${escapeHtml(String(data.mode ?? ""))}">`,
		renderDrawer(frame, hasSidebar),
		"<main id=\"_content\" tabindex=\"-1\">",
		"<article>",
		mode.hasHead ? `<header class="page-head">${head}</header>` : "",
		`<div class="page">${html}</div>`,
		"</article>",
		mode.isFullWidth ? "" : renderNeighbors(frame),
		renderFooter(frame),
		"</main>",
		mode.hasOutline ? renderOutline(headings, hasSidebar, frame.messages) : "",
		"</div>",
		renderSearchDialog(frame.placement?.context.language)
	].join("\n");
}
/** Skip link, banner and header. */
function renderTop(frame) {
	const { site, branding, placement, view, messages, headerLinks } = frame;
	const tabs = writeHtml(navigationTabs(view));
	const searchUrl = `${site.site.base}/${encodeURI(searchFile(placement?.context))}`;
	const themeButton = `<button type="button" class="round scripted" data-theme-button aria-label="${messages.theme}">${sunIcon}${moonIcon}</button>`;
	return [
		`<a class="skip" href="#_content">${messages.skip}</a>`,
		writeHtml(banner(view)),
		"<header class=\"top\">",
		"<div class=\"bar\">",
		`<button type="button" class="round narrow-only menu-button" popovertarget="_sidebar" aria-label="${escapeHtml(view.words.menu)}">${menuIcon}</button>`,
		`<a class="logo" href="${escapeHtml(homeUrl(frame))}">${renderLogo(frame)}</a>`,
		`<div class="wide-only switchers">${writeHtml(switchers(view))}</div>`,
		renderSearchButton(searchUrl, placement?.context.language),
		`<div class="wide-only links">${writeHtml(navigationBar({
			tabs: [],
			words: view.words
		}, headerLinks))}</div>`,
		branding.appearance.strict ? "" : themeButton,
		"</div>",
		tabs === "" ? "" : `<div class="tabs">${tabs}</div>`,
		"</header>"
	].join("");
}
/** The sidebar. On phones it is a menu, with the switchers and links of the header. */
function renderDrawer({ site, sidebars, page, view, messages, headerLinks }, hasSidebar) {
	const sidebar = page?.placements[0]?.sidebar;
	const { html = "", file } = page === void 0 || sidebar === void 0 ? {} : sidebars.renderSidebar(sidebar, page.route);
	const source = file === void 0 ? "" : ` data-source="${escapeHtml(site.site.base)}/${file}"`;
	const headerParts = [...switchers(view), ...navigationBar({
		tabs: [],
		words: view.words
	}, headerLinks, true)];
	return [
		`<aside id="_sidebar" class="sidebar${hasSidebar ? "" : " narrow-only"}" popover aria-label="${messages.pages}">`,
		headerParts.length === 0 ? "" : `<div class="djn-sidebar-head narrow-only">${writeHtml(headerParts)}</div>`,
		writeHtml(sidebarHead(view)),
		html === "" ? "" : `<nav class="entries djn-list" aria-label="${messages.pages}"${source}>${html}</nav>`,
		"</aside>"
	].join("");
}
/** Links of the bar. Those of `docs.json`, and its link to GitHub, which other themes show as an icon. */
function headerLinksOf(branding, toUrl) {
	const { primary } = branding.navbar;
	const links = resolveNavbarLinks(branding, toUrl);
	return primary?.icon !== "github" || links.some(({ href }) => href === primary.href) ? links : [...links, {
		label: primary.label,
		primary: false,
		...linkTarget(primary.href, toUrl)
	}];
}
function renderLogo({ branding: { logo: pictures, name }, site }) {
	if (pictures === void 0) return escapeHtml(name);
	const { light, dark } = pictures;
	const renderImage = (path, attributes = "") => `<img${attributes} src="${escapeHtml(brandingUrl(path, site.site.base))}" alt="${escapeHtml(name)}">`;
	if (light === dark) return renderImage(light);
	return renderImage(light, " class=\"light-only\"") + renderImage(dark, " class=\"dark-only\"");
}
/** The logo's `href`, or else the first page in the language and version of the current page. */
function homeUrl({ site, branding, toUrl, placement }) {
	if (branding.logo?.href !== void 0) return linkTarget(branding.logo.href, toUrl).href;
	return toUrl((placement === void 0 ? [] : sectionsOf(site, placement)).findLast(({ axis }) => axis === "language" || axis === "version")?.route ?? site.tree.route ?? "/");
}
function homePageOf({ tree, pages }) {
	return tree.route === null ? void 0 : pages[tree.route];
}
/** "On this page". Next to a sidebar, an empty column keeps the text where it is on other pages. */
function renderOutline(headings, hasSidebar, { outline }) {
	const items = headings.filter(({ depth, text }) => depth > 1 && depth < 4 && text !== "").map(({ id, text, depth }) => {
		const href = `#${encodeURIComponent(id)}`;
		return element("li", { "data-depth": `${depth}` }, [element("a", { href }, [text])]);
	});
	if (items.length === 0) return hasSidebar ? "<div class=\"outline\"></div>" : "";
	const children = [element("p", {}, [outline]), element("ul", {}, items)];
	return writeHtml([element("nav", {
		class: "outline djn-list",
		"aria-label": outline
	}, children)]);
}
function renderNeighbors({ site, page, toUrl, view: { words }, messages }) {
	const [placement] = page?.placements ?? [];
	const { previous, next } = placement === void 0 ? {} : neighborsOf(site, placement);
	const renderLink = (neighbor, rel, name) => {
		if (neighbor === void 0) return "";
		const { href } = linkTarget(neighbor.url ?? neighbor.route, toUrl);
		const label = escapeHtml(pageLabel(site, neighbor.route));
		return `<a class="djn-card djn-linked" rel="${rel}" href="${escapeHtml(href)}"><span class="djn-card-body">${escapeHtml(name)}</span><strong>${label}</strong></a>`;
	};
	const links = renderLink(previous, "prev", words.previous) + renderLink(next, "next", words.next);
	return links === "" ? "" : `<nav class="neighbors" aria-label="${messages.neighbors}">${links}</nav>`;
}
function renderFooter({ branding, toUrl }) {
	const socials = socialLinks(branding).map(({ label, href }) => ({
		label,
		...linkTarget(href, toUrl)
	}));
	return writeHtml([...siteFooter(resolveFooterColumns(branding, toUrl)), ...socials.length === 0 ? [] : siteFooter([{
		title: null,
		links: socials
	}])]);
}
const menuIcon = renderLineIcon("M4 7h16M4 12h16M4 17h16");
const sunIcon = renderLineIcon("M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M19 5l-1.4 1.4M6.4 17.6 5 19", "dark-only");
const moonIcon = renderLineIcon("M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z", "light-only");
//#endregion
//#region src/generators/html/sidebar.ts
/**
* Maximum number of entries in a page's sidebar. Longer sidebars are shortened to the groups of the current page,
* and a script loads the rest.
*/
const maxEntries = 400;
/** Maximum number of entries on each side of the current page in a group of a shortened sidebar. */
const maxNeighbors = 100;
/** Sidebars of a site as lists of links, with groups as `details`. */
var SidebarRenderer = class {
	#site;
	#toUrl;
	#entries = /* @__PURE__ */ new Map();
	constructor(site, toUrl) {
		this.#site = site;
		this.#toUrl = toUrl;
	}
	/**
	* @param index Index of the sidebar in the model.
	* @param route Route of the current page.
	* @returns HTML, and the path of the file with all entries if the page has only some of them, relative to the base
	* path.
	*/
	renderSidebar(index, route) {
		const entries = this.#entriesOf(index);
		const isShort = isLong(entries);
		return {
			html: renderEntries(entries, route, isShort),
			file: isShort ? sidebarFile(index) : void 0
		};
	}
	/** Files with all entries of the sidebars that are shortened in pages. */
	files() {
		const longSidebars = this.#site.sidebars.map((_, index) => [sidebarFile(index), this.#entriesOf(index)]).filter(([, entries]) => isLong(entries));
		return new Map(longSidebars.map(([file, entries]) => [file, () => renderAll(entries)]));
	}
	#entriesOf(index) {
		return getOrCreate(this.#entries, index, () => this.#createEntries(index));
	}
	#createEntries(index) {
		const { items = [], context } = this.#site.sidebars[index] ?? {};
		const { navigation: messages, theme: { expand } } = wordsOf(context?.language);
		const wholeEntries = /* @__PURE__ */ new Map();
		const renderLink = (item, target, isCurrent) => {
			const { href, attrs } = linkTarget(target, this.#toUrl);
			return `<a${writeAttributes({
				class: classesOf(item),
				href,
				...attrs,
				...isCurrent ? { "aria-current": "page" } : {}
			})}>${renderLabel(item, messages)}</a>`;
		};
		const renderTitle = (name, group) => `<${name}${writeAttributes({ class: classesOf(group) })}>${renderLabel(group, messages)}</${name}>`;
		return writeEntries(items, {
			leaf: (item, target) => {
				const renderWhole = () => getOrCreate(wholeEntries, item, () => `<li>${renderLink(item, target, false)}</li>`);
				const routes = new Set(item.kind === "page" ? [item.route] : []);
				return {
					count: 1,
					routes,
					renderWhole,
					render: (route) => routes.has(route) ? `<li>${renderLink(item, target, true)}</li>` : renderWhole()
				};
			},
			group: (group, writeItems) => {
				const { target, items: groupItems } = linkedGroup(this.#site, group);
				const entries = writeItems(groupItems);
				const firstRoute = group.root ?? group.route;
				const routes = new Set([group.root ?? [], ...entries.map((entry) => [...entry.routes])].flat());
				const renderGroup = (content, isOpen, isCurrent) => {
					const link = target === null ? void 0 : renderLink(group, target, isCurrent);
					if (!group.collapsible) return `<li class="group">${link ?? renderTitle("p", group)}${content}</li>`;
					if (link !== void 0 && entries.length === 0) return `<li>${link}</li>`;
					const toggle = {
						class: "entry",
						"aria-label": `${expand}: ${group.label}`
					};
					const summary = link === void 0 ? renderTitle("summary", group) : `<summary${writeAttributes(toggle)}></summary>`;
					const details = `<details${isOpen ? " open" : ""}>${summary}${content}</details>`;
					return link === void 0 ? `<li>${details}</li>` : `<li class="linked">${link}${details}</li>`;
				};
				const createWhole = () => renderGroup(renderAll(entries), group.expanded, false);
				const renderWhole = () => getOrCreate(wholeEntries, group, createWhole);
				return {
					count: 1 + countEntries(entries),
					routes,
					renderWhole,
					render(route, isShort) {
						if (routes.has(route)) {
							const isCurrent = target === route && !entries.some((entry) => entry.routes.has(route));
							return renderGroup(renderEntries(entries, route, isShort), true, isCurrent);
						}
						if (!isShort) return renderWhole();
						return firstRoute === null ? "" : `<li>${renderLink(group, firstRoute, false)}</li>`;
					}
				};
			}
		});
	}
};
function sidebarFile(index) {
	return `_docs-json-nav/sidebar-${index}.html`;
}
function isLong(entries) {
	return countEntries(entries) > maxEntries;
}
function countEntries(entries) {
	return entries.reduce((sum, { count }) => sum + count, 0);
}
function renderEntries(entries, route, isShort) {
	const index = entries.findIndex((entry) => entry.routes.has(route));
	const currentIndex = Math.max(0, index);
	const isIncluded = (_, other) => !isShort || Math.abs(other - currentIndex) <= maxNeighbors;
	return wrapInList(entries.filter(isIncluded).map((entry) => entry.render(route, isShort)));
}
function renderAll(entries) {
	return wrapInList(entries.map((entry) => entry.renderWhole()));
}
function wrapInList(items) {
	return items.length === 0 ? "" : `<ul>${items.join("")}</ul>`;
}
function classesOf({ icon }) {
	return joinClasses("entry", icon && iconClasses(icon)) ?? "";
}
/** The HTTP method comes before the label, as in API references. */
function renderLabel(item, messages) {
	const badges = createBadges(item, messages).map(({ text, tone }, index) => item.method !== void 0 && index === 0 ? element("span", {
		class: "djn-method",
		"data-tone": tone
	}, [text.replace("DELETE", "DEL")]) : element("span", {
		class: "djn-badge",
		"data-tone": tone
	}, [text]));
	const label = element("span", { class: "djn-line" }, [item.label]);
	return writeHtml(item.method === void 0 ? [label, ...badges] : [
		...badges.slice(0, 1),
		label,
		...badges.slice(1)
	]);
}
//#endregion
//#region src/generators/html/theme-files.ts
/**
* Style sheet and scripts that all pages load. Their names change with their content.
*
* @returns Paths relative to the base path.
*/
function createThemeFiles(branding, base) {
	const brandingStyles = brandingStyleSheet(branding, {
		accentProperties: ({ text, solid, onSolid, soft }) => ({
			"--djn-accent": text,
			"--solid": solid,
			"--on-solid": onSolid,
			"--soft": soft
		}),
		background: "--djn-surface",
		backgroundImage: "--picture",
		surfaces: ["--djn-raised"],
		muted: {
			name: "--djn-muted",
			light: "#5b6270",
			dark: "#a0a7b4"
		},
		bodyFont: "--font",
		headings: ":is(h1, h2, h3, h4, h5, h6, .logo)",
		url: (path) => brandingUrl(path, base)
	});
	const css = `${readStyles("html/styles.css")}\n${brandingStyles}`;
	const styles = hashedPath("theme", css, "css");
	const scripts = readScripts();
	const folder = `_docs-json-nav/theme.${digestOf([...scripts])}`;
	const scriptFiles = [...scripts].map(([name, text]) => [`${folder}/${name}`, text]);
	return {
		script: `${folder}/html.js`,
		styles,
		files: new Map([[styles, css], ...scriptFiles])
	};
}
/** Style sheet of the package, with the sheets that it imports. */
function readStyles(file) {
	return readFileSync(join(packageFolder(), "dist", file), "utf8").replace(/@import "(.+?)";/g, (_, path) => readStyles(join(dirname(file), path)));
}
/** Scripts by file name: the script of every page, and the scripts that it loads on demand. */
function readScripts() {
	const folder = join(packageFolder(), "dist/islands/html");
	const names = readdirSync(folder).filter((name) => name.endsWith(".js"));
	return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), "utf8")]));
}
//#endregion
//#region src/generators/html/generator.ts
const htmlGenerator = {
	theme: createPlainTheme,
	urlOf: htmlPageUrl,
	projection(site) {
		const pages = new HtmlPageRenderer(site);
		return {
			fileOf: ({ page }) => indexFile(page.route.slice(1)),
			navigation: () => void 0,
			frontMatter: () => ({}),
			fileContent: (page, _frontMatter, _navigation, styles) => pages.renderPage(page, styles),
			files: (output) => createFiles(site, pages, output)
		};
	}
};
/** URL of a page with a trailing slash, because every static host serves a folder's `index.html` at such a URL. */
function htmlPageUrl(route, site) {
	const [path, suffix] = splitUrl(route);
	const trailingSlash = path === "/" || path.endsWith("/") || pageAt(site, path) === void 0 ? "" : "/";
	return `${site.site.base}${encodePath(path)}${trailingSlash}${suffix}`;
}
/** Pages of a site as HTML documents, and the files that don't depend on the text of pages. */
var HtmlPageRenderer = class {
	#site;
	#context;
	#theme;
	toUrl;
	toAbsoluteUrl;
	#files;
	constructor(site) {
		const { model } = site;
		const branding = resolveBranding(site);
		this.#site = site;
		this.toUrl = (route) => htmlPageUrl(route, model);
		this.toAbsoluteUrl = createUrlResolver(site, { urlOf: this.toUrl });
		this.#context = {
			site: model,
			branding,
			toUrl: this.toUrl,
			sidebars: new SidebarRenderer(model, this.toUrl)
		};
		this.#theme = createThemeFiles(branding, model.site.base);
	}
	/** Theme, redirect pages and long sidebars, by path relative to the base path. */
	get files() {
		if (this.#files !== void 0) return this.#files;
		const hrefOf = (destination) => linkTarget(destination, this.toUrl).href;
		const texts = [...createRedirectPages(this.#site.model, indexFile, hrefOf), ...this.#theme.files].map(([path, text]) => [path, () => text]);
		this.#files = new Map([...texts, ...this.#context.sidebars.files()]);
		return this.#files;
	}
	/** @param styles Style sheet of pages. */
	renderPage(sitePage, styles) {
		const { page, title, content } = sitePage;
		const { base } = this.#site.model.site;
		const indexesAll = indexesAllPages(this.#site.config);
		const isInIndexes = isIndexable(page, indexesAll);
		return renderDocument({
			title,
			description: page.description,
			isIndexable: isInIndexes,
			canonical: isInIndexes ? this.toAbsoluteUrl?.(page.route) : void 0,
			markdown: isSearchable(page, indexesAll) ? `${base}/${encodePath(markdownFile(page.route))}` : void 0,
			feed: hasFeed(this.#site, content) ? feedUrl(this.#site, page.route) : void 0,
			language: htmlLanguage(page),
			...this.#sharedHead(styles)
		}, renderPageBody(this.#context, sitePage));
	}
	/** @param styles Style sheet of pages. */
	renderNotFound(styles) {
		return renderDocument({
			title: "404",
			isIndexable: false,
			language: htmlLanguage(homePageOf(this.#site.model)),
			...this.#sharedHead(styles)
		}, renderNotFoundBody(this.#context));
	}
	#sharedHead(styles) {
		const { base } = this.#site.model.site;
		const paths = [this.#theme.styles, ...styles === "" ? [] : [pageStylesPath(styles)]];
		return {
			branding: this.#context.branding,
			base,
			styles: paths.map((path) => `${base}/${path}`),
			script: `${base}/${this.#theme.script}`
		};
	}
};
/**
* File that static hosts serve at a path.
*
* @param path Path without a slash at either end; empty for the home page.
*/
function indexFile(path) {
	return path === "" ? "index.html" : `${path}/index.html`;
}
/** Path of the style sheet of pages. */
function pageStylesPath(styles) {
	return hashedPath("pages", styles, "css");
}
async function createFiles(site, renderer, { pages, styles, generated, folder }) {
	const { toUrl } = renderer;
	const indexesAll = indexesAllPages(site.config);
	const emit = new Set([
		...site.publishSettings.emit,
		"sitemap",
		"llms",
		"markdown"
	]);
	const { files: indexes } = await indexFiles(site, { urlOf: toUrl }, { emit: [...emit] });
	const texts = pages.filter(({ page }) => isSearchable(page, indexesAll)).map(({ page: { route }, content: { renderedPage } }) => ({
		...renderedPage,
		route
	}));
	const homeUrl = indexes.has("sitemap.xml") ? renderer.toAbsoluteUrl?.("/") : void 0;
	const pageFiles = new Set(pages.map(({ page }) => indexFile(page.route.slice(1))));
	const files = /* @__PURE__ */ new Map();
	for (const [path, file] of listAssets(site, [folder])) files.set(path, () => readFileSync(join(site.root, file)));
	for (const [path, text] of generated) files.set(path, () => text);
	for (const [path, createText] of [...renderer.files, ...searchFiles(site.model, texts, toUrl)]) if (!pageFiles.has(path)) files.set(path, createText);
	files.set("404.html", () => renderer.renderNotFound(styles));
	if (!files.has("robots.txt")) files.set("robots.txt", () => createRobotsText(homeUrl));
	for (const [path, text] of indexes) if (!files.has(path)) files.set(path, () => text);
	if (styles !== "") files.set(pageStylesPath(styles), () => styles);
	return files;
}
//#endregion
export { pageStylesPath as a, indexFile as i, htmlGenerator as n, searchFiles as o, htmlPageUrl as r, HtmlPageRenderer as t };
