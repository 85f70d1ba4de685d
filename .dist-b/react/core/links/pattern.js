//#region src/core/links/pattern.ts
const wildcard = /(:[A-Za-z_]\w*\*?|\*+)/;
function hasWildcard(text) {
	return wildcard.test(text);
}
/** Splits a source or destination into its parts. Text parts are never empty. */
function patternParts(pattern) {
	return pattern.split(wildcard).flatMap((piece, index) => {
		if (index % 2 === 0) return piece === "" ? [] : [{
			kind: "text",
			text: piece
		}];
		return [{
			kind: piece.endsWith("*") ? "rest" : "segment",
			name: piece.replace(/[:*]/g, "")
		}];
	});
}
/** Removes a trailing wildcard: `/old/:slug* → /old`. `undefined` if the last segment isn't such a wildcard. */
function removeTrailingWildcard(parts) {
	const previous = parts.at(-2);
	if (parts.at(-1)?.kind !== "rest") return void 0;
	if (previous === void 0) return [];
	if (previous.kind !== "text" || !previous.text.endsWith("/")) return void 0;
	const text = previous.text.slice(0, -1);
	return [...parts.slice(0, -2), ...text === "" ? [] : [{
		kind: "text",
		text
	}]];
}
/**
* Matches a path against a pattern, and captures the text of each wildcard greedily. `undefined` if the path doesn't
* match. The time is proportional to the number of parts times the length of the path, so that no pattern can cause
* exponential backtracking.
*/
function matchPattern(parts, path) {
	const [onlyPart] = parts;
	if (parts.length === 1 && onlyPart?.kind === "rest") return [{
		name: onlyPart.name,
		text: path
	}];
	const rowLength = path.length + 2;
	const matches = new Uint8Array((parts.length + 1) * rowLength);
	matches[parts.length * rowLength + path.length] = 1;
	for (const [index, part] of [...parts.entries()].reverse()) {
		const [rowStart, nextRowStart] = [index * rowLength, (index + 1) * rowLength];
		for (let offset = path.length; offset >= 0; offset--) matches[rowStart + offset] = matchesAt(part, offset, rowStart, nextRowStart) ? 1 : 0;
	}
	return matches[0] === 1 ? capture() : void 0;
	function matchesAt(part, offset, rowStart, nextRowStart) {
		if (part.kind === "text") return path.startsWith(part.text, offset) && matches[nextRowStart + offset + part.text.length] === 1;
		if (part.kind === "rest") return matches[nextRowStart + offset] === 1 || matches[rowStart + offset + 1] === 1;
		return offset < path.length && path[offset] !== "/" && (matches[nextRowStart + offset + 1] === 1 || matches[rowStart + offset + 1] === 1);
	}
	function capture() {
		const captures = [];
		let offset = 0;
		for (const [index, part] of parts.entries()) {
			if (part.kind === "text") {
				offset += part.text.length;
				continue;
			}
			const slash = path.indexOf("/", offset);
			let end = part.kind === "rest" || slash === -1 ? path.length : slash;
			while (matches[(index + 1) * rowLength + end] !== 1) end--;
			captures.push({
				name: part.name,
				text: path.slice(offset, end)
			});
			offset = end;
		}
		return captures;
	}
}
/**
* Returns a function that finds the capture for a wildcard of a destination. Callers pass the names of the wildcards in
* order. A name gets the capture with that name. A star (`''`) gets the capture of the next star, or of the last star
* if none is left.
*/
function captureFinder(captures, starCaptures) {
	let starIndex = 0;
	return (name) => name === "" ? starCaptures[Math.min(starIndex++, starCaptures.length - 1)] : captures.find((capture) => capture.name === name);
}
/**
* Fills the wildcards of a destination with the captures that `captureFinder` finds. Unknown wildcards are kept as
* written. If a wildcard is empty, the slash before it is dropped.
*/
function fillPattern(destination, captures) {
	const findCapture = captureFinder(captures, captures.filter(({ name }) => name === ""));
	const parts = destination.split(wildcard);
	let result = "";
	for (const [index, piece] of parts.entries()) {
		const capture = index % 2 === 0 ? void 0 : findCapture(piece.replace(/[:*]/g, ""));
		if (capture === void 0) result += piece;
		else if (capture.text !== "") result += capture.text.replace(/[%?#]/g, encodeURIComponent);
		else if (result.endsWith("/") && result !== "/" && /^(?:[/?#]|$)/.test(parts[index + 1] ?? "")) result = result.slice(0, -1);
	}
	return result;
}
//#endregion
export { fillPattern, hasWildcard, matchPattern, patternParts, removeTrailingWildcard };
