import { o as __toESM } from "./rolldown-runtime-DNCzzKnI.js";
import { t as keepUrls } from "./keep-urls-BCqCQWB7.js";
import { n as require_safe_parse, r as postcss_default, t as require_dist } from "./style-sheet-parser-C056mD6X.js";
//#region src/generators/own-styles/confine-selector.ts
var import_safe_parse = /* @__PURE__ */ __toESM(require_safe_parse(), 1);
var import_dist = /* @__PURE__ */ __toESM(require_dist(), 1);
/** Ids, classes and tags of the elements that hosts put around the content of a page. */
const hostContainers = {
	id: new Set([
		"content-area",
		"content-container",
		"content",
		"mdx-content"
	]),
	class: new Set(["prose", "mdx-content"]),
	tag: new Set(["main", "article"])
};
/** Classes and attributes that hosts set on the document root. */
const rootMarkers = {
	class: new Set(["dark", "light"]),
	attribute: new Set(["data-theme"])
};
/**
* Restricts a rule to page content: `.dark h2` → `.dark .text h2`. Elements that hosts put around the content are
* replaced by the generator's container: `#content-area > h2` → `.text > h2`.
*
* @param containerSelector Selector of the generator's container: `.text`.
* @param isNested True inside a rule for the document root, where `&` refers to the root.
* @throws Error for an invalid selector.
*/
function confineSelectors(selectors, containerSelector, isNested) {
	const contentSelectors = [];
	const containerSelectors = [];
	const rootSelectors = [];
	for (const selector of (0, import_dist.default)().astSync(selectors, { lossless: false }).nodes) {
		const compounds = splitCompounds(selector);
		if (!selector.nodes.every(isValidNode)) continue;
		const rootCount = countWhile(compounds, (compound) => isRoot(compound, isNested));
		const rootParts = compounds.slice(0, rootCount).map((compound, index) => (index === 0 ? "" : compound.combinator) + rootText(compound));
		const contentCompounds = compounds.slice(rootCount);
		if (contentCompounds.length === 0) {
			if (selector.nodes.some((node) => node.type === "pseudo" && node.value.startsWith("::"))) continue;
			rootSelectors.push(rootParts.join(""));
			continue;
		}
		const containerCount = countWhile(contentCompounds, isContainer);
		const containerNodes = contentCompounds[containerCount - 1]?.nodes.filter((node) => !isContainerNode(node)) ?? [];
		const descendants = contentCompounds.slice(containerCount).map((compound, index) => {
			return (index === 0 && containerCount === 0 ? " " : compound.combinator) + compoundText(compound);
		});
		const confinedSelector = [...rootParts.length === 0 ? [] : [rootParts.join("")], containerSelector + containerNodes.join("") + descendants.join("")].join(" ");
		if (descendants.length > 0) contentSelectors.push(confinedSelector);
		else if (!containerNodes.some((node) => node.type === "pseudo" && node.value.startsWith("::"))) containerSelectors.push(confinedSelector);
	}
	return {
		content: contentSelectors,
		container: containerSelectors,
		root: rootSelectors
	};
}
/** False for nodes of invalid selectors, such as `..name`. Browsers ignore rules with invalid selectors. */
function isValidNode(node) {
	const { type, value } = node;
	if (type === "string") return false;
	if (type === "class" || type === "id" || type === "tag") return /^(?:[-\w\u{80}-\u{10FFFF}*]|\\.)+$/u.test(String(node).replace(/^[\s.#]+/, "")) && value !== "";
	return type !== "pseudo" || /^::?[-\w]+$/.test(value) && node.nodes.every((inner) => inner.nodes.every(isValidNode));
}
function splitCompounds(selector) {
	const compounds = [{
		nodes: [],
		combinator: " "
	}];
	for (const node of selector.nodes) if (node.type === "combinator") compounds.push({
		nodes: [],
		combinator: String(node)
	});
	else if (node.type !== "comment") compounds.at(-1)?.nodes.push(node);
	return compounds.filter(({ nodes }) => nodes.length > 0);
}
/** True for selectors that match only the document root or the body: `html.dark`, `:root`, `.dark`, `:not(.dark)`. */
function isRoot({ nodes }, isNested) {
	return nodes.some((node) => node.type === "tag" && /^(?:html|body)$/i.test(node.value) || node.type === "pseudo" && node.value === ":root" || node.type === "nesting" && isNested) || nodes.every(isThemeMarker);
}
function isThemeMarker(node) {
	switch (node.type) {
		case "class": return rootMarkers.class.has(node.value);
		case "attribute": return rootMarkers.attribute.has(node.attribute);
		case "pseudo": return node.nodes.length > 0 && node.nodes.every((inner) => splitCompounds(inner).every((item) => isRoot(item, false)));
		default: return false;
	}
}
/** Selects light mode as "not dark", because many generators set a class only in dark mode. */
const lightSelector = ":where(:root):not(.dark)";
function rootText({ nodes }) {
	return nodes.map((node) => isLight(node) ? lightSelector : String(replaceLightClasses(node))).join("");
}
function replaceLightClasses(node) {
	if (node.type !== "pseudo") return node;
	const copy = node.clone();
	copy.walkClasses((inner) => {
		if (isLight(inner)) inner.replaceWith(import_dist.default.pseudo({ value: lightSelector }));
	});
	return copy;
}
function isLight(node) {
	return node.type === "class" && node.value === "light";
}
function isContainer({ nodes }) {
	return nodes.some(isContainerNode);
}
function isContainerNode(node) {
	switch (node.type) {
		case "id": return hostContainers.id.has(node.value);
		case "class": return hostContainers.class.has(node.value);
		case "tag": return hostContainers.tag.has(node.value.toLowerCase());
		case "pseudo": return /^:(?:is|where)$/.test(node.value) && node.nodes.length > 0 && node.nodes.every((inner) => splitCompounds(inner).every(isContainer));
		default: return false;
	}
}
function compoundText({ nodes }) {
	return nodes.join("");
}
function countWhile(items, predicate) {
	const end = items.findIndex((item) => !predicate(item));
	return end === -1 ? items.length : end;
}
//#endregion
//#region src/generators/own-styles/confine-sheet.ts
const groupingRules = new Set([
	"media",
	"supports",
	"container",
	"layer",
	"scope",
	"starting-style"
]);
/**
* At-rules that are kept because they define a name, such as `@keyframes`. All other at-rules except grouping rules are
* removed, because they are for CSS tools or print.
*/
const definingAtRules = new Set("font-face keyframes -webkit-keyframes property counter-style font-feature-values font-palette-values".split(" "));
/** Properties of the document root that pages inherit: custom properties and fonts. */
const inheritedPropertyPattern = /^(?:--|font(?:-|$))/;
/**
* Properties allowed for the container of page content: inherited properties and counters. Widths are dropped, because
* hosts set widths to make room for their own sidebars.
*/
const containerPropertyPattern = /^(?:--|font(?:-|$)|color$|counter-|letter-spacing$|line-height$|list-style|quotes$|tab-size$|text-|word-|hyphens$)/;
/** Values of `display` for boxes that set the space between their children with `gap`. */
const boxDisplayPattern = /^(?:inline-)?(?:flex|grid)$/;
/**
* Restricts a hosted site's global style sheet to page content, because the elements around the content belong to the
* generator. Invalid CSS is ignored, as in browsers.
*
* @param pages Selector of the container of page content.
*/
function confineSheet(text, { pages, spacesSiblings = false }) {
	const sheet = (0, import_safe_parse.default)(text);
	const imports = [];
	sheet.walkAtRules("import", (rule) => {
		const importRule = `@import ${rule.params};`;
		if (/^(?:url\(\s*)?["']?(?:https?:)?\/\//i.test(rule.params) && rule.nodes === void 0 && isValidStyleSheet(importRule)) imports.push(importRule);
		rule.remove();
	});
	confine(sheet, false);
	sheet.walk((node) => {
		if (node.type === "decl" && !isValidDeclaration(node) || node.type === "comment" || "nodes" in node && node.nodes?.length === 0) node.remove();
	});
	sheet.cleanRaws();
	return {
		imports,
		css: sheet.nodes.map((node) => `${node.toString()}${node.type === "atrule" && node.nodes === void 0 ? ";" : ""}\n`).filter(isValidStyleSheet).join("")
	};
	/** @param isNested True if the container is inside a rule for the document root, such as `:root { … }`. */
	function confine(container, isNested) {
		const inheritedDeclarations = [];
		for (const node of [...container.nodes ?? []]) if (node.type === "rule") confineRule(node, isNested);
		else if (node.type === "atrule") confineAtRule(node, isNested);
		else if (node.type === "decl") {
			if (isNested && inheritedPropertyPattern.test(node.prop)) inheritedDeclarations.push(node.clone());
			node.remove();
		}
		if (inheritedDeclarations.length > 0) container.prepend(postcss_default.rule({
			selector: `& ${pages}`,
			nodes: inheritedDeclarations
		}));
	}
	function confineAtRule(rule, isNested) {
		const name = rule.name.toLowerCase();
		if (groupingRules.has(name)) {
			if (rule.nodes !== void 0) confine(rule, isNested);
		} else if (!definingAtRules.has(name)) rule.remove();
	}
	function confineRule(rule, isNested) {
		const selectors = attempt(() => confineSelectors(rule.selector, pages, isNested));
		if (selectors !== void 0) rule.before(createConfinedRules(rule, selectors));
		rule.remove();
	}
	function createConfinedRules(rule, { content, container, root }) {
		const rules = [];
		if (container.length > 0) {
			const containerRule = removeToolRules(rule.clone({ selector: container.join(", ") }));
			containerRule.walkDecls((declaration) => {
				if (enclosingRule(declaration) === containerRule && !containerPropertyPattern.test(declaration.prop)) declaration.remove();
			});
			rules.push(containerRule);
		}
		if (root.length > 0) {
			const inheritedDeclarations = rule.nodes.filter((node) => node.type === "decl" && inheritedPropertyPattern.test(node.prop));
			const selector = root.map((item) => `${item} ${pages}`).join(", ");
			if (inheritedDeclarations.length > 0) rules.push(postcss_default.rule({
				selector,
				nodes: inheritedDeclarations
			}));
			const nestedRules = rule.nodes.filter((node) => node.type === "rule" || node.type === "atrule");
			if (nestedRules.length > 0) {
				const rootRule = postcss_default.rule({
					selector: root.join(", "),
					nodes: nestedRules
				});
				confine(rootRule, true);
				rules.push(rootRule);
			}
		}
		if (content.length > 0) rules.push(removeToolRules(rule.clone({ selector: content.join(", ") })));
		const boxSelectors = content.filter((selector) => !selector.includes("::"));
		if (spacesSiblings && boxSelectors.length > 0 && isBox(rule)) rules.push(marginReset(boxSelectors));
		return rules;
	}
}
function isBox(rule) {
	return rule.nodes.some((node) => node.type === "decl" && node.prop === "display" && boxDisplayPattern.test(node.value));
}
/** Creates a rule without specificity that removes the generator's margins between siblings. */
function marginReset(boxSelectors) {
	const selector = boxSelectors.map((box) => `:where(${box}) > :where(*)`).join(", ");
	return postcss_default.rule({
		selector,
		nodes: [postcss_default.decl({
			prop: "margin-top",
			value: "0"
		})]
	});
}
function enclosingRule(declaration) {
	let node = declaration.parent;
	while (node !== void 0 && node.type === "atrule") node = node.parent;
	return node;
}
const urlPattern = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/gi;
/** Rewrites the targets of `url(…)` in a style sheet. */
function rewriteUrls(css, rewrite) {
	return css.replace(urlPattern, (original, doubleQuoted, singleQuoted, unquoted) => {
		const target = doubleQuoted ?? singleQuoted ?? unquoted;
		return target === "" ? original : keepUrls(`url("${rewrite(target).replaceAll(/["\\\n]/g, encodeURIComponent)}")`);
	});
}
/** False for declarations that browsers ignore, but that break the builds of some generators. */
function isValidDeclaration({ prop, value }) {
	return /^(?:--[^\s{}]+|[-_a-z][-\w]*)$/i.test(prop) && (value.trim() !== "" || prop.startsWith("--"));
}
function isValidStyleSheet(css) {
	return attempt(() => postcss_default.parse(css)) !== void 0;
}
/** Removes at-rules for CSS tools: `@apply`. */
function removeToolRules(rule) {
	rule.walkAtRules((inner) => {
		if (!groupingRules.has(inner.name.toLowerCase())) inner.remove();
	});
	return rule;
}
function attempt(run) {
	try {
		return run();
	} catch {
		return;
	}
}
//#endregion
export { confineSheet, rewriteUrls };
