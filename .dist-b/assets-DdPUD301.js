import { Ki as filesByUrlPath, Tr as realPathOf, cr as nodeHost, hr as copyFileAtomic, jr as errorCode, ta as urlPathOfFile } from "./core-0sspFqjL.js";
import { b as SafePathResolver } from "./accent-CQivPWEA.js";
import { t as writeChanged } from "./write-changed-BB9vV2bv.js";
import { existsSync, lstatSync, realpathSync, statSync } from "node:fs";
import { extname, join, relative, resolve, sep } from "node:path";
//#region src/generators/assets/published-path.ts
/**
* Folders that aren't published if the docs folder is also the root of a project, except for files that a page or
* `docs.json` names.
*/
const projectFolders = new Set([
	"dist",
	"public",
	"src"
]);
/**
* Resolves a path in the docs folder to a file that may be published, following links. Returns `undefined` if the
* file doesn't exist, is outside the docs folder, or is in a folder that isn't published. Checks the real path as
* well as the given one, since links and case-insensitive file systems give a file several names. Dev servers and
* builds share this check.
*
* @param root Absolute real path of the docs folder.
* @param path Decoded path relative to it, with `/`.
* @param isReferenced True if a page or `docs.json` names the file.
* @returns Absolute real path.
*/
function resolvePublished(root, path, isReferenced) {
	const excludesProjectFolders = !isReferenced && existsSync(join(root, "package.json"));
	const isPublishedPath = (segments) => segments.every(isPublic) && !(excludesProjectFolders && projectFolders.has(segments[0] ?? ""));
	if (/[\\\0]/.test(path) || !isPublishedPath(path.split("/"))) return void 0;
	const resolvedPath = realPath(join(root, path));
	if (resolvedPath === void 0 || !resolvedPath.startsWith(root.endsWith(sep) ? root : root + sep)) return void 0;
	return isPublishedPath(relative(root, resolvedPath).split(sep)) && statSync(resolvedPath, { throwIfNoEntry: false })?.isFile() === true ? resolvedPath : void 0;
}
function isPublic(segment) {
	return segment !== "" && !segment.startsWith(".") && segment !== "node_modules";
}
function realPath(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return;
	}
}
//#endregion
//#region src/generators/assets/assets.ts
/** Content types by file extension. Files with these extensions are published even if no page links to them. */
const mediaTypes = {
	".avif": "image/avif",
	".bmp": "image/bmp",
	".csv": "text/csv; charset=utf-8",
	".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	".eot": "application/vnd.ms-fontobject",
	".gif": "image/gif",
	".glb": "model/gltf-binary",
	".gz": "application/gzip",
	".ico": "image/x-icon",
	".jpeg": "image/jpeg",
	".jpg": "image/jpeg",
	".lottie": "application/zip",
	".m4a": "audio/mp4",
	".m4v": "video/mp4",
	".mov": "video/quicktime",
	".mp3": "audio/mpeg",
	".mp4": "video/mp4",
	".ogg": "audio/ogg",
	".ogv": "video/ogg",
	".otf": "font/otf",
	".pdf": "application/pdf",
	".png": "image/png",
	".pptx": "application/vnd.openxmlformats-officedocument.presentationml.presentation",
	".riv": "application/octet-stream",
	".svg": "image/svg+xml",
	".tgz": "application/gzip",
	".tif": "image/tiff",
	".tiff": "image/tiff",
	".ttf": "font/ttf",
	".txt": "text/plain; charset=utf-8",
	".wav": "audio/wav",
	".webm": "video/webm",
	".webp": "image/webp",
	".woff": "font/woff",
	".woff2": "font/woff2",
	".xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	".zip": "application/zip"
};
/**
* Copies media and linked files into a built site, and writes generated files. Copies never replace existing files.
*
* @throws Error for a file that can't be read, since the site would be incomplete.
*/
async function copyAssets(site, output, generated) {
	for (const [path, file] of listAssets(site, [output])) {
		const target = join(output, path);
		if (lstatSync(target, { throwIfNoEntry: false }) === void 0) await copyPublishedFile(site.root, file, target);
	}
	const outputFolder = new SafePathResolver(output);
	for (const [file, text] of generated) writeChanged(outputFolder.resolve(file), text);
}
/**
* Lists media, and other files that pages link to. Maps the URL path of each file to its path relative to the docs
* folder, sorted by URL path. A symbolic link is listed if its target would be published itself.
*
* @param skippedFolders Absolute paths of folders whose files are left out.
*/
function listAssets({ root: docsFolder, linkedPaths, layout }, skippedFolders) {
	const root = realPathOf(docsFolder);
	const skippedPrefixes = skippedFolders.map((folder) => realPathOf(resolve(folder)) + sep);
	const isPublished = (file) => {
		const path = urlPathOfFile(file, layout);
		const isLinked = linkedPaths.has(path);
		const isAllowed = isLinked || path !== file;
		const realPath = isLinked || isMedia(file) ? resolvePublished(root, file, isAllowed) : void 0;
		return realPath !== void 0 && !skippedPrefixes.some((folder) => realPath.startsWith(folder));
	};
	const published = filesByUrlPath(nodeHost(root).list().files.filter(isPublished), layout);
	return new Map([...published].sort(([left], [right]) => left < right ? -1 : 1));
}
/**
* Copies a published file atomically and creates its folder. A symbolic link at the target is replaced, not followed.
*
* @param file Path relative to the docs folder, with `/`.
* @returns False if the file no longer exists; checks report links to it.
* @throws Error for a file that can't be read or written.
*/
async function copyPublishedFile(docsFolder, file, target) {
	try {
		await copyFileAtomic(join(docsFolder, file), target);
		return true;
	} catch (error) {
		const code = errorCode(error);
		if (code === "ENOENT") return false;
		throw new Error(`${file} of the docs folder cannot be copied into the site: ${code}.`);
	}
}
function isMedia(path) {
	return mediaType(path) !== void 0;
}
function mediaType(path) {
	return mediaTypes[extname(path).toLowerCase()];
}
//#endregion
export { mediaType as a, listAssets as i, copyPublishedFile as n, resolvePublished as o, isMedia as r, copyAssets as t };
