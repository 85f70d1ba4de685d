import { Sa as maxFilesCompared, ga as maxCommitsSearched } from "./core-0sspFqjL.js";
import { n as runGit, r as withGitFallback } from "./run-git-CxAYGcvE.js";
import { existsSync, lstatSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createHash } from "node:crypto";
//#region src/core/host/git/work-tree.ts
/** Limits a search for renames to pages. For media, Git would compare many contents, which a partial clone may lack. */
const pagePatterns = toPathspecs(["md", "mdx"]);
const modulePatterns = toPathspecs([
	"js",
	"jsx",
	"ts",
	"tsx"
]);
function toPathspecs(extensions) {
	return extensions.map((ending) => `:(glob,icase)**/*.${ending}`);
}
/**
* Finds the current paths of pages that were renamed since a revision, in commits or in the index. Files on disk are
* not compared, because that runs the filters that a repository configures. Paths are relative to the folder. A current
* path may no longer exist if the page was removed later.
*/
async function findRenamesSince(folder, { commit }) {
	const renameLists = await Promise.all([findRenames(folder, pagePatterns, [
		"log",
		"--reverse",
		"--format=",
		`${commit}..HEAD`
	]), findRenames(folder, pagePatterns, [
		"diff",
		"--cached",
		"HEAD"
	])]);
	const currentPaths = /* @__PURE__ */ new Map();
	for (const [from, to] of renameLists.flat()) addRename(currentPaths, from, to);
	return currentPaths;
}
function addRename(currentPaths, from, to) {
	for (const [original, renamed] of currentPaths) if (renamed === from) currentPaths.set(original, to);
	if (!currentPaths.has(from)) currentPaths.set(from, to);
}
/**
* Finds renames with `git log` or `git diff`. Runs no external diff programs and ignores submodules. If the clone lacks
* contents, finds only renames of unchanged files.
*/
async function findRenames(folder, patterns, [command, ...options]) {
	for (const similarity of ["-M", "-M100%"]) {
		const { stdout, status } = await runGit(folder, [...[
			command,
			"--name-status",
			"-z",
			similarity,
			"--diff-filter=R",
			"--relative",
			...[
				"--ignore-submodules=all",
				"--no-ext-diff",
				"--no-textconv"
			],
			...options,
			"--"
		], ...patterns]);
		if (status === 0) return parseRenames(stdout.toString("utf8"));
	}
	return [];
}
/** Parses `--name-status -z`: `R090 NUL from NUL to NUL`. */
function parseRenames(output) {
	const fields = output.split("\0");
	const renames = [];
	for (let index = 0; index + 2 < fields.length; index++) {
		const [status = "", from = "", to = ""] = fields.slice(index, index + 3);
		if (!/^\s*R\d+$/.test(status)) continue;
		renames.push([from, to]);
		index += 2;
	}
	return renames;
}
const pageExtension = /\.mdx?$/i;
const moduleExtension = /\.[jt]sx?$/i;
/**
* Finds the current paths of missing files in Git: committed and staged renames, and untracked files with the same
* content. Finds nothing without Git or a repository.
*
* @param folder Absolute path.
* @param files Missing files, relative to the folder, with `/`.
* @returns Existing files by missing file.
* @throws OptionsError if Git takes too long.
*/
function findMovedFiles(folder, files) {
	return withGitFallback(followRenames(folder, files.slice(0, maxFilesCompared)), /* @__PURE__ */ new Map());
}
async function followRenames(folder, files) {
	const currentPaths = /* @__PURE__ */ new Map();
	const range = await findSearchRange(folder);
	if (range === void 0) return currentPaths;
	const patterns = files.every((file) => pageExtension.test(file)) ? pagePatterns : [...pagePatterns, ...modulePatterns];
	const stagedRenames = await findRenames(folder, patterns, [
		"diff",
		"--cached",
		"HEAD"
	]);
	const unstagedRenames = await findUnstagedRenames(folder, files);
	let pending = new Map(files.map((file) => [file, file]));
	for (let round = 0; round < 8 && pending.size > 0; round++) {
		const renames = await findLastRenames(folder, range, patterns, [...pending.keys()]);
		for (const [from, to] of [...stagedRenames, ...unstagedRenames]) renames.set(from, to);
		const nextPending = /* @__PURE__ */ new Map();
		for (const [name, original] of pending) {
			const to = renames.get(name);
			if (to === void 0) continue;
			if (existsSync(join(folder, to))) currentPaths.set(original, to);
			else nextPending.set(to, original);
		}
		pending = nextPending;
	}
	return currentPaths;
}
async function findSearchRange(folder) {
	if (await gitOutput(folder, [
		"rev-parse",
		"--verify",
		"--quiet",
		"HEAD"
	]) === "") return void 0;
	const excludedCommit = await gitOutput(folder, [
		"rev-list",
		"-n",
		"1",
		`--skip=${maxCommitsSearched}`,
		"HEAD"
	]);
	return excludedCommit.trim() === "" ? "HEAD" : `${excludedCommit.trim()}..HEAD`;
}
async function findLastRenames(folder, range, patterns, files) {
	const commits = (await gitOutput(folder, [
		"log",
		"--no-renames",
		"--diff-filter=D",
		"--format=%H",
		range,
		"--",
		...files
	])).split("\n").filter((line) => line !== "");
	if (commits.length === 0) return /* @__PURE__ */ new Map();
	const renames = /* @__PURE__ */ new Map();
	for (const [from, to] of await findRenames(folder, patterns, [
		"log",
		"--no-walk",
		"--format=",
		...commits
	])) if (!renames.has(from)) renames.set(from, to);
	return renames;
}
async function findUnstagedRenames(folder, files) {
	const removedFiles = (await gitOutput(folder, [
		"ls-tree",
		"-z",
		"HEAD",
		"--",
		...files
	])).split("\0").flatMap((line) => {
		const [, hash, file] = /^100\d+ blob (\S+)\t(.+)$/s.exec(line) ?? [];
		return hash === void 0 || file === void 0 ? [] : [{
			hash,
			file
		}];
	});
	if (removedFiles.length === 0) return [];
	const untrackedFiles = (await gitOutput(folder, [
		"ls-files",
		"--others",
		"--exclude-standard",
		"-z",
		"--",
		"."
	])).split("\0").filter((file) => pageExtension.test(file) || moduleExtension.test(file));
	const hashes = untrackedFiles.map((file) => blobHash(join(folder, file), removedFiles[0]?.hash.length === 64 ? "sha256" : "sha1"));
	return removedFiles.flatMap(({ hash, file }) => {
		const index = hashes.indexOf(hash);
		const to = untrackedFiles[index];
		return to === void 0 || hashes.includes(hash, index + 1) ? [] : [[file, to]];
	});
}
/** Git's hash of a file, without the filters that a repository configures; `undefined` if it is unreadable. */
function blobHash(path, algorithm) {
	try {
		if (!lstatSync(path).isFile()) return void 0;
		const bytes = readFileSync(path);
		return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
	} catch {
		return;
	}
}
const literalPathspecs = { GIT_LITERAL_PATHSPECS: "1" };
async function gitOutput(folder, args) {
	const { stdout, status } = await runGit(folder, args, void 0, literalPathspecs);
	return status === 0 ? stdout.toString("utf8") : "";
}
/**
* Creates a test for files that Git ignores: untracked files that match a `.gitignore` or `.git/info/exclude`. Matches
* nothing without Git or a repository, or if Git ignores the whole folder. A user's global ignore file has no effect,
* so that a site doesn't depend on the user's settings.
*
* @param folder Absolute path.
* @returns Tests a path relative to the folder, with `/`.
* @throws OptionsError if Git takes too long.
*/
async function createIgnoreTest(folder) {
	const names = await listIgnoredNames(folder);
	if (names.size === 0 || names.has("./")) return () => false;
	return (file) => {
		if (names.has(file)) return true;
		for (let slash = file.indexOf("/"); slash !== -1; slash = file.indexOf("/", slash + 1)) if (names.has(file.slice(0, slash + 1))) return true;
		return false;
	};
}
async function listIgnoredNames(folder) {
	const result = await withGitFallback(runGit(folder, [
		"-c",
		"core.excludesFile=",
		...[
			"ls-files",
			"-z",
			"--others",
			"--ignored",
			"--exclude-standard",
			"--directory",
			"--",
			"."
		]
	]), void 0);
	return new Set(result?.status === 0 ? result.stdout.toString("utf8").normalize("NFC").split("\0") : []);
}
//#endregion
export { findMovedFiles as n, findRenamesSince as r, createIgnoreTest as t };
