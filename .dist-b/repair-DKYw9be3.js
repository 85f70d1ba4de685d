import { Ci as toPointer, si as parseJson, yn as diagnose } from "./core-0sspFqjL.js";
import { createScanner, parseTree, printParseErrorCode } from "jsonc-parser";
//#region src/core/config/repair.ts
/**
* Reads a text that `JSON.parse` rejects. Reports comments, trailing commas and missing commas, but still returns the
* value, because their repair is unambiguous. For any other error, returns no value, and one finding at the first
* invalid token.
*/
function readInvalidJson(file, text) {
	if (text.trim() === "") return {
		value: void 0,
		findings: [diagnose("config-syntax", {
			file,
			start: 0,
			end: text.length
		}, { problem: { kind: "empty" } })]
	};
	const conflictFindings = findConflictMarkers(file, text);
	if (conflictFindings.length > 0) return {
		value: void 0,
		findings: conflictFindings
	};
	const errors = [];
	const tree = parseTree(text, errors, { allowTrailingComma: true });
	const tokens = scanTokens(text);
	if (tree === void 0 || errors.some((error) => errorName(error) !== commaExpected)) {
		const { problem, range, opening } = findFirstProblem(tokens, text, errors);
		const location = {
			file,
			start: range.start,
			end: range.end
		};
		const related = opening && {
			file,
			start: opening.start,
			end: opening.end
		};
		return {
			value: void 0,
			findings: [diagnose("config-syntax", location, {
				problem,
				repair: findQuoteRepair(text, range.start)
			}, related)]
		};
	}
	const missingCommas = errors.map(({ offset, length }) => {
		const foundText = describeRange(text, {
			start: offset,
			end: offset + length
		});
		const previousEnd = tokens.findLast(({ end }) => end <= offset)?.end ?? offset;
		const repair = {
			start: previousEnd,
			end: previousEnd,
			text: ",",
			title: "Put the comma in"
		};
		return diagnose("config-syntax", {
			file,
			start: offset,
			end: offset + length
		}, {
			problem: {
				kind: "comma",
				found: foundText
			},
			repair
		});
	});
	return {
		value: toValue(tree),
		findings: [
			...missingCommas,
			...findNonstandardSyntax(file, text),
			...findDuplicatesInTree(file, tree)
		]
	};
}
function findDuplicateKeys(file, text) {
	const tree = parseTree(text);
	return tree === void 0 ? [] : findDuplicatesInTree(file, tree);
}
function findDuplicatesInTree(file, tree) {
	const findings = [];
	visit(tree, "");
	return findings;
	function visit(node, pointer) {
		const firstByName = /* @__PURE__ */ new Map();
		for (const [index, child] of (node.children ?? []).entries()) {
			if (node.type === "array") {
				visit(child, `${pointer}/${index}`);
				continue;
			}
			const [key, value] = child.children ?? [];
			if (key === void 0) continue;
			const name = String(key.value);
			const memberPointer = pointer + toPointer([name]);
			const location = {
				file,
				start: key.offset,
				end: key.offset + key.length,
				pointer: memberPointer
			};
			const firstMember = firstByName.get(name);
			if (firstMember === void 0) firstByName.set(name, {
				location,
				value
			});
			else {
				const [earlierValue, laterValue] = [firstMember.value, value].map((member) => member && JSON.stringify(toValue(member)));
				const isSame = earlierValue !== void 0 && earlierValue === laterValue;
				findings.push(diagnose("config-duplicate-key", location, {
					key: name,
					isSame
				}, firstMember.location));
			}
			if (value !== void 0) visit(value, memberPointer);
		}
	}
}
function findNonstandardSyntax(file, text) {
	const findings = [];
	let comma;
	for (const token of scanTokens(text, true)) {
		const char = text.charAt(token.start);
		if (char === "/") findings.push(diagnose("config-nonstandard", {
			file,
			start: token.start,
			end: token.end
		}, { what: "comment" }));
		else {
			if ((char === "}" || char === "]") && comma !== void 0) findings.push(diagnose("config-nonstandard", {
				file,
				start: comma.start,
				end: comma.end
			}, { what: "trailing comma" }));
			comma = char === "," ? token : void 0;
		}
	}
	return findings;
}
const conflictStart = /^<{7}(?: .*)?$/gm;
const conflictEnd = /^>{7}(?: .*)?$/m;
const commaExpected = "CommaExpected";
const errorName = ({ error }) => printParseErrorCode(error);
function findConflictMarkers(file, text) {
	if (!conflictEnd.test(text)) return [];
	return [...text.matchAll(conflictStart)].map(({ index, 0: marker }) => {
		const markerText = marker.trimEnd();
		return diagnose("config-syntax", {
			file,
			start: index,
			end: index + markerText.length
		}, { problem: {
			kind: "conflict",
			found: markerText
		} });
	});
}
function findFirstProblem(tokens, text, errors) {
	const reportedError = errors.find((error) => errorName(error) !== commaExpected) ?? errors[0];
	const errorOffset = reportedError?.offset ?? text.length;
	const openBrackets = [];
	for (const token of tokens) {
		if (token.errorCode !== 0 && token.start <= errorOffset) return {
			problem: {
				kind: tokenProblemKinds[token.errorCode] ?? "value",
				found: describeRange(text, token)
			},
			range: token
		};
		if (token.start > errorOffset) break;
		const char = text.charAt(token.start);
		if (char === "{" || char === "[") openBrackets.push(token);
		if (char !== "}" && char !== "]") continue;
		const opening = openBrackets.pop();
		if (opening === void 0) return {
			problem: {
				kind: "unopened",
				found: char
			},
			range: token
		};
		if (text.charAt(opening.start) !== (char === "}" ? "{" : "[")) return describeUnclosed(opening, text, token);
		if (token.start >= errorOffset && reportedError !== void 0) break;
	}
	const unclosedBracket = openBrackets.at(-1);
	const isAtEnd = reportedError === void 0 || reportedError.offset >= text.trimEnd().length;
	if (unclosedBracket !== void 0 && isAtEnd) return describeUnclosed(unclosedBracket, text, void 0);
	const start = Math.min(reportedError?.offset ?? 0, text.length);
	const range = {
		start,
		end: Math.min(start + Math.max(reportedError?.length ?? 1, 1), text.length)
	};
	return {
		problem: toSyntaxProblem(reportedError === void 0 ? "" : errorName(reportedError), describeRange(text, range)),
		range
	};
}
function describeUnclosed(opening, text, foundToken) {
	const bracket = text.charAt(opening.start) === "{" ? "{" : "[";
	const line = text.slice(0, opening.start).split("\n").length;
	const end = text.trimEnd().length;
	return {
		problem: foundToken === void 0 ? {
			kind: "unclosed",
			open: bracket,
			line
		} : {
			kind: "mismatched",
			open: bracket,
			line,
			found: text.charAt(foundToken.start)
		},
		range: foundToken ?? {
			start: Math.max(end - 1, 0),
			end
		},
		opening
	};
}
const tokenProblemKinds = {
	2: "string",
	4: "escape",
	5: "escape",
	6: "control"
};
const parserProblemKinds = {
	[commaExpected]: "comma",
	ColonExpected: "colon",
	PropertyNameExpected: "name",
	EndOfFileExpected: "trailing"
};
function toSyntaxProblem(error, foundText) {
	const isValueMissing = error === "ValueExpected" && /^["\]},]/.test(foundText);
	return {
		kind: parserProblemKinds[error] ?? (isValueMissing ? "value" : "quotes"),
		found: foundText
	};
}
function describeRange(text, { start, end }) {
	const firstLine = text.slice(start, end).split("\n", 1)[0]?.trim() ?? "";
	if (firstLine === "") return "the end of the file";
	return firstLine.startsWith("\"") ? firstLine : JSON.stringify(firstLine);
}
function scanTokens(text, includeComments = false) {
	const scanner = createScanner(text, false);
	const tokens = [];
	for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
		const start = scanner.getTokenOffset();
		const end = Math.min(start + scanner.getTokenLength(), text.length);
		const isComment = text.startsWith("//", start) || text.startsWith("/*", start);
		if (text.slice(start, end).trim() === "" || isComment && !includeComments) continue;
		tokens.push({
			start,
			end,
			errorCode: scanner.getTokenError()
		});
	}
	return tokens;
}
/** Converts a syntax tree to its value. As in `JSON.parse`, the last of several members with the same name wins. */
function toValue(node) {
	if (node.type === "array") return (node.children ?? []).map(toValue);
	if (node.type !== "object") return node.value ?? null;
	const members = (node.children ?? []).flatMap(({ children: [key, value] = [] }) => key === void 0 || value === void 0 ? [] : [[String(key.value), toValue(value)]]);
	return Object.fromEntries(members);
}
/**
* Finds an edit of the quotes in a line that makes the whole text valid JSON. `undefined` unless exactly one edit does.
*
* @param errorOffset Offset of the syntax error.
*/
function findQuoteRepair(text, errorOffset) {
	if (text.length > 2e6) return void 0;
	const lineStart = text.lastIndexOf("\n", errorOffset - 1) + 1;
	const lineEnd = text.indexOf("\n", errorOffset);
	const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd).trimEnd();
	if (line.length > 500) return void 0;
	const repairs = [
		...replaceSingleQuotes(line),
		...addClosingQuote(line),
		...addOpeningQuote(line)
	].map((repair) => ({
		...repair,
		start: repair.start + lineStart,
		end: repair.end + lineStart
	})).filter(({ start, end, text: repairText }) => parseJson(text.slice(0, start) + repairText + text.slice(end)) !== void 0);
	return repairs.length === 1 ? repairs[0] : void 0;
}
/** Replaces all single quotes of a line: `'a' → "a"`. */
function replaceSingleQuotes(line) {
	const text = line.replace(/'([^'"\\]*)'(?=\s*[:,\]}]|\s*$)/g, "\"$1\"");
	return text === line ? [] : [{
		start: 0,
		end: line.length,
		text,
		title: "Write double quotes"
	}];
}
function addClosingQuote(line) {
	const [trailingPunctuation = ""] = /[\s,\]}]*$/.exec(line) ?? [];
	const firstOffset = line.length - trailingPunctuation.length;
	return Array.from({ length: trailingPunctuation.length + 1 }, (_, index) => firstOffset + index).filter((offset) => !/\s/.test(line.charAt(offset - 1))).map((offset) => ({
		start: offset,
		end: offset,
		text: "\"",
		title: "Close the string"
	}));
}
function addOpeningQuote(line) {
	return [...line.matchAll(/(?<=^\s*|[[{,:]\s*)[^\s"'[\]{},:]/g)].map(({ index }) => ({
		start: index,
		end: index,
		text: "\"",
		title: "Open the string"
	}));
}
//#endregion
export { findDuplicateKeys, findNonstandardSyntax, readInvalidJson };
