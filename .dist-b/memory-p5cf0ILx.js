import { lr as decodeUtf8, ur as prunedFolders } from "./core-0sspFqjL.js";
//#region src/core/host/memory.ts
/**
* Creates a host for files in memory, such as test files, docs that another program provides, or a Git revision.
*
* @param files Contents by path. Null for a file without readable text.
* @param fetch Fetches remote texts. Default: none are reachable.
*/
function memoryHost(files, fetch = async () => ({
	kind: "unreachable",
	reason: "no network"
})) {
	const names = Object.keys(files);
	return {
		list: () => ({
			files: names.filter((file) => !file.split("/").some((segment) => prunedFolders.has(segment))),
			outside: [],
			unread: []
		}),
		read(file, maxBytes = Number.POSITIVE_INFINITY) {
			const content = Object.hasOwn(files, file) ? files[file] : void 0;
			if (content === void 0 || content === null) return { problem: "missing" };
			const bytes = Buffer.from(content);
			return bytes.length > maxBytes ? { problem: "large" } : decodeUtf8(bytes);
		},
		exists: (file) => Object.hasOwn(files, file),
		async glob(patterns) {
			const { default: micromatch } = await import("micromatch");
			return micromatch(names, [...patterns], { dot: true });
		},
		movedTo: async () => /* @__PURE__ */ new Map(),
		ignoredByGit: async () => () => false,
		fetch
	};
}
//#endregion
export { memoryHost as t };
