import { r as slug$1 } from "./slugs-SaIJwQBm.js";
import GithubSlugger from "github-slugger";
//#region src/core/bodies/tree.ts
function nodeRange({ position }) {
	const [start, end] = [position?.start.offset, position?.end.offset];
	return start === void 0 || end === void 0 ? void 0 : {
		start,
		end
	};
}
function elementAttributes({ attributes }) {
	return Array.isArray(attributes) ? attributes : [];
}
function* walkNodes(root) {
	const stack = [root];
	for (let node = stack.pop(); node !== void 0; node = stack.pop()) {
		yield node;
		if (node.children !== void 0) stack.push(...node.children.toReversed());
	}
}
//#endregion
//#region src/core/bodies/heading.ts
const openingMark = "";
const closingMark = "";
const atxHeadingId = /^([ \t>]*#{1,6}[ \t][^\n]*?)\{(#[^{}\s][^{}\n]*)\}(?=[ \t]*#*[ \t]*\r?$)/gm;
const setextHeadingId = /^([^\n]*?)\{(#[^{}\s][^{}\n]*)\}(?=[ \t]*\r?\n[ \t>]*(?:=+|-+)[ \t]*\r?$)/gm;
const markedId = /^#([^\s\u{E001}]*)[^\u{E001}]*\u{E001}\s*$/u;
const commentId = /^\s*\/\*\s*#(\S+)\s*\*\/\s*$/;
/**
* Replaces the braces of `{#id}` at the end of headings with private-use characters, because MDX would parse the braces
* as an expression. Offsets don't change.
*/
function markHeadingIds(text) {
	if (!text.includes("{#") || text.includes(openingMark) || text.includes(closingMark)) return text;
	const replacement = `$1${openingMark}$2${closingMark}`;
	return text.replace(atxHeadingId, replacement).replace(setextHeadingId, replacement);
}
function unmarkHeadingIds(text) {
	return text.replaceAll(openingMark, "{").replaceAll(closingMark, "}");
}
/**
* Text of a heading as generators read it: text and code, including those in links and elements, but no images,
* expressions or raw HTML. An explicit id is `{#id}` or `{/* #id *\/}` at the end.
*/
function headingText(heading) {
	let text = "";
	for (const node of walkNodes(heading)) if (node.type === "text" || node.type === "inlineCode") text += node.value ?? "";
	else if (node.type === "break") text += "\n";
	const markStart = text.lastIndexOf(openingMark);
	const idMatch = markStart === -1 ? null : markedId.exec(text.slice(markStart + 1));
	if (idMatch !== null) return {
		text: text.slice(0, markStart).trim(),
		id: idMatch[1]
	};
	const lastChild = heading.children?.at(-1);
	const commentMatch = lastChild?.type === "mdxTextExpression" ? commentId.exec(lastChild.value ?? "") : null;
	return {
		text: commentMatch === null ? text : text.trim(),
		id: commentMatch?.[1]
	};
}
/**
* Copies a heading without the badge at its end, because some hosts leave the badge out of the id. `undefined` if there
* is no badge, or nothing else.
*/
function removeTrailingBadge(heading) {
	const children = [...heading.children ?? []];
	while (children.at(-1)?.type === "text" && children.at(-1)?.value?.trim() === "") children.pop();
	return children.at(-1)?.name === "Badge" && children.length > 1 ? {
		...heading,
		children: children.slice(0, -1)
	} : void 0;
}
/**
* Generates the ids of a page's headings, which must be passed in text order. Repeated ids are numbered from `-2`, or
* from `-1` by GitHub's rule.
*/
var HeadingIds = class {
	#rule;
	#slugger = new GithubSlugger();
	constructor(rule) {
		this.#rule = rule;
	}
	/** Id of the next heading. An explicit id is never numbered. */
	next({ text, id }) {
		return id ?? (this.#rule === "github" ? this.#slugger.slug(text) : this.#makeUnique(slug$1(text)));
	}
	saveState() {
		const counts = Object.entries(this.#slugger.occurrences);
		return () => {
			this.#slugger.reset();
			for (const [id, count] of counts) this.#slugger.occurrences[id] = count;
		};
	}
	#makeUnique(baseId) {
		const { occurrences } = this.#slugger;
		let id = baseId;
		for (let number = (occurrences[baseId] ?? 0) + 1; Object.hasOwn(occurrences, id); number++) {
			occurrences[baseId] = number;
			id = `${baseId}-${number}`;
		}
		occurrences[id] ??= 1;
		return id;
	}
};
/** Elements whose ids the host of `docs.json` sites builds from an attribute and an optional prefix. */
const titledElements = {
	Accordion: { attributes: ["title"] },
	Expandable: { attributes: ["title"] },
	Step: { attributes: ["title"] },
	Tab: { attributes: ["title"] },
	Update: { attributes: ["label", "description"] },
	ParamField: {
		attributes: [
			"path",
			"query",
			"body",
			"header"
		],
		prefix: "param-"
	},
	ResponseField: {
		attributes: ["name"],
		prefix: "param-"
	}
};
function titleIds(element, attributes) {
	const rule = Object.hasOwn(titledElements, element) ? titledElements[element] : void 0;
	return attributes.filter(({ name }) => rule?.attributes.includes(name)).map(({ value }) => value).map((title) => {
		const id = slug$1(title, "github");
		if (rule?.prefix === void 0 || id === "") return [slug$1(title), id];
		const kebabCaseId = rule.prefix + slug$1(title.replace(/(?<=[a-z\d])(?=[A-Z])|[._]/g, "-"), "github");
		return [
			kebabCaseId,
			kebabCaseId,
			rule.prefix + id,
			id
		];
	});
}
//#endregion
export { titleIds as a, nodeRange as c, removeTrailingBadge as i, walkNodes as l, headingText as n, unmarkHeadingIds as o, markHeadingIds as r, elementAttributes as s, HeadingIds as t };
