import { Gr as getOrCreate, Ji as folderOf, Si as pointerSegments } from "./core-0sspFqjL.js";
import { i as parseJsonTree, r as keyNode, t as childNode } from "./json-tree-DN_myuMl.js";
import { findNodeAtOffset } from "jsonc-parser";
//#region src/core/diagnostics/locate-fixes.ts
/** Converts the fixes of findings to text edits. Parses each JSON file once. */
var FixLocator = class {
	#read;
	#editors = /* @__PURE__ */ new Map();
	constructor(read) {
		this.#read = read;
	}
	/** @returns `undefined` if no fix is possible because the source text differs from the parsed value. */
	locate({ isSure, answers }) {
		const fixes = answers.flatMap(({ title, changes }) => {
			const edits = changes.map((change) => {
				return this.#editsOf(change)?.map((edit) => ({
					file: change.location.file,
					...edit
				}));
			});
			const locatedEdits = edits.filter((edit) => edit !== void 0);
			return locatedEdits.length < edits.length ? [] : [{
				title,
				edits: locatedEdits.flat()
			}];
		});
		return fixes.length === 0 ? void 0 : {
			isSure: isSure && fixes.length === 1,
			fixes
		};
	}
	#editsOf(change) {
		const editor = this.#editorOf(change.location.file);
		switch (change.kind) {
			case "replace": {
				const { start, end } = change.location;
				const current = this.#read(change.location.file).slice(start, end);
				return change.was === void 0 || change.was === current ? [{
					start,
					end,
					text: change.text
				}] : void 0;
			}
			case "write": {
				const { pointer, part } = change.location;
				const range = editor.stringRange(pointer, part === "key", change.was);
				return range && [{
					...range,
					text: JSON.stringify(change.text)
				}];
			}
			case "remove": return toList(editor.remove("start" in change.location ? change.location : change.location.pointer));
			case "append": return toList(editor.append(change.location.pointer, change.values));
			case "move": return editor.move(change.location.pointer, change.into.pointer);
		}
	}
	#editorOf(file) {
		return getOrCreate(this.#editors, file, () => new JsonEditor(/\.json$/i.test(file) ? this.#read(file) : ""));
	}
};
function toList(edit) {
	return edit && [edit];
}
/** Computes small edits of a JSON text, so that its formatting is kept. The text may have syntax errors. */
var JsonEditor = class {
	#text;
	#tree;
	constructor(text) {
		this.#text = text;
		this.#tree = parseJsonTree(text);
	}
	/** Returns the range of the value at a pointer, or of its key. `undefined` unless that is the expected string. */
	stringRange(pointer, isKey, expectedText) {
		const value = this.#node(pointer);
		const node = isKey ? keyNode(value) : value;
		if (node === void 0 || node.type !== "string" || node.value !== expectedText) return void 0;
		return {
			start: node.offset,
			end: node.offset + node.length
		};
	}
	remove(target) {
		const node = typeof target === "string" ? memberNode(this.#node(target)) : this.#memberAt(target);
		const parent = node?.parent;
		const siblings = parent?.children;
		if (node === void 0 || parent === void 0 || siblings === void 0) return void 0;
		const index = siblings.indexOf(node);
		const [previous, next] = [siblings[index - 1], siblings[index + 1]];
		if (next !== void 0) return {
			start: node.offset,
			end: next.offset,
			text: ""
		};
		if (previous !== void 0) return {
			start: nodeEnd(previous),
			end: nodeEnd(node),
			text: ""
		};
		return {
			start: parent.offset + 1,
			end: nodeEnd(parent) - 1,
			text: ""
		};
	}
	/** Appends values to a list, formatted like its other items. Creates the list if the parent has no such member. */
	append(pointer, values) {
		const list = this.#node(pointer);
		if (list !== void 0) return list.type === "array" ? this.#appendTo(list, values) : void 0;
		const name = pointerSegments(pointer).pop();
		const parent = this.#node(folderOf(pointer));
		if (name === void 0 || parent?.type !== "object") return void 0;
		const { indent, eol } = this.#style();
		const lastMember = parent.children?.at(-1);
		const indentation = this.#indentOf(lastMember ?? parent) + (lastMember === void 0 ? indent : "");
		const member = `${JSON.stringify(name)}: ${this.#format(values, indentation)}`;
		if (lastMember !== void 0) return {
			start: nodeEnd(lastMember),
			end: nodeEnd(lastMember),
			text: `,${eol}${indentation}${member}`
		};
		const suffix = `${eol}${this.#indentOf(parent)}`;
		return {
			start: parent.offset + 1,
			end: nodeEnd(parent) - 1,
			text: `${eol}${indentation}${member}${suffix}`
		};
	}
	/**
	* Moves the items of a list to another list of the same object, and removes the emptied list. The items keep their
	* order in the file: they are inserted before the existing items if their list comes first, otherwise after them.
	*/
	move(sourcePointer, targetPointer) {
		const [source, target] = [this.#node(sourcePointer), this.#node(targetPointer)];
		const removal = this.remove(sourcePointer);
		if (source?.type !== "array" || target?.type !== "array" || removal === void 0) return void 0;
		const [firstItem, lastItem] = [source.children?.[0], source.children?.at(-1)];
		if (firstItem === void 0 || lastItem === void 0) return [removal];
		const items = this.#text.slice(firstItem.offset, nodeEnd(lastItem));
		const targetItems = target.children ?? [];
		const [firstTargetItem, lastTargetItem] = [targetItems[0], targetItems.at(-1)];
		if (firstTargetItem === void 0 || lastTargetItem === void 0) return [removal, {
			start: target.offset + 1,
			end: nodeEnd(target) - 1,
			text: items
		}];
		const whitespace = this.#gapBefore(lastTargetItem);
		return source.offset < target.offset ? [removal, {
			start: firstTargetItem.offset,
			end: firstTargetItem.offset,
			text: `${items},${whitespace}`
		}] : [removal, {
			start: nodeEnd(lastTargetItem),
			end: nodeEnd(lastTargetItem),
			text: `,${whitespace}${items}`
		}];
	}
	#appendTo(list, values) {
		const { indent, eol } = this.#style();
		const lastItem = list.children?.at(-1);
		if (lastItem === void 0) {
			const indentation = this.#indentOf(list) + indent;
			const items = values.map((value) => `${eol}${indentation}${this.#format(value, indentation)}`).join(",");
			return {
				start: list.offset + 1,
				end: nodeEnd(list) - 1,
				text: `${items}${eol}${this.#indentOf(list)}`
			};
		}
		const whitespace = this.#gapBefore(lastItem);
		const isOneLine = !this.#text.slice(lastItem.offset, nodeEnd(lastItem)).includes("\n");
		const items = values.map((value) => {
			return `,${whitespace}${isOneLine ? formatOnOneLine(value) : this.#format(value, this.#indentOf(lastItem))}`;
		});
		return {
			start: nodeEnd(lastItem),
			end: nodeEnd(lastItem),
			text: items.join(""),
			adds: true
		};
	}
	#gapBefore(item) {
		let start = item.offset;
		while (/\s/.test(this.#text.charAt(start - 1))) start--;
		const whitespace = this.#text.slice(start, item.offset);
		return whitespace === "" ? " " : whitespace;
	}
	#format(value, indentation) {
		const { indent: indentUnit, eol } = this.#style();
		return JSON.stringify(value, void 0, indentUnit).replaceAll("\n", `${eol}${indentation}`);
	}
	#indentOf(node) {
		const start = this.#text.lastIndexOf("\n", node.offset - 1) + 1;
		return /^[ \t]*/.exec(this.#text.slice(start))?.[0] ?? "";
	}
	#style() {
		return {
			indent: /\n([ \t]+)\S/.exec(this.#text)?.[1] ?? "  ",
			eol: this.#text.includes("\r\n") ? "\r\n" : "\n"
		};
	}
	#node(pointer) {
		return pointerSegments(pointer).reduce(childNode, this.#tree);
	}
	#memberAt({ start }) {
		const keyNodeAtStart = this.#tree && findNodeAtOffset(this.#tree, start);
		return keyNodeAtStart === void 0 || keyNodeAtStart.parent?.type !== "property" ? void 0 : keyNodeAtStart.parent;
	}
};
function memberNode(node) {
	return node?.parent?.type === "property" ? node.parent : node;
}
function nodeEnd(node) {
	return node.offset + node.length;
}
function formatOnOneLine(value) {
	if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(value);
	return `{ ${Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}: ${JSON.stringify(member)}`).join(", ")} }`;
}
//#endregion
export { FixLocator };
