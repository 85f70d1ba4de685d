import { yr as isFolder } from "./core-0sspFqjL.js";
import { i as listFolderTree } from "./session-CMhQrTsr.js";
import { watch } from "node:fs";
import { dirname, join } from "node:path";
//#region src/site/watch-files.ts
function watchFiles() {
	const watchers = /* @__PURE__ */ new Map();
	const treeRoots = /* @__PURE__ */ new Set();
	const singleFolders = /* @__PURE__ */ new Set();
	let onChange = () => void 0;
	/** True if folders may have been added or removed since the last scan. */
	let isOutdated = true;
	return {
		add(paths) {
			for (const path of paths) {
				const [folderSet, folder] = isFolder(path) ? [treeRoots, path] : [singleFolders, dirname(path)];
				if (folderSet.has(folder)) continue;
				folderSet.add(folder);
				isOutdated = true;
			}
			if (isOutdated) synchronize();
		},
		listen(listener) {
			onChange = listener;
		},
		close() {
			for (const watcher of watchers.values()) watcher.close();
			watchers.clear();
		}
	};
	function synchronize() {
		isOutdated = false;
		const folders = new Set([...singleFolders, ...[...treeRoots].flatMap(listFolderTree)]);
		for (const [path, watcher] of watchers) {
			if (folders.has(path)) continue;
			watcher.close();
			watchers.delete(path);
		}
		for (const path of folders) if (!watchers.has(path)) watchFolder(path);
	}
	function watchFolder(path) {
		try {
			const watcher = watch(path, { persistent: false }, (_event, name) => {
				const changedPath = name === null ? path : join(path, name);
				isOutdated ||= name === null || watchers.has(changedPath) || isFolder(changedPath);
				onChange(changedPath);
			});
			watcher.on("error", () => watcher.close());
			watchers.set(path, watcher);
		} catch {}
	}
}
//#endregion
export { watchFiles as t };
