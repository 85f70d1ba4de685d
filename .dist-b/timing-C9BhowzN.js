//#region src/cli/timing.ts
const width = 24;
/** Measures from the start of the process, so that loading the program is included. */
function startTiming() {
	const phases = [];
	let lastTime = 0;
	return {
		note(name) {
			const now = performance.now();
			phases.push({
				name,
				milliseconds: now - lastTime
			});
			lastTime = now;
		},
		table() {
			return `${[...phases.map(({ name, milliseconds }) => {
				const bar = "█".repeat(Math.round(milliseconds / lastTime * width));
				return `${formatRow(name, milliseconds)} ${(milliseconds / lastTime * 100).toFixed(0).padStart(3)} % ${bar}`.trimEnd();
			}), formatRow("all", lastTime)].join("\n")}\n`;
		}
	};
}
function formatRow(name, milliseconds) {
	return `${name.padEnd(10)}${milliseconds.toFixed(1).padStart(9)} ms`;
}
//#endregion
export { startTiming };
