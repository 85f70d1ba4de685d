import { qr as createColors } from "./core-0sspFqjL.js";
import { t as SiteSession } from "./session-CMhQrTsr.js";
import { t as watchFiles } from "./watch-files-D0f_XIjJ.js";
import { n as plainScreen, r as terminalScreen, t as keysHelp } from "./screen-B-cg6my3.js";
import { isAbsolute, relative } from "node:path";
//#region src/cli/watch/watch-check.ts
/** Debounce in milliseconds: an editor may save a file in several steps. */
const debounceMs = 10;
/**
* Checks a site, and checks it again after each change of its files, until the user quits.
*
* @param screen Default: the terminal. Without a terminal, plain text.
* @returns Exit status of the last check; 0 if the user quits before the first one ends, which may then still run.
*/
async function watchCheck({ options, configFile, external, cwd, out }, formatReport, screen = terminalScreen(out) ?? plainScreen(out), watcher = watchFiles()) {
	const session = new SiteSession(options, {
		debounceMs,
		settingsSearch: {
			configFile,
			workingDirectory: cwd
		},
		external,
		withoutFeedback: true,
		keepsAccepted: true,
		cacheUser: "command"
	});
	session.configure(cwd, void 0);
	let startedAt = performance.now();
	let showsKeys = false;
	let [report, problem] = ["", ""];
	let ok = true;
	const log = {
		warn: () => void 0,
		printFailure: () => void 0,
		error: showProblem
	};
	/** Measures the duration of a check from its first file change. */
	const timedWatcher = {
		add: (paths) => watcher.add(paths),
		listen: (onFileChange) => watcher.listen((path) => {
			startedAt ??= performance.now();
			onFileChange(path);
		})
	};
	const quit = new Promise((resolve) => {
		screen.onAction((action) => {
			if (action === "quit") resolve();
			else if (action === "help") show(!showsKeys);
			else if (action === "again") {
				startedAt ??= performance.now();
				session.registerChange(log);
			}
		});
	});
	try {
		session.onChange(({ current }) => showSite(current));
		const firstCheck = session.follow(timedWatcher, log).then(showSite);
		await Promise.race([quit, firstCheck.then(() => quit)]);
	} finally {
		watcher.close();
		screen.close();
	}
	return ok ? 0 : 1;
	async function showSite(site) {
		const startTime = startedAt ?? performance.now();
		startedAt = void 0;
		const givenRoot = options.root ?? "";
		const root = isAbsolute(givenRoot) ? givenRoot : relative(cwd, site.root) || ".";
		({text: report, ok} = await formatReport(site, root, () => performance.now() - startTime));
		problem = "";
		show(false);
	}
	function showProblem(message) {
		startedAt = void 0;
		problem = message.trimEnd();
		show(false);
	}
	function show(isShowingKeys) {
		showsKeys = isShowingKeys;
		const colors = createColors();
		const status = colors.dim("watching, h shows the keys, q quits");
		const content = problem === "" ? report : `${colors.red(problem)}\n\n${report}`;
		screen.show(isShowingKeys ? keysHelp : content, status);
	}
}
//#endregion
export { watchCheck };
