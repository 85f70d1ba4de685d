import { Gi as filesAtUrlPath, Hi as splitUrl, Tr as realPathOf, Ui as withoutBase, ji as decodePercent } from "./core-0sspFqjL.js";
import { a as mediaType, o as resolvePublished, r as isMedia } from "./assets-DdPUD301.js";
import { extname } from "node:path";
import { open } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
//#region src/generators/assets/asset-server.ts
/**
* Dev-server middleware that serves the files a build would publish. Requests for other or unreadable files pass to the
* generator's server. An error while sending ends only that response.
*
* @param base Base path without a trailing slash.
*/
function assetServer(base, getServedFiles) {
	return (request, response, next) => {
		const path = decodePercent(withoutBase(splitUrl(request.url ?? "/")[0], base)).replace(/^\//, "");
		const respond = ({ site: { root, linkedPaths, layout }, generated }) => {
			const text = generated.get(path);
			if (text !== void 0) return send(text, path, request, response);
			const isLinked = linkedPaths.has(path);
			if (!isLinked && !isMedia(path)) return next();
			const [realPath] = filesAtUrlPath(path, layout).flatMap((file) => resolvePublished(realPathOf(root), file, isLinked || file !== path) ?? []);
			return serve(realPath, path, request, response, next);
		};
		getServedFiles().then(respond, next);
	};
}
/** Content types of generated files other than JSON and Markdown. */
const generatedTypes = {
	".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".xml": "application/rss+xml; charset=utf-8"
};
function send(text, path, request, response) {
	const type = generatedTypes[extname(path)] ?? safeType(path);
	response.writeHead(200, { "Content-Type": type });
	response.end(request.method === "HEAD" ? void 0 : text);
}
async function serve(realPath, path, request, response, next) {
	const file = realPath === void 0 ? void 0 : await open(realPath, "r").catch(() => void 0);
	if (file === void 0) {
		next();
		return;
	}
	try {
		const { size } = await file.stat();
		response.writeHead(200, {
			"Content-Type": mediaType(path) ?? safeType(path),
			"Content-Length": size
		});
		if (request.method === "HEAD" || size === 0) response.end();
		else await pipeline(file.createReadStream({
			autoClose: false,
			end: size - 1
		}), response);
	} catch {
		response.destroy();
	} finally {
		await file.close().catch(() => void 0);
	}
}
/**
* Content type of a linked file that isn't media: JSON or plain text, so that browsers never run it as HTML or a
* script.
*/
function safeType(path) {
	return /\.json$/i.test(path) ? "application/json; charset=utf-8" : "text/plain; charset=utf-8";
}
//#endregion
export { assetServer as t };
