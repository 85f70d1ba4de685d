//#region src/cli/watch/screen.ts
/** Actions by key. The letters are the same as in Vitest. */
const actions = {
	a: "again",
	r: "again",
	"\r": "again",
	h: "help",
	o: "open",
	q: "quit",
	"": "quit"
};
const keysHelp = [
	"a, r, Enter  check again",
	"h            these keys, or the report again",
	"q, Ctrl-C    quit"
].join("\n");
/** Clears the screen and the scrollback, so that scrolling up ends at the start of the report. */
const clearSequence = "\x1B[2J\x1B[3J\x1B[H";
/**
* Creates a screen that clears the terminal before each report. `undefined` if standard input or output is not a
* terminal.
*/
function terminalScreen(out, { stdin, stdout } = process) {
	if (stdin.isTTY !== true || stdout.isTTY !== true) return void 0;
	let listener = () => void 0;
	stdin.setRawMode(true).setEncoding("utf8").resume();
	stdin.on("data", onKey);
	return {
		show: (text, status) => out(`${clearSequence}${text}\n\n${status}\n`),
		onAction(newListener) {
			listener = newListener;
		},
		close: () => void stdin.off("data", onKey).setRawMode(false).pause()
	};
	function onKey(key) {
		const action = findAction(String(key));
		if (action !== void 0) listener(action);
	}
}
function findAction(key) {
	return Object.hasOwn(actions, key) ? actions[key] : void 0;
}
function plainScreen(out) {
	let lastText = "";
	const timer = setInterval(() => void 0, 1 << 30);
	return {
		show(text) {
			if (text !== lastText) out(`${text}\n\n`);
			lastText = text;
		},
		onAction: () => void 0,
		close: () => clearInterval(timer)
	};
}
//#endregion
export { plainScreen as n, terminalScreen as r, keysHelp as t };
