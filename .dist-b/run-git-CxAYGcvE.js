import { ri as OptionsError } from "./core-0sspFqjL.js";
import { r as withTimeLimit } from "./time-limit-BiK48rnR.js";
import { spawn } from "node:child_process";
//#region src/core/host/git/run-git.ts
/** Git is not installed, or the current working directory no longer exists. */
var GitMissing = class extends OptionsError {};
const secondsVariable = "DOCS_JSON_NAV_GIT_SECONDS";
/**
* Overrides settings of a repository that run programs. A bare repository inside another repository is ignored, because
* its settings come with the files. Filters and drivers have arbitrary names and can't be overridden. Commands that run
* them must not be used: commands that read the work tree, or show text differences.
*/
const safeSettings = [
	"core.quotePath=off",
	"diff.renameLimit=5000",
	"core.fsmonitor=false",
	"core.hooksPath=/dev/null",
	"log.showSignature=false",
	"safe.bareRepository=explicit"
].flatMap((setting) => ["-c", setting]);
/**
* Disables fetching, locks and prompts. `GIT_ALLOW_PROTOCOL` is for older versions of Git: with the value `none`, no
* protocol is allowed.
*/
const safeEnvironment = {
	GIT_NO_LAZY_FETCH: "1",
	GIT_ALLOW_PROTOCOL: "none",
	GIT_OPTIONAL_LOCKS: "0",
	GIT_TERMINAL_PROMPT: "0",
	LC_ALL: "C"
};
/**
* Runs Git. All other code runs Git through this function. Runs no program that the repository configures, makes no
* connections, never prompts, and has a time limit.
*
* @param input Standard input. Default: empty.
* @param environment Additional variables. Default: none.
* @throws GitMissing if Git is not installed.
* @throws OptionsError if the run takes too long.
*/
function runGit(folder, args, input = "", environment = {}) {
	const customSeconds = Number(process.env[secondsVariable]);
	const seconds = customSeconds > 0 ? customSeconds : 120;
	const createTimeoutError = () => new OptionsError(`git ${args[0]} did not end within ${seconds} seconds and was stopped. Run "git status" in ${folder} to see whether Git answers there. If it only needs longer, set ${secondsVariable}.`);
	return withTimeLimit(seconds * 1e3, createTimeoutError, void 0, (signal) => spawnGit(folder, args, input, environment, signal));
}
function spawnGit(folder, args, input, environment, signal) {
	return new Promise((resolve, reject) => {
		const gitProcess = spawn("git", [...safeSettings, ...args], {
			cwd: folder,
			env: {
				...process.env,
				...environment,
				...safeEnvironment
			},
			stdio: [
				"pipe",
				"pipe",
				"ignore"
			],
			killSignal: "SIGKILL",
			signal
		});
		signal.addEventListener("abort", () => gitProcess.stdio.forEach((stream) => void stream?.destroy()));
		const chunks = [];
		gitProcess.stdout.on("data", (chunk) => chunks.push(chunk));
		gitProcess.on("error", () => reject(new GitMissing("Git is not installed, and revisions are read with it.")));
		gitProcess.on("close", (status) => resolve({
			status: status ?? 1,
			stdout: Buffer.concat(chunks)
		}));
		gitProcess.stdin.on("error", () => void 0);
		gitProcess.stdin.end(input);
	});
}
async function withGitFallback(result, fallback) {
	return result.catch((error) => {
		if (error instanceof GitMissing) return fallback;
		throw error;
	});
}
//#endregion
export { runGit as n, withGitFallback as r, GitMissing as t };
