import { Gr as getOrCreate } from "./core-0sspFqjL.js";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
//#region src/render/optional-packages.ts
/** Finds optional packages: in the project, then in the dependencies of its generator, then in ours. */
var OptionalPackages = class {
	#resolvers;
	/**
	* @param root Absolute path of the project.
	* @param parentPackages Packages of the project whose dependencies are also searched: `['vitepress']`.
	*/
	constructor(root, parentPackages = []) {
		const project = createRequire(join(root, "package.json"));
		const packageRequires = parentPackages.map((name) => tryResolve(() => project.resolve(name))).filter((path) => path !== void 0).map((path) => createRequire(path));
		this.#resolvers = [
			project,
			...packageRequires,
			createRequire(import.meta.url)
		];
	}
	resolve(specifier) {
		for (const resolver of this.#resolvers) {
			const path = tryResolve(() => resolver.resolve(specifier));
			if (path !== void 0) return path;
		}
	}
	/** Loads a JSON file of a package. The type isn't checked. */
	loadJson(specifier) {
		const path = this.resolve(specifier);
		return path === void 0 ? void 0 : createRequire(path)(path);
	}
	/** Imports a package. The type isn't checked. */
	async load(specifier) {
		const path = this.resolve(specifier);
		return path === void 0 ? void 0 : import(pathToFileURL(path).href);
	}
};
function tryResolve(resolve) {
	try {
		return resolve();
	} catch {
		return;
	}
}
//#endregion
//#region src/render/icons/icon-sets.ts
const supportedSets = new Set([
	"fa6-solid",
	"fa6-regular",
	"fa6-brands",
	"lucide",
	"tabler"
]);
function iconSetPackage(prefix) {
	return `@iconify-json/${prefix}`;
}
/** Iconify icon sets, loaded on first use. */
var IconSets = class {
	#packages;
	#sets = /* @__PURE__ */ new Map();
	constructor(packages) {
		this.#packages = packages;
	}
	/** @param prefix Name of a set: `fa6-solid`, `lucide`. */
	find(prefix, name) {
		const set = this.#set(prefix);
		if (set === void 0) return void 0;
		let data = {};
		let currentName = name;
		for (let aliasDepth = 0; aliasDepth < 5; aliasDepth += 1) {
			const alias = ownProperty(set.aliases, currentName);
			if (alias === void 0) break;
			data = {
				...alias,
				...data
			};
			currentName = alias.parent;
		}
		const icon = ownProperty(set.icons, currentName);
		return icon?.body === void 0 ? void 0 : toDrawing({
			...icon,
			...data,
			body: icon.body
		}, set);
	}
	isMissing(prefix) {
		return supportedSets.has(prefix) && this.#set(prefix) === void 0;
	}
	#set(prefix) {
		return getOrCreate(this.#sets, prefix, () => this.#packages.loadJson(`${iconSetPackage(prefix)}/icons.json`));
	}
};
/** Returns an own property. Names come from authors, so `constructor` must not find an inherited property. */
function ownProperty(record, name) {
	return record !== void 0 && Object.hasOwn(record, name) ? record[name] : void 0;
}
function toDrawing(icon, set) {
	const width = icon.width ?? set.width ?? 16;
	const height = icon.height ?? set.height ?? 16;
	const { left = 0, top = 0, rotate = 0, hFlip = false, vFlip = false } = icon;
	const transforms = [];
	if (left !== 0 || top !== 0) transforms.push(`translate(${-left} ${-top})`);
	if (hFlip || vFlip) transforms.unshift(`translate(${hFlip ? width : 0} ${vFlip ? height : 0}) scale(${hFlip ? -1 : 1} ${vFlip ? -1 : 1})`);
	if (rotate % 4 !== 0) transforms.unshift(`rotate(${rotate % 4 * 90} ${width / 2} ${height / 2})`);
	return {
		body: transforms.length === 0 ? icon.body : `<g transform="${transforms.join(" ")}">${icon.body}</g>`,
		width,
		height
	};
}
/** Iconify sets for each value of `icons.library` in `docs.json`. */
const setsByLibrary = {
	fontawesome: [
		"fa6-solid",
		"fa6-brands",
		"fa6-regular"
	],
	lucide: ["lucide"],
	tabler: ["tabler"]
};
/**
* Returns the names of all installed icons of a library, sorted.
*
* @param root Absolute path of the project.
* @param library `fontawesome`, `lucide` or `tabler`. Any other name is treated as `fontawesome`, as on pages.
*/
function iconNames(root, library) {
	const packages = new OptionalPackages(root);
	const names = (setsByLibrary[Object.hasOwn(setsByLibrary, library) ? library : "fontawesome"] ?? []).flatMap((set) => {
		const value = Object(packages.loadJson(`${iconSetPackage(set)}/icons.json`));
		return [...Object.keys(Object(value.icons)), ...Object.keys(Object(value.aliases))];
	});
	return [...new Set(names)].sort();
}
//#endregion
export { OptionalPackages as i, iconNames as n, iconSetPackage as r, IconSets as t };
