import { E as terminalWidth, g as visibleFlags, ni as wrapText, qr as createColors } from "./core-0sspFqjL.js";
//#region src/cli/help.ts
const minDescriptionWidth = 36;
function formatHelp({ usage, summary, examples, flags, notes = [] }) {
	const colors = createColors();
	const rows = Object.entries(visibleFlags(flags)).map(([name, { short, value, description }]) => [`${short === void 0 ? "    " : `-${short}, `}--${name}${value === void 0 ? "" : ` ${value}`}`, description]);
	return [
		`${colors.bold("Usage")}  ${usage}`,
		"",
		...wrapText(summary, terminalWidth(), "", 0),
		"",
		colors.bold("Flags"),
		...formatColumns(rows),
		"",
		colors.bold("Examples"),
		...formatColumns(examples),
		...notes.flatMap((note) => ["", ...wrapText(note, terminalWidth(), "", 0)])
	].join("\n");
}
function formatOverview(commands) {
	const colors = createColors();
	return [
		`${colors.bold("docs-json-nav")}  checks and resolves the navigation of docs.json`,
		"",
		`${colors.bold("Usage")}  docs-json-nav <command> [root] [flags]`,
		"",
		colors.bold("Commands"),
		...formatColumns(Object.entries(commands).map(([name, { summary }]) => [name, summary])),
		"",
		colors.bold("Examples"),
		...formatColumns([
			["docs-json-nav check", "check the docs folder here, or the only one in a subfolder"],
			["docs-json-nav check docs --format json", "the same, for other programs"],
			["docs-json-nav print docs", "print the resolved navigation"]
		]),
		"",
		"Flags of a command: docs-json-nav <command> --help"
	].join("\n");
}
/** Formats two indented columns. In a narrow terminal, the second column moves to the line below. */
function formatColumns(rows) {
	const colors = createColors();
	const columns = terminalWidth();
	const leftWidth = Math.max(...rows.map(([left]) => left.length));
	const maxRowWidth = Math.max(...rows.map(([, right]) => right.length)) + leftWidth + 4;
	const fitsOnOneLine = columns === void 0 || maxRowWidth <= columns || columns - leftWidth - 4 >= minDescriptionWidth;
	return rows.flatMap(([left, right]) => {
		if (fitsOnOneLine) return wrapText(right, columns, `  ${colors.cyan(left.padEnd(leftWidth))}  `, leftWidth + 4).map((line) => line.trimEnd());
		return [`  ${colors.cyan(left)}`, ...wrapText(right, columns, " ".repeat(10), 10)];
	});
}
//#endregion
export { formatHelp, formatOverview };
