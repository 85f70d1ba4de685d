import { C as _lte, S as _gte, _ as string, a as custom, c as nullable, f as optional, g as strictObject, i as boolean, m as record, n as _enum, o as int, r as array, u as number, x as _gt } from "./schemas-D8gw7MXl.js";
import { isDeepStrictEqual, parseArgs, styleText } from "node:util";
import { closeSync, constants, existsSync, fchmodSync, fchownSync, fstatSync, fsyncSync, ftruncateSync, lstatSync, mkdirSync, openSync, readFileSync, readSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { basename, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
import { fileURLToPath, pathToFileURL } from "node:url";
import { copyFile, mkdir, rename } from "node:fs/promises";
//#region src/core/values/diagnostic.ts
const severities = [
	"error",
	"warning",
	"info"
];
function isRuleSeverity(value) {
	return value === "off" || severities.some((severity) => severity === value);
}
/** Ways in which a generator degrades a feature that it doesn't support. */
const effects = [
	"lost",
	"changed",
	"replaced"
];
//#endregion
//#region src/core/values/limits.ts
/** Settings files and other JSON files of a few kilobytes. */
const maxSettingsFileBytes = 16 * 2 ** 20;
const maxPackageFileBytes = 16 * 2 ** 20;
/** A file in a Git revision. Larger files are not read. */
const maxBlobBytes = 2e7;
/** A baseline. The limit allows more than a million findings. */
const maxBaselineBytes = 256 * 2 ** 20;
/** List of the files that a generator wrote. */
const maxManifestBytes = 64 * 2 ** 20;
const maxRedirectsFileBytes = 64 * 2 ** 20;
const maxLockFileBytes = 64 * 2 ** 10;
/** Cached feedback. The limit allows far more than a million entries. */
const maxFeedbackCacheBytes = 512 * 2 ** 20;
/** Values after following `$ref`s: a few small files can expand to billions. */
const maxResolvedValues = 2e6;
/** UTF-16 units of a JSON text to repair. Each repair attempt parses the whole text. */
const maxRepairedLength = 2e6;
/** Total characters of the files that one specification refers to. */
const maxSpecificationCharacters = 96 * 2 ** 20;
const maxGlobLength = 1e3;
/** Characters of an import clause. Keeps the search linear in pages without imports. */
const maxImportClauseLength = 1e4;
/** Characters of a YAML file that is parsed again for locations. */
const maxLocatedYamlLength = 8e6;
/** Characters before the cursor that completion searches. */
const maxCompletionLookback = 4e3;
/** Milliseconds to wait before a retry if the response has no `Retry-After`. */
const maxRetryMilliseconds = 8e3;
const maxErrorTextBytes = 16 * 2 ** 10;
/** Pages of the feedback listing, which together contain about a million entries. */
const maxFeedbackPages = 1e4;
/** Commits searched for renames, newest first. Takes about a second in the largest documentation repositories. */
const maxCommitsSearched = 5e3;
const maxFilesCompared = 1200;
/** Ids that dead anchors are compared with, over all pages. */
const maxAnchorComparisons = 5e5;
/** Characters of a feedback path that a message shows in full. */
const maxFeedbackPathLength = 2e3;
/** `0.3 seconds`, `5 seconds`, `12 minutes`, `2 hours`. Durations of at least one second are rounded up. */
function formatDuration(milliseconds) {
	const [unitMilliseconds, unitName] = [[36e5, "hour"], [6e4, "minute"]].find(([unit]) => milliseconds >= 2 * unit) ?? [1e3, "second"];
	const roundedCount = milliseconds < 1e3 ? Math.max(.1, Number((milliseconds / 1e3).toFixed(1))) : Math.ceil(milliseconds / unitMilliseconds);
	return `${roundedCount} ${unitName}${roundedCount === 1 ? "" : "s"}`;
}
/** @returns `32 MiB`, `1.5 KiB`, `100 bytes`. */
function formatBytes(bytes) {
	if (bytes >= 2 ** 20) return `${Number((bytes / 2 ** 20).toFixed(1))} MiB`;
	return bytes >= 2 ** 10 ? `${Number((bytes / 2 ** 10).toFixed(1))} KiB` : `${bytes} bytes`;
}
//#endregion
//#region src/core/findings/wording.ts
const quote$1 = (text) => JSON.stringify(text);
/** Truncates text that is longer than any real name or URL. */
const shorten = (text) => text.length > 500 ? `${text.slice(0, 497)}...` : text;
/** `a, b or c`. */
function joinWithOr(words) {
	return joinWords(words, "or");
}
/** `a, b and c`. */
function joinWithAnd(words) {
	return joinWords(words, "and");
}
function joinWords(words, conjunction) {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} ${conjunction} ${words.at(-1)}`;
}
/** `Did you mean "a" or "b"?`, or `undefined` if there are no suggestions. */
function didYouMean(...suggestions) {
	const words = suggestions.filter((word) => word !== void 0);
	return words.length === 0 ? void 0 : `Did you mean ${joinWithOr(words.map(quote$1))}?`;
}
//#endregion
//#region src/core/findings/answers.ts
function certainAnswer(answer) {
	return answer && {
		isSure: true,
		answers: [answer]
	};
}
function offerAnswers(...answers) {
	const possibleAnswers = answers.filter((answer) => answer !== void 0);
	return possibleAnswers.length === 0 ? void 0 : {
		isSure: false,
		answers: possibleAnswers
	};
}
function writeAnswer(location, expectedText, text) {
	return isJsonLocation(location) ? createAnswer(`Write ${quote$1(text)}`, {
		kind: "write",
		location,
		was: expectedText,
		text
	}) : void 0;
}
function renameKeyAnswer(location, expectedText, name) {
	if (!isJsonLocation(location)) return void 0;
	return createAnswer(`Rename it to ${quote$1(name)}`, {
		kind: "write",
		location: {
			...location,
			part: "key"
		},
		was: expectedText,
		text: name
	});
}
function replaceAnswer(location, expectedText, text, title = `Write ${quote$1(text)}`) {
	return isTextLocation(location) ? createAnswer(title, {
		kind: "replace",
		location,
		was: expectedText,
		text
	}) : void 0;
}
function removeAnswer(location, title = "Remove it") {
	return location !== void 0 && (isJsonLocation(location) || isTextLocation(location)) ? createAnswer(title, {
		kind: "remove",
		location
	}) : void 0;
}
function createAnswer(title, ...changes) {
	return {
		title,
		changes
	};
}
function certainOrOffered(isSure, answers) {
	return isSure === true ? certainAnswer(answers[0]) : offerAnswers(...answers);
}
/**
* Proposes replacement texts: a certain one, or a choice.
*
* @param certainText Text that is certainly correct. `undefined` offers the likely texts instead.
* @param likelyTexts Candidates, most likely first.
* @param toAnswer Creates the answer that writes a text.
*/
function certainTextOrOffered(certainText, likelyTexts, toAnswer) {
	return certainText === void 0 ? offerAnswers(...likelyTexts.map((text) => text === void 0 ? void 0 : toAnswer(text))) : certainAnswer(toAnswer(certainText));
}
function isJsonLocation(location) {
	return "pointer" in location && !("start" in location);
}
function isTextLocation(location) {
	return "start" in location;
}
//#endregion
//#region src/core/findings/definition.ts
/** Infers the type of the arguments and fills in the default severity. */
function defineFinding(definition) {
	return {
		severity: "error",
		...definition
	};
}
//#endregion
//#region src/core/findings/dialect.ts
const importReasons = {
	file: "file not found",
	outside: "it is outside the docs folder",
	package: "packages are not supported"
};
const effectMessages = {
	lost: "This part is omitted",
	changed: "This part does not look or work as intended",
	replaced: "The source of this part is shown instead"
};
const dialectFindings = {
	"dialect-component-unknown": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ name }) => `Unknown component ${quote$1(shorten(name))}: only its content is shown.`,
		help: () => "Import it from a file in the docs folder, or use a built-in component such as Card.",
		group: ({ name }) => name
	}),
	"dialect-name-unknown": defineFinding({
		severity: "warning",
		needs: ["content", "for"],
		message: ({ name }) => `${quote$1(shorten(name))} is not defined: it is shown as written, with its braces.`,
		help: ({ name }) => `If that is what you want, write \\{${shorten(name)}}, or format it as code. If a value should appear, define the name in the page: export const ${shorten(name)} = …`,
		group: ({ name }) => name
	}),
	"dialect-import-missing": defineFinding({
		severity: ({ isChecked }) => isChecked === true ? "error" : "warning",
		needs: ["content", "for"],
		message: ({ specifier, names, reason }) => {
			if (reason === "name") return `${quote$1(shorten(specifier))} does not export ${quote$1(shorten(names))}.`;
			return `${quote$1(shorten(specifier))} cannot be imported: ${importReasons[reason]}.`;
		},
		help: ({ names, reason, nearest: [first, ...others] = [], exported, available = [], isMoved, path }) => {
			if (reason === "name") return missingNameHelp(names, available);
			if (reason === "package") return "Write it in a file in the docs folder, and import that file.";
			if (reason === "outside" && first === void 0) return "Move the file into the docs folder, and import it from there.";
			if (first === void 0) return `Add ${path === void 0 ? "the file" : shorten(path)}, or remove the import and what uses it.`;
			if (exported !== void 0) return `${quote$1(first)} exports ${joinWithAnd(exported.map(quote$1))}: if you mean that file, write its path.`;
			if (isMoved === true) return `The file was renamed in Git: write ${quote$1(first)}.`;
			return `Did you mean ${joinWithOr([first, ...others].map(quote$1))}?`;
		},
		group: ({ specifier }) => specifier,
		answers: ({ specifier, nearest = [], isSure, written }) => {
			if (written === void 0) return void 0;
			const { location, was } = written;
			const prefix = specifier.slice(0, specifier.length - was.length);
			return certainOrOffered(isSure, nearest.flatMap((item) => item.startsWith(prefix) ? replaceAnswer(location, was, item.slice(prefix.length)) ?? [] : []));
		}
	}),
	"dialect-link-missing": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ target }) => `This value creates the broken link ${quote$1(shorten(target))}: no page, file or redirect matches.`,
		help: () => "Correct the value passed to the component, or add the page.",
		facts: ({ target }) => ({
			target,
			resolved: target,
			suggestions: []
		}),
		group: ({ target }) => target
	}),
	"dialect-part-failed": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ reason, effect }) => `${effectMessages[effect]}: ${shorten(reason)}.`,
		help: ({ isLinkInLink }) => isLinkInLink === true ? "HTML does not allow a link inside a link: keep one of the two." : "Correct it, or write it without JavaScript.",
		group: ({ reason }) => reason
	}),
	"dialect-syntax": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ reason }) => `Syntax error in this part, which is shown as far as possible: ${shorten(reason)}.`,
		help: () => "Close every tag, and write \\< and \\{ for literal characters.",
		group: ({ reason }) => reason,
		impliedBy: "mdx-syntax"
	}),
	"dialect-icon-unknown": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ icon, similar: similarIcon }) => `Unknown icon ${quote$1(shorten(icon))}: ${similarIcon === void 0 ? "nothing" : quote$1(similarIcon)} is shown.`,
		help: () => "Use an icon of the library that docs.json sets.",
		group: ({ icon }) => icon
	})
};
function missingNameHelp(name, available) {
	if (name === "default") return "Add \"export default\" there, or import one of its names in braces.";
	const list = available.length === 0 ? "" : `: ${joinWithAnd(available.map((item) => quote$1(shorten(item))))}`;
	return `Export ${quote$1(shorten(name))} there, or import a name that the file exports${list}.`;
}
//#endregion
//#region src/core/findings/endpoints.ts
/** Entry of an operation that is the overview of its specification. */
const overviewEntry = "overview";
const endpointFindings = {
	"spec-missing": defineFinding({
		message: ({ source, outside }) => outside ? `The specification ${quote$1(shorten(source))} is outside the docs folder.` : `Specification not found: ${quote$1(shorten(source))}.`,
		help: ({ nearest, outside, kind }) => {
			const example = nearest === void 0 ? "" : `, such as ${quote$1(nearest)}`;
			if (kind === "folder") return `It is a folder: write the path of a file in it${example}.`;
			if (kind === "pattern") return `Glob patterns are not supported: list each file${example}.`;
			if (outside) return "Copy it into the docs folder, or write its https URL.";
			return didYouMean(nearest) ?? "Write the path relative to the folder of docs.json.";
		},
		answers: ({ written, nearest, only }, { location }) => certainTextOrOffered(nearest && only, [nearest], (file) => writeAnswer(location, written, file))
	}),
	"spec-syntax": defineFinding({
		message: ({ reason }) => `The specification is neither JSON nor YAML: ${reason}.`,
		help: () => "Correct the file, or the tool that writes it."
	}),
	"spec-unsupported": defineFinding({
		message: ({ source, version, isEmpty }) => {
			if (isEmpty === true) return `The specification ${quote$1(shorten(source))} is empty.`;
			return version === "" ? `${quote$1(shorten(source))} is not a specification: it has none of "openapi", "swagger" and "asyncapi".` : `${quote$1(shorten(source))} is ${shorten(version)}, which is not supported.`;
		},
		help: () => "Use Swagger 2.0, OpenAPI 3.0, 3.1 or 3.2, or AsyncAPI 2 or 3."
	}),
	"spec-invalid": defineFinding({
		message: ({ source, reason }) => `Invalid specification ${quote$1(shorten(source))}: ${reason}.`,
		help: () => "Correct it: pages are generated only from valid specifications."
	}),
	"spec-unreachable": defineFinding({
		severity: "warning",
		message: ({ url, reason, entries, pages }) => `The specification ${shorten(url)} could not be fetched: ${reason}.${formatConsequences(entries, pages)}`,
		help: ({ url }) => `Open the URL in a browser, correct it if it is wrong, and try again. To need no network, ${copyHelp(url)}.`
	}),
	"spec-blocked": defineFinding({
		message: ({ url, reason }) => `The specification ${shorten(url)} was not fetched: ${reason}.`,
		help: ({ url }) => `Add its host to the option "remote.hosts" if you trust it, or ${copyHelp(url)}.`
	}),
	"spec-unused": defineFinding({
		severity: "warning",
		message: ({ source, isEmpty }) => isEmpty ? `The specification ${quote$1(shorten(source))} has no operations: no page is generated from it.` : `${quote$1(shorten(source))} is unused: no entry below refers to it, and no page is generated from it.`,
		help: ({ isEmpty }) => isEmpty ? "Add paths, webhooks or channels to it, or remove it here." : "Set it on an element that has no tabs, versions or other sections, list endpoints as METHOD /path, or remove it."
	}),
	"spec-reference": defineFinding({
		severity: "warning",
		needs: ["content"],
		message: ({ kind, text, count }) => {
			const quotedText = quote$1(shorten(text));
			const occurrences = count > 1 ? ` It occurs ${count} times.` : "";
			if (kind === "reference") return `The $ref ${quotedText} does not resolve.${occurrences}`;
			if (kind === "loop") return `The $ref ${quotedText} is part of a loop that never reaches a value.${occurrences}`;
			if (kind === "variable") return `The server variable ${quotedText} is not defined.${occurrences}`;
			if (kind === "method") return `${quotedText} under a path is not an HTTP method, so it gets no page.${occurrences}`;
			return `The pattern ${quotedText} is not a valid regular expression.${occurrences}`;
		},
		help: ({ kind, nearest }) => {
			if (nearest !== void 0) return `Did you mean ${quote$1(nearest)}?`;
			if (kind === "reference") return "Add its target, or correct the reference.";
			if (kind === "loop") return "Replace one reference of the loop with the value.";
			if (kind === "variable") return "Define it in \"variables\" of the server, with a default.";
			if (kind === "method") return "Write methods in lower case: get, put, post, delete …";
			return "Use JavaScript syntax (ECMA-262): no inline flags such as (?i), no possessive quantifiers.";
		}
	}),
	"endpoint-missing": defineFinding({
		message: ({ entry, hint, specs }) => hint.kind === "methods" ? `No endpoint ${quote$1(shorten(entry))}: the path does not have this method.` : `No endpoint ${quote$1(shorten(entry))} in ${joinWithOr(specs.slice(0, 3))}.`,
		help: ({ hint }) => {
			switch (hint.kind) {
				case "methods": return `Write one of its methods: ${hint.methods.join(", ")}.`;
				case "parameters": return `Parameter names differ: write ${quote$1(hint.reference)}.`;
				case "letter case": return `Letter case differs: write ${quote$1(hint.reference)}.`;
				case "nearest": return `Did you mean ${quote$1(hint.reference)}?`;
				case "similar": return `${similarOperationHelp(hint.reference)} If not, add the operation to the specification, or remove the entry.`;
				case "only": return onlyOperationHelp(hint.reference);
				case "nothing": return "Correct the method and path, or add the operation to the specification that applies here.";
			}
		},
		related: () => "the specification is set here",
		answers: ({ entry, hint }, { location }) => {
			if (hint.kind === "nothing") return void 0;
			if (hint.kind === "methods") return offerAnswers(...hint.methods.map((method) => entry.replace(/[^\s]+(?=\s+[^\s]+\s*$)/, method)).map((alternative) => writeAnswer(location, entry, alternative)));
			const writeFix = writeAnswer(location, entry, keepSpecificationName(entry, hint.reference));
			return ![
				"nearest",
				"similar",
				"only"
			].includes(hint.kind) && methodOf(entry) === methodOf(hint.reference) ? certainAnswer(writeFix) : offerAnswers(writeFix);
		}
	}),
	"endpoint-method": defineFinding({
		message: ({ entry, word }) => `${quote$1(shorten(entry))} looks like an endpoint, but ${quote$1(word)} is not an HTTP method.`,
		help: ({ nearest }) => didYouMean(nearest) ?? "Write GET, POST, PUT, PATCH, DELETE or another HTTP method, then the path.",
		answers: ({ entry, word, nearest }, { location }) => certainTextOrOffered(void 0, [nearest], (method) => writeAnswer(location, entry, entry.replace(word, method)))
	}),
	"endpoint-syntax": defineFinding({
		message: ({ entry }) => `${quote$1(shorten(entry))} is not a reference to an endpoint.`,
		help: () => "Write METHOD /path, or SPEC METHOD /path, and nothing else."
	}),
	"endpoint-no-spec": defineFinding({
		message: ({ entry }) => `${quote$1(shorten(entry))} names an endpoint, but no specification is set here or above.`,
		help: () => "Set \"openapi\" on this element or on one above it."
	}),
	"endpoint-ambiguous": defineFinding({
		message: ({ entry, specs }) => `${quote$1(shorten(entry))} is defined by several specifications: ${specs.join(", ")}.`,
		help: ({ entry, specs }) => `Choose one: write ${quote$1(`${specs[0]} ${entry.trim()}`)}.`,
		related: () => "the specifications are set here",
		answers: ({ entry, specs }, { location }) => offerAnswers(...specs.map((spec) => writeAnswer(location, entry, `${spec} ${entry.trim()}`)))
	}),
	"endpoint-excluded": defineFinding({
		message: ({ entry }) => `${quote$1(shorten(entry))} is excluded by the specification (x-excluded): it has no page.`,
		help: () => "Remove the entry, or x-excluded."
	}),
	"endpoint-duplicate": defineFinding({
		severity: "warning",
		message: ({ entry }) => `${quote$1(shorten(entry))} is already listed in this part of the navigation.`,
		help: () => "Remove one of them.",
		related: () => "first listed here",
		answers: (_, { location, related }) => offerAnswers(removeAnswer(location, "Remove this entry"), removeAnswer(related, "Remove the first entry"))
	}),
	"endpoint-unlisted": defineFinding({
		severity: "off",
		message: ({ source, entries, total }) => {
			const names = entries.slice(0, 5).map((entry) => quote$1(shorten(entry)));
			if (entries.length === 1) return `The navigation lists other operations of ${quote$1(shorten(source))}, but not ${names[0]}.`;
			const unnamedCount = entries.length - names.length;
			const list = joinWithAnd(unnamedCount > 0 ? [...names, `${unnamedCount} more`] : names);
			return `${entries.length} of ${total} operations of ${quote$1(shorten(source))} are not in the navigation: ${list}.`;
		},
		help: ({ entries }) => entries.length === 1 ? "Add an entry for it, or set \"x-excluded\" on the operation." : "Add an entry for each, or set \"x-excluded\" on those that readers must not see."
	}),
	"page-endpoint-missing": defineFinding({
		severity: "warning",
		message: ({ entry, missingSpec, isUnversioned, searched }) => {
			if (missingSpec === void 0) return `The front matter names ${quote$1(shorten(entry))}, which ${lackingSpecifications(searched)}.`;
			const fault = isUnversioned === true ? "is no specification: it has no key \"openapi\"" : "does not exist";
			return `The front matter names the specification ${quote$1(shorten(missingSpec))}, which ${fault}.`;
		},
		help: ({ hint, missingSpec, isUnversioned }) => {
			if (isUnversioned === true) return "Begin the file with its version, such as \"openapi: 3.1.0\".";
			if (missingSpec !== void 0 && hint.kind !== "nearest") return "Add the specification, or write the name of another one.";
			if (hint.kind === "methods") return `Write one of the methods of the path: ${hint.methods.join(", ")}.`;
			if (hint.kind === "only") return onlyOperationHelp(hint.reference);
			const otherwise = "add the operation to a specification, or remove \"openapi\" from the front matter.";
			if (hint.kind === "nothing") return `Correct the method and path, ${otherwise}`;
			return hint.kind === "similar" ? `${similarOperationHelp(hint.reference)} If not, ${otherwise}` : `Did you mean ${quote$1(hint.reference)}?`;
		},
		group: ({ missingSpec }) => missingSpec ?? ""
	}),
	"route-suffixed": defineFinding({
		severity: "warning",
		message: ({ first: { operation, owner, wanted, route }, others }) => {
			const message = `${joinWithAnd([owner, operation].map(({ entry, spec }) => operation.spec === owner.spec ? quote$1(shorten(entry)) : `${quote$1(shorten(entry))} of ${shorten(spec)}`))} have the same route, ${shorten(wanted)}: the page of the second is at ${shorten(route)}.`;
			if (others.length === 0) return message;
			const entries = others.slice(0, maxOperationsNamed).map(({ operation: { entry } }) => quote$1(shorten(entry)));
			const moreCount = others.length - entries.length;
			return `${message} ${joinWithAnd(moreCount > 0 ? [...entries, `${moreCount} more`] : entries)} also ${others.length === 1 ? "has" : "have"} the route of another operation.`;
		},
		help: ({ first, others }) => suffixHelp(first, others),
		related: () => "the page that has the route"
	}),
	"route-shortened": defineFinding({
		severity: "warning",
		message: ({ routes }) => `${formatRouteCount(routes)} too long for a file name and ${routes.length === 1 ? "was" : "were"} shortened: ${listRoutes(routes)}.`,
		help: () => "Give the operation a shorter summary, or set its route with x-mint.href."
	}),
	"route-unsafe": defineFinding({
		severity: "warning",
		message: ({ routes, isFile }) => isFile ? `This name has characters that servers reject: ${listRoutes(routes)}.` : `${formatRouteCount(routes)} not safe on every server and file system, so ${routes.length === 1 ? "its" : "their"} special characters were removed: ${listRoutes(routes)}.`,
		help: ({ isFile }) => isFile ? "Rename the file without ? # and %, which have a special meaning in URLs." : "Leave characters such as ? # % out of the summary and the first tag, or set the route with x-mint.href."
	})
};
/** Maximum number of operations that a message about suffixes lists after the first. */
const maxOperationsNamed = 3;
/** Maximum number of searched specifications that a message lists. */
const maxSpecificationsNamed = 3;
function suffixHelp({ operation, owner, isHref }, others) {
	const { entry, spec } = operation.entry === "overview" ? owner : operation;
	const name = others.length === 0 ? quote$1(shorten(entry)) : "each of these operations";
	const help = isHref ? `In ${shorten(spec)}, change "x-mint.href" of ${name}.` : `In ${shorten(spec)}, give ${name} a unique summary, or set its route: "x-mint": { "href": "/…" }.`;
	if (operation.spec === owner.spec || isHref) return help;
	const setting = entry.startsWith("CHANNEL ") ? "asyncapi" : "openapi";
	return `${help} To move all pages of ${shorten(spec)}, set their folder in docs.json: "${setting}": { "source": ${quote$1(shorten(spec))}, "directory": "…" }.`;
}
function listRoutes(routes) {
	const namedRoutes = routes.slice(0, 5).map(({ entry, route }) => `${quote$1(shorten(entry))} is at ${shorten(route)}`);
	return [...namedRoutes, ...routes.length > namedRoutes.length ? [`${routes.length - namedRoutes.length} more`] : []].join(", ");
}
function formatRouteCount(routes) {
	return routes.length === 1 ? "A route is" : `${routes.length} routes are`;
}
function formatConsequences(entries, pages) {
	const parts = [...entries === 0 ? [] : [entries === 1 ? "1 entry gets no page" : `${entries} entries get no page`], ...pages === 0 ? [] : [pages === 1 ? "1 page has no content from it" : `${pages} pages have no content from it`]];
	return parts.length === 0 ? "" : ` As a result, ${parts.join(", and ")}.`;
}
/** @returns How to replace a URL with a file: imperative clause without a period. */
function copyHelp(url) {
	return `save the file in the docs folder and write its path, such as ${quote$1(shorten(/\/([^/?#]+\.(?:json|ya?ml))(?:[?#].*)?$/i.exec(url)?.[1] ?? "openapi.json"))}, instead of the URL`;
}
function similarOperationHelp(reference) {
	return `The most similar operation is ${quote$1(reference)}: if you mean that, write it.`;
}
/** Example: `a.json and b.json do not have`. */
function lackingSpecifications(specs) {
	if (specs.length === 0) return "no specification has";
	const names = specs.slice(0, maxSpecificationsNamed).map(shorten);
	const moreCount = specs.length - names.length;
	return `${joinWithAnd(moreCount > 0 ? [...names, `${moreCount} more`] : names)} ${specs.length === 1 ? "does" : "do"} not have`;
}
function onlyOperationHelp(reference) {
	return `The specification has only ${quote$1(reference)}: write that, or correct the specification.`;
}
function methodOf(reference) {
	return reference.trim().split(/\s+/).at(-2)?.toUpperCase() ?? "";
}
function keepSpecificationName(entry, reference) {
	const words = entry.trim().split(/\s+/);
	return words.length > 2 ? `${words[0]} ${reference}` : reference;
}
//#endregion
//#region src/core/findings/feedback.ts
const maxPathsNamed = 5;
const feedbackFindings = {
	"feedback-refused": defineFinding({
		severity: ({ required }) => required ? "error" : "warning",
		message: ({ reason, projectId, cached }) => `The feedback service refused to list the feedback of project ${quote$1(shorten(projectId))}: ${reason}${cached === void 0 ? "." : `; ${describeCachedCounts(cached)}.`}`,
		help: ({ status, keyVariable }) => status === 401 ? `Check the key in ${keyVariable}: it is wrong, expired, or for another service.` : `Check that the key in ${keyVariable} may read analytics, that feedback.projectId belongs to its organization, and that the IP allowlist, if any, includes this machine.`
	}),
	"feedback-failed": defineFinding({
		severity: ({ required }) => required ? "error" : "warning",
		message: ({ reason }) => `Reader feedback could not be read from the service: ${reason}. Pages have no counts.`,
		help: ({ advice }) => advice
	}),
	"feedback-stale": defineFinding({
		severity: ({ lacksRequiredKey }) => lacksRequiredKey ? "error" : "warning",
		message: ({ reason, cached }) => `Reader feedback could not be read from the service: ${reason}; ${describeCachedCounts(cached)}.`,
		help: ({ advice }) => advice
	}),
	"feedback-partial": defineFinding({
		severity: ({ doubt, reason }) => doubt === "outdated" && reason === void 0 ? "info" : "warning",
		message: (args) => {
			const { doubt, reason } = args;
			if (doubt === "entries") {
				const what = args.entries === 1 ? "entry is malformed" : "entries are malformed";
				return `${args.entries} ${what}, so changes to ${args.entries === 1 ? "it" : "them"} are not counted (the first: ${reason}).`;
			}
			if (doubt === "missing") return `Reader feedback is incomplete: ${reason ?? "an earlier build did not finish reading it"}. Counted so far: ${formatCount(args.entries, "entry")}.`;
			return `Some counts of reader feedback may be out of date: ${reason === void 0 ? "it is read over several builds" : `the last read is incomplete: ${reason}`}.`;
		},
		help: (args) => {
			if (args.doubt === "entries") return "Report it to the provider of the service. Everything else is counted.";
			if (args.doubt === "outdated" && args.reason === void 0) return `Set feedback.budget to ${args.budget} to read all of it in each build.`;
			return args.isContinued ? "The next build continues from here; raise feedback.budget or feedback.deadline to read more at once." : "The next build starts over.";
		}
	}),
	"feedback-parameters": defineFinding({
		severity: ({ parameter, problem }) => parameter === "pageSize" && problem === "ignored" ? "info" : "warning",
		message: ({ parameter, name, problem, received, requested }) => {
			if (problem === "refused") return `The feedback service refuses the query parameter ${quote$1(name)}, so feedback is read without it.`;
			if (problem === "repeats") return `With the query parameter ${quote$1(name)}, the feedback service returns the same page twice, so feedback is read without it.`;
			return parameter === "pageSize" ? `The feedback service ignores the query parameter ${quote$1(name)}: a page has ${formatCount(received ?? 0, "entry")}, not ${requested}.` : `The feedback service ignores the query parameter ${quote$1(name)}, so all feedback is read and filtered here.`;
		},
		help: ({ parameter }) => `Set feedback.parameterNames.${parameter} to the name that the service has for it, or to null to leave it out. Counts are right without it.`
	}),
	"feedback-undated": defineFinding({
		severity: ({ hasPeriod }) => hasPeriod ? "warning" : "info",
		message: ({ entries, examples, hasPeriod }) => {
			const list = examples.map(({ id, createdAt }) => `${shorten(id)} (${createdAt === null ? "none" : quote$1(shorten(createdAt))})`);
			const moreText = entries > examples.length ? ` and ${entries - examples.length} more` : "";
			const effect = hasPeriod ? `counted whatever the period is` : "counted without a date";
			return `${entries === 1 ? "1 feedback entry has" : `${entries} feedback entries have`} no usable creation time and ${entries === 1 ? "is" : "are"} ${effect}: ${list.join(", ")}${moreText}.`;
		},
		help: () => "Ask the provider of the service for ISO 8601 in createdAt, such as 2026-01-31T12:00:00Z."
	}),
	"feedback-unwritable": defineFinding({
		severity: "warning",
		message: ({ reason }) => `Reader feedback could not be saved for the next build: ${reason}.`,
		help: () => "Set feedback.cacheFolder to a writable folder; until then each build reads everything."
	}),
	"feedback-open": defineFinding({
		severity: "off",
		message: ({ route, open, limit }) => `${quote$1(route)} has ${formatCount(open, "open comment")}${limit === 0 ? "" : `, more than feedback.limits.open allows (${limit})`}.`,
		help: () => "Run the feedback command with --comments to see what readers wrote."
	}),
	"feedback-unhelpful": defineFinding({
		severity: "off",
		message: ({ route, yes, votes, limit }) => `${yes} of ${formatCount(votes, "reader")} found ${quote$1(route)} helpful, a smaller share than feedback.limits.helpful allows (${limit}).`,
		help: () => "Run the feedback command with --comments to see what readers wrote."
	}),
	"feedback-unmatched": defineFinding({
		severity: "info",
		message: ({ paths }) => {
			const entries = paths.reduce((sum, path) => sum + path.entries, 0);
			const list = paths.slice(0, maxPathsNamed).map((item) => `${quote$1(shorten(item.path))} (${item.entries})`);
			const moreText = paths.length > maxPathsNamed ? ` and ${paths.length - maxPathsNamed} more` : "";
			return `${`${formatCount(entries, "feedback entry")} ${entries === 1 ? "is" : "are"}`} about ${paths.length === 1 ? "a path that is not a page" : "paths that are not pages"}: ${list.join(", ")}${moreText}.`;
		},
		help: () => "If a page was moved, add a redirect from its old path: its feedback then counts for the new page."
	})
};
function describeCachedCounts({ entries, date }) {
	return `counts are from ${date ?? "an earlier build"} (${formatCount(entries, "entry")})`;
}
function formatCount(count, noun) {
	const plural = noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
	return `${count} ${count === 1 ? noun : plural}`;
}
//#endregion
//#region src/core/findings/generators.ts
const generatorLimitations = {
	parameter: {
		fact: ["does not support redirects with parameters", "do not support redirects with parameters"],
		help: "Write a redirect for each URL, or let your host redirect."
	},
	folder: {
		fact: ["cannot build pages in a folder with this name", "cannot build pages in a folder with this name"],
		help: "Let your host redirect."
	}
};
const navigationParts = {
	banner: "banner",
	bannerHtml: "HTML in a banner, only Markdown",
	tag: "tag in its navigation",
	icon: "icon in its navigation",
	method: "methods of endpoints in its navigation, only on their pages",
	switcher: "switcher to the same page",
	hreflang: "`hreflang` links to the same page in other languages",
	feed: "RSS feed of a page",
	tagFilter: "filter by the tags of updates",
	documentLanguage: "`lang` and `dir` of a language in its files, only by a script",
	themeTexts: "texts of its theme, such as \"On this page\", in more than one language"
};
const generatorFindings = {
	"generator-setting": defineFinding({
		severity: "info",
		needs: ["for"],
		message: ({ setting, ...args }) => `${formatStatement(args, ["does", "do"])} not support ${quote$1(setting)} of docs.json.`,
		help: (args) => `Set it in the configuration of ${joinGenerators(args)}, if ${args.others === void 0 ? "it has" : "they have"} such a setting.`,
		group: ({ setting, ...args }) => `${joinGenerators(args)} ${setting}`
	}),
	"generator-file": defineFinding({
		severity: "info",
		needs: ["for"],
		message: ({ generator, file }) => `${generator} does not load ${quote$1(file)}, which hosts load on every page.`,
		help: ({ generator }) => `Add it to the configuration of ${generator} if your pages need it there.`,
		group: ({ generator }) => generator
	}),
	"generator-navigation": defineFinding({
		severity: "info",
		needs: ["for"],
		message: ({ part, label, ...args }) => `${formatStatement(args, ["has", "have"])} no ${navigationParts[part]}: ${quote$1(shorten(label))}.`,
		group: ({ part, ...args }) => `${joinGenerators(args)} ${part}`
	}),
	"generator-redirect": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ source, reason, ...args }) => `${formatStatement(args, generatorLimitations[reason].fact)}: nothing redirects from ${quote$1(shorten(source))}.`,
		help: ({ reason }) => generatorLimitations[reason].help,
		group: ({ reason, ...args }) => `${joinGenerators(args)} ${reason}`
	}),
	"generator-address": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ route, address, ...args }) => `${formatStatement(args, generatorLimitations.folder.fact)}: the page of ${quote$1(shorten(route))} is at ${quote$1(shorten(address))}.`,
		help: () => "Let your host redirect the old URL, or rename the folder. Links of the site already use the new URL.",
		group: joinGenerators
	}),
	"generator-link": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ target, ...args }) => `${formatStatement(args, ["does", "do"])} not make ${quote$1(shorten(target))}, which only Mintlify generates: the link is dead there.`,
		help: () => "Add the file to the docs, or write its whole address, with https://.",
		group: ({ target, ...args }) => `${joinGenerators(args)} ${target}`
	}),
	"generator-package": defineFinding({
		severity: "warning",
		needs: ["for"],
		message: ({ packages }) => packages.length === 1 ? `Pages of this site need a package that is not installed: ${packages[0]}.` : `Pages of this site need packages that are not installed: ${packages.join(", ")}.`,
		help: ({ command }) => command
	})
};
function formatStatement(args, [singular, plural]) {
	return `${joinGenerators(args)} ${args.others === void 0 ? singular : plural}`;
}
/** Joins generator names. The result is also used as a group key. */
function joinGenerators({ generator, others = [] }) {
	const lastName = others.at(-1);
	return lastName === void 0 ? generator : `${[generator, ...others.slice(0, -1)].join(", ")} and ${lastName}`;
}
//#endregion
//#region src/core/values/text.ts
/** Changes the first letter to upper case. */
function capitalize(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
/** Escapes text for HTML and XML, in content and in attributes with double quotes. */
function escapeHtml(text) {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
/** Serializes a value to JSON that can't close the `<script>` element around it. */
function scriptJson(value) {
	return JSON.stringify(value).replaceAll("<", "\\u003c");
}
const charByEntity = {
	"&amp;": "&",
	"&lt;": "<",
	"&gt;": ">",
	"&quot;": "\""
};
/**
* Reverses `escapeHtml`, and decodes numeric references. For authors' text, use the package `entities`, which knows all
* names but is larger.
*/
function unescapeHtml(html) {
	return html.replace(/&(?:amp|lt|gt|quot|#x([\da-f]{1,6})|#(\d{1,7}));/gi, (entity, hex, decimal) => {
		const code = hex === void 0 ? Number(decimal) : Number.parseInt(hex, 16);
		return code > 0 && code <= 1114111 ? String.fromCodePoint(code) : charByEntity[entity.toLowerCase()] ?? entity;
	});
}
//#endregion
//#region src/core/values/paths.ts
const unnormalizedPath = /^\/|\/$|\/\/|(?:^|\/)\.\.?(?:\/|$)/;
/**
* Normalizes an entry to a page path: drops `./`, and leading, trailing and double slashes.
*
* @returns `undefined` for a path outside the docs folder.
*/
function normalizePath(entry) {
	if (!unnormalizedPath.test(entry)) return entry;
	const segments = [];
	for (const segment of entry.split("/")) if (segment === "..") {
		if (segments.pop() === void 0) return void 0;
	} else if (segment !== "" && segment !== ".") segments.push(segment);
	return segments.join("/");
}
/** URL path of a page, without a trailing `index` and without unsafe characters: `guides/index → /guides`. */
function routeOf(path) {
	const safePath = withoutUnsafeCharacters(path);
	if (safePath === "index") return "/";
	return `/${safePath.endsWith("/index") ? safePath.slice(0, -6) : safePath}`;
}
/** Characters that end the path of a URL, and `%`, which servers decode. */
const unsafeCharacters = /[?#%]/;
function hasUnsafeCharacter(path) {
	return unsafeCharacters.test(path);
}
/**
* A path without the characters `?`, `#` and `%`, as builds write it: `Why? → Why`. An empty segment becomes `page`.
*/
function withoutUnsafeCharacters(path) {
	if (!hasUnsafeCharacter(path)) return path;
	return path.split("/").map((segment) => hasUnsafeCharacter(segment) ? segment.replace(/[?#%]/g, "").trim() : segment).map((segment) => /^\.{0,2}$/.test(segment) ? "page" : segment).join("/");
}
function foldCase(path) {
	return path.normalize("NFC").toLowerCase();
}
/** Hash or id that a tool adds to the name of a page. A hash has letters and digits, so `decade` is none. */
const trailingId = /(?<=[^/])[-_](?:(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{6,40}|\d{9,})$/i;
/**
* Removes the numbers that sort files in a folder, and a hash or id at the end: `/guides/02-install-9bb99b58 →
* /guides/install`.
*/
function withoutNumbersAndIds(path) {
	return path.replace(/(?<=^|\/)\d{1,2}[-_.](?=\p{L})/gu, "").replace(trailingId, "");
}
/** `guides/start → start`. */
function lastSegment(path) {
	return path.slice(path.lastIndexOf("/") + 1);
}
/** Parent folder without a trailing slash; empty for the root. */
function folderOf(path) {
	return path.slice(0, Math.max(path.lastIndexOf("/"), 0));
}
/** All ancestor folders, outermost first: `a/b/c → a, a/b`. */
function ancestorFolders(path) {
	const segments = path.split("/");
	return segments.slice(1).map((_, index) => segments.slice(0, index + 1).join("/"));
}
/** A path without `.mdx` or `.md`; `undefined` for other extensions. */
function withoutExtension(path) {
	return /^(.+)\.mdx?$/i.exec(path)?.[1];
}
/** Page path of a URL path: `/guides/start.mdx → guides/start`. */
function pagePathOfUrl(urlPath) {
	const path = normalizePath(urlPath) ?? "";
	return withoutExtension(path) ?? path;
}
/** Default title of a page: `guides/get-started → Get started`. */
function titleFromPath(path) {
	const [finalSegment = "", parentSegment = finalSegment] = path.split("/").reverse();
	return capitalize((finalSegment === "index" ? parentSegment : finalSegment).replace(/[-_]+/g, " ").trim());
}
/** Device names that Windows reserves, with any extension. */
const deviceNamePattern = /^(?:con|prn|aux|nul|(?:com|lpt)\d)(?=\.|$)/i;
function hasDeviceName(path) {
	return path.split("/").some((segment) => deviceNamePattern.test(segment));
}
const defaultLayout = {
	pages: "",
	public: ""
};
function urlPathOfFile(file, { pages, public: publicFolder }) {
	for (const folder of [publicFolder, pages]) if (folder !== "" && file.startsWith(folder)) return file.slice(folder.length);
	return file;
}
/** Files that may be published at a URL path, by descending priority. */
function filesAtUrlPath(path, layout) {
	return [...new Set([
		layout.public,
		layout.pages,
		""
	])].map((folder) => folder + path).filter((file) => urlPathOfFile(file, layout) === path);
}
/** Files by URL path. `public` takes priority over `pages`. */
function filesByUrlPath(files, layout) {
	const fileByPath = /* @__PURE__ */ new Map();
	for (const file of files) {
		const path = urlPathOfFile(file, layout);
		const currentFile = fileByPath.get(path);
		const isFirst = () => filesAtUrlPath(path, layout).find((candidate) => candidate === file || candidate === currentFile) === file;
		if (currentFile === void 0 || isFirst()) fileByPath.set(path, file);
	}
	return fileByPath;
}
//#endregion
//#region src/core/findings/pages.ts
/** Help for errors of js-yaml. `part` is contained in the error message. */
const yamlHelps = [["duplicated mapping key", "Remove one of the two."], ["tab characters", "Indent with spaces."]];
const pageFindings = {
	"page-missing": defineFinding({
		message: ({ entry }) => `Page not found: ${quote$1(shorten(entry))}.`,
		help: ({ entry, path, suggestions }) => {
			if (path.trim() === "") return "Remove the entry.";
			const endpoint = normalizeEndpoint(entry);
			if (endpoint !== void 0) return `For an endpoint, write ${quote$1(endpoint)}.`;
			if (/\.(?:json|ya?ml)$/i.test(path)) return "If it is a specification, remove the entry and set \"openapi\" instead.";
			const { below, redirect, moved, sibling, sameName = [], nearest = [] } = suggestions;
			if (below !== void 0) {
				const { number, of, folder, isOfPages } = below;
				const foundText = `${number} of ${of} missing entries exist below ${folder}/`;
				return isOfPages ? `${foundText}: set the option "pagesDir" to "${folder}", or pass --pages-dir ${folder}.` : `${foundText}: add that folder to each entry.`;
			}
			if (redirect !== void 0) return `It is redirected: write ${quote$1(redirect)}.`;
			if (moved !== void 0) return `It was renamed in Git: write ${quote$1(moved)}.`;
			if (nearest.length > 0) return `Did you mean ${joinWithOr(nearest.map(quote$1))}?`;
			if (sibling !== void 0) return `${quote$1(sibling)} exists: add its counterpart ${path}.mdx, or remove the entry.`;
			if (sameName.length > 0) return `If you mean ${joinWithOr(sameName.map(quote$1))}, write that. If not, add ${path}.mdx, or remove the entry.`;
			return `No page has a similar path. Add ${path}.mdx, or remove the entry.`;
		},
		group: ({ path, suggestions: { below } }) => below === void 0 ? path.slice(0, Math.max(path.indexOf("/"), 0)) : `below ${below.folder}`,
		answers: ({ entry, path, suggestions }, { location }) => {
			const { sure: certainPage, below, redirect, moved, nearest = [], sameName = [] } = suggestions;
			if (certainPage !== void 0) return certainAnswer(writeAnswer(location, entry, certainPage));
			if (below !== void 0) return below.isOfPages ? void 0 : offerAnswers(writeAnswer(location, entry, `${below.folder}/${path}`));
			const candidates = [
				...[redirect, moved].filter((page) => page !== void 0),
				...nearest,
				...sameName
			];
			return candidates.length === 0 ? void 0 : offerAnswers(...candidates.map((path) => writeAnswer(location, entry, path)));
		},
		coversLinks: true
	}),
	"page-letter-case": defineFinding({
		message: ({ entry, file }) => `${quote$1(shorten(entry))} differs from the file ${file} in letter case: it fails on case-sensitive file systems.`,
		help: ({ path }) => `Write ${quote$1(path)}.`,
		answers: ({ entry, path, isSure }, { location }) => certainOrOffered(isSure, [writeAnswer(location, entry, path)])
	}),
	"page-extension": defineFinding({
		message: ({ entry }) => `${quote$1(shorten(entry))} includes the file extension.`,
		help: ({ path }) => `Write ${quote$1(path)}.`,
		answers: ({ entry, path }, { location }) => certainAnswer(writeAnswer(location, entry, path))
	}),
	"page-folder": defineFinding({
		severity: "warning",
		message: ({ entry }) => `${quote$1(shorten(entry))} is a folder; its index page is used.`,
		help: ({ path }) => `Write ${quote$1(path)}.`,
		answers: ({ entry, path }, { location }) => certainAnswer(writeAnswer(location, entry, path))
	}),
	"page-ignored": defineFinding({
		message: ({ file, rule: ignoringRule }) => `${file} exists but is excluded by ${describeIgnoreRule(ignoringRule)}.`,
		help: ({ rule: ignoringRule }) => {
			if (ignoringRule.from === "symbolic-link") return `Copy it into the docs folder, or allow its target with the option follow: [${quote$1(ignoringRule.pattern)}].`;
			return ignoringRule.from === "built-in" ? "Rename or move the file, or list it in the option \"pages\"." : "Change that rule, or remove the entry.";
		},
		related: () => "excluded here"
	}),
	"page-path": defineFinding({
		severity: ({ problem }) => problem === "device" ? "warning" : "error",
		message: ({ entry, problem }) => {
			const quotedEntry = quote$1(shorten(entry));
			switch (problem) {
				case "url": return `${quotedEntry} is a URL, not a page of the docs folder.`;
				case "outside": return `${quotedEntry} is outside the docs folder.`;
				case "backslash": return `${quotedEntry} contains a backslash; separate folders with "/".`;
				case "control": return `${quotedEntry} contains a control character.`;
				case "fragment": return `${quotedEntry} has a query or fragment: an entry is only a path.`;
				case "device": return `${quotedEntry} is a reserved device name on Windows: it cannot be checked out or built there.`;
			}
		},
		help: ({ problem, page, isFile }) => {
			if (problem === "device") return "Rename the file, or the folder with that name.";
			if (isFile) return "Rename the file: not every system allows this character in a URL.";
			if (problem === "url") return "For a link, use an anchor, a tab or another element with \"href\".";
			return page === "" ? "Write the page path without extension, relative to the folder of docs.json." : `Write ${quote$1(page)}.`;
		},
		answers: ({ entry, page, problem }, { location }) => {
			if (page === "") return void 0;
			return certainOrOffered(problem !== "fragment", [writeAnswer(location, entry, page)]);
		}
	}),
	"page-duplicate": defineFinding({
		severity: "warning",
		message: ({ path }) => `${quote$1(shorten(path))} is already listed in this part of the navigation.`,
		help: () => "Remove one of them: breadcrumbs and previous/next links follow the first.",
		related: () => "first listed here",
		answers: (_, { location, related }) => offerAnswers(removeAnswer(location, "Remove this entry"), removeAnswer(related, "Remove the first entry"))
	}),
	"page-twin": defineFinding({
		severity: "warning",
		message: ({ usedFile, unusedFile }) => `Two files define this page: ${usedFile} and ${unusedFile}.`,
		help: ({ usedFile, unusedFile }) => `Remove or rename ${unusedFile}: ${usedFile} is used.`
	}),
	"page-hidden-elsewhere": defineFinding({
		severity: "warning",
		message: ({ route }) => `${quote$1(shorten(route))} is listed in a hidden part of the navigation too.`,
		help: () => "Hosts keep it out of search and sitemap then. Remove one entry, or set \"searchable\" on the hidden element.",
		group: () => "hidden",
		related: () => "the hidden entry"
	}),
	"page-unlisted": defineFinding({
		severity: "off",
		isMinor: ({ agentFiles }) => agentFiles !== void 0,
		message: ({ file, count, agentFiles }) => {
			if (agentFiles !== void 0) {
				const names = joinWithAnd(agentFiles.length > 4 ? [...agentFiles.slice(0, 3), `${agentFiles.length - 3} more`] : agentFiles);
				return agentFiles.length === 1 ? `${names} is for coding agents, but Mintlify publishes it as a page.` : `${names} are for coding agents, but Mintlify publishes them as pages.`;
			}
			return count === void 0 ? `${file} is published but not in the navigation.` : `The ${count} pages in ${file}/ are published but not in the navigation.`;
		},
		help: ({ count, agentFiles }) => {
			if (agentFiles !== void 0) return `Add ${joinWithAnd([...new Set(agentFiles.map((file) => file.slice(file.lastIndexOf("/") + 1)))].map((name) => `a line ${quote$1(name)}`))} to .mintignore.`;
			return count === void 0 ? "List it, remove it, or ignore it." : "List, remove, or ignore them.";
		},
		group: () => "unlisted"
	}),
	"translation-missing": defineFinding({
		severity: "off",
		message: (args) => {
			const language = quote$1(shorten(args.language));
			if (args.kind === "entry") return `${quote$1(shorten(args.page))} is a page of the language ${quote$1(shorten(args.of))}, but ${language} lists it.`;
			const { pages, total } = args;
			const names = pages.slice(0, 5).map((page) => quote$1(shorten(page)));
			if (pages.length === 1) return `The language ${language} has no translation of ${names[0]}.`;
			const unnamedCount = pages.length - names.length;
			const list = joinWithAnd(unnamedCount > 0 ? [...names, `${unnamedCount} more`] : names);
			return `The language ${language} has no translation of ${pages.length} of ${total} pages: ${list}.`;
		},
		help: (args) => {
			if (args.kind === "pages") return `Translate ${args.pages.length === 1 ? "it" : "them"}, and list ${args.pages.length === 1 ? "the translation" : "the translations"}.`;
			return args.translation === void 0 ? "Translate the page, and list the translation." : `Write ${quote$1(args.translation)}.`;
		},
		related: (args) => args.kind === "pages" ? `the first, in ${quote$1(shorten(args.of))}` : "see also",
		group: (args) => args.kind === "entry" ? `entry ${args.language} ${args.of}` : `pages ${args.language}`,
		answers: (args, { location }) => args.kind === "entry" && args.translation !== void 0 ? certainAnswer(writeAnswer(location, args.page, args.translation)) : void 0
	}),
	"page-unreadable": defineFinding({
		message: ({ file, problem }) => file === "" && problem.kind === "folder" ? `The docs folder cannot be read, so its pages are unknown: ${problem.reason}.` : `${shorten(file)} ${describeUnreadable(problem)}.`,
		help: ({ problem }) => {
			if (problem.kind === "UTF-16" || problem.kind === "encoding") return "Save it as UTF-8.";
			if (problem.kind === "NUL") return "Repair or replace it: a text file has no NUL bytes.";
			return "Give the user who runs this command read permission, or exclude it with the option \"ignore\".";
		}
	}),
	"page-too-complex": defineFinding({
		needs: ["content"],
		message: ({ file, of, limit }) => `${shorten(file)} exceeds a limit: ${describeExcess(of)} (at most ${limit}).`,
		help: ({ of }) => `Simplify it, or raise the limit with the option "limits.${limitOption(of)}".`
	}),
	/** `reason` is undefined if the front matter is never closed. */
	"frontmatter-syntax": defineFinding({
		message: ({ reason }) => reason === void 0 ? "The front matter is not closed: it is shown as text." : `Invalid YAML in the front matter: ${reason}.`,
		help: ({ reason, isText, unquoted = [], quote: openingQuote }) => {
			if (reason === void 0) return "Add a line with --- after it.";
			const [unquotedValue, ...otherValues] = unquoted;
			if (unquotedValue !== void 0 && otherValues.length === 0) return `Put the value of ${quote$1(unquotedValue.name)} in quotes, because it contains a colon.`;
			if (unquotedValue !== void 0) return `Put the values of ${joinWithAnd(unquoted.map(({ name }) => quote$1(name)))} in quotes, because they contain a colon.`;
			if (isText === true) return "If these lines are text, write *** for the first ---, which opens front matter.";
			if (openingQuote === "'") return "In single quotes, write '' for an apostrophe, or put the value in double quotes.";
			if (openingQuote === "\"") return "In double quotes, write \\\" for a quote and \\\\ for a backslash.";
			return yamlHelps.find(([part]) => reason.includes(part))?.[1] ?? "Put quotes around a value that contains \": \", \"#\", quotes or brackets.";
		},
		answers: ({ unquoted = [] }) => {
			const changes = unquoted.map(({ location, value, quoted }) => ({
				kind: "replace",
				location,
				was: value,
				text: quoted
			}));
			return changes.length === 0 ? void 0 : certainAnswer(createAnswer("Put the value in quotes", ...changes));
		}
	}),
	"frontmatter-misplaced": defineFinding({
		severity: "warning",
		message: ({ problem }) => {
			if (problem === "toml") return "The front matter is TOML: it is shown as text.";
			return problem === "dashes" ? "The front matter begins with more than three dashes: it is shown as text." : "The front matter does not begin on the first line: it is shown as text.";
		},
		help: ({ problem }) => {
			if (problem === "toml") return "Write it as YAML between two lines of three dashes: \"name: value\".";
			return problem === "dashes" ? "Begin and end it with three dashes." : "Move it to the top of the file.";
		},
		answers: ({ blankLines }, { location }) => blankLines === void 0 || !("start" in location) ? void 0 : certainAnswer(replaceAnswer({
			...location,
			start: 0,
			end: blankLines.length
		}, blankLines, "", "Move it to the top"))
	}),
	"route-reserved": defineFinding({
		severity: ({ isOnHost }) => isOnHost ? "warning" : "off",
		needs: ["content"],
		message: ({ route, file }) => `Mintlify answers ${quote$1(route)} itself: readers never see ${file}.`,
		help: () => "Rename the file, and its entry in docs.json. If it is not needed, remove it.",
		isAboutHost: true
	}),
	"route-lost": defineFinding({
		needs: ["since"],
		message: ({ route, since, isRedirect, leadsTo, wildcard }) => {
			const subject = `${route} was ${isRedirect ? "redirected" : "a page"} at ${since}`;
			if (wildcard !== void 0) return `${subject}, but on some hosts ${quote$1(wildcard)} does not redirect it.`;
			return leadsTo === void 0 ? `${subject} but no longer resolves.` : `${subject}, but its redirect points to ${quote$1(shorten(leadsTo))}, which is not a page.`;
		},
		help: ({ route, to, by, leadsTo }) => {
			if (leadsTo !== void 0) return "Point the redirect at the page that replaced it.";
			return to === void 0 ? "Redirect it to the page that replaced it, or restore it: links and bookmarks still use it." : `It moved to ${to} (${by}): add { "source": ${quote$1(route)}, "destination": ${quote$1(to)} } to "redirects".`;
		},
		group: ({ to, leadsTo }) => leadsTo !== void 0 ? "" : to === void 0 ? "gone" : "moved",
		answers: ({ route, to, isGuess, redirects, leadsTo }) => {
			if (to === void 0 || leadsTo !== void 0) return void 0;
			const values = [{
				source: route,
				destination: to
			}];
			const redirectAnswer = createAnswer(`Redirect ${route} to ${to}`, {
				kind: "append",
				location: redirects,
				values
			});
			return certainOrOffered(!isGuess, [redirectAnswer]);
		}
	}),
	/**
	* If `folder` is set, the routes differ, but the output file of `other` has the same path as the folder of `file` in
	* the output.
	*/
	"route-conflict": defineFinding({
		message: ({ route, file, other, folder }) => folder === void 0 ? `${file} and ${other} have the same route, ${route}.` : `${file} is in the folder ${folder}, but ${other} is written to a file with that name.`,
		help: () => "Rename one of them.",
		related: () => "the other page with this route"
	})
};
function describeIgnoreRule(rule) {
	switch (rule.from) {
		case "built-in": return `a built-in rule (${rule.pattern})`;
		case "options": return `the option "ignore" (${rule.pattern})`;
		case ".mintignore": return `.mintignore:${rule.line ?? 1} (${rule.pattern})`;
		case "git": return "the ignore rules of Git";
		case "symbolic-link": return `the rule for symbolic links: it points outside the docs folder, to ${rule.pattern}`;
	}
}
/** Normalizes `GET users` and `GET https://example.com/users` to `GET /users`. */
function normalizeEndpoint(entry) {
	const [, method, target] = /^\s*(get|put|post|delete|options|head|patch|trace)\s+(\S+)\s*$/i.exec(entry) ?? [];
	if (method === void 0 || target === void 0) return void 0;
	const path = target.replace(/^[a-z]+:\/\/[^/]*/i, "").replace(/[?#].*$/s, "");
	return `${method.toUpperCase()} /${path.replace(/^\/+/, "")}`;
}
function describeUnreadable(problem) {
	switch (problem.kind) {
		case "UTF-16": return "cannot be read: it is UTF-16 text, and pages are UTF-8";
		case "encoding": return "cannot be read: it is not UTF-8 text";
		case "NUL": return "cannot be read as text: it contains a NUL byte";
		case "file": return `cannot be read: ${problem.reason}`;
		case "folder": return `is a folder that cannot be read, so its pages are unknown: ${problem.reason}`;
	}
}
function describeExcess(exceededLimit) {
	if (exceededLimit === "length") return "its text is too long";
	if (exceededLimit === "code spans") return "it has too many different code spans";
	if (exceededLimit === "linked folders") return "symbolic links repeat its folders";
	return `its ${exceededLimit} are nested too deeply`;
}
function limitOption(exceededLimit) {
	if (exceededLimit === "length") return "pageLength";
	return exceededLimit === "linked folders" ? "linkedFolders" : "pageNesting";
}
//#endregion
//#region src/core/findings/syntax-help.ts
/** A tag without content, which has no closing tag in HTML: `the tag "<br>" is not closed`. */
const unclosedVoidElement = /"<(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)>" is not closed/;
/** Reason for a tag such as `{% hint %}` or `{% endhint %}`. */
const liquidTagPattern = /^"\{% (?:end)?([\w-]*) %\}" is a tag of GitBook/;
/** Help for syntax errors. `part` is contained in the reason, which comes from the parser or `bodies/syntax-error.ts`. */
const syntaxHelps = [
	["import or export", "Correct the statement, or format it as code."],
	["expression in braces", "Correct the expression, or format it as code, or write \\{ for a literal brace."],
	["HTML comments", "Write {/* … */}, or \\< for a literal \"<\"."],
	["begins a link", "Write it as [text](address)."],
	["\"<\" begins a tag", "Write \\< for a literal \"<\", or format the text as code."],
	["no closing quote", "Add the closing quote."],
	["has no quotes", "Put the value in quotes, or write \\< for a literal \"<\"."],
	["is not allowed here", "Correct the tag, or write \\< for a literal \"<\"."],
	["no closing brace", "Add the closing brace, or write \\{ for a literal brace."],
	["list or quote ends", "If the brace is text, write \\{ or format it as code. If not, write the whole expression on one line."],
	["inside the tag", "Write the tag on one line, or \\< for a literal \"<\"."],
	["has no \">\"", "Complete the tag, or write \\< for a literal \"<\"."],
	["still open", "Close the inner tag first, or write \\< for a literal \"<\"."],
	["no opening tag", "Remove the closing tag, or write \\< for a literal \"<\"."],
	["same paragraph", "Add the closing tag before the next blank line, list item or heading, or write \\< for a literal \"<\"."],
	["is not closed", "Add the closing tag, or write \\< for a literal \"<\"."],
	["another paragraph", "Put each of the two tags on its own line, with blank lines around them."]
];
/** Help for tags of GitBook, by their name without `end`. */
const liquidTagHelps = {
	"content-ref": "Write <Card title=\"…\" href=\"…\" /> instead of all up to {% endcontent-ref %}: \"href\" is the path of the page in \"url\".",
	code: "Write the title after the language of the code block: ```js title.",
	embed: "Write a link, or an <iframe>.",
	file: "Write a link to the file.",
	hint: "Write <Note>, <Tip> or <Warning>.",
	include: "Save the included text as snippets/part.mdx, if no file in snippets has it yet. Write import Part from \"/snippets/part.mdx\" at the top of this page, and <Part /> here.",
	step: "Write <Step title=\"…\">, in <Steps>.",
	stepper: "Write <Steps> with <Step title=\"…\">.",
	tab: "Write <Tab title=\"…\">, in <Tabs>.",
	tabs: "Write <Tabs> with <Tab title=\"…\">."
};
/** @param reason Reason of a `BodySyntaxError`. */
function syntaxHelp(reason) {
	const [, voidTag] = unclosedVoidElement.exec(reason) ?? [];
	if (voidTag !== void 0) return `Write it as <${voidTag} />.`;
	const [, liquidTag] = liquidTagPattern.exec(reason) ?? [];
	if (liquidTag !== void 0) return `${Object.hasOwn(liquidTagHelps, liquidTag) ? liquidTagHelps[liquidTag] : "Remove the tag."} To show the tag itself, format it as code.`;
	return syntaxHelps.find(([part]) => reason.includes(part))?.[1] ?? "Write \\< and \\{ for literal characters: \"<\" and \"{\" start markup in MDX.";
}
//#endregion
//#region src/core/links/url.ts
const urlPattern = /^(?:([a-z][a-z\d+.-]*):)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?(#.*)?$/is;
/** Parses an absolute or relative URL. Accepts any text, and ignores surrounding whitespace. */
function parseUrl(text) {
	const [, scheme, host, path = "", query = "", hash = ""] = urlPattern.exec(text.trim()) ?? [];
	return {
		scheme: scheme?.toLowerCase(),
		host,
		path,
		query,
		hash
	};
}
/** True for a URL with a scheme or a host, such as `https://example.com`, `//example.com` or `mailto:a@example.com`. */
function isExternal(url) {
	return /^\s*(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}
/**
* True for a URL that looks like a path but has a host: `//example.com`, `/\example.com`. Browsers treat a backslash as
* a slash, and ignore tabs and line breaks (https://url.spec.whatwg.org/#relative-slash-state).
*/
function hidesHost(url) {
	return /^[/\\]{2}/.test(url.replace(/^[\0- ]+|[\t\n\r]/g, ""));
}
/** True for a URL with a scheme and a host: `https://example.com/a`. */
function isUrl(url) {
	return /^\s*[a-z][a-z\d+.-]*:\/\//i.test(url);
}
function isLoopback$1(host) {
	return /^(?:[^@]*@)?(?:localhost|[\w-]+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?$/i.test(host);
}
/** `/a?b#c → ['/a', '?b#c']`. */
function splitUrl(url) {
	const index = url.search(/[?#]/);
	return index === -1 ? [url, ""] : [url.slice(0, index), url.slice(index)];
}
function encodePath(path) {
	return path.split("/").map(encodeURIComponent).join("/");
}
/** Decodes percent-encoding. Keeps invalid UTF-8 sequences as written. */
function decodePercent(text) {
	if (!text.includes("%")) return text;
	return text.replace(/(?:%[\da-f]{2})+/gi, (sequence) => {
		try {
			return decodeURIComponent(sequence);
		} catch {
			return sequence;
		}
	});
}
/**
* Decoded hash without `#`; empty if absent. Browsers remove the part from `:~:`, which selects a passage:
* `/a#setup:~:text=word → setup`.
*/
function hashOfUrl(url) {
	return decodePercent(rawHashOfUrl(url));
}
/** Hash as written, without `#` and without the part from `:~:`. */
function rawHashOfUrl(url) {
	const index = url.indexOf("#");
	return index === -1 ? "" : url.slice(index + 1).replace(/:~:.*$/s, "");
}
/** Removes a base path: with the base `/docs`, `/docs/a → /a` and `/a → /a`. */
function withoutBase(path, base) {
	if (base === "" || path !== base && !path.startsWith(`${base}/`)) return path;
	return path.slice(base.length) || "/";
}
const imageExtension = /\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i;
function hasImageExtension(path) {
	return imageExtension.test(path);
}
const fileExtension = /\.(?:7z|avi|bz2|csv|dmg|docx?|epub|exe|gz|ics|ipynb|json|m4[av]|mkv|mov|mp[34]|msi|og[agv]|parquet|pdf|pkg|pptx?|ps1|py|rar|sh|sql|tar|tgz|toml|txt|wav|web[am]|xlsx?|xml|ya?ml|zip)$/i;
/** True for the path of a file that pages play or offer as a download. */
function hasFileExtension(path) {
	return fileExtension.test(path);
}
/** True for an icon that is a path to an image in the docs. Other icons are names, text, URLs or markup. */
function isImagePath(icon) {
	if (isExternal(icon) || /[\s<>{}]/.test(icon)) return false;
	return hasImageExtension(icon) || /^\.{0,2}\/[^/]/.test(icon);
}
//#endregion
//#region src/core/findings/target-help.ts
/** Maximum number of pages of the same name that a help text lists. */
const maxNamesakes = 3;
const linkHelp = "No page has a similar path. Add the page, remove the link, or write the full URL, with https://, for another site.";
const redirectHelp = "No page has a similar path. Redirect to another page, or remove the redirect.";
/** @param path Path of the missing file from the root of the docs. */
function fileHelp(path) {
	return `Add ${decodePercent(splitUrl(path)[0]).replace(/^\/+/, "")} to the docs folder, or write the path of a file that is there.`;
}
/** Files for readers of a repository. Mintlify makes no pages of them. */
const repositoryFilePattern = /^(?:readme|license|changelog|contribut(?:e|ing))\.md$/i;
/** Help for a link or redirect whose target does not exist. */
function nearestHelp(nearest, path, { isMoved = false, namesakes = [], folder }, isRedirect = false) {
	const [fallback, removal] = isRedirect ? [redirectHelp, "remove the redirect"] : [linkHelp, "remove the link"];
	if (isMoved) return `The page was renamed in Git: write ${quote$1(nearest[0] ?? "")}.`;
	const segment = lastSegment(splitUrl(path)[0].replace(/\/$/, ""));
	if (nearest.length === 0 && namesakes.length === 0) {
		if (folder !== void 0) return folderHelp(folder, removal);
		if (repositoryFilePattern.test(segment)) return `Write the path of a page: Mintlify makes none of ${segment}.`;
		if (hasFileExtension(segment)) return fileHelp(path);
	}
	const [namesake, ...otherNamesakes] = namesakes;
	if (nearest.length === 0 && namesake !== void 0 && otherNamesakes.length === 0) return `If you mean ${quote$1(namesake)}, write that. If not, add this page, or ${removal}.`;
	const listedNamesakes = namesakes.length === maxNamesakes + 1 ? namesakes : namesakes.slice(0, maxNamesakes);
	const moreCount = namesakes.length - listedNamesakes.length;
	const namesakesText = joinWithAnd([...listedNamesakes.map(quote$1), ...moreCount > 0 ? [`${moreCount} more`] : []]);
	return didYouMean(...nearest) ?? (namesakes.length > 0 ? `Pages named ${quote$1(withoutNumbersAndIds(segment))}: ${namesakesText}. Write the one you mean, add this page, or ${removal}.` : fallback);
}
function folderHelp({ path, pages, isTarget }, removal) {
	const [page, ...otherPages] = pages;
	if (!isTarget) return `The only page in ${path}/ is ${quote$1(page)}: write that, add this page, or ${removal}.`;
	return otherPages.length === 0 ? `The folder ${path}/ has one page: write ${quote$1(page)}.` : `${path}/ is a folder with ${pages.length} pages: write the path of one, such as ${quote$1(page)}.`;
}
/** The destination with each wildcard of the source in place of the unknown one. */
function destinationsWithKnownWildcard(destination, { wildcard, known }) {
	return known.map((item) => destination.replace(wildcard, () => item));
}
function unknownWildcardHelp(destination, { wildcard, known }) {
	if (known.length === 0) return `Take ${quote$1(wildcard)} out of the destination, or add it to the source.`;
	return `Write ${joinWithOr(destinationsWithKnownWildcard(destination, {
		wildcard,
		known
	}).map(quote$1))}: the source has ${joinWithAnd(known.map(quote$1))}.`;
}
//#endregion
//#region src/core/findings/links.ts
const outsideHelp = "Write its full URL, with https://, or move the file into the docs folder.";
/** A host name under a common top-level domain, written without a scheme. */
const hostNamePattern = /^(?:[a-z\d-]+\.)+(?:ai|app|co|com|dev|io|net|org)(?:[/?#]|$)/i;
/** Reasons why a browser can't open a URL. */
const urlFlaws = {
	drive: {
		reason: "it is a path on one machine",
		help: "Write its path from the root of the docs."
	},
	unknown: {
		reason: "its scheme is unknown",
		help: "Write the full URL, with https://, or a path from the root of the docs."
	},
	file: {
		reason: "it is a file on one machine",
		help: "Write its path from the root of the docs."
	},
	scheme: {
		reason: "its scheme is misspelled",
		help: "Correct the scheme."
	},
	doubled: {
		reason: "it has two schemes",
		help: "Leave only one scheme."
	},
	host: {
		reason: "it has no host",
		help: "Write the whole address, or remove the link."
	},
	recipient: {
		reason: "it names no recipient",
		help: "Write the address or number, or remove the link."
	},
	spaces: {
		reason: "an address in Markdown can't have spaces",
		help: "Write %20 for each space, or enclose the address in < and >."
	},
	"host spaces": {
		reason: "a host name can't have spaces",
		help: "Write the full URL, or remove the link."
	},
	port: {
		reason: "it has no scheme",
		help: "Write https:// in front of it."
	}
};
/** Ids that GitHub and GitBook give to footnotes and to the places that refer to them. */
const footnoteAnchor = /^user-content-(fn|fnref)-(.+?)(?:-\d+)?$/;
/** Help for faults that most broken links to headings of a site have in common. The key is the fault. */
const anchorFaults = {
	case: "Write ids of headings in lower case.",
	"number missing": "The ids of these headings begin with a number: link to \"#1-x\" for the heading \"1. x\".",
	"number added": "The ids of these headings have no number: link to \"#x\" for the heading \"x\".",
	hyphens: "An id has one hyphen between words: link to \"#first-steps\" for the heading \"First steps\".",
	bookmark: "Word processors and help centers make such ids. Link to headings instead: \"#first-steps\" for \"First steps\"."
};
/** Help for faults that most broken links of a site have in common. The key is the fault. */
const linkFaults = {
	case: "Write paths in the letter case of their files.",
	extension: "Write paths of pages without an extension.",
	underscores: "Write hyphens for the underscores in paths."
};
const linkFindings = {
	"href-missing": defineFinding({
		message: ({ href, isImage, isFrontMatter }) => {
			if (isFrontMatter === true) return `"url" in the front matter makes the sidebar entry of this page a link to ${quote$1(href)}, which no page, file or redirect matches.`;
			if (isOutside$1(href)) return `The ${isImage === true ? "image" : "link"} ${quote$1(href)} points outside the docs folder.`;
			return isImage === true ? `Image not found: ${quote$1(href)}.` : `Broken link ${quote$1(href)}: no page, file or redirect matches.`;
		},
		help: ({ href, nearest, isImage, isFrontMatter, ...hints }) => {
			if (isFrontMatter === true) return frontMatterUrlHelp(nearest);
			if (nearest.length === 0 && isOutside$1(href)) return outsideHelp;
			return isImage === true && nearest.length === 0 ? fileHelp(href) : nearestHelp(nearest, href, hints);
		},
		facts: ({ href, nearest }) => ({
			target: href,
			resolved: href,
			suggestions: nearest
		}),
		answers: ({ href, targets = [], isSure }, { location }) => certainTextOrOffered(isSure ? targets[0] : void 0, targets, (target) => writeAnswer(location, href, target))
	}),
	"base-missing": defineFinding({
		message: ({ base, count }) => `${count} links and redirects begin with ${quote$1(base)} and resolve only without it.`,
		help: ({ base }) => `If the site is served under ${quote$1(base)}, set the option "base", or pass --base ${base}. If not, remove it from the links.`
	}),
	"link-missing": defineFinding({
		needs: ["content"],
		message: ({ target, resolved, isImage, throughRedirect, shownOn }) => {
			const noun = isImage ? "image" : "link";
			const shownNote = shownOn.length === 0 ? "" : ` Shown on ${joinFileNames(shownOn)}.`;
			if (isOutside$1(resolved)) return `The ${noun} ${quote$1(target)} points outside the docs folder.${shownNote}`;
			if (throughRedirect !== void 0) return `The ${noun} ${quote$1(target)} goes through ${describeBrokenRedirection(throughRedirect, resolved)}.${shownNote}`;
			const resolvedNote = isSamePath(target, resolved) ? "" : ` It resolves to ${quote$1(resolved)}.`;
			return isImage ? `Image not found: ${quote$1(target)}.${resolvedNote}${shownNote}` : `Broken link ${quote$1(target)}: no page, file or redirect matches.${resolvedNote}${shownNote}`;
		},
		help: ({ target, resolved, nearest, isCase, isImage, throughRedirect, below, leftOut, excludedCounterpart, ...hints }) => {
			if (leftOut !== void 0) return excludedHelp(leftOut, excludedCounterpart);
			if (below !== void 0) {
				const { folder, number, of } = below;
				return `${number} of ${of} missing files exist below ${folder}/: set the option "publicDir" to "${folder}", or pass --public-dir ${folder}.`;
			}
			if (throughRedirect !== void 0) return brokenRedirectionHelp(throughRedirect);
			if (isOutside$1(resolved)) return outsideHelp;
			if (isImage && nearest.length === 0) return fileHelp(resolved);
			if (isCase) return `The letter case differs: write ${quote$1(nearest[0] ?? "")}.`;
			if (nearest.length === 0 && hostNamePattern.test(target)) return `For another site, write ${quote$1(`https://${target}`)}.`;
			return nearestHelp(nearest, resolved, hints);
		},
		group: ({ resolved, below, common }) => common ?? (below === void 0 ? resolved : `files below ${below.folder}`),
		groupHelp: (group) => {
			const folder = /^below (.+)$/.exec(group)?.[1];
			return folder === void 0 ? linkFaults[group] : `These pages are below ${quote$1(folder)}: add it to the links.`;
		},
		facts: ({ target, resolved, nearest }) => ({
			target,
			resolved,
			suggestions: nearest
		}),
		related: () => "the destination of the redirect",
		answers: ({ target, targets = [], isSure, throughRedirect }, { location }) => throughRedirect !== void 0 ? void 0 : certainTextOrOffered(isSure ? targets[0] : void 0, targets, (replacement) => replaceAnswer(location, target, replacement))
	}),
	"link-unsafe": defineFinding({
		needs: ["content"],
		message: ({ target }) => `The link ${quote$1(shorten(target))} can run code in the reader's browser, so it isn't published.`,
		help: () => "Write a path of this site or a URL with https://, or format it as code.",
		facts: ({ target }) => ({
			target,
			resolved: target,
			suggestions: []
		})
	}),
	"link-empty": defineFinding({
		severity: "warning",
		needs: ["content"],
		message: ({ isImage, attribute }) => {
			if (attribute !== void 0) return `The attribute ${quote$1(attribute)} is empty.`;
			return isImage ? "The address of this image is empty." : "The address of this link is empty.";
		},
		help: ({ isImage, attribute }) => {
			if (attribute === "href") return "Write an address in it, or remove the link.";
			if (attribute !== void 0) return "Write the path or address of a file in it, or remove the element.";
			return isImage ? "Write the path of the image in the parentheses, or remove it." : "Write the address in the parentheses, or leave only the text of the link.";
		},
		group: ({ isImage, attribute }) => attribute ?? (isImage ? "image" : "link")
	}),
	"link-invalid": defineFinding({
		severity: "warning",
		message: ({ target, kind, isImage }) => kind === "spaces" || kind === "host spaces" ? `The ${isImage === true ? "image" : "link"} ${quote$1(shorten(target))} is shown as text: ${urlFlaws[kind].reason}.` : `No browser opens ${quote$1(shorten(target))}: ${urlFlaws[kind].reason}.`,
		help: ({ kind, meant, isSure }) => {
			if (meant === void 0) return urlFlaws[kind].help;
			return isSure === true ? `Write ${quote$1(shorten(meant))}.` : `Did you mean ${quote$1(shorten(meant))}?`;
		},
		group: ({ target }) => target,
		facts: ({ target, meant }) => ({
			target,
			resolved: target,
			suggestions: meant === void 0 ? [] : [meant]
		}),
		answers: ({ target, meant, isSure }, { location }) => meant === void 0 ? void 0 : certainOrOffered(isSure, [replaceAnswer(location, target, meant) ?? writeAnswer(location, target, meant)])
	}),
	"link-extension": defineFinding({
		severity: "info",
		needs: ["content"],
		message: ({ target, isImage }) => isImage ? `Mintlify shows images by their path from the root of the docs, not ${quote$1(target)}.` : `On Mintlify, addresses of pages have no extension: ${quote$1(target)} does not open the page there.`,
		help: ({ written }) => written === void 0 ? "Write its path from the root of the docs." : `Write ${quote$1(written)}, which works on Mintlify and in built sites.`,
		group: ({ isImage }) => isImage ? "image" : "page",
		groupHelp: (group) => group === "image" ? "Write the path of each image from the root of the docs." : "Write the path of each page from the root of the docs, without its extension.",
		facts: ({ target, written }) => ({
			target,
			resolved: written ?? target,
			suggestions: written === void 0 ? [] : [written]
		}),
		answers: ({ target, written }, { location }) => written === void 0 ? void 0 : certainAnswer(replaceAnswer(location, target, written)),
		fixedIfRaised: true,
		isAboutHost: true
	}),
	"link-anchor": defineFinding({
		severity: ({ kind }) => kind === "spelling" || kind === "made" ? "info" : "warning",
		needs: ["content"],
		message: ({ target, file, nearest, kind }) => kind === "spelling" ? `The link ${quote$1(target)} spells the id "#${nearest}" of a heading of ${file} as other hosts do.` : `Broken link ${quote$1(target)}: ${file} has no heading with this id.`,
		help: ({ target, anchor, nearest, kind, isCase, headings = [], more = 0 }) => {
			if (kind === "made") return `Did you mean "#${nearest}"? Code in the page creates ids, possibly this one.`;
			const removed = /^\s*#/.test(target) ? "the link" : "the part from \"#\"";
			if (kind === "title") return `Remove ${removed}: it names the title of the page.`;
			if (kind === "spelling") return `Write "#${nearest}", as Mintlify does today: it opens other spellings at the top of the page. Built sites correct them. If your site is on another host, set the option "slugs".`;
			if (isCase === true) return `The letter case differs: write "#${nearest}".`;
			if (nearest !== void 0) return `Did you mean "#${nearest}"?`;
			const [, direction, footnote] = footnoteAnchor.exec(anchor) ?? [];
			if (direction === "fn") return `Write a footnote instead: "[^${footnote}]" here, and "[^${footnote}]: ..." with its text.`;
			if (direction === "fnref") return `Remove the link: a footnote, "[^${footnote}]: ...", has its own link back.`;
			if (headings.length === 0) return `Remove ${removed}: the page has no headings.`;
			const headingList = joinWithAnd([...headings.map((id) => `#${id}`), ...more > 0 ? [`${more} more`] : []]);
			const count = headings.length + more;
			return `The page has ${count === 1 ? "this heading" : "these headings"}: ${headingList}. Link to ${count === 1 ? "it" : "one of them"}, or remove ${removed}.`;
		},
		group: ({ file, anchor, kind, common }) => common ?? (kind === "spelling" ? kind : `${file}#${anchor}`),
		groupHelp: (group) => anchorFaults[group],
		facts: ({ target, file, anchor, nearest }) => ({
			target,
			resolved: `${file}#${anchor}`,
			suggestions: nearest === void 0 ? [] : [`#${nearest}`]
		}),
		answers: ({ target, nearest, kind, isCase, isShared }, { location }) => {
			const pathBeforeHash = target.slice(0, target.indexOf("#"));
			const replaceTarget = (text) => replaceAnswer(location, target, text) ?? writeAnswer(location, target, text);
			if (kind === "title") return pathBeforeHash === "" ? void 0 : certainOrOffered(!isShared, [replaceTarget(pathBeforeHash)]);
			if (nearest === void 0 || kind === "spelling" || kind === "made" || !/^[\p{L}\p{N}_.-]+$/u.test(nearest)) return void 0;
			return certainOrOffered(isCase === true && !isShared, [replaceTarget(`${pathBeforeHash}#${nearest}`)]);
		},
		hiddenBy: "link-missing"
	}),
	"link-relative": defineFinding({
		severity: "info",
		needs: ["content"],
		message: ({ target, route }) => `The relative link ${quote$1(target)} does not resolve to ${route} on every host.`,
		help: ({ route, isOne, written = route }) => isOne ? `Write ${quote$1(written)}, which works everywhere.` : "Write the link in each page that shows it: it resolves to a different page on each.",
		group: () => "relative",
		groupHelp: () => "Write the path of each page from the root of the docs.",
		facts: ({ target, route, isOne, written = route }) => ({
			target,
			resolved: route,
			suggestions: isOne ? [written] : []
		}),
		answers: ({ target, written, isSure }, { location }) => written === void 0 ? void 0 : certainOrOffered(isSure, [replaceAnswer(location, target, written)])
	}),
	"link-local": defineFinding({
		severity: ({ written, isImage, isForecast }) => isForecast && written === void 0 && !isImage ? "info" : "warning",
		needs: ["content"],
		message: ({ target, written, isImage }) => {
			if (isImage) return `Image not shown: ${quote$1(target)} is on the reader's own machine.`;
			const link = `The link ${quote$1(target)} points to the reader's own machine`;
			return written === void 0 ? `${link}.` : `${link}, and this site has that page.`;
		},
		help: ({ target, written, isImage, attribute }) => {
			if (isImage) return "Write its public URL, or add the file to the docs.";
			const action = attribute === void 0 ? "write it" : `remove ${quote$1(attribute)}, and write the address`;
			const otherwise = written === void 0 ? "write its public URL" : `write ${quote$1(written)}`;
			return `If readers should open it on their own machine, ${action} as code in the text: \`${shorten(target)}\`. If not, ${otherwise}.`;
		},
		group: ({ written, attribute }) => written === void 0 ? `local ${attribute ?? "link"}` : "",
		groupHelp: (group) => group.startsWith("local") ? "If readers should open an address on their own machine, write it as code in the text. If not, write its public URL." : void 0,
		facts: ({ target, written }) => ({
			target,
			resolved: target,
			suggestions: written === void 0 ? [] : [written]
		}),
		answers: ({ target, written }, { location }) => written === void 0 ? void 0 : offerAnswers(replaceAnswer(location, target, written))
	}),
	"link-external": defineFinding({
		severity: ({ isDead }) => isDead ? "warning" : "info",
		needs: ["external"],
		message: ({ target, reason, isDead }) => isDead ? `Broken link ${quote$1(shorten(target))}: ${reason}.` : `Possibly broken link ${quote$1(shorten(target))}: ${reason}.`,
		help: ({ isDead }) => isDead ? "Write its current URL, or remove the link." : "Open it in a browser. If it works, add it to the option \"externalIgnore\".",
		group: ({ target, reason }) => `${target.replace(/#.*$/s, "")} ${reason}`,
		facts: ({ target }) => ({
			target,
			resolved: target,
			suggestions: []
		})
	}),
	"mdx-syntax": defineFinding({
		severity: ({ isMarkdown }) => isMarkdown ? "warning" : "error",
		needs: ["content"],
		message: ({ reason, isMarkdown }) => isMarkdown ? `Mintlify reads Markdown as MDX and rejects this page: ${reason.replace(/\.$/, "")}.` : `Syntax error in the page: ${reason.replace(/\.$/, "")}.`,
		help: ({ reason }) => syntaxHelp(reason)
	})
};
function frontMatterUrlHelp(nearest) {
	const suggestion = didYouMean(...nearest);
	return suggestion === void 0 ? "Remove the \"url\" line to show this page itself, or write an existing path, or a full URL, with https://." : `${suggestion} To show this page itself, remove the "url" line.`;
}
/** @param resolved Path that the link gets from the redirect. */
function describeBrokenRedirection({ source, destination, unknownWildcard }, resolved) {
	const redirect = `the redirect from ${quote$1(source)} to ${quote$1(destination)}`;
	if (unknownWildcard !== void 0) return `${redirect}, which needs ${quote$1(unknownWildcard.wildcard)}, but its source does not have it`;
	return isSamePath(destination, resolved) ? `${redirect}, which does not exist` : `${redirect}: ${quote$1(resolved)} does not exist`;
}
function brokenRedirectionHelp({ destination, unknownWildcard }) {
	return unknownWildcard === void 0 ? "Write an existing path as the destination of the redirect, or as the link." : `Correct the destination of the redirect. ${unknownWildcardHelp(destination, unknownWildcard)}`;
}
/** @param counterpart Excluded page of which the linking page is a translation. */
function excludedHelp({ file, rule }, counterpart) {
	const fault = `${file} exists but is excluded by ${describeIgnoreRule(rule)}`;
	switch (rule.from) {
		case ".mintignore": return counterpart === void 0 ? `${fault}. Remove the link, or remove that line to publish ${file}.` : `${fault}. This page is a translation of ${counterpart}, which is excluded too: exclude this page as well, or remove the link.`;
		case "options": return `${fault}. Remove the link, or change that option.`;
		case "symbolic-link": return `${fault}. Copy it into the docs folder, or remove the link.`;
		default: return `${fault}. Link to the file in its repository, with https://, or list it in the option "pages".`;
	}
}
function isOutside$1(path) {
	return normalizePath(path) === void 0;
}
/** `a.mdx, b.mdx and 3 more`. */
function joinFileNames(files) {
	const firstFiles = files.slice(0, 3).join(", ");
	return files.length > 3 ? `${firstFiles} and ${files.length - 3} more` : firstFiles;
}
function isSamePath(target, resolved) {
	return target.replace(/[?#].*$/s, "").replace(/\/$/, "") === resolved;
}
//#endregion
//#region src/core/findings/reading.ts
const closingBrackets = {
	"{": "}",
	"[": "]"
};
const quotesHelp = () => "Put names and strings in double quotes; the only words without quotes are true, false and null.";
const syntaxProblems = {
	empty: [() => "The file is empty.", () => "Write an object with a \"navigation\" member."],
	encoding: [() => "The file is not UTF-8 text.", () => "Save it as UTF-8."],
	"UTF-16": [() => "The file is UTF-16 text; JSON is UTF-8.", () => "Save it as UTF-8."],
	unreadable: [({ found }) => `The file cannot be read: ${found}.`, () => "Give the user who runs this command read permission."],
	depth: [({ limit }) => `The values are nested more than ${limit} levels deep.`, () => "Nest less deeply, or split the navigation into files with $ref."],
	size: [({ limit }) => `With this $ref, docs.json has more than ${limit} values.`, () => "Include each file only where it is needed: nested includes multiply."],
	conflict: [({ found }) => `Unresolved merge conflict: ${quote$1(shorten(found))}.`, () => "Keep one side, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>."],
	unclosed: [({ open, line }) => `The file ends before the ${quote$1(open)} on line ${line} is closed.`, ({ open }) => `Add the missing ${quote$1(closingBrackets[open])}.`],
	mismatched: [({ found, open, line }) => `${quote$1(found)} does not match the ${quote$1(open)} on line ${line}: expected ${quote$1(closingBrackets[open])}.`, ({ found, open }) => `Add a ${quote$1(closingBrackets[open])} before this ${quote$1(found)}.`],
	unopened: [({ found }) => `Unexpected ${quote$1(found)}: no bracket is open.`, () => "Remove it, or add the opening bracket."],
	comma: [({ found }) => `Missing comma before ${shorten(found)}.`, () => "Add a comma after the previous value."],
	colon: [({ found }) => `Missing colon before ${shorten(found)}.`, () => "Write \"name\": value."],
	value: [({ found }) => `Missing value before ${shorten(found)}.`, () => "Add the value, or remove the comma or name before it."],
	name: [({ found }) => `Expected a name in double quotes, not ${shorten(found)}.`, quotesHelp],
	quotes: [({ found }) => `${shorten(found)} is not a JSON value.`, quotesHelp],
	string: [() => "This string is not closed.", () => "Close it with a double quote. Write \\n for a line break."],
	escape: [() => "Invalid escape sequence in this string.", () => "Write \\\\ for a backslash."],
	control: [() => "Unescaped control character in this string.", () => "Remove it, or write an escape such as \\n or \\t."],
	trailing: [({ found }) => `Unexpected ${shorten(found)} after the end of the JSON value.`, () => "Remove it, or look for a bracket that closes too early."]
};
const readingFindings = {
	"config-missing": defineFinding({
		message: ({ isFolder }) => isFolder ? "docs.json is a folder, not a file." : "No docs.json in this folder.",
		help: ({ subfolders, hasLegacyConfig, isFolder }) => {
			if (isFolder) return "Rename the folder, and create a file docs.json with a \"navigation\" member.";
			if (subfolders.length > 0) return `Found ${joinWithOr(subfolders.slice(0, 3))}: use that folder as the root.`;
			if (hasLegacyConfig) return "Found mint.json, the older format: run docs-json-nav fix, which writes docs.json and keeps mint.json.";
			return "Pass the folder that contains docs.json, or create docs.json with a \"navigation\" member.";
		}
	}),
	"config-syntax": defineFinding({
		message: ({ problem }) => syntaxProblems[problem.kind][0](detailsOf(problem)),
		help: ({ problem }) => syntaxProblems[problem.kind][1](detailsOf(problem)),
		related: () => "opened here",
		answers: ({ repair }, { location: { file } }) => repair && certainAnswer(replaceAnswer({
			file,
			start: repair.start,
			end: repair.end
		}, void 0, repair.text, repair.title)),
		hides: true
	}),
	"config-nonstandard": defineFinding({
		message: ({ what }) => what === "comment" ? "JSON does not allow comments: other tools reject this file." : "JSON does not allow a trailing comma: other tools reject this file.",
		help: ({ what }) => what === "comment" ? "Remove the comment." : "Remove the comma.",
		answers: ({ what }, { location }) => what === "comment" ? offerAnswers(replaceAnswer(location, void 0, "", "Remove the comment")) : certainAnswer(replaceAnswer(location, ",", "", "Remove the comma"))
	}),
	"config-duplicate-key": defineFinding({
		message: ({ key }) => `Duplicate key ${quote$1(key)}: the first value is lost.`,
		help: () => "Merge the two values, or remove one of them.",
		related: () => "first defined here",
		answers: ({ isSame }, { location, related }) => isSame === true ? certainAnswer(removeAnswer(related, "Remove the first one, which has the same value")) : offerAnswers(removeAnswer(related, "Remove the first"), removeAnswer(location, "Remove the second"))
	}),
	"variable-unknown": defineFinding({
		severity: "warning",
		message: ({ name, hasVariables }) => `Unknown variable ${quote$1(shorten(name))}: ${hasVariables ? "\"variables\" in docs.json does not define it" : "docs.json has no \"variables\""}.`,
		help: ({ name, nearest, hasVariables }) => {
			if (nearest !== void 0) return `Did you mean {{${nearest}}}?`;
			const definition = `${quote$1(shorten(name))}: "…"`;
			return `To show a value, ${hasVariables ? `add ${definition} to "variables" in docs.json` : `add "variables": { ${definition} } to docs.json, next to "navigation"`}. To show the braces, write it as code: \`{{${shorten(name)}}}\`.`;
		},
		group: ({ name }) => name,
		answers: ({ nearest, only }, { location }) => certainTextOrOffered(only, [nearest], (name) => replaceAnswer(location, void 0, `{{${name}}}`))
	}),
	"ref-missing": defineFinding({
		message: ({ path, target }) => path === target ? `File not found for this $ref: ${quote$1(target)}.` : `File not found for the $ref ${quote$1(path)}: ${quote$1(target)}.`,
		help: ({ nearest, fragment, url }) => {
			if (url) return "Write the path of a JSON file in the docs folder, not a URL.";
			if (fragment) return "Remove the part from \"#\": a $ref includes a whole file.";
			return didYouMean(nearest) ?? "Write the path relative to the file that contains the $ref.";
		},
		hides: true
	}),
	"ref-outside-root": defineFinding({
		message: ({ path }) => `The $ref ${quote$1(path)} points outside the docs folder.`,
		help: ({ path }) => path.startsWith("/") ? "Write the path relative to the file that contains the $ref, without the leading slash." : "Move the file into the docs folder."
	}),
	"ref-cycle": defineFinding({
		message: ({ chain }) => `Circular $ref: ${chain.join(" -> ")}.`,
		help: () => "Remove one $ref from the cycle."
	}),
	"ignore-unused": defineFinding({
		severity: "warning",
		needs: ["content"],
		message: ({ ignored, isKnown, setting }) => {
			const subject = setting === void 0 ? "This comment" : `The setting ${setting}`;
			if (ignored === void 0) return `${subject} does not name a code to ignore.`;
			if (!isKnown) return `${subject} ignores ${quote$1(ignored)}, which is not a code.`;
			return `${subject} ignores ${quote$1(ignored)}, but there is no such finding.`;
		},
		help: ({ ignored, nearest, isKnown, setting }) => {
			if (ignored === void 0) return "Add the code: docs-json-nav-ignore link-missing: the reason.";
			if (!isKnown && nearest !== void 0) return `Did you mean ${quote$1(nearest)}?`;
			return setting === void 0 ? "Remove the comment." : "Remove the setting.";
		}
	})
};
function detailsOf(problem) {
	return {
		found: "",
		limit: 0,
		open: "{",
		line: 0,
		...problem
	};
}
//#endregion
//#region src/core/links/pattern.ts
const wildcard = /(:[A-Za-z_]\w*\*?|\*+)/;
function hasWildcard(text) {
	return wildcard.test(text);
}
/** Splits a source or destination into its parts. Text parts are never empty. */
function patternParts(pattern) {
	return pattern.split(wildcard).flatMap((piece, index) => {
		if (index % 2 === 0) return piece === "" ? [] : [{
			kind: "text",
			text: piece
		}];
		return [{
			kind: piece.endsWith("*") ? "rest" : "segment",
			name: piece.replace(/[:*]/g, "")
		}];
	});
}
/** Wildcards of a source or destination as written: `/:a/*` has `:a` and `*`. */
function wildcardsIn(pattern) {
	return pattern.split(wildcard).filter((_, index) => index % 2 === 1);
}
/** Removes a trailing wildcard: `/old/:slug* → /old`. `undefined` if the last segment isn't such a wildcard. */
function removeTrailingWildcard(parts) {
	const previous = parts.at(-2);
	if (parts.at(-1)?.kind !== "rest") return void 0;
	if (previous === void 0) return [];
	if (previous.kind !== "text" || !previous.text.endsWith("/")) return void 0;
	const text = previous.text.slice(0, -1);
	return [...parts.slice(0, -2), ...text === "" ? [] : [{
		kind: "text",
		text
	}]];
}
/**
* Matches a path against a pattern, and captures the text of each wildcard greedily. `undefined` if the path doesn't
* match. The time is proportional to the number of parts times the length of the path, so that no pattern can cause
* exponential backtracking.
*/
function matchPattern(parts, path) {
	const [onlyPart] = parts;
	if (parts.length === 1 && onlyPart?.kind === "rest") return [{
		name: onlyPart.name,
		text: path
	}];
	const rowLength = path.length + 2;
	const matches = new Uint8Array((parts.length + 1) * rowLength);
	matches[parts.length * rowLength + path.length] = 1;
	for (const [index, part] of [...parts.entries()].reverse()) {
		const [rowStart, nextRowStart] = [index * rowLength, (index + 1) * rowLength];
		for (let offset = path.length; offset >= 0; offset--) matches[rowStart + offset] = matchesAt(part, offset, rowStart, nextRowStart) ? 1 : 0;
	}
	return matches[0] === 1 ? capture() : void 0;
	function matchesAt(part, offset, rowStart, nextRowStart) {
		if (part.kind === "text") return path.startsWith(part.text, offset) && matches[nextRowStart + offset + part.text.length] === 1;
		if (part.kind === "rest") return matches[nextRowStart + offset] === 1 || matches[rowStart + offset + 1] === 1;
		return offset < path.length && path[offset] !== "/" && (matches[nextRowStart + offset + 1] === 1 || matches[rowStart + offset + 1] === 1);
	}
	function capture() {
		const captures = [];
		let offset = 0;
		for (const [index, part] of parts.entries()) {
			if (part.kind === "text") {
				offset += part.text.length;
				continue;
			}
			const slash = path.indexOf("/", offset);
			let end = part.kind === "rest" || slash === -1 ? path.length : slash;
			while (matches[(index + 1) * rowLength + end] !== 1) end--;
			captures.push({
				name: part.name,
				text: path.slice(offset, end)
			});
			offset = end;
		}
		return captures;
	}
}
/**
* Returns a function that finds the capture for a wildcard of a destination. Callers pass the names of the wildcards in
* order. A name gets the capture with that name. A star (`''`) gets the capture of the next star, or of the last star
* if none is left.
*/
function captureFinder(captures, starCaptures) {
	let starIndex = 0;
	return (name) => name === "" ? starCaptures[Math.min(starIndex++, starCaptures.length - 1)] : captures.find((capture) => capture.name === name);
}
/**
* Fills the wildcards of a destination with the captures that `captureFinder` finds. Unknown wildcards are kept as
* written. If a wildcard is empty, the slash before it is dropped.
*/
function fillPattern(destination, captures) {
	const findCapture = captureFinder(captures, captures.filter(({ name }) => name === ""));
	const parts = destination.split(wildcard);
	let result = "";
	for (const [index, piece] of parts.entries()) {
		const capture = index % 2 === 0 ? void 0 : findCapture(piece.replace(/[:*]/g, ""));
		if (capture === void 0) result += piece;
		else if (capture.text !== "") result += capture.text.replace(/[%?#]/g, encodeURIComponent);
		else if (result.endsWith("/") && result !== "/" && /^(?:[/?#]|$)/.test(parts[index + 1] ?? "")) result = result.slice(0, -1);
	}
	return result;
}
//#endregion
//#region src/core/findings/redirects.ts
/** Forms of redirect sources that the host never matches. */
const mismatchTexts = {
	url: {
		reason: "a source is a path of this site",
		help: "Write only the path, or remove the redirect."
	},
	expression: {
		reason: "it knows no regular expressions",
		help: "Write \":slug*\" as the last segment, or a star at the end of one."
	},
	prefix: {
		reason: "a parameter has to be a whole segment",
		help: "Write a star without a name after the prefix, in the destination too."
	},
	optional: {
		reason: "it knows no optional parameters",
		help: "Write a star instead of \"?\" after the name of a parameter that ends the source, in the destination too."
	},
	segment: {
		reason: "a parameter needs a star",
		help: "Write a star after the name of the parameter, in the destination too."
	}
};
const redirectFindings = {
	"redirect-loop": defineFinding({
		needs: ["content"],
		message: ({ chain }) => `Redirect loop: ${chain.join(" -> ")}.`,
		help: () => "Remove one redirect from the loop, or point it at a page.",
		answers: ({ chain, isPage }, { location }) => chain.length === 2 && isPage ? certainAnswer(removeAnswer(location)) : offerAnswers(removeAnswer(location, "Remove this redirect"))
	}),
	"redirect-duplicate": defineFinding({
		severity: ({ isSame }) => isSame ? "info" : "error",
		needs: ["content"],
		message: ({ source, first, isSame }) => {
			const sources = `${quote$1(source)}${source === first ? "" : ` (the same source as ${quote$1(first)})`}`;
			return isSame ? `Duplicate redirect from ${sources} to the same destination.` : `Duplicate redirect from ${sources}: only the first is used.`;
		},
		help: ({ isSame }) => isSame ? "Remove this one." : "Remove this one, or the first if this one is right.",
		related: () => "the first redirect from this source",
		answers: ({ isSame }, { location, related }) => isSame ? certainAnswer(removeAnswer(location)) : offerAnswers(removeAnswer(location, "Keep the first, which is used"), removeAnswer(related, "Keep this one")),
		follows: true
	}),
	"redirect-source": defineFinding({
		severity: "warning",
		needs: ["content"],
		message: ({ sources, mismatch }) => {
			if (mismatch !== void 0) return `Mintlify matches no address with the source ${quote$1(sources[0] ?? "")}: ${mismatchTexts[mismatch].reason}.`;
			const namedSources = sources.slice(0, 3).map((source) => quote$1(source));
			const moreNote = sources.length > namedSources.length ? ` and ${sources.length - namedSources.length} more` : "";
			return `No URL matches ${namedSources.join(", ")}${moreNote}: redirects match paths, without "?" and "#".`;
		},
		help: ({ sources, mismatch }) => {
			if (mismatch !== void 0) return mismatchTexts[mismatch].help;
			return sources.length === 1 ? "Remove \"?\" or \"#\" and what follows from the source, or remove the redirect." : "Remove \"?\" or \"#\" and what follows from the sources, or remove the redirects.";
		},
		group: ({ mismatch }) => mismatch ?? "",
		answers: ({ sources, replacements = [] }) => replacements.length === 0 || replacements.length < sources.length ? void 0 : offerAnswers({
			title: "Remove \"?\" or \"#\" and what follows",
			changes: replacements.map(({ location, source, only }) => ({
				kind: "write",
				location,
				was: source,
				text: only
			}))
		})
	}),
	"redirect-target": defineFinding({
		needs: ["content"],
		message: ({ destination, hidesHost, unknown }) => {
			if (unknown !== void 0) return `The redirect to ${quote$1(destination)} needs ${quote$1(unknown.wildcard)}, which its source does not have.`;
			return hidesHost === true ? `The redirect to ${quote$1(destination)} goes to another site: a host follows two slashes.` : `Broken redirect to ${quote$1(destination)}: no page or file matches.`;
		},
		help: ({ destination, nearest, hidesHost, unknown, ...hints }) => {
			if (unknown !== void 0) return unknownWildcardHelp(destination, unknown);
			if (hidesHost === true) return "Write the full URL, with https://, or begin a path of this site with one slash.";
			if (nearest.length === 0 && hasWildcard(destination)) return "Write a folder that contains pages, or remove the redirect.";
			return nearestHelp(nearest, destination, hints, true);
		},
		facts: ({ destination, nearest }) => ({
			target: destination,
			resolved: destination,
			suggestions: nearest
		}),
		answers: ({ destination, targets, isSure, unknown }, { location }) => unknown === void 0 ? certainTextOrOffered(isSure ? targets[0] : void 0, targets, (target) => writeAnswer(location, destination, target)) : offerAnswers(...destinationsWithKnownWildcard(destination, unknown).map((target) => writeAnswer(location, destination, target)))
	}),
	"redirect-shadow": defineFinding({
		severity: "warning",
		needs: ["content"],
		message: ({ source, file, further, isWild }) => {
			const [pages, pronoun] = further > 0 ? [`${file} and ${further} more`, "them"] : [file, "it"];
			return isWild === true ? `The redirect from ${quote$1(source)} matches ${pages}: some hosts never show ${pronoun}.` : `The redirect from ${quote$1(source)} hides ${pages}: readers never see ${pronoun}.`;
		},
		help: () => "Remove the page if the redirect replaced it, or else the redirect.",
		answers: (_, { location }) => offerAnswers(removeRedirect(location))
	}),
	"redirect-chain": defineFinding({
		severity: "info",
		needs: ["content"],
		message: ({ destination }) => `The destination ${quote$1(destination)} is itself redirected.`,
		help: ({ final }) => `Redirect to the final destination: write ${quote$1(final)}.`,
		group: () => "chain",
		groupHelp: () => "Redirect each source to its final destination.",
		facts: ({ destination, final }) => ({
			target: destination,
			resolved: destination,
			suggestions: [final]
		}),
		answers: ({ destination, final, isIntended }, { location }) => certainOrOffered(!isIntended, [writeAnswer(location, destination, final)]),
		follows: true
	})
};
function removeRedirect(location) {
	return isJsonLocation(location) ? removeAnswer({
		file: location.file,
		pointer: location.pointer.replace(/\/[^/]*$/, "")
	}, "Remove the redirect") : void 0;
}
//#endregion
//#region src/core/values/location.ts
function compareLocations(a, b) {
	return a.file === b.file ? a.start - b.start : a.file < b.file ? -1 : 1;
}
function memberLocation(location, name) {
	const segment = typeof name === "number" ? name : escapeSegment(name);
	return {
		file: location.file,
		pointer: `${location.pointer}/${segment}`
	};
}
function keyLocation(location) {
	return {
		file: location.file,
		pointer: location.pointer,
		part: "key"
	};
}
/** Key of a JSON location for maps and sets, the same for a value and its key. */
function locationKey({ file, pointer }) {
	return `${file} ${pointer}`;
}
function pointerSegments(pointer) {
	return pointer.split("/").slice(1).map(unescapePointerSegment);
}
function unescapePointerSegment(segment) {
	return segment.replaceAll("~1", "/").replaceAll("~0", "~");
}
function toPointer(segments) {
	return segments.map((segment) => `/${escapeSegment(segment)}`).join("");
}
function escapeSegment(segment) {
	return segment.includes("~") || segment.includes("/") ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}
/** Offset of the end of the line, before its line break. */
function endOfLine(text, offset) {
	const lineBreak = text.indexOf("\n", offset);
	const end = lineBreak === -1 ? text.length : lineBreak;
	return text[end - 1] === "\r" ? end - 1 : end;
}
function lineStarts(text) {
	const starts = [0];
	for (let end = text.indexOf("\n"); end !== -1; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
	return starts;
}
/** Reason and UTF-16 offset of an error of js-yaml. */
function yamlFault(error, text) {
	const { reason, mark } = Object(error);
	return {
		reason: reason ?? "it cannot be read",
		offset: Math.min(mark?.position ?? 0, text.length)
	};
}
//#endregion
//#region src/core/findings/shape.ts
const severityFromArgs = (args) => args.severity;
const withArticle = (noun) => {
	if (noun === "docs.json") return noun;
	return /^[aeiou]/.test(noun) ? `an ${noun}` : `a ${noun}`;
};
const valueFlaws = {
	script: "such URLs can run code in the reader's browser",
	incomplete: "it is not a complete URL",
	prefixed: "icon names have no prefix"
};
const topLevelSettings = new Set([
	...[
		"redirects",
		"styling",
		"interaction",
		"navbar",
		"footer",
		"banner",
		"search",
		"seo",
		"api",
		"appearance"
	],
	...[
		"background",
		"fonts",
		"icons",
		"logo",
		"favicon",
		"colors",
		"theme",
		"contextual",
		"integrations",
		"errors"
	],
	...[
		"variables",
		"thumbnails",
		"metadata"
	]
]);
const shapeFindings = {
	"navigation-missing": defineFinding({
		message: ({ reason }) => {
			if (reason === "absent") return "docs.json has no \"navigation\".";
			return reason === "nothing" ? "The navigation has no pages." : "\"navigation\" has no list of pages or sections.";
		},
		help: ({ reason }) => reason === "nothing" ? "Add a page to it." : "Add one of pages, groups, tabs, anchors, dropdowns, products, versions or languages.",
		hides: true
	}),
	"config-incomplete": defineFinding({
		severity: ({ isHosted }) => isHosted ? "warning" : "off",
		message: ({ missing, misspelled }) => {
			const missingText = missing.length === 0 ? "" : `docs.json has no ${joinWithAnd(missing.map(quote$1))}`;
			if (misspelled.length === 0) return `${missingText}, which Mintlify requires.`;
			const names = joinWithAnd(misspelled.map(({ field }) => quote$1(shorten(field))));
			const noEffect = misspelled.length === 1 ? "is not a setting and has no effect" : "are not settings and have no effect";
			return missingText === "" ? `${names} ${noEffect}.` : `${names} ${noEffect}; ${missingText}.`;
		},
		help: ({ missing, misspelled }) => {
			const renames = misspelled.map(({ field, nearest }) => `${quote$1(shorten(field))} to ${quote$1(nearest)}`);
			return `${capitalize([...renames.length === 0 ? [] : [`rename ${joinWithAnd(renames)}`], ...missing.length === 0 ? [] : [`add ${joinWithAnd(missing.map(quote$1))}`]].join(", and "))}.`;
		},
		answers: ({ misspelled: [first, ...others] }, { location }) => {
			if (first === void 0 || others.length > 0) return void 0;
			return certainOrOffered(first.isCertain, [renameKeyAnswer(location, first.field, first.nearest)]);
		},
		isAboutHost: true
	}),
	"pattern-conflict": defineFinding({
		message: (args) => {
			const fields = [args.first, args.key].map(quote$1).join(" and ");
			return `${capitalize(elementLabel(args.element))} has both ${fields}: a level can have only one kind of child.`;
		},
		help: ({ element, key, first }) => {
			if (key !== "href" && first !== "href") return separationHelp(element, first, key);
			return `Remove "href" to keep the children, or remove ${quote$1(key === "href" ? first : key)} to keep only the link.`;
		},
		related: ({ first }) => `${quote$1(first)} is here`
	}),
	"field-type": defineFinding({ message: ({ field, expected, actual }) => `${field} must be ${expected}, not ${actual}.` }),
	"field-missing": defineFinding({
		severity: ({ isOptional }) => isOptional === true ? "info" : "error",
		message: ({ element: subject, field }) => `${capitalize(elementLabel(subject))} has no ${quote$1(field)}.`,
		help: ({ element: subject, field, written }) => {
			if (written !== void 0) return `Rename ${quote$1(written)} to ${quote$1(field)}.`;
			if (field === "pages") return "List its pages, or set \"openapi\" to generate them.";
			if (field === "href") return `Add a URL: ${withArticle(subject.noun)} in "global" is a link.`;
			return `Add it: every ${subject.noun} needs one.`;
		},
		answers: ({ field, written, isSpare }, { location }) => {
			if (written === void 0 || !isJsonLocation(location)) return void 0;
			const renameFix = renameKeyAnswer(memberLocation(location, written), written, field);
			return isSpare === true ? certainAnswer(renameFix) : offerAnswers(renameFix);
		}
	}),
	"field-empty": defineFinding({
		message: ({ field }) => `${field} is empty.`,
		help: () => "Give it a value, or remove it."
	}),
	"field-value": defineFinding({
		message: ({ field, value, flaw }) => `${field} cannot be ${quote$1(shorten(value))}${flaw === void 0 ? "" : `: ${valueFlaws[flaw]}`}.`,
		help: ({ allowed, nearest }) => {
			if (nearest !== void 0) return `Did you mean ${quote$1(nearest)}?`;
			return allowed.length > 0 ? `Write ${joinWithOr(allowed.map(quote$1))}.` : void 0;
		},
		answers: ({ value, allowed, only }, { location }) => certainTextOrOffered(only, allowed, (allowedValue) => writeAnswer(location, value, allowedValue))
	}),
	"field-unknown": defineFinding({
		severity: severityFromArgs,
		message: ({ element: subject, field, severity }) => severity === "error" ? `${quote$1(field)} is not a field of ${withArticle(subject.noun)}: its value is lost.` : `${quote$1(field)} is not a field of ${withArticle(subject.noun)} and has no effect.`,
		help: ({ field, nearest, allowed, severity }) => {
			if (topLevelSettings.has(field)) return `${quote$1(field)} belongs at the top level of docs.json, next to "navigation".`;
			if (isOpposite(field, nearest)) return `Write ${quote$1(nearest)} with the opposite value.`;
			if (nearest !== void 0) return `Did you mean ${quote$1(nearest)}?`;
			return severity === "error" ? `Move its content to ${joinWithOr(allowed.map(quote$1))}.` : "Remove it.";
		},
		answers: ({ field, nearest, only }, { location }) => isOpposite(field, nearest) ? void 0 : certainTextOrOffered(only, [nearest], (name) => renameKeyAnswer(location, field, name))
	}),
	"field-misplaced": defineFinding({
		severity: severityFromArgs,
		message: ({ element: subject, field, belongs, remedy }) => remedy?.use === "resolved" ? `The format's description doesn't allow ${quote$1(field)} in ${withArticle(subject.noun)}.` : `${subjectLabel(subject)} cannot have ${quote$1(field)}, which belongs to ${joinOwners(belongs)}.`,
		help: ({ element, field, remedy, list }) => remedy === void 0 ? "Remove it: it has no effect here." : remedyHelp(element, field, remedy, list?.isThere === true),
		answers: ({ field, list, remedy, severity }, { location }) => {
			if (!isJsonLocation(location)) return void 0;
			if (remedy?.use === "resolved") return void 0;
			if (remedy?.use === "nearest") return offerAnswers(renameKeyAnswer(location, field, remedy.nearest));
			if (list === void 0) return severity === "error" ? void 0 : offerAnswers(removeAnswer(location));
			if (!list.isThere) return certainAnswer(renameKeyAnswer(location, field, list.name));
			const into = {
				file: location.file,
				pointer: location.pointer.replace(/[^/]+$/, list.name)
			};
			return certainAnswer(createAnswer(`Move it into ${quote$1(list.name)}`, {
				kind: "move",
				location,
				into
			}));
		}
	}),
	"language-unknown": defineFinding({
		message: ({ value }) => `${quote$1(shorten(value))} is not a supported language code.`,
		help: ({ nearest }) => didYouMean(nearest) ?? "Codes are short, such as \"en\", \"fr\" or \"pt-BR\".",
		answers: ({ value, nearest, only }, { location }) => certainTextOrOffered(only, [nearest], (code) => writeAnswer(location, value, code))
	}),
	"name-duplicate": defineFinding({
		severity: severityFromArgs,
		message: ({ noun, name }) => `Duplicate ${noun} name: ${quote$1(shorten(name))}.`,
		help: ({ noun }) => `Merge the two, or rename this ${noun}: readers cannot tell them apart.`,
		related: ({ noun }) => `the first ${noun} with this name`
	}),
	"default-conflict": defineFinding({
		message: ({ noun, name }) => `Second default ${noun}: ${quote$1(shorten(name))}.`,
		help: ({ noun }) => `Keep one default: readers can start in only one ${noun}.`,
		related: ({ noun }) => `the first default ${noun}`,
		answers: ({ noun }, { location, related }) => offerAnswers(removeAnswer(location, "Keep the first default"), removeAnswer(related, `Make this ${noun} the default`))
	}),
	"element-empty": defineFinding({
		severity: "warning",
		message: ({ element: subject }) => `${capitalize(elementLabel(subject))} is empty: it has no pages and no link.`,
		help: ({ element: { noun } }) => noun === "group" ? "List its pages, or remove it." : "List its pages, give it an \"href\", or remove it."
	}),
	"source-unsupported": defineFinding({
		severity: "warning",
		message: ({ field }) => field === "overlays" ? "docs-json-nav does not apply \"overlays\" to specifications." : `docs-json-nav does not generate pages from ${quote$1(field)}.`,
		help: ({ field }) => field === "overlays" ? "Apply them in an earlier build step, and name the result in \"source\"." : "Generate them in another build step, and list them in the option \"provided\"."
	})
};
/** Lists whose items are pages and groups. All other lists contain sections, which can have such lists. */
const pageLists = new Set(["pages", "groups"]);
const globalAnchors = "\"global\": { \"anchors\": [{ \"anchor\": \"…\", \"href\": \"…\" }] }";
/** An item of a list, as an example: `{ "tab": "…", "pages": […] }`. */
function exampleItem(list, children) {
	return `{ ${quote$1(list === "menu" ? "item" : list.replace(/s$/, ""))}: "…", ${quote$1(children)}: […] }`;
}
/** @returns How to separate two lists of one element. */
function separationHelp({ noun }, first, second) {
	if (pageLists.has(first) && pageLists.has(second)) return `Move the items of "groups" into "pages", then remove "groups". Example: "pages": ["…", ${exampleItem("groups", "pages")}].`;
	const [inner, outer] = pageLists.has(first) ? [first, second] : [second, first];
	if (inner === "menu" || outer === "menu" && !pageLists.has(inner)) return "Remove one of the two: an item of \"menu\" can have only pages and groups.";
	const move = `move ${quote$1(inner)} into an item of ${quote$1(outer)}, or into a new one: ${exampleItem(outer, inner)}`;
	return noun === "navigation" && (first === "anchors" || second === "anchors") ? `If the anchors are only links, write them as ${globalAnchors}. If not, ${move}.` : `${capitalize(move)}.`;
}
/** Example: `A tab`. */
function subjectLabel({ noun }) {
	if (noun === "navigation") return quote$1(noun);
	return noun.startsWith("\"") ? noun : capitalize(withArticle(noun));
}
/** Examples: `the tab "API"`, `this tab`, `"navigation"`. */
function elementLabel({ noun, name }) {
	if (noun === "navigation") return "\"navigation\"";
	return name === "" ? `this ${noun}` : `the ${noun} ${quote$1(shorten(name))}`;
}
function joinOwners(nouns) {
	return nouns.length > 4 ? `${nouns.slice(0, 3).join(", ")} and others` : nouns.join(", ").replace(/, ([^,]*)$/, " and $1");
}
/** @param hasList The element already has the list that the remedy names. */
function remedyHelp({ noun }, field, remedy, hasList) {
	switch (remedy.use) {
		case "anchors": return `Move it out of "global", into "navigation" or one of its sections. A link for all pages is an anchor: ${globalAnchors}.`;
		case "href": return "Remove it, and set \"href\": an entry of \"global\" is a link without children.";
		case "page": return `Remove it: a group cannot be a link. List a page of the site in "pages". For another link, add an anchor to "navigation": ${globalAnchors}.`;
		case "pages": return hasList ? "Move the items of \"groups\" into \"pages\", then remove \"groups\"." : "Rename \"groups\" to \"pages\": the \"pages\" of a group can contain groups.";
		case "root": return "Remove it, and list this page first: only groups have a \"root\".";
		case "nearest": return `Did you mean ${quote$1(remedy.nearest)}?`;
		case "children": return childrenHelp(noun, field, remedy.children);
		case "resolved": return "Keep it if only Mintlify builds this site: it shows these pages. For other tools, write \"groups\" or \"pages\" instead.";
	}
}
/** Help for a list that an element of this kind cannot have. */
function childrenHelp(noun, field, allowed) {
	if (field === "menu" && allowed.includes("tabs")) return `Move it into a tab: "tabs": [${exampleItem("tabs", "menu")}].`;
	return `Write its items as groups: ${quote$1(allowed.includes("groups") ? "groups" : "pages")}: [${exampleItem("groups", "pages")}]. ${capitalize(withArticle(noun))} can have ${joinWithOr(allowed.map(quote$1))}.`;
}
/** True if `true` in one field means `false` in the other. */
function isOpposite(field, nearest) {
	return field === "collapsed" && nearest === "expanded";
}
({
	...linkFindings,
	...redirectFindings
});
const catalogue = {
	...readingFindings,
	...shapeFindings,
	...pageFindings,
	...endpointFindings,
	...linkFindings,
	...redirectFindings,
	...dialectFindings,
	...generatorFindings,
	...feedbackFindings
};
const codes = Object.keys(catalogue);
function definitionOf(code) {
	return catalogue[code];
}
function findingBehavior(code) {
	return definitionOf(code) ?? {};
}
/** Returns the help for a group of findings with the same code; `undefined` if the group has no help. */
function explainGroup(code, group) {
	return definitionOf(code)?.groupHelp?.(group);
}
function explainFinding(finding) {
	if (finding.customMessage !== void 0) return {
		...finding.customMessage,
		related: "see also",
		link: void 0,
		effect: void 0,
		isMinor: false
	};
	const definition = definitionOf(finding.code);
	return {
		severity: typeof definition.severity === "function" ? definition.severity(finding.args) : definition.severity,
		isMinor: definition.isMinor?.(finding.args) ?? false,
		message: definition.message(finding.args),
		help: definition.help?.(finding.args),
		group: definition.group?.(finding.args) ?? "",
		related: definition.related?.(finding.args) ?? "see also",
		link: definition.facts?.(finding.args),
		effect: effects.find((effect) => "effect" in finding.args && finding.args.effect === effect),
		answers: definition.answers?.(finding.args, {
			location: finding.location,
			related: finding.related
		})
	};
}
//#endregion
//#region src/core/values/json.ts
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** `Array.isArray` for readonly arrays. */
function isList(value) {
	return Array.isArray(value);
}
/** Trims a string. Returns `undefined` for a blank string and for any other type. */
function nonEmptyText(value) {
	return typeof value === "string" && value.trim() || void 0;
}
/** Reads an own property: never finds an inherited `constructor` or `__proto__`. */
function ownMember(object, name) {
	return Object.hasOwn(object, name) ? object[name] : void 0;
}
function parseJson(text) {
	try {
		return JSON.parse(text);
	} catch {
		return;
	}
}
/** Name of the value's type for messages: `an object`, `a number`, `null`. */
function describeType(value) {
	if (value === void 0) return "nothing";
	if (value === null) return "null";
	if (Array.isArray(value)) return "an array";
	return typeof value === "object" ? "an object" : `a ${typeof value}`;
}
function withoutUndefined(members) {
	const defined = {};
	for (const name in members) if (members[name] !== void 0) defined[name] = members[name];
	return defined;
}
/**
* Text that is unsafe in generated source code: some parsers end a line or script at these characters, and editors hide
* control characters.
*/
const unsafeInScript = /<(?=\/?script|!--)|[\u007f-\u009f\u2028\u2029]/gi;
/** JavaScript string literal in double quotes. Contains no line break, and is safe inside a `<script>`. */
function stringLiteral(text) {
	return JSON.stringify(text).replace(unsafeInScript, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
/** JavaScript string literal in single quotes, the style of generators' configuration files. */
function singleQuotedLiteral(text) {
	return `'${stringLiteral(text).slice(1, -1).replace(/\\.|'/g, (part) => part === "\\\"" ? "\"" : part === "'" ? "\\'" : part)}'`;
}
//#endregion
//#region src/core/values/option.ts
/** Fills in defaults. The options must be valid. */
function completeOptions(table, options) {
	return completeGroup(table, options);
}
function completeGroup(table, options) {
	const values = new Map(Object.entries(options));
	return Object.fromEntries(Object.entries(table).map(([name, option]) => [name, completeValue(option, values.get(name))]));
}
function completeValue(option, value) {
	if (option.kind !== "group") return value === void 0 ? option.default : value;
	const hasRequiredOption = Object.values(option.of).some(({ required }) => required === true);
	if (value === void 0 && hasRequiredOption) return void 0;
	return completeGroup(option.of, Object(value ?? {}));
}
/**
* Merges two sets of options. Lists, records and groups are combined. Any other value of the second set replaces that
* of the first.
*
* @param baseOptions Such as the options of a settings file.
* @param overrides Such as the options of the command line.
*/
function joinOptions(table, baseOptions, overrides) {
	const [baseValues, overrideValues] = [baseOptions, overrides].map((options) => new Map(Object.entries(options)));
	const joinedEntries = Object.entries(table).flatMap(([name, option]) => {
		const value = joinValue(option, baseValues?.get(name), overrideValues?.get(name));
		return value === void 0 ? [] : [[name, value]];
	});
	return Object.fromEntries(joinedEntries);
}
function joinValue(option, baseValue, overrideValue) {
	if (baseValue === void 0 || overrideValue === void 0) return overrideValue ?? baseValue;
	if (option.kind === "list") return [baseValue, overrideValue].flat();
	if (option.kind === "record") return {
		...baseValue,
		...overrideValue
	};
	return option.kind === "group" ? joinOptions(option.of, Object(baseValue), Object(overrideValue)) : overrideValue;
}
/** Invalid options. The message names the option and the reason. */
var OptionsError = class extends Error {
	name = "OptionsError";
};
//#endregion
//#region src/core/diagnostics/report/text.ts
/** Characters that move the cursor, hide text, change its direction or end a line, including C1 controls. */
const unsafeChars$1 = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
/** Escapes text for a terminal: unsafe characters become visible symbols. */
function escapeControls(text) {
	return text.replace(unsafeChars$1, (char) => {
		const code = char.charCodeAt(0);
		if (char === "	") return "  ";
		return code < 32 ? String.fromCodePoint(9216 + code) : `<U+${code.toString(16).toUpperCase().padStart(4, "0")}>`;
	});
}
function escapeControlsInLines(text) {
	return text.split("\n").map(escapeControls).join("\n");
}
/** Escapes JSON for a terminal and for the log of GitHub Actions. The parsed value stays the same. */
function escapeControlsInJson(json) {
	return json.replace(unsafeChars$1, (char) => char === "\n" ? char : unicodeEscape(char)).replace(commandPrefixEnd, unicodeEscape);
}
function unicodeEscape(char) {
	return `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
/**
* Matches invisible characters inside a command prefix. GitHub's runner ignores them, because its string comparison is
* culture-sensitive.
*/
const ignorableChars = String.raw`(?:[\p{Cf}\p{DI}]|[^\P{Cc}\n\r])*`;
/**
* Matches the last character of a command prefix of GitHub's runner. A prefix is `::` at the start of a line, with or
* without leading white space, or `##[` anywhere.
*
* @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
*/
const commandPrefixEnd = new RegExp(String.raw`:(?<=(?<![^\n\r])[\s\p{Cc}\p{Cf}\p{DI}]*:${ignorableChars}:)|\[(?<=#${ignorableChars}#${ignorableChars}\[)`, "gu");
/** Inserts spaces so that GitHub's runner doesn't execute commands in a text: `: :stop-commands::`, `## [error]`. */
function escapeRunnerCommands(text) {
	return text.replace(commandPrefixEnd, " $&");
}
function formatSafeJson(value) {
	return escapeControlsInJson(JSON.stringify(value, void 0, 2));
}
/** Escapes untrusted text for one line of Markdown, including table cells. */
function escapeMarkdown(text) {
	return escapeControls(text.replace(/\s+/g, " ")).replace(/[\\`*_[\]<>|#!&~]/g, "\\$&");
}
/** Characters of two columns: East Asian Width `W` and `F`, and emoji. */
const wideChar = /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Extended_Pictographic}/u;
/** Characters without a column, such as combining accents and variation selectors. */
const zeroWidthChar = /[\p{Mn}\p{Me}\u200b-\u200d\u2060\ufeff]/u;
function displayWidth(text) {
	let columns = 0;
	for (const char of text) if (!zeroWidthChar.test(char)) columns += wideChar.test(char) ? 2 : 1;
	return columns;
}
/**
* Formats rows as a table. The first column is left-aligned, all others are right-aligned.
*
* @param isLastColumnLeftAligned Whether the last column is left-aligned, too.
*/
function alignColumns(rows, isLastColumnLeftAligned = false) {
	const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => displayWidth(row[column] ?? ""))));
	return rows.map((row) => {
		return row.map((cell, column) => {
			const padding = " ".repeat((widths[column] ?? 0) - displayWidth(cell));
			return column === 0 || isLastColumnLeftAligned && column === row.length - 1 ? cell + padding : padding + cell;
		}).join("  ").trimEnd();
	});
}
const minWrapWidth = 40;
/**
* Wraps text at spaces. A word longer than a line gets its own line.
*
* @param width Terminal width; `undefined` disables wrapping.
* @param firstPrefix Prefix of the first line.
* @param indent Width of the first prefix in columns. All further lines are indented by this width.
*/
function wrapText(text, width, firstPrefix, indent) {
	if (width === void 0 || width < minWrapWidth) return [firstPrefix + text];
	const lines = [];
	let [line, columns] = ["", indent];
	for (const word of text.split(" ")) {
		const wordColumns = displayWidth(word);
		if (line !== "" && columns + 1 + wordColumns > width) {
			lines.push(line);
			[line, columns] = [word, indent + wordColumns];
		} else {
			columns += wordColumns + (line === "" ? 0 : 1);
			line = line === "" ? word : `${line} ${word}`;
		}
	}
	return [...lines, line].map((item, index) => (index === 0 ? firstPrefix : " ".repeat(indent)) + item);
}
/** Examples: `1 error`, `2 errors`, `2 addresses`. */
function pluralize(count, noun) {
	return `${count} ${noun}${count === 1 ? "" : noun.endsWith("s") ? "es" : "s"}`;
}
//#endregion
//#region src/core/diagnostics/report/colors.ts
const styles = [
	"bold",
	"dim",
	"underline",
	"red",
	"green",
	"yellow",
	"blue",
	"magenta",
	"cyan"
];
/**
* Creates the functions that color output on stdout. `NO_COLOR` disables colors, and `FORCE_COLOR` enables them (`0`
* disables). Without these variables, colors are used in a terminal and in CI.
*/
function createColors(enabled = supportsColor()) {
	const paint = (style) => (text) => styleText(style, text, { validateStream: false });
	return Object.fromEntries(styles.map((style) => [style, enabled ? paint(style) : String]));
}
function severityColors({ red, yellow, blue }) {
	return {
		error: red,
		warning: yellow,
		info: blue
	};
}
function supportsColor() {
	const { env, stdout } = process;
	if (env.NO_COLOR !== void 0 && env.NO_COLOR !== "") return false;
	if (env.FORCE_COLOR !== void 0) return env.FORCE_COLOR !== "0" && env.FORCE_COLOR !== "false";
	return env.TERM !== "dumb" && (stdout.isTTY === true || Boolean(env.CI));
}
//#endregion
//#region src/core/values/lists.ts
function appendTo(lists, key, item) {
	const list = lists.get(key);
	if (list === void 0) lists.set(key, [item]);
	else list.push(item);
}
function groupBy(items, keyOf) {
	const groups = /* @__PURE__ */ new Map();
	for (const item of items) appendTo(groups, keyOf(item), item);
	return groups;
}
function countItems(items) {
	const counts = /* @__PURE__ */ new Map();
	for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
	return counts;
}
function getOrCreate(map, key, create) {
	const existing = map.get(key);
	if (existing !== void 0 || map.has(key)) return existing;
	const created = create(key);
	map.set(key, created);
	return created;
}
//#endregion
//#region src/core/diagnostics/report/summary.ts
function countWithSeverity(diagnostics, severity) {
	return diagnostics.filter((item) => item.severity === severity).length;
}
function passes(diagnostics, maxWarnings) {
	return countWithSeverity(diagnostics, "error") === 0 && countWithSeverity(diagnostics, "warning") <= maxWarnings;
}
const severityNouns = {
	error: "error",
	warning: "warning",
	info: "note"
};
/** Examples: `2 errors, 1 warning`; `1235 warnings of 1 cause, 3 notes`; `no problems`. */
function summarize({ diagnostics, maxWarnings }) {
	return severities.flatMap((severity) => {
		const severityDiagnostics = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
		if (severityDiagnostics.length === 0) return [];
		const causeCount = severityDiagnostics.length > 30 ? groupByCause(severityDiagnostics).length : severityDiagnostics.length;
		const causeNote = causeCount === severityDiagnostics.length ? "" : ` of ${pluralize(causeCount, "cause")}`;
		const limitNote = severity === "warning" && severityDiagnostics.length > maxWarnings ? ` (at most ${maxWarnings} allowed)` : "";
		return [`${pluralize(severityDiagnostics.length, severityNouns[severity])}${causeNote}${limitNote}`];
	}).join(", ") || "no problems";
}
/**
* Counts the diagnostics that can be fixed automatically, and adds the command that fixes them.
*
* @returns `2 of 3 can be fixed automatically: npx docs-json-nav fix docs`; empty if none can be fixed.
*/
function formatFixable(diagnostics, fixCommand) {
	const fixableCount = diagnostics.filter(({ fixes }) => fixes?.isSure === true).length;
	return fixableCount === 0 ? "" : `${fixableCount} of ${diagnostics.length} can be fixed automatically: ${fixCommand}`;
}
function messageWithHelp({ message, help }) {
	return help === void 0 ? message : `${message} ${help}`;
}
const minFindingsOfCause = 4;
/** Matches a path segment that is a language or a version: `fr/`, `v2/`, `latest/`. */
const editionPattern = /(?<=^|[/"#])(?:[a-z]{2}(?:-[A-Za-z]{2,4})?|v?\d+(?:\.[\dx]+)*|latest|next)(?=\/)/g;
/**
* Groups findings by cause. A group takes the position of its first finding. Fewer than four findings of a cause stay
* separate.
*/
function groupByCause(diagnostics) {
	const groups = groupBy(diagnostics, causeKey);
	return diagnostics.flatMap((diagnostic) => {
		const cause = groups.get(causeKey(diagnostic));
		if (cause === void 0 || cause.length < minFindingsOfCause) return [[diagnostic]];
		return cause[0] === diagnostic ? [cause] : [];
	});
}
/** Messages that differ only in languages and versions count as the same. */
function hasVariedMessages([firstFinding, ...otherFindings]) {
	const message = maskEditions(firstFinding.message);
	return otherFindings.some((finding) => maskEditions(finding.message) !== message);
}
/** Replaces languages and versions with `*`, because copies of a page repeat each finding. */
function maskEditions(text) {
	return text.replace(editionPattern, "*");
}
function causeKey({ code, severity, group, message, file }) {
	return `${code} ${severity}\n${maskEditions(group === "" ? `${file}\n${message}` : group)}`;
}
//#endregion
//#region src/core/diagnostics/report/compact.ts
const titles = {
	error: "Errors",
	warning: "Warnings",
	info: "Notes"
};
/** Errors come last, because a terminal shows the end. */
const displayOrder = [...severities].reverse();
/**
* Formats many findings compactly, grouped by severity. Up to 5 errors are shown with code frames. All other findings
* are listed by cause, largest cause first, then findings without a common cause by file. The number of listed warnings
* and notes is limited for each code. A table of all codes comes last.
*
* @returns Text without a trailing line break. No message is truncated.
*/
function formatCompactReport(diagnostics, { color, prefix, width: columns, formatWithFrame, link }) {
	const colors = createColors(color);
	const colorBySeverity = severityColors(colors);
	let isHintShown = false;
	return [...displayOrder.flatMap((severity) => {
		const severityDiagnostics = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
		if (severityDiagnostics.length === 0) return [];
		const title = colors.bold(colorBySeverity[severity](`${titles[severity]} (${severityDiagnostics.length})`));
		if (severity === "error" && severityDiagnostics.length <= 5) return [title, ...severityDiagnostics.map(formatWithFrame)];
		const allCauses = groupByCause(severityDiagnostics);
		const sortedCauses = [...allCauses.filter(({ length }) => length > 1).sort((a, b) => b.length - a.length), ...allCauses.filter(({ length }) => length === 1)];
		const { listed, hidden: hiddenByCode } = severity === "error" ? {
			listed: sortedCauses,
			hidden: /* @__PURE__ */ new Map()
		} : limitByCode(sortedCauses);
		const causes = listed.filter(({ length }) => length > 1);
		const files = [...groupBy(listed.flatMap((cause) => cause.length > 1 ? [] : cause), ({ file }) => file).values()];
		return [
			title,
			...[...groupBy(causes, ([{ code }]) => code).values()].sort((a, b) => countFindings(b) - countFindings(a)).map((causesOfCode) => formatCode(causesOfCode, severity)),
			...files.map(formatFile),
			...[...hiddenByCode].map(([code, count]) => colors.dim(`and ${count.toLocaleString("en-US")} more ${code} (--verbose shows them)`))
		];
	}), formatCodeTable(diagnostics, colors)].join("\n\n");
	function formatCode(causes, severity) {
		return [`${colorBySeverity[severity](`${countFindings(causes)} times`)} ${colors.dim(causes[0][0].code)}`, ...causes.map((cause) => formatCause(cause, causes.length > 1))].join("\n");
	}
	function formatCause(cause, isOneOfSeveral) {
		const [first] = cause;
		const isHelpShared = cause.every(({ help }) => help === first.help);
		const help = explainGroup(first.code, first.group) ?? (isHelpShared ? first.help : void 0);
		const message = `${isOneOfSeveral ? `${cause.length} of them: ` : ""}${hasVariedMessages(cause) ? "" : escapeControls(first.message)}`.trim();
		const hasDifferentMessages = cause.some(({ message }) => message !== first.message);
		const lines = [...message === "" ? [] : wrapText(message, columns, "  ", 2), ...help === void 0 ? [] : wrapText(escapeControls(help), columns, `  ${colors.green("help")} `, 7)];
		for (const finding of cause.slice(0, 3)) {
			const location = escapeControls(`${prefix}${finding.file}:${finding.line}:${finding.column}`);
			const findingHelp = isHelpShared || finding.link !== void 0 ? "" : finding.help ?? "";
			const text = hasDifferentMessages ? shortMessage(finding) : "";
			const details = escapeControls(text.endsWith(findingHelp) ? text : `${text} ${findingHelp}`.trim());
			const isLong = columns !== void 0 && displayWidth(location + details) + 6 > columns;
			lines.push(`    ${colors.cyan(link(finding, location))}${details === "" || isLong ? "" : `  ${details}`}`);
			if (isLong && details !== "") lines.push(...wrapText(details, columns, "      ", 6));
		}
		const remaining = cause.length - 3;
		if (remaining > 0) lines.push(colors.dim(`    and ${remaining} more${isHintShown ? "" : " (--verbose shows them)"}`));
		isHintShown ||= remaining > 0;
		return lines.join("\n");
	}
	function formatFile(findings) {
		const [first] = findings;
		const formatPosition = ({ line, column }) => `${line}:${column}`;
		const width = Math.max(...findings.map((finding) => formatPosition(finding).length));
		const codeWidth = Math.max(...findings.map((finding) => finding.code.length));
		const lines = findings.flatMap((finding) => {
			const linePrefix = `  ${formatPosition(finding).padEnd(width)}  ${colors.dim(finding.code.padEnd(codeWidth))}  `;
			return wrapText(escapeControls(shortMessage(finding)), columns, linePrefix, width + codeWidth + 6);
		});
		return [colors.cyan(link(first, escapeControls(prefix + first.file))), ...lines].join("\n");
	}
}
function formatCodeTable(diagnostics, colors) {
	const colorBySeverity = severityColors(colors);
	const sorted = [...groupBy(diagnostics, ({ severity, code }) => `${severity} ${code}`).values()].map((findings) => ({
		severity: findings[0].severity,
		code: findings[0].code,
		count: findings.length,
		fixes: findings.filter(({ fixes }) => fixes?.isSure === true).length
	})).sort((a, b) => displayOrder.indexOf(a.severity) - displayOrder.indexOf(b.severity) || b.count - a.count);
	const codeWidth = Math.max(...sorted.map(({ code }) => code.length));
	const countWidth = Math.max(...sorted.map((row) => String(row.count).length));
	return sorted.map((row) => {
		const fixes = row.fixes === 0 ? "" : colors.dim(`  ${row.fixes} can be fixed`);
		return `${colorBySeverity[row.severity](row.severity.padEnd(7))}  ${row.code.padEnd(codeWidth)}  ${String(row.count).padStart(countWidth)}${fixes}`;
	}).join("\n");
}
function countFindings(causes) {
	return causes.reduce((sum, { length }) => sum + length, 0);
}
/**
* Limits the causes of each code by their number of locations.
*
* @returns The listed causes, and the number of findings of the others by code.
*/
function limitByCode(causes) {
	const listedLocations = /* @__PURE__ */ new Map();
	const hiddenByCode = /* @__PURE__ */ new Map();
	return {
		listed: causes.filter(({ length, 0: { code } }) => {
			const listedCount = listedLocations.get(code) ?? 0;
			const isListed = listedCount < 30;
			if (isListed) listedLocations.set(code, listedCount + Math.min(length, 3));
			else hiddenByCode.set(code, (hiddenByCode.get(code) ?? 0) + length);
			return isListed;
		}),
		hidden: hiddenByCode
	};
}
function shortMessage({ message, link, help }) {
	if (link === void 0) return help?.startsWith("Did you mean") === true ? `${message} ${help}` : message;
	const { target, resolved, suggestions } = link;
	const hint = suggestions.length === 0 ? "" : ` -> ${suggestions.join(" or ")}?`;
	const path = target.replace(/[?#].*$/s, "").replace(/\/$/, "");
	return target + (path === resolved || path === "" || resolved.includes("#") || suggestions[0] === resolved ? "" : ` (${resolved})`) + hint;
}
//#endregion
//#region src/core/diagnostics/report/pretty.ts
/**
* Formats diagnostics for a terminal: message, location, code frame and help. More than 30 diagnostics get a compact
* report with few code frames, unless `verbose` is set.
*
* @returns Text without a trailing line break; empty if there are no diagnostics.
*/
function formatDiagnostics({ diagnostics, sources }, options = {}) {
	const link = options.link ?? ((_, text) => text);
	const colors = createColors(options.color);
	const colorBySeverity = severityColors(colors);
	const prefix = options.prefix ?? "";
	const locationText = (location) => link(location, escapeControls(`${prefix}${location.file}:${location.line}:${location.column}`));
	const sourceLines = /* @__PURE__ */ new Map();
	if (diagnostics.length > 30 && options.verbose !== true) {
		const formatWithFrame = (diagnostic) => formatCauseBlock([diagnostic]);
		return formatCompactReport(diagnostics, {
			color: options.color,
			prefix,
			width: options.width,
			formatWithFrame,
			link
		});
	}
	return (options.verbose === true ? diagnostics.map((item) => [item]) : groupByCause(diagnostics)).toSorted(([a], [b]) => severities.indexOf(b.severity) - severities.indexOf(a.severity)).map(formatCauseBlock).join("\n\n");
	function formatCauseBlock([first, ...otherFindings]) {
		const { severity, code, message, help, related } = first;
		const lines = [`${colors.bold(colorBySeverity[severity](severity))} ${colors.dim(code)} ${colors.cyan(locationText(first))}`];
		lines.push(...wrapText(escapeControls(message), options.width, "  ", 2));
		const frame = codeFrame(first, getOrCreate(sourceLines, first.file, () => sources.get(first.file)?.split("\n") ?? []), {
			dim: colors.dim,
			mark: colorBySeverity[severity]
		}, options.width && options.width - 1);
		if (frame !== "") lines.push(...frame.split("\n").map((line) => ` ${line}`));
		for (const relatedLocation of related) lines.push(`  ${colors.dim("see")}  ${colors.cyan(locationText(relatedLocation))} ${escapeControls(relatedLocation.message)}`);
		if (help !== void 0) lines.push(...wrapText(escapeControls(help), options.width, `  ${colors.green("help")} `, 7));
		if (otherFindings.length > 0) lines.push(...formatOtherFindings(first, otherFindings));
		return lines.join("\n");
	}
	function formatOtherFindings(first, otherFindings) {
		const differingMessage = ({ message }) => message === first.message ? "" : ` ${escapeControls(message)}`;
		const differingHelp = ({ help }) => help === void 0 || help === first.help ? "" : ` ${escapeControls(help)}`;
		const listedLines = otherFindings.slice(0, 8).map((other) => `    ${colors.cyan(locationText(other))}${differingMessage(other)}${differingHelp(other)}`);
		const hiddenCount = otherFindings.length - listedLines.length;
		const heading = `  ${colors.dim("also")} ${pluralize(otherFindings.length, "more place")} of the same kind:`;
		return hiddenCount > 0 ? [
			heading,
			...listedLines,
			`    ${colors.dim(`and ${hiddenCount} more (--verbose shows them)`)}`
		] : [heading, ...listedLines];
	}
}
const plainStyle = {
	dim: (text) => text,
	mark: (text) => text
};
const contextLinesBefore = 2;
const [maxColumns, minColumns] = [100, 20];
/**
* Formats the lines around a finding and underlines its range.
*
* @param source Lines of the file, with or without carriage returns.
* @param maxLineWidth Maximum width of a line including its number. Default: 100 columns of text.
* @returns Lines without a trailing line break; empty if the file doesn't contain the line of the finding.
*/
function codeFrame(diagnostic, source, style = plainStyle, maxLineWidth = Number.POSITIVE_INFINITY) {
	const { line, column, endLine, endColumn } = diagnostic;
	const firstLine = Math.max(1, line - contextLinesBefore);
	const lines = source.slice(firstLine - 1, line + 1).map((text) => text.replace(/\r$/, ""));
	const markedLine = lines[line - firstLine];
	const isEmptyFile = source.length === 1 && source[0] === "";
	if (markedLine === void 0 || isEmptyFile) return "";
	const lastLine = firstLine + lines.length - 1;
	const lineNumberWidth = String(lastLine).length;
	const textWidth = Math.max(minColumns, Math.min(maxColumns, maxLineWidth - lineNumberWidth - 1 - 3));
	const firstColumn = Math.max(0, Math.min(column - 1 - Math.floor(textWidth / 4), markedLine.length - textWidth));
	const output = [];
	for (const [index, text] of lines.entries()) {
		const lineNumber = firstLine + index;
		const visiblePart = cutLine(text, firstColumn, textWidth);
		const visibleText = escapeControls(visiblePart);
		if (lineNumber !== line) {
			if (visibleText.trim() !== "") output.push(style.dim(` ${String(lineNumber).padStart(lineNumberWidth)} | ${visibleText}`));
			continue;
		}
		output.push(`${style.dim(` ${String(lineNumber).padStart(lineNumberWidth)} |`)} ${visibleText}`);
		const markStart = column - 1 - firstColumn;
		const indent = displayWidth(escapeControls(visiblePart.slice(0, markStart)));
		const markEnd = endLine === line ? endColumn - 1 : markedLine.length;
		const markWidth = displayWidth(escapeControls(visiblePart.slice(markStart, Math.max(markEnd - firstColumn, markStart + 1))));
		output.push(`${style.dim(` ${" ".repeat(lineNumberWidth)} |`)} ${" ".repeat(indent)}${style.mark("^".repeat(Math.max(markWidth, 1)))}`);
	}
	return output.join("\n");
}
/** Cuts a line to a width. An ellipsis replaces the first or last character at a side where more than spaces is cut. */
function cutLine(text, start, width) {
	const part = text.slice(start, start + width);
	const isStartCut = part !== "" && text.slice(0, start).trim() !== "";
	const isEndCut = text.slice(start + width).trim() !== "";
	return `${isStartCut ? "…" : part.slice(0, 1)}${part.slice(1, isEndCut ? -1 : void 0)}${isEndCut ? "…" : ""}`;
}
//#endregion
//#region src/core/host/file-error.ts
const errorReasons = {
	EACCES: "permission is denied",
	EPERM: "permission is denied",
	EROFS: "the disk can only be read",
	ENOSPC: "the disk is full",
	EDQUOT: "the space that this user may fill is full",
	EISDIR: "it is a folder, not a file",
	ENOTDIR: "a part of its path is a file, not a folder",
	EEXIST: "something else is there already",
	ENOENT: "no such file or folder",
	ELOOP: "its symbolic links form a loop",
	ENAMETOOLONG: "its name is too long for this disk",
	EBUSY: "another program is using it",
	EIO: "the disk has failed",
	EPIPE: "its reader has left"
};
/** Error codes of an overloaded or failing machine. The file may exist, so it must not be treated as missing. */
const machineFaultCodes = new Set([
	"EMFILE",
	"ENFILE",
	"ENOMEM",
	"EIO"
]);
/** A file that can't be read or written. The message is for users, because the error is not a bug. */
var FileError = class extends Error {
	name = "FileError";
};
function errorCode(error) {
	if (typeof error !== "object" || error === null || !("code" in error)) return void 0;
	return typeof error.code === "string" ? error.code : void 0;
}
/** Reason for a system error, as the end of a sentence. */
function systemErrorReason(error) {
	const code = errorCode(error) ?? "";
	return errorReasons[code] ?? (code || (error instanceof Error ? error.message : String(error)));
}
/** True if the machine is at fault, so the file must not be treated as missing or damaged. */
function isMachineFault(error) {
	return machineFaultCodes.has(errorCode(error) ?? "");
}
/**
* Converts a system error to a `FileError`; returns other errors unchanged.
*
* @param failure The failed action, as the end of a sentence: `cannot be written`.
* @param path File that the message names. Default: the file of the error.
*/
function toFileError(error, failure = "cannot be used", path) {
	if (!(error instanceof Error) || error instanceof FileError) return error;
	const { code, syscall, path: errorPath } = error;
	if (code === void 0 || syscall === void 0) return error;
	if (syscall === "uv_cwd") return new FileError("The folder that this runs in is gone. Change to one that exists.", { cause: error });
	if (code === "EMFILE" || code === "ENFILE") return new FileError(`This machine has too many files open (${code}). Close other programs, or raise the limit ("ulimit -n").`, { cause: error });
	if (code === "ENOMEM") return new FileError("This machine has no memory left (ENOMEM).", { cause: error });
	const subject = path ?? errorPath;
	return new FileError(`${subject === void 0 ? "A file" : shortPath(subject)} ${failure}: ${systemErrorReason(error)} (${code}).`, { cause: error });
}
/** Returns a path relative to the working directory. Paths more than two levels above that directory are unchanged. */
function shortPath(path) {
	try {
		const relativeToCwd = relative(process.cwd(), path);
		return relativeToCwd === "" || /^\.\.(?:[\\/]\.\.){2}/.test(relativeToCwd) ? path : relativeToCwd;
	} catch {
		return path;
	}
}
//#endregion
//#region src/core/host/hash.ts
function sha256(text) {
	return createHash("sha256").update(text).digest("hex");
}
/**
* Returns sixteen hexadecimal digits that identify a value. Generators cache compiled pages by the text of the page.
* Front matter therefore contains the digest of the other data in the page, so that changed data invalidates the cache.
*/
function digestOf(value) {
	return sha256(JSON.stringify(value)).slice(0, 16);
}
//#endregion
//#region src/core/host/paths.ts
/**
* Creates the boundary of a docs folder.
*
* @param root Absolute real path.
* @param followedPaths Paths outside of the folder that links may point to, relative to the folder.
*/
function createBoundary(root, followedPaths) {
	const allowed = [root, ...followedPaths.map((path) => realPathOf(resolve(root, path)))];
	return (path) => allowed.some((folder) => isInside(path, folder));
}
/** True for the folder itself and everything in it. Paths are absolute. */
function isInside(path, folder) {
	return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}
/** Returns an absolute path and its ancestors up to the root of the file system, innermost first. */
function selfAndAncestors(path) {
	const parent = dirname(path);
	return parent === path ? [path] : [path, ...selfAndAncestors(parent)];
}
/** Real path without links; the path itself if it doesn't exist. */
function realPathOf(path) {
	try {
		return realpathSync.native(path);
	} catch {
		return path;
	}
}
/** Relative path with `/` on every system; empty for equal paths. */
function relativePath(from, to) {
	return relative(from, to).split(sep).join("/");
}
function packageFolder() {
	let folder = new URL(".", import.meta.url);
	while (folder.pathname !== "/" && !existsSync(new URL("package.json", folder))) folder = new URL("..", folder);
	return fileURLToPath(folder);
}
//#endregion
//#region src/core/host/read-disk.ts
/**
* Reads a regular file. Rejects other files: opening a pipe would wait for a writer, and some devices have no end.
*
* @param path Absolute; links are followed.
* @param maxBytes Default: unlimited.
* @throws FileError for a folder, a pipe, a socket or a device, and for a file that is too large; errors of the file
* system.
*/
function readRegular(path, maxBytes) {
	statRegular(path, maxBytes);
	return readFileSync(path);
}
/**
* Checks a file like `readRegular`, but leaves the reading to another program.
*
* @throws The same errors as `readRegular`.
*/
function statRegular(path, maxBytes = Number.POSITIVE_INFINITY) {
	const status = statSync(path);
	if (!status.isFile()) throw new FileError(`${shortPath(path)} cannot be read: it is ${describeFileType(status)}, not a file.`);
	if (status.size > maxBytes) throw createSizeError(path, maxBytes);
	return status;
}
const chunkBytes = 64 * 1024;
/**
* Reads a file that the user names, which may be a pipe: `<(git show main:known.json)`. Waits for a pipe's writer.
*
* @param path Absolute; links are followed.
* @throws The same errors as `readRegular`, but not for a pipe.
*/
function readRegularOrPipe(path, maxBytes) {
	if (!statSync(path).isFIFO()) return readRegular(path, maxBytes);
	const descriptor = openSync(path, "r");
	try {
		const chunks = [];
		for (let bytes = 0;;) {
			const chunk = Buffer.allocUnsafe(chunkBytes);
			const length = readSync(descriptor, chunk);
			if (length === 0) return Buffer.concat(chunks);
			bytes += length;
			if (bytes > maxBytes) throw createSizeError(path, maxBytes);
			chunks.push(chunk.subarray(0, length));
		}
	} finally {
		closeSync(descriptor);
	}
}
function createSizeError(path, maxBytes) {
	return new FileError(`${shortPath(path)} cannot be read: it has more than ${formatBytes(maxBytes)}.`);
}
function describeFileType(status) {
	if (status.isDirectory()) return "a folder";
	if (status.isFIFO()) return "a named pipe";
	return status.isSocket() ? "a socket" : "a device";
}
/** Returns entries in no particular order; an empty list if the folder is missing or unreadable. */
function readFolderEntries(folder) {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
/** Follows links. Returns false for an invalid path, such as a path that is too long. */
function isFolder(path) {
	try {
		return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
	} catch {
		return false;
	}
}
//#endregion
//#region src/core/host/write-file.ts
/**
* Writes a file atomically: readers see the old or the new content, even if the process is killed or the disk is full.
* Creates the folder; keeps permissions and owner. Replaces a link instead of following it; rejects devices, pipes and
* sockets. If this process may not set the owner, the file is written in place, since a new file could lock out its
* owner.
*
* The project writes files only with `writeFileAtomic` and `copyFileAtomic`.
*
* @param path Absolute path.
* @throws FileError if the file can't be written.
*/
function writeFileAtomic(path, content, { durable = false } = {}) {
	const temporary = temporaryPath(path);
	try {
		const replacedStatus = statReplacedFile(path);
		const descriptor = openNewFile(temporary, replacedStatus?.mode);
		let hasSameAccess;
		try {
			writeFileSync(descriptor, content);
			hasSameAccess = replacedStatus === void 0 || copyAccess(replacedStatus, descriptor);
			if (durable) fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
		if (hasSameAccess) renameSync(temporary, path);
		else {
			writeInPlace(path, content, durable);
			removeQuietly(temporary);
		}
	} catch (error) {
		removeQuietly(temporary);
		throw toFileError(error, "cannot be written", path);
	}
}
/**
* Copies a file atomically, like `writeFileAtomic`. The copy has the permissions of the source file, not of a replaced
* file.
*
* @param from Absolute path; a link is followed.
* @param path Absolute path.
* @throws FileError if the target is a device, pipe or socket; errors of the file system.
*/
async function copyFileAtomic(from, path) {
	const temporary = temporaryPath(path);
	try {
		statReplacedFile(path);
		await mkdir(dirname(path), { recursive: true });
		await copyFile(from, temporary);
		await rename(temporary, path);
	} catch (error) {
		removeQuietly(temporary);
		throw error;
	}
}
/** Removes temporary files that killed runs left next to a file. Only safe if no other process writes the file. */
function removeTemporaryFiles(path) {
	const folder = dirname(path);
	const isTemporary = (name) => name.startsWith(temporaryPrefix(path)) && name.endsWith(".tmp");
	for (const name of readdirSync(folder)) if (isTemporary(name)) removeQuietly(join(folder, name));
}
/**
* Path in the same folder as the file, because a rename is atomic only within a disk. The leading dot hides the file
* from file watchers.
*/
function temporaryPath(path) {
	const random = Math.random().toString(36).slice(2);
	return join(dirname(path), `${temporaryPrefix(path)}${random}.tmp`);
}
function temporaryPrefix(path) {
	return `.${basename(path).slice(0, 80)}.`;
}
/**
* Status of the file to replace; `undefined` for a missing file or a symbolic link.
*
* @throws FileError for a device, pipe or socket.
*/
function statReplacedFile(path) {
	const status = lstatSync(path, { throwIfNoEntry: false });
	if (status === void 0 || status.isSymbolicLink()) return void 0;
	if (status.isFile() || status.isDirectory()) return status;
	throw new FileError(`${shortPath(path)} is not a regular file, and is not replaced.`);
}
/**
* Copies permissions and owner to a new file.
*
* @returns False if this process may not set the owner.
*/
function copyAccess({ uid, gid, mode }, descriptor) {
	const createdStatus = fstatSync(descriptor);
	const hasSameOwner = createdStatus.uid === uid && createdStatus.gid === gid;
	if (!hasSameOwner) try {
		fchownSync(descriptor, uid, gid);
	} catch {
		return false;
	}
	if (!hasSameOwner || createdStatus.mode !== mode) fchmodSync(descriptor, mode & 4095);
	return true;
}
function writeInPlace(path, content, durable) {
	const descriptor = openSync(path, constants.O_RDWR | (constants.O_NOFOLLOW ?? 0));
	try {
		const bytes = typeof content === "string" ? Buffer.from(content) : content;
		writeFileSync(descriptor, bytes);
		ftruncateSync(descriptor, bytes.length);
		if (durable) fsyncSync(descriptor);
	} finally {
		closeSync(descriptor);
	}
}
function openNewFile(path, mode = 438) {
	try {
		return openSync(path, "wx", mode);
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
		mkdirSync(dirname(path), { recursive: true });
		return openSync(path, "wx", mode);
	}
}
function removeQuietly(file) {
	try {
		rmSync(file, { force: true });
	} catch {}
}
/**
* Replaces the text of a file in a folder and keeps its byte order mark. If the file is a link, writes the link's
* target, which must be in the folder.
*
* @param folder Absolute path.
* @param file Relative path, with `/`.
* @param previousText Text from which the new text was computed, without byte order mark.
* @throws FileError if the file has changed since, is outside of the folder, or can't be written.
*/
function rewriteFile(folder, file, previousText, newText) {
	const path = realPathInside(folder, file);
	const bytes = withFileError(() => readRegular(path), "cannot be read", path);
	const byteOrderMark = bytes[0] === 239 && bytes[1] === 187 && bytes[2] === 191 ? "﻿" : "";
	if (!bytes.equals(Buffer.from(byteOrderMark + previousText))) throw new FileError(`${file} changed while it was being fixed, and was not written. Run the command again.`);
	writeFileAtomic(path, byteOrderMark + newText);
}
function realPathInside(folder, file) {
	const resolveRealPath = (path) => withFileError(() => realpathSync.native(path), "cannot be written", file);
	const path = resolveRealPath(join(folder, file));
	if (path.startsWith(resolveRealPath(folder) + sep)) return path;
	throw new FileError(`${file} lies outside the docs folder, and nothing outside it is written.`);
}
function withFileError(action, failure, path) {
	try {
		return action();
	} catch (error) {
		throw toFileError(error, failure, path);
	}
}
//#endregion
//#region src/core/host/cache-folder.ts
/**
* Returns the folder for files that are kept between runs. The folder may not exist. A build uses `node_modules/.cache`
* of the package that contains the docs, unless there is no `node_modules` or a symbolic link is in the path.
* Otherwise, a folder in the user's cache folder is used.
*
* @param root Absolute path of the docs folder.
* @returns Absolute path; `undefined` if the user has no cache folder.
*/
function cacheFolder(root, user, part) {
	const moduleFolder = user === "build" ? moduleCacheFolder(root, part) : void 0;
	if (moduleFolder !== void 0) return moduleFolder;
	const userFolder = userCacheFolder();
	return userFolder === void 0 ? void 0 : join(userFolder, "docs-json-nav", sha256(realPathOf(root)).slice(0, 16), part);
}
function moduleCacheFolder(root, part) {
	let folder = selfAndAncestors(root).find((ancestor) => existsSync(join(ancestor, "package.json")));
	if (folder === void 0) return void 0;
	for (const segment of [
		"node_modules",
		".cache",
		"docs-json-nav",
		part
	]) {
		folder = join(folder, segment);
		const status = lstatSync(folder, { throwIfNoEntry: false });
		if (status === void 0 ? segment === "node_modules" : !status.isDirectory()) return void 0;
	}
	return folder;
}
/**
* The user's cache folder. `XDG_CACHE_HOME` applies on every system, but only as an absolute path, as its specification
* requires.
*/
function userCacheFolder() {
	const { XDG_CACHE_HOME: xdgCache = "", LOCALAPPDATA: localAppData = "" } = process.env;
	if (isAbsolute(xdgCache)) return xdgCache;
	if (process.platform === "win32") return isAbsolute(localAppData) ? localAppData : void 0;
	const home = homedir();
	if (!isAbsolute(home)) return void 0;
	return join(home, process.platform === "darwin" ? "Library/Caches" : ".cache");
}
/**
* Reads a file of `writeCacheFile`: a line of JSON with metadata and a checksum, then the text.
*
* @param expected Required metadata.
* @param maxBytes Maximum size of the text in bytes. Default: unlimited.
* @returns `undefined` if the file is missing, a link, damaged, too large, or has other metadata.
*/
function readCacheFile(file, expected, maxBytes = Number.POSITIVE_INFINITY) {
	try {
		const status = lstatSync(file);
		if (!status.isFile() || status.size > maxBytes + 65536) return void 0;
		const content = readFileSync(file, "utf8");
		const lineEnd = content.indexOf("\n");
		const text = content.slice(lineEnd + 1);
		const metadata = Object(JSON.parse(content.slice(0, lineEnd)));
		if (!Object.entries(expected).every(([name, value]) => metadata[name] === value) || metadata.sha256 !== sha256(text) || Buffer.byteLength(text) > maxBytes) return void 0;
		return {
			metadata,
			text
		};
	} catch {
		return;
	}
}
/**
* Replaces a cache file atomically. A failure is not an error: the next run works without the file.
*
* @returns The reason for a failure, as the end of a sentence.
*/
function writeCacheFile(file, metadata, text, options) {
	try {
		writeFileAtomic(file, `${JSON.stringify({
			...metadata,
			sha256: sha256(text)
		})}\n${text}`, options);
		return;
	} catch (error) {
		return systemErrorReason(error instanceof FileError ? error.cause : error);
	}
}
//#endregion
//#region src/core/host/host.ts
function readText(host, file, maxBytes) {
	const result = host.read(file, maxBytes);
	return "text" in result ? result.text : void 0;
}
/** Folders at any depth that contain no pages and may contain very many files. */
const prunedFolders = new Set([".git", "node_modules"]);
const utf8 = new TextDecoder("utf-8", { fatal: true });
/** Decodes UTF-8, without a byte order mark. */
function decodeUtf8(bytes) {
	if (bytes[0] === 255 && bytes[1] === 254 || bytes[0] === 254 && bytes[1] === 255) return { problem: "UTF-16" };
	try {
		return { text: utf8.decode(bytes) };
	} catch {
		return { problem: "encoding" };
	}
}
//#endregion
//#region src/core/host/walk-folder.ts
/**
* Lists every file below a folder, and follows symbolic links inside the boundary. Files in a linked folder are also
* listed under the link's path. Below one link, each folder is listed at most once, because folders that link to each
* other would be listed endlessly.
*
* @param root Absolute real path.
* @param boundary Allowed targets of links.
* @param maxLinkedFolders Maximum number of folders that are listed again through links.
* @throws FileError if the machine can't open more files.
*/
function walkFolder(root, boundary, maxLinkedFolders) {
	const files = [];
	const outsideLinks = [];
	const unreadFolders = [];
	const linkedPaths = [];
	let linkedFolderCount = 0;
	const links = [];
	listFolder(root, "", (link) => links.push(link));
	for (const link of links.sort((a, b) => a.path < b.path ? -1 : 1)) followLink(link, new Set([link.folder]));
	return {
		files,
		linked: linkedPaths,
		outside: outsideLinks,
		unread: unreadFolders
	};
	function listFolder(folder, prefix, onLink) {
		for (const entry of readEntries(folder, prefix)) {
			const path = prefix + composedName(entry.name, folder);
			if (entry.isFile()) files.push(path);
			else if (entry.isSymbolicLink()) onLink({
				path,
				folder
			});
			else if (entry.isDirectory() && !prunedFolders.has(entry.name)) listFolder(`${folder}/${entry.name}`, `${path}/`, onLink);
		}
	}
	/** @param seen Folders already listed through the same outermost link. */
	function followLink({ path, folder }, seen) {
		const link = `${folder}/${lastSegment(path)}`;
		const target = resolveTarget(link, path);
		for (const linkPath of [link, target ?? linkTarget$1(link)]) linkedPaths.push(relativePath(root, linkPath).normalize("NFC"));
		if (target === void 0) return;
		const status = statSync(target, { throwIfNoEntry: false });
		if (status?.isFile()) files.push(path);
		if (!status?.isDirectory() || seen.has(target) || `${folder}/`.startsWith(`${target}/`)) return;
		if (prunedFolders.has(basename(target))) return;
		if (++linkedFolderCount > maxLinkedFolders) {
			unreadFolders.push({
				folder: path,
				problem: {
					kind: "linked",
					limit: maxLinkedFolders
				}
			});
			return;
		}
		seen.add(target);
		listFolder(target, `${path}/`, (innerLink) => followLink(innerLink, seen));
	}
	/** Absolute real path of a link's target; `undefined` if it is missing or out of bounds. */
	function resolveTarget(link, path) {
		try {
			const target = realpathSync.native(link);
			if (boundary(target)) return target;
			outsideLinks.push({
				link: path,
				target: relativePath(root, target)
			});
		} catch (error) {
			if (isMachineFault(error)) throw toFileError(error);
		}
	}
	function readEntries(folder, prefix) {
		try {
			return readdirSync(folder, { withFileTypes: true });
		} catch (error) {
			if (isMachineFault(error)) throw toFileError(error);
			if (errorCode(error) !== "ENOENT") unreadFolders.push({
				folder: prefix.slice(0, -1),
				problem: {
					kind: "refused",
					reason: systemErrorReason(error)
				}
			});
			return [];
		}
	}
}
function linkTarget$1(link) {
	try {
		return resolve(dirname(link), readlinkSync(link));
	} catch {
		return link;
	}
}
/**
* Normalizes a name to NFC, the form that editors write, if the disk finds the file by that name too. macOS lists a
* name in the form in which the file was created. On other systems, the two forms are different files.
*/
function composedName(name, folder) {
	if (/^[ -~]*$/.test(name)) return name;
	const composed = name.normalize("NFC");
	return composed !== name && existsSync(`${folder}/${composed}`) ? composed : name;
}
//#endregion
//#region src/core/host/node.ts
/**
* Creates a host for files on disk. Files are read synchronously, which is several times faster than asynchronous calls
* for many small files. Files are listed only once, so each run needs a new host.
*
* @param root Absolute path of the docs folder.
* @param fetchRemote Fetches remote texts. Default: none are reachable.
*/
function nodeHost(root, fetchRemote = async () => ({
	kind: "unreachable",
	reason: "fetching is turned off"
}), { linkedFolders = 2e3, follow = [] } = {}) {
	const realRoot = realPathOf(root);
	const boundary = createBoundary(realRoot, follow);
	function resolveInside(file) {
		try {
			const path = realpathSync.native(join(realRoot, file));
			if (!boundary(path)) return { problem: "outside" };
			return differsInCase(file, path.slice(realRoot.length + 1)) ? { problem: "missing" } : { path };
		} catch (error) {
			return toReadProblem(error);
		}
	}
	let listing;
	/** Caches moves: an editor requests the same files after every edit, and Git is the slowest part of a run. */
	const moves = /* @__PURE__ */ new Map();
	return {
		list() {
			listing ??= walkFolder(realRoot, boundary, linkedFolders);
			return listing;
		},
		read(file, maxBytes = Number.POSITIVE_INFINITY) {
			const resolution = resolveInside(file);
			if ("problem" in resolution) return resolution;
			try {
				const status = statSync(resolution.path);
				if (status.isDirectory()) return { problem: "missing" };
				if (!status.isFile()) return {
					problem: "unreadable",
					reason: "it is not a regular file"
				};
				if (status.size > maxBytes) return { problem: "large" };
				return decodeUtf8(readFileSync(resolution.path));
			} catch (error) {
				return toReadProblem(error);
			}
		},
		exists(file) {
			const resolution = resolveInside(file);
			return "path" in resolution && statSync(resolution.path, { throwIfNoEntry: false })?.isFile() === true;
		},
		async glob(patterns) {
			const { default: glob } = await import("fast-glob");
			return (await glob([...patterns], {
				cwd: realRoot,
				dot: true,
				followSymbolicLinks: false,
				unique: true
			})).filter((file) => !file.startsWith(".."));
		},
		movedTo(files) {
			const key = files.join("\n");
			const movedPaths = moves.get(key) ?? import("./work-tree-DjwQ0bAG.js").then((git) => git.findMovedFiles(realRoot, files));
			moves.set(key, movedPaths);
			return movedPaths;
		},
		ignoredByGit: () => import("./work-tree-DjwQ0bAG.js").then((git) => git.createIgnoreTest(realRoot)),
		fetch: fetchRemote
	};
}
/** @throws FileError if the machine is at fault, so that the file is not treated as missing. */
function toReadProblem(error) {
	if (isMachineFault(error)) throw toFileError(error);
	const code = errorCode(error);
	return code === "ENOENT" || code === "ENOTDIR" || code === "ENAMETOOLONG" || code === "ERR_INVALID_ARG_VALUE" ? { problem: "missing" } : {
		problem: "unreadable",
		reason: systemErrorReason(error)
	};
}
/**
* True for a file that is only found because the disk ignores letter case. It would be missing on other disks.
*
* @param requested Path below the root, with `/`.
* @param actual Real path below the root.
*/
function differsInCase(requested, actual) {
	const [requestedPath, realPath] = [requested.normalize("NFC"), actual.split(sep).join("/").normalize("NFC")];
	return requestedPath !== realPath && requestedPath.toLowerCase() === realPath.toLowerCase();
}
//#endregion
//#region src/core/host/overlay.ts
/**
* Creates a host in which some files have different texts, such as edits that are not written yet.
*
* @param texts Texts by file. Files that don't exist in `host` are added.
*/
function overlayHost(host, texts) {
	let listing;
	return {
		...host,
		list() {
			const baseListing = host.list();
			listing ??= {
				...baseListing,
				files: [...new Set([...baseListing.files, ...texts.keys()])]
			};
			return listing;
		},
		read(file, maxBytes) {
			const text = texts.get(file);
			if (text === void 0) return host.read(file, maxBytes);
			return maxBytes !== void 0 && Buffer.byteLength(text) > maxBytes ? { problem: "large" } : { text: text.replace(/^\uFEFF/, "").toWellFormed() };
		},
		exists: (file) => texts.has(file) || host.exists(file),
		async glob(patterns) {
			const { default: micromatch } = await import("micromatch");
			const matches = micromatch([...texts.keys()], [...patterns], { dot: true });
			return [...new Set([...await host.glob(patterns), ...matches])];
		}
	};
}
/**
* Unsaved texts of an editor across runs. A changed text takes effect only when it is reported, as for files on disk,
* so that no run sees half of a change.
*/
var OpenFiles = class {
	#root;
	#open;
	/** By file, relative to the root. Replaced as a whole, because hosts keep a reference. */
	#texts = /* @__PURE__ */ new Map();
	/** @param root Absolute path of the docs folder. */
	constructor(root, open) {
		this.#root = root;
		this.#open = open;
		this.update(void 0);
	}
	/** @param path Absolute path of a changed or closed file. `undefined` for all files. */
	update(path) {
		const changedName = path === void 0 ? void 0 : this.#nameOf(path);
		if (path !== void 0 && changedName === void 0) return;
		const texts = new Map(changedName === void 0 ? [] : this.#texts);
		if (changedName !== void 0) texts.delete(changedName);
		for (const [file, text] of this.#open) {
			const openName = this.#nameOf(file);
			if (openName !== void 0 && (changedName === void 0 || openName === changedName)) texts.set(openName, text);
		}
		this.#texts = texts;
	}
	/** Adds a snapshot of the texts to a host. Files that link outside of the docs folder are left out. */
	applyTo(host) {
		const texts = new Map([...this.#texts].filter(([file]) => !isOutside(host, file)));
		return texts.size === 0 ? host : overlayHost(host, texts);
	}
	#nameOf(path) {
		const name = relativePath(this.#root, path).normalize("NFC");
		return name !== "" && !name.startsWith("../") && name !== ".." && !/^(?:[a-z]:)?\//i.test(name) && !name.split("/").some((segment) => prunedFolders.has(segment)) ? name : void 0;
	}
};
function isOutside(host, file) {
	const result = host.read(file, 0);
	return "problem" in result && result.problem === "outside";
}
//#endregion
//#region src/core/host/package-manager.ts
const lockFiles = [
	["pnpm-lock.yaml", "pnpm"],
	["pnpm-workspace.yaml", "pnpm"],
	["yarn.lock", "yarn"],
	["bun.lock", "bun"],
	["bun.lockb", "bun"],
	["package-lock.json", "npm"],
	["npm-shrinkwrap.json", "npm"]
];
const commands$1 = {
	npm: {
		add: "npm install --save-dev",
		run: "npm run",
		exec: "npx"
	},
	pnpm: {
		add: "pnpm add --save-dev",
		run: "pnpm run",
		exec: "pnpm exec"
	},
	yarn: {
		add: "yarn add --dev",
		run: "yarn",
		exec: "yarn"
	},
	bun: {
		add: "bun add --dev",
		run: "bun run",
		exec: "bunx"
	}
};
function createFolderFiles(folder) {
	return {
		read: (file) => tryRead(() => readRegular(join(folder, file), maxPackageFileBytes).toString()),
		list: (name) => tryRead(() => readdirSync(join(folder, name)).sort()) ?? []
	};
}
/**
* Detects the package manager of a project: by `packageManager`, by a lock file, or by the manager that runs this
* process. The nearest folder up to the root of the repository decides. Outside of a repository, only the project's
* folder counts.
*
* @param userAgent User agent of a package manager: `pnpm/10.0.0 npm/? node/v22`. Default: the agent of this process.
*/
function findPackageManager({ read, list }, userAgent = currentAgent()) {
	const folders = Array.from({ length: 12 }, (_, level) => posix.join(".", ...Array(level).fill("..")));
	const repositoryLevel = folders.findIndex((folder) => list(folder).includes(".git"));
	for (const folder of folders.slice(0, Math.max(repositoryLevel, 0) + 1)) {
		const name = managerInManifest(read(posix.join(folder, "package.json"))) ?? managerByLockFile(list(folder));
		if (name !== void 0) return createManager(name, isPnpmWorkspace(read), isPlugAndPlay(folder, read, list));
	}
	return createManager(runningManager(userAgent) ?? "npm", false, false);
}
/**
* Returns the command line to run an installed command again: `npx docs-json-nav` if npm runs this process,
* `docs-json-nav` if no package manager does.
*/
function rerunCommand(command, userAgent = currentAgent()) {
	const name = runningManager(userAgent);
	return name === void 0 ? command : `${commands$1[name].exec} ${command}`;
}
function execCommand(command, files, userAgent = currentAgent()) {
	return `${commands$1[runningManager(userAgent) ?? findPackageManager(files, userAgent).name].exec} ${command}`;
}
function createManager(name, isWorkspace, isPlugAndPlay) {
	const { add, run } = commands$1[name];
	const flag = name === "pnpm" && isWorkspace ? " --workspace-root" : "";
	return {
		name,
		install: `${name} install`,
		add: (packages) => `${add}${flag} ${packages.join(" ")}`,
		run: (script) => `${run} ${script}`,
		isPlugAndPlay
	};
}
function isPnpmWorkspace(read) {
	return /^packages\s*:/m.test(read("pnpm-workspace.yaml") ?? "");
}
/** `"packageManager": "pnpm@10.1.0+sha512…"` */
function managerInManifest(manifest) {
	const [, name] = /"packageManager"\s*:\s*"([a-z]+)@/.exec(manifest ?? "") ?? [];
	return toManagerName(name);
}
function managerByLockFile(names) {
	return lockFiles.find(([file]) => names.includes(file))?.[1];
}
function currentAgent() {
	return process.env.npm_config_user_agent ?? "";
}
function runningManager(userAgent) {
	return toManagerName(userAgent.split("/", 1)[0]);
}
function toManagerName(name) {
	return [
		"npm",
		"pnpm",
		"yarn",
		"bun"
	].find((manager) => manager === name);
}
/** Yarn 2 and later use Plug'n'Play unless `nodeLinker` has another value. Without the setting, `.pnp.cjs` decides. */
function isPlugAndPlay(folder, read, list) {
	const linker = /^nodeLinker:\s*["']?([\w-]+)/m.exec(read(posix.join(folder, ".yarnrc.yml")) ?? "")?.[1];
	return linker === void 0 ? list(folder).includes(".pnp.cjs") : linker === "pnp";
}
function tryRead(read) {
	try {
		return read();
	} catch {
		return;
	}
}
/** Words that no shell splits or expands. */
const safeWord = /^(?!~)[\p{L}\p{N}_@%+=:,./~-]+$/u;
/**
* Joins words to a command line. Quotes words where needed, with quotes that every shell supports if possible.
*
* @param words `undefined` words are left out.
*/
function commandLine(words) {
	return words.flatMap((word) => word === void 0 ? [] : [quoteWord(word)]).join(" ");
}
function quoteWord(word) {
	if (safeWord.test(word)) return word;
	return /["$`\\!]/.test(word) ? `'${word.replaceAll("'", "'\\''")}'` : `"${word}"`;
}
//#endregion
//#region src/core/host/traced-host.ts
/** @param files Receives the requested files. Default: a new set. */
function traceHost(host, files = /* @__PURE__ */ new Set()) {
	const trace = {
		files,
		listing: void 0,
		isUncertain: false
	};
	const record = (file) => {
		files.add(file);
		return file;
	};
	const recordListing = () => {
		trace.listing = host.list();
		return trace.listing;
	};
	return {
		trace,
		list: recordListing,
		read: (file, maxBytes) => host.read(record(file), maxBytes),
		exists: (file) => host.exists(record(file)),
		glob(patterns) {
			recordListing();
			return host.glob(patterns);
		},
		movedTo: (path) => host.movedTo(path),
		ignoredByGit() {
			recordListing();
			record(".gitignore");
			return host.ignoredByGit();
		},
		async fetch(url) {
			const result = await host.fetch(url);
			if (result.kind !== "text") trace.isUncertain = true;
			return result;
		}
	};
}
function addTrace(target, { files, listing, isUncertain }) {
	for (const file of files) target.files.add(file);
	target.listing ??= listing;
	target.isUncertain ||= isUncertain;
}
//#endregion
//#region src/core/host/phase-memo.ts
/**
* Caches results of phases between runs of a site. Phases are pure functions of their inputs and of what they read from
* the host. A phase is skipped if its inputs are identical and its files are unchanged, so cached and fresh runs return
* the same.
*/
var PhaseMemo = class {
	#isLasting;
	#results = /* @__PURE__ */ new Map();
	/** @param isLasting Keeps results for further runs. Default: false, for a single run. */
	constructor(isLasting = false) {
		this.#isLasting = isLasting;
	}
	startRun(changes) {
		if (changes === void 0) this.#results.clear();
		else for (const result of this.#results.values()) result.isStale ||= isAffected(result.trace.files, changes);
	}
	/**
	* Runs or reuses a phase that reads files.
	*
	* @param name Unique name of the phase.
	* @param inputs All inputs except the host, compared by identity.
	* @param compute Runs the phase. Must read only through the given host.
	* @param isSame Compares the previous with the new value. If true, the previous value is returned. Default: always
	* false.
	*/
	runPhase(name, inputs, host, compute, isSame = () => false) {
		if (!this.#isLasting) return compute(host);
		const cached = this.#results.get(name);
		if (cached !== void 0 && !cached.isStale && areIdentical(cached.inputs, inputs) && isCurrent(cached.trace, host)) {
			addTrace(host.trace, cached.trace);
			return cached.value;
		}
		const tracedHost = traceHost(host);
		const storeResult = (newValue) => {
			const value = cached !== void 0 && isSame(cached.value, newValue) ? cached.value : newValue;
			this.#results.set(name, {
				inputs,
				trace: tracedHost.trace,
				value,
				isStale: false
			});
			return value;
		};
		const result = compute(tracedHost);
		return result instanceof Promise ? result.then(storeResult) : storeResult(result);
	}
	/**
	* Runs or reuses a phase that extracts facts from files. Returns the previous object if the new facts are equal, so
	* that an edit without new facts doesn't rerun later phases.
	*/
	runFactPhase(name, inputs, host, compute) {
		return this.runPhase(name, inputs, host, compute, isDeepStrictEqual);
	}
	runPurePhase(name, inputs, compute) {
		if (!this.#isLasting) return compute();
		const cached = this.#results.get(name);
		if (cached !== void 0 && areIdentical(cached.inputs, inputs)) return cached.value;
		const value = compute();
		this.#results.set(name, {
			inputs,
			trace: emptyTrace,
			value,
			isStale: false
		});
		return value;
	}
};
const emptyTrace = {
	files: /* @__PURE__ */ new Set(),
	listing: void 0,
	isUncertain: false
};
function isCurrent({ listing, isUncertain }, host) {
	return !isUncertain && (listing === void 0 || isDeepStrictEqual(listing, host.list()));
}
function isAffected(files, changes) {
	return [...changes].some((path) => files.has(path) || [...files].some((file) => file.startsWith(`${path}/`)));
}
function areIdentical(previous, current) {
	return previous.length === current.length && previous.every((input, index) => input === current[index]);
}
/**
* Converts changed paths to paths in the docs folder, as in listings. Paths outside are left out.
*
* @param paths Absolute paths of files and folders that were written, added or removed.
* @param root Absolute path of the docs folder, which may contain links.
* @param listing Files before the changes.
* @returns `undefined` if anything may have changed.
*/
function summarizeChanges(paths, root, { linked = [] }) {
	const roots = [root, realPathOf(root)];
	const changes = /* @__PURE__ */ new Set();
	for (const path of paths) {
		const base = roots.find((candidate) => path === candidate || path.startsWith(candidate + sep));
		const name = base === void 0 ? void 0 : relativePath(base, path).normalize("NFC");
		if (name === void 0 ? linked.length > 0 : name === "" || linked.some((link) => overlaps(link, name))) return void 0;
		if (name !== void 0) changes.add(name);
	}
	return changes;
}
/** Keeps the previous host if the files are the same, because caches compare listings by identity. */
function reuseHost(previous, current) {
	return isDeepStrictEqual(previous.list(), current.list()) ? previous : current;
}
function overlaps(path, otherPath) {
	return path === otherPath || path.startsWith(`${otherPath}/`) || otherPath.startsWith(`${path}/`);
}
//#endregion
//#region src/core/options/custom-rule.ts
/** Adds types to a rule: the type of `args` is inferred from `test`. */
function defineRule(rule) {
	return rule;
}
/** Codes of custom rules contain a slash; built-in codes don't. */
const customCodePattern = /^[a-z][\w.-]*\/[a-z][\w.-]*$/i;
//#endregion
//#region src/core/options/feedback-service.ts
/** Path in the API description. */
const documentedPath = "/api/external/v1/analytics/{projectId}/feedback";
/** Current path of the hosted service. */
const hostedPath = "/v1/analytics/{projectId}/feedback";
const knownServicePaths = [documentedPath, hostedPath];
/** Base URL of the hosted service. */
const defaultBaseUrl = "https://api.mintlify.com";
/** Documented kinds of feedback. Entries of other kinds are kept too. */
const feedbackSources = [
	"code_snippet",
	"contextual",
	"agent",
	"thumbs_only"
];
/** Documented statuses. Entries with other statuses are kept too. */
const feedbackStatuses = [
	"pending",
	"in_progress",
	"resolved",
	"dismissed"
];
/** Default path of the feedback listing. The hosted service no longer uses the path in its API description. */
function defaultPathFor(baseUrl) {
	return URL.canParse(baseUrl) && new URL(baseUrl).host === new URL("https://api.mintlify.com").host ? hostedPath : documentedPath;
}
/** Names in the hosted service. The API description doesn't specify them. */
const defaultParameterNames = {
	source: "source",
	status: "status",
	pageSize: "limit"
};
/**
* URL of the feedback listing.
*
* @returns A URL without query, or messages about invalid settings. Messages never contain a full value, which may be a
* key that was entered by mistake.
*/
function createServiceUrl({ baseUrl, path, projectId }) {
	const problems = [baseUrlProblem(baseUrl), ...[pathProblem(path), projectProblem(projectId)]].filter((problem) => problem !== void 0);
	if (problems.length > 0) return { problems };
	const url = new URL(baseUrl);
	url.pathname = url.pathname.replace(/\/+$/, "") + path.replaceAll("{projectId}", encodeURIComponent(projectId));
	return { url };
}
/** Requires https, or http on a loopback host, without user, query and fragment. */
function baseUrlProblem(text) {
	if (typeof text !== "string" || !URL.canParse(text)) return "baseUrl is not a URL.";
	const url = new URL(text);
	if (url.username !== "" || url.password !== "") return "baseUrl must not contain a user name or password.";
	if (url.search !== "" || url.hash !== "") return "baseUrl must not contain a query or fragment.";
	if (url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname)) return void 0;
	return url.protocol === "http:" ? "baseUrl must be https: http is allowed only for this machine, because every request carries the key." : "baseUrl must be https.";
}
function pathProblem(path) {
	if (typeof path !== "string" || !path.startsWith("/") || path.startsWith("//")) return "path must start with one slash.";
	if (/[?#\\\s]/.test(path)) return "path must not contain a query, a fragment, a backslash or white space.";
	return path.split("/").some((segment) => segment === "." || segment === "..") ? "path must not contain \".\" or \"..\"." : void 0;
}
function projectProblem(id) {
	return typeof id !== "string" || id.trim() === "" || id === "." || id === ".." ? "projectId must name a project." : void 0;
}
function isLoopback(host) {
	return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
//#endregion
//#region src/core/options/feedback-options.ts
function parameterProblem(text) {
	return /^[\w.[\]-]+$/.test(text) ? void 0 : "write the name of a query parameter";
}
/**
* Requires capitals, because a key usually contains lowercase letters: a key that was entered by mistake is rejected,
* and never repeated in a message.
*/
function variableProblem(text) {
	if (/^[A-Z_][A-Z0-9_]*$/.test(text)) return void 0;
	return "write the name of an environment variable, in capitals, and never the key itself";
}
function hostProblem$1(text) {
	return /^[\w.-]+(?::\d+)?$/.test(text) ? void 0 : "write a host such as docs.example.com";
}
function dateProblem(text) {
	return parseIsoDate(text) === void 0 ? "write a date such as 2026-01-31 or 2026-01-31T12:00:00Z" : void 0;
}
/** Options for reading readers' feedback. The service's key comes from an environment variable. */
const feedbackOptions = {
	/** The project's identifier. The service's dashboard shows it next to the keys. */
	projectId: {
		kind: "text",
		required: true,
		problem: projectProblem,
		flag: {
			name: "project",
			value: "ID",
			help: "feedback project, if the config file sets none",
			commands: ["feedback"]
		}
	},
	/**
	* Address of the service: `https`, or `http` on your own machine.
	* @default the hosted service
	*/
	baseUrl: {
		kind: "text",
		default: defaultBaseUrl,
		problem: baseUrlProblem
	},
	/**
	* Path of the feedback listing, relative to `baseUrl`.
	* @default `/v1/analytics/{projectId}/feedback` at the hosted service, else
	* `/api/external/v1/analytics/{projectId}/feedback`
	*/
	path: {
		kind: "text",
		problem: pathProblem
	},
	/**
	* Read only this kind of feedback.
	* @default all
	*/
	source: {
		kind: "choice",
		of: feedbackSources
	},
	/**
	* Read only feedback with these statuses.
	* @default all
	*/
	status: {
		kind: "list",
		of: {
			kind: "choice",
			of: feedbackStatuses
		},
		default: []
	},
	/**
	* Read only feedback from this date on: `2026-01-31`, or ISO 8601 with a time.
	* @default from the beginning
	*/
	dateFrom: {
		kind: "text",
		problem: dateProblem
	},
	/**
	* Read only feedback before this date.
	* @default to the end
	*/
	dateTo: {
		kind: "text",
		problem: dateProblem
	},
	/** Names of query parameters, for services that use different names. `null` omits a parameter. */
	parameterNames: {
		kind: "group",
		of: {
			/** @default "source" */
			source: {
				kind: "text",
				nullable: true,
				default: defaultParameterNames.source,
				problem: parameterProblem
			},
			/** @default "status" */
			status: {
				kind: "text",
				nullable: true,
				default: defaultParameterNames.status,
				problem: parameterProblem
			},
			/** @default "limit" */
			pageSize: {
				kind: "text",
				nullable: true,
				default: defaultParameterNames.pageSize,
				problem: parameterProblem
			}
		}
	},
	/**
	* Name of the environment variable that contains the key.
	* @default "DOCS_FEEDBACK_KEY"
	*/
	keyVariable: {
		kind: "text",
		default: "DOCS_FEEDBACK_KEY",
		problem: variableProblem
	},
	/**
	* Maximum number of requests of a build. The service allows an organization 100 requests an hour in total.
	* @default 40
	*/
	budget: {
		kind: "number",
		whole: true,
		min: 1,
		default: 40
	},
	/**
	* Maximum time in seconds that a build spends on reading feedback.
	* @default 20
	*/
	deadline: {
		kind: "number",
		exclusiveMin: 0,
		max: 3600,
		default: 20
	},
	/**
	* Minutes after a build during which other builds reuse its counts instead of asking the service again.
	* @default 10
	*/
	maxAge: {
		kind: "number",
		min: 0,
		max: 10080,
		default: 10
	},
	/**
	* Fail the build if the key is missing or refused, or if there are no counts, instead of only warning.
	* @default false
	*/
	required: {
		kind: "toggle",
		default: false
	},
	/** Limits beyond which a page is reported. */
	limits: {
		kind: "group",
		of: {
			/**
			* Maximum number of open comments on a page. More are a warning, `feedback-open`.
			* @default no limit
			*/
			open: {
				kind: "number",
				whole: true,
				min: 0
			},
			/**
			* Minimum share of helpful votes of a page, from 0 to 1. A lower share is a warning, `feedback-unhelpful`.
			* @default no limit
			*/
			helpful: {
				kind: "number",
				min: 0,
				max: 1
			},
			/**
			* Minimum number of votes on a page for the limit `helpful` to apply.
			* @default 1
			*/
			votes: {
				kind: "number",
				whole: true,
				min: 1,
				default: 1
			}
		}
	},
	/**
	* Builds in which pages show their counts: every build, only in development, or never.
	* @default "always"
	*/
	show: {
		kind: "choice",
		of: [
			"always",
			"dev",
			"never"
		],
		default: "always"
	},
	/**
	* Hosts of the site, in addition to those that `docs.json` names. Feedback from other hosts belongs to no page.
	* @default none
	*/
	hosts: {
		kind: "list",
		of: {
			kind: "text",
			problem: hostProblem$1
		},
		default: []
	},
	/**
	* Folder for the cache.
	* @default your user's cache folder; in a build, `node_modules/.cache/docs-json-nav/feedback` if there is a `node_modules`
	*/
	cacheFolder: { kind: "text" },
	/**
	* Ignore the cache and read all feedback again.
	* @default false
	*/
	refresh: {
		kind: "toggle",
		default: false,
		flag: {
			help: "ignore the cache and read all feedback again",
			commands: ["feedback"]
		}
	}
};
/**
* Resolves all defaults.
*
* @param root Absolute path of the docs folder.
* @throws OptionsError if `dateFrom` is not before `dateTo`.
*/
function resolveFeedbackOptions(options, root, offline = false, cacheUser = "command") {
	const { cacheFolder: customFolder, ...resolvedOptions } = completeOptions(feedbackOptions, options);
	const resolvedFolder = customFolder === void 0 ? cacheFolder(root, cacheUser, "feedback") : resolve(customFolder);
	const { path = defaultPathFor(resolvedOptions.baseUrl), dateFrom, dateTo } = resolvedOptions;
	const [from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY] = [dateFrom, dateTo].map((text) => parseIsoDate(text ?? null));
	if (from >= to) throw new OptionsError("feedback.dateFrom must be before feedback.dateTo, which is not included.");
	return {
		...resolvedOptions,
		path,
		cacheFolder: resolvedFolder,
		offline
	};
}
const isoDatePattern = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;
/**
* Parses an ISO 8601 date, with or without time, to milliseconds since 1970. Without a time zone it is UTC, so that the
* result doesn't depend on the machine.
*
* @returns Undefined for other text and for impossible dates.
*/
function parseIsoDate(text) {
	const match = text === null ? null : isoDatePattern.exec(text.trim());
	if (match === null) return void 0;
	const [fullText, year, month, day, hours, , , zone] = match;
	const midnight = Date.UTC(Number(year), Number(month) - 1, Number(day));
	if (new Date(midnight).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) return void 0;
	if (hours === void 0) return midnight;
	const offset = zone === void 0 ? "Z" : zone.replace(/^([+-]\d\d):?(\d\d)?$/, (_, h, m = "00") => `${h}:${m}`);
	const timeText = fullText.slice(11, zone === void 0 ? void 0 : -zone.length).replace(",", ".");
	const time = Date.parse(`${year}-${month}-${day}T${timeText}${offset.toUpperCase()}`);
	return Number.isNaN(time) ? void 0 : time;
}
//#endregion
//#region src/core/config/nearest.ts
/**
* Finds the candidates within a small edit distance of a word, best match first. Ignores letter case.
*
* @param max Maximum number of results.
*/
function nearestWords(word, candidates, max = 1) {
	return createWordSearch(Number.POSITIVE_INFINITY, maxEdits)(word, candidates, max);
}
/**
* Creates a function like `nearestWords` whose calls share a budget, so that a site with many words and candidates
* doesn't take quadratic time. After the budget is used up, the function finds nothing.
*
* @param maxComparisons Maximum number of comparisons in total.
* @param maxDistance Returns the maximum edit distance for a word.
*/
function createWordSearch(maxComparisons, maxDistance) {
	let remainingComparisons = maxComparisons;
	return (word, candidates, max = 1) => {
		const limit = maxDistance(word);
		const lowerCaseWord = word.toLowerCase();
		const matches = [];
		for (const candidate of candidates) {
			if (Math.abs(candidate.length - word.length) > limit) continue;
			if (remainingComparisons-- <= 0) break;
			const cost = editDistance(lowerCaseWord, candidate.toLowerCase(), limit);
			if (cost <= limit) matches.push({
				candidate,
				cost
			});
		}
		return matches.sort((a, b) => a.cost - b.cost || (a.candidate < b.candidate ? -1 : 1)).slice(0, max).map(({ candidate }) => candidate);
	};
}
/**
* Creates a function that finds the paths with the smallest edit distance to a misspelled path. The length of the last
* segment limits the distance, regardless of the length of the path. Paths with different numbers never match.
*
* @param maxComparisons Maximum number of comparisons in total.
*/
function createPathSearch(maxComparisons) {
	const maxPathEdits = (path) => maxUrlEdits(lastSegment(path));
	const findNearest = createWordSearch(maxComparisons, maxPathEdits);
	return (path, candidates) => {
		const similar = findNearest(path, candidates, Number.POSITIVE_INFINITY).filter((item) => numbersOf(item) === numbersOf(path));
		const distance = (item) => editDistance(path.toLowerCase(), item.toLowerCase(), maxPathEdits(path));
		return similar.filter((item) => distance(item) === distance(similar[0] ?? item));
	};
}
/** Maximum edit distance for a word. Zero for a single letter, because any other letter is one edit away. */
function maxEdits(word) {
	if (!/[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(word)) return 0;
	if (word.length < 4) return 1;
	return Math.min(4, Math.max(2, Math.floor(word.length / 3)));
}
/** Maximum edit distance for a URL. URLs are long and similar, so a larger distance is often a different page. */
function maxUrlEdits(word) {
	return Math.min(2, maxEdits(word));
}
/**
* True for a likely typo: at most two edits, one for words of fewer than five letters, or a difference in letter case.
* A transposition is one edit.
*/
function isTypo(word, correctWord) {
	return isSimilarWord(word, correctWord, 1);
}
/** Stricter than `isTypo`: a transposition counts as two edits. Decides whether an unknown field is an error. */
function isMisspelling(word, correctWord) {
	return isSimilarWord(word, correctWord, 2);
}
function isSimilarWord(word, correctWord, swapCost) {
	if (word === correctWord) return false;
	const limit = word.length < 5 ? 1 : 2;
	return editDistance(word, correctWord, limit, swapCost) <= limit || word.toLowerCase() === correctWord.toLowerCase();
}
function caseVariant(word, candidates) {
	const variants = [...candidates].filter((candidate) => foldCase(candidate) === foldCase(word));
	return variants.length === 1 ? variants[0] : void 0;
}
/** Numbers in a word, separated by spaces: `v2-3 → 2 3`. A different number means a different page or version. */
function numbersOf(word) {
	return word.replace(/\D+/g, " ").trim();
}
/**
* Edit distance with transpositions of adjacent letters (optimal string alignment). Stops above the limit, so most
* comparisons end after a few letters.
*
* @param swapCost Cost of a transposition.
* @returns The distance, or a number above the limit.
*/
function editDistance(a, b, limit, swapCost = 1) {
	if (a === b) return 0;
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let start = 0;
	while (start < a.length && start < b.length && a.charCodeAt(start) === b.charCodeAt(start)) start++;
	let endA = a.length;
	let endB = b.length;
	while (endA > start && endB > start && a.charCodeAt(endA - 1) === b.charCodeAt(endB - 1)) {
		endA--;
		endB--;
	}
	const height = endA - start;
	const width = endB - start;
	const cellCount = 2 * limit + 1;
	let twoRowsAbove = [];
	let rowAbove = Array.from({ length: cellCount }, (_, cell) => cell < limit ? Number.POSITIVE_INFINITY : cell - limit);
	for (let i = 1; i <= height; i++) {
		const row = [];
		const letter = a.charCodeAt(start + i - 1);
		let cost = Number.POSITIVE_INFINITY;
		let rowMinimum = cost;
		for (let cell = 0; cell < cellCount; cell++) {
			const j = i + cell - limit;
			if (j < 0 || j > width) cost = Number.POSITIVE_INFINITY;
			else {
				const otherLetter = b.charCodeAt(start + j - 1);
				cost = Math.min(cost + 1, costAt(rowAbove, cell + 1) + 1, j === 0 ? i : costAt(rowAbove, cell) + (letter === otherLetter ? 0 : 1));
				if (i > 1 && j > 1 && letter === b.charCodeAt(start + j - 2) && otherLetter === a.charCodeAt(start + i - 2)) cost = Math.min(cost, costAt(twoRowsAbove, cell) + swapCost);
			}
			row.push(cost);
			rowMinimum = Math.min(rowMinimum, cost);
		}
		if (rowMinimum > limit) return limit + 1;
		twoRowsAbove = rowAbove;
		rowAbove = row;
	}
	return costAt(rowAbove, width - height + limit);
}
function costAt(row, column) {
	return row[column] ?? Number.POSITIVE_INFINITY;
}
//#endregion
//#region src/core/options/problems.ts
function folderProblem(text) {
	if (typeof text !== "string" || text === "") return "write a folder";
	return text.includes("\0") ? "a path cannot contain a NUL character" : void 0;
}
function baseProblem(text) {
	const advice = "write a path such as /docs";
	if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith("//")) return `${advice}, without a scheme and a host`;
	if (/[?#\\\s\u0000-\u001f\u007f]/.test(text)) return `${advice}, without "?", "#", backslashes and spaces`;
	return text.split("/").some((segment) => segment === "." || segment === "..") ? `${advice}, without "." and ".."` : void 0;
}
function globProblem(text) {
	if (text === "") return "a glob cannot be empty";
	if (text.includes("\0")) return "a glob cannot contain a NUL character";
	if (text.length > 1e3) return `a glob can have at most ${maxGlobLength} characters`;
	const unclosedChar = unclosedBracket(text);
	return unclosedChar === void 0 ? void 0 : `"${unclosedChar}" is never closed: write "\\${unclosedChar}" for the character itself`;
}
/** Finds an unclosed bracket or brace, which glob matching would take literally. */
function unclosedBracket(glob) {
	const openChars = [];
	for (const [char] of glob.matchAll(/\\.|[[\]{}]/gs)) {
		const isInSet = openChars.at(-1) === "[";
		if (char === "[" && !isInSet) openChars.push(char);
		else if (char === "]" && isInSet) openChars.pop();
		else if (char === "{" && !isInSet) openChars.push(char);
		else if (char === "}" && openChars.at(-1) === "{") openChars.pop();
	}
	return openChars.at(-1);
}
function hostProblem(text) {
	if (/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(text)) return void 0;
	return "write a host such as docs.internal or localhost:8080";
}
function subfolderProblem(text) {
	return !/^(?:[/~]|[a-z]:)|[\\\0]/i.test(text) && !text.split("/").includes("..") ? void 0 : "write a folder below the docs folder, such as src/pages";
}
function urlProblem(text) {
	return /^https?:\/\/[^/?#\s]+\/?$/i.test(text) && URL.canParse(text) ? void 0 : "write a URL such as https://docs.example.com, without a path; set the path with the option \"base\"";
}
//#endregion
//#region src/core/options/table.ts
const globOption = {
	kind: "text",
	problem: globProblem
};
/**
* Declares every option of a site. Types, validation, flags, merging and `docs/options.md` are derived from each entry
* and its comment.
*/
const siteOptions = {
	/**
	* The folder with `docs.json`.
	* @default the working directory, or the only folder below it that has one
	*/
	root: {
		kind: "text",
		problem: folderProblem
	},
	/**
	* Docs folders that `check` checks together if the command line names none. Example: `['docs', 'internal-docs']`. A
	* site with its own `package.json` may have its own settings file next to it. Other commands use the first folder.
	* @default none
	*/
	sites: {
		kind: "list",
		of: {
			kind: "text",
			problem: folderProblem
		},
		default: []
	},
	/**
	* Path that the site is served under: `/docs`.
	* @default none
	*/
	base: {
		kind: "text",
		default: "",
		problem: baseProblem,
		flag: {
			value: "PATH",
			help: "path the site is served under, such as /docs"
		}
	},
	/**
	* Subfolder of the docs folder that contains the pages. With `src/pages`, the navigation entry `start` refers to
	* `src/pages/start.mdx`. Files outside the subfolder aren't pages.
	* @default the docs folder
	*/
	pagesDir: {
		kind: "text",
		default: "",
		problem: subfolderProblem,
		flag: {
			value: "FOLDER",
			help: "subfolder of the docs folder that contains the pages"
		}
	},
	/**
	* Subfolder of the docs folder whose files are published at the root of the site: with `public`, `public/logo.svg` is
	* published as `/logo.svg`. Other files are published at their paths.
	* @default none
	*/
	publicDir: {
		kind: "text",
		default: "",
		problem: subfolderProblem,
		flag: {
			value: "FOLDER",
			help: "folder whose files are published at the root of the site"
		}
	},
	/**
	* Published URL of the site: `https://docs.example.com`. Sitemaps need it.
	* @default the host of `seo.metatags.canonical` in `docs.json`
	*/
	url: {
		kind: "text",
		problem: urlProblem,
		flag: {
			value: "URL",
			help: "URL of the published site, for sitemaps",
			commands: ["print", "build"]
		}
	},
	/**
	* Files that plugins write besides the pages: `sitemap.xml`, `llms.txt`, each page as Markdown, breadcrumbs for
	* search engines, and the model as `docs-json-nav.json`. See `docs/indexes.md`.
	* @default []
	*/
	emit: {
		kind: "list",
		of: {
			kind: "choice",
			of: [
				"sitemap",
				"llms",
				"markdown",
				"breadcrumbs",
				"model"
			]
		},
		default: []
	},
	/**
	* Apply the style sheets of the docs folder (`.css`) to the text of pages. See `docs/looks.md`.
	* @default true
	*/
	ownStyles: {
		kind: "toggle",
		default: true
	},
	/** Pages of endpoints. */
	endpoints: {
		kind: "group",
		of: {
			/**
			* Lets readers try a call: `form` adds a button that opens a form and sends the call from their browser. `scalar`
			* opens Scalar's API client instead, if your project has it. See `docs/endpoints.md`.
			* @default "form" if `api.playground.display` of `docs.json` is `"interactive"`, else "none"
			*/
			tryIt: {
				kind: "choice",
				of: [
					"none",
					"form",
					"scalar"
				]
			},
			/**
			* Generate an overview page for each specification from which pages are generated: its description, servers,
			* authorization and operations. The overview comes before the generated pages in the navigation. Its path is
			* `overview` in their folder, unless the site has a page there. See `docs/endpoints.md`.
			* @default false
			*/
			overview: {
				kind: "toggle",
				default: false
			},
			/**
			* Let readers download the specification as it is and each operation as JSON, and copy each endpoint page as
			* Markdown. This publishes the whole specification, and two files for each of its pages.
			* @default `api.spec.download` of `docs.json`, else false
			*/
			downloads: { kind: "toggle" }
		}
	},
	/**
	* Severity of each code: `{ "page-unlisted": "warning" }`.
	* @default as `docs/diagnostics.md` says
	*/
	rules: {
		kind: "record",
		name: "rule",
		names: "codes",
		of: {
			kind: "choice",
			of: [...severities, "off"]
		},
		default: {},
		flag: {
			name: "rule",
			value: "CODE=SEVERITY",
			help: "severity of one code: error, warning, info or off"
		},
		shorthand: {
			name: "unlisted",
			help: "warn about page files and endpoints that are not in the navigation",
			sets: {
				"page-unlisted": "warning",
				"endpoint-unlisted": "warning"
			}
		}
	},
	/**
	* Builds and `check` fail if there are more warnings than this.
	* @default warnings never fail
	*/
	maxWarnings: {
		kind: "number",
		whole: true,
		min: 0,
		default: Number.POSITIVE_INFINITY,
		flag: {
			value: "N",
			help: "exit with 1 if there are more warnings",
			commands: ["check"]
		}
	},
	/**
	* File of accepted findings: `docs-json-nav.baseline.json`. Builds and commands report only findings that it
	* doesn't have, and `check --update-baseline` writes it. The path is relative to the settings file; in the options of
	* a plugin, to the project. See `docs/start.md#if-the-site-already-has-many-errors`.
	* @default none
	*/
	baseline: {
		kind: "text",
		problem: folderProblem,
		flag: {
			value: "FILE",
			help: "accept the findings in this file: only new ones fail",
			commands: ["check"]
		}
	},
	/**
	* Check the text of pages too: its links and headings, and the redirects.
	* @default true
	*/
	content: {
		kind: "toggle",
		default: true,
		flag: {
			help: "skip page bodies (links, headings) and redirects",
			commands: [
				"check",
				"fix",
				"report",
				"generate",
				"build"
			]
		}
	},
	/**
	* Check external links: let `check` request the URLs that your pages link to. Other commands and the language server
	* never request them; a build does only if the options of its plugin set this. See
	* `docs/diagnostics/link-external.md`.
	* @default false
	*/
	external: {
		kind: "toggle",
		default: false,
		flag: {
			help: "request links to other sites and report broken ones",
			commands: ["check"]
		}
	},
	/**
	* Globs of external URLs that are never checked: `https://github.com/acme/private/**`.
	* @default []
	*/
	externalIgnore: {
		kind: "list",
		of: globOption,
		default: []
	},
	/**
	* Maximum time in seconds for checking external URLs. The report counts the URLs that were not checked in time.
	* @default 120
	*/
	externalSeconds: {
		kind: "number",
		whole: true,
		min: 1,
		max: 3600,
		default: 120,
		flag: {
			value: "N",
			help: "time limit for all requests to other sites, in seconds (default: 120)",
			commands: ["check"]
		}
	},
	/**
	* Format of heading ids, in built pages and in links. `github`: the ids of most generators. `mintlify`: the ids of
	* the hosted product; links may use any format that the product has had (`/a#b-c` for the heading `b.c`).
	* @default `mintlify`, and a link in another format is an `info`
	*/
	slugs: {
		kind: "choice",
		of: ["mintlify", "github"]
	},
	/**
	* Globs of paths, without extension, of pages that another build step or another system provides. These pages count as
	* existing.
	* @default []
	*/
	provided: {
		kind: "list",
		of: globOption,
		default: [],
		flag: {
			value: "GLOB",
			help: "pages that another build step generates"
		}
	},
	/**
	* Globs of page files to leave out, in addition to the built-in rules and `.mintignore`.
	* @default []
	*/
	ignore: {
		kind: "list",
		of: globOption,
		default: [],
		flag: {
			value: "GLOB",
			help: "page files to exclude"
		}
	},
	/**
	* Globs of page files to keep, even if a built-in rule or `.mintignore` leaves them out.
	* @default []
	*/
	pages: {
		kind: "list",
		of: globOption,
		default: [],
		flag: {
			value: "GLOB",
			help: "page files to include even if a rule excludes them"
		}
	},
	/**
	* Files and folders outside the docs folder that its symbolic links may point to. The paths are relative to the docs
	* folder: `["../SECURITY.md"]`.
	* @default []
	*/
	follow: {
		kind: "list",
		of: {
			kind: "text",
			problem: folderProblem
		},
		default: [],
		flag: {
			value: "PATH",
			help: "path outside the docs folder that symbolic links may point to"
		}
	},
	/**
	* Findings to ignore. See `docs/diagnostics.md`.
	* @default []
	*/
	ignoreFindings: {
		kind: "list",
		of: {
			kind: "group",
			of: {
				/** Code of the findings: `link-missing`. */
				code: {
					kind: "text",
					required: true
				},
				/**
				* Glob of the files with these findings, relative to the docs folder.
				* @default any file
				*/
				file: {
					kind: "text",
					problem: globProblem
				},
				/**
				* Target of the link, or entry of a JSON file, as it is written.
				* @default any link or entry
				*/
				link: { kind: "text" },
				/**
				* The reason, for your team: `check --verbose` shows it.
				* @default none
				*/
				reason: { kind: "text" }
			}
		},
		default: []
	},
	/**
	* Your own rules, in addition to the built-in ones. See `docs/custom-rules.md`.
	* @default []
	*/
	customRules: {
		kind: "list",
		of: { kind: "rule" },
		default: []
	},
	/** Fetching of specifications from `https` URLs. */
	remote: {
		kind: "group",
		of: {
			/**
			* Never use the network: use cached copies only.
			* @default false
			*/
			offline: {
				kind: "toggle",
				default: false,
				flag: { help: "use only cached copies of remote specifications" }
			},
			/**
			* Hosts (`name` or `name:port`) that may have private addresses and use `http`.
			* @default []
			*/
			hosts: {
				kind: "list",
				of: {
					kind: "text",
					problem: hostProblem
				},
				default: []
			}
		}
	},
	/** Size limits. Anything larger is reported as `page-too-complex` or `spec-invalid`, and not read. */
	limits: {
		kind: "group",
		of: {
			/**
			* Maximum number of symbolic links to folders that are followed.
			* @default 2000
			*/
			linkedFolders: {
				kind: "number",
				whole: true,
				min: 0,
				default: 2e3
			},
			/**
			* Maximum length of a page in characters.
			* @default 2000000
			*/
			pageLength: {
				kind: "number",
				whole: true,
				min: 1,
				default: 2e6
			},
			/**
			* Maximum nesting depth of braces, brackets, lists, quotes and elements in a page.
			* @default 100
			*/
			pageNesting: {
				kind: "number",
				whole: true,
				min: 1,
				default: 100
			},
			/**
			* Maximum size in megabytes of a specification in the docs folder, and of each file that it refers to.
			* @default 128
			*/
			specificationSize: {
				kind: "number",
				whole: true,
				min: 1,
				default: 128
			}
		}
	},
	/** Read readers' feedback on the pages, and show each page's counts. See `docs/feedback.md`. */
	feedback: {
		kind: "group",
		of: feedbackOptions
	}
};
//#endregion
//#region src/core/options/check-options.ts
/**
* Validates options.
*
* @param isComplete True to reject missing required options. False for a settings file or flags, which may set only some.
* @returns A plain copy: getters and proxies are read once.
* @throws OptionsError with every invalid option, and suggestions for misspelled names.
*/
async function checkOptions(options, isComplete) {
	const result = await (isComplete ? completeSchema : partialSchema).safeParseAsync(options).catch(throwUnreadable);
	if (result.success) return Object(result.data);
	throw new OptionsError(result.error.issues.flatMap(issueMessages).join("\n"));
}
function schemaOf(option, isComplete) {
	const error = ({ input }) => input === void 0 ? "it must be set" : `write ${expectedType(option)}`;
	switch (option.kind) {
		case "text": return option.nullable === true ? nullable(textSchema(option.problem, error)) : textSchema(option.problem, error);
		case "toggle": return boolean({ error });
		case "number": return numberSchema(option, error);
		case "choice": return _enum(option.of, { error });
		case "list": return array(schemaOf(option.of, true), { error });
		case "record": return recordSchema(option, isComplete, error);
		case "rule": return custom((value) => isRule(value), { error: ({ input }) => invalidRuleMessage(input) });
		case "group": return groupSchema(option, isComplete, error);
	}
}
/** Messages never contain the value, because it may be a secret key that was entered by mistake. */
function textSchema(validateText, error) {
	return string({ error }).check(({ value, issues }) => {
		const message = validateText?.(value)?.replace(/\.$/, "");
		if (message !== void 0) issues.push({
			code: "custom",
			message,
			input: value
		});
	});
}
function numberSchema({ whole, min, max, exclusiveMin }, error) {
	return (whole === true ? int({ error }) : number({ error })).check(...min === void 0 ? [] : [_gte(min, `write a number from ${min}`)], ...exclusiveMin === void 0 ? [] : [_gt(exclusiveMin, `write a number above ${exclusiveMin}`)], ...max === void 0 ? [] : [_lte(max, `write at most ${max}`)]);
}
/** Accepts codes of built-in and custom rules as names. */
function recordSchema(option, isComplete, error) {
	return record(string(), schemaOf(option.of, isComplete), { error }).check(async ({ value, issues }) => {
		const { codes } = await import("./catalogue-BeEQSMgg.js");
		for (const name of Object.keys(value)) {
			if (codes.some((code) => code === name) || customCodePattern.test(name)) continue;
			issues.push({
				code: "custom",
				params: { sentence: unknownNameMessage(option.name, name, codes, "") },
				input: value
			});
		}
	});
}
function groupSchema({ of }, isComplete, error) {
	const members = Object.entries(of).map(([name, member]) => {
		const schema = schemaOf(member, isComplete);
		return [name, isComplete && member.required === true ? schema : optional(schema)];
	});
	return strictObject(Object.fromEntries(members), { error: (issue) => issue.code === "unrecognized_keys" ? void 0 : error(issue) });
}
/** Message for an invalid rule. `level` is the former name of `severity`; ignoring it would make the rule an error. */
function invalidRuleMessage(value) {
	return isObject(value) && "level" in value ? "write severity instead of level" : "write a rule, made with defineRule: see docs/custom-rules.md";
}
function isRule(value) {
	const rule = isObject(value) ? value : {};
	const { code, severity = "error", message, test } = rule;
	const hasSeverity = typeof severity === "function" || isRuleSeverity(severity);
	return typeof code === "string" && customCodePattern.test(code) && hasSeverity && typeof message === "function" && typeof test === "function" && !("level" in rule);
}
const listTypes = {
	text: "a list of strings",
	choice: "a list of strings",
	group: "a list of objects",
	rule: "a list of rules"
};
const siteGroup = {
	kind: "group",
	of: siteOptions
};
/** Schema of a single layer, such as a settings file: other layers may set the rest. */
const partialSchema = schemaOf(siteGroup, false);
const completeSchema = schemaOf(siteGroup, true);
function expectedType(option) {
	switch (option.kind) {
		case "text": return option.nullable === true ? "a string or null" : "a string";
		case "toggle": return "true or false";
		case "number": return option.whole === true ? "a whole number" : "a number";
		case "choice": return joinWithOr(option.of);
		case "list": return listTypes[option.of.kind];
		case "rule": return "a rule";
		case "record":
		case "group": return "an object";
	}
}
function issueMessages(issue) {
	const { code, path, message } = issue;
	if (code === "unrecognized_keys") {
		const prefix = path.map((segment) => `${String(segment)}.`).join("");
		return issue.keys.map((name) => unknownNameMessage("option", name, Object.keys(findGroup(path)), prefix));
	}
	if (code === "custom" && typeof issue.params?.sentence === "string") return [issue.params.sentence];
	const optionPath = path.map((segment) => typeof segment === "number" ? `[${segment}]` : `.${String(segment)}`).join("");
	return [optionPath === "" ? "Options must be an object." : `Invalid option "${optionPath.slice(1)}": ${message}.`];
}
function findGroup(path) {
	let option = siteGroup;
	for (const segment of path) if (option?.kind === "list") option = option.of;
	else option = option?.kind === "group" ? option.of[String(segment)] : void 0;
	return option?.kind === "group" ? option.of : {};
}
function unknownNameMessage(noun, name, candidates, prefix) {
	const [nearest] = nearestWords(name, candidates);
	return `Unknown ${noun} "${prefix}${name}".${nearest === void 0 ? "" : ` Did you mean "${prefix}${nearest}"?`}`;
}
/** Getters and proxies in a caller's options may throw. */
function throwUnreadable(error) {
	throw new OptionsError(`The options cannot be read: ${error instanceof Error ? error.message : "they throw"}.`);
}
//#endregion
//#region src/core/options/options.ts
/**
* Validates options and resolves all defaults.
*
* @param cacheUser Selects the cache folder.
* @throws OptionsError for invalid options.
*/
async function resolveOptions(options, cacheUser = "command") {
	const { root, base, baseline, rules, customRules, feedback, ...otherOptions } = completeOptions(siteOptions, await checkOptions(options, true));
	const validRules = customRules;
	checkCustomCodes(validRules, rules);
	const rootFolder = resolve(root ?? ".");
	const basePath = base.replace(/^\/+|\/+$/g, "");
	return {
		...otherOptions,
		root: rootFolder,
		cacheUser,
		baseline: baseline === void 0 ? void 0 : resolve(baseline),
		base: basePath === "" ? "" : `/${basePath}`,
		rules: new Map(Object.entries(rules)),
		customRules: validRules,
		feedback: feedback === void 0 ? void 0 : resolveFeedbackOptions(feedback, rootFolder, otherOptions.remote.offline, cacheUser)
	};
}
/** Merges two sets of options. See `joinOptions`. */
function mergeOptions(baseOptions, overrides) {
	return joinOptions(siteOptions, baseOptions, overrides);
}
/** @throws OptionsError for duplicate codes, and for `rules` with an unknown custom code. */
function checkCustomCodes(customRules, rules) {
	const codes = customRules.map(({ code }) => code);
	const duplicateCode = codes.find((code, index) => codes.indexOf(code) !== index);
	if (duplicateCode !== void 0) throw new OptionsError(`Two rules of "customRules" have the code ${duplicateCode}.`);
	const unknownCode = Object.keys(rules).find((code) => customCodePattern.test(code) && !codes.includes(code));
	if (unknownCode === void 0) return;
	throw new OptionsError(`Unknown rule "${unknownCode}" in "customRules".${codes.length === 0 ? "" : ` Its codes are ${codes.join(", ")}.`}`);
}
function areSameSettings(a, b) {
	return isDeepStrictEqual(a, b);
}
//#endregion
//#region src/core/options/settings-file.ts
const configFileNames = [
	"ts",
	"js",
	"mjs",
	"json"
].map((extension) => `docs-json-nav.config.${extension}`);
/** Permission bits of folders such as `/tmp`: everyone can write, and only owners can delete (sticky). */
const sharedFolderMode = 514;
/**
* Folders to search for a settings file, by priority: the folder of the `package.json` nearest to the docs folder, the
* folder of the `package.json` nearest to the working directory, the working directory (and, without a package, its
* ancestors), and the docs folder.
*
* @param from Absolute path of the working directory, or of a plugin's project.
* @param docsFolders Absolute paths of the docs folder as given and as found. Empty if not known yet.
*/
function settingsFolders(from, docsFolders, bounds) {
	const searchedFolders = foldersUpTo(from, bounds);
	const packageFolder = searchedFolders.find(hasPackage);
	const packageFolders = [...docsFolders.flatMap((folder) => foldersUpTo(folder, bounds).find(hasPackage) ?? []), packageFolder ?? []].flat();
	const foldersUpToPackage = packageFolder === void 0 ? searchedFolders : searchedFolders.slice(0, searchedFolders.indexOf(packageFolder) + 1);
	const folders = [...new Set([
		...packageFolders,
		...foldersUpToPackage,
		...docsFolders
	])];
	const { within } = bounds;
	return within === void 0 ? folders : folders.filter((folder) => isInside(realPathOf(folder), realPathOf(within)));
}
function settingsFilesIn(folders) {
	return folders.flatMap((folder) => configFileNames.map((name) => join(folder, name)).find((path) => existsSync(path)) ?? []);
}
function settingsFileCandidates(from, docsFolder, bounds) {
	return settingsPaths(settingsFolders(from, [docsFolder], bounds));
}
function settingsPaths(folders) {
	return folders.flatMap((folder) => configFileNames.map((name) => join(folder, name)));
}
function foldersUpTo(start, bounds) {
	const topFolder = findTopFolder(start, bounds);
	return topFolder === void 0 ? [] : selfAndAncestors(start).filter((folder) => isInside(folder, topFolder));
}
function findTopFolder(start, { workingDirectory, within }) {
	if (within !== void 0) return isInside(start, within) ? within : void 0;
	const repository = findRepository(start) ?? start;
	const topFolder = isInside(repository, workingDirectory) ? workingDirectory : repository;
	const homeFolder = [homedir(), realPathOf(homedir())].find((folder) => folder !== "" && isInside(start, folder));
	return homeFolder !== void 0 && isInside(homeFolder, topFolder) ? homeFolder : topFolder;
}
/**
* Root of the repository that contains a folder. The search ends at a folder that everyone can write to: a repository
* there may belong to another user.
*/
function findRepository(start) {
	for (const folder of selfAndAncestors(start)) {
		if (isWorldWritable(folder)) return void 0;
		if (existsSync(join(folder, ".git"))) return folder;
	}
}
function isWorldWritable(folder) {
	try {
		return (statSync(folder).mode & sharedFolderMode) === sharedFolderMode;
	} catch {
		return false;
	}
}
function hasPackage(folder) {
	return existsSync(join(folder, "package.json"));
}
/**
* Loads a settings file: JSON, or the default export of a module.
*
* @param path Absolute path.
* @param name Name for messages.
* @throws OptionsError if the file cannot be read or run.
*/
async function loadSettings(path, name) {
	try {
		const { mtimeMs } = statRegular(path, maxSettingsFileBytes);
		if (path.endsWith(".json")) return JSON.parse(readFileSync(path, "utf8"));
		rejectSpecialPackageFile(path);
		if (path.endsWith(".ts") && !supportsTypeScript()) return await loadTypeScript(path);
		return (await import(`${pathToFileURL(path).href}?modified=${mtimeMs}`)).default;
	} catch (error) {
		if (error instanceof FileError) throw new OptionsError(error.message);
		throw new OptionsError(`${name} cannot be read: ${(error instanceof Error ? error.message : String(error)).trim().replace(/\s+/g, " ").replace(/\.$/, "")}.`);
	}
}
/**
* Rejects a `package.json` that is a pipe or device. Node reads the nearest `package.json` to detect the module format,
* and would wait forever.
*
* @throws FileError for a pipe, a socket or a device.
*/
function rejectSpecialPackageFile(path) {
	for (const folder of selfAndAncestors(dirname(realPathOf(path)))) {
		const file = join(folder, "package.json");
		const status = statSync(file, { throwIfNoEntry: false });
		if (status === void 0 || status.isDirectory()) continue;
		statRegular(file);
		return;
	}
}
/** True if Node runs TypeScript without a loader (22.18 and newer). */
function supportsTypeScript() {
	return "typescript" in process.features && Boolean(process.features.typescript);
}
/** `jiti` is an optional peer dependency, needed only by older versions of Node. */
async function loadTypeScript(path) {
	const jiti = await import("jiti").catch(() => void 0);
	if (jiti === void 0) {
		const installCommand = findPackageManager(createFolderFiles(dirname(path))).add(["jiti"]);
		throw new Error(`Node ${process.versions.node} does not run TypeScript by itself. Run "${installCommand}", use Node 22.18 or newer, or write the options in docs-json-nav.config.mjs`);
	}
	return jiti.createJiti(import.meta.url, { moduleCache: false }).import(path, { default: true });
}
//#endregion
//#region src/core/options/find-options.ts
/**
* Finds the docs folder and the settings file, and merges the options: see `mergeOptions`. Only one settings file is
* used: see `settingsFolders`.
*
* @param options Options of a command line or plugin, which override the file.
* @param from Absolute path that relative paths are resolved against.
* @throws OptionsError if a given folder or file doesn't exist or is invalid.
*/
async function findOptions(options, from, search = {}) {
	const { configFile, mayRun = () => true, workingDirectory = from, within } = search;
	const bounds = {
		workingDirectory,
		within
	};
	const checkedOptions = await checkOptions(options, false);
	const configPath = configFile === void 0 ? void 0 : resolve(from, configFile);
	if (configPath !== void 0 && (isFolder(configPath) || !existsSync(configPath))) throw new OptionsError(`Config file not found: ${configFile}${isFolder(configPath) ? " is a folder" : ""}.`);
	const loadedOptions = /* @__PURE__ */ new Map();
	const docsFolders = checkedOptions.root === void 0 ? [] : [toDocsFolder(resolve(from, checkedOptions.root))];
	const [firstFile] = configPath === void 0 ? settingsFilesIn(settingsFolders(from, docsFolders, bounds)) : [configPath];
	const firstOptions = await readOnce(firstFile);
	const resolveConfigured = (path) => resolve(firstFile === void 0 ? from : dirname(firstFile), path);
	const configuredFolder = [firstOptions.root ?? firstOptions.sites?.[0]].flatMap((path) => path === void 0 ? [] : resolveConfigured(path))[0];
	const requestedRoot = checkedOptions.root ?? (configuredFolder === void 0 ? "." : relative(from, configuredFolder) || ".");
	const rootName = docsFolders.find((folder) => !hasConfig(folder) && configuredFolder !== void 0 && isInside(configuredFolder, folder)) === void 0 || configuredFolder === void 0 ? requestedRoot : relative(from, configuredFolder) || ".";
	const root = findDocsFolder(rootName, toDocsFolder(resolve(from, rootName)));
	if (checkedOptions.root === void 0 && configuredFolder === void 0) rejectNestedFolder(from, root);
	const rootFolder = toDocsFolder(resolve(from, root));
	const folders = settingsFolders(from, [...docsFolders, rootFolder], bounds);
	const [usedFile, ...ignoredConfigFiles] = configPath === void 0 ? settingsFilesIn(folders) : [configPath];
	const commandOptions = checkedOptions.baseline === void 0 ? checkedOptions : {
		...checkedOptions,
		baseline: resolve(from, checkedOptions.baseline)
	};
	const merged = {
		...mergeOptions(await readOnce(usedFile), commandOptions),
		root: rootFolder
	};
	const missingFollowPath = merged.follow?.find((path) => !existsSync(resolve(rootFolder, path)));
	if (missingFollowPath !== void 0) throw new OptionsError(`Invalid option "follow": ${missingFollowPath} does not exist. Write a path relative to the docs folder.`);
	return {
		options: merged,
		root,
		configFile: usedFile,
		ignoredConfigFiles,
		candidates: [...configPath === void 0 ? settingsPaths(folders) : [configPath], merged.baseline ?? []].flat(),
		sites: (firstOptions.sites ?? []).map(resolveConfigured)
	};
	/** Caches files, because a settings program must not run twice. */
	async function readOnce(path) {
		if (path === void 0 || !path.endsWith(".json") && !mayRun(path)) return {};
		const options = loadedOptions.get(path) ?? await readConfig(path, relative(from, path));
		loadedOptions.set(path, options);
		return options;
	}
}
function toDocsFolder(path) {
	return path.endsWith("docs.json") && isFile(path) ? dirname(path) : path;
}
/** @param name Path of the file in messages. */
async function readConfig(path, name) {
	const { extends: sharedLayers = [], ...fileOptions } = await loadOptionsObject(path, name);
	try {
		if (!Array.isArray(sharedLayers) || sharedLayers.some((layer) => typeof layer !== "object" || layer === null)) throw new OptionsError("Invalid option \"extends\": import the shared settings, and write them in a list: extends: [shared].");
		let options = {};
		for (const layer of [...sharedLayers, fileOptions]) options = mergeOptions(options, await checkOptions(layer, false));
		const { baseline } = options;
		return baseline === void 0 ? options : {
			...options,
			baseline: resolve(dirname(path), baseline)
		};
	} catch (error) {
		throw error instanceof OptionsError ? new OptionsError(`${name}: ${error.message.replaceAll("\n", `\n${name}: `)}`) : error;
	}
}
async function loadOptionsObject(path, name) {
	const value = await loadSettings(path, name);
	if (isObject(value)) return value;
	throw new OptionsError(`${name} must ${name.endsWith(".json") ? "contain" : "export by default"} an object of options.`);
}
/**
* Returns the folder if it has a `docs.json`, else its only subfolder with a `docs.json`. If there is none, returns the
* folder itself: the missing file is reported later.
*
* @param name As given, for messages.
* @throws OptionsError if the folder doesn't exist, or if several subfolders match.
*/
function findDocsFolder(name, folder) {
	if (!isFolder(folder)) {
		if (existsSync(folder)) throw new OptionsError(`${name} is a file: name the folder that contains docs.json.`);
		throw new OptionsError(`${name.endsWith("docs.json") ? "File" : "Folder"} not found: ${name}.`);
	}
	const nestedFolders = foldersWithConfig(folder, "", 4);
	const folders = nestedFolders.length > 0 ? nestedFolders : linkedFolders(folder);
	if (folders.length > 1) {
		const names = folders.slice(0, 8).map((subfolder) => posix.join(name, subfolder));
		const remainder = folders.length > 8 ? ` and ${folders.length - 8} more` : "";
		throw new OptionsError(`Several folders contain a docs.json: ${names.join(", ")}${remainder}. Name one of them.`);
	}
	return folders[0] === void 0 || folders[0] === "" ? name : posix.join(name, folders[0]);
}
/**
* Folders with a `docs.json`, relative to `from`. Subfolders of such a folder are not searched.
*
* @param prefix Start folder relative to `from`; empty for `from` itself.
* @param depth Maximum depth.
*/
function foldersWithConfig(from, prefix, depth) {
	const entries = readFolderEntries(join(from, prefix));
	if (entries.some((entry) => entry.isFile() && entry.name === "docs.json")) return [prefix];
	if (depth === 0) return [];
	return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith(".") && entry.name !== "node_modules").map((entry) => entry.name).sort().flatMap((name) => foldersWithConfig(from, prefix === "" ? name : `${prefix}/${name}`, depth - 1));
}
function linkedFolders(folder) {
	return readFolderEntries(folder).filter((entry) => entry.isSymbolicLink() && hasConfig(join(folder, entry.name))).map(({ name }) => name).sort();
}
/**
* Rejects a start folder inside a docs folder, because its pages would get different URLs.
*
* @param root The docs folder that was found.
* @throws OptionsError if the folder has no `docs.json` but an ancestor has, up to a package.json or a repository's
* root.
*/
function rejectNestedFolder(from, root) {
	if (root !== "." || hasConfig(from)) return;
	for (let [folder, depth] = [from, 0]; depth < 4; depth++) {
		if (["package.json", ".git"].some((name) => existsSync(join(folder, name)))) return;
		folder = dirname(folder);
		if (!hasConfig(folder)) continue;
		throw new OptionsError(`No docs.json in this folder. The nearest one is in ${relative(from, folder).replaceAll("\\", "/")}: pass that folder.`);
	}
}
function hasConfig(folder) {
	return isFile(join(folder, "docs.json"));
}
function isFile(path) {
	try {
		return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
	} catch {
		return false;
	}
}
//#endregion
//#region src/core/options/site-command.ts
/**
* Builds a command line without the program's name. All commands in messages are built here, so that they apply to the
* same folder with the same options.
*
* @param command Name of the command: `fix`.
* @param root Docs folder relative to the working directory; `undefined` if the search finds it.
* @param options Options that don't come from the settings file, which the command reads itself. Options without a flag
* are left out.
* @param extraArguments Arguments at the end of the command line.
*/
function siteCommand(command, root, options, extraArguments = []) {
	const flags = flaggedOptions.filter((flaggedOption) => acceptsFlag(flaggedOption, command)).flatMap((flaggedOption) => flagArguments(flaggedOption, options));
	return commandLine([
		command,
		root?.startsWith("-") ? `./${root}` : root,
		...flags,
		...extraArguments
	]);
}
function flagArguments({ option, name, path }, options) {
	const value = path.reduce((container, key) => isObject(container) ? container[key] : void 0, options);
	if (option.kind === "toggle") {
		if (value === void 0) return [];
		if (value === false) return option.default ? [`--no-${name}`] : [];
		return [`--${name}`];
	}
	if (option.kind === "record") {
		const values = isObject(value) ? value : {};
		const shorthandEntries = Object.entries(option.shorthand?.sets ?? {});
		const usesShorthand = shorthandEntries.length > 0 && shorthandEntries.every(([key, expectedValue]) => values[key] === expectedValue);
		const shorthandKeys = new Set(usesShorthand ? shorthandEntries.map(([key]) => key) : []);
		const otherEntries = Object.entries(values).filter(([key]) => !shorthandKeys.has(key));
		return [...usesShorthand ? [`--${option.shorthand?.name}`] : [], ...otherEntries.flatMap(([key, word]) => [`--${name}`, `${key}=${word}`])];
	}
	return [value ?? []].flat().flatMap((item) => [`--${name}`, String(item)]);
}
const flaggedOptions = collectFlaggedOptions(siteOptions, []);
function acceptsFlag({ flag }, command) {
	return flag.commands?.includes(command) !== false;
}
function collectFlaggedOptions(table, parentPath) {
	return Object.entries(table).flatMap(([key, option]) => {
		const path = [...parentPath, key];
		if (option.kind === "group") return collectFlaggedOptions(option.of, path);
		return option.flag === void 0 ? [] : [{
			option,
			flag: option.flag,
			name: option.flag.name ?? toKebabCase(key),
			path
		}];
	});
}
function toKebabCase(name) {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
//#endregion
//#region src/core/values/inventory.ts
function pageFileAt(route, { pages }) {
	const path = route === "/" ? "index" : route.slice(1);
	return pages.get(path) ?? pages.get(`${path}/index`);
}
//#endregion
//#region src/core/values/navigation.ts
/** Visibility of an element inside its parent. `indexed` has no effect if neither of them is hidden. */
function visibilityBelow(parentVisibility, { hidden, indexed }) {
	if (!hidden && parentVisibility === "visible") return "visible";
	if (indexed) return "indexed";
	return hidden ? "hidden" : parentVisibility;
}
/** An element and all its descendants in file order, `global` lists included. */
function elementsOf(element) {
	const elements = [];
	const visit = (current) => {
		elements.push(current);
		for (const globalElement of current.global) visit(globalElement);
		for (const { items } of current.lists) for (const child of items) if (child.kind !== "entry") visit(child);
	};
	visit(element);
	return elements;
}
function referencedNames(root) {
	return elementsOf(root).flatMap((element) => {
		const names = entriesOf(element).map(({ text }) => text);
		return element.root === void 0 ? names : [element.root.text, ...names];
	});
}
function entriesOf({ lists }) {
	return lists.flatMap(({ items }) => items.filter((item) => item.kind === "entry"));
}
function specSettingsOf({ root, openapi = [] }) {
	return [...openapi, ...elementsOf(root).flatMap((element) => [...element.openapi ?? [], ...element.asyncapi ?? []])];
}
/** Folder of the pages generated from a specification, without surrounding slashes. Default: `api-reference`. */
function generatedFolder(directory) {
	return normalizePath(directory ?? defaultDirectory) ?? defaultDirectory;
}
const defaultDirectory = "api-reference";
//#endregion
//#region src/core/values/source-number.ts
/** Prefix of a string that represents a number. A Unicode noncharacter, so authors' texts don't contain it. */
const markPrefix = "﷐";
const jsonNumberPattern = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const anyNumberPattern = /^[-+]?(?:0[box][\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)$/i;
const tokenPattern = /"[^"\\]*(?:\\.[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Matches texts that may contain a number to mark. Most texts contain none. */
const markablePattern = /[:,[]\s*-?\d(?:[\d.]{15}|\d*(?:\.\d*0(?!\d)|(?:\.\d+)?[eE]))/;
const markedTokenPattern = /"\ufdd0(-?\d[\d.eE+-]*)"(?!:)/g;
/**
* Marks a number that JavaScript would print differently: `1.0`, `007`, `9007199254740993`. The marked value keeps the
* source.
*/
function markNumber(source, value) {
	return String(value) === source ? value : markPrefix + source;
}
/** Source of a number that was marked; `undefined` for any other value. */
function numberSource(value) {
	if (typeof value !== "string" || !value.startsWith(markPrefix)) return void 0;
	const source = value.slice(1);
	return anyNumberPattern.test(source) ? source : void 0;
}
/** Converts a marked number to a JavaScript number, which may lose digits. */
function unmarkNumber(value) {
	const source = numberSource(value);
	return source === void 0 ? value : Number(source);
}
/** Source of a marked number; `undefined` if the source isn't valid JSON (`007`). */
function jsonNumberSource(value) {
	const source = numberSource(value);
	return source !== void 0 && jsonNumberPattern.test(source) ? source : void 0;
}
function mayContainMarks(json) {
	return markablePattern.test(json);
}
/** Parses JSON, and marks numbers that JavaScript would print differently. */
function parseMarkedJson(text) {
	const plainValue = parseJson(text);
	if (plainValue === void 0 || !mayContainMarks(text)) return plainValue;
	return parseJson(text.replace(tokenPattern, (token) => {
		if (token.startsWith("\"")) return token;
		const value = markNumber(token, Number(token));
		return typeof value === "string" ? JSON.stringify(value) : token;
	}));
}
/** `JSON.stringify` that writes marked numbers as numbers. */
function stringifyMarkedJson(value, indent) {
	return JSON.stringify(value, (_, member) => jsonNumberSource(member) === void 0 ? unmarkNumber(member) : member, indent).replace(markedTokenPattern, "$1");
}
//#endregion
//#region src/core/values/specification.ts
/** `method` of the operation that represents a specification's overview page. */
const overviewMethod = "OVERVIEW";
/**
* Marks parameters and headers that were upgraded from Swagger 2. Their documentation shows `collectionFormat` instead
* of `explode`, and they may have the name of a header that OpenAPI 3 reserves.
*/
const swaggerMember = "x-swagger";
/** Methods of a path item, in the order in which pages are generated. */
const pathItemMethods = [
	"get",
	"put",
	"post",
	"delete",
	"options",
	"head",
	"patch",
	"trace",
	"query"
];
const httpMethods = pathItemMethods.map((method) => method.toUpperCase());
//#endregion
//#region src/core/values/variables.ts
const variablePattern = /\{\{[ \t]*([A-Za-z_][\w.-]*)[ \t]*\}\}/g;
/** All `{{name}}` of a text in order, including unknown names. */
function variablesIn(text) {
	if (!text.includes("{{")) return [];
	return [...text.matchAll(variablePattern)].map(({ index: start, 0: whole, 1: name = "" }) => {
		return {
			name,
			start,
			end: start + whole.length
		};
	});
}
/** Replaces each known `{{name}}` once: values are not searched again. Unknown names are kept as written. */
function replaceVariables(text, variables) {
	const uses = variables.size === 0 ? [] : variablesIn(text).filter(({ name }) => variables.has(name));
	if (uses.length === 0) return {
		text,
		originalOffset: (offset) => offset
	};
	let replaced = "";
	let copiedUntil = 0;
	const ranges = uses.map(({ name, start, end }) => {
		replaced += text.slice(copiedUntil, start);
		const from = replaced.length;
		replaced += variables.get(name) ?? "";
		copiedUntil = end;
		return {
			from,
			to: replaced.length,
			start,
			end
		};
	});
	return {
		text: replaced + text.slice(copiedUntil),
		originalOffset
	};
	function originalOffset(offset) {
		const range = ranges.findLast(({ from }) => from <= offset);
		if (range === void 0) return offset;
		return offset < range.to ? range.start : range.end + offset - range.to;
	}
}
/** Members in which no variable is replaced: `variables` defines them, and the others contain no text of the site. */
const skippedMembers = new Set([
	"variables",
	"$schema",
	"$ref"
]);
function variablesOf(value) {
	if (!isObject(value)) return /* @__PURE__ */ new Map();
	return new Map(Object.entries(value).flatMap(([name, text]) => typeof text === "string" || typeof text === "number" ? [[name, String(text)]] : []));
}
/** Replaces variables in every string of a JSON file. Values without variables keep their identity. */
function applyVariables(file, value, variables) {
	const unknownUses = [];
	return {
		value: replaceIn(value, {
			file,
			pointer: ""
		}),
		unknownUses
	};
	function replaceIn(part, location) {
		if (typeof part === "string") return replaceInText(part, location);
		if (isList(part)) {
			const items = part.map((item, index) => replaceIn(item, memberLocation(location, index)));
			return items.every((item, index) => item === part[index]) ? part : items;
		}
		return isObject(part) ? replaceInObject(part, location) : part;
	}
	function replaceInObject(object, location) {
		const members = Object.entries(object).map(([name, member]) => {
			return [name, skippedMembers.has(name) && (name !== "variables" || location.pointer === "") ? member : replaceIn(member, memberLocation(location, name))];
		});
		return members.every(([name, member]) => member === object[name]) ? object : Object.fromEntries(members);
	}
	function replaceInText(text, location) {
		const usesByName = /* @__PURE__ */ new Map();
		for (const { name } of variablesIn(text)) {
			const count = usesByName.get(name) ?? 0;
			usesByName.set(name, count + 1);
			if (!variables.has(name)) unknownUses.push({
				name,
				location,
				precedingUses: count
			});
		}
		return replaceVariables(text, variables).text;
	}
}
//#endregion
//#region src/core/external-answers.ts
/** Responses to external links in one run, and the time left for requests. Shared by all sites of the run. */
var ExternalAnswers = class {
	#answers = /* @__PURE__ */ new Map();
	#secondsSpent = 0;
	/** Requests the URLs that have no answer yet. Time spent in earlier calls is subtracted from `seconds`. */
	requestMissing = async (urls, options) => {
		const { requestLinks } = await import("./check-links-DTePJKPk.js");
		const pendingUrls = [...urls].filter((url) => !this.#answers.has(url));
		const startTime = performance.now();
		const seconds = Math.max(0, options.seconds - this.#secondsSpent);
		const { answers, unasked } = await requestLinks(pendingUrls, {
			...options,
			seconds
		});
		this.#secondsSpent += (performance.now() - startTime) / 1e3;
		for (const [url, answer] of answers) this.#answers.set(url, answer);
		return {
			answers: this.#answers,
			unasked
		};
	};
	readCached = async () => ({
		answers: this.#answers,
		unasked: 0
	});
	/** Forgets all answers and the time spent, for the next run of watch mode. */
	reset() {
		this.#answers.clear();
		this.#secondsSpent = 0;
	}
};
//#endregion
//#region src/core/findings/diagnose.ts
function diagnose(code, location, args, related) {
	return related === void 0 ? {
		code,
		location,
		args
	} : {
		code,
		location,
		args,
		related
	};
}
//#endregion
//#region src/core/judge.ts
/**
* Turns findings into diagnostics. Adds findings of custom rules and external links to those of the phases, removes
* ignored findings, and computes locations and severities.
*
* @throws OptionsError if a custom rule fails.
*/
async function judge(input) {
	const { result, host, settings, rules, siteFindings, requestLinks, baselineEntries } = input;
	const { ignoreFindings, maxWarnings } = settings;
	const customRuleFindings = await findCustomFindings(input);
	const externalResult = await checkExternal(result.facts, settings, requestLinks);
	const findings = [
		...result.findings,
		...customRuleFindings,
		...externalResult.findings,
		...siteFindings
	];
	const checks = {
		content: settings.content,
		external: settings.external && requestLinks !== void 0
	};
	const checkNames = new Set(["content", "external"].filter((check) => checks[check]));
	const comments = collectIgnoreComments(result.facts);
	const read = (file) => readText(host, file);
	const removeIgnored = async (candidates) => {
		if (comments.size === 0 && ignoreFindings.length === 0) return {
			findings: candidates,
			ignored: [],
			unusedFindings: []
		};
		const { applyIgnores } = await import("./ignore-Bwu7bb09.js");
		return applyIgnores(candidates, comments, ignoreFindings, read, {
			checks: checkNames,
			rules
		});
	};
	const locateFindings = async (candidates) => {
		const { diagnostics: locatedDiagnostics, sources } = candidates.length === 0 ? {
			diagnostics: [],
			sources: /* @__PURE__ */ new Map()
		} : await (await import("./locate-CW2Wumpk.js")).locate(candidates, rules, read, result.configFiles);
		const diagnostics = baselineEntries.length === 0 ? locatedDiagnostics : await removeBaselineFindings(locatedDiagnostics, baselineEntries);
		return {
			diagnostics,
			sources,
			ok: passes(diagnostics, maxWarnings)
		};
	};
	const ignoreResult = await removeIgnored(findings);
	return {
		...await locateFindings([...ignoreResult.findings, ...ignoreResult.unusedFindings]),
		getIgnored: () => locateIgnored(ignoreResult.ignored, locateFindings),
		locate: async (moreFindings) => locateFindings((await removeIgnored(moreFindings)).findings),
		locateTogether: async (moreFindings) => {
			const combinedResult = await removeIgnored([...findings, ...moreFindings]);
			return locateFindings([...combinedResult.findings, ...combinedResult.unusedFindings]);
		},
		unasked: externalResult.unasked,
		checks
	};
}
async function removeBaselineFindings(diagnostics, baselineEntries) {
	const { unmatchedFindings } = await import("./baseline-BFuLEy5l.js");
	return unmatchedFindings(diagnostics, baselineEntries);
}
async function findCustomFindings({ result, host, memo, settings }) {
	const { facts, config } = result;
	const { customRules, rules } = settings;
	if (customRules.length === 0) return [];
	return memo.runPhase("custom rules", [
		facts,
		config,
		customRules
	], host, async (tracedHost) => {
		const { runCustomRules } = await import("./custom-rules-BfK5O0qY.js");
		return runCustomRules({
			facts,
			config,
			host: tracedHost,
			customRules,
			rules
		});
	});
}
async function checkExternal(facts, { root, cacheUser, remote, external, externalIgnore: ignored, externalSeconds: seconds }, requestLinks) {
	if (!external || requestLinks === void 0) return {
		findings: [],
		unasked: 0
	};
	const { checkExternalLinks } = await import("./external-links-C1INvtx4.js");
	return checkExternalLinks({
		facts,
		ignoredGlobs: ignored,
		requestLinks: (urls) => requestLinks(urls, {
			root,
			cacheUser,
			remote,
			seconds
		})
	});
}
async function locateIgnored(ignored, locateFindings) {
	const ignoredDiagnostics = ignored.map(async ({ finding, reason }) => {
		const [diagnostic] = (await locateFindings([finding])).diagnostics;
		return diagnostic === void 0 ? [] : [{
			diagnostic,
			reason
		}];
	});
	const sortKey = ({ diagnostic: { file, line, column } }) => `${file} ${[line, column].map((number) => `${number}`.padStart(8, "0"))}`;
	return (await Promise.all(ignoredDiagnostics)).flat().sort((a, b) => sortKey(a) < sortKey(b) ? -1 : 1);
}
function collectIgnoreComments({ bodies }) {
	const commentsByFile = /* @__PURE__ */ new Map();
	for (const [file, { ignores }] of bodies) if (ignores !== void 0) commentsByFile.set(file, ignores);
	return commentsByFile;
}
//#endregion
//#region src/core/config/field-table.ts
const nameField = (description, ...examples) => ({
	type: "name",
	text: `${description} on the site.`,
	examples
});
/** Fields of elements by name. A name has the same meaning on every element. */
const fields = {
	$schema: {
		type: "anything",
		text: "URL of the JSON schema that editors use for this file."
	},
	$ref: {
		type: "name",
		text: "A JSON file, relative to this one, whose content is inserted here. Fields next to it override those of the file.",
		examples: ["./navigation/api.json"]
	},
	openapi: {
		type: "specification",
		text: "OpenAPI specifications, as paths in the docs folder or https addresses. Everything below inherits them. Pages for all operations are generated, unless entries below name some.",
		examples: ["openapi.json", {
			source: "openapi.json",
			directory: "api-reference"
		}]
	},
	asyncapi: {
		type: "specification",
		text: "AsyncAPI specifications, used in the same way as `openapi`.",
		examples: ["asyncapi.yaml"]
	},
	directory: {
		type: { choices: [
			"none",
			"accordion",
			"card"
		] },
		text: "Style of the list of pages on the `root` page of a group."
	},
	icon: {
		type: "icon",
		text: "Name of an icon without a prefix, an address, or a file of the docs folder.",
		examples: ["book-open", {
			name: "book-open",
			library: "lucide"
		}]
	},
	hidden: {
		type: "flag",
		text: "Hides it in sidebars, switchers and links to the next page. Its pages keep their addresses."
	},
	sourceRef: {
		type: "unsupported",
		text: "Another repository with its content. `docs-json-nav` does not read it."
	},
	global: {
		type: "global",
		text: "Links that every page in this part of the navigation shows.",
		examples: [{ anchors: [{
			anchor: "Blog",
			href: "https://example.com"
		}] }]
	},
	href: {
		type: "href",
		text: "A page of this site, or the URL of another one.",
		examples: ["/guides/start", "https://example.com"]
	},
	language: {
		type: "language",
		text: "Code of the language."
	},
	version: nameField("Name of the version", "v2"),
	product: nameField("Name of the product"),
	tab: nameField("Name of the tab", "Guides", "API reference"),
	item: nameField("Name of the entry"),
	anchor: nameField("Name of the anchor", "Community"),
	dropdown: nameField("Name of the dropdown"),
	group: nameField("Heading of the group", "Get started"),
	name: {
		type: "text",
		text: "Name that the site shows instead of `product`."
	},
	default: {
		type: "flag",
		text: "Whether the site opens with this one. Without it, the first of the list is the default."
	},
	banner: {
		type: "banner",
		text: "A message at the top of every page in this language.",
		examples: [{
			content: "Version 2 is out. [Read more](/changelog)",
			dismissible: true
		}]
	},
	footer: {
		type: "object",
		text: "Footer of the pages in this language."
	},
	navbar: {
		type: "object",
		text: "Bar at the top of the pages in this language."
	},
	tag: {
		type: "text",
		text: "A short label next to the name.",
		examples: ["New", "Beta"]
	},
	description: {
		type: "text",
		text: "A sentence below the name."
	},
	color: {
		type: "object",
		text: "Its colors in light and dark mode."
	},
	searchable: {
		type: "flag",
		text: "Whether search finds its pages."
	},
	align: {
		type: { choices: ["start", "end"] },
		text: "The end of the bar where the tab is shown."
	},
	sdk: {
		type: "unsupported",
		text: "Source that Mintlify generates pages from. `docs-json-nav` does not: list the pages in the option `provided`."
	},
	graphql: {
		type: "unsupported",
		text: "Schema that Mintlify generates pages from. `docs-json-nav` does not: list the pages in the option `provided`."
	},
	root: {
		type: "page",
		text: "Path of the page that opens when the title of the group is clicked.",
		examples: ["guides/index"]
	},
	expanded: {
		type: "flag",
		text: "Whether a group inside a group is open at first. Top-level groups always are."
	},
	public: {
		type: "flag",
		text: "Whether people who have not signed in can read its pages."
	},
	boost: {
		type: "number",
		text: "Weight of its pages in search results."
	}
};
const settingFields = {
	api: { openapi: {
		type: "specification",
		text: "Specifications for pages that no part of the navigation gives one."
	} },
	styling: { eyebrows: {
		type: { choices: ["section", "breadcrumbs"] },
		text: "Text above the title of a page: its section, or all breadcrumbs."
	} },
	interaction: { drilldown: {
		type: "flag",
		text: "Whether a click on the title of a group opens its first page. Without it, the theme decides."
	} }
};
const objectFields = {
	icon: {
		name: {
			type: "text",
			isRequired: true
		},
		style: { type: "text" },
		library: { type: "text" }
	},
	banner: {
		content: {
			type: "text",
			isRequired: true,
			text: "Text in Markdown."
		},
		dismissible: {
			type: "flag",
			text: "Whether readers can close it."
		},
		type: {
			type: { choices: [
				"info",
				"warning",
				"critical"
			] },
			text: "The color: the primary color of the site, amber or red."
		},
		color: {
			type: "object",
			text: "Background colors, `light` and `dark`. They override `type`."
		}
	},
	specification: {
		source: {
			type: "name",
			isRequired: true,
			text: "Path in the docs folder, or an https address."
		},
		directory: {
			type: "text",
			text: "Folder in the addresses of generated pages."
		},
		overlays: {
			type: "unsupported",
			text: "OpenAPI overlays. `docs-json-nav` does not apply them."
		}
	},
	redirect: {
		source: {
			type: "name",
			isRequired: true,
			examples: ["/old", "/old/:slug*"],
			text: "Old address. `*` and `:name` match parts of it."
		},
		destination: {
			type: "address",
			isRequired: true,
			text: "New address.",
			examples: ["/new", "/new/:slug*"]
		},
		permanent: {
			type: "flag",
			text: "Whether browsers and search engines may remember it."
		}
	}
};
const strictObjects = new Set(["specification", "redirect"]);
const examplePages = ["index"];
const listDescriptions = {
	languages: ["The languages of the site.", [{
		language: "en",
		pages: examplePages
	}]],
	versions: ["The versions that are documented.", [{
		version: "v2",
		pages: examplePages
	}]],
	products: ["The products that are documented.", [{
		product: "Product",
		pages: examplePages
	}]],
	tabs: ["Tabs at the top of the site.", [{
		tab: "Guides",
		pages: examplePages
	}]],
	menu: ["Entries of a menu below it.", [{
		item: "Guides",
		pages: examplePages
	}]],
	anchors: ["Entries at the top of the sidebar.", [{
		anchor: "Community",
		href: "https://example.com"
	}]],
	dropdowns: ["Entries of the menu at the top of the sidebar.", [{
		dropdown: "Guides",
		pages: examplePages
	}]],
	groups: ["Groups of pages in the sidebar.", [{
		group: "Start",
		pages: examplePages
	}]],
	pages: ["Paths of page files without extension, endpoints such as `GET /users`, and groups, in the order of the sidebar.", ["index", "guides/start"]]
};
//#endregion
//#region src/core/config/elements.ts
const universalFields = [
	"$schema",
	"openapi",
	"asyncapi",
	"directory"
];
const commonFields = [
	...universalFields,
	"icon",
	"hidden",
	"sourceRef"
];
const sectionFields = [
	...commonFields,
	"global",
	"href"
];
/**
* Fields and arrays of each element, for parsing and validation. Includes fields that real sites use but the format's
* description omits.
*/
const elementTypes = {
	navigation: {
		noun: "navigation",
		text: "The navigation of the site: one kind of list, and links that every page shows.",
		name: void 0,
		fields: [...universalFields, "global"],
		children: [
			"products",
			"languages",
			"versions",
			"tabs",
			"dropdowns",
			"anchors",
			"groups",
			"pages"
		]
	},
	language: {
		noun: "language",
		text: "The site in one language. Readers switch between languages and stay on the same page where it exists.",
		name: "language",
		fields: [
			...sectionFields,
			"language",
			"default",
			"banner",
			"footer",
			"navbar"
		],
		children: [
			"versions",
			"tabs",
			"dropdowns",
			"anchors",
			"products",
			"groups",
			"pages"
		]
	},
	version: {
		noun: "version",
		text: "The site for one version of what it documents.",
		name: "version",
		fields: [
			...sectionFields,
			"version",
			"default",
			"tag",
			"banner"
		],
		children: [
			"languages",
			"tabs",
			"dropdowns",
			"anchors",
			"products",
			"groups",
			"pages"
		]
	},
	product: {
		noun: "product",
		text: "The documentation of one of several products.",
		name: "product",
		fields: [
			...sectionFields,
			"product",
			"name",
			"description",
			"color"
		],
		children: [
			"languages",
			"versions",
			"tabs",
			"anchors",
			"dropdowns",
			"groups",
			"pages",
			"menu"
		]
	},
	tab: {
		noun: "tab",
		text: "A tab at the top of the site, with its own sidebar.",
		name: "tab",
		fields: [
			...sectionFields,
			"tab",
			"searchable",
			"align",
			"sdk",
			"graphql"
		],
		children: [
			"languages",
			"versions",
			"dropdowns",
			"anchors",
			"products",
			"groups",
			"pages",
			"menu"
		]
	},
	item: {
		noun: "menu item",
		text: "An entry of the menu of a tab or a product.",
		name: "item",
		fields: [
			...sectionFields,
			"item",
			"description"
		],
		children: ["groups", "pages"],
		hostChildren: [
			"languages",
			"versions",
			"dropdowns",
			"anchors",
			"products",
			"tabs"
		]
	},
	anchor: {
		noun: "anchor",
		text: "An entry at the top of the sidebar, visible on all pages.",
		name: "anchor",
		fields: [
			...sectionFields,
			"anchor",
			"color"
		],
		children: [
			"languages",
			"versions",
			"dropdowns",
			"tabs",
			"products",
			"groups",
			"pages"
		]
	},
	dropdown: {
		noun: "dropdown",
		text: "An entry of the menu at the top of the sidebar.",
		name: "dropdown",
		fields: [
			...sectionFields,
			"dropdown",
			"color",
			"description"
		],
		children: [
			"languages",
			"versions",
			"tabs",
			"anchors",
			"products",
			"groups",
			"pages"
		]
	},
	group: {
		noun: "group",
		text: "Pages under a heading of the sidebar. Groups can contain groups.",
		name: "group",
		fields: [
			...commonFields,
			"group",
			"tag",
			"root",
			"expanded",
			"public",
			"boost",
			"searchable",
			"sdk"
		],
		children: ["pages"]
	}
};
const kindOfList = {
	languages: "language",
	versions: "version",
	products: "product",
	tabs: "tab",
	menu: "item",
	anchors: "anchor",
	dropdowns: "dropdown",
	groups: "group",
	pages: "group"
};
const globalLists = [
	"tabs",
	"anchors",
	"dropdowns",
	"languages",
	"versions",
	"products"
];
function isListName(name) {
	return Object.hasOwn(kindOfList, name);
}
const axesWithoutBreadcrumbs = new Set(["language", "version"]);
const switcherAxes = new Set([
	"language",
	"version",
	"product"
]);
function elementsWithField(field) {
	return Object.values(elementTypes).filter(({ fields, children }) => fields.some((fieldName) => fieldName === field) || children.some((list) => list === field)).map(({ noun }) => noun === "navigation" ? "\"navigation\"" : `${noun}s`);
}
const synonyms = {
	collapsed: ["expanded"],
	collapsible: ["expanded"],
	open: ["expanded"],
	defaultOpen: ["expanded"],
	isDefaultOpen: ["expanded"],
	badge: ["tag"],
	url: ["href"],
	link: ["href"],
	children: ["pages", "groups"],
	items: ["pages", "menu"],
	entries: ["pages"],
	code: ["language"],
	locale: ["language"],
	lang: ["language"]
};
function classifyField(kind, name) {
	const { fields: fieldNames, children } = elementTypes[kind];
	const field = fieldNames.find((fieldName) => fieldName === name);
	if (field !== void 0) return {
		kind: "field",
		type: fields[field].type
	};
	if (isListName(name) && children.includes(name)) return {
		kind: "list",
		list: name
	};
	const allowed = [...children, ...fieldNames];
	const nearest = nearestField(name, allowed);
	const list = nearest !== void 0 && isListName(nearest) ? nearest : void 0;
	if (isListName(name)) return {
		kind: "misplaced",
		list: name,
		nearest: void 0
	};
	if (elementsWithField(name).length > 0) return {
		kind: "misplaced",
		list,
		nearest
	};
	if (nearest !== void 0) return {
		kind: "misspelling",
		list,
		nearest,
		isCaseVariant: caseVariant(name, allowed) === nearest
	};
	return {
		kind: "unknown",
		synonym: Object.hasOwn(synonyms, name) ? synonyms[name]?.find((field) => allowed.includes(field)) : void 0
	};
}
/** Array that a member is parsed as. Misspelled and misplaced arrays are parsed too, so that no pages are lost. */
function listOfMeaning(meaning) {
	return meaning.kind === "field" || meaning.kind === "unknown" ? void 0 : meaning.list;
}
function nearestField(name, candidates) {
	const typos = candidates.filter((field) => isTypo(name, field));
	return typos.length > 1 ? nearestWords(name, typos)[0] ?? typos[0] : typos[0];
}
/** Wrong names that authors often use for the name of an element: `title` instead of `group`. */
const nameSynonyms = [
	"name",
	"title",
	"label",
	"text"
];
//#endregion
//#region src/core/model/pair-routes.ts
/** Least share of a section's pages that a marker pairs, unless its name suggests the marker. Fewer are a coincidence. */
const minPairedShare = .05;
/**
* Pairs the routes of sibling sections that are equal without the markers of the sections.
*
* @returns Rows with one route per section, `null` for a section without a counterpart. If a route is in two rows, the
* first row applies.
*/
function pairRoutes(sections) {
	const routesBySection = sections.map(({ routes }) => [...new Set(routes)]);
	const sectionCounts = countItems(routesBySection.flat());
	const isShared = (route) => sectionCounts.get(route) !== 1;
	const markersBySection = findMarkers(sections.map(({ name }, index) => ({
		name,
		routes: routesBySection[index]?.filter((route) => !isShared(route)) ?? []
	})));
	const routeMaps = routesBySection.map((routes, index) => {
		const routeByKey = /* @__PURE__ */ new Map();
		for (const route of routes.toSorted((a, b) => Number(isShared(a)) - Number(isShared(b)))) {
			const key = routeKey(route, markersBySection[index] ?? []);
			if (!routeByKey.has(key)) routeByKey.set(key, route);
		}
		return routeByKey;
	});
	const rows = [];
	for (const [key, count] of countItems(routeMaps.flatMap((routeByKey) => [...routeByKey.keys()]))) if (count > 1) rows.push(routeMaps.map((routeByKey) => routeByKey.get(key) ?? null));
	return [...rows, ...rowsOfSharedRoutes(routesBySection, isShared, rows)];
}
/** Rows for the pages that several sections list, if one of these sections has no row for the page yet. */
function rowsOfSharedRoutes(routesBySection, isShared, rows) {
	const routeSets = routesBySection.map((routes) => new Set(routes));
	const pairedRoutes = routesBySection.map((_, column) => new Set(rows.map((row) => row[column])));
	return [...new Set(routesBySection.flatMap((routes, column) => routes.filter((route) => isShared(route) && !pairedRoutes[column]?.has(route))))].map((route) => routeSets.map((routes) => routes.has(route) ? route : null));
}
/**
* Markers of each section, best first. If more of a section's routes match a sibling unchanged than without a segment,
* or if a segment pairs only a few of them, only markers from the section's name are used.
*/
function findMarkers(sections) {
	const suggestedNames = sections.map(({ name }) => new Set(suggestedFolderNames(name)));
	const segmentShares = sections.map(({ routes }) => computeSegmentShares(routes));
	const candidatesBySection = sections.map(({ routes }, index) => {
		const folders = routes.flatMap((route) => segmentsOf(route.toLowerCase()).slice(0, -1));
		const segments = [...new Set([...suggestedNames[index] ?? [], ...folders])].filter((segment) => segmentShares.every((otherShares, otherIndex) => otherIndex === index || (otherShares.get(segment) ?? 0) < (segmentShares[index]?.get(segment) ?? 0)));
		return new Set(segments);
	});
	const keysByRoute = sections.map(({ routes }, index) => routes.map((route) => ({
		route,
		keys: keysByRemovedSegment(route, candidatesBySection[index] ?? /* @__PURE__ */ new Set())
	})));
	const owners = new KeyOwners();
	for (const [index, routes] of keysByRoute.entries()) for (const { route, keys } of routes) for (const key of [route, ...keys.values()]) owners.add(key, index);
	return keysByRoute.map((routes, index) => {
		const unchangedCount = routes.filter(({ route }) => owners.hasOtherOwner(route, index)).length;
		const scores = countItems(routes.flatMap(({ keys }) => [...keys].flatMap(([segment, key]) => owners.hasOtherOwner(key, index) ? segment : [])));
		const hasMoreUnchanged = [...scores.values()].every((score) => score < unchangedCount);
		return [...scores].map(([segment, score]) => ({
			segment,
			isInName: suggestedNames[index]?.has(segment) === true,
			score
		})).filter(({ isInName, score }) => isInName || !hasMoreUnchanged && score >= routes.length * minPairedShare).toSorted((a, b) => Number(b.isInName) - Number(a.isInName) || b.score - a.score);
	});
}
/** Tracks which section a route key belongs to. */
var KeyOwners = class {
	/** Index of the section, or `several` if more than one section has the key. */
	#owners = /* @__PURE__ */ new Map();
	add(key, index) {
		const owner = this.#owners.get(key);
		this.#owners.set(key, owner === void 0 || owner === index ? index : "several");
	}
	hasOtherOwner(key, index) {
		const owner = this.#owners.get(key);
		return owner !== void 0 && owner !== index;
	}
};
/** For each segment, the share of routes that contain it. */
function computeSegmentShares(routes) {
	const counts = countItems(routes.flatMap((route) => [...new Set(segmentsOf(route.toLowerCase()))]));
	return new Map([...counts].map(([segment, count]) => [segment, count / routes.length]));
}
function routeKey(route, markers) {
	for (const { segment } of markers) {
		const key = removeSegment(route, segment);
		if (key !== void 0) return key;
	}
	return route;
}
/** Keys of a route: the route without one of the candidate segments, by the removed segment in lower case. */
function keysByRemovedSegment(route, candidates) {
	const routeByKey = /* @__PURE__ */ new Map();
	for (const segment of segmentsOf(route.toLowerCase())) {
		const key = candidates.has(segment) ? removeSegment(route, segment) : void 0;
		if (key !== void 0) routeByKey.set(segment, key);
	}
	return routeByKey;
}
/**
* Removes a segment from a route, ignoring letter case. Returns `undefined` if the route doesn't contain the segment.
*/
function removeSegment(route, segment) {
	const segments = segmentsOf(route);
	const segmentIndex = segments.findIndex((candidate) => candidate.toLowerCase() === segment);
	return segmentIndex === -1 ? void 0 : `/${segments.toSpliced(segmentIndex, 1).join("/")}`;
}
function segmentsOf(route) {
	return route.split("/").slice(1);
}
/** Folder names that a section's name suggests: `v2` and `2` for `v2`, `2025-03-26` for a dated version. */
function suggestedFolderNames(name) {
	const nameWords = name.toLowerCase().split(/[\s()]+/).filter((word) => word !== "");
	const hyphenatedName = name.toLowerCase().replace(/\s+/g, "-");
	return [...new Set([
		...nameWords,
		hyphenatedName,
		...nameWords.map((word) => word.replace(/^v(?=\d)/, ""))
	])];
}
//#endregion
//#region src/core/model/counterparts.ts
/**
* Pairs pages of sibling languages, versions and products, and adds rows of counterparts to each placement. Two pages
* are paired if their routes are equal without the folder of their sections: `/fr/guides/start` and `/guides/start`,
* `/spec/2025-03-26/basic` and `/spec/draft/basic`. A page that several sections list is its own counterpart.
*/
function pairCounterparts(root, contexts, factsByRoute) {
	const tables = [];
	const tableBySection = /* @__PURE__ */ new Map();
	const sectionRoutes = collectSectionRoutes(root, contexts, factsByRoute);
	visit(root, []);
	for (const context of contexts) {
		const sectionTables = sectionsOfContext(root, context).flatMap((section) => tableBySection.get(section) ?? []);
		for (const { route, placement } of context.placements) {
			const rows = sectionTables.flatMap(({ tableIndex, rowByRoute }) => {
				const row = rowByRoute.get(route);
				return row === void 0 ? [] : [[tableIndex, row]];
			});
			if (rows.length > 0) placement.counterparts = rows;
		}
	}
	return tables;
	function visit(node, path) {
		for (const axis of switcherAxes) pairSiblings(node.children, axis, path);
		for (const [index, child] of node.children.entries()) if (child.kind === "section") visit(child, [...path, index]);
	}
	function pairSiblings(children, axis, path) {
		const siblings = [...children.entries()].flatMap(([index, section]) => section.kind === "section" && section.axis === axis ? [{
			index,
			section
		}] : []);
		if (siblings.length < 2) return;
		const rowMaps = siblings.map(() => /* @__PURE__ */ new Map());
		const rows = [];
		for (const row of pairRoutes(siblings.map(({ section }) => ({
			name: section.name,
			routes: sectionRoutes.get(section) ?? []
		})))) {
			for (const [column, route] of row.entries()) if (route !== null && rowMaps[column]?.has(route) === false) rowMaps[column].set(route, rows.length);
			rows.push(row);
		}
		if (rows.length === 0) return;
		for (const [column, { section }] of siblings.entries()) tableBySection.set(section, {
			tableIndex: tables.length,
			rowByRoute: rowMaps[column] ?? /* @__PURE__ */ new Map()
		});
		tables.push({
			axis,
			path,
			siblings: siblings.map(({ index }) => index),
			rows
		});
	}
}
function collectSectionRoutes(root, contexts, factsByRoute) {
	const sectionRoutes = /* @__PURE__ */ new Map();
	for (const context of contexts) {
		const sections = sectionsOfContext(root, context);
		for (const { route } of context.placements) {
			if (factsByRoute.get(route)?.page.missing === true) continue;
			for (const section of sections) appendTo(sectionRoutes, section, route);
		}
	}
	return sectionRoutes;
}
function sectionsOfContext(root, { sidebar }) {
	let children = root.children;
	return sidebar.path.flatMap((index) => {
		const section = children[index];
		if (section?.kind !== "section") return [];
		children = section.children;
		return [section];
	});
}
//#endregion
//#region src/core/links/safe-url.ts
/** Safe schemes. A URL without a scheme is relative to the site. */
const webSchemes = new Set([
	"http",
	"https",
	"mailto",
	"tel",
	"sms"
]);
/**
* Schemes that may run code: the URL contains a program or document, or opens a document that the site doesn't control.
*/
const scriptSchemes = new Set([...[
	"javascript",
	"data",
	"vbscript",
	"livescript",
	"mocha",
	"blob",
	"filesystem",
	"file"
], ...[
	"about",
	"view-source",
	"jar",
	"mhtml",
	"ms-its",
	"mk",
	"res",
	"feed"
]]);
/**
* Named character references that can hide a scheme. The table of the package `entities` is too large for browsers.
* Letter case and missing semicolons are ignored, because parsers differ.
*/
const namedReferences = {
	colon: ":",
	tab: "",
	newline: "",
	amp: "&"
};
/**
* Classifies a URL as written. All other checks for unsafe URLs call this function. Removes control characters and
* spaces, and decodes nested character references and percent-encoding, as HTML parsers or browsers may do. A URL with
* too many layers of encoding is a `script`.
*/
function urlKind(url) {
	let isDecoded = false;
	let layer = removeIgnoredCharacters(url);
	for (let layerCount = 0; layerCount < 8; layerCount++) {
		const scheme = /^([a-z][a-z\d+.-]*):/i.exec(layer)?.[1]?.toLowerCase();
		if (scheme !== void 0) {
			const kind = kindOfScheme(scheme);
			return isDecoded && kind === "application" ? "web" : kind;
		}
		if (!/^[a-z&%]/i.test(layer)) return "web";
		let nextLayer = removeIgnoredCharacters(decodeReferences(layer));
		if (nextLayer === layer) {
			nextLayer = removeIgnoredCharacters(decodeAsciiPercent(layer));
			isDecoded = true;
		}
		if (nextLayer === layer) return "web";
		layer = nextLayer;
	}
	return "script";
}
/** True for a relative URL or a URL with a safe scheme, even if an untrusted author wrote it. */
function isSafeUrl(url) {
	return urlKind(url) === "web";
}
function kindOfScheme(scheme) {
	if (webSchemes.has(scheme)) return "web";
	return scriptSchemes.has(scheme) ? "script" : "application";
}
/**
* Removes control characters, format characters and spaces. Browsers remove some of these; other parsers remove more.
*/
function removeIgnoredCharacters(url) {
	return url.replace(/[\p{Cc}\p{Cf}\p{Z}]/gu, "");
}
function decodeReferences(url) {
	return url.replace(/&(?:#0*(\d{1,7});?|#x0*([\da-f]{1,6});?|(colon|tab|newline|amp);?)/gi, (_, decimal, hexadecimal, name) => {
		if (name !== void 0) return namedReferences[name.toLowerCase()] ?? "";
		const code = decimal === void 0 ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal);
		return code <= 1114111 ? String.fromCodePoint(code) : "";
	});
}
/** Decodes ASCII only: schemes are ASCII, and an invalid sequence after a code must not keep it encoded: `%3A%FF`. */
function decodeAsciiPercent(url) {
	return url.replace(/%([0-7][\da-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}
const harmlessUrl = "#";
/** URLs in Markdown and HTML: link and image targets, reference definitions, autolinks, attributes. */
const urlPatterns = [
	/(\]\([\s]{0,9}<?)((?:[^()<>]|\([^()]*\))+)/g,
	/(\]:[\s]{0,9}<?)([^<>\n]+)/g,
	/(<)([a-z][^<>]*)(?=>)/gi,
	/((?:href|src|action|data|poster)[\s]{0,9}=[\s]{0,9}\{?[\s]{0,9})("[^"]*"|'[^']*'|`[^`]*`|[^\s"'`<>]+)/gi
];
/**
* Replaces unsafe URLs in Markdown.
*
* @param isUnsafe Default: true for URLs that may run code.
* @returns The safe text, and the removed URLs as written.
*/
function withoutUnsafeUrls(text, isUnsafe = (url) => urlKind(url) === "script") {
	const removed = [];
	let safeText = text;
	for (const pattern of urlPatterns) safeText = safeText.replace(pattern, (match, prefix, source) => {
		const [, quote = "", url = source] = /^(["'`])(.*)\1$/s.exec(source) ?? [];
		if (!isUnsafe(url)) return match;
		removed.push(url);
		return prefix + quote + harmlessUrl + quote;
	});
	return {
		text: safeText,
		removed
	};
}
//#endregion
//#region src/core/pages/front-matter.ts
const memberTypes = new Map([
	...[
		"title",
		"sidebarTitle",
		"description",
		"icon",
		"iconType",
		"tag",
		"url"
	].map(textMember),
	...[
		"openapi",
		"openapi-schema",
		"asyncapi",
		"generated"
	].map(textMember),
	...[
		"hidden",
		"deprecated",
		"noindex",
		"searchable"
	].map((name) => [name, "flag"])
]);
/** Value of `generated` in page files that this package wrote. */
const generatorName = "docs-json-nav";
/** Members that authors write. Excludes `generated`, which only this package writes. */
const frontMatterKeys = [...memberTypes.keys()].filter((name) => name !== "generated");
function textMember(name) {
	return [name, "text"];
}
const openingFence = /^---[ \t]*\r?\n/;
const closingFence = /^---[ \t]*\r?$/m;
/** Finds the front matter of a page. `undefined` if the page has none, or if the closing fence is missing. */
function frontMatterBlock(page) {
	const fence = openingFence.exec(page);
	if (fence === null) return void 0;
	const start = fence[0].length;
	const closingMatch = closingFence.exec(page.slice(start));
	if (closingMatch === null) return void 0;
	const lineEnd = page.indexOf("\n", start + closingMatch.index);
	return {
		text: page.slice(start, start + closingMatch.index),
		start,
		end: lineEnd === -1 ? page.length : lineEnd + 1
	};
}
const blankLines = /^\uFEFF?(?:[ \t]*\r?\n)+(?=---[ \t]*\r?\n)/;
const longFenceFrontMatter = /^(?:[ \t]*\r?\n)*(-{4,})[ \t]*\r?\n(?=[\w-]+:[ \t])(?:[^\n]*\n)*?-{3,}[ \t]*\r?$/m;
const tomlFrontMatter = /^(?:[ \t]*\r?\n)*(\+\+\+)[ \t]*\r?\n(?=[\w.-]+[ \t]*=)[\s\S]*?^\+\+\+[ \t]*\r?$/m;
const codeFence = /^[ \t]*(`{3,}|~{3,})/;
/** Finds front matter that hosts show as text, because of its position or fences, in a page without front matter. */
function misplacedFrontMatter(text) {
	const blankLength = blankLines.exec(text)?.[0].length;
	if (blankLength !== void 0 && isFrontMatterAt(text, blankLength)) return {
		problem: "late",
		start: blankLength,
		end: blankLength + 3,
		isFirst: true
	};
	for (const [problem, pattern] of [["dashes", longFenceFrontMatter], ["toml", tomlFrontMatter]]) {
		const match = pattern.exec(text);
		if (match?.index !== 0) continue;
		const [block, fence = ""] = match;
		const start = block.indexOf(fence);
		return {
			problem,
			start,
			end: start + fence.length,
			isFirst: true
		};
	}
	const start = findLateFrontMatter(text);
	return start === void 0 ? void 0 : {
		problem: "late",
		start,
		end: start + 3,
		isFirst: false
	};
}
/** Offset of front matter that follows other text, outside of code blocks. */
function findLateFrontMatter(text) {
	let openFence;
	let lineStart = 0;
	for (const line of text.split("\n")) {
		const fenceMarker = codeFence.exec(line)?.[1];
		if (openFence === void 0 && fenceMarker !== void 0) openFence = fenceMarker;
		else if (openFence !== void 0 && fenceMarker?.startsWith(openFence)) openFence = void 0;
		else if (openFence === void 0 && /^---[ \t]*\r?$/.test(line) && isFrontMatterAt(text, lineStart)) return lineStart;
		lineStart += line.length + 1;
	}
}
/** True if only lines such as `name: value` are between two fences, and one of the names is a title or description. */
function isFrontMatterAt(text, start) {
	const block = frontMatterBlock(text.slice(start))?.text;
	if (block === void 0 || !/^(?:title|sidebarTitle|description)[ \t]*:/m.test(block)) return false;
	return block.split("\n").every((line) => /^(?:[\w:-]+[ \t]*:(?:[ \t].*)?|[ \t]+.*|-[ \t].*|#.*)?\r?$/.test(line));
}
/** Splits a page into front matter and body, and removes a byte order mark. An unclosed block belongs to the body. */
function splitPage(page) {
	const text = page.startsWith("﻿") ? page.slice(1) : page;
	const block = frontMatterBlock(text);
	if (block === void 0) return {
		yaml: "",
		body: text,
		bodyLine: 1
	};
	const bodyLine = text.slice(0, block.end).split("\n").length;
	return {
		yaml: block.text,
		body: text.slice(block.end),
		bodyLine
	};
}
/**
* Parses front matter of plain `name: value` lines, the usual case, without a YAML parser.
*
* @returns `undefined` for anything that YAML may parse differently. Callers then parse the block with js-yaml.
*/
function parsePlainBlock(block) {
	const seenNames = /* @__PURE__ */ new Set();
	const members = {};
	for (const line of block.split("\n")) {
		if (/^ *\r?$/.test(line)) continue;
		const [matchText, name = "", doubleQuoted, singleQuoted, unquoted = ""] = plainLine.exec(line) ?? [];
		if (matchText === void 0 || seenNames.has(name)) return void 0;
		seenNames.add(name);
		storeMember(members, name, doubleQuoted ?? singleQuoted ?? unquoted);
	}
	return members;
}
const plainLine = /^([A-Za-z_][\w-]*):(?:[ ]+(?:"([^"\\\p{C}\u2028\u2029]*)"|'([^'\p{C}\u2028\u2029]*)'|(?![ \-?:,[\]{}#&*!|>'"%@`])((?:(?!: | #|:\r?$)[^\p{C}\u2028\u2029])*?)))?[ ]*\r?$/u;
function storeMember(members, name, source) {
	const type = memberTypes.get(name);
	if (type === "text") {
		const text = source.trim();
		if (text !== "" && text !== "null" && text !== "~") members[name] = text;
	} else if (type === "flag") {
		const text = source.toLowerCase();
		if (text === "true" || text === "false") members[name] = text === "true";
	}
}
/** Range of the line that sets a member. Falls back to the whole file if no single line sets it. */
function frontMatterLocation(host, file, member) {
	const block = frontMatterBlock(readText(host, file) ?? "");
	if (block === void 0) return { file };
	const name = member.replace(/[^\w-]/g, "\\$&");
	const match = new RegExp(`^[ \\t]*["']?${name}["']?[ \\t]*:.*$`, "m").exec(block.text);
	if (match === null) return { file };
	const start = block.start + match.index;
	return {
		file,
		start,
		end: start + match[0].trimEnd().length
	};
}
//#endregion
//#region src/core/model/facts.ts
/** Facts of every page that the navigation names, by route. If two pages claim one route, the first wins. */
function collectPageFacts(input) {
	const { links, inventory } = input;
	const factsByRoute = /* @__PURE__ */ new Map();
	for (const target of [...links.roots.values(), ...links.targets.values()]) addFacts(target);
	return factsByRoute;
	function addFacts(target) {
		if (target.kind === "endpoint") return;
		const { route } = target;
		const path = target.kind === "operation" ? target.page : target.file && target.path;
		const page = path === void 0 ? void 0 : inventory.pages.get(path);
		const existingFacts = factsByRoute.get(route);
		if (existingFacts !== void 0 && (existingFacts.page.missing !== true || page === void 0)) return;
		factsByRoute.set(route, factsOf(target, page, input));
	}
}
function factsOf(target, page, input) {
	const { route } = target;
	if (target.kind === "page") return page === void 0 ? factsOfPath(route, target.path, target.provided) : pageFileFacts(route, page, input);
	const { operation } = target;
	if (page === void 0) return factsOfOperation(route, operation);
	if (page.frontMatter.generated === "docs-json-nav") {
		const facts = factsOfOperation(route, operation);
		return {
			...facts,
			page: {
				...facts.page,
				file: page.file
			}
		};
	}
	return pageFileFacts(route, page, input, operation);
}
/**
* Facts of a page file.
*
* @param operation Operation that the page documents. Default: the operation that its front matter names.
*/
function pageFileFacts(route, { path, file, frontMatter }, { expansion, bodies }, operation = expansion.pageOperations.get(path)) {
	const title = frontMatter.title ?? frontMatter.sidebarTitle ?? operation?.title ?? bodies.get(file)?.title ?? titleFromPath(path);
	const label = frontMatter.sidebarTitle ?? title;
	const unreadEndpoint = expansion.unreadEndpoints.get(path);
	return {
		page: {
			route,
			title,
			...label === title ? {} : { sidebarTitle: label },
			...withoutUndefined({
				description: frontMatter.description,
				icon: frontMatterIcon(frontMatter),
				tag: frontMatter.tag
			}),
			...frontMatter.deprecated === true || operation?.deprecated ? { deprecated: true } : {},
			...frontMatter.noindex === true ? { noindex: true } : {},
			...frontMatter.searchable === false ? { searchable: false } : {},
			...withoutUndefined({ url: frontMatter.url }),
			file,
			...withoutUndefined({ endpoint: operation === void 0 ? unreadEndpoint && {
				...unreadEndpoint,
				tags: []
			} : endpointOf(operation) })
		},
		hidden: frontMatter.hidden === true,
		isAlwaysIndexed: frontMatter.hidden === false,
		label
	};
}
function factsOfOperation(route, operation) {
	const { title, metadata } = operation;
	const description = firstParagraph(operation.description);
	const metadataText = (name) => nonEmptyText(ownMember(metadata, name));
	const [label, icon, tag, url] = [
		metadataText("sidebarTitle") ?? title,
		metadataText("icon"),
		metadataText("tag"),
		metadataText("url")
	];
	return {
		page: {
			route,
			title,
			...label === title ? {} : { sidebarTitle: label },
			...withoutUndefined({
				description,
				icon: icon === void 0 ? void 0 : { name: icon },
				tag
			}),
			...operation.deprecated || ownMember(metadata, "deprecated") === true ? { deprecated: true } : {},
			...ownMember(metadata, "noindex") === true ? { noindex: true } : {},
			...ownMember(metadata, "searchable") === false ? { searchable: false } : {},
			...url === void 0 || urlKind(url) === "script" ? {} : { url },
			file: null,
			endpoint: endpointOf(operation)
		},
		hidden: ownMember(metadata, "hidden") === true,
		label
	};
}
const inlineComponentTag = /<\/?(?:Badge|Tooltip|Icon|Note|Tip|Warning|Info|Check|Danger|Callout)(?:\s[^<>]*)?>/g;
/** Descriptions may be whole documents, so pages show only the first paragraph below their title. */
function firstParagraph(description) {
	const [paragraph] = description?.split(/\n\s*\n/, 1) ?? [];
	const text = paragraph?.replace(inlineComponentTag, "").replace(/\s+/g, " ").trim();
	return text === "" ? void 0 : text;
}
function endpointOf({ method, path, spec, operationId, tags }) {
	return {
		method,
		path,
		spec,
		...withoutUndefined({ operationId }),
		tags
	};
}
function factsOfPath(route, path, provided) {
	const title = titleFromPath(path);
	return {
		page: {
			route,
			title,
			file: null,
			...provided ? { provided } : { missing: true }
		},
		hidden: false,
		label: title
	};
}
function frontMatterIcon({ icon, iconType }) {
	return icon === void 0 ? void 0 : {
		name: icon,
		...withoutUndefined({ style: iconType })
	};
}
//#endregion
//#region src/core/model/sidebars.ts
/** Builds a context for the root and for each section that directly contains groups, pages or links, in tree order. */
function buildContexts({ root, rootSources, indexedSources }, factsByRoute) {
	const contexts = [];
	visitSection(root, {
		context: {},
		crumbs: [],
		path: [],
		visibility: "visible"
	});
	return contexts;
	function visitSection(node, inherited) {
		const content = node.children.filter((child) => !isSectionLike(child));
		if (content.length > 0) contexts.push(createSidebarContext(content, inherited, contexts.length));
		for (const [index, child] of node.children.entries()) {
			if (child.kind !== "section") continue;
			visitSection(child, {
				context: {
					...inherited.context,
					[child.axis]: child.name
				},
				crumbs: axesWithoutBreadcrumbs.has(child.axis) ? inherited.crumbs : addCrumb(inherited.crumbs, child),
				path: [...inherited.path, index],
				visibility: visibilityOf(child, inherited.visibility)
			});
		}
	}
	function visibilityOf(node, parentVisibility) {
		return visibilityBelow(parentVisibility, {
			hidden: node.hidden === true,
			indexed: indexedSources.has(node.source)
		});
	}
	function createSidebarContext(nodes, inherited, sidebarIndex) {
		const placements = [];
		for (const node of nodes) visitChild(node, inherited, sidebarIndex, placements);
		linkNeighbors(placements);
		return {
			sidebar: {
				context: inherited.context,
				path: inherited.path,
				items: sidebarItems(nodes, factsByRoute, false)
			},
			placements
		};
	}
	function visitChild(node, inherited, sidebarIndex, placements) {
		if (node.kind === "page") {
			if (node.route === inherited.group?.root) return;
			placements.push(createPlacement(node.route, node.source, inherited, sidebarIndex, node.hidden === true));
		} else if (node.kind === "group") {
			const crumbs = addCrumb(inherited.crumbs, node);
			const groupContext = {
				...inherited,
				crumbs,
				group: node,
				visibility: visibilityOf(node, inherited.visibility)
			};
			if (node.root !== null) placements.push(createPlacement(node.root, rootSources.get(node) ?? node.source, groupContext, sidebarIndex, false));
			for (const child of node.children) visitChild(child, groupContext, sidebarIndex, placements);
		}
	}
	function createPlacement(route, source, inherited, sidebarIndex, isNodeHidden) {
		const { context, crumbs: breadcrumbs } = inherited;
		const placement = {
			sidebar: sidebarIndex,
			context,
			breadcrumbs,
			eyebrow: breadcrumbs.at(-1) ?? null,
			previous: null,
			next: null,
			source
		};
		if (isNodeHidden || inherited.visibility !== "visible" || factsByRoute.get(route)?.hidden === true) placement.hidden = true;
		return {
			route,
			isIndexed: !isNodeHidden && inherited.visibility !== "hidden",
			placement
		};
	}
}
function linkNeighbors(placements) {
	let previous;
	for (const current of placements) {
		if (current.placement.hidden) continue;
		if (previous !== void 0) {
			previous.placement.next = current.route;
			current.placement.previous = previous.route;
		}
		previous = current;
	}
}
/** @param isNested True if the items are inside a group that has a title. */
function sidebarItems(nodes, factsByRoute, isNested) {
	return nodes.flatMap((node) => {
		if (node.hidden) return [];
		const appearance = appearanceOf(node);
		switch (node.kind) {
			case "group": {
				const { expanded, root, route, children } = node;
				const listedChildren = children.filter((child) => child.kind !== "page" || child.route !== root);
				const hasTitle = node.label.trim() !== "" || root !== null;
				const items = sidebarItems(listedChildren, factsByRoute, isNested || hasTitle);
				if (items.length === 0 && root === null && children.length > 0) return [];
				return [{
					kind: "group",
					...appearance,
					expanded: expanded || !isNested,
					collapsible: isNested,
					root,
					route,
					items
				}];
			}
			case "page": return [sidebarPage(node, factsByRoute.get(node.route))];
			case "link": return [{
				kind: "link",
				...appearance,
				href: node.href,
				route: node.route
			}];
			default: return [];
		}
	});
}
function sidebarPage(node, facts) {
	const { deprecated, url } = facts?.page ?? {};
	const { method, route } = node;
	return {
		kind: "page",
		...appearanceOf(node),
		route,
		...withoutUndefined({
			method,
			deprecated,
			url
		})
	};
}
function appearanceOf({ label, icon, tag }) {
	return {
		label,
		...withoutUndefined({
			icon,
			tag
		})
	};
}
/** True for sections and for links that replace a section. Tab bars and switchers show them; sidebars don't. */
function isSectionLike(node) {
	return node.kind === "section" || node.kind === "link" && node.axis !== void 0;
}
function addCrumb(crumbs, { label, route }) {
	return label === "" ? crumbs : [...crumbs, {
		label,
		route
	}];
}
//#endregion
//#region src/core/model/tree.ts
function buildTree(navigation, links, factsByRoute) {
	return new TreeBuilder(links, factsByRoute).build(navigation);
}
var TreeBuilder = class {
	#links;
	#factsByRoute;
	#rootSources = /* @__PURE__ */ new Map();
	#indexedSources = /* @__PURE__ */ new Set();
	constructor(links, factsByRoute) {
		this.#links = links;
		this.#factsByRoute = factsByRoute;
	}
	build({ root }) {
		const children = this.#childrenOf(root);
		return {
			root: {
				kind: "root",
				route: firstRoute(children),
				children,
				global: root.global.map((globalElement) => this.#createLinkNode(globalElement)),
				source: sourceOf(root.location)
			},
			rootSources: this.#rootSources,
			indexedSources: this.#indexedSources
		};
	}
	#childrenOf(element) {
		const isInGroup = element.kind === "group";
		return element.lists.flatMap(({ items }) => markDefault(items.flatMap((item) => item.kind === "entry" ? this.#createEntryNode(item) : this.#elementNode(item, isInGroup))));
	}
	#elementNode(element, isInGroup) {
		const isEmpty = element.lists.every(({ items }) => items.length === 0) && element.root === void 0;
		if (element.href !== void 0 && isEmpty) return this.#createLinkNode(element);
		const axis = axisOf(element);
		return axis === void 0 ? this.#createGroupNode(element, isInGroup) : this.#createSectionNode(element, axis);
	}
	/** Returns `[]` for an entry without a target. */
	#createEntryNode(entry) {
		const target = this.#links.targets.get(entry);
		if (target === void 0) return [];
		const source = sourceOf(entry.location);
		if (target.kind === "endpoint") {
			const specs = target.specs.map((spec) => spec.source.text);
			const { reference } = target;
			return {
				kind: "endpoint",
				label: `${reference.method} ${reference.path}`,
				reference,
				specs,
				source
			};
		}
		const isHidden = target.kind === "operation" && target.hidden;
		const facts = this.#factsByRoute.get(target.route);
		return facts === void 0 ? [] : createPageNode(facts, source, isHidden);
	}
	#createGroupNode(element, isInGroup) {
		const children = this.#childrenOf(element);
		const root = this.#links.roots.get(element)?.route ?? null;
		const node = {
			kind: "group",
			label: element.label,
			...elementAppearance(element),
			expanded: !isInGroup || element.expanded,
			root,
			route: root ?? firstRoute(children),
			children,
			source: this.#elementSource(element)
		};
		if (element.root !== void 0) this.#rootSources.set(node, sourceOf(element.root.location));
		return node;
	}
	#createSectionNode(element, axis) {
		const children = this.#childrenOf(element);
		return {
			kind: "section",
			axis,
			name: element.label,
			label: element.displayName ?? element.label,
			...elementAppearance(element),
			route: firstRoute(children),
			...withoutUndefined({
				href: element.href?.text,
				banner: element.banner
			}),
			...element.global.length === 0 ? {} : { global: element.global.map((globalElement) => this.#createLinkNode(globalElement)) },
			...element.isDefault ? { default: true } : {},
			children,
			source: this.#elementSource(element)
		};
	}
	#elementSource({ location, indexed }) {
		const source = sourceOf(location);
		if (indexed) this.#indexedSources.add(source);
		return source;
	}
	#createLinkNode(element) {
		return {
			kind: "link",
			...withoutUndefined({ axis: axisOf(element) }),
			label: element.displayName ?? element.label,
			...elementAppearance(element),
			href: element.href?.text ?? "",
			route: this.#links.hrefs.get(element) ?? null,
			source: sourceOf(element.location)
		};
	}
};
function createPageNode(facts, source, isHidden) {
	const { label, hidden } = facts;
	const { route, icon, tag, endpoint } = facts.page;
	return {
		kind: "page",
		label,
		route,
		...withoutUndefined({
			method: endpoint?.method === "OVERVIEW" ? void 0 : endpoint?.method,
			icon,
			tag
		}),
		...hidden || isHidden ? { hidden: true } : {},
		source
	};
}
/** Marks the default language, version or product: the section with `default`, else the first visible section. */
function markDefault(nodes) {
	const candidates = nodes.filter((node) => node.kind === "section" && switcherAxes.has(node.axis));
	const defaultSection = candidates.find((node) => node.default) ?? candidates.find((node) => !node.hidden) ?? candidates[0];
	return nodes.map((node) => {
		if (node.kind !== "section" || !switcherAxes.has(node.axis)) return node;
		return {
			...node,
			default: node === defaultSection
		};
	});
}
/** Route of the first page. Visible nodes come before hidden ones, and a default section before its siblings. */
function firstRoute(nodes) {
	const defaultsFirst = [...nodes.filter(isDefault), ...nodes.filter((node) => !isDefault(node))];
	const visibleFirst = [...defaultsFirst.filter(({ hidden }) => hidden !== true), ...defaultsFirst.filter(({ hidden }) => hidden === true)];
	for (const node of visibleFirst) {
		const route = node.kind === "link" || node.kind === "endpoint" ? null : node.route;
		if (route !== null) return route;
	}
	return null;
}
function isDefault(node) {
	return node.kind === "section" && node.default === true;
}
function axisOf({ kind }) {
	return kind === "group" || kind === "navigation" ? void 0 : kind;
}
function elementAppearance({ icon, tag, description, hidden }) {
	return {
		...withoutUndefined({
			icon,
			tag,
			description
		}),
		...hidden ? { hidden: true } : {}
	};
}
function sourceOf({ file, pointer }) {
	return {
		file,
		pointer
	};
}
//#endregion
//#region src/core/model.ts
/** Builds the model: the tree, a sidebar for each context, and every page with its placements. */
function buildModel(input) {
	const { expansion, links, base } = input;
	const factsByRoute = collectPageFacts(input);
	const tree = buildTree(expansion.navigation, links, factsByRoute);
	const contexts = buildContexts(tree, factsByRoute);
	const counterparts = pairCounterparts(tree.root, contexts, factsByRoute);
	return {
		version: 1,
		site: createSiteSettings(expansion.navigation, base),
		tree: tree.root,
		sidebars: contexts.map(({ sidebar }) => sidebar),
		counterparts,
		pages: buildPages(input, contexts, factsByRoute)
	};
}
function createSiteSettings({ siteName, eyebrows, drilldown, iconLibrary, redirects, host, banner }, base) {
	return {
		name: siteName,
		base,
		eyebrows,
		drilldown: drilldown ?? null,
		icons: { library: iconLibrary ?? "fontawesome" },
		redirects: redirects.map(({ source, destination, permanent }) => ({
			source: source.text,
			destination: destination.text,
			permanent
		})),
		...withoutUndefined({
			host,
			banner
		})
	};
}
/**
* Builds all pages by route: pages of the navigation in its order, then unlisted page files sorted by path.
*
* @param factsByRoute Facts of every page that the navigation names.
*/
function buildPages(input, contexts, factsByRoute) {
	const pages = {};
	const placedFiles = /* @__PURE__ */ new Set();
	const placementsByRoute = groupBy(contexts.flatMap((context) => context.placements), ({ route }) => route);
	for (const [route, routedPlacements] of placementsByRoute) {
		const pageFacts = factsByRoute.get(route);
		if (pageFacts === void 0) continue;
		pages[route] = createPage(pageFacts, routedPlacements.map(({ placement }) => placement), routedPlacements.some(({ isIndexed }) => isIndexed));
		placedFiles.add(pageFacts.page.file);
	}
	for (const page of input.inventory.pages.values()) {
		if (placedFiles.has(page.file)) continue;
		const route = routeOf(page.path);
		if (factsByRoute.has(route) || pages[route] !== void 0) continue;
		pages[route] = createPage(pageFileFacts(route, page, input), [], true);
	}
	return pages;
}
/** `hidden` in the page's front matter, true or false, overrides the elements above the page. */
function createPage({ page, hidden, isAlwaysIndexed }, placements, hasIndexedPlacement) {
	return hidden || !(hasIndexedPlacement || isAlwaysIndexed === true) ? {
		...page,
		hidden: true,
		placements
	} : {
		...page,
		placements
	};
}
//#endregion
//#region src/core/values/document.ts
function locationOfMember(document, container, containerLocation, name) {
	return document.origins.get(container)?.get(name) ?? memberLocation(containerLocation, name);
}
//#endregion
//#region src/core/config/top-level.ts
const services = [
	...[
		"adobe",
		"amplitude",
		"clarity",
		"clearbit",
		"cookies",
		"customScripts",
		"fathom",
		"frontchat",
		"ga4",
		"gtm"
	],
	...[
		"heap",
		"hightouch",
		"hotjar",
		"intercom",
		"logrocket",
		"mixpanel",
		"pirsch",
		"plausible",
		"posthog",
		"segment"
	],
	"telemetry"
];
/**
* Settings of `docs.json` outside the navigation, by path (https://mintlify.com/docs/organize/settings-reference).
* The members of lists and of records with free names, such as `redirects` and `variables`, have no path here.
*/
const settingPaths = [
	...[
		"$schema",
		"$ref",
		"theme",
		"name",
		"description"
	],
	...[
		"colors.primary",
		"colors.light",
		"colors.dark"
	],
	...[
		"logo.light",
		"logo.dark",
		"logo.href",
		"favicon.light",
		"favicon.dark"
	],
	...["appearance.default", "appearance.strict"],
	...[
		"background.decoration",
		"background.color.light",
		"background.color.dark"
	],
	...["background.image.light", "background.image.dark"],
	...[
		"fonts.family",
		"fonts.weight",
		"fonts.source",
		"fonts.format",
		"fonts.heading",
		"fonts.body"
	],
	"icons.library",
	...[
		"styling.eyebrows",
		"styling.latex",
		"styling.codeblocks.theme",
		"styling.codeblocks.languages.custom"
	],
	...[
		"thumbnails.appearance",
		"thumbnails.background",
		"thumbnails.fonts.family"
	],
	...[
		"navbar.links",
		"navbar.primary",
		"footer.socials",
		"footer.links"
	],
	...[
		"banner.content",
		"banner.dismissible",
		"banner.type",
		"banner.color"
	],
	"interaction.drilldown",
	...["contextual.options", "contextual.display"],
	...[
		"redirects",
		"variables",
		"metadata.timestamp",
		"search.prompt"
	],
	...[
		"errors.404.redirect",
		"errors.404.title",
		"errors.404.description"
	],
	...[
		"seo.indexing",
		"seo.metatags",
		"seo.organization"
	],
	...[
		"api.openapi",
		"api.asyncapi",
		"api.url",
		"api.params.expanded",
		"api.spec.download"
	],
	...[
		"api.playground.display",
		"api.playground.proxy",
		"api.playground.credentials"
	],
	...[
		"api.examples.languages",
		"api.examples.defaults",
		"api.examples.prefill",
		"api.examples.autogenerate"
	],
	...[
		"api.mdx.auth.method",
		"api.mdx.auth.name",
		"api.mdx.server"
	],
	...services.map((name) => `integrations.${name}`),
	...[
		"feedback",
		"assistant",
		"customization",
		"head",
		"scripts",
		"styles"
	]
];
const topLevelNames = [...new Set(["navigation", ...settingPaths.map((path) => path.replace(/\..*/, ""))])];
/**
* Name of the member that contains the navigation: `navigation`, or a misspelling of it.
*
* @returns `undefined` if there is none.
*/
function findNavigationKey(value) {
	if (ownMember(value, "navigation") !== void 0) return "navigation";
	return Object.keys(value).find((name) => isTypo(name, "navigation"));
}
/** Reports a misspelled `navigation`. The fix is certain only if the value contains a list such as `tabs`. */
function diagnoseMisspelledNavigation(field, value, location) {
	const isCertain = isObject(value) && Object.keys(value).some(isListName);
	return diagnose("field-unknown", keyLocation(location), {
		severity: "error",
		element: {
			noun: "docs.json",
			name: ""
		},
		field,
		nearest: "navigation",
		allowed: ["navigation"],
		only: isCertain ? "navigation" : void 0
	});
}
/** Reports missing settings that the host requires, and misspelled top-level keys, in one finding. */
function checkTopLevel(document) {
	const { value, location, isWhole } = document;
	if (!isWhole || ownMember(value, "navigation") === void 0) return [];
	const misspelledSettings = Object.keys(value).flatMap((field) => findMisspelling(field, value) ?? []);
	const missingNames = missingSettings(value).filter((name) => !misspelledSettings.some(({ nearest }) => nearest === name || name.startsWith(`${nearest}.`)));
	const [firstMisspelling] = misspelledSettings;
	if (missingNames.length === 0 && firstMisspelling === void 0) return [];
	return [diagnose("config-incomplete", firstMisspelling === void 0 ? location : keyLocation(locationOfMember(document, value, location, firstMisspelling.field)), {
		isHosted: isHostSchema(ownMember(value, "$schema")),
		missing: missingNames,
		misspelled: misspelledSettings
	})];
}
function missingSettings(value) {
	const colors = ownMember(value, "colors");
	const primaryColor = isObject(colors) ? ownMember(colors, "primary") : void 0;
	return [...["theme", "name"].filter((name) => ownMember(value, name) === void 0), ...primaryColor === void 0 ? ["colors.primary"] : []];
}
function findMisspelling(field, value) {
	if (topLevelNames.includes(field)) return void 0;
	const nearest = topLevelNames.find((name) => isLikelyTypo(field, name));
	if (nearest === void 0) return void 0;
	return {
		field,
		nearest,
		isCertain: caseVariant(field, topLevelNames) === nearest && ownMember(value, nearest) === void 0
	};
}
/** True for a likely typo. A short name must differ only in letter case, because too many words are similar to it. */
function isLikelyTypo(field, name) {
	return name.length < 4 ? field.toLowerCase() === name : isTypo(field, name);
}
/** True for `https://mintlify.com/docs.json` and aliases such as `https://leaves.mintlify.com/schema/docs.json`. */
function isHostSchema(schema) {
	if (typeof schema !== "string" || !URL.canParse(schema)) return false;
	const { hostname, pathname } = new URL(schema);
	return /^(?:.+\.)?mintlify\.com$/.test(hostname) && pathname.endsWith("/docs.json");
}
//#endregion
//#region src/core/config/empty.ts
/**
* Finds elements that have no pages or links and inherit no specification. Of nested empty elements, only the innermost
* are returned.
*
* @param placeholders Elements that get endpoints, from `findPlaceholders`.
* @returns Empty elements in file order. `rootIsEmpty` is true if the whole navigation has no pages or links.
*/
function findEmptyElements(root, placeholders) {
	const emptyElements = [];
	const visit = (element) => {
		let hasContent = hasOwnContent(element) || placeholders.has(element);
		let childCount = 0;
		for (const { items } of element.lists) for (const item of items) {
			childCount++;
			if (item.kind === "entry" || visit(item)) hasContent = true;
		}
		if (!hasContent && childCount === 0) emptyElements.push(element);
		return hasContent;
	};
	return {
		rootIsEmpty: !visit(root),
		empty: emptyElements
	};
}
/**
* Finds elements that inherit `openapi` and have no children or link. The endpoints of the specification are listed in
* these elements.
*
* @returns For each element that sets `openapi`, the elements in file order that its endpoints are listed in.
*/
function findPlaceholders(root) {
	const placeholders = /* @__PURE__ */ new Map();
	const visit = (element, specificationOwner) => {
		const children = element.lists.flatMap(({ items }) => items);
		if (specificationOwner !== void 0 && children.length === 0 && !hasOwnContent(element)) getOrCreate(placeholders, specificationOwner, () => []).push(element);
		const nearestOwner = setsField(element, "openapi") ? element : specificationOwner;
		for (const child of children) if (child.kind !== "entry") visit(child, nearestOwner);
	};
	visit(root, void 0);
	return placeholders;
}
/** True for an element with a link, a page, or generated pages. The values are validated elsewhere. */
function hasOwnContent(element) {
	return setsSpecification(element) || [
		"href",
		"root",
		"sdk",
		"graphql",
		"sourceRef"
	].some((name) => Object.hasOwn(element.value, name));
}
/** True if an element sets a specification, valid or not. An empty list sets none. */
function setsSpecification(element) {
	return setsField(element, "openapi") || setsField(element, "asyncapi");
}
function setsField({ value }, name) {
	const setting = ownMember(value, name);
	return setting !== void 0 && !(Array.isArray(setting) && setting.length === 0);
}
//#endregion
//#region src/core/config/stray-fields.ts
function elementName(element) {
	return {
		noun: elementTypes[element.kind].noun,
		name: element.label
	};
}
function diagnoseStrayField(element, name, value, location, meaning) {
	if (meaning.kind === "list" || meaning.kind === "misplaced") return diagnoseMisplacedField(element, name, value, location, meaning);
	const nearest = meaning.kind === "unknown" ? findIntendedName(element, name, meaning.synonym) : meaning.nearest;
	const isUnused = nearest !== void 0 && !Object.hasOwn(element.value, nearest);
	const isCertain = meaning.kind === "misspelling" && meaning.isCaseVariant && isUnused;
	const { children: allowed } = elementTypes[element.kind];
	return diagnoseUnknownField(elementName(element), name, value, location, {
		nearest,
		allowed,
		only: isCertain ? nearest : void 0
	});
}
function findIntendedName(element, name, synonym) {
	return synonym === "href" && element.lists.length > 0 ? void 0 : synonym ?? findMissingName(element, name);
}
function findMissingName(element, field) {
	const { name } = elementTypes[element.kind];
	return name !== void 0 && !Object.hasOwn(element.value, name) && nameSynonyms.includes(field) ? name : void 0;
}
function diagnoseUnknownField(element, field, value, location, suggestion) {
	const severity = holdsContent(value) || suggestion.nearest !== void 0 && isMisspelling(field, suggestion.nearest) ? "error" : "warning";
	return diagnose("field-unknown", keyLocation(location), {
		severity,
		element,
		field,
		...suggestion
	});
}
function diagnoseStrayGlobalField(name, value, location) {
	const element = {
		noun: "\"global\"",
		name: ""
	};
	const owners = elementsWithField(name);
	const nearest = globalLists.find((list) => isTypo(name, list));
	if (owners.length > 0 && nearest === void 0) {
		const severity = definesContent(name) ? "error" : "warning";
		return diagnose("field-misplaced", keyLocation(location), {
			severity,
			element,
			field: name,
			belongs: owners,
			remedy: { use: "anchors" }
		});
	}
	return diagnoseUnknownField(element, name, value, location, {
		nearest,
		allowed: globalLists
	});
}
function holdsContent(value) {
	return typeof value === "object" && value !== null;
}
function diagnoseMisplacedField(element, name, value, location, meaning) {
	const losesList = meaning.kind === "misplaced" && meaning.list !== void 0 && Array.isArray(value);
	const isNestedGroups = element.kind === "group" && !element.isGlobal && name === "groups" && Array.isArray(value);
	const nearest = (meaning.kind === "misplaced" ? meaning.nearest : void 0) ?? findMissingName(element, name);
	const isResolved = isListName(name) && (elementTypes[element.kind].hostChildren ?? []).includes(name);
	return diagnose("field-misplaced", keyLocation(location), {
		severity: !isResolved && (losesList || definesContent(name)) ? "error" : "warning",
		element: elementName(element),
		field: name,
		belongs: elementsWithField(name),
		remedy: isResolved ? { use: "resolved" } : nearest === void 0 ? findRemedy(element, name) : {
			use: "nearest",
			nearest
		},
		...isNestedGroups ? { list: {
			name: "pages",
			isThere: Object.hasOwn(element.value, "pages")
		} } : {}
	});
}
function definesContent(name) {
	return isListName(name) || name === "href" || name === "root";
}
function findRemedy(element, name) {
	if (element.isGlobal) return definesContent(name) ? { use: "href" } : void 0;
	if (element.kind === "group" && name === "href") return { use: "page" };
	if (element.kind === "group" && name === "groups") return { use: "pages" };
	if (name === "root") return { use: "root" };
	const { children } = elementTypes[element.kind];
	return elementTypes.navigation.children.some((list) => list === name) || name === "menu" ? {
		use: "children",
		children
	} : void 0;
}
//#endregion
//#region src/core/config/references.ts
/** Path of the file that a `$ref` refers to, relative to the docs folder. `undefined` if it is outside that folder. */
function referencedFile(from, path) {
	if (path.startsWith("/") || /^[a-z]:[\\/]/i.test(path)) return void 0;
	return normalizePath(`${from.slice(0, from.lastIndexOf("/") + 1)}${path}`);
}
function collectReferences(value) {
	const references = [];
	const visit = (container) => {
		if (typeof container !== "object" || container === null) return;
		if (isObject(container) && typeof container.$ref === "string") references.push(container.$ref);
		for (const member of Object.values(container)) visit(member);
	};
	visit(value);
	return references;
}
/**
* Resolves all `$ref`s in a file, at any depth. A `$ref` is relative to the file that contains it. Members next to a
* `$ref` override the members of its target. Values without `$ref` are not copied.
*
* @param file An existing file.
* @param read Returns the content of a file.
* @param reportMissing Creates the finding for a missing file.
*/
function resolveReferences(file, read, reportMissing) {
	const content = read(file);
	const resolver = new ReferenceResolver(read, reportMissing);
	const value = typeof content === "string" ? {} : content.value;
	const resolved = resolver.resolve(value, {
		location: {
			file,
			pointer: ""
		},
		chain: [file],
		depth: 0
	});
	const { origins, unresolved, findings } = resolver;
	return {
		resolved,
		origins,
		unresolved,
		findings
	};
}
var ReferenceResolver = class {
	origins = /* @__PURE__ */ new Map();
	unresolved = /* @__PURE__ */ new Set();
	findings = [];
	#read;
	#reportMissing;
	#size = 0;
	constructor(read, reportMissing) {
		this.#read = read;
		this.#reportMissing = reportMissing;
	}
	resolve(value, position) {
		this.#size++;
		if (isObject(value)) return this.#resolveObject(value, position);
		const { location } = position;
		if (!Array.isArray(value)) return {
			value,
			location
		};
		const items = [];
		for (const [index, item] of value.entries()) items.push(this.#resolveMember(items, index, item, position));
		return {
			value: value.every((item, index) => item === items[index]) ? value : items,
			location
		};
	}
	#resolveObject(value, position) {
		const { location } = position;
		const reference = typeof value.$ref === "string" ? value.$ref : void 0;
		const target = reference === void 0 ? void 0 : this.#resolveReference(reference, memberLocation(location, "$ref"), position);
		const members = {};
		if (target !== void 0) {
			if (!isObject(target.value)) return target;
			this.#copyMembers(members, target.value, target.location);
		}
		for (const [name, member] of Object.entries(value)) {
			if (name === "$ref" && reference !== void 0) continue;
			if (target !== void 0) this.#setOrigin(members, name, memberLocation(location, name));
			setMember(members, name, this.#resolveMember(members, name, member, position));
		}
		if (reference !== void 0 && target === void 0) this.unresolved.add(members);
		return {
			value: reference === void 0 && Object.entries(value).every(([name, member]) => member === members[name]) ? value : members,
			location: target?.location ?? location
		};
	}
	#copyMembers(members, targetMembers, location) {
		const locations = this.origins.get(targetMembers);
		for (const [name, member] of Object.entries(targetMembers)) {
			setMember(members, name, member);
			this.#setOrigin(members, name, locations?.get(name) ?? memberLocation(location, name));
		}
	}
	#resolveMember(container, name, member, { chain, ...position }) {
		if (typeof member !== "object" || member === null) return member;
		const location = memberLocation(position.location, name);
		const resolved = this.resolve(member, {
			location,
			chain,
			depth: position.depth + 1
		});
		if (resolved.location !== location) this.#setOrigin(container, name, resolved.location);
		return resolved.value;
	}
	#resolveReference(path, location, { chain, depth }) {
		const target = referencedFile(location.file, path);
		const content = target === void 0 ? "outside" : this.#read(target);
		if (target === void 0 || content === "outside") return this.#fail(diagnose("ref-outside-root", location, { path }));
		if (chain.includes(target)) return this.#fail(diagnose("ref-cycle", location, { chain: [...chain, target] }));
		if (content === "missing") return this.#fail(this.#reportMissing(path, target, location));
		if (content === "unreadable") return void 0;
		if (depth > 512 || this.#size > 2e6) {
			const problem = depth > 512 ? {
				kind: "depth",
				limit: 512
			} : {
				kind: "size",
				limit: maxResolvedValues
			};
			return this.#fail(diagnose("config-syntax", location, { problem }));
		}
		const position = {
			location: {
				file: target,
				pointer: ""
			},
			chain: [...chain, target],
			depth: depth + 1
		};
		return this.resolve(content.value, position);
	}
	#fail(finding) {
		this.findings.push(finding);
	}
	#setOrigin(container, name, location) {
		getOrCreate(this.origins, container, () => /* @__PURE__ */ new Map()).set(name, location);
	}
};
/** Sets a member safely even if its name is `__proto__`. */
function setMember(members, name, value) {
	Object.defineProperty(members, name, {
		value,
		enumerable: true,
		configurable: true,
		writable: true
	});
}
//#endregion
//#region src/core/specifications/routes.ts
/**
* Path of an endpoint page: directory, first tag, then the summary, else method and path. Follows the hosted product's
* scheme, so that a site that migrates keeps its URLs.
*
* @param directory `directory` of the specification in `docs.json`.
*/
function endpointPath(operation, directory) {
	if (operation.href !== void 0) return `/${normalizePath(operation.href) ?? ""}`;
	return `/${[
		generatedFolder(directory),
		tagFolder(operation),
		operationSegment(operation)
	].filter((segment) => segment !== "").join("/")}`.toLowerCase();
}
function tagFolder({ method, tags: [firstTag] }) {
	if (firstTag !== void 0) return pathSegment(firstTag);
	return method === "CHANNEL" ? "websockets" : "";
}
function operationSegment({ method, path, summary }) {
	const summarySegment = summary === void 0 ? "" : pathSegment(summary);
	if (safeSegment(summarySegment) !== "") return summarySegment;
	const fromPath = pathSegment(path);
	return unprefixedMethods.has(method) && safeSegment(fromPath) !== "" ? fromPath : `${method}-${fromPath}`;
}
const unprefixedMethods = new Set([
	"WEBHOOK",
	"CHANNEL",
	overviewMethod
]);
/** Turns text into one path segment. Reproduces the hosted product's replacements in their order, quirks included. */
function pathSegment(text) {
	let segment = text.replaceAll(" ", "-");
	if (segment.includes("{")) segment = segment.replace(/\{[^}]*\}/g, "-");
	if (segment.startsWith("-")) segment = segment.slice(1);
	if (segment.endsWith("-")) segment = segment.slice(0, -1);
	return segment.replace(removedChars, "").replaceAll("--", "-").toLowerCase();
}
const removedChars = /[{}(),.'\n/]/g;
/** Converts an identifier to words: `userSignedUp` → `User signed up`. */
function identifierToWords(name) {
	return capitalize(name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/[-_./]+/g, " ").trim().toLowerCase());
}
/**
* Characters that are unsafe in a path: URL syntax, characters that file systems refuse, and route syntax of
* generators. `[id]` is a parameter in Next.js and VitePress. Next.js builds fail on `$` and backticks.
*/
const unsafeChars = /[?#%\\:"<>|*$`[\]\p{Cc}\p{Cs}]/gu;
/**
* Makes a path safe for all servers and file systems. Segments without safe characters are dropped: the tag `#` can't
* be a folder, and an empty first segment (`//list`) would name another host.
*/
function safeRoute(path) {
	const cleanSegments = path.split("/").map(safeSegment).filter((segment) => segment !== "");
	if (cleanSegments.length === 1 && /^index$/i.test(cleanSegments[0] ?? "")) cleanSegments[0] += "-page";
	const route = `/${cleanSegments.map(truncate).join("/")}`;
	const cleanRoute = `/${cleanSegments.join("/")}`;
	return {
		route,
		isShortened: route !== cleanRoute,
		isSanitized: cleanRoute !== path
	};
}
/** Removes unsafe characters, and dots or spaces at the end. Renames Windows device names: `con → con-page`. */
function safeSegment(segment) {
	return segment.replace(unsafeChars, "").replace(/[. ]+$/, "").replace(deviceNamePattern, "$&-page");
}
function truncate(segment) {
	if (segment.length <= 240 / 3) return segment;
	const bytes = new TextEncoder().encode(segment);
	if (bytes.length <= 240) return segment;
	const prefix = new TextDecoder().decode(bytes.subarray(0, 240)).replace(/\uFFFD+$/, "");
	const lastHyphen = prefix.lastIndexOf("-");
	return (lastHyphen > 240 / 4 ? prefix.slice(0, lastHyphen) : prefix).replace(/[. ]+$/, "");
}
//#endregion
//#region src/core/specifications/read/upgrade-swagger.ts
const maxTypes = 100;
const maxSchemes = 4;
/**
* Upgrades Swagger 2 to OpenAPI 3: servers, security schemes, parameters, bodies and responses. Schemas stay in
* `definitions` and references keep their text, so that findings point at the author's text. Names of OAuth flows are
* not upgraded. Parameters are marked with `swaggerMember`.
*/
function upgradeSwagger(original, operations, references) {
	const upgradedDocument = upgradeSchemes(original, references);
	if (!Object.hasOwn(original, "swagger") || Object.hasOwn(original, "openapi")) return {
		document: upgradedDocument,
		operations
	};
	const { swagger: _, ...members } = upgradedDocument;
	const document = {
		...members,
		openapi: "3.0.4",
		servers: serversOf(original, original)
	};
	const upgrader = new OperationUpgrader(original, references);
	return {
		document,
		operations: operations.map((operation) => upgrader.upgrade(operation))
	};
}
/** Combines `schemes`, `host` and `basePath`. An operation can have its own `schemes`. */
function serversOf(document, container) {
	const host = nonBlankText(document, "host");
	const path = (nonBlankText(document, "basePath") ?? "").replace(/\/+$/, "");
	if (host === void 0) return path === "" ? [] : [{ url: path }];
	const schemes = stringsOf(container, "schemes").slice(0, maxSchemes);
	return (schemes.length === 0 ? ["https"] : schemes).map((scheme) => ({ url: `${scheme}://${host}${path}` }));
}
function upgradeSchemes(document, references) {
	const components = objectOf(ownMember(document, "components"));
	const { securityDefinitions, ...members } = document;
	if (!isObject(securityDefinitions) || isObject(components.securitySchemes)) return document;
	const schemes = Object.entries(securityDefinitions).map(([name, reference]) => {
		const scheme = references.resolveObject(reference);
		return [name, scheme === void 0 ? reference : upgradeScheme(scheme)];
	});
	return {
		...members,
		components: {
			...components,
			securitySchemes: Object.fromEntries(schemes)
		}
	};
}
function upgradeScheme(scheme) {
	if (scheme.type === "basic") return {
		...scheme,
		type: "http",
		scheme: "basic"
	};
	const flowType = nonBlankText(scheme, "flow");
	if (scheme.type !== "oauth2" || flowType === void 0) return scheme;
	const { flow: _, authorizationUrl, tokenUrl, refreshUrl, scopes, ...members } = scheme;
	const flow = definedMembers({
		authorizationUrl,
		tokenUrl,
		refreshUrl,
		scopes
	});
	return {
		...members,
		flows: { [flowType]: flow }
	};
}
var OperationUpgrader = class {
	#document;
	#references;
	constructor(document, references) {
		this.#document = document;
		this.#references = references;
	}
	upgrade(operation) {
		const { item, value } = operation;
		const itemParameters = this.#parameters(item);
		const operationParameters = this.#parameters(value);
		const requestBody = this.#requestBody([...itemParameters, ...operationParameters], value);
		const responses = Object.entries(objectOf(ownMember(value, "responses"))).map(([status, response]) => [status, this.#response(response, value)]);
		const { servers: _, requestBody: __, schemes: ___, ...members } = value;
		const { servers: ____, ...itemMembers } = item;
		return {
			...operation,
			item: {
				...itemMembers,
				parameters: upgradeNonBodyParameters(itemParameters)
			},
			value: {
				...members,
				...Object.hasOwn(value, "schemes") ? { servers: serversOf(this.#document, value) } : {},
				parameters: upgradeNonBodyParameters(operationParameters),
				...requestBody === void 0 ? {} : { requestBody },
				responses: Object.fromEntries(responses)
			},
			original: {
				document: this.#document,
				item,
				value
			}
		};
	}
	#parameters(container) {
		const parameters = ownMember(container, "parameters");
		return (isList(parameters) ? parameters : []).map((parameter) => this.#references.resolveObject(parameter) ?? parameter);
	}
	#requestBody(parameters, operation) {
		const namedParameters = parameters.filter(isObject).filter((parameter) => nonBlankText(parameter, "name") !== void 0);
		const parametersByKey = new Map(namedParameters.map((parameter) => [`${String(parameter.in)} ${String(parameter.name)}`, parameter]));
		const mediaTypes = this.#mediaTypes(operation, "consumes");
		const body = [...parametersByKey.values()].find((parameter) => parameter.in === "body");
		if (body !== void 0) {
			const example = ownMember(body, "x-example") ?? ownMember(body, "example");
			const { name: _, in: __, required, description, ...schema } = body;
			const media = definedMembers({
				schema: ownMember(body, "schema") ?? schema,
				example
			});
			const content = createContent(mediaTypes.length > 0 ? mediaTypes : ["application/json"], media);
			return withDescription({
				required: required === true,
				content
			}, description);
		}
		const formFields = [...parametersByKey.values()].filter((parameter) => parameter.in === "formData");
		if (formFields.length === 0) return void 0;
		const hasFile = formFields.some(({ type }) => type === "file");
		const required = formFields.filter((field) => field.required === true).map(({ name }) => name);
		const properties = Object.fromEntries(formFields.map((field) => [field.name, fieldSchema(field)]));
		const formTypes = mediaTypes.filter((type) => /form/i.test(type));
		const defaultType = hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
		return {
			required: required.length > 0,
			content: createContent(formTypes.length > 0 ? formTypes : [defaultType], { schema: {
				type: "object",
				properties,
				required
			} })
		};
	}
	#response(reference, operation) {
		const response = this.#references.resolveObject(reference);
		if (response === void 0) return reference;
		const { schema, examples, headers, ...members } = response;
		const upgradedResponse = {
			...members,
			...isObject(headers) ? { headers: this.#headers(headers) } : {}
		};
		const examplesByType = objectOf(examples);
		if (schema === void 0 && Object.keys(examplesByType).length === 0) return upgradedResponse;
		const producedTypes = this.#mediaTypes(operation, "produces");
		const content = [...new Set([...producedTypes.length > 0 ? producedTypes : ["application/json"], ...Object.keys(examplesByType)])].map((type) => [type, definedMembers({
			schema,
			example: ownMember(examplesByType, type)
		})]);
		return {
			...upgradedResponse,
			content: Object.fromEntries(content)
		};
	}
	#headers(headers) {
		const entries = Object.entries(headers).map(([name, reference]) => {
			const header = this.#references.resolveObject(reference);
			return [name, header === void 0 ? reference : upgradeParameter(header)];
		});
		return Object.fromEntries(entries);
	}
	#mediaTypes(operation, name) {
		return stringsOf(Object.hasOwn(operation, name) ? operation : this.#document, name).slice(0, maxTypes);
	}
};
function upgradeNonBodyParameters(parameters) {
	return parameters.filter((parameter) => !isObject(parameter) || parameter.in !== "body" && parameter.in !== "formData").map((parameter) => isObject(parameter) && !Object.hasOwn(parameter, "$ref") ? upgradeParameter(parameter) : parameter);
}
const parameterMembers = [...[
	"name",
	"in",
	"description",
	"required",
	"deprecated",
	"allowEmptyValue",
	"allowReserved"
], ...["style", "collectionFormat"]];
function upgradeParameter(parameter) {
	if (Object.hasOwn(parameter, "schema") || Object.hasOwn(parameter, "content")) return parameter;
	const { name: _, in: __, required: ___, description: ____, ...schema } = parameter;
	const members = parameterMembers.flatMap((name) => {
		const value = ownMember(parameter, name);
		return value === void 0 ? [] : [[name, value]];
	});
	const explode = parameter.collectionFormat === "multi";
	return {
		...Object.fromEntries(members),
		explode,
		schema,
		[swaggerMember]: true
	};
}
function fieldSchema(field) {
	const { name: _, in: __, required: ___, description, ...keywords } = field;
	const schema = ownMember(field, "schema") ?? keywords;
	return withDescription(field.type === "file" ? {
		type: "string",
		format: "binary"
	} : objectOf(schema), description);
}
function createContent(types, media) {
	return Object.fromEntries(types.map((type) => [type, media]));
}
function withDescription(object, description) {
	return typeof description === "string" ? {
		...object,
		description
	} : object;
}
function definedMembers(members) {
	const entries = Object.entries(members).filter((entry) => entry[1] !== void 0);
	return Object.fromEntries(entries);
}
function objectOf(value) {
	return isObject(value) ? value : {};
}
function nonBlankText(object, name) {
	const value = ownMember(object, name);
	return typeof value === "string" && value.trim() !== "" ? value : void 0;
}
function stringsOf(container, name) {
	const values = ownMember(container, name);
	return isList(values) ? values.filter((item) => typeof item === "string") : [];
}
//#endregion
//#region src/core/specifications/read/operations.ts
/**
* Reads the operations of a document, and upgrades those of Swagger 2.
*
* @param unfetchedFiles Referenced files that could not be fetched, and are already reported.
*/
function readOperations(name, kind, document, references, unfetchedFiles = /* @__PURE__ */ new Set()) {
	const { operations, invalidParts } = new OperationReader({
		name,
		kind,
		document,
		references,
		unfetchedFiles
	}).read();
	return {
		...upgradeSwagger(document, operations, references),
		invalidParts
	};
}
var OperationReader = class {
	#operations = [];
	#invalidParts = [];
	#source;
	#groupsOf;
	constructor(source) {
		this.#source = source;
		this.#groupsOf = createTagGrouper(source.document, source.kind);
	}
	read() {
		if (this.#source.kind === "asyncapi") this.#readChannels();
		else {
			this.#readPaths("paths");
			this.#readWebhooks("webhooks");
			this.#readWebhooks("x-webhooks");
			if (![
				"paths",
				"webhooks",
				"x-webhooks",
				"components",
				"definitions"
			].some((name) => Object.hasOwn(this.#source.document, name))) this.#reportInvalid([], "it has no paths, webhooks or components");
		}
		return {
			operations: this.#operations,
			invalidParts: this.#invalidParts
		};
	}
	#reportInvalid(segments, reason) {
		this.#invalidParts.push({
			pointer: toPointer(segments),
			reason
		});
	}
	#sectionEntries(name) {
		const value = ownMember(this.#source.document, name);
		if (value === void 0 || value === null) return [];
		if (isObject(value)) return Object.entries(value);
		this.#reportInvalid([name], `"${name}" is not an object`);
		return [];
	}
	#readPaths(name) {
		for (const [path, rawItem] of this.#sectionEntries(name)) {
			if (path.startsWith("x-")) continue;
			const item = this.#resolveItem([name, path], rawItem);
			if (item === void 0) continue;
			for (const method of pathItemMethods) {
				const value = ownMember(item, method);
				if (value !== void 0) this.#readOperation(method.toUpperCase(), path, value, item, [
					name,
					path,
					method
				]);
			}
			const additionalOperations = ownMember(item, "additionalOperations");
			if (!isObject(additionalOperations)) continue;
			for (const [method, value] of Object.entries(additionalOperations)) this.#readOperation(method, path, value, item, [
				name,
				path,
				"additionalOperations",
				method
			]);
		}
	}
	/** A webhook gets one page, even if it has several methods. */
	#readWebhooks(name) {
		for (const [webhook, rawItem] of this.#sectionEntries(name)) {
			const item = this.#resolveItem([name, webhook], rawItem);
			const method = pathItemMethods.find((candidate) => item !== void 0 && Object.hasOwn(item, candidate));
			const value = method === void 0 ? void 0 : item?.[method];
			if (item === void 0 || method === void 0 || value === void 0) continue;
			this.#readOperation("WEBHOOK", webhook, value, item, [
				name,
				webhook,
				method
			], method.toUpperCase());
		}
	}
	#readChannels() {
		if (!Object.hasOwn(this.#source.document, "channels")) this.#reportInvalid([], "it has no channels");
		for (const [id, rawChannel] of this.#sectionEntries("channels")) {
			const channel = this.#resolveItem(["channels", id], rawChannel);
			if (channel !== void 0) this.#readOperation("CHANNEL", id, rawChannel, channel, ["channels", id]);
		}
	}
	#resolveItem(segments, rawValue) {
		const item = this.#source.references.resolveObject(rawValue);
		if (item !== void 0) return item;
		if (this.#source.unfetchedFiles.has(this.#source.references.targetFile(rawValue))) return void 0;
		this.#reportInvalid(segments, isObject(rawValue) ? "its $ref does not resolve" : "it is not an object");
	}
	/** @param httpMethod HTTP method. Only for a webhook, it differs from `method`, which is `WEBHOOK`. */
	#readOperation(method, path, operation, item, segments, httpMethod = method) {
		const value = this.#resolveItem(segments, operation);
		if (value === void 0) return;
		const extension = mintExtension(item, value);
		const summary = method === "CHANNEL" ? nonEmptyText(value.title) : nonEmptyText(value.summary);
		const tags = this.#tagsOf(value);
		const title = nonEmptyText(extension.metadata.title) ?? summary ?? defaultTitle(method, path);
		this.#operations.push({
			spec: this.#source.name,
			method,
			path,
			title,
			summary,
			description: nonEmptyText(extension.metadata.description) ?? nonEmptyText(value.description),
			operationId: nonEmptyText(value.operationId),
			tags,
			groups: this.#groupsOf(tags[0]),
			deprecated: value.deprecated === true,
			hidden: item["x-hidden"] === true || value["x-hidden"] === true,
			excluded: item["x-excluded"] === true || value["x-excluded"] === true,
			...extension,
			item,
			value,
			httpMethod
		});
	}
	/** Tags of an operation or channel. A channel also has the tags of its operations (AsyncAPI 2). */
	#tagsOf(value) {
		if (this.#source.kind === "openapi" && !Array.isArray(value.tags)) return [];
		const tagHolders = this.#source.kind === "openapi" ? [value] : [value, ...["subscribe", "publish"].map((name) => ownMember(value, name)).filter(isObject)];
		const names = /* @__PURE__ */ new Set();
		for (const { tags: list } of tagHolders) for (const tag of isList(list) ? list : []) {
			const name = nonEmptyText(isObject(tag) ? tag.name : tag);
			if (name !== void 0) names.add(name);
		}
		return [...names];
	}
};
function indexByPath(operations) {
	const byPath = /* @__PURE__ */ new Map();
	for (const operation of operations) {
		const methods = getOrCreate(byPath, pathKey(operation.path), () => /* @__PURE__ */ new Map());
		if (!methods.has(operation.method)) methods.set(operation.method, operation);
	}
	return byPath;
}
/** Removes one trailing slash, so that references match with and without it. */
function pathKey(path) {
	return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}
function defaultTitle(method, path) {
	if (method === "CHANNEL" || method === "WEBHOOK") return identifierToWords(path);
	return identifierToWords(`${method}-${pathSegment(path)}`);
}
const emptyExtension = {
	href: void 0,
	metadata: {},
	content: void 0
};
/** Merges `x-mint` of a path item and its operation. The operation wins. */
function mintExtension(item, operation) {
	const extensions = [ownMember(item, "x-mint"), ownMember(operation, "x-mint")].filter(isObject);
	if (extensions.length === 0) return emptyExtension;
	return extensions.reduce((inherited, { href, metadata, content }) => ({
		href: nonEmptyText(href) ?? inherited.href,
		metadata: isObject(metadata) ? {
			...inherited.metadata,
			...metadata
		} : inherited.metadata,
		content: nonEmptyText(content) ?? inherited.content
	}), emptyExtension);
}
/**
* Returns a function from a tag to its group labels, outermost first. The label is the tag's `x-group`, else its
* `summary` (OpenAPI 3.2), else its name; it is nested in the groups of the tag's parents (OpenAPI 3.2). Labels appear
* in the navigation only; `routes.ts` derives the paths of pages.
*/
function createTagGrouper(document, kind) {
	const untaggedLabels = [kind === "asyncapi" ? "Websockets" : "API Reference"];
	const declaredTags = /* @__PURE__ */ new Map();
	const tags = ownMember(document, "tags");
	for (const tag of isList(tags) ? tags : []) if (isObject(tag) && typeof tag.name === "string") declaredTags.set(tag.name, tag);
	const labelsByTag = /* @__PURE__ */ new Map();
	return (tag) => tag === void 0 ? untaggedLabels : getOrCreate(labelsByTag, tag, groupsOf);
	function groupsOf(tag) {
		const groups = [];
		for (let name = tag; name !== void 0 && groups.length < 8;) {
			const declaration = declaredTags.get(name);
			const label = [declaration?.["x-group"], declaration?.summary].find((candidate) => typeof candidate === "string" && candidate.trim() !== "");
			groups.unshift(label?.trim() ?? name);
			name = typeof declaration?.parent === "string" ? declaration.parent : void 0;
		}
		return groups;
	}
}
//#endregion
//#region src/core/specifications/find.ts
function findOperation({ byPath }, { method, path }) {
	return byPath.get(pathKey(path))?.get(method);
}
function endpointHint(reference, specifications) {
	const { method, path } = reference;
	if (method === "WEBHOOK") return webhookHint(path, specifications);
	const key = pathKey(path);
	const methodsAt = (itemPath) => specifications.map(({ byPath }) => byPath.get(itemPath)).find((methods) => methods !== void 0);
	const methodsOfPath = methodsAt(key);
	if (methodsOfPath !== void 0) return {
		kind: "methods",
		methods: [...methodsOfPath.keys()]
	};
	const [pathWithoutQuery] = splitUrl(path);
	if (pathWithoutQuery !== path && pathWithoutQuery !== "") {
		const methodsWithoutQuery = methodsAt(pathKey(pathWithoutQuery));
		if (methodsWithoutQuery !== void 0) return {
			kind: "nearest",
			reference: formatReference(pathKey(pathWithoutQuery), methodsWithoutQuery, method)
		};
	}
	const candidates = specifications.flatMap(({ kind, byPath }) => kind === "openapi" ? [...byPath] : []);
	const pathPattern = withoutParameterNames(key);
	for (const [kind, matches] of [["parameters", candidates.filter(([candidate]) => withoutParameterNames(candidate) === pathPattern)], ["letter case", candidates.filter(([candidate]) => candidate.toLowerCase() === key.toLowerCase())]]) {
		const suggestion = formatBestMatch(matches, key, method);
		if (suggestion !== void 0) return {
			kind: matches.length > 1 ? "nearest" : kind,
			reference: suggestion
		};
	}
	const nearest = findNearestPath(key, candidates, method);
	if (nearest !== void 0) return {
		kind: "nearest",
		reference: nearest
	};
	const similar = findSimilarPath(key, candidates, method);
	if (similar !== void 0) return {
		kind: "similar",
		reference: similar
	};
	const [operation, ...otherOperations] = specifications.flatMap(({ operations }) => operations);
	return operation === void 0 || otherOperations.length > 0 ? { kind: "nothing" } : {
		kind: "only",
		reference: `${operation.method} ${operation.path}`
	};
}
function formatBestMatch(candidates, path, method) {
	const ranked = candidates.map(([candidate, methods]) => ({
		candidate,
		methods,
		cost: editDistance(candidate, path, path.length)
	})).sort((a, b) => Number(b.methods.has(method)) - Number(a.methods.has(method)) || a.cost - b.cost);
	return ranked[0] === void 0 ? void 0 : formatReference(ranked[0].candidate, ranked[0].methods, method);
}
function findNearestPath(path, candidates, method) {
	const similarPaths = candidates.filter(([candidate]) => isTypoOf(path, candidate));
	if (similarPaths.length > 0) return formatBestMatch(similarPaths, path, method);
	return formatBestMatch(candidates.filter(([candidate]) => candidate.endsWith(path) || candidate.length > 1 && path.endsWith(candidate)), path, method);
}
/** Finds the path that has the most words in common: at least half of the words of both, without parameters. */
function findSimilarPath(path, candidates, method) {
	const words = wordsOfPath(path);
	const similarities = candidates.map((candidate) => {
		const otherWords = wordsOfPath(candidate[0]);
		const sharedCount = [...words].filter((word) => otherWords.has(word)).length;
		return {
			candidate,
			share: sharedCount / (words.size + otherWords.size - sharedCount)
		};
	}).filter(({ share }) => share >= .5).sort((a, b) => b.share - a.share);
	return formatBestMatch(similarities.filter(({ share }) => share === similarities[0]?.share).map(({ candidate }) => candidate), path, method);
}
/** Words of a path without parameters: `/upload/updateDocument/{id} → upload, update, document`. */
function wordsOfPath(path) {
	const words = withoutParameterNames(path).replace(/(?<=[a-z])(?=[A-Z])/g, " ");
	return new Set(words.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
/**
* True if each segment is equal to, or a typo of, the candidate's segment. Paths with different numbers of segments are
* compared as a whole.
*/
function isTypoOf(path, candidate) {
	const [segments, otherSegments] = [path.toLowerCase().split("/"), candidate.toLowerCase().split("/")];
	if (segments.length !== otherSegments.length) {
		const limit = maxUrlEdits(path);
		return editDistance(segments.join("/"), otherSegments.join("/"), limit) <= limit;
	}
	return segments.every((segment, index) => {
		const limit = maxUrlEdits(segment);
		return editDistance(segment, otherSegments[index] ?? "", limit) <= limit;
	});
}
function formatReference(path, methods, method) {
	const [firstMethod = method] = methods.keys();
	const chosenMethod = methods.has(method) ? method : firstMethod;
	return `${chosenMethod} ${methods.get(chosenMethod)?.path ?? path}`;
}
function webhookHint(name, specifications) {
	const names = specifications.flatMap(({ operations }) => operations.filter(({ method }) => method === "WEBHOOK").map(({ path }) => path));
	const caseMatch = names.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
	if (caseMatch !== void 0) return {
		kind: "letter case",
		reference: `webhook ${caseMatch}`
	};
	const [nearest] = nearestWords(name, names);
	return nearest === void 0 ? { kind: "nothing" } : {
		kind: "nearest",
		reference: `webhook ${nearest}`
	};
}
/**
* Removes parameter names, which don't identify an endpoint: `/users/{id} → /users/{}`. Keeps text after a colon inside
* a segment, which does: `models/{id}:predict`.
*/
function withoutParameterNames(path) {
	return path.replace(/\{[^}]*\}|(?<=\/):\w+/g, "{}");
}
//#endregion
//#region src/core/config/read.ts
const surrogate = /\\ud[89a-f]/i;
/**
* Parses JSON. Lone surrogates become U+FFFD, because URLs can't contain them.
*
* @returns The value is `undefined` if the text is too broken to be checked.
*/
async function readJson(file, text) {
	const hasEscapes = text.includes("\\u");
	const { value, findings } = await parseOrRepair(file, text);
	if (value === void 0 || !hasEscapes || !surrogate.test(text)) return {
		value,
		findings
	};
	return {
		value: JSON.parse(JSON.stringify(value), (_, member) => typeof member === "string" ? member.toWellFormed() : member),
		findings
	};
}
/**
* Reads valid JSON without duplicate keys with `JSON.parse` only. Other texts are parsed again by `repair.ts`, which
* finds positions, comments and repairs.
*/
async function parseOrRepair(file, text) {
	const value = parseJson(text);
	const survey = surveyJson(text);
	if (survey.depth > 256) return {
		value: void 0,
		findings: [diagnose("config-syntax", { file }, { problem: {
			kind: "depth",
			limit: 256
		} })]
	};
	if (value !== void 0 && countMembers(value) === survey.members) return {
		value,
		findings: []
	};
	const repairModule = await import("./repair-DKYw9be3.js");
	return value === void 0 ? repairModule.readInvalidJson(file, text) : {
		value,
		findings: repairModule.findDuplicateKeys(file, text)
	};
}
const quote = 34;
const colon = 58;
const backslash = 92;
/**
* Counts the members and the nesting depth of a JSON text, valid or not. `JSON.parse` keeps only the last of several
* members with the same name, so a text with more members than the parsed value has duplicate keys.
*/
function surveyJson(text) {
	let members = 0;
	let currentDepth = 0;
	let depth = 0;
	for (let index = 0; index < text.length; index++) {
		const charCode = text.charCodeAt(index);
		if (charCode === quote) index = findStringEnd(text, index);
		else if (charCode === colon) members++;
		else if (charCode === 123 || charCode === 91) depth = Math.max(depth, ++currentDepth);
		else if (charCode === 125 || charCode === 93) currentDepth--;
	}
	return {
		members,
		depth
	};
}
function findStringEnd(text, start) {
	for (let end = text.indexOf("\"", start + 1); end !== -1; end = text.indexOf("\"", end + 1)) {
		let backslashCount = 0;
		while (text.charCodeAt(end - 1 - backslashCount) === backslash) backslashCount++;
		if (backslashCount % 2 === 0) return end;
	}
	return text.length;
}
function countMembers(value) {
	if (typeof value !== "object" || value === null) return 0;
	const memberCount = Array.isArray(value) ? 0 : Object.keys(value).length;
	return Object.values(value).reduce((count, member) => count + countMembers(member), memberCount);
}
//#endregion
//#region src/core/specifications/read/walk.ts
/** Members that contain the author's data, such as examples. */
const dataKeys = new Set([
	"example",
	"default",
	"enum",
	"const",
	"value"
]);
/** Members whose keys are names that the author chose, so that a key `$ref` is not a reference. */
const nameKeys = new Set([
	"properties",
	"patternProperties",
	"$defs",
	"definitions",
	"schemas",
	"responses",
	"headers"
]);
/**
* Yields every object of a specification in file order, without data such as default values. YAML aliases are visited
* once.
*
* @param skipsExamples Leaves out `examples`, which contain data or references to data.
*/
function* walkSpecification(root, skipsExamples) {
	const seen = /* @__PURE__ */ new Set();
	const stack = [{
		value: root,
		pointer: "",
		hasCustomKeys: false,
		hasBase: false
	}];
	for (let part = stack.pop(); part !== void 0; part = stack.pop()) {
		const { value, pointer, hasCustomKeys } = part;
		if (typeof value !== "object" || value === null || seen.has(value)) continue;
		seen.add(value);
		const hasBase = part.hasBase || isObject(value) && typeof ownMember(value, "$id") === "string";
		if (isObject(value)) yield {
			value,
			pointer,
			hasCustomKeys,
			hasBase
		};
		const children = Object.entries(value).flatMap(([key, member]) => {
			const isData = dataKeys.has(key) || skipsExamples && key === "examples";
			if (typeof member !== "object" || member === null || isData && !hasCustomKeys) return [];
			return [{
				value: member,
				pointer: pointer + toPointer([key]),
				hasCustomKeys: !hasCustomKeys && nameKeys.has(key),
				hasBase
			}];
		});
		stack.push(...children.reverse());
	}
}
/** Converts marked numbers to plain numbers, except in examples, defaults and other data. Modifies the document. */
function unmarkNumbersExceptData(document) {
	const seen = /* @__PURE__ */ new Set();
	const stack = [{
		value: document,
		isData: false,
		hasCustomKeys: false
	}];
	for (let part = stack.pop(); part !== void 0; part = stack.pop()) {
		const { value, isData, hasCustomKeys } = part;
		if (typeof value !== "object" || value === null || seen.has(value)) continue;
		seen.add(value);
		restoreKeys(value);
		for (const [key, member] of Object.entries(value)) {
			const isMemberData = isData || !hasCustomKeys && (dataKeys.has(key) || key === "examples");
			if (!isMemberData && typeof member === "string") value[key] = unmarkNumber(member);
			stack.push({
				value: member,
				isData: isMemberData,
				hasCustomKeys: !hasCustomKeys && nameKeys.has(key)
			});
		}
	}
	return unmarkNumber(document);
}
/** Replaces marked keys with their source, because YAML allows numbers as keys: `1.0:`. */
function restoreKeys(value) {
	if (!Object.keys(value).some((key) => numberSource(key) !== void 0)) return;
	const members = value;
	for (const [key, member] of Object.entries(members)) {
		delete members[key];
		members[numberSource(key) ?? key] = member;
	}
}
//#endregion
//#region src/core/specifications/read/parse.ts
/**
* Parses a specification as JSON if possible, else as YAML. The last of duplicate keys wins. Numbers in examples and
* other data keep their source text.
*
* The YAML library is loaded only for YAML, and to locate a duplicate key.
*/
async function parseSpecificationText(text) {
	const jsonValue = /^\s*[{[]/.test(text) ? parseMarkedJson(text) : void 0;
	const parsedJson = jsonValue === void 0 ? void 0 : {
		value: mayContainMarks(text) ? unmarkNumbersExceptData(jsonValue) : jsonValue,
		isSelfContained: !foreignReferencePattern.test(text),
		isNonStandardJson: false
	};
	if (parsedJson !== void 0 && !hasRepeatedKeys(text, parsedJson.value)) return parsedJson;
	const { CORE_SCHEMA, load, Type, types } = await import("js-yaml");
	const mergeType = new Type("tag:yaml.org,2002:merge", {
		kind: "scalar",
		resolve: (key) => key === "<<"
	});
	const numberTypes = [types.int, types.float].map(({ tag, resolve, construct }) => new Type(tag, {
		kind: "scalar",
		resolve,
		construct: (source) => markNumber(source, construct(source))
	}));
	const schema = CORE_SCHEMA.extend({ implicit: [...numberTypes, mergeType] });
	const parseYaml = (allowsDuplicates) => {
		try {
			return {
				value: unmarkNumbersExceptData(load(text, {
					json: allowsDuplicates,
					schema
				}) ?? null),
				isSelfContained: false,
				isNonStandardJson: /^\s*[{[]/.test(text)
			};
		} catch (error) {
			return toSyntaxFault(error, text);
		}
	};
	const strictResult = parseYaml(false);
	const duplicateAt = "reason" in strictResult && strictResult.reason === duplicateKeyReason ? strictResult.offset : void 0;
	if (duplicateAt === void 0) return parsedJson ?? strictResult;
	if (parsedJson !== void 0) return {
		...parsedJson,
		duplicateAt
	};
	const lenientResult = parseYaml(true);
	return "value" in lenientResult ? {
		...lenientResult,
		duplicateAt
	} : lenientResult;
}
/**
* Matches JSON text that may refer to another file, also with escaped letters in `$ref`. Much faster than a walk
* through all values.
*/
const foreignReferencePattern = /\$ref"\s*:\s*(?!"#)|\\u00(?:24|65|66|72)/i;
/** Detects duplicate keys, of which `JSON.parse` keeps only one. */
function hasRepeatedKeys(text, value) {
	const { members, depth } = surveyJson(text);
	return depth < 500 && members > countMembers(value);
}
const duplicateKeyReason = "duplicated mapping key";
function toSyntaxFault(error, text) {
	return error instanceof RangeError ? {
		reason: "it is nested too deeply",
		offset: 0
	} : yamlFault(error, text);
}
/** Detects the kind and version of a parsed document. The kind is `undefined` if the version is not supported. */
function detectKind(document) {
	if (!isObject(document)) return {
		kind: void 0,
		version: ""
	};
	const { openapi, swagger, asyncapi } = document;
	for (const [declaredVersion, name, kind, supportedVersions] of [
		[
			openapi,
			"OpenAPI",
			"openapi",
			/^3\.[012](?:\.|$)/
		],
		[
			swagger,
			"Swagger",
			"openapi",
			/^2(?:\.0)?$/
		],
		[
			asyncapi || void 0,
			"AsyncAPI",
			"asyncapi",
			/^[23]\./
		]
	]) {
		if (declaredVersion === void 0) continue;
		const version = formatVersion(declaredVersion ?? "");
		return {
			kind: supportedVersions.test(version) ? kind : void 0,
			version: `${name} ${version}`
		};
	}
	return {
		kind: void 0,
		version: ""
	};
}
/** YAML parses an unquoted `3.0` as a number. */
function formatVersion(version) {
	if (typeof version === "string") return version;
	return Number.isInteger(version) ? `${JSON.stringify(version)}.0` : JSON.stringify(version);
}
//#endregion
//#region src/core/specifications/read/references.ts
/**
* Resolves the `$ref`s of a document and of the files that it refers to, lazily.
*
* @param files Contents of the other files by name, as in the absolute references that `files.ts` creates.
*/
function createReferences(document, files = /* @__PURE__ */ new Map()) {
	const targets = /* @__PURE__ */ new Map();
	const anchors = /* @__PURE__ */ new Map();
	function resolveTarget(reference) {
		const createTarget = (key) => ({
			key,
			name: targetName$1(key),
			value: valueAt(key)
		});
		return getOrCreate(targets, reference, createTarget);
	}
	function valueAt(reference) {
		const [file, fragment] = splitReference(reference);
		const root = file === "" ? document : files.get(file);
		if (fragment === "" || fragment === "/") return root;
		if (!fragment.startsWith("/")) {
			if (root === void 0) return void 0;
			return getOrCreate(anchors, file, () => findAnchors(root)).get(decodePercent(fragment));
		}
		let value = root;
		for (const segment of pointerSegments(decodePercent(fragment))) if (isList(value)) value = /^\d+$/.test(segment) ? value[Number(segment)] : void 0;
		else value = isObject(value) ? ownMember(value, segment) : void 0;
		return value;
	}
	/**
	* Follows a chain of references. `siblings` collects the members next to each `$ref`; `file` is the file that the
	* last `$ref` names.
	*/
	function follow(value) {
		let [resolved, file] = [value, ""];
		let siblings;
		for (let depth = 0; depth < 30; depth++) {
			const reference = isObject(resolved) ? ownMember(resolved, "$ref") : void 0;
			if (!isObject(resolved) || typeof reference !== "string") return {
				resolved,
				siblings,
				file
			};
			const { $ref: _, ...siblingMembers } = resolved;
			siblings = {
				...siblingMembers,
				...siblings
			};
			file = splitReference(reference)[0];
			resolved = resolveTarget(reference).value;
		}
		return {
			resolved: void 0,
			siblings,
			file
		};
	}
	function resolveObject(value) {
		const { resolved, siblings } = follow(value);
		if (!isObject(resolved)) return void 0;
		return siblings === void 0 ? resolved : {
			...resolved,
			...siblings
		};
	}
	return {
		resolveTarget,
		resolveObject,
		targetFile: (value) => follow(value).file
	};
}
function unresolvedReference(references, value) {
	if (!isObject(value) || references.resolveObject(value) !== void 0) return void 0;
	const reference = ownMember(value, "$ref");
	return typeof reference === "string" ? reference : void 0;
}
function splitReference(reference) {
	const hashIndex = reference.indexOf("#");
	return hashIndex === -1 ? [reference, ""] : [reference.slice(0, hashIndex), reference.slice(hashIndex + 1)];
}
/** Indexes schemas by `$anchor` and `$dynamicAnchor`. If several schemas have the same name, the first one wins. */
function findAnchors(root) {
	const anchors = /* @__PURE__ */ new Map();
	const seen = /* @__PURE__ */ new Set();
	const stack = [root];
	for (let value = stack.pop(); value !== void 0; value = stack.pop()) {
		if (typeof value !== "object" || value === null || seen.has(value)) continue;
		seen.add(value);
		for (const name of isObject(value) ? [value.$anchor, value.$dynamicAnchor] : []) if (typeof name === "string" && !anchors.has(name)) anchors.set(name, value);
		stack.push(...Object.values(value).filter((member) => typeof member === "object").reverse());
	}
	return anchors;
}
function targetName$1(reference) {
	return pointerSegments(`/${decodePercent(reference.split(/[/#]/).findLast((part) => part !== "") ?? reference)}`).join("/").replace(/\.(?:json|ya?ml)$/i, "").slice(0, 100);
}
//#endregion
//#region src/core/specifications/read/files.ts
/**
* Reads every file that a document refers to, from the docs folder or from allowed hosts. Makes all references
* absolute, so that a reference means the same in every file: `schemas/user.yaml#/User`, or `#/components/…` for the
* document itself.
*
* @param name Name of the document: a path relative to the docs folder or a URL.
* @param parsed Its value is modified in place.
*/
async function readReferencedFiles(name, { value: document, isSelfContained }, host, maxBytes) {
	const files = /* @__PURE__ */ new Map();
	const fetchFailures = [];
	const queue = isSelfContained ? [] : [...makeReferencesAbsolute(name, document, name)];
	let characters = 0;
	for (let file = queue.shift(); file !== void 0 && files.size < 1e3; file = queue.shift()) {
		if (files.has(file)) continue;
		files.set(file, null);
		const text = await readFile(file);
		characters += text?.length ?? 0;
		if (text === void 0 || characters > maxSpecificationCharacters) continue;
		const parsed = await parseSpecificationText(text);
		if (!("value" in parsed)) continue;
		files.set(file, parsed.value);
		queue.push(...makeReferencesAbsolute(file, parsed.value, name));
	}
	return {
		files,
		fetchFailures
	};
	async function readFile(file) {
		if (isSpecificationUrl(file)) {
			const remote = await host.fetch(file);
			if (remote.kind !== "text") fetchFailures.push({
				...remote,
				url: file
			});
			return remote.kind === "text" ? remote.text : void 0;
		}
		return readText(host, file, maxBytes);
	}
}
function isSpecificationUrl(source) {
	return /^[a-z][a-z\d+.-]*:\/\//i.test(source);
}
/** Makes the references of a file absolute, in place. Returns the names of the other files that they refer to. */
function makeReferencesAbsolute(file, root, mainFile) {
	const otherFiles = /* @__PURE__ */ new Set();
	for (const { value, hasCustomKeys } of walkSpecification(root, false)) {
		if (typeof value.$ref !== "string" || hasCustomKeys) continue;
		const absolute = toAbsoluteReference(file, value.$ref, mainFile);
		value.$ref = absolute;
		const [targetFile] = splitReference(absolute);
		if (targetFile !== "" && (isSpecificationUrl(targetFile) || referencedFile("", targetFile) !== void 0)) otherFiles.add(targetFile);
	}
	return otherFiles;
}
/**
* Makes a reference absolute. A reference to a file outside the docs folder stays unchanged, so it will not resolve.
*/
function toAbsoluteReference(from, reference, mainFile) {
	const [path, fragment] = splitReference(reference);
	const file = path === "" ? from : resolveFile(from, path);
	if (file === void 0) return reference;
	return `${file === mainFile ? "" : file}#${fragment}`;
}
function resolveFile(from, path) {
	if (isSpecificationUrl(path)) return path;
	if (isSpecificationUrl(from)) return URL.canParse(path, from) ? new URL(path, from).href : void 0;
	return referencedFile(from, decodePercent(path));
}
//#endregion
//#region src/core/specifications/read/library.ts
const megabyte = 1024 * 1024;
/** The specifications of a site. Each one is read once, even if several elements name it. */
var SpecificationLibrary = class SpecificationLibrary {
	#read;
	findings = [];
	#loaded = /* @__PURE__ */ new Map();
	#states = /* @__PURE__ */ new Map();
	#reportedNames = /* @__PURE__ */ new Set();
	constructor(read) {
		this.#read = read;
	}
	/** Normalizes a source to a name: a path relative to the docs folder, or a URL. */
	static sourceName(source) {
		const text = source.trim();
		return isSpecificationUrl(text) ? text : normalizePath(text) ?? text;
	}
	async load(reference) {
		const name = SpecificationLibrary.sourceName(reference.text);
		const cached = this.#loaded.get(name);
		const loadingResult = cached ?? this.#read(name);
		this.#loaded.set(name, loadingResult);
		const { state, problem, faults = [] } = await loadingResult;
		this.#states.set(name, state);
		if (cached === void 0) this.findings.push(...faults.map((fault) => ({
			location: reference.location,
			...fault
		})));
		if (problem === void 0 || problem.code === "spec-unreachable" && this.#reportedNames.has(name)) return;
		this.#reportedNames.add(name);
		this.findings.push(problemFinding(problem, reference));
	}
	stateOf(source) {
		return this.#states.get(SpecificationLibrary.sourceName(source));
	}
	get states() {
		const named = [...this.#loaded.keys()].map((name) => [name, this.#states.get(name)]);
		return new Map(named.flatMap(([name, state]) => state === void 0 ? [] : [[name, state]]));
	}
};
function problemFinding(problem, { text, location }) {
	return problem.code === "spec-missing" ? diagnose("spec-missing", location, {
		...problem.args,
		written: text
	}) : {
		...problem,
		location
	};
}
const failedResult = { state: { state: "failed" } };
async function readSpecification(name, host, maxMegabytes) {
	if (isSpecificationUrl(name)) {
		const remote = await host.fetch(name);
		if (remote.kind === "text") return parseSpecification(name, remote.text, host, maxMegabytes);
		const { reason } = remote;
		if (remote.kind === "blocked") return {
			...failedResult,
			problem: {
				code: "spec-blocked",
				args: {
					url: name,
					reason
				}
			}
		};
		return {
			state: { state: "unknown" },
			problem: {
				code: "spec-unreachable",
				args: {
					url: name,
					reason,
					entries: 0,
					pages: 0
				}
			}
		};
	}
	const result = normalizePath(name) === void 0 ? { problem: "outside" } : host.read(name, maxMegabytes * megabyte);
	if ("text" in result) return parseSpecification(name, result.text, host, maxMegabytes);
	if (result.problem === "missing" || result.problem === "outside") {
		const args = missingFileArguments(name, host, result.problem === "outside");
		return {
			...failedResult,
			problem: {
				code: "spec-missing",
				args
			}
		};
	}
	const finding = diagnose("spec-invalid", { file: name }, {
		source: name,
		reason: unreadableReason(result, maxMegabytes)
	});
	return {
		...failedResult,
		faults: [finding]
	};
}
/** Reports an overlay that doesn't exist. Remote overlays are not fetched. */
function checkOverlay({ text, location }, host) {
	const name = SpecificationLibrary.sourceName(text);
	if (isSpecificationUrl(name)) return [];
	const result = normalizePath(name) === void 0 ? { problem: "outside" } : host.read(name);
	if ("text" in result || result.problem !== "missing" && result.problem !== "outside") return [];
	return [diagnose("spec-missing", location, {
		...missingFileArguments(name, host, result.problem === "outside"),
		written: text
	})];
}
function missingFileArguments(name, host, isOutside) {
	const path = normalizePath(name) ?? name;
	const candidates = host.list().files.filter((file) => /\.(?:json|ya?ml)$/i.test(file));
	const kind = nonFileKind(name, candidates);
	return {
		source: name,
		nearest: kind === "folder" ? candidates.find((file) => isInFolder(file, name)) : findNearestSource(path, candidates),
		only: kind === void 0 ? caseVariant(path, candidates) : void 0,
		outside: isOutside,
		kind
	};
}
async function parseSpecification(name, text, host, maxMegabytes) {
	const locationWithin = (location) => isSpecificationUrl(name) ? {} : { location: {
		file: name,
		...location
	} };
	const parsed = await parseSpecificationText(text);
	if ("reason" in parsed) {
		const { reason, offset } = parsed;
		const location = {
			start: offset,
			end: Math.max(endOfLine(text, offset), offset)
		};
		return {
			...failedResult,
			faults: [{
				code: "spec-syntax",
				args: { reason },
				...locationWithin(location)
			}]
		};
	}
	const document = parsed.value;
	const faults = [];
	if (parsed.isNonStandardJson && !isSpecificationUrl(name)) {
		const { findNonstandardSyntax } = await import("./repair-DKYw9be3.js");
		faults.push(...findNonstandardSyntax(name, text));
	}
	if (parsed.duplicateAt !== void 0) {
		const location = {
			start: parsed.duplicateAt,
			end: endOfLine(text, parsed.duplicateAt)
		};
		faults.push({
			code: "spec-invalid",
			args: {
				source: name,
				reason: "a key is repeated, and only the last one counts"
			},
			...locationWithin(location)
		});
	}
	const { kind: specificationKind, version } = detectKind(document);
	if (specificationKind === void 0 || !isObject(document)) {
		const args = {
			source: name,
			version,
			isEmpty: document === null || document === void 0
		};
		return {
			...failedResult,
			faults,
			problem: {
				code: "spec-unsupported",
				args
			}
		};
	}
	const { files, fetchFailures } = await readReferencedFiles(name, parsed, host, maxMegabytes * megabyte);
	for (const { kind, url, reason } of fetchFailures) {
		const args = {
			url,
			reason,
			entries: 0,
			pages: 0
		};
		faults.push(kind === "blocked" ? {
			code: "spec-blocked",
			args
		} : {
			code: "spec-unreachable",
			args
		});
	}
	const references = createReferences(document, files);
	const { operations, invalidParts, ...upgraded } = readOperations(name, specificationKind, document, references, new Set(fetchFailures.map(({ url }) => url)));
	for (const { pointer, reason } of invalidParts) faults.push({
		code: "spec-invalid",
		args: {
			source: name,
			reason
		},
		...locationWithin({ pointer })
	});
	const isWhole = invalidParts.length + fetchFailures.length === 0 && parsed.duplicateAt === void 0;
	return {
		state: {
			state: "read",
			specification: {
				source: name,
				kind: specificationKind,
				operations,
				byPath: indexByPath(operations),
				files: [...files.keys()],
				document: upgraded.document,
				original: document,
				references
			},
			isWhole
		},
		faults
	};
}
function unreadableReason(problem, maxMegabytes) {
	if (problem.problem === "unreadable") return `it cannot be read: ${problem.reason}`;
	return problem.problem === "large" ? `it is larger than ${maxMegabytes} MB (option limits.specificationSize)` : "it is not UTF-8 text";
}
function nonFileKind(name, candidates) {
	if (/[*{]/.test(name)) return "pattern";
	return candidates.some((file) => isInFolder(file, name)) ? "folder" : void 0;
}
function isInFolder(file, folder) {
	return file.startsWith(`${folder.replace(/\/+$/, "")}/`);
}
/**
* Finds the most likely target: the same path with an extension, a similar path, or the same name in another folder.
*/
function findNearestSource(name, candidates) {
	const otherFiles = candidates.filter((file) => file !== name);
	return otherFiles.find((file) => file.replace(/\.[^./]+$/, "") === name) ?? nearestWords(name, otherFiles)[0] ?? otherFiles.find((file) => lastSegment(file) === lastSegment(name));
}
//#endregion
//#region src/core/specifications/reference.ts
/**
* Parses an entry of `pages` as an endpoint reference: `METHOD /path`, `SPEC METHOD /path` or `webhook NAME`. Methods
* are case-insensitive.
*
* @returns `undefined` if the entry is the path of a page.
*/
function parseReference(entry) {
	const words = entry.trim().split(/\s+/);
	if (words.length < 2) return void 0;
	const [firstWord = ""] = words;
	const [path = "", method = "", spec] = words.toReversed();
	const hasSpec = words.length === 3 && (looksLikeSpecification(firstWord) || isMethod(method) && path.startsWith("/"));
	if (words.length === 2 || hasSpec) {
		if (method.toLowerCase() === "webhook") return toEndpoint("WEBHOOK", path, spec);
		if (path.startsWith("/")) return isMethod(method) ? toEndpoint(method, path, spec) : toUnknownMethod(method, path, spec);
	}
	return (isMethod(firstWord) || looksLikeSpecification(firstWord)) && words.some((word, index) => index > 0 && word.startsWith("/")) ? { kind: "malformed" } : void 0;
}
function toEndpoint(method, path, spec) {
	return {
		kind: "endpoint",
		reference: toReference(method.toUpperCase(), path, spec)
	};
}
/** Custom methods (`COPY /file`) are allowed, and case-sensitive. */
function toUnknownMethod(word, path, spec) {
	const sortLetters = (text) => [...text.toUpperCase()].sort().join("");
	const nearest = httpMethods.find((method) => sortLetters(method) === sortLetters(word) || editDistance(method, word.toUpperCase(), 1) <= 1);
	return {
		kind: "method",
		reference: toReference(word, path, spec),
		word,
		nearest
	};
}
function toReference(method, path, spec) {
	return spec === void 0 ? {
		method,
		path
	} : {
		method,
		path,
		spec
	};
}
function isMethod(word) {
	return httpMethods.includes(word.toUpperCase());
}
function looksLikeSpecification(word) {
	return /\.(?:json|ya?ml)$/i.test(word) || /^https?:\/\//i.test(word);
}
/** Finds the entries below an element that refer to endpoints, in file order. All other entries name pages. */
function endpointReferencesIn(root, pages) {
	const references = /* @__PURE__ */ new Map();
	for (const entry of elementsOf(root).flatMap(entriesOf)) {
		const reference = pages.has(normalizePath(entry.text) ?? "") ? void 0 : parseReference(entry.text);
		if (reference !== void 0) references.set(entry, reference);
	}
	return references;
}
//#endregion
//#region src/core/pages/page-operations.ts
const versionKey = /["']?\b(?:openapi|swagger)["']?\s*:/;
/**
* Finds the operations that pages document, from front matter such as `openapi: GET /users`. The value may name a
* specification before the method: a path from the root or relative to the page, a URL, or a file name. Otherwise the
* specifications of the navigation are searched first, then all others in the docs folder in path order.
*/
async function resolvePageOperations({ navigation, inventory, host, readSpecification }, library) {
	const pageOperations = /* @__PURE__ */ new Map();
	const unreadEndpoints = /* @__PURE__ */ new Map();
	const specifications = /* @__PURE__ */ new Map();
	const value = {
		pageOperations,
		unreadEndpoints,
		specifications
	};
	const findings = [];
	const pages = [...inventory.pages.values()].flatMap((page) => {
		const { openapi } = page.frontMatter;
		return openapi === void 0 ? [] : [{
			page,
			text: openapi
		}];
	});
	if (pages.length === 0) return {
		value,
		findings
	};
	const namedSources = [...library.states.keys()];
	const files = specificationFiles(inventory, host);
	const unnamedLibrary = new SpecificationLibrary(readSpecification);
	for (const { page, text } of pages) {
		const parsedReference = parseReference(text);
		if (parsedReference?.kind !== "endpoint" && parsedReference?.kind !== "method") continue;
		const { reference } = parsedReference;
		const sources = reference.spec === void 0 ? [...new Set([...namedSources, ...files])] : matchingSources(reference.spec, page, files);
		const { match, isUncertain, searchedSpecifications, failedSource } = await searchSpecifications(reference, sources);
		if (match !== void 0) {
			pageOperations.set(page.path, match.operation);
			specifications.set(match.operation.spec, match.state);
		} else if (failedSource !== void 0) {
			const { method, path } = reference;
			unreadEndpoints.set(page.path, {
				method,
				path,
				spec: SpecificationLibrary.sourceName(failedSource)
			});
		} else if (!isUncertain) {
			const isOtherFile = reference.spec?.includes("/") === true && !namesFile(reference.spec, page, inventory);
			const missingSpec = sources.length === 0 || isOtherFile ? reference.spec : void 0;
			const args = {
				entry: text,
				hint: await findElsewhere(reference, [...new Set([...namedSources, ...files])], searchSpecifications) ?? endpointHint(reference, searchedSpecifications),
				missingSpec,
				isUnversioned: missingSpec !== void 0 && namesFile(missingSpec, page, inventory),
				searched: searchedSpecifications.map(({ source }) => source)
			};
			findings.push(diagnose("page-endpoint-missing", frontMatterLocation(host, page.file, "openapi"), args));
		}
	}
	return {
		value,
		findings
	};
	async function searchSpecifications(reference, sources) {
		const searchedSpecifications = [];
		let failedSource;
		let isUncertain = reference.spec === void 0 && !navigation.namesAllSpecifications;
		for (const source of sources) {
			const state = library.stateOf(source) ?? await readUnnamedSpecification(source);
			if (state?.state === "read") {
				searchedSpecifications.push(state.specification);
				const operation = findOperation(state.specification, reference);
				if (operation !== void 0) return {
					match: {
						operation,
						state
					},
					isUncertain,
					searchedSpecifications
				};
				isUncertain ||= !state.isWhole;
			} else if (state !== void 0) {
				isUncertain = true;
				failedSource ??= source;
			}
		}
		return {
			isUncertain,
			searchedSpecifications,
			failedSource
		};
	}
	async function readUnnamedSpecification(source) {
		if (isSpecificationUrl(source)) return void 0;
		await unnamedLibrary.load({
			text: source,
			location: {
				file: source,
				pointer: ""
			}
		});
		const state = unnamedLibrary.stateOf(source);
		return state?.state === "read" ? state : void 0;
	}
}
/** Finds the only specification with an operation: in the folder of the named specification, else in all folders. */
async function findElsewhere({ spec, method, path }, sources, search) {
	if (spec === void 0) return void 0;
	const folder = folderOf(normalizePath(spec) ?? "");
	const isNear = (source) => folderOf(source) === folder;
	for (const candidates of [sources.filter(isNear), sources.filter((source) => !isNear(source))]) {
		const matches = [];
		for (const source of candidates) {
			const { match } = await search({
				method,
				path
			}, [source]);
			if (match !== void 0) matches.push(match.operation);
			if (matches.length > 1) return void 0;
		}
		const [operation] = matches;
		if (operation !== void 0) return {
			kind: "nearest",
			reference: `${operation.spec} ${method} ${path}`
		};
	}
}
function specificationFiles(inventory, host) {
	return [...inventory.files].filter((file) => /\.(?:json|ya?ml)$/i.test(file)).sort().filter((file) => versionKey.test(readText(host, file) ?? ""));
}
/** True for the path of a file that has no version of OpenAPI, so it is no specification. */
function namesFile(spec, page, { files }) {
	return [normalizePath(spec), referencedFile(page.file, spec)].some((path) => path !== void 0 && files.has(path));
}
/**
* Specification files that a name in front matter may refer to: files at that path, else files with that name in any
* folder.
*/
function matchingSources(spec, page, files) {
	if (isSpecificationUrl(spec)) return [spec];
	const exactPaths = [normalizePath(spec), referencedFile(page.file, spec)].filter((path) => path !== void 0).filter((path) => files.includes(path));
	if (exactPaths.length > 0) return exactPaths;
	const name = lastSegment(spec);
	return files.filter((file) => lastSegment(file) === name || lastSegment(file).replace(/\.[^.]+$/, "") === name);
}
//#endregion
//#region src/core/specifications/endpoint-routes.ts
var EndpointRoutes = class {
	#owners = /* @__PURE__ */ new Map();
	/** Assigned routes by operation and desired route. A repeated request gets the same route. */
	#assignedRoutes = /* @__PURE__ */ new Map();
	#nextSuffix = /* @__PURE__ */ new Map();
	#renamings = /* @__PURE__ */ new Map();
	#suffixings = /* @__PURE__ */ new Map();
	assignRoute(operation, directory, location) {
		const preferredRoute = endpointPath(operation, directory);
		const safeResult = safeRoute(preferredRoute);
		const assignedRoutes = getOrCreate(this.#assignedRoutes, operation, () => /* @__PURE__ */ new Map());
		const existingRoute = assignedRoutes.get(safeResult.route);
		if (existingRoute !== void 0) return existingRoute;
		const owner = this.#owners.get(safeResult.route);
		const route = this.#findFreeRoute(safeResult.route);
		this.#owners.set(route, {
			operation,
			location
		});
		assignedRoutes.set(safeResult.route, route);
		const { entry } = operationName(operation);
		if (safeResult.isShortened) this.#recordRenaming("route-shortened", location, {
			entry,
			wanted: preferredRoute,
			route
		});
		if (safeResult.isSanitized) this.#recordRenaming("route-unsafe", location, {
			entry,
			wanted: preferredRoute,
			route
		});
		if (owner !== void 0) {
			const suffixedRoute = {
				operation: operationName(operation),
				owner: operationName(owner.operation),
				wanted: safeResult.route,
				route,
				isHref: operation.href !== void 0
			};
			this.#recordSuffix(location, suffixedRoute, owner.location);
		}
		return route;
	}
	findings() {
		return [...[...this.#renamings.values()].map(({ code, location, routes }) => diagnose(code, location, { routes })), ...[...this.#suffixings.values()].map(({ location, related, first, others }) => diagnose("route-suffixed", location, {
			first,
			others
		}, related))];
	}
	/** Appends the first free number if the route is taken: `/users-1`. */
	#findFreeRoute(preferredRoute) {
		let route = preferredRoute;
		for (let number = this.#nextSuffix.get(preferredRoute) ?? 1; this.#owners.has(route); number++) {
			route = `${preferredRoute}-${number}`;
			this.#nextSuffix.set(preferredRoute, number + 1);
		}
		return route;
	}
	#recordRenaming(code, location, renamedRoute) {
		const key = `${code} ${locationKey(location)}`;
		getOrCreate(this.#renamings, key, () => ({
			code,
			location,
			routes: []
		})).routes.push(renamedRoute);
	}
	#recordSuffix(location, suffixedRoute, related) {
		const suffixing = this.#suffixings.get(locationKey(location));
		if (suffixing !== void 0) suffixing.others.push(suffixedRoute);
		else this.#suffixings.set(locationKey(location), {
			location,
			related,
			first: suffixedRoute,
			others: []
		});
	}
};
function operationName({ method, path, spec }) {
	return {
		entry: method === "OVERVIEW" ? overviewEntry : `${method} ${path}`,
		spec
	};
}
//#endregion
//#region src/core/specifications/generate.ts
function selectUnlistedOperations({ operations }, { directory }, listedEndpoints) {
	const isListed = (operation) => listedEndpoints.operations.has(operation) || listedEndpoints.routes.size > 0 && listedEndpoints.routes.has(safeRoute(endpointPath(operation, directory)).route);
	return operations.filter((operation) => !operation.excluded && !isListed(operation));
}
/**
* Adds entries for operations. The first tag of each operation becomes a group, in the order of the specifications. In
* a group, the new groups are added to `pages`; in any other element, to `groups`.
*
* @param lists The element's lists, with the generated children of all nested elements.
* @param elementTag Operations with this tag become children of the element itself, without a group.
*/
function addGeneratedEntries(element, lists, sources, elementTag) {
	const rootDraft = createGroupDraft();
	const entries = [];
	const createEntry = (operation, setting) => {
		const { location } = setting.source;
		const entry = {
			kind: "entry",
			text: `${operation.method} ${operation.path}`,
			location
		};
		entries.push({
			entry,
			operation,
			setting
		});
		return entry;
	};
	for (const { setting, operations, overview } of sources) {
		if (operations.length > 0 && overview !== void 0) rootDraft.entries.push(createEntry(overview, setting));
		for (const operation of operations) (operation.groups[0] === elementTag ? operation.groups.slice(1) : operation.groups).reduce((parent, label) => getOrCreate(parent.groups, label, createGroupDraft), rootDraft).entries.push(createEntry(operation, setting));
	}
	const location = sources[0]?.setting.source.location ?? element.location;
	const listName = element.kind === "group" ? "pages" : "groups";
	const groups = [...rootDraft.groups].map(([label, groupDraft]) => createGroupElement(label, groupDraft, location));
	const createList = (key, items) => ({
		name: key,
		key,
		location,
		items
	});
	const entryList = rootDraft.entries.length === 0 ? [] : [createList("pages", rootDraft.entries)];
	return {
		entries,
		element: {
			...element,
			lists: [
				...entryList,
				...lists,
				createList(listName, groups)
			]
		}
	};
}
function createGroupDraft() {
	return {
		entries: [],
		groups: /* @__PURE__ */ new Map()
	};
}
function createGroupElement(label, { entries, groups }, location) {
	return {
		kind: "group",
		isGlobal: false,
		value: {},
		location,
		label,
		displayName: void 0,
		icon: void 0,
		tag: void 0,
		description: void 0,
		hidden: false,
		indexed: false,
		expanded: false,
		isDefault: false,
		banner: void 0,
		href: void 0,
		root: void 0,
		openapi: void 0,
		asyncapi: void 0,
		lists: [{
			name: "pages",
			key: "pages",
			location,
			items: [...entries, ...[...groups].map(([name, groupDraft]) => createGroupElement(name, groupDraft, location))]
		}],
		global: []
	};
}
function createOverview({ source, document }) {
	const info = ownMember(document, "info");
	const getInfoText = (name) => isObject(info) ? nonEmptyText(ownMember(info, name)) : void 0;
	return {
		spec: source,
		method: overviewMethod,
		path: "overview",
		title: getInfoText("title")?.trim() || "Overview",
		summary: void 0,
		description: getInfoText("summary") ?? getInfoText("description"),
		operationId: void 0,
		tags: [],
		groups: [],
		deprecated: false,
		hidden: false,
		excluded: false,
		href: void 0,
		metadata: {},
		content: void 0,
		httpMethod: overviewMethod,
		item: {},
		value: {}
	};
}
//#endregion
//#region src/core/expand.ts
/**
* Reads the specifications that the navigation names, resolves the endpoints of entries and pages, and adds generated
* groups to elements that set a specification without listing its endpoints.
*/
async function expand(input) {
	const { navigation, inventory } = input;
	const library = new SpecificationLibrary(input.readSpecification);
	const references = endpointReferencesIn(navigation.root, inventory.pages);
	const sources = [...specSettingsOf(navigation).map(({ source }) => source), ...specsOfEntries(references)];
	await Promise.all(sources.map((source) => library.load(source)));
	const pageOutcome = await resolvePageOperations(input, library);
	const { pageOperations, unreadEndpoints } = pageOutcome.value;
	const expander = new Expander(input, library, pageOperations, references);
	const root = expander.expandElement(navigation.root, false);
	expander.reportUnused();
	const overlayFindings = specSettingsOf(navigation).flatMap(({ overlays = [] }) => overlays).flatMap((overlay) => checkOverlay(overlay, input.host));
	const libraryFindings = countUnreachableEndpoints(library.findings, expander.endpoints, unreadEndpoints);
	return {
		value: {
			...pageOutcome.value,
			navigation: {
				...navigation,
				root
			},
			endpoints: expander.endpoints,
			specifications: new Map([...library.states, ...pageOutcome.value.specifications])
		},
		findings: [
			...libraryFindings,
			...overlayFindings,
			...expander.findings,
			...pageOutcome.findings
		]
	};
}
function specsOfEntries(references) {
	return [...references].flatMap(([{ location }, parsed]) => parsed.kind === "endpoint" && parsed.reference.spec !== void 0 ? [{
		text: parsed.reference.spec,
		location
	}] : []);
}
var Expander = class {
	#input;
	#library;
	#pageOperations;
	#references;
	#placeholders;
	#allPlaceholders;
	#findings = [];
	#endpointRoutes = new EndpointRoutes();
	#usedSettings = /* @__PURE__ */ new Set();
	/** Keyed by specification, so that an overview is one page even if several sections list it. */
	#overviews = /* @__PURE__ */ new Map();
	endpoints = /* @__PURE__ */ new Map();
	constructor(input, library, pageOperations, references) {
		this.#input = input;
		this.#library = library;
		this.#pageOperations = pageOperations;
		this.#references = references;
		this.#placeholders = findPlaceholders(input.navigation.root);
		this.#allPlaceholders = new Set([...this.#placeholders.values()].flat());
	}
	get findings() {
		return [...this.#findings, ...this.#endpointRoutes.findings()];
	}
	/**
	* Returns a copy of the element with generated children, at every depth.
	*
	* @param isReported True if the specification of this element or of an ancestor is invalid and already reported.
	*/
	expandElement(element, isReported) {
		const specs = this.#input.inheritance.get(element) ?? [];
		if (this.#allPlaceholders.has(element)) return element;
		const isSpecInvalid = element.openapi === void 0 && (isReported || hasInvalidSpecification(element));
		const expandChild = (item) => {
			if (item.kind !== "entry") return this.expandElement(item, isSpecInvalid);
			this.#expandEntry(item, specs, isSpecInvalid);
			return item;
		};
		const placeholders = this.#placeholders.get(element) ?? [];
		const expandedLists = element.lists.map((list) => ({
			...list,
			items: list.items.map(expandChild)
		}));
		const lists = placeholders.length > 0 ? this.#fillPlaceholders(element, expandedLists, placeholders) : expandedLists;
		const settings = this.#settingsToGenerate(element);
		return settings.length > 0 ? this.#generate(element, lists, settings) : {
			...element,
			lists
		};
	}
	/**
	* Lists the endpoints of the element's specifications in its placeholders. An operation goes to the placeholder with
	* the name of its tag, or to the first placeholder if no name matches.
	*/
	#fillPlaceholders(element, lists, placeholders) {
		const sources = this.#generatedSources(element.openapi ?? [], {
			...element,
			lists
		});
		if (sources.length === 0) return lists;
		const findPlaceholder = ({ groups: [tag] }) => placeholders.find(({ label }) => label === tag) ?? placeholders[0];
		const filledPlaceholders = /* @__PURE__ */ new Map();
		for (const placeholder of placeholders) {
			const placeholderSources = sources.map(({ operations, overview, ...source }) => ({
				...source,
				operations: operations.filter((operation) => findPlaceholder(operation) === placeholder),
				overview: placeholder === placeholders[0] ? overview : void 0
			}));
			if (placeholderSources.some(({ operations }) => operations.length > 0)) filledPlaceholders.set(placeholder, this.#insertGenerated(placeholder, placeholder.lists, placeholderSources, placeholder.label));
			else this.#findings.push(diagnose("element-empty", placeholder.location, { element: elementName(placeholder) }));
		}
		const fillItem = (item) => {
			if (item.kind === "entry") return item;
			return filledPlaceholders.get(item) ?? {
				...item,
				lists: fillLists(item.lists)
			};
		};
		const fillLists = (childLists) => childLists.map((list) => ({
			...list,
			items: list.items.map(fillItem)
		}));
		return fillLists(lists);
	}
	/**
	* Specifications whose pages are generated directly in the element. Empty for an element that contains sections,
	* because the sections inherit the specifications. Omits `openapi` if entries refer to its endpoints.
	*/
	#settingsToGenerate(element) {
		const { openapi = [], asyncapi = [], lists } = element;
		const hasSections = lists.some(({ name, items }) => !pageListNames.has(name) && items.length > 0);
		if (openapi.length + asyncapi.length === 0 || element.href !== void 0 || hasSections) return [];
		if (this.#placeholders.has(element)) return asyncapi;
		return elementsOf(element).some((descendant) => (descendant === element || this.#input.inheritance.get(descendant) === openapi) && this.#refersToInherited(descendant)) ? asyncapi : [...openapi, ...asyncapi];
	}
	#refersToInherited(element) {
		return entriesOf(element).some((entry) => {
			const parsed = this.#references.get(entry);
			return parsed !== void 0 && (parsed.kind === "malformed" || parsed.reference.spec === void 0);
		});
	}
	#entryPage({ text }) {
		return this.#input.inventory.pages.get(normalizePath(text) ?? "");
	}
	#generate(element, lists, settings) {
		return this.#insertGenerated(element, lists, this.#generatedSources(settings, {
			...element,
			lists
		}));
	}
	#generatedSources(settings, element) {
		const listed = this.#listedEndpoints(element);
		return settings.flatMap((setting) => {
			const state = this.#library.stateOf(setting.source.text);
			if (state?.state !== "read") return [];
			const { specification } = state;
			if (specification.operations.length > 0) this.#usedSettings.add(setting);
			return [{
				setting,
				operations: selectUnlistedOperations(specification, setting, listed),
				overview: this.#findOverview(setting, specification)
			}];
		});
	}
	#insertGenerated(element, lists, sources, placeholderTag) {
		const generated = addGeneratedEntries(element, lists, sources, placeholderTag);
		const overviewRank = ({ operation }) => Number(operation.method === overviewMethod);
		for (const { entry, operation, setting } of generated.entries.toSorted((a, b) => overviewRank(a) - overviewRank(b))) {
			const route = this.#endpointRoutes.assignRoute(operation, setting.directory, entry.location);
			this.endpoints.set(entry, {
				kind: "operation",
				operation,
				route,
				hidden: operation.hidden
			});
		}
		return generated.element;
	}
	#findOverview({ directory }, specification) {
		if (!this.#input.overview) return void 0;
		const overview = getOrCreate(this.#overviews, specification.source, () => createOverview(specification));
		return pageFileAt(safeRoute(endpointPath(overview, directory)).route, this.#input.inventory) !== void 0 ? void 0 : overview;
	}
	#listedEndpoints(element) {
		const operations = /* @__PURE__ */ new Set();
		const routes = /* @__PURE__ */ new Set();
		for (const entry of elementsOf(element).flatMap(entriesOf)) {
			const endpoint = this.endpoints.get(entry);
			if (endpoint?.kind === "operation") operations.add(endpoint.operation);
			const page = this.#entryPage(entry);
			if (page === void 0) continue;
			routes.add(routeOf(page.path));
			const operation = this.#pageOperations.get(page.path);
			if (operation !== void 0) operations.add(operation);
		}
		return {
			operations,
			routes
		};
	}
	#expandEntry(entry, inheritedSpecs, isReported) {
		const parsed = this.#references.get(entry);
		if (parsed === void 0) return;
		if (parsed.kind === "malformed") {
			const [method = "", ...pathWords] = entry.text.trim().split(/\s+/);
			this.endpoints.set(entry, {
				kind: "endpoint",
				reference: {
					method,
					path: pathWords.join(" ")
				},
				specs: inheritedSpecs
			});
			this.#findings.push(diagnose("endpoint-syntax", entry.location, { entry: entry.text }));
			return;
		}
		const specName = parsed.reference.spec;
		const specs = specName === void 0 ? inheritedSpecs : this.#settingsForSource(specName, entry.location, inheritedSpecs);
		for (const spec of specs) this.#usedSettings.add(spec);
		const unresolvedEntry = {
			kind: "endpoint",
			reference: parsed.reference,
			specs
		};
		this.endpoints.set(entry, unresolvedEntry);
		const matches = this.#findMatches(parsed.reference, specs);
		if (matches.length === 0 && parsed.kind === "method") {
			const { word, nearest } = parsed;
			this.#findings.push(diagnose("endpoint-method", entry.location, {
				entry: entry.text,
				word,
				nearest
			}));
		} else if (specs.length === 0) {
			if (isReported) return;
			this.#findings.push(diagnose("endpoint-no-spec", entry.location, { entry: entry.text }));
		} else this.#resolveEntry(entry, parsed.reference, specs, matches);
	}
	/**
	* Setting for the specification that an entry names. If the element inherits that specification, the inherited
	* setting is used, because it includes the directory.
	*/
	#settingsForSource(source, location, inherited) {
		const name = SpecificationLibrary.sourceName(source);
		const matchingSettings = inherited.filter((setting) => SpecificationLibrary.sourceName(setting.source.text) === name);
		return matchingSettings.length > 0 ? matchingSettings : [{
			source: {
				text: source,
				location
			},
			directory: void 0
		}];
	}
	#findMatches(reference, specs) {
		return specs.flatMap((setting) => {
			const state = this.#library.stateOf(setting.source.text);
			const operation = state?.state === "read" ? findOperation(state.specification, reference) : void 0;
			return operation === void 0 ? [] : [{
				operation,
				setting
			}];
		});
	}
	#resolveEntry(entry, reference, specs, matches) {
		const { text, location } = entry;
		const settingLocation = specs[0]?.source.location;
		const [firstMatch] = matches;
		if (firstMatch === void 0) {
			const states = specs.map((setting) => this.#library.stateOf(setting.source.text));
			if (states.some((state) => state?.state !== "read" || !state.isWhole)) return;
			const specifications = states.flatMap((state) => state?.state === "read" ? [state.specification] : []);
			const args = {
				entry: text,
				hint: endpointHint(reference, specifications),
				specs: specifications.map(({ source }) => source)
			};
			this.#findings.push(diagnose("endpoint-missing", location, args, settingLocation));
			return;
		}
		const sources = [...new Set(matches.map(({ operation }) => operation.spec))];
		if (sources.length > 1) this.#findings.push(diagnose("endpoint-ambiguous", location, {
			entry: text,
			specs: sources
		}, settingLocation));
		if (firstMatch.operation.excluded) {
			this.#findings.push(diagnose("endpoint-excluded", location, { entry: text }));
			return;
		}
		const route = this.#endpointRoutes.assignRoute(firstMatch.operation, firstMatch.setting.directory, entry.location);
		this.endpoints.set(entry, {
			kind: "operation",
			operation: firstMatch.operation,
			route,
			hidden: false
		});
	}
	reportUnused() {
		const { navigation, inheritance } = this.#input;
		for (const element of elementsOf(navigation.root)) {
			const inherited = [...inheritance.get(element) ?? [], ...element.asyncapi ?? []];
			if (inherited.length === 0) continue;
			for (const entry of entriesOf(element)) {
				const page = this.#entryPage(entry);
				const operation = page && this.#pageOperations.get(page.path);
				for (const setting of page === void 0 ? [] : inherited) if (operation?.spec === SpecificationLibrary.sourceName(setting.source.text) || page?.frontMatter.asyncapi !== void 0) this.#usedSettings.add(setting);
			}
		}
		for (const setting of specSettingsOf({
			...navigation,
			openapi: void 0
		})) {
			const state = this.#library.stateOf(setting.source.text);
			if (state?.state !== "read" || !state.isWhole || this.#usedSettings.has(setting)) continue;
			const isEmpty = state.specification.operations.length === 0;
			this.#findings.push(diagnose("spec-unused", setting.source.location, {
				source: setting.source.text,
				isEmpty
			}));
		}
	}
};
const pageListNames = new Set(["pages", "groups"]);
function hasInvalidSpecification({ value, openapi }) {
	const member = ownMember(value, "openapi");
	return openapi === void 0 && member !== void 0 && !(Array.isArray(member) && member.length === 0);
}
function countUnreachableEndpoints(findings, endpoints, unreadEndpoints) {
	if (!findings.some(({ code }) => code === "spec-unreachable")) return findings;
	const sourceNames = [...endpoints.values()].flatMap((endpoint) => endpoint.kind === "operation" ? [] : [new Set(endpoint.specs.map(({ source }) => SpecificationLibrary.sourceName(source.text)))]);
	return findings.map((finding) => {
		if (finding.code !== "spec-unreachable") return finding;
		const args = finding.args;
		const entries = sourceNames.filter((specs) => specs.has(args.url)).length;
		const pages = [...unreadEndpoints.values()].filter(({ spec }) => spec === args.url).length;
		return {
			...finding,
			args: {
				...args,
				entries,
				pages
			}
		};
	});
}
//#endregion
//#region src/core/gather.ts
/**
* Collects the pages of the docs folder with their front matter.
*
* @param pageOutcomes Results of reading the selected files, in the same order.
*/
function gather({ others, findings: selectionFindings }, pageOutcomes) {
	const pages = /* @__PURE__ */ new Map();
	const findings = [...selectionFindings];
	for (const { value: page, findings: pageFindings } of pageOutcomes) {
		pages.set(page.path, page);
		findings.push(...pageFindings);
	}
	return {
		value: {
			...others,
			pages
		},
		findings
	};
}
//#endregion
//#region src/core/inherit.ts
/** Inherits `openapi`. An element's setting replaces the inherited one; top-level `api.openapi` is the fallback. */
function inherit(navigation) {
	const specifications = /* @__PURE__ */ new Map();
	const visit = (element, inheritedSpecs) => {
		const specs = element.openapi ?? inheritedSpecs;
		specifications.set(element, specs);
		for (const { items } of element.lists) for (const item of items) if (item.kind !== "entry") visit(item, specs);
	};
	visit(navigation.root, navigation.openapi ?? []);
	return specifications;
}
//#endregion
//#region src/core/links/redirects.ts
/** False for sources with a query or hash: browsers don't send a hash, and redirects are matched without the query. */
function canMatch(source) {
	return !/[?#]/.test(source);
}
/**
* Finds the reason why the host never matches a source. `url`: a whole URL. `expression`: a regular expression, such as
* `/old/(.*)`. `prefix`: text before `:name*` in its segment, such as `/old/page-:name*`. `optional`: `:name?`.
* `segment`: `:name` without a star.
*/
function hostMismatch(source) {
	if (isExternal(source)) return "url";
	if (/(?<!\\)\([^)]*[.*+?|[\]^$\\][^)]*\)/.test(source)) return "expression";
	if (/[^/]:[A-Za-z_]\w*\*/.test(source)) return "prefix";
	if (/:[A-Za-z_]\w*\?/.test(source)) return "optional";
	return /:[A-Za-z_]\w*(?![\w*])/.test(source) ? "segment" : void 0;
}
/** Normalizes a source or URL path for comparison: decoded, NFC, without surrounding slashes. */
function normalizeRedirectPath(text) {
	const path = decodePercent(text).normalize("NFC");
	return normalizePath(path) ?? path;
}
/**
* Index of the redirects of a site. Exact sources take priority over sources with wildcards, which match in file order.
* The cost of a lookup grows with the length of the path and the number of sources that share its prefix. Sources that
* can never match are left out.
*/
var Redirects = class {
	#exact = /* @__PURE__ */ new Map();
	#wildcards = /* @__PURE__ */ new Map();
	constructor(rules) {
		for (const [index, { source, destination }] of rules.entries()) {
			if (!canMatch(source)) continue;
			const path = normalizeRedirectPath(source);
			if (hasWildcard(path)) {
				const segments = path.split("/");
				const prefix = segments.slice(0, segments.findIndex(hasWildcard)).join("/");
				const parts = patternParts(path);
				const wildcardRedirect = {
					index,
					destination,
					parts,
					bareParts: removeTrailingWildcard(parts)
				};
				appendTo(this.#wildcards, prefix, wildcardRedirect);
			} else if (!this.#exact.has(path)) this.#exact.set(path, {
				index,
				destination,
				isWildcard: false,
				isEmptyMatch: false
			});
		}
	}
	/**
	* Finds the redirect for a path. `/old/:slug*` also matches `/old`, as on some hosts, so that links which work there
	* are not reported as broken.
	*
	* @param path Normalized by `normalizeRedirectPath`.
	*/
	find(path) {
		return this.#exact.get(path) ?? this.#firstWildcard(path, true);
	}
	/** Finds the redirect that every host applies. A trailing wildcard doesn't match an empty path. */
	findStrictly(path) {
		return this.#exact.get(path) ?? this.#firstWildcard(path, false);
	}
	findAll(path) {
		const wildcardMatches = this.#candidates(path).flatMap((candidate) => applyWildcard(candidate, path, false) ?? []);
		return [this.#exact.get(path) ?? [], wildcardMatches].flat();
	}
	#firstWildcard(path, allowEmptyMatch) {
		let bestMatch;
		for (const candidate of this.#candidates(path)) if (bestMatch === void 0 || candidate.index < bestMatch.index) bestMatch = applyWildcard(candidate, path, allowEmptyMatch) ?? bestMatch;
		return bestMatch;
	}
	#candidates(path) {
		return [...new Set([
			"",
			...ancestorFolders(path),
			path
		])].flatMap((segments) => this.#wildcards.get(segments) ?? []);
	}
};
function applyWildcard(redirect, path, allowEmptyMatch) {
	const strictCaptures = matchStrictly(redirect, path);
	const captures = strictCaptures ?? (allowEmptyMatch ? matchEmptyWildcard(redirect, path) : void 0);
	if (captures === void 0) return void 0;
	const isBare = strictCaptures === void 0;
	return {
		index: redirect.index,
		destination: fillPattern(redirect.destination, captures),
		isWildcard: true,
		isEmptyMatch: isBare
	};
}
function matchStrictly({ parts, bareParts }, path) {
	const captures = matchPattern(parts, path);
	return bareParts === void 0 || captures?.at(-1)?.text !== "" ? captures : void 0;
}
function matchEmptyWildcard({ parts, bareParts }, path) {
	const captures = bareParts === void 0 ? void 0 : matchPattern(bareParts, path);
	const lastPart = parts.at(-1);
	return captures && lastPart?.kind === "rest" ? [...captures, {
		name: lastPart.name,
		text: ""
	}] : void 0;
}
/**
* Follows redirects from a path until none applies.
*
* @param find Returns the redirect to follow; `undefined` ends the walk.
* @param pathOf Returns the path of a destination on the site; `undefined` ends the walk.
* @param firstMatch First redirect. Default: the one that `find` returns for the start.
*/
function walkRedirects(start, find, pathOf, firstMatch = find(start)) {
	const steps = [];
	const visited = /* @__PURE__ */ new Map();
	let path = start;
	let wildcardCount = 0;
	for (let match = firstMatch; match !== void 0; match = find(path)) {
		const loopStart = visited.get(path);
		if (loopStart !== void 0) return {
			steps,
			path,
			loopStart
		};
		if (match.isWildcard && ++wildcardCount > 10) return {
			steps,
			path,
			isEndless: true
		};
		visited.set(path, steps.length);
		steps.push({
			...match,
			path
		});
		const nextPath = pathOf(match.destination);
		if (nextPath === void 0) return {
			steps,
			path: void 0
		};
		path = nextPath;
	}
	return {
		steps,
		path
	};
}
//#endregion
//#region src/core/links/lookup.ts
function createLinkLookup({ base, routes, redirects, files = /* @__PURE__ */ new Map(), layout = defaultLayout, isUnknown = () => false }) {
	const routesByName = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const name = route.normalize("NFC");
		if (!routesByName.has(name)) routesByName.set(name, route);
	}
	let firstPages;
	return {
		base,
		redirects: new Redirects(redirects),
		routeAt: (route) => routesByName.get(route.normalize("NFC")),
		allRoutes: [...routesByName.values()],
		firstPageIn(folder) {
			firstPages ??= firstPageByFolder(routesByName.values());
			return firstPages.get(folder.normalize("NFC"));
		},
		layout,
		isFile: (path) => files.has(path),
		hasFileBelow(folder) {
			for (const file of files.keys()) if (file.startsWith(`${folder}/`)) return true;
			return false;
		},
		isUnknown,
		resolutionCache: /* @__PURE__ */ new Map()
	};
}
/**
* Creates the lookup of a resolved site, for generators and for URLs that readers visited.
*
* @param includeMissing Includes pages that entries name but that don't exist, because readers may have seen them in an
* earlier version of the site.
* @param layout Folders that are left out of URLs. Default: none.
*/
function createSiteLookup({ pages, site }, includeMissing = false, layout = defaultLayout) {
	const routes = Object.keys(pages).filter((route) => includeMissing || pages[route]?.missing !== true);
	return createLinkLookup({
		base: site.base,
		routes,
		redirects: site.redirects,
		layout
	});
}
function firstPageByFolder(routes) {
	const firstPages = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const name = route.normalize("NFC").slice(1);
		if (!firstPages.has("")) firstPages.set("", route);
		for (let slashIndex = name.lastIndexOf("/"); slashIndex !== -1; slashIndex = name.lastIndexOf("/", slashIndex - 1)) {
			const folder = name.slice(0, slashIndex);
			if (firstPages.has(folder)) break;
			firstPages.set(folder, route);
		}
	}
	return firstPages;
}
//#endregion
//#region src/core/links/docs-lookup.ts
/**
* Creates the lookup of a docs folder, for checks, fixes, moves of files, and editors. Generators use
* `createSiteLookup`, which needs only the model.
*/
function createDocsLookup({ expansion, inventory, base, links, hasFeed }) {
	const { pages, ignored, fileByUrlPath: filesByUrl, layout, isProvided, isUnknown } = inventory;
	const { routes, missingPaths } = links;
	const specificationFolders = unknownFolders(expansion);
	const missingFolders = new Set([...missingPaths].flatMap(ancestorFolders));
	const lookup = createLinkLookup({
		base,
		routes: [...routes, ...[...pages.keys()].map((path) => routeOf(path))],
		redirects: expansion.navigation.redirects.map(toRedirectRule),
		files: filesByUrl,
		layout,
		isUnknown: (path) => missingPaths.has(path) || missingFolders.has(path) || isProvided(path) || isUnknown(path) || ignored.get(path)?.rule.unlessNamed === true || specificationFolders.some((folder) => path === folder || path.startsWith(`${folder}/`)) || isGeneratedByHost(path) || isFeed(path)
	});
	return {
		...lookup,
		isFile: (path) => lookup.isFile(path) && !isExcluded(path, ignored),
		hasFileBelow: (folder) => lookup.hasFileBelow(folder) || missingFolders.has(folder)
	};
	/** True for the feed that the host generates for a page with `<Update>`: `/changelog/rss.xml`. */
	function isFeed(path) {
		const route = routeOfFeed(path);
		if (route === void 0 || lookup.routeAt(route) === void 0) return false;
		const page = pageFileAt(route, inventory);
		return page === void 0 || hasFeed === void 0 || hasFeed(page.file);
	}
}
/**
* True for a Markdown file that an ignore rule excludes from publishing. False for `skill.md`, and for files that are
* only ignored unless the navigation names them, because hosts may publish these files.
*/
function isExcluded(path, ignored) {
	const rule = ignored.get(withoutExtension(path) ?? "")?.rule;
	return rule !== void 0 && rule.unlessNamed !== true && rule.pattern !== "/skill.md";
}
function toRedirectRule({ source, destination }) {
	return {
		source: source.text,
		destination: destination.text
	};
}
function unknownFolders({ navigation, specifications }) {
	if ([...specifications.values()].every(({ state }) => state === "read")) return [];
	return [...new Set(specSettingsOf(navigation).map(({ directory }) => generatedFolder(directory)))];
}
/** Files that the host generates, but builds don't. */
const hostOnlyFiles = new Set([...[
	"mcp",
	"skill.md",
	".well-known/mcp",
	".well-known/llms.txt",
	".well-known/llms-full.txt"
]]);
/** Files that both the host (https://mintlify.com/docs/ai/llmstxt) and builds with the option `emit` generate. */
const sharedGeneratedFiles = new Set([
	"llms.txt",
	"llms-full.txt",
	"sitemap.xml",
	"robots.txt"
]);
/** True for a file that the host generates, such as `llms.txt`. Not for feeds of pages: see `routeOfFeed`. */
function isGeneratedByHost(path) {
	return sharedGeneratedFiles.has(path) || isGeneratedOnlyByHost(path);
}
function isGeneratedOnlyByHost(path) {
	return hostOnlyFiles.has(path) || path.startsWith(".well-known/skills/");
}
/** Path of the feed of a page: `/changelog → changelog/rss.xml`. */
function feedOfRoute(route) {
	return `${route === "/" ? "" : route.slice(1)}/rss.xml`.replace(/^\//, "");
}
/** Route of the page whose feed is at a path: `changelog/rss.xml → /changelog`. `undefined` for other paths. */
function routeOfFeed(path) {
	if (path === "rss.xml") return "/";
	return path.endsWith("/rss.xml") ? `/${path.slice(0, -8)}` : void 0;
}
//#endregion
//#region src/core/links/resolve.ts
/**
* Resolves a URL in the text of a page. Generators resolve relative URLs differently, so several bases are tried in
* order: the file, the page's parent, the page itself, the root, and the root with leading `../` removed.
*/
function resolveLink(text, { route, file }, lookup) {
	if (isExternal(text)) return { to: "site" };
	const [path, suffix] = splitUrl(normalizeWhitespace(text));
	if (path === "") return {
		to: "page",
		route,
		suffix,
		isFolder: false,
		isGuess: false
	};
	if (path.startsWith("/")) return withSuffix(resolvePath(path, lookup), suffix);
	const fromFile = resolvePath(`/${parentFolderOf(file === null ? route.slice(1) : urlPathOfFile(file, lookup.layout))}${path}`, lookup);
	if (fromFile.to !== "nothing") return withSuffix(fromFile, suffix);
	const guesses = [
		parentFolderOf(route.slice(1)),
		`${route.slice(1)}/`,
		""
	].map((folder) => `/${folder}${path}`);
	if (lookup.base === "") guesses.push(`/${path.replace(/^(?:\.{1,2}\/)+/, "")}`);
	const resolutions = guesses.map((guess) => {
		const resolution = resolvePath(guess, lookup);
		return resolution.to === "page" && resolution.route === route && guess.startsWith(`${route}/`) ? fromFile : resolution;
	});
	const bestResolution = resolutions.find(({ to }) => to !== "nothing");
	if (bestResolution?.to !== "page") return bestResolution ?? fromFile;
	const isContested = resolutions.some((resolution) => resolution.to === "page" && resolution.route !== bestResolution.route);
	return withSuffix({
		...bestResolution,
		isGuess: true,
		...isContested ? { isContested } : {}
	}, suffix);
}
/**
* Resolves a URL in a page or in a file that pages import. For each page, tries the file as the base and then the page.
*
* @param file File that contains the URL; null if there is none.
* @param pages Pages that show the file: at least one.
*/
function resolveOnPages(text, file, pages, lookup) {
	let firstResolution;
	for (const page of pages) for (const base of new Set([file, page.file])) {
		const resolution = resolveLink(text, {
			route: page.route,
			file: base
		}, lookup);
		if (resolution.to !== "nothing") return resolution;
		firstResolution ??= resolution;
	}
	return firstResolution ?? { to: "unknown" };
}
/** Resolves a URL relative to the root of the docs, with or without a leading slash. */
function resolveHref(text, lookup) {
	if (isExternal(text)) return { to: "site" };
	const [path, suffix] = splitUrl(normalizeWhitespace(text));
	return path === "" ? { to: "unknown" } : withSuffix(resolvePath(path, lookup), suffix);
}
/** Browsers ignore tabs and line breaks in URLs (https://url.spec.whatwg.org/#concept-basic-url-parser). */
function normalizeWhitespace(text) {
	return text.trim().replace(/[\t\n\r]/g, "");
}
/**
* Finds the page for a URL from an external source, such as feedback. The URL may have a scheme and host, base path,
* extra slashes, extension, `index`, query, hash and percent-encoding. An exact match takes priority over a match
* without the extension.
*/
function resolveVisited(text, lookup) {
	if (text.length > 2e3) return void 0;
	const { path, query, hash } = parseUrl(text);
	const wholeUrl = path + query + hash;
	const exactPaths = [
		decodePercent(path),
		path,
		decodePercent(wholeUrl),
		wholeUrl
	].flatMap((text) => pathsOf(text, lookup.base));
	for (const path of [...exactPaths, ...exactPaths.flatMap(withoutPageExtension)]) {
		const route = pageAt(path, lookup);
		if (route !== void 0) return route;
	}
	const paths = pathsOf(decodePercent(path), lookup.base);
	const resolution = resolveFirst(paths, paths.flatMap(withoutPageExtension), lookup);
	return resolution?.to === "page" ? resolution.route : void 0;
}
function withoutPageExtension(path) {
	const [, pathWithoutExtension] = /^(.+)\.(?:html?|mdx?)$/is.exec(path) ?? [];
	return pathWithoutExtension === void 0 ? [] : [pathWithoutExtension];
}
function resolvePath(text, lookup) {
	const paths = pathsOf(decodePercent(text), lookup.base);
	return resolveFirst(paths, paths.flatMap((path) => withoutExtension(path) ?? []), lookup) ?? {
		to: "nothing",
		path: text
	};
}
/**
* Resolves the first path that exists. If none exists, returns the resolution of the first path, which is `nothing`.
*
* @param shortened Paths without their extension, tried after `paths`. They match pages and redirects, but not folders.
*/
function resolveFirst(paths, shortened, lookup) {
	let firstResolution;
	for (const path of paths) {
		const resolution = followRedirects(path, lookup);
		if (resolution.to !== "nothing") return resolution;
		firstResolution ??= resolution;
	}
	for (const path of shortened) {
		const resolution = followRedirects(path, lookup);
		if (resolution.to !== "nothing" && (resolution.redirects !== void 0 || resolution.to === "page" && !resolution.isFolder)) return resolution;
	}
	return firstResolution;
}
function pathsOf(text, base) {
	const path = normalizePath(text);
	if (path === void 0) return [];
	const withoutBasePath = withoutBase(`/${path}`, base).slice(1);
	return withoutBasePath === path ? [path] : [withoutBasePath, path];
}
function pageAt(path, { routeAt }) {
	const pathWithoutExtension = withoutExtension(path);
	return routeAt(`/${path}`) ?? routeAt(routeOf(path)) ?? (pathWithoutExtension === void 0 ? void 0 : routeAt(`/${pathWithoutExtension}`) ?? routeAt(routeOf(pathWithoutExtension)));
}
/** Resolves a path and follows redirects. Results of redirected paths are cached. A cycle resolves to `nothing`. */
function followRedirects(start, lookup) {
	const resolveCached = (path) => lookup.resolutionCache.get(path) ?? resolveExact(path, lookup);
	const { steps, path, loopStart, isEndless } = walkRedirects(start, (path) => resolveCached(path) === void 0 ? findRedirect(path, lookup) : void 0, (destination) => pathOfDestination(destination, lookup));
	const [destination] = splitUrl(steps.at(-1)?.destination ?? "");
	let resolution;
	if (path === void 0) resolution = isExternal(destination) ? { to: "site" } : {
		to: "nothing",
		path: destination
	};
	else if (loopStart !== void 0 || isEndless) resolution = {
		to: "nothing",
		path: start
	};
	else resolution = resolveCached(path) ?? resolveFallback(path, lookup);
	for (const step of steps.toReversed()) {
		const { last = step.index, firstEmptyMatch } = resolution.redirects ?? {};
		resolution = {
			...resolution,
			redirects: {
				first: step.index,
				last,
				firstEmptyMatch: step.isEmptyMatch ? step.index : firstEmptyMatch
			}
		};
		if (resolution.to === "page" && resolution.suffix === "") resolution = {
			...resolution,
			suffix: splitUrl(step.destination)[1]
		};
		lookup.resolutionCache.set(step.path, resolution);
	}
	return resolution;
}
function findRedirect(path, lookup) {
	const match = lookup.redirects.find(normalizeRedirectPath(path));
	return match?.isWildcard && pathOfDestination(match.destination, lookup) === path ? void 0 : match;
}
function pathOfDestination(url, lookup) {
	const [path] = splitUrl(url);
	const candidates = isExternal(path) ? [] : pathsOf(decodePercent(path), lookup.base);
	return candidates.find((candidate) => resolveExact(candidate, lookup) !== void 0) ?? candidates[0];
}
function resolveExact(path, lookup) {
	const route = pageAt(path, lookup);
	if (route !== void 0) return {
		to: "page",
		route,
		suffix: "",
		isFolder: false,
		isGuess: false
	};
	return lookup.isFile(path) ? {
		to: "file",
		path
	} : void 0;
}
function resolveFallback(path, lookup) {
	if (lookup.isUnknown(path)) return { to: "unknown" };
	const firstPage = lookup.firstPageIn(path);
	if (firstPage === void 0) return {
		to: "nothing",
		path
	};
	return {
		to: "page",
		route: firstPage,
		suffix: "",
		isFolder: true,
		isGuess: false
	};
}
/**
* Adds the link's query and hash to a resolution, unless a redirect set its own. Hosts do the same for the query, and
* browsers for the hash.
*/
function withSuffix(resolution, suffix) {
	if (resolution.to !== "page" || suffix === "") return resolution;
	const [linkParts, redirectParts] = [parseUrl(suffix), parseUrl(resolution.suffix)];
	return {
		...resolution,
		suffix: (redirectParts.query || linkParts.query) + (redirectParts.hash || linkParts.hash)
	};
}
function parentFolderOf(path) {
	return path.slice(0, path.lastIndexOf("/") + 1);
}
//#endregion
//#region src/core/links/retarget.ts
/** Characters that are special in Markdown, attributes or URLs. */
const specialCharacters = /[\s()<>"'`{}\\%&?#]/;
/**
* Rewrites a link so that it points to another page. Keeps query, hash and base path. A relative link stays relative if
* both targets are in the same folder.
*
* @param resolvedPath Current target as a path from the docs root. If `undefined`, the new link is not relative.
* @param route New target.
* @param base `''`, or the base path of the site.
* @returns `undefined` for an external link, or a route that would need escaping in Markdown or an attribute.
*/
function retarget(target, resolvedPath, route, base) {
	if (isExternal(target) || specialCharacters.test(route)) return void 0;
	const [path, suffix] = splitUrl(target.trim());
	if (path.startsWith("/")) return `${base !== "" && path.startsWith(`${base}/`) ? base : ""}${route}${suffix}`;
	const [folder, name] = [folderOf(route), route.slice(folderOf(route).length + 1)];
	return folder === (resolvedPath === void 0 ? void 0 : folderOf(resolvedPath.replace(/\/$/, ""))) && name !== "" && !path.endsWith("/") ? `${path.slice(0, path.lastIndexOf("/") + 1)}${name}${suffix}` : `${route}${suffix}`;
}
/**
* Relative path from a file to another path, for use in a link.
*
* @param previous Link before the change. A leading `./` is kept.
*/
function relativeLink(fromFile, targetPath, previous) {
	const fromFolders = folderOf(fromFile).split("/").filter(Boolean);
	const targetSegments = targetPath.split("/");
	let sharedCount = 0;
	while (sharedCount < fromFolders.length && sharedCount < targetSegments.length - 1 && fromFolders[sharedCount] === targetSegments[sharedCount]) sharedCount++;
	const parentSegments = fromFolders.slice(sharedCount).map(() => "..");
	const path = [...parentSegments, ...targetSegments.slice(sharedCount)].join("/");
	return parentSegments.length === 0 && previous.startsWith("./") ? `./${path}` : path;
}
/** Percent-encodes a path that contains a special character. */
function encodeLinkPath(path) {
	if (!specialCharacters.test(path)) return path;
	return encodePath(path).replace(/[()']/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
/** Adds the prefix of the existing link to a path: a leading slash, or `./`. */
function keepLinkPrefix(existingLink, path) {
	return `${/^(?:\.?\/)*/.exec(existingLink)?.[0] ?? ""}${path}`;
}
//#endregion
//#region src/core/pages/url-flaw.ts
/** Drive letters with a backslash, or as Windows and editors write them before a slash: `C:/`, `d:/`. */
const drivePattern = /^(?:[A-Za-z]:(?:\\|%5[Cc])|[A-Zc-e]:\/)/;
const commonSchemes = [
	"https",
	"http",
	"mailto"
];
/** Finds the reason why a browser can't open a URL. Returns `undefined` for paths, and for URLs that may be valid. */
function urlFlaw(url) {
	const text = url.trim();
	if (/^\/\/$/.test(text)) return { kind: "host" };
	const { scheme } = parseUrl(text);
	if (scheme === void 0) return void 0;
	const afterScheme = text.slice(scheme.length + 1);
	if (scheme.length === 1) return { kind: drivePattern.test(text) ? "drive" : "unknown" };
	if (scheme === "file") return { kind: "file" };
	if (/^\d+(?:[/?#]|$)/.test(afterScheme) && (scheme === "localhost" || scheme.includes("."))) return {
		kind: "port",
		meant: `${scheme === "localhost" ? "http" : "https"}://${text}`
	};
	if (scheme === "mailto" || scheme === "tel") {
		if (afterScheme.trim() === "") return { kind: "recipient" };
		return /^(?:https?|mailto|tel):/i.test(afterScheme) ? {
			kind: "doubled",
			meant: afterScheme
		} : void 0;
	}
	if (scheme === "http" || scheme === "https") return webFlaw(text, scheme, afterScheme);
	const intendedScheme = commonSchemes.find((item) => isTypo(scheme, item));
	const isPlausible = intendedScheme === "mailto" ? afterScheme.includes("@") : afterScheme.startsWith("//");
	return intendedScheme !== void 0 && isPlausible ? {
		kind: "scheme",
		meant: `${intendedScheme}:${afterScheme}`
	} : void 0;
}
function webFlaw(text, scheme, afterScheme) {
	const innerUrl = /^[\\/]*(https?):?\/\/(.*)$/is.exec(afterScheme);
	if (innerUrl !== null) return {
		kind: "doubled",
		meant: `${innerUrl[1]}://${innerUrl[2]}`
	};
	if (/^[\\/]*(?:[?#]|$)/.test(afterScheme)) return { kind: "host" };
	const [slashes = ""] = /^[\\/]*/.exec(afterScheme) ?? [];
	if (slashes.length >= 2) return void 0;
	const rest = text.slice(scheme.length + 1 + slashes.length);
	return {
		kind: "host",
		meant: /^(?:[^/?#]+\.[^/?#]+|localhost)(?:[:/?#]|$)/i.test(rest) ? `${scheme}://${rest}` : `/${rest}`
	};
}
//#endregion
//#region src/core/pages/hrefs.ts
const wholeText = {
	isWhole: true,
	isFrontMatter: false,
	pageRoutes: []
};
const partOfText = {
	isWhole: false,
	isFrontMatter: false,
	pageRoutes: []
};
/**
* Resolves all links outside page bodies: `href`s of elements, links shown on every page, and `url` in front matter.
*/
async function resolveHrefs(docs, host) {
	const { navigation } = docs.expansion;
	const routes = /* @__PURE__ */ new Map();
	const brokenHrefs = [];
	const findings = [];
	let lookup;
	for (const element of elementsOf(navigation.root)) {
		if (element.href === void 0) continue;
		const { text, location } = element.href;
		if (URL.canParse(text)) checkUrl(text, () => location);
		const target = resolve(text, () => location, wholeText);
		if (target?.to !== "page") continue;
		if (!target.isFolder || /^\/?$/.test(text)) {
			routes.set(element, target.route);
			continue;
		}
		const targets = [retarget(text, void 0, target.route, docs.base) ?? target.route];
		findings.push(diagnose("href-missing", location, {
			href: text,
			nearest: [target.route],
			targets
		}));
	}
	for (const { text, location } of navigation.links) check(text, () => location, wholeText);
	for (const { text, location } of navigation.prose) for (const url of await linkUrls(text)) check(url, () => location, partOfText);
	for (const { file, path, frontMatter } of docs.inventory.pages.values()) {
		if (frontMatter.url === void 0) continue;
		const context = {
			isWhole: false,
			isFrontMatter: true,
			pageRoutes: [routeOf(path)]
		};
		check(frontMatter.url, () => frontMatterLocation(host, file, "url"), context);
	}
	return {
		routes,
		brokenHrefs,
		findings
	};
	function check(text, getLocation, context) {
		checkUrl(text, getLocation);
		resolve(text, getLocation, context);
	}
	function checkUrl(text, getLocation) {
		const flaw = urlKind(text) === "script" ? void 0 : urlFlaw(text);
		if (flaw !== void 0) findings.push(diagnose("link-invalid", getLocation(), {
			target: text,
			...flaw
		}));
	}
	/** Resolves a link, and records a broken link. */
	function resolve(text, getLocation, context) {
		if (isExternal(text)) return void 0;
		lookup ??= createDocsLookup(docs);
		const target = resolveHref(text, lookup);
		if (target.to !== "nothing") return target;
		brokenHrefs.push({
			kind: "href",
			text,
			path: target.path,
			location: getLocation(),
			...context
		});
		return target;
	}
}
/** URLs of the links in a Markdown text. Skips URLs that may run code, because another check reports them. */
async function linkUrls(text) {
	if (!text.includes("](")) return [];
	const { fromMarkdown } = await import("mdast-util-from-markdown");
	const urls = [];
	const visit = (node) => {
		if ((node.type === "link" || node.type === "image") && urlKind(node.url) !== "script") urls.push(node.url);
		if ("children" in node) for (const child of node.children) visit(child);
	};
	visit(fromMarkdown(text));
	return urls;
}
//#endregion
//#region src/core/pages/page-resolver.ts
var PageResolver = class {
	#inventory;
	#host;
	#redirects;
	#namedPaths;
	findings = [];
	#byFoldedPath;
	/** Pages that were already reported because another file differs only in extension or letter case. */
	#reportedTwins = /* @__PURE__ */ new Set();
	missing = [];
	/** @param getNamedPaths Returns all paths in the navigation, valid or not. */
	constructor(inventory, host, redirects, getNamedPaths) {
		this.#namedPaths = getNamedPaths;
		this.#inventory = inventory;
		this.#byFoldedPath = groupBy(inventory.pages.values(), ({ path }) => foldCase(path));
		this.#host = host;
		this.#redirects = redirects;
	}
	resolve({ text, location }) {
		const normalizedPath = normalizePath(text);
		const path = normalizedPath === "" ? "index" : normalizedPath;
		const page = path === void 0 ? void 0 : this.#inventory.pages.get(path);
		if (page !== void 0 && normalizedPath !== "") return this.#pageResult(page, location);
		if (isUrl(text) || text.startsWith("mailto:")) return this.#invalidPath(text, location, "url", void 0);
		if (text.includes("\\")) return this.#invalidPath(text, location, "backslash", normalizePath(text.replaceAll("\\", "/")));
		if (/\p{Cc}/u.test(text)) return this.#invalidPath(text, location, "control", normalizePath(text.replace(/\p{Cc}+/gu, "").trim()));
		if (path === void 0) return this.#invalidPath(text, location, "outside", void 0);
		if (this.#inventory.isProvided(path)) return {
			...pageTarget(path),
			provided: true
		};
		if (this.#inventory.isUnknown(path)) return pageTarget(path);
		return this.#resolveInexact(text, path, location);
	}
	#resolveInexact(entry, path, location) {
		const { pages, ignored } = this.#inventory;
		const pathWithoutExtension = withoutExtension(path);
		const ignoredFile = ignored.get(path) ?? (pathWithoutExtension === void 0 ? void 0 : ignored.get(pathWithoutExtension)) ?? this.#unscannedFile(pathWithoutExtension ?? path);
		if (ignoredFile !== void 0) return this.#ignoredResult(entry, path, ignoredFile, location);
		const pageWithoutExtension = pathWithoutExtension === void 0 ? void 0 : pages.get(pathWithoutExtension);
		if (pageWithoutExtension !== void 0) {
			this.findings.push(diagnose("page-extension", location, {
				entry,
				path: pageWithoutExtension.path
			}));
			return this.#pageResult(pageWithoutExtension, location);
		}
		const index = pages.get(path === "index" ? "index" : `${path}/index`);
		if (index !== void 0) {
			this.findings.push(diagnose("page-folder", location, {
				entry,
				path: index.path
			}));
			return this.#pageResult(index, location);
		}
		const [variant, ...otherVariants] = this.#caseVariants(path, pathWithoutExtension);
		if (variant !== void 0) {
			const isSure = otherVariants.length === 0 && !this.#namedPaths().has(variant.path);
			const args = {
				entry,
				path: variant.path,
				file: variant.file,
				isSure
			};
			this.findings.push(diagnose("page-letter-case", location, args));
			return this.#pageResult(variant, location);
		}
		const withoutFragment = normalizePath(splitUrl(entry)[0]);
		if (withoutFragment !== path && withoutFragment !== void 0 && pages.has(withoutFragment)) return this.#invalidPath(entry, location, "fragment", withoutFragment);
		this.missing.push({
			entry,
			path: pathWithoutExtension ?? path,
			location,
			redirect: this.#redirectTarget(path)
		});
		return pageTarget(path);
	}
	#pageResult(page, location) {
		const twin = page.hides ?? this.#pagesIgnoringCase(page.path).find((item) => item !== page)?.file;
		if (twin !== void 0 && !this.#reportedTwins.has(page)) {
			this.#reportedTwins.add(page);
			this.findings.push(diagnose("page-twin", location, {
				usedFile: page.file,
				unusedFile: twin
			}));
		}
		return pageTarget(page.path, page.file);
	}
	#ignoredResult(entry, path, { file, rule }, location) {
		const related = rule.line === void 0 ? void 0 : {
			file: ".mintignore",
			line: rule.line
		};
		this.findings.push(diagnose("page-ignored", location, {
			entry,
			file,
			rule
		}, related));
		return pageTarget(path);
	}
	#invalidPath(entry, location, problem, suggestedPath) {
		const page = suggestedPath === void 0 ? void 0 : this.#inventory.pages.get(suggestedPath);
		this.findings.push(diagnose("page-path", location, {
			entry,
			problem,
			page: page?.path ?? ""
		}));
		return pageTarget(page?.path ?? entry, page?.file);
	}
	/**
	* Finds a file in a folder that is not scanned: in a linked folder outside the docs folder, or in a pruned folder.
	*/
	#unscannedFile(path) {
		const { ignored } = this.#inventory;
		const externalFile = ancestorFolders(path).map((folder) => ignored.get(folder)).find((item) => item?.rule.from === "symbolic-link");
		if (externalFile !== void 0) return externalFile;
		const folder = path.split("/").find((segment) => prunedFolders.has(segment));
		if (folder === void 0) return void 0;
		const file = [`${path}.mdx`, `${path}.md`].find((candidate) => this.#host.exists(candidate));
		return file === void 0 ? void 0 : {
			file,
			rule: {
				pattern: folder,
				from: "built-in"
			}
		};
	}
	#redirectTarget(path) {
		const redirect = this.#redirects.find(normalizeRedirectPath(path));
		if (redirect === void 0) return void 0;
		const [destination, suffix] = splitUrl(redirect.destination);
		const page = normalizeRedirectPath(destination);
		return this.#inventory.pages.has(page) ? {
			page,
			isExact: !redirect.isWildcard && suffix === ""
		} : void 0;
	}
	#caseVariants(path, pathWithoutExtension) {
		return [
			path,
			pathWithoutExtension ?? [],
			`${path}/index`
		].flat().flatMap((name) => this.#pagesIgnoringCase(name));
	}
	#pagesIgnoringCase(path) {
		return this.#byFoldedPath.get(foldCase(path)) ?? [];
	}
};
function pageTarget(path, file) {
	return {
		kind: "page",
		path,
		route: routeOf(path),
		file,
		provided: false
	};
}
//#endregion
//#region src/core/link.ts
function link(input) {
	return new Linker(input).link();
}
var Linker = class {
	#input;
	#findings = [];
	#targets = /* @__PURE__ */ new Map();
	#roots = /* @__PURE__ */ new Map();
	#claims = /* @__PURE__ */ new Map();
	#missingPaths = /* @__PURE__ */ new Set();
	#pages;
	constructor(input) {
		this.#input = input;
		const { root, redirects } = input.expansion.navigation;
		const redirectTargets = new Redirects(redirects.map(toRedirectRule));
		const entryPaths = () => new Set(referencedNames(root).map((text) => normalizePath(text) ?? text));
		this.#pages = new PageResolver(input.inventory, input.host, redirectTargets, entryPaths);
	}
	async link() {
		const { expansion, inventory, base } = this.#input;
		this.#linkElement(expansion.navigation.root, /* @__PURE__ */ new Map());
		this.#reportFileFolderConflicts();
		const routes = new Set(this.#claims.keys());
		const { routes: hrefs, brokenHrefs: brokenLinks, findings } = await resolveHrefs({
			expansion,
			inventory,
			base,
			links: {
				routes,
				missingPaths: this.#missingPaths
			}
		}, this.#input.host);
		this.#findings.push(...findings);
		const resolved = {
			targets: this.#targets,
			roots: this.#roots
		};
		this.#findings.push(...findHiddenElsewhere(expansion.navigation.root, resolved, inventory));
		const unlistedFiles = this.#findUnlistedFiles(hrefs);
		if (this.#input.reportUnlisted) {
			const allFiles = [...inventory.pages.values()].map(({ file }) => file);
			for (const { path: file, count } of groupUnlisted(unlistedFiles, allFiles)) this.#findings.push(diagnose("page-unlisted", { file }, {
				file,
				count
			}));
			const agentFiles = findAgentFiles(inventory);
			const [file] = agentFiles;
			if (file !== void 0) this.#findings.push(diagnose("page-unlisted", { file }, {
				file,
				count: void 0,
				agentFiles
			}));
		}
		return {
			value: {
				targets: this.#targets,
				roots: this.#roots,
				hrefs,
				missingEntries: this.#pages.missing,
				brokenLinks,
				routes,
				missingPaths: this.#missingPaths,
				unlistedFiles: this.#input.reportUnlisted ? [] : unlistedFiles
			},
			findings: [...this.#pages.findings, ...this.#findings]
		};
	}
	/** @param sectionPages Pages listed so far in the section of this element, with their first location. */
	#linkElement(element, sectionPages) {
		const childPages = element.kind === "group" ? sectionPages : /* @__PURE__ */ new Map();
		const groupRoot = element.kind === "group" && element.root !== void 0 ? this.#pages.resolve(element.root) : void 0;
		if (groupRoot !== void 0 && element.root !== void 0) {
			this.#roots.set(element, groupRoot);
			this.#placePage(groupRoot, element.root.location, childPages);
		}
		for (const { items } of element.lists) for (const item of items) if (item.kind !== "entry") this.#linkElement(item, childPages);
		else this.#linkEntry(item, childPages, groupRoot);
	}
	#linkEntry(entry, sectionPages, groupRoot) {
		const target = this.#resolveEntry(entry);
		this.#targets.set(entry, target);
		if (target.kind === "operation") this.#placeOperation(target, entry, sectionPages);
		else if (target.kind === "page" && target.path !== groupRoot?.path) this.#placePage(target, entry.location, sectionPages);
	}
	#resolveEntry(entry) {
		const endpoint = this.#input.expansion.endpoints.get(entry);
		if (endpoint === void 0) return this.#pages.resolve(entry);
		if (endpoint.kind === "endpoint") return endpoint;
		return {
			...endpoint,
			page: pageFileAt(endpoint.route, this.#input.inventory)?.path
		};
	}
	#placePage(target, location, sectionPages) {
		if (target.file === void 0 && !target.provided) {
			this.#missingPaths.add(target.path);
			return;
		}
		const firstLocation = this.#claimRoute({
			route: target.route,
			identity: target.path,
			name: targetName(target),
			location
		}, sectionPages);
		if (firstLocation !== void 0) this.#findings.push(diagnose("page-duplicate", location, { path: target.path }, firstLocation));
	}
	#placeOperation({ operation, route }, { text, location }, sectionPages) {
		const name = `the page of ${operation.method} ${operation.path}`;
		const firstLocation = this.#claimRoute({
			route,
			identity: operation,
			name,
			location
		}, sectionPages);
		if (firstLocation !== void 0) this.#findings.push(diagnose("endpoint-duplicate", location, { entry: text }, firstLocation));
	}
	/**
	* Records a page in its branch and at its route, and reports a route that two pages claim. Returns the first location
	* of a page that the branch already lists.
	*/
	#claimRoute(claim, sectionPages) {
		const { route, identity, name, location } = claim;
		const firstLocation = sectionPages.get(identity);
		if (firstLocation !== void 0) return firstLocation;
		sectionPages.set(identity, location);
		const firstClaim = this.#claims.get(route);
		if (firstClaim === void 0) this.#claims.set(route, claim);
		else if (firstClaim.identity !== identity) this.#findings.push(diagnose("route-conflict", location, {
			route,
			file: name,
			other: firstClaim.name
		}, firstClaim.location));
	}
	/**
	* Reports routes such as `/a.html/b` if the page `/a` exists: builds write that page to `a.mdx` or `a.html`, so no
	* folder can have that name.
	*/
	#reportFileFolderConflicts() {
		for (const { route, name, location } of this.#claims.values()) {
			if (!route.includes(".")) continue;
			for (const { index, 0: extension } of route.matchAll(fileExtensionOfFolder)) {
				const firstClaim = this.#claims.get(route.slice(0, index));
				if (firstClaim === void 0) continue;
				const args = {
					route,
					file: name,
					other: firstClaim.name,
					folder: route.slice(1, index + extension.length)
				};
				this.#findings.push(diagnose("route-conflict", location, args, firstClaim.location));
			}
		}
	}
	#findUnlistedFiles(hrefs) {
		const reachedRoutes = new Set(hrefs.values());
		for (const target of [...this.#roots.values(), ...this.#targets.values()]) if (target.kind !== "endpoint") reachedRoutes.add(target.route);
		return [...this.#input.inventory.pages.values()].flatMap(({ file, path, frontMatter }) => frontMatter.hidden === true || reachedRoutes.has(routeOf(path)) ? [] : [file]);
	}
};
const fileExtensionOfFolder = /\.(?:mdx?|html)(?=\/)/gi;
function targetName({ file, path }) {
	return file ?? path;
}
/**
* Finds instructions for coding agents (`AGENTS.md`, `CLAUDE.md`) that a built-in rule ignores. Mintlify publishes
* them, unlike `README.md` and the other files of the built-in rules
* (https://mintlify.com/docs/organize/mintignore).
*/
function findAgentFiles({ ignored }) {
	return [...ignored.values()].flatMap(({ file, rule: { from, pattern } }) => from === "built-in" && /^(?:agents|claude)\.md$/.test(pattern) ? [file] : []);
}
/**
* Groups unlisted files by folder. A folder replaces its files if none of its pages is in the navigation.
*
* @param files Page files that are not in the navigation.
*/
function groupUnlisted(files, allFiles) {
	const unlistedCounts = countItems(files.flatMap(ancestorFolders));
	const totalCounts = countItems(allFiles.flatMap(ancestorFolders));
	const groups = /* @__PURE__ */ new Map();
	for (const file of files) {
		const folder = ancestorFolders(file).find((item) => totalCounts.get(item) === unlistedCounts.get(item) && totalCounts.get(item) !== 1);
		if (folder === void 0) groups.set(file, {
			path: file,
			count: void 0
		});
		else groups.set(folder, {
			path: folder,
			count: totalCounts.get(folder)
		});
	}
	return [...groups.values()];
}
/**
* Reports visible entries of pages that are also listed below a hidden element: hosts keep such a page out of search.
* Skips pages with `hidden` in their front matter, which overrides the elements.
*/
function findHiddenElsewhere(root, { targets, roots }, { pages }) {
	const entriesByRoute = /* @__PURE__ */ new Map();
	const addEntry = (route, location, isHidden) => {
		const entries = entriesByRoute.get(route) ?? {
			visible: [],
			hidden: []
		};
		entries[isHidden ? "hidden" : "visible"].push(location);
		entriesByRoute.set(route, entries);
	};
	const visit = (element, parentVisibility) => {
		const visibility = visibilityBelow(parentVisibility, element);
		const isHidden = visibility === "hidden";
		const rootTarget = roots.get(element);
		if (rootTarget !== void 0 && element.root !== void 0) addEntry(rootTarget.route, element.root.location, isHidden);
		for (const item of listsWithoutConflicts(element).flatMap(({ items }) => items)) {
			if (item.kind !== "entry") {
				visit(item, visibility);
				continue;
			}
			const target = targets.get(item);
			const path = target?.kind === "operation" ? target.page : target?.kind === "page" ? target.path : void 0;
			const hiddenSetting = path === void 0 ? void 0 : pages.get(path)?.frontMatter.hidden;
			if (target === void 0 || target.kind === "endpoint" || hiddenSetting !== void 0) continue;
			if (target.kind === "page" || !target.hidden) addEntry(target.route, item.location, isHidden);
		}
	};
	visit(root, "visible");
	return [...entriesByRoute].flatMap(([route, { visible, hidden }]) => hidden.length === 0 ? [] : visible.map((location) => diagnose("page-hidden-elsewhere", location, { route }, hidden[0])));
}
/** Lists without those that `pattern-conflict` reports: hosts drop all but one kind of children. */
function listsWithoutConflicts({ lists, value }) {
	const [, ...conflictingLists] = lists.filter(({ key, items }) => Object.hasOwn(value, key) && items.length > 0);
	return lists.filter((list) => !conflictingLists.includes(list));
}
//#endregion
//#region src/core/load.ts
const configFile = "docs.json";
const legacyConfigFile = "mint.json";
/** Reads `docs.json` and every JSON file that it includes with `$ref`, at any depth. */
async function load(host) {
	const { value: contents, findings: readFindings } = await readConfigFiles(host);
	const findings = [...readFindings];
	const configContent = contents.get(configFile);
	const unreadableDocument = {
		value: {},
		location: {
			file: configFile,
			pointer: ""
		},
		isReadable: false,
		isWhole: false,
		origins: /* @__PURE__ */ new Map(),
		unresolvedPlaceholders: /* @__PURE__ */ new Set(),
		files: [...contents.keys()],
		variables: /* @__PURE__ */ new Map()
	};
	if (configContent === "missing" || configContent === "outside") findings.push(reportMissingConfig(host));
	if (configContent === void 0 || typeof configContent === "string") return {
		value: unreadableDocument,
		findings
	};
	const variables = readVariables(contents, configContent.value);
	const replacedContents = /* @__PURE__ */ new Map();
	for (const [file, content] of contents) {
		if (typeof content === "string") continue;
		const { value, unknownUses } = applyVariables(file, content.value, variables);
		replacedContents.set(file, { value });
		if (unknownUses.length > 0) findings.push(...await reportUnknownVariables(host, file, unknownUses, variables));
	}
	const contentOf = (file) => replacedContents.get(file) ?? contents.get(file) ?? "missing";
	const references = resolveReferences(configFile, contentOf, (path, target, location) => reportMissingReference(host, path, target, location));
	findings.push(...references.findings);
	const { origins, unresolved, resolved } = references;
	if (!isObject(resolved.value)) {
		const args = {
			field: "docs.json",
			expected: "an object",
			actual: describeType(resolved.value)
		};
		return {
			value: unreadableDocument,
			findings: [...findings, diagnose("field-type", resolved.location, args)]
		};
	}
	const { value, location } = resolved;
	return {
		value: {
			value,
			location,
			isReadable: !unresolved.has(value),
			isWhole: unresolved.size === 0 && findings.every(({ code }) => code !== "config-syntax"),
			origins,
			unresolvedPlaceholders: unresolved,
			files: [...contents.keys()],
			variables
		},
		findings
	};
}
function readVariables(contents, config) {
	const variables = isObject(config) ? config.variables : void 0;
	if (!isObject(variables) || typeof variables.$ref !== "string") return variablesOf(variables);
	const { $ref, ...inlineVariables } = variables;
	const content = contents.get(referencedFile(configFile, $ref) ?? "");
	const referencedVariables = typeof content === "object" ? variablesOf(content.value) : /* @__PURE__ */ new Map();
	return new Map([...referencedVariables, ...variablesOf(inlineVariables)]);
}
async function reportUnknownVariables(host, file, unknownUses, variables) {
	const { createJsonLocator } = await import("./json-tree-B5Z85gYJ.js");
	const text = readText(host, file) ?? "";
	const rangeOf = createJsonLocator(text);
	return unknownUses.map(({ name, location, precedingUses }) => {
		const range = rangeOf(location);
		const use = (range === void 0 ? [] : variablesIn(text.slice(range.start, range.end))).filter((item) => item.name === name)[precedingUses];
		return diagnose("variable-unknown", range === void 0 || use === void 0 ? location : {
			file,
			start: range.start + use.start,
			end: range.start + use.end,
			pointer: location.pointer
		}, {
			name,
			nearest: nearestWords(name, variables.keys(), 1)[0],
			only: caseVariant(name, variables.keys()),
			hasVariables: variables.size > 0
		});
	});
}
async function readConfigFiles(host) {
	const contents = /* @__PURE__ */ new Map();
	const findings = [];
	const queue = [configFile];
	for (let file = queue.shift(); file !== void 0; file = queue.shift()) {
		if (contents.has(file)) continue;
		const { value: content, findings: fileFindings } = await readFile(host, file);
		findings.push(...fileFindings);
		contents.set(file, content);
		if (typeof content === "string") continue;
		for (const path of collectReferences(content.value)) {
			const target = referencedFile(file, path);
			if (target !== void 0) queue.push(target);
		}
	}
	return {
		value: contents,
		findings
	};
}
async function readFile(host, file) {
	const result = host.read(file);
	if ("text" in result) {
		const { value, findings } = await readJson(file, result.text);
		return {
			value: value === void 0 ? "unreadable" : { value },
			findings
		};
	}
	if (result.problem === "missing" || result.problem === "outside") return {
		value: result.problem,
		findings: []
	};
	const problem = {
		kind: result.problem === "UTF-16" || result.problem === "unreadable" ? result.problem : "encoding",
		found: "reason" in result ? result.reason : ""
	};
	return {
		value: "unreadable",
		findings: [diagnose("config-syntax", { file }, { problem })]
	};
}
function reportMissingConfig(host) {
	const { files } = host.list();
	const hasLegacyConfig = files.includes(legacyConfigFile);
	const nestedFiles = (name) => files.filter((file) => file.endsWith(`/${name}`)).sort();
	const nestedConfigs = nestedFiles(configFile);
	const subfolders = nestedConfigs.length > 0 || hasLegacyConfig ? nestedConfigs : nestedFiles(legacyConfigFile);
	const isFolder = files.some((file) => file.startsWith(`${configFile}/`));
	return diagnose("config-missing", { file: configFile }, {
		subfolders,
		hasLegacyConfig,
		isFolder
	});
}
function reportMissingReference(host, path, target, location) {
	const [nearest] = nearestWords(target, host.list().files.filter((file) => file.endsWith(".json")));
	return diagnose("ref-missing", location, {
		path,
		target,
		nearest,
		fragment: path.includes("#"),
		url: /^https?:/i.test(path)
	});
}
//#endregion
//#region src/core/pages/read-page.ts
async function readPage(host, pageFile, variables) {
	const { file, path } = pageFile;
	const findings = [];
	const problem = findNameProblem(path);
	if (problem !== void 0) findings.push(diagnose("page-path", { file }, {
		entry: file,
		problem,
		page: "",
		isFile: true
	}));
	if (hasUnsafeCharacter(path)) {
		const routes = [{
			entry: file,
			wanted: `/${path}`,
			route: routeOf(path)
		}];
		findings.push(diagnose("route-unsafe", { file }, {
			routes,
			isFile: true
		}));
	}
	const readResult = host.read(file);
	const { value: rawFrontMatter, findings: readFindings } = "text" in readResult && !readResult.text.includes("\0") ? await readFrontMatter(file, readResult.text) : {
		value: {},
		findings: [diagnose("page-unreadable", { file }, {
			file,
			problem: readProblem(readResult)
		})]
	};
	findings.push(...readFindings);
	const frontMatter = removeScriptUrl(replaceFrontMatterVariables(rawFrontMatter, variables), file, host, findings);
	return {
		value: {
			...pageFile,
			frontMatter
		},
		findings
	};
}
/** Opening fence of unclosed front matter. A fence without a `name:` on the next line is a thematic break. */
const unclosedFence = /^---[ \t]*(?=\r?\n[\w-]+:(?:[ \t]|\r?\n|$))/;
/** Reads the front matter of a page. Loads js-yaml only if the front matter isn't plain `name: value` lines. */
async function readFrontMatter(file, text) {
	const block = frontMatterBlock(text);
	if (block === void 0) {
		const fence = unclosedFence.exec(text)?.[0];
		if (fence === void 0) return {
			value: {},
			findings: diagnoseMisplacedFrontMatter(file, text)
		};
		return {
			value: {},
			findings: [diagnose("frontmatter-syntax", {
				file,
				start: 0,
				end: fence.length
			}, { reason: void 0 })]
		};
	}
	const plainFrontMatter = parsePlainBlock(block.text);
	if (plainFrontMatter !== void 0) return {
		value: structuredClone(plainFrontMatter),
		findings: []
	};
	const { parseYamlBlock, unquotedValues } = await import("./yaml-B9HTsgUr.js");
	const result = parseYamlBlock(block.text);
	if ("frontMatter" in result) return {
		value: structuredClone(result.frontMatter),
		findings: []
	};
	const errorOffset = block.start + result.offset;
	const location = {
		file,
		start: text.lastIndexOf("\n", errorOffset - 1) + 1,
		end: endOfLine(text, errorOffset)
	};
	const valuesWithoutQuotes = unquotedValues(block.text).map(({ name, start, end, value, quoted }) => ({
		name,
		location: {
			file,
			start: block.start + start,
			end: block.start + end
		},
		value,
		quoted
	}));
	return {
		value: {},
		findings: [diagnose("frontmatter-syntax", location, {
			reason: result.reason,
			unquoted: valuesWithoutQuotes,
			quote: /^[\w-]+:[ \t]+(["'])/.exec(text.slice(location.start, location.end))?.[1],
			isText: !/^[\w-]+[ \t]*:/m.test(block.text)
		})]
	};
}
function diagnoseMisplacedFrontMatter(file, text) {
	const misplacedBlock = misplacedFrontMatter(text);
	if (misplacedBlock === void 0) return [];
	const { problem, start, end, isFirst } = misplacedBlock;
	const precedingText = problem === "late" && isFirst ? text.slice(0, start) : void 0;
	return [diagnose("frontmatter-misplaced", {
		file,
		start,
		end
	}, {
		problem,
		blankLines: precedingText
	})];
}
function readProblem(readResult) {
	if ("text" in readResult) return { kind: "NUL" };
	switch (readResult.problem) {
		case "UTF-16":
		case "encoding": return { kind: readResult.problem };
		case "unreadable": return {
			kind: "file",
			reason: readResult.reason
		};
		default: return {
			kind: "file",
			reason: "it changed while it was read"
		};
	}
}
function findNameProblem(path) {
	if (path.includes("\\")) return "backslash";
	if (/\p{Cc}/u.test(path)) return "control";
	return hasDeviceName(path) ? "device" : void 0;
}
function removeScriptUrl(frontMatter, file, host, findings) {
	if (frontMatter.url === void 0 || urlKind(frontMatter.url) !== "script") return frontMatter;
	const { url, ...otherMembers } = frontMatter;
	const args = {
		field: "\"url\"",
		value: url,
		allowed: [],
		flaw: "script"
	};
	findings.push(diagnose("field-value", frontMatterLocation(host, file, "url"), args));
	return otherMembers;
}
function replaceFrontMatterVariables(frontMatter, variables) {
	if (variables.size === 0) return frontMatter;
	const members = Object.entries(frontMatter).map(([name, value]) => {
		return [name, typeof value === "string" ? replaceVariables(value, variables).text : value];
	});
	return Object.fromEntries(members);
}
//#endregion
//#region src/core/pages/select-pages.ts
/**
* Determines which files of the docs folder are pages.
*
* @param isNamed True for a path in the navigation. Called for few paths only.
*/
async function selectPages(host, patterns, isNamed) {
	const { files, outside: externalLinks, unread: unreadFolders } = host.list();
	const layout = {
		pages: folderPrefix(patterns.pagesDir),
		public: folderPrefix(patterns.publicDir)
	};
	const pagePathForFile = (file) => file.startsWith(layout.pages) ? pagePathOfFile(file.slice(layout.pages.length)) : void 0;
	const findRule = await createPageIgnoreTest(host, patterns, layout.pages.length, isNamed);
	const isUndecided = (file) => {
		const path = pagePathForFile(file);
		return path !== void 0 && findRule(file) === void 0 && !isNamed(path) && !isNamed(withoutIndex(path));
	};
	const isIgnoredByGit = files.some(isUndecided) ? await host.ignoredByGit() : void 0;
	const ignored = /* @__PURE__ */ new Map();
	const pageFiles = /* @__PURE__ */ new Map();
	for (const file of files) {
		const path = pagePathForFile(file);
		if (path === void 0) continue;
		const rule = findRule(file) ?? (isIgnoredByGit?.(file) === true && isUndecided(file) ? gitRule : void 0);
		if (rule === "kept" || rule === void 0) addPage(pageFiles, file, path);
		else ignored.set(path, {
			file,
			rule
		});
	}
	for (const { link, target } of externalLinks) {
		const path = pagePathForFile(link) ?? urlPathOfFile(link, layout);
		ignored.set(path, {
			file: link,
			rule: {
				pattern: target,
				from: "symbolic-link"
			}
		});
	}
	const unknownPrefixes = unreadFolders.map(({ folder }) => folder === "" ? "" : urlPathOfFile(`${folder}/`, layout));
	const isIgnored = (folder) => typeof findRule(`${folder}/index.mdx`) === "object";
	return {
		files: [...pageFiles.values()].sort((a, b) => a.path < b.path ? -1 : 1),
		others: {
			ignored,
			files: new Set(files),
			layout,
			fileByUrlPath: filesByUrlPath(files, layout),
			isUnknown: (path) => unknownPrefixes.some((folder) => path.startsWith(folder)),
			isProvided: await createProvidedTest(patterns.provided)
		},
		findings: unreadFolders.flatMap((folder) => isIgnored(folder.folder) ? [] : [diagnoseUnreadFolder(folder)])
	};
}
/** If an `.md` and an `.mdx` file have the same path, the `.mdx` file wins. */
function addPage(pageFiles, file, path) {
	const twin = pageFiles.get(path);
	if (twin === void 0) pageFiles.set(path, {
		file,
		path
	});
	else if (file.endsWith(".mdx")) pageFiles.set(path, {
		file,
		path,
		hides: twin.file
	});
	else pageFiles.set(path, {
		file: twin.file,
		path,
		hides: file
	});
}
/** Path of a page file as written in entries: `guides/start.mdx → guides/start`. `undefined` for other files. */
function pagePathOfFile(file) {
	if (file.endsWith(".mdx")) return file.slice(0, -4);
	return file.endsWith(".md") ? file.slice(0, -3) : void 0;
}
function withoutIndex(path) {
	return path.replace(/\/index$/, "");
}
function folderPrefix(folder) {
	const path = normalizePath(folder) ?? "";
	return path === "" ? "" : `${path}/`;
}
/** A build step may generate a file that Git ignores, so the file is a page if the navigation names it. */
const gitRule = {
	pattern: ".gitignore",
	from: "git",
	unlessNamed: true
};
/**
* Combines the rules of the options, the rules of `.mintignore` and the built-in rules. The first rule that matches
* decides.
*
* @param prefixLength Length of the pages folder's path, which is removed before the built-in rules are applied.
*/
async function createPageIgnoreTest(host, { pages, ignore }, prefixLength, isNamed) {
	const includedFiles = new Set(pages.length > 0 ? await host.glob(pages) : []);
	const ignoredFiles = /* @__PURE__ */ new Map();
	for (const pattern of ignore) for (const file of await host.glob([pattern])) ignoredFiles.set(file, {
		pattern,
		from: "options"
	});
	const mintignore = host.read(".mintignore");
	const applySiteRules = "text" in mintignore ? await parseMintignore(mintignore.text) : () => void 0;
	return (file) => {
		const decision = ignoredFiles.get(file) ?? (includedFiles.has(file) ? "kept" : applySiteRules(file));
		if (decision !== void 0) return decision;
		const pathInPages = file.slice(prefixLength);
		const rule = builtInRule(pathInPages);
		return rule?.unlessNamed === true && isNamed(pagePathOfFile(pathInPages) ?? pathInPages) ? void 0 : rule;
	};
}
async function createProvidedTest(patterns) {
	if (patterns.length === 0) return () => false;
	const { default: micromatch } = await import("micromatch");
	const matchers = patterns.map((pattern) => micromatch.matcher(pattern.replace(/^\/+/, ""), { dot: true }));
	return (path) => matchers.some((isMatch) => isMatch(path));
}
function diagnoseUnreadFolder({ folder, problem }) {
	if (problem.kind === "refused") {
		const args = {
			file: folder,
			problem: {
				kind: "folder",
				reason: problem.reason
			}
		};
		return diagnose("page-unreadable", { file: folder }, args);
	}
	const { limit } = problem;
	return diagnose("page-too-complex", { file: folder }, {
		file: folder,
		of: "linked folders",
		limit
	});
}
function pagesInNavigation(root) {
	return new Set(referencedNames(root).map(pagePathOfUrl));
}
/** Folders of tools, at any depth. `.mintlify/skills` is excluded. */
const toolFolder = /(?:^|\/)(\.(?:git|github|claude|agents|idea|vscode|cursor|mintlify(?!\/skills\/))|node_modules)\//;
const ignoredNames = new Set([...[
	"readme.md",
	"license.md",
	"changelog.md",
	"contributing.md",
	"contribute.md"
]]);
const repositoryFiles = new Set([...[
	"agents.md",
	"claude.md",
	"skill.md",
	"code_of_conduct.md",
	"security.md",
	"styleguide.md"
]]);
const hiddenFolder = /(?:^|\/)(\.(?!mintlify\/)[^/]*)\//;
/**
* Built-in ignore rules, by the path relative to the pages folder. Always ignored: folders of tools, snippets, and
* Markdown files such as `README.md` (case-insensitive). Ignored unless the navigation names them: files for agents and
* contributors, and names that begin with a dot.
*/
function builtInRule(file) {
	const [fileName, lowerCasePath] = [lastSegment(file), file.toLowerCase()];
	const name = fileName.toLowerCase();
	if (ignoredNames.has(name)) return {
		pattern: name,
		from: "built-in"
	};
	if (lowerCasePath === "skill.md" || /^_?snippets\//.test(lowerCasePath)) return {
		pattern: `/${lowerCasePath.split("/", 1)[0]}`,
		from: "built-in"
	};
	const toolFolderName = toolFolder.exec(lowerCasePath)?.[1];
	if (toolFolderName !== void 0) return {
		pattern: toolFolderName,
		from: "built-in"
	};
	if (repositoryFiles.has(name)) return {
		pattern: name,
		from: "built-in",
		unlessNamed: true
	};
	const hiddenName = fileName.startsWith(".") ? fileName : hiddenFolder.exec(file)?.[1];
	return hiddenName === void 0 ? void 0 : {
		pattern: hiddenName,
		from: "built-in",
		unlessNamed: true
	};
}
/**
* Parses `.mintignore`, which has the syntax of `.gitignore`, but is case-insensitive. Overrides the built-in rules.
*/
async function parseMintignore(text) {
	const { default: ignore } = await import("ignore");
	const rules = ignore({
		ignorecase: true,
		allowRelativePaths: false
	});
	for (const [index, pattern] of text.split(/\r?\n/).entries()) rules.add({
		pattern,
		mark: String(index + 1)
	});
	return (file) => {
		const { ignored, unignored, rule } = rules.test(file);
		if (!ignored) return unignored ? "kept" : void 0;
		return {
			pattern: rule?.pattern ?? "",
			from: ".mintignore",
			line: Number(rule?.mark ?? 1)
		};
	};
}
//#endregion
//#region src/core/config/languages.ts
/**
* Languages by code: the codes in the format's schema, and other codes that hosted sites use. The names are copied from
* Unicode CLDR, because `Intl.DisplayNames` depends on the version of Node or the browser.
*/
const languageTable = {
	ar: { name: "العربية" },
	ca: { name: "Català" },
	cn: {
		name: "简体中文",
		htmlLang: "zh-Hans"
	},
	cs: { name: "Čeština" },
	da: { name: "Dansk" },
	de: { name: "Deutsch" },
	en: { name: "English" },
	es: { name: "Español" },
	fi: { name: "Suomi" },
	fr: { name: "Français" },
	"fr-CA": { name: "Français (Canada)" },
	"fr-ca": {
		name: "Français (Canada)",
		htmlLang: "fr-CA"
	},
	he: { name: "עברית" },
	hi: { name: "हिन्दी" },
	hu: { name: "Magyar" },
	id: { name: "Indonesia" },
	it: { name: "Italiano" },
	ja: { name: "日本語" },
	"ja-JP": { name: "日本語" },
	"ja-jp": {
		name: "日本語",
		htmlLang: "ja-JP"
	},
	jp: {
		name: "日本語",
		htmlLang: "ja"
	},
	ko: { name: "한국어" },
	lv: { name: "Latviešu" },
	nl: { name: "Nederlands" },
	no: { name: "Norsk" },
	pl: { name: "Polski" },
	pt: { name: "Português" },
	"pt-BR": { name: "Português (Brasil)" },
	ro: { name: "Română" },
	ru: { name: "Русский" },
	sv: { name: "Svenska" },
	tr: { name: "Türkçe" },
	ua: {
		name: "Українська",
		htmlLang: "uk"
	},
	uk: { name: "Українська" },
	uz: { name: "O‘zbek" },
	vi: { name: "Tiếng Việt" },
	zh: { name: "中文" },
	"zh-CN": { name: "中文（中国）" },
	"zh-Hans": { name: "简体中文" },
	"zh-Hant": { name: "繁體中文" },
	"zh-TW": { name: "中文（台灣）" }
};
const languageCodes = Object.keys(languageTable);
/** Codes of languages that are written from right to left. */
const rightToLeftCodes = new Set([
	"ar",
	"dv",
	"fa",
	"he",
	"ps",
	"sd",
	"ug",
	"ur",
	"yi"
]);
function describeLanguage(code) {
	const { name = code, htmlLang = code } = Object.hasOwn(languageTable, code) ? languageTable[code] ?? {} : {};
	const [primarySubtag = ""] = htmlLang.toLowerCase().split("-");
	return {
		code,
		name,
		direction: rightToLeftCodes.has(primarySubtag) ? "rtl" : "ltr",
		htmlLang
	};
}
const languageFolders = new Set(languageCodes.map((code) => code.toLowerCase()));
const versionPattern = /^(?:v?\d+(?:\.[\dx]+)*|latest|next|main|stable|beta|legacy)$/i;
/**
* Language and version folders of a path: `/v2/en/start → v2/en`. Pages whose paths differ only in these folders are
* translations or versions of each other.
*/
function editionOf(path) {
	return path.toLowerCase().replace(/^\//, "").split("/").slice(0, -1).filter((folder) => languageFolders.has(folder) || versionPattern.test(folder)).join("/");
}
/** Language folder of a path: `/v2/fr/start → fr`. Empty if the path has none. */
function languageFolder(path) {
	return path.toLowerCase().replace(/^\//, "").split("/").slice(0, -1).find((folder) => languageFolders.has(folder)) ?? "";
}
/** Path without its language folders, which is equal for all translations of a page. */
function withoutLanguageFolders(path) {
	return path.split("/").filter((segment) => !languageFolders.has(segment.toLowerCase())).join("/");
}
//#endregion
//#region src/core/pages/translations.ts
/**
* Reports missing translations, with one finding per language, and entries that name a page of another language.
* Translations have the same path inside the folder of their language: `guides/start` and `fr/guides/start`.
*/
function findMissingTranslations({ expansion, inventory, links }) {
	const paths = [...inventory.pages.keys()];
	return elementsOf(expansion.navigation.root).flatMap(({ lists }) => lists.filter(({ name }) => name === "languages")).flatMap(({ items }) => {
		const languages = items.flatMap((item) => item.kind === "entry" ? [] : readLanguage(item, links));
		const comparable = languages.filter((language) => languages.some((other) => sharesPath(language, other)));
		return comparable.flatMap((language) => checkLanguage(language, comparable, paths));
	});
}
function readLanguage(element, { targets, roots }) {
	const pages = elementsOf(element).flatMap((descendant) => {
		const rootTarget = roots.get(descendant);
		const root = rootTarget === void 0 || descendant.root === void 0 ? [] : [{
			target: rootTarget,
			location: descendant.root.location
		}];
		const entries = entriesOf(descendant).map((entry) => ({
			target: targets.get(entry),
			location: entry.location
		}));
		return [...root, ...entries].flatMap(({ target, location }) => target?.kind === "page" ? [{
			path: target.path,
			location
		}] : []);
	});
	if (pages.length === 0 || element.hidden) return [];
	const [[folder] = [""]] = [...countItems(pages.map(({ path }) => languageFolder(path)))].sort(([, a], [, b]) => b - a);
	return [{
		element,
		folder,
		pages
	}];
}
function sharesPath(language, otherLanguage) {
	if (language.folder === otherLanguage.folder) return false;
	const keys = new Set(translationKeys(otherLanguage));
	return translationKeys(language).some((key) => keys.has(key));
}
function translationKeys({ folder, pages }) {
	return pages.flatMap(({ path }) => languageFolder(path) === folder ? translationKey(folder, path) ?? [] : []);
}
function checkLanguage(language, comparable, paths) {
	const { element, folder, pages } = language;
	const otherLanguages = comparable.filter((other) => other.folder !== folder);
	const availableKeys = new Set(paths.flatMap((path) => translationKey(folder, path) ?? []));
	const findings = [];
	for (const { path, location } of pages) {
		const pageLanguage = otherLanguages.find((other) => other.folder === languageFolder(path));
		const languageKey = translationKey(folder, path);
		const belongsToLanguage = languageKey !== void 0 && (folder !== "" || pageLanguage === void 0);
		const key = belongsToLanguage || pageLanguage === void 0 ? languageKey : translationKey(pageLanguage.folder, path);
		if (key !== void 0) availableKeys.add(key);
		if (belongsToLanguage || pageLanguage === void 0) continue;
		const translation = paths.find((candidate) => translationKey(folder, candidate) === key);
		const args = {
			language: element.label,
			page: path,
			of: pageLanguage.element.label,
			translation
		};
		findings.push(diagnose("translation-missing", location, {
			kind: "entry",
			...args
		}));
	}
	const expectedPages = /* @__PURE__ */ new Map();
	for (const other of otherLanguages) for (const page of other.pages) {
		const key = translationKey(other.folder, page.path);
		if (key !== void 0 && !expectedPages.has(key)) expectedPages.set(key, {
			...page,
			of: other.element.label
		});
	}
	const missingPages = [...expectedPages].flatMap(([key, page]) => availableKeys.has(key) ? [] : [page]);
	const [firstMissing] = missingPages;
	if (firstMissing === void 0) return findings;
	const args = {
		language: element.label,
		pages: missingPages.map(({ path }) => path),
		of: firstMissing.of,
		total: expectedPages.size
	};
	const location = memberLocation(element.location, "language");
	return [...findings, diagnose("translation-missing", location, {
		kind: "pages",
		...args
	}, firstMissing.location)];
}
/** Path without its language folder, equal for all translations. `undefined` for a path outside of `folder`. */
function translationKey(folder, path) {
	const segments = routeOf(path).toLowerCase().split("/").slice(1);
	const folderIndex = segments.indexOf(folder);
	if (folder !== "" && folderIndex === -1) return void 0;
	return segments.filter((segment, index) => segment !== "" && index !== folderIndex).join("/");
}
//#endregion
//#region src/core/parse.ts
/**
* Turns a document into its navigation: normalizes alternative spellings, keeps locations and reports nothing. Unusable
* values (a number among pages, an invalid icon) are skipped here and reported by `validate`.
*/
function parse(document) {
	return new Parser(document).parseNavigation();
}
var Parser = class {
	#document;
	#invalidSpecifications = 0;
	#prose = [];
	/** Icons that are image paths, collected while elements and links are parsed. */
	#icons = [];
	/** Links of the navbars and footers of languages, collected while elements are parsed. */
	#languageLinks = [];
	constructor(document) {
		this.#document = document;
	}
	parseNavigation() {
		const { value, location } = this.#document;
		const getSettings = (name) => {
			const member = ownMember(value, name);
			return isObject(member) ? member : {};
		};
		const navigationField = findNavigationKey(value) ?? "navigation";
		const navigation = ownMember(value, navigationField);
		const api = getSettings("api");
		const { metatags } = getSettings("seo");
		const { drilldown } = getSettings("interaction");
		this.#addProse(value, location, "banner", "content");
		this.#addProse(getSettings("errors"), this.#locationOf(value, location, "errors"), "404", "description");
		return {
			root: this.#parseElement("navigation", isObject(navigation) ? navigation : {}, this.#locationOf(value, location, navigationField)),
			siteName: nonEmptyText(ownMember(value, "name")) ?? "",
			eyebrows: parseEyebrows(getSettings("styling").eyebrows),
			drilldown: typeof drilldown === "boolean" ? drilldown : void 0,
			iconLibrary: nonEmptyText(ownMember(getSettings("icons"), "library")),
			redirects: this.#parseRedirects(ownMember(value, "redirects"), this.#locationOf(value, location, "redirects")),
			openapi: this.#parseSpecifications(api, this.#locationOf(value, location, "api"), "openapi"),
			banner: parseBanner(ownMember(value, "banner")),
			links: [...this.#parseLinkSettings(linkSettingNames, value, location), ...this.#languageLinks],
			images: [
				...this.#parseImages(value, location, "logo"),
				...this.#parseImages(value, location, "favicon"),
				...this.#icons
			],
			prose: this.#prose,
			host: isObject(metatags) ? parseHost(metatags.canonical ?? metatags["og:url"]) : void 0,
			namesAllSpecifications: this.#document.isWhole && this.#invalidSpecifications === 0
		};
	}
	/** Reads an image setting: a path, or an object with a path for light and for dark mode. */
	#parseImages(value, location, name) {
		const member = ownMember(value, name);
		const image = this.#textAt(value, location, name);
		if (!isObject(member)) return image === void 0 ? [] : [image];
		const at = this.#locationOf(value, location, name);
		return ["light", "dark"].flatMap((appearance) => this.#textAt(member, at, appearance) ?? []);
	}
	#parseLinkSettings(names, value, location) {
		return names.flatMap((name) => this.#parseLinks(ownMember(value, name), this.#locationOf(value, location, name)));
	}
	#parseLinks(value, location) {
		if (isList(value)) return value.flatMap((item, index) => this.#parseLinks(item, this.#locationOf(value, location, index)));
		if (!isObject(value)) return [];
		return Object.entries(value).flatMap(([name, member]) => {
			if (name === "icon") this.#addIcon(value, location);
			if (name === "href" || name === "url") return this.#hrefAt(value, location, name) ?? [];
			return this.#parseLinks(member, this.#locationOf(value, location, name));
		});
	}
	#addIcon(value, location) {
		const member = ownMember(value, "icon");
		const icon = isObject(member) ? this.#textAt(member, this.#locationOf(value, location, "icon"), "name") : this.#textAt(value, location, "icon");
		if (icon !== void 0 && isImagePath(icon.text)) this.#icons.push(icon);
	}
	#addProse(value, location, container, name) {
		const member = ownMember(value, container);
		const text = isObject(member) ? this.#textAt(member, this.#locationOf(value, location, container), name) : void 0;
		if (text !== void 0) this.#prose.push(text);
	}
	#parseElement(kind, value, location, isGlobal = false) {
		const { name } = elementTypes[kind];
		this.#addProse(value, location, "banner", "content");
		this.#addIcon(value, location);
		const globalValue = ownMember(value, "global");
		const label = (name === void 0 ? void 0 : nonEmptyText(ownMember(value, name))) ?? "";
		if (kind === "language") this.#languageLinks.push(...this.#parseLinkSettings(["navbar", "footer"], value, location));
		return {
			kind,
			isGlobal,
			value,
			location,
			label,
			displayName: kind === "product" ? nonEmptyText(ownMember(value, "name")) : void 0,
			icon: parseIcon(ownMember(value, "icon")),
			tag: nonEmptyText(ownMember(value, "tag")),
			description: nonEmptyText(ownMember(value, "description")),
			hidden: ownMember(value, "hidden") === true,
			indexed: ownMember(value, "hidden") === false || ownMember(value, "searchable") === true,
			expanded: ownMember(value, "expanded") === true,
			isDefault: ownMember(value, "default") === true,
			banner: parseBanner(ownMember(value, "banner")),
			href: this.#hrefAt(value, location, "href"),
			root: this.#textAt(value, location, "root"),
			openapi: this.#parseSpecifications(value, location, "openapi"),
			asyncapi: this.#parseSpecifications(value, location, "asyncapi"),
			lists: this.#parseLists(kind, value, location),
			global: isObject(globalValue) ? this.#parseGlobal(globalValue, this.#locationOf(value, location, "global")) : []
		};
	}
	#parseLists(kind, value, location) {
		const lists = [];
		for (const [key, member] of Object.entries(value)) {
			if (!isList(member)) continue;
			const name = listOfMeaning(classifyField(kind, key));
			if (name === void 0 || name !== key && Object.hasOwn(value, name)) continue;
			const at = this.#locationOf(value, location, key);
			lists.push({
				name,
				key,
				location: at,
				items: this.#parseItems(name, member, at)
			});
		}
		return lists;
	}
	#parseItems(name, list, location, isGlobal = false) {
		const items = [];
		for (const [index, item] of list.entries()) {
			const at = this.#locationOf(list, location, index);
			if (isObject(item)) {
				if (!this.#isUnresolved(item)) items.push(this.#parseElement(kindOfList[name], item, at, isGlobal));
			} else if (name === "pages" && typeof item === "string" && item !== "") items.push({
				kind: "entry",
				text: item,
				location: at
			});
		}
		return items;
	}
	#isUnresolved(item) {
		return this.#document.unresolvedPlaceholders.has(item) && Object.keys(item).length === 0;
	}
	#parseGlobal(value, location) {
		return globalLists.flatMap((name) => {
			const list = ownMember(value, name);
			if (!isList(list)) return [];
			return this.#parseItems(name, list, this.#locationOf(value, location, name), true).filter((item) => item.kind !== "entry");
		});
	}
	/** Reads `openapi` or `asyncapi`: a string, an object with `source` and `directory`, or a list of these. */
	#parseSpecifications(value, location, name) {
		const member = ownMember(value, name);
		if (member === void 0) return void 0;
		const at = this.#locationOf(value, location, name);
		const settings = isList(member) ? member.map((item, index) => this.#parseSpecification(item, this.#locationOf(member, at, index))) : [this.#parseSpecification(member, at)];
		const validSettings = settings.filter((setting) => setting !== void 0);
		this.#invalidSpecifications += settings.length - validSettings.length;
		return validSettings.length > 0 ? validSettings : void 0;
	}
	#parseSpecification(value, location) {
		if (typeof value === "string") return value.trim() === "" ? void 0 : {
			source: {
				text: value,
				location
			},
			directory: void 0
		};
		if (!isObject(value)) return void 0;
		const source = this.#textAt(value, location, "source");
		if (source === void 0) return void 0;
		return {
			source,
			directory: nonEmptyText(ownMember(value, "directory")),
			overlays: this.#parseOverlays(value, location)
		};
	}
	#parseOverlays(value, location) {
		const list = ownMember(value, "overlays");
		const singleOverlay = this.#textAt(value, location, "overlays");
		if (!isList(list)) return singleOverlay === void 0 ? [] : [singleOverlay];
		const at = this.#locationOf(value, location, "overlays");
		return list.flatMap((item, index) => typeof item === "string" && item.trim() !== "" ? [{
			text: item,
			location: this.#locationOf(list, at, index)
		}] : []);
	}
	#parseRedirects(list, location) {
		if (!isList(list)) return [];
		return list.flatMap((item, index) => {
			if (!isObject(item)) return [];
			const at = this.#locationOf(list, location, index);
			const source = this.#textAt(item, at, "source");
			const destination = this.#hrefAt(item, at, "destination");
			if (source === void 0 || destination === void 0) return [];
			return [{
				location: at,
				source: {
					...source,
					text: unescapeSource(source.text)
				},
				destination,
				permanent: ownMember(item, "permanent") !== false
			}];
		});
	}
	#hrefAt(value, location, name) {
		const href = this.#textAt(value, location, name);
		return href === void 0 || urlKind(href.text) === "script" ? void 0 : href;
	}
	#textAt(value, location, name) {
		const member = ownMember(value, name);
		if (typeof member !== "string" || member.trim() === "") return void 0;
		return {
			text: member,
			location: this.#locationOf(value, location, name)
		};
	}
	#locationOf(container, location, name) {
		return locationOfMember(this.#document, container, location, name);
	}
};
const linkSettingNames = [
	"logo",
	"navbar",
	"topbarLinks",
	"topbarCtaButton",
	"footer"
];
function parseIcon(value) {
	const icon = isObject(value) ? value : { name: value ?? null };
	const name = nonEmptyText(ownMember(icon, "name"));
	if (name === void 0) return void 0;
	const [library, style] = [nonEmptyText(ownMember(icon, "library")), nonEmptyText(ownMember(icon, "style"))];
	return {
		name,
		...withoutUndefined({
			library,
			style
		})
	};
}
function parseEyebrows(value) {
	return value === "section" || value === "breadcrumbs" ? value : null;
}
function parseBanner(value) {
	if (!isObject(value)) return void 0;
	const content = nonEmptyText(ownMember(value, "content"));
	return content === void 0 ? void 0 : {
		content: withoutUnsafeUrls(content).text,
		dismissible: ownMember(value, "dismissible") === true,
		...withoutUndefined({
			type: parseBannerType(ownMember(value, "type")),
			color: parseColors(ownMember(value, "color"))
		})
	};
}
function parseBannerType(value) {
	return value === "info" || value === "warning" || value === "critical" ? value : void 0;
}
function parseColors(value) {
	if (!isObject(value)) return void 0;
	const hexColor = (name) => {
		const color = ownMember(value, name);
		return typeof color === "string" && /^#[\da-f]{3,8}$/i.test(color) ? color : void 0;
	};
	const colors = withoutUndefined({
		light: hexColor("light"),
		dark: hexColor("dark")
	});
	return Object.keys(colors).length === 0 ? void 0 : colors;
}
/** Hosts read sources with path-to-regexp, where a backslash escapes the next character: `/a\_b` is `/a_b`. */
function unescapeSource(source) {
	return source.replace(/\\([^\p{L}\p{N}\\/\s:*()])/gu, "$1");
}
function parseHost(value) {
	if (typeof value !== "string" || !URL.canParse(value)) return void 0;
	return new URL(value).host || void 0;
}
//#endregion
//#region src/core/specifications/unlisted.ts
/**
* Reports the operations that no entry or page lists: one finding for each OpenAPI specification that the site lists in
* part. Operations with `x-hidden` or `x-excluded` are not reported.
*/
function findUnlistedOperations({ expansion, inventory }) {
	const { endpoints, pageOperations, specifications, navigation } = expansion;
	const listedKeys = /* @__PURE__ */ new Set();
	for (const endpoint of endpoints.values()) if (endpoint.kind === "operation") listedKeys.add(operationKey(endpoint.operation));
	for (const operation of pageOperations.values()) listedKeys.add(operationKey(operation));
	const settings = [...specSettingsOf(navigation)];
	return [...specifications].flatMap(([name, state]) => {
		if (state.state !== "read" || state.specification.kind !== "openapi") return [];
		const { specification } = state;
		const publicOperations = specification.operations.filter(({ excluded, hidden }) => !excluded && !hidden);
		if (!publicOperations.some((operation) => listedKeys.has(operationKey(operation)))) return [];
		const specSettings = settings.filter(({ source }) => SpecificationLibrary.sourceName(source.text) === name);
		const hasPage = (operation) => [void 0, ...specSettings.map(({ directory }) => directory)].some((directory) => pageFileAt(safeRoute(endpointPath(operation, directory)).route, inventory) !== void 0);
		const unlisted = publicOperations.filter((operation) => !listedKeys.has(operationKey(operation)) && !hasPage(operation));
		const [firstOperation] = unlisted;
		const location = isSpecificationUrl(name) ? specSettings[0]?.source.location : firstOperation && operationLocation(firstOperation, specification);
		if (location === void 0) return [];
		return [diagnose("endpoint-unlisted", location, {
			source: name,
			entries: unlisted.map(({ method, path }) => `${method === "WEBHOOK" ? "webhook" : method} ${path}`),
			total: publicOperations.length
		})];
	});
}
function operationKey({ spec, method, path }) {
	return `${spec} ${method} ${path}`;
}
function operationLocation({ method, path, httpMethod }, { source: file, original }) {
	const sections = method === "WEBHOOK" ? ["webhooks", "x-webhooks"] : ["paths"];
	const findItem = (section) => {
		const items = ownMember(original, section);
		return isObject(items) ? ownMember(items, path) : void 0;
	};
	const section = sections.find((candidate) => findItem(candidate) !== void 0) ?? "paths";
	const item = findItem(section);
	const methodSegments = pathItemMethods.some((name) => name.toUpperCase() === httpMethod) ? [httpMethod.toLowerCase()] : ["additionalOperations", httpMethod];
	return keyLocation({
		file,
		pointer: toPointer([
			section,
			path,
			...isObject(item) && Object.hasOwn(item, methodSegments[0] ?? "") ? methodSegments : []
		])
	});
}
//#endregion
//#region src/core/config/check.ts
var FieldChecker = class {
	#document;
	findings = [];
	constructor(document) {
		this.#document = document;
	}
	/** Checks the value of a field. Skips missing fields, and values of failed `$ref`s, which are already reported. */
	check(type, name, value, location) {
		if (value === void 0 || this.#document.unresolvedPlaceholders.has(value)) return;
		const subject = {
			field: quote$1(name),
			value,
			location
		};
		if (typeof type === "object") this.#choice(subject, type.choices);
		else this.#byType[type](subject);
	}
	#byType = {
		anything: () => {},
		text: (subject) => this.#checkType("string", subject),
		flag: (subject) => this.#checkType("boolean", subject),
		number: (subject) => this.#checkType("number", subject),
		object: (subject) => this.#checkObject(subject),
		global: (subject) => this.#checkObject(subject),
		name: (subject) => this.#checkFilled(subject),
		page: (subject) => this.#checkFilled(subject),
		language: (subject) => {
			if (this.#checkFilled(subject)) this.#language(subject.value, subject.location);
		},
		href: (subject) => {
			if (this.#checkFilled(subject)) this.#href(subject);
		},
		icon: (subject) => this.#icon(subject),
		address: (subject) => {
			if (this.#checkFilled(subject)) this.#checkUrl(subject);
		},
		banner: (subject) => this.#banner(subject),
		specification: (subject) => this.#specifications(subject),
		unsupported: ({ field, location }) => {
			this.findings.push(diagnose("source-unsupported", keyLocation(location), { field: JSON.parse(field) }));
		}
	};
	#checkType(type, { field, value, location }) {
		if (typeof value === type) return true;
		return this.reportWrongType(field, `a ${type}`, value, location);
	}
	#checkObject(subject) {
		const { field, value, location } = subject;
		return isObject(value) || this.reportWrongType(field, "an object", value, location);
	}
	#checkFilled(subject) {
		if (!this.#checkType("string", subject)) return false;
		if (subject.value !== "") return true;
		this.findings.push(diagnose("field-empty", subject.location, { field: subject.field }));
		return false;
	}
	#choice({ field, value, location }, allowed) {
		if (typeof value !== "string") this.reportWrongType(field, "a string", value, location);
		else if (!allowed.includes(value)) {
			const nearest = nearestWords(value, allowed)[0];
			const fix = caseVariant(value, allowed);
			this.findings.push(diagnose("field-value", location, {
				field,
				value,
				allowed,
				nearest,
				only: fix
			}));
		}
	}
	#language(value, location) {
		if (languageCodes.includes(value)) return;
		const fix = languageCodes.find((code) => code.toLowerCase() === value.toLowerCase().replaceAll("_", "-"));
		const nearest = fix ?? nearestLanguage(value);
		this.findings.push(diagnose("language-unknown", location, {
			value,
			nearest,
			only: fix
		}));
	}
	#href(subject) {
		if (!this.#checkUrl(subject)) return;
		const { field, value, location } = subject;
		if (!/^[a-z][a-z\d+.-]*:/i.test(value.trim()) || URL.canParse(value)) return;
		this.findings.push(diagnose("field-value", location, {
			field,
			value,
			allowed: [],
			flaw: "incomplete"
		}));
	}
	/** @returns False for a URL that may run code. */
	#checkUrl({ field, value, location }) {
		if (urlKind(value) !== "script") return true;
		this.findings.push(diagnose("field-value", location, {
			field,
			value,
			allowed: [],
			flaw: "script"
		}));
		return false;
	}
	#banner(subject) {
		if (!this.#checkObject(subject)) return;
		this.#checkMembers(subject, "banner");
		const { value, location } = subject;
		const content = ownMember(value, "content");
		if (typeof content !== "string") return;
		const contentLocation = locationOfMember(this.#document, value, location, "content");
		const [unsafeUrl] = withoutUnsafeUrls(content).removed;
		if (unsafeUrl === void 0) return;
		const args = {
			field: "A link of a banner",
			value: unsafeUrl,
			allowed: [],
			flaw: "script"
		};
		this.findings.push(diagnose("field-value", contentLocation, args));
	}
	#icon(subject) {
		const { field, value, location } = subject;
		if (isObject(value)) this.#checkMembers({
			...subject,
			value
		}, "icon");
		else if (typeof value !== "string") this.reportWrongType(field, "a string or an object", value, location);
		else if (value.startsWith("fa-")) {
			const name = value.slice(3);
			const args = {
				field,
				value,
				allowed: [],
				flaw: "prefixed",
				nearest: name,
				only: /^[\w-]+$/.test(name) ? name : void 0
			};
			this.findings.push(diagnose("field-value", location, args));
		}
	}
	#specifications(subject) {
		const { field, value, location } = subject;
		if (!isList(value)) {
			this.#specification(subject);
			return;
		}
		for (const [index, item] of value.entries()) {
			const itemLocation = locationOfMember(this.#document, value, location, index);
			this.#specification({
				field: `An entry of ${field}`,
				value: item,
				location: itemLocation
			});
		}
	}
	#specification(subject) {
		const { field, value, location } = subject;
		if (this.#document.unresolvedPlaceholders.has(value)) return;
		if (typeof value === "string") this.#checkFilled(subject);
		else if (isObject(value)) this.#checkMembers({
			...subject,
			value
		}, "specification");
		else this.reportWrongType(field, "a string, an object or a list of them", value, location);
	}
	#checkMembers({ value, location }, noun) {
		const members = objectFields[noun];
		const allowed = Object.keys(members);
		const element = {
			noun,
			name: ""
		};
		const misspelledFields = [];
		for (const [name, member] of Object.entries(value)) {
			const memberLocation = locationOfMember(this.#document, value, location, name);
			const definition = Object.hasOwn(members, name) ? members[name] : void 0;
			if (definition !== void 0) this.check(definition.type, name, member, memberLocation);
			else if (strictObjects.has(noun)) {
				const nearest = allowed.find((candidate) => isTypo(name, candidate));
				const suggestion = {
					nearest,
					allowed,
					only: caseVariant(name, allowed)
				};
				this.findings.push(diagnoseUnknownField(element, name, member, memberLocation, suggestion));
				misspelledFields.push(nearest);
			}
		}
		for (const [field, { isRequired }] of Object.entries(members)) {
			if (isRequired !== true || ownMember(value, field) !== void 0 || misspelledFields.includes(field)) continue;
			this.findings.push(diagnose("field-missing", location, {
				element,
				field,
				written: void 0
			}));
		}
	}
	checkRedirectList(value, location) {
		if (value === void 0 || this.#document.unresolvedPlaceholders.has(value)) return;
		if (!isList(value)) {
			this.reportWrongType("\"redirects\"", "an array", value, location);
			return;
		}
		for (const [index, item] of value.entries()) {
			const subject = {
				field: "A redirect",
				value: item,
				location: locationOfMember(this.#document, value, location, index)
			};
			if (this.#document.unresolvedPlaceholders.has(item) || !this.#checkObject(subject)) continue;
			this.#checkMembers(subject, "redirect");
		}
	}
	reportWrongType(field, expected, value, location) {
		this.findings.push(diagnose("field-type", location, {
			field,
			expected,
			actual: describeType(value)
		}));
		return false;
	}
};
function nearestLanguage(value) {
	const [language = ""] = value.toLowerCase().split(/[-_]/);
	return languageCodes.find((code) => code === language) ?? languageCodes.find((code) => isTypo(value, code));
}
//#endregion
//#region src/core/validate.ts
/**
* Checks the shape of the navigation and of the settings next to it against the table of elements.
*
* @param reportIncomplete Report missing and misspelled top-level settings.
*/
function validate(document, navigation, reportIncomplete) {
	if (!document.isReadable) return [];
	const validator = new Validator(document);
	if (reportIncomplete) validator.findings.push(...checkTopLevel(document));
	validator.checkSettings();
	validator.checkNavigation(navigation);
	return validator.findings;
}
var Validator = class {
	#document;
	#fields;
	/** Elements that are empty because of a fault that is already reported. */
	#reportedElements = /* @__PURE__ */ new Set();
	#placeholders = /* @__PURE__ */ new Set();
	constructor(document) {
		this.#document = document;
		this.#fields = new FieldChecker(document);
	}
	get findings() {
		return this.#fields.findings;
	}
	checkSettings() {
		const { value, location } = this.#document;
		for (const [settingName, members] of Object.entries(settingFields)) {
			const object = ownMember(value, settingName);
			if (!isObject(object)) continue;
			const settingLocation = this.#memberLocation(value, location, settingName);
			for (const [name, { type }] of Object.entries(members)) this.#fields.check(type, name, ownMember(object, name), this.#memberLocation(object, settingLocation, name));
		}
		for (const name of [
			"navbar",
			"footer",
			"logo"
		]) this.#checkEmptyLinks(ownMember(value, name), this.#memberLocation(value, location, name));
		this.#fields.checkRedirectList(ownMember(value, "redirects"), this.#memberLocation(value, location, "redirects"));
	}
	/** Reports blank links and images below a setting, at any depth. */
	#checkEmptyLinks(value, location) {
		if (!isObject(value) && !isList(value)) return;
		for (const [key, member] of Object.entries(value)) {
			const memberLocation = this.#memberLocation(value, location, isList(value) ? Number(key) : key);
			if (typeof member === "string" && member.trim() === "" && /^(?:href|url|light|dark)$/.test(key)) this.findings.push(diagnose("field-empty", memberLocation, { field: JSON.stringify(key) }));
			this.#checkEmptyLinks(member, memberLocation);
		}
	}
	checkNavigation({ root }) {
		const { value, location } = this.#document;
		const key = findNavigationKey(value);
		const member = key === void 0 ? void 0 : ownMember(value, key);
		if (key === void 0 || member === void 0) {
			this.findings.push(diagnose("navigation-missing", location, { reason: "absent" }));
			return;
		}
		if (key !== "navigation") {
			this.findings.push(diagnoseMisspelledNavigation(key, member, this.#memberLocation(value, location, key)));
			if (!isObject(member)) return;
		}
		if (this.#document.unresolvedPlaceholders.has(member)) return;
		if (!isObject(member)) {
			this.#fields.reportWrongType("\"navigation\"", "an object", member, root.location);
			return;
		}
		for (const placeholders of findPlaceholders(root).values()) for (const element of placeholders) this.#placeholders.add(element);
		for (const element of elementsOf(root)) this.#checkElement(element);
		this.#checkEmptyElements(root);
	}
	#checkEmptyElements(root) {
		const { empty, rootIsEmpty } = findEmptyElements(root, this.#placeholders);
		const unreportedElements = empty.filter((element) => !this.#reportedElements.has(element));
		if (!rootIsEmpty) for (const element of unreportedElements) this.findings.push(diagnose("element-empty", element.location, { element: elementName(element) }));
		else if (unreportedElements.length === empty.length) {
			const reason = root.lists.length > 0 ? "nothing" : "no list";
			this.findings.push(diagnose("navigation-missing", root.location, { reason }));
		}
	}
	#checkElement(element) {
		const misspelledFields = [];
		for (const [name, value] of Object.entries(element.value)) {
			const location = this.#memberLocation(element.value, element.location, name);
			const meaning = classifyField(element.kind, name);
			this.#checkMember(element, name, value, location, meaning);
			if (meaning.kind === "misspelling") misspelledFields.push(meaning.nearest);
		}
		this.#checkRequired(element, misspelledFields);
		this.#checkConflicts(element);
		for (const list of element.lists) this.#checkSiblings(list.items.filter((item) => item.kind !== "entry"));
		for (const kind of new Set(element.global.map((entry) => entry.kind))) this.#checkSiblings(element.global.filter((entry) => entry.kind === kind));
	}
	#checkMember(element, name, value, location, meaning) {
		if (meaning.kind === "field") {
			this.#fields.check(meaning.type, name, value, location);
			if (meaning.type === "href" && typeof value === "string" && urlKind(value) === "script") this.#reportedElements.add(element);
			if (meaning.type === "global" && isObject(value)) this.#checkGlobal(value, location);
			return;
		}
		if (meaning.kind === "list" && !element.isGlobal) {
			this.#checkList(element, name, value, location);
			return;
		}
		if (holdsContent(value) || meaning.kind === "misspelling" || meaning.kind === "unknown" && meaning.synonym === "href") this.#reportedElements.add(element);
		this.findings.push(diagnoseStrayField(element, name, value, location, meaning));
		if (listOfMeaning(meaning) !== void 0 && Array.isArray(value)) this.#checkList(element, name, value, location, true);
	}
	/** @param isMisnamed True if the list has the wrong name. Its strings may be valid under the right name. */
	#checkList(element, name, value, location, isMisnamed = false) {
		if (this.#document.unresolvedPlaceholders.has(value)) {
			this.#reportedElements.add(element);
			return;
		}
		if (!isList(value)) {
			this.#reportedElements.add(element);
			this.#fields.reportWrongType(`"${name}"`, "an array", value, location);
			return;
		}
		const containsPages = name === "pages" || listOfMeaning(classifyField(element.kind, name)) === "pages";
		for (const [index, item] of value.entries()) {
			if (isObject(item)) {
				if (this.#document.unresolvedPlaceholders.has(item)) this.#reportedElements.add(element);
				continue;
			}
			if (typeof item === "string" && (containsPages ? item !== "" : isMisnamed)) continue;
			const itemLocation = this.#memberLocation(value, location, index);
			if (typeof item === "string" && containsPages) this.findings.push(diagnose("field-empty", itemLocation, { field: "This page entry" }));
			else {
				const expected = containsPages ? "a path, an endpoint or a group" : "an object";
				const field = containsPages ? "A page entry" : `An entry of "${name}"`;
				this.#fields.reportWrongType(field, expected, item, itemLocation);
			}
			this.#reportedElements.add(element);
		}
	}
	#checkGlobal(value, location) {
		for (const [name, list] of Object.entries(value)) {
			const listLocation = this.#memberLocation(value, location, name);
			if (!globalLists.some((globalList) => globalList === name)) this.findings.push(diagnoseStrayGlobalField(name, list, listLocation));
			else if (!isList(list)) {
				if (!this.#document.unresolvedPlaceholders.has(list)) this.#fields.reportWrongType(`"${name}"`, "an array", list, listLocation);
			} else for (const [index, item] of list.entries()) {
				if (isObject(item)) continue;
				this.#fields.reportWrongType(`An entry of "${name}"`, "an object", item, this.#memberLocation(list, listLocation, index));
			}
		}
	}
	/** @param misspelledFields Correct names of misspelled fields. These fields are not reported as missing. */
	#checkRequired(element, misspelledFields) {
		const { name } = elementTypes[element.kind];
		const { value } = element;
		if (this.#document.unresolvedPlaceholders.has(value) || Object.hasOwn(value, "sourceRef")) {
			this.#reportedElements.add(element);
			return;
		}
		if (name !== void 0 && Object.keys(value).length === 0) {
			this.#reportMissing(element, name, void 0);
			this.#reportedElements.add(element);
			return;
		}
		const hasField = (field) => Object.hasOwn(value, field) || misspelledFields.includes(field);
		if (name !== void 0 && !hasField(name)) {
			const synonyms = nameSynonyms.filter((synonym) => typeof ownMember(value, synonym) === "string");
			this.#reportMissing(element, name, synonyms[0], { isOnly: synonyms.length === 1 });
		}
		if (element.isGlobal && !hasField("href")) {
			const isOptional = element.kind === "anchor" && hasField("anchor");
			this.#reportMissing(element, "href", void 0, { isOptional });
		}
		const hasContent = [
			"pages",
			"sdk",
			"href"
		].some(hasField) || setsSpecification(element) || element.lists.length > 0 || this.#placeholders.has(element);
		if (element.kind === "group" && !element.isGlobal && !hasContent && !this.#reportedElements.has(element)) {
			this.#reportMissing(element, "pages", void 0);
			this.#reportedElements.add(element);
		}
	}
	/** @param isOnly True if no other member could be meant as the missing field. Default: true. */
	#reportMissing(element, field, synonym, { isOnly = true, isOptional = false } = {}) {
		const isSpare = isOnly && synonym !== void 0 && classifyField(element.kind, synonym).kind !== "field";
		const args = {
			element: elementName(element),
			field,
			written: synonym,
			isSpare,
			isOptional
		};
		this.findings.push(diagnose("field-missing", element.location, args));
	}
	/** Reports an element with several kinds of children, or with children and an `href`. The first kind is accepted. */
	#checkConflicts(element) {
		if (element.isGlobal) return;
		const allowedLists = element.lists.filter(({ name, key, items }) => name === key && items.length > 0).filter(({ name }) => elementTypes[element.kind].children.includes(name));
		const keys = new Set(allowedLists.map(({ key }) => key));
		if (element.href !== void 0 && elementTypes[element.kind].fields.includes("href")) keys.add("href");
		const [firstKey, ...laterKeys] = Object.keys(element.value).filter((name) => keys.has(name));
		if (firstKey === void 0) return;
		const related = keyLocation(this.#memberLocation(element.value, element.location, firstKey));
		for (const key of laterKeys) {
			const location = keyLocation(this.#memberLocation(element.value, element.location, key));
			this.findings.push(diagnose("pattern-conflict", location, {
				element: elementName(element),
				key,
				first: firstKey
			}, related));
		}
	}
	#checkSiblings(siblings) {
		const locationByName = /* @__PURE__ */ new Map();
		let firstDefault;
		for (const element of siblings) {
			const { name: nameField, noun } = elementTypes[element.kind];
			if (nameField === void 0) continue;
			const { label: name } = element;
			const firstLocation = locationByName.get(name);
			const location = this.#memberLocation(element.value, element.location, nameField);
			if (name !== "" && firstLocation !== void 0) {
				const severity = element.kind === "language" || element.kind === "version" ? "error" : "warning";
				this.findings.push(diagnose("name-duplicate", location, {
					severity,
					noun,
					name
				}, firstLocation));
			} else locationByName.set(name, location);
			if (!element.isDefault || !elementTypes[element.kind].fields.includes("default")) continue;
			const defaultLocation = this.#memberLocation(element.value, element.location, "default");
			if (firstDefault !== void 0) this.findings.push(diagnose("default-conflict", defaultLocation, {
				noun,
				name
			}, firstDefault));
			firstDefault ??= defaultLocation;
		}
	}
	#memberLocation(container, location, name) {
		return locationOfMember(this.#document, container, location, name);
	}
};
//#endregion
//#region src/core/values/time-slices.ts
/** Splits long work, so that events such as a key press or a request are handled while it runs. */
var TimeSlices = class {
	#start = performance.now();
	/** True if a pause is due. */
	get isOver() {
		return performance.now() - this.#start > 40;
	}
	/** Lets pending events run, and starts the next slice. */
	async pause() {
		await new Promise((resolve) => setTimeout(resolve, 0));
		this.#start = performance.now();
	}
};
//#endregion
//#region src/core/pipeline.ts
async function runPipeline(input) {
	const { host, settings, memo } = input;
	const endPhase = createPhaseEnd(input.onPhase);
	const loadOutcome = await memo.runPhase("load", [], host, (tracedHost) => load(tracedHost));
	await endPhase("load");
	const { value: configDocument } = loadOutcome;
	const navigation = memo.runPurePhase("parse", [configDocument], () => parse(configDocument));
	await endPhase("parse");
	const isRuleOn = (code, isOnByDefault = false) => (settings.rules.get(code) ?? (isOnByDefault ? "warning" : "off")) !== "off";
	const reportIncomplete = isRuleOn("config-incomplete", isHostSchema(ownMember(configDocument.value, "$schema")));
	const validationFindings = memo.runPurePhase("validate", [
		configDocument,
		navigation,
		reportIncomplete
	], () => validate(configDocument, navigation, reportIncomplete));
	await endPhase("validate");
	const inheritance = memo.runPurePhase("inherit", [navigation], () => inherit(navigation));
	await endPhase("inherit");
	const { variables } = configDocument;
	const gatherOutcome = await gatherPages(input, navigation, variables);
	const inventory = gatherOutcome.value;
	await endPhase("gather");
	const expandOutcome = await memo.runPhase("expand", [
		inventory,
		navigation,
		settings.endpoints.overview
	], host, (tracedHost) => expand({
		navigation,
		inheritance,
		inventory,
		host: tracedHost,
		overview: settings.endpoints.overview,
		readSpecification: async (name) => memo.runPhase(`specification ${name}`, [settings.limits.specificationSize], tracedHost, (innerHost) => readSpecification(name, innerHost, settings.limits.specificationSize))
	}));
	await endPhase("expand");
	const reportUnlisted = isRuleOn("page-unlisted");
	const linkOutcome = await memo.runPhase("link", [inventory, expandOutcome], host, (tracedHost) => link({
		expansion: expandOutcome.value,
		inventory,
		host: tracedHost,
		base: settings.base,
		reportUnlisted
	}));
	await endPhase("link");
	const linkedSite = {
		expansion: expandOutcome.value,
		inventory,
		links: linkOutcome.value
	};
	const unlistedOperations = isRuleOn("endpoint-unlisted") ? memo.runPurePhase("unlisted operations", [expandOutcome, inventory], () => findUnlistedOperations(linkedSite)) : [];
	const missingTranslations = isRuleOn("translation-missing") ? memo.runPurePhase("translations", [
		expandOutcome,
		inventory,
		linkOutcome
	], () => findMissingTranslations(linkedSite)) : [];
	const bodies = settings.content ? await readBodies(input, inventory, variables) : noBodies;
	const facts = memo.runPurePhase("site", [
		expandOutcome,
		inventory,
		linkOutcome,
		bodies
	], () => ({
		...linkedSite,
		base: settings.base,
		bodies
	}));
	const { findings: inspectFindings, brokenLinks } = settings.content ? await inspectSite(input, configDocument, facts) : {
		findings: [],
		brokenLinks: linkOutcome.value.brokenLinks
	};
	if (settings.content) await endPhase("inspect");
	return {
		facts,
		findings: loadOutcome.findings.some(hasOnlyMintConfig) ? loadOutcome.findings : [
			...loadOutcome.findings,
			...validationFindings,
			...gatherOutcome.findings,
			...expandOutcome.findings,
			...linkOutcome.findings,
			...unlistedOperations,
			...missingTranslations,
			...inspectFindings,
			...await explainBrokenLinks(input, facts, brokenLinks)
		],
		config: configDocument.value,
		settingLocation: (path) => locateSetting(configDocument, path),
		specifications: expandOutcome.value.specifications,
		configFiles: configDocument.files,
		variables,
		pageCount: inventory.pages.size
	};
}
/** Returns a function that reports the end of a phase, and pauses if the phases since the last pause took long. */
function createPhaseEnd(onPhase) {
	const slices = new TimeSlices();
	return async (name) => {
		onPhase(name);
		if (slices.isOver) await slices.pause();
	};
}
function locateSetting(document, path) {
	let { location } = document;
	let value = document.value;
	for (const name of path.split(".")) {
		if (!isObject(value)) break;
		location = locationOfMember(document, value, location, name);
		value = ownMember(value, name);
	}
	return location;
}
function hasOnlyMintConfig({ code, args }) {
	return code === "config-missing" && args.hasLegacyConfig === true;
}
async function inspectSite({ host, memo, settings }, document, facts) {
	const { inspect, inspectSpecifications } = await import("./inspect-D6ZYz32X.js");
	const { specifications: specificationStates } = facts.expansion;
	const specifications = memo.runPurePhase("specifications", [...specificationStates.values()], () => inspectSpecifications(specificationStates));
	const { isReadable, value, variables } = document;
	return memo.runPhase("inspect", [
		facts,
		document,
		specifications
	], host, (tracedHost) => inspect({
		...facts,
		slugs: settings.slugs,
		isReadable,
		schema: value.$schema,
		variables,
		specifications,
		host: tracedHost
	}));
}
async function explainBrokenLinks({ host, memo }, facts, brokenLinks) {
	const { missingEntries } = facts.links;
	if (missingEntries.length + brokenLinks.length === 0) return [];
	return memo.runPhase("explain", [facts, brokenLinks], host, async (tracedHost) => {
		const { reportBrokenLinks } = await import("./broken-links-BgkLkpc1.js");
		return reportBrokenLinks(missingEntries, brokenLinks, facts, tracedHost);
	});
}
async function gatherPages({ host, memo, settings }, navigation, variables) {
	const namedPaths = memo.runPurePhase("named pages", [navigation], () => pagesInNavigation(navigation.root));
	const namesKey = [...namedPaths].sort().join("\n");
	const variablesKey = serializeVariables(variables);
	return memo.runPhase("gather", [
		settings,
		namesKey,
		variablesKey
	], host, async (tracedHost) => {
		const selection = await memo.runPhase("chosen pages", [settings, namesKey], tracedHost, (selectionHost) => selectPages(selectionHost, settings, (path) => namedPaths.has(path)));
		const pageOutcomes = [];
		const slices = new TimeSlices();
		for (const file of selection.files) {
			const pageOutcome = memo.runFactPhase(`front matter ${file.file}`, [variablesKey, file.hides], tracedHost, (innerHost) => readPage(innerHost, file, variables));
			pageOutcomes.push(pageOutcome instanceof Promise ? await pageOutcome : pageOutcome);
			if (slices.isOver) await slices.pause();
		}
		return memo.runPurePhase("gathered", [selection, ...pageOutcomes], () => gather(selection, pageOutcomes));
	});
}
async function readBodies({ host, settings: { limits }, memo, bodyOptions, onPhase }, inventory, variables) {
	const variablesKey = serializeVariables(variables);
	const bodies = await memo.runPhase("bodies", [inventory, variablesKey], host, async (tracedHost) => {
		const [{ readBodiesWithSnippets }, { loadBodyParser }] = await Promise.all([import("./read-bodies-C-rFLjFJ.js"), import("./satteri-BxMs504_.js")]);
		const contents = await readBodiesWithSnippets(tracedHost, inventory, {
			...bodyOptions,
			parser: await loadBodyParser(),
			limits,
			variables
		}, (file, readBody) => memo.runFactPhase(`body ${file}`, [variablesKey], tracedHost, (innerHost) => {
			innerHost.trace.files.add(file);
			return readBody();
		}));
		const factKeys = [...contents].flatMap(([file, { links, snippets = [] }]) => [
			file,
			links,
			snippets.join("\n")
		]);
		return memo.runPurePhase("found bodies", factKeys, () => contents);
	});
	onPhase("bodies");
	return bodies;
}
/** Variables are compared by value, because each run builds a new map. */
function serializeVariables(variables) {
	return JSON.stringify([...variables]);
}
const noBodies = /* @__PURE__ */ new Map();
//#endregion
//#region src/core/site-memory.ts
/**
* Keeps results between runs of a site, for programs that watch its files. A run after a change reads only the changed
* files and recomputes only results that depend on them.
*/
var SiteMemory = class {
	#openTexts;
	#memo = new PhaseMemo(true);
	#settings;
	#diskHost;
	/** Absolute paths changed on disk since the last run; `undefined` if anything may have changed. */
	#changedPaths;
	#openFiles;
	#inputs = /* @__PURE__ */ new Set();
	#lastRun = Promise.resolve();
	/** @param openTexts Texts of open documents, read live. Default: none. */
	constructor(openTexts = /* @__PURE__ */ new Map()) {
		this.#openTexts = openTexts;
	}
	/**
	* @param path Absolute path of a file that was written, created, deleted or edited. `undefined`: anything may have
	* changed.
	*/
	markChanged(path) {
		if (path === void 0) this.#changedPaths = void 0;
		else this.#changedPaths?.add(path);
		this.#openFiles?.update(path);
	}
	/** Queues runs. Each run processes the changes since the start of the previous run. */
	run(settings, resolve) {
		const runPromise = this.#lastRun.then(() => resolve(this.#startRun(settings)));
		this.#lastRun = runPromise.then(() => void 0, () => this.markChanged());
		return runPromise;
	}
	#startRun(settings) {
		if (this.#settings === void 0 || !areSameSettings(this.#settings, settings)) {
			this.#settings = settings;
			this.#changedPaths = void 0;
			this.#openFiles = new OpenFiles(settings.root, this.#openTexts);
		}
		const [previousHost, currentHost] = [this.#diskHost, createDiskHost(settings)];
		const changes = previousHost && this.#changedPaths && summarizeChanges(this.#changedPaths, settings.root, previousHost.list());
		this.#changedPaths = /* @__PURE__ */ new Set();
		const diskHost = previousHost !== void 0 && changes !== void 0 ? reuseHost(previousHost, currentHost) : currentHost;
		this.#diskHost = diskHost;
		if (changes === void 0) this.#inputs = /* @__PURE__ */ new Set();
		this.#memo.startRun(changes);
		return {
			host: this.#openFiles?.applyTo(diskHost) ?? diskHost,
			memo: this.#memo,
			settings: this.#settings,
			inputs: this.#inputs
		};
	}
};
function createDiskHost({ root, cacheUser, remote, limits, follow }) {
	return nodeHost(root, createRemoteFetcher(root, remote, cacheUser), {
		linkedFolders: limits.linkedFolders,
		follow
	});
}
/**
* Creates a fetch function for remote texts. The HTTP client is loaded with the first request.
*
* @param root Absolute path of the docs folder.
*/
function createRemoteFetcher(root, { offline, hosts }, cacheUser) {
	return async (url) => {
		const [{ fetchRemoteText }, { defaultRemotePolicy }] = await Promise.all([import("./fetch-text-Bwomtwbe.js"), import("./policy-DDTDTDlg.js")]);
		return fetchRemoteText(url, {
			...defaultRemotePolicy,
			offline,
			allowedHosts: hosts,
			cacheFolder: cacheFolder(root, cacheUser, "specifications")
		});
	};
}
//#endregion
//#region src/endpoints/samples/languages.ts
/** Languages of generated code samples, with their names in `api.examples.languages` in lower case. */
const namesByLanguage = {
	curl: [
		"curl",
		"bash",
		"shell",
		"sh",
		"zsh"
	],
	javascript: [
		"javascript",
		"js",
		"node",
		"nodejs",
		"node.js"
	],
	typescript: ["typescript", "ts"],
	python: [
		"python",
		"py",
		"python3"
	],
	go: ["go", "golang"],
	php: ["php"],
	ruby: ["ruby", "rb"],
	java: ["java"],
	csharp: [
		"csharp",
		"c#",
		"cs",
		"dotnet",
		".net"
	],
	rust: ["rust", "rs"]
};
/** Languages of samples if `docs.json` names none, in order. */
const defaultSampleLanguages = [
	"curl",
	"javascript",
	"python",
	"go"
];
function findSampleLanguage(name) {
	const languages = Object.keys(namesByLanguage);
	const lowerCaseName = name.trim().toLowerCase();
	return languages.find((language) => namesByLanguage[language].some((known) => known === lowerCaseName));
}
//#endregion
//#region src/endpoints/api-settings.ts
const defaultApiSettings = readApiSettings({});
/**
* Reads the settings. Values of the wrong type are ignored.
*
* @param config Value of `docs.json`.
*/
function readApiSettings(config) {
	const read = (group, name) => member(member(member(config, "api"), group), name);
	return {
		hasForm: read("playground", "display") === "interactive",
		hasDownloads: read("spec", "download") === true,
		sampleLanguages: read("examples", "autogenerate") === false ? [] : readLanguages(read("examples", "languages")),
		hasOptionalParameters: read("examples", "defaults") === "all",
		isFormPrefilled: read("examples", "prefill") === true,
		isExpanded: read("params", "expanded") === "all"
	};
}
/** Names in `api.examples.languages` that no code sample can be generated for. */
function unknownSampleLanguages(value) {
	return textList(value).filter((name) => findSampleLanguage(name) === void 0);
}
function readLanguages(value) {
	const languages = textList(value).flatMap((name) => findSampleLanguage(name) ?? []);
	return languages.length === 0 ? defaultSampleLanguages : [...new Set(languages)];
}
function textList(value) {
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}
function member(value, name) {
	return isObject(value) ? ownMember(value, name) : void 0;
}
//#endregion
//#region src/endpoints/limits.ts
/** Approximate maximum length of a page. Longer pages lose nesting depth first, then whole blocks. */
const maxPageLength = 2e5;
/**
* Maximum length of one attempt to build a page. Greater than `maxPageLength`, so that the attempt shows which list is
* too long.
*/
const maxAttemptLength = 4e5;
/** Maximum length of the text from `x-mint.content`. */
const maxContentLength = 1e5;
/** Maximum length of a description of a parameter, property or value. */
const maxDescriptionLength = 4e3;
const maxInlineCodeLength = 1e3;
/** Maximum number of operations on the overview page of a specification. */
const maxListedOperations = 3e3;
const maxHeaders = 1e3;
const maxSecuritySchemes = 1e3;
const maxSecurityScopes = 1e3;
/** Maximum length of a message schema that isn't JSON Schema. */
const maxMessageSchemaLength = 16e3;
const maxBindingMembers = 1e3;
/** Maximum number of listed properties of an object, and of listed options of a union. */
const maxListedSchemas = 1e3;
/** Maximum number of property names in a sentence about constraints. */
const maxConstraintNames = 1e3;
const maxQuotedValueLength = 1e3;
/** Maximum number of `enum` values that become list items. Further values are only counted. */
const maxFurtherValues = 2e3;
const maxShownExampleLength = 16e3;
const maxBodyTextLength = 16e3;
const maxSampleLength = 12e3;
/** Maximum length of a body in a code sample. Longer bodies are left out. */
const maxSampleBodyLength = 6e3;
/** Maximum length of a prefilled body. */
const maxCallBodyLength = 2e4;
//#endregion
//#region src/endpoints/endpoint-content.ts
/** Builds the content of endpoint pages. Imports the modules that it needs on first use. */
var EndpointPages = class {
	#specifications;
	#contexts = /* @__PURE__ */ new Map();
	#writer;
	constructor(specifications) {
		this.#specifications = specifications;
	}
	/**
	* Builds the content of an endpoint page. The text of `x-mint.content` follows the call. It is parsed as Markdown
	* with callouts, never as MDX.
	*
	* @returns `undefined` for a page without an operation. If the specification is unreadable, the content is a sentence
	* about this problem.
	*/
	async buildContent({ pages }, route, settings) {
		const page = Object.hasOwn(pages, route) ? pages[route] : void 0;
		const endpoint = page?.endpoint;
		if (page === void 0 || endpoint === void 0) return void 0;
		const { buildOperationContent, buildUnreadableContent } = await import("./operation-content-BH2dOgpc.js");
		const state = this.#specifications.get(endpoint.spec);
		if (state?.state !== "read") return buildUnreadableContent(endpoint, pageLanguage(page));
		const { specification } = state;
		const { createSpecificationContext } = await import("./page-context-mhpkcEGF.js");
		const context = getOrCreate(this.#contexts, endpoint.spec, () => createSpecificationContext(specification));
		const routeOf = (query) => Object.keys(pages).find((candidate) => isPageOf(pages[candidate]?.endpoint, endpoint.spec, query));
		if (endpoint.method === "OVERVIEW") {
			const { buildOverviewContent } = await import("./overview-CWPmbLR8.js");
			return buildOverviewContent(context, specification, pageLanguage(page), routeOf);
		}
		const operation = findOperation(specification, endpoint);
		if (operation === void 0) return void 0;
		const generated = buildOperationContent(context, operation, pageLanguage(page), routeOf, settings);
		if (operation.content === void 0) return generated;
		const { parseProse } = await import("./prose-LCXW9ftU.js");
		const { blocks } = parseProse(operation.content, {
			limit: maxContentLength,
			headings: 2
		});
		return {
			...generated,
			details: [...blocks, ...generated.details]
		};
	}
	async buildMarkdown(site, route, settings) {
		const pageContent = await this.buildContent(site, route, settings);
		return pageContent && this.writeMarkdown([...pageContent.call, ...pageContent.details]);
	}
	async writeMarkdown(blocks) {
		const { createMarkdownWriter } = await import("./write-markdown-C_eqDq2p.js");
		this.#writer ??= createMarkdownWriter();
		return this.#writer(blocks);
	}
};
function isPageOf(endpoint, spec, query) {
	if (endpoint?.spec !== spec) return false;
	return "method" in query ? endpoint.method === query.method && endpoint.path === query.path : endpoint.operationId === query.operationId;
}
/** Language code of a page; `undefined` if the navigation has no languages. */
function pageLanguage(page) {
	return page.placements[0]?.context.language;
}
//#endregion
//#region src/site/resolve.ts
function countGeneratedPages({ links }) {
	const routes = /* @__PURE__ */ new Set();
	for (const target of links.targets.values()) if (target.kind === "operation" && target.page === void 0) routes.add(target.route);
	return routes.size;
}
/**
* Reads a docs folder and resolves its navigation. Problems in the folder are reported as diagnostics.
*
* @throws OptionsError for invalid options.
*/
async function resolveSite(options = {}, host, resolveRequest = {}) {
	const settings = await resolveOptions(resolveRequest.isBuiltByGenerator !== true ? options : disableHostRules(options), resolveRequest.cacheUser);
	const request = {
		callerOptions: options,
		...resolveRequest
	};
	const { memory } = request;
	if (host === void 0 && memory !== void 0) return memory.run(settings, (run) => resolveSiteRun(run, request));
	return resolveSiteRun({
		host: host ?? createDiskHost(settings),
		memo: new PhaseMemo(),
		settings,
		inputs: /* @__PURE__ */ new Set()
	}, request);
}
function disableHostRules(options) {
	const disabledRules = codes.flatMap((code) => findingBehavior(code).isAboutHost === true ? [[code, "off"]] : []);
	return {
		...options,
		rules: {
			...Object.fromEntries(disabledRules),
			...options.rules
		}
	};
}
async function resolveSiteRun({ host, memo, settings, inputs }, request) {
	const tracedHost = traceHost(host, inputs);
	const result = await runPipeline({
		host: tracedHost,
		settings,
		memo,
		bodyOptions: {
			cache: request.parsedBodies,
			onProgress: request.onParseProgress
		},
		onPhase: request.onPhase ?? (() => void 0)
	});
	const { facts, specifications, configFiles, pageCount } = result;
	const { expansion, inventory, links } = facts;
	let model;
	const getModel = () => {
		model ??= memo.runPurePhase("model", [facts], () => buildModel(facts));
		return model;
	};
	const annotation = request.withoutFeedback === true ? void 0 : await annotateModel(settings, getModel, request);
	if (annotation !== void 0) ({model} = annotation);
	const verdict = await judge({
		result,
		host: tracedHost,
		memo,
		settings,
		rules: annotation?.rules ?? settings.rules,
		siteFindings: annotation?.findings ?? [],
		requestLinks: request.external,
		baselineEntries: await readAcceptedFindings(settings, request)
	});
	const endpoints = memo.runPurePhase("endpoint pages", [specifications], () => new EndpointPages(specifications));
	const apiSettings = readApiSettings(result.config);
	const generatedPageCount = memo.runPurePhase("generated", [expansion, links], () => countGeneratedPages(facts));
	return {
		get model() {
			return getModel();
		},
		endpointMarkdown: (route) => endpoints.buildMarkdown(getModel(), route, apiSettings),
		endpointContent: (route) => endpoints.buildContent(getModel(), route, apiSettings),
		writeMarkdown: (blocks) => endpoints.writeMarkdown(blocks),
		feedback: annotation?.feedback,
		fetchCurrentFeedback: annotation?.later,
		cachedFeedback: () => readCachedFeedback(settings, getModel),
		diagnostics: verdict.diagnostics,
		ok: verdict.ok,
		maxWarnings: settings.maxWarnings,
		baseline: settings.baseline,
		callerOptions: request.callerOptions,
		root: settings.root,
		inputs,
		linkedPaths: /* @__PURE__ */ new Set(),
		read: (file) => readText(tracedHost, file),
		files: () => tracedHost.list().files,
		layout: inventory.layout,
		filesByUrlPath: () => inventory.fileByUrlPath,
		config: result.config,
		settingLocation: result.settingLocation,
		configFiles,
		ignored: verdict.getIgnored,
		locate: verdict.locate,
		locateTogether: verdict.locateTogether,
		publishSettings: {
			url: settings.url,
			emit: settings.emit,
			ownStyles: settings.ownStyles,
			endpoints: resolveEndpointSettings(settings.endpoints, apiSettings),
			slugs: settings.slugs
		},
		variables: result.variables,
		facts,
		sources: verdict.sources,
		counts: {
			pages: pageCount + generatedPageCount,
			files: pageCount + configFiles.length,
			unlisted: result.findings.some(({ code }) => code === "config-missing") ? 0 : links.unlistedFiles.length,
			unasked: verdict.unasked
		},
		checkSettings: {
			...verdict.checks,
			rules: settings.rules
		}
	};
}
function resolveEndpointSettings({ tryIt, downloads }, { hasForm, hasDownloads, isExpanded }) {
	return {
		tryIt: tryIt ?? (hasForm ? "form" : "none"),
		allowsForms: tryIt !== "none",
		downloads: downloads ?? hasDownloads,
		isExpanded
	};
}
async function readAcceptedFindings({ baseline }, { keepsAccepted = false }) {
	if (baseline === void 0 || keepsAccepted) return [];
	const { readBaseline } = await import("./read-baseline-CSoW2MjB.js");
	return readBaseline(baseline).findings;
}
/**
* Opens the files of a docs folder without resolving the site.
*
* @throws OptionsError for invalid options.
*/
async function openDocsHost(options) {
	const settings = await resolveOptions(options);
	return {
		host: createDiskHost(settings),
		docsFolder: settings.root,
		maxWarnings: settings.maxWarnings
	};
}
async function readCachedFeedback({ feedback }, getModel) {
	if (feedback === void 0) return /* @__PURE__ */ new Map();
	const { cachedCounts } = await import("./annotate-DTBKNjt7.js");
	return cachedCounts(getModel(), feedback);
}
async function annotateModel({ feedback, rules }, getModel, annotateOptions) {
	if (feedback === void 0) return void 0;
	const { annotate, addLimitRules } = await import("./annotate-DTBKNjt7.js");
	return {
		...await annotate(getModel(), feedback, annotateOptions),
		rules: addLimitRules(rules, feedback.limits)
	};
}
//#endregion
//#region src/generators/astro/manifest.ts
const astro = {
	title: "Astro 7",
	name: "Astro",
	setup: "`integrations: [docsJsonNav({ root })]` of `docs-json-nav/astro`",
	docsPage: "starlight.md",
	entries: {
		astro: "src/entries/astro.ts",
		"astro/loader": "src/generators/astro/loader.ts"
	},
	exports: {
		"./astro": "./dist/astro.js",
		"./astro/loader": "./dist/astro/loader.js"
	},
	peers: { astro: "^6.0.0 || ^7.0.0" },
	support: {
		unsupportedFeatures: [],
		redirectParameters: false,
		dependencyProviders: ["astro"],
		highlighter: "shiki"
	}
};
//#endregion
//#region src/generators/branding/branding.ts
const brandingFields = [
	"description",
	"logo",
	"logo.href",
	"favicon",
	"colors",
	"appearance.default",
	"appearance.strict",
	"background.color",
	"background.image",
	"background.decoration",
	"fonts",
	"fonts.family",
	"navbar.links",
	"navbar.primary",
	"footer.socials",
	"footer.links",
	"seo.metatags",
	"seo.indexing",
	"banner",
	"thumbnails",
	"errors.404"
];
//#endregion
//#region src/generators/view/targets.ts
/** Encodes a route for generators whose link component adds the base path. */
function encodeRoute(route) {
	const [path, suffix] = splitUrl(route);
	return encodePath(path) + suffix;
}
/** @param target Route on this site, or URL as written. */
function linkTarget(target, toUrl) {
	if (isExternal(target)) return {
		href: target,
		attrs: {
			target: "_blank",
			rel: "noopener"
		}
	};
	return {
		href: target.startsWith("/") ? toUrl(target) : target,
		attrs: {}
	};
}
//#endregion
//#region src/generators/manifests/versions.ts
/** First version in a range: `^0.38.0 || ^0.42.4` → `0.38.0`. */
function lowestVersion(range) {
	return /\d+(?:\.\d+)*/.exec(range)?.[0];
}
/** Compares only the parts that `version` has: `6` isn't older than `6.4.0`. */
function isOlder(version, minimum) {
	const parts = version.split(".").map(Number);
	const minimumParts = minimum.split(".").map(Number);
	for (const [index, part] of parts.entries()) {
		const minimumPart = minimumParts[index] ?? 0;
		if (part !== minimumPart) return part < minimumPart;
	}
	return false;
}
/** Defaults for generators with a theme. Manifests override single members. */
const themedSupport = {
	branding: [
		"description",
		"logo",
		"logo.href",
		"favicon",
		"colors",
		"background.color",
		"fonts",
		"banner",
		"navbar.links",
		"navbar.primary",
		"footer.socials",
		"footer.links",
		"appearance.default",
		"appearance.strict",
		"seo.metatags"
	],
	unsupportedFeatures: ["themeTexts"],
	drilldown: [true, false],
	redirectParameters: false,
	dependencyProviders: [],
	highlighter: "shiki"
};
const themedDifferences = {
	address: "`/guides/start`",
	mdx: "yes",
	componentsInMarkdown: "yes",
	groupRoot: "its title opens it",
	drilldown: "yes",
	foldsFirstLevel: "no",
	badges: "each",
	switchers: "menus",
	tabs: "row below the header",
	banner: "yes",
	trail: "from the model",
	words: "language of its configuration",
	parameters: "left out, warning",
	redirectsInDev: "yes",
	dates: "from Git",
	icons: "in pages and navigation",
	newPages: "without a restart"
};
//#endregion
//#region src/generators/starlight/manifest.ts
const starlight = {
	title: "Starlight 0.38 to 0.42 (Astro 6 and 7)",
	name: "Starlight",
	setup: "`plugins: [docsJsonNav({ root })]` of `docs-json-nav/starlight`",
	docsPage: "starlight.md",
	entries: {
		starlight: "src/entries/starlight.ts",
		"starlight/middleware": "src/generators/starlight/middleware.ts"
	},
	scripts: { starlight: "src/generators/starlight/islands.ts" },
	copies: [{
		from: "src/generators/starlight/components",
		to: "dist/starlight"
	}],
	exports: {
		"./starlight": "./dist/starlight.js",
		"./starlight/middleware": "./dist/starlight/middleware.js",
		"./starlight/components/*": "./dist/starlight/components/*"
	},
	peers: { "@astrojs/starlight": "^0.38.0 || ^0.39.0 || ^0.40.0 || ^0.41.0 || ^0.42.0" },
	minNodeVersion: "22.12.0",
	starterPackages: {
		"@astrojs/starlight": "^0.42.4",
		astro: "^7.3.5"
	},
	forms: { starlight: async () => (await import("./projection-Ckxtgbrz.js")).starlightSidebar },
	support: {
		...themedSupport,
		needsLogoFile: true,
		dependencyProviders: ["astro", "@astrojs/starlight"],
		highlighter: "own",
		utilities: {
			pages: ".sl-markdown-content",
			dark: "[data-theme=\"dark\"]",
			spacesSiblings: true
		}
	},
	comparison: {
		...themedDifferences,
		address: "`/guides/start/`",
		pages: "the docs folder",
		badges: "one badge with all labels",
		redirectsInDev: "read when the server starts"
	}
};
//#endregion
//#region src/generators/vitepress/output-path.ts
/**
* Replaces names that VitePress can't build: `api/[id]` → `api/_id_`, `page.html` → `page_html`. VitePress treats
* `[id]` as a route parameter, and `page.html` as a file that is already built.
*/
function vitePressOutputPath(path) {
	return path.replace(/\[(\w+)\]/g, "_$1_").replace(/\.html$/i, "_html");
}
/** Applies `vitePressOutputPath` to a route. Query and fragment are kept. */
function builtRoute(route) {
	const [path, suffix] = splitUrl(route);
	return vitePressOutputPath(path) + suffix;
}
function encodeBuiltRoute(route) {
	return encodeRoute(builtRoute(route));
}
//#endregion
//#region src/generators/vitepress/manifest.ts
const vitepress = {
	title: "VitePress 1.6",
	name: "VitePress",
	setup: "`withDocsJsonNav(config, { root })` of `docs-json-nav/vitepress`",
	docsPage: "vitepress.md",
	entries: { vitepress: "src/entries/vitepress.ts" },
	scripts: { vitepress: "src/generators/vitepress/islands.ts" },
	copies: [{
		from: "src/generators/vitepress/theme",
		to: "dist/vitepress"
	}],
	exports: {
		"./vitepress": "./dist/vitepress.js",
		"./vitepress/theme": "./dist/vitepress/theme/index.js"
	},
	peers: { vitepress: "^1.6.4" },
	starterPackages: {
		vitepress: "^1.6.4",
		vue: "^3.5.0"
	},
	forms: { vitepress: async () => (await import("./projection-BQPEIN6n.js")).vitePressThemeConfig },
	support: {
		...themedSupport,
		outputPath: vitePressOutputPath,
		dependencyProviders: ["vitepress"],
		utilities: {
			pages: ".vp-doc",
			dark: ".dark"
		}
	},
	comparison: {
		...themedDifferences,
		pages: "written to `.vitepress/cache`",
		tabs: "navigation bar"
	}
};
//#endregion
//#region src/generators/docusaurus/manifest.ts
const docusaurus = {
	title: "Docusaurus 3.10",
	name: "Docusaurus",
	setup: "`plugins: [['docs-json-nav/docusaurus', { root }]]`",
	docsPage: "docusaurus.md",
	entries: {
		docusaurus: "src/entries/docusaurus.ts",
		"docusaurus/plugin": "src/generators/docusaurus/plugin.ts"
	},
	modules: ["src/generators/docusaurus/theme/**/*.{ts,tsx}"],
	copies: [{
		from: "src/generators/docusaurus/styles.css",
		to: "dist/react/generators/docusaurus"
	}],
	exports: { "./docusaurus": "./dist/docusaurus.js" },
	peers: { "@docusaurus/core": "^3.10.0" },
	starterPackages: {
		"@docusaurus/core": "^3.10.2",
		"@docusaurus/preset-classic": "^3.10.2",
		react: "^19.0.0",
		"react-dom": "^19.0.0"
	},
	forms: { docusaurus: async () => (await import("./sidebars-FpXEBT8J.js")).createDocusaurusSidebars },
	support: {
		...themedSupport,
		utilities: {
			pages: ".docs-json-nav-page",
			dark: "[data-theme=\"dark\"]"
		}
	},
	comparison: {
		...themedDifferences,
		pages: "written to `.docusaurus`"
	}
};
//#endregion
//#region src/generators/rspress/manifest.ts
const rspress = {
	title: "Rspress 2",
	name: "Rspress",
	setup: "`plugins: [docsJsonNav({ root })]` of `docs-json-nav/rspress`",
	docsPage: "rspress.md",
	entries: { rspress: "src/entries/rspress.ts" },
	modules: ["src/generators/rspress/theme/index.ts"],
	copies: [{
		from: "src/generators/rspress/theme.css",
		to: "dist/react/generators/rspress"
	}],
	exports: {
		"./rspress": "./dist/rspress.js",
		"./rspress/theme": "./dist/react/generators/rspress/theme/index.js",
		"./rspress/theme.css": "./dist/react/generators/rspress/theme.css"
	},
	peers: { "@rspress/core": "^2.0.0" },
	starterPackages: { "@rspress/core": "^2.0.0" },
	forms: { rspress: async () => (await import("./sidebar-config-qR6WEtVp.js")).createRspressSidebar },
	support: {
		...themedSupport,
		utilities: {
			pages: ".docs-json-nav-page",
			dark: ".dark"
		}
	},
	comparison: {
		...themedDifferences,
		pages: "copies in `.docs-json-nav`",
		dates: "from Git, without authors",
		newPages: "the server restarts itself"
	}
};
//#endregion
//#region src/generators/fumadocs/manifest.ts
const fumadocs = {
	title: "Next.js 16 with Fumadocs 16",
	name: "Fumadocs",
	setup: "`withDocsJsonNav(config, { root })` of `docs-json-nav/next`, and `docs-json-nav/fumadocs`",
	docsPage: "fumadocs.md",
	modules: ["src/entries/fumadocs.ts", "src/generators/fumadocs/sidebar.tsx"],
	copies: [{
		from: "src/generators/fumadocs/styles.css",
		to: "dist/react/generators/fumadocs"
	}],
	exports: {
		"./fumadocs": "./dist/react/entries/fumadocs.js",
		"./fumadocs/sidebar": "./dist/react/generators/fumadocs/sidebar.js",
		"./fumadocs/styles.css": "./dist/react/generators/fumadocs/styles.css"
	},
	starterPackages: {
		"fumadocs-core": "~16.15.13",
		"fumadocs-ui": "~16.15.13",
		next: "^16.4.6",
		react: "^19.0.0",
		"react-dom": "^19.0.0",
		"@types/node": "^22.0.0",
		"@types/react": "^19.0.0",
		"@types/react-dom": "^19.0.0",
		typescript: "^5.9.3"
	},
	forms: { fumadocs: async () => (await import("./tree-zPD0g2Fq.js")).createFumadocsTrees },
	support: {
		...themedSupport,
		unsupportedFeatures: ["documentLanguage", "themeTexts"],
		redirectParameters: true,
		dependencyProviders: ["fumadocs-core"],
		utilities: {
			pages: ".docs-json-nav-page",
			dark: ".dark"
		}
	},
	comparison: {
		...themedDifferences,
		pages: "written to `.docs-json-nav`",
		tabs: "row above everything",
		words: "one language",
		parameters: "yes; left out of a static export",
		redirectsInDev: "read when the server starts",
		dates: "none"
	}
};
//#endregion
//#region src/cli/streams.ts
/**
* Streams of this process. A reader that closes the pipe early (`| head -1`) is not an error. Any other failed write
* sets exit status 2.
*/
function processStreams({ stdout, stderr, cwd, env }) {
	let isPipeOpen = true;
	let isSending = false;
	const isInActions = Boolean(env.GITHUB_ACTIONS);
	const guardOut = isInActions && !isRegularFile(stdout) ? escapeRunnerCommands : identity;
	const guardErr = isInActions && !isRegularFile(stderr) ? escapeRunnerCommands : identity;
	stdout.on("error", (error) => {
		if (!isPipeOpen) return;
		isPipeOpen = false;
		if (isSending || isClosedPipeError(error)) return;
		process.exitCode = 2;
		const fileError = toFileError(error, "cannot be written", "The report");
		stderr.write(guardErr(`${fileError instanceof FileError ? fileError.message : String(error)}\n`));
	});
	stderr.on("error", () => void 0);
	return {
		out(text, kind) {
			if (isPipeOpen) stdout.write(kind === "commands" ? text : guardOut(text));
		},
		err: (text, kind) => void stderr.write(kind === "commands" ? text : guardErr(text)),
		send: (text, name) => new Promise((resolve, reject) => {
			isSending = true;
			const [stream, guard] = name === "stdout" ? [stdout, guardOut] : [stderr, guardErr];
			stream.write(guard(text), (error) => {
				if (error) return reject(new FileError(`/dev/${name} cannot be written: ${systemErrorReason(error)}.`));
				isSending = false;
				resolve();
			});
		}),
		written: () => new Promise((resolve) => stdout.write("", () => resolve())),
		get cwd() {
			return cwd();
		},
		program: rerunCommand("docs-json-nav")
	};
}
function isRegularFile({ fd }) {
	try {
		return fstatSync(fd).isFile();
	} catch {
		return false;
	}
}
function identity(text) {
	return text;
}
function isClosedPipeError({ code }) {
	return code === "EPIPE" || code === "EOF";
}
function terminalWidth() {
	return process.stdout.isTTY ? process.stdout.columns : void 0;
}
const streamNames = {
	"-": "stdout",
	"/dev/stdout": "stdout",
	"/dev/stderr": "stderr"
};
/**
* Opens a file for writing. Replaces only an earlier output of the same kind, never a source file.
*
* @param name Path as given by the user. `-`, `/dev/stdout` and `/dev/stderr` are streams.
* @throws FileError for a file that must not be replaced.
*/
function openOutput(name, kind, { cwd, send }) {
	const stream = Object.hasOwn(streamNames, name) ? streamNames[name] : void 0;
	if (stream !== void 0) return {
		stream,
		write: (text) => send(text, stream)
	};
	const path = resolve(cwd, name);
	const reason = findReplaceProblem(path, kind);
	if (reason !== void 0) throw new FileError(`${shortPath(path)} ${reason}`);
	return {
		stream,
		write: async (text) => writeFileAtomic(path, text)
	};
}
/** Reason why a file must not be replaced, as the end of a sentence. */
function findReplaceProblem(path, { name, holds }) {
	try {
		const stats = lstatSync(path, { throwIfNoEntry: false });
		if (stats === void 0) return void 0;
		if (stats.isSymbolicLink()) return "is a symbolic link, and links are not written through. Name the file it points to.";
		if (stats.isDirectory()) return "is a folder. Name a file in it.";
		if (!stats.isFile()) return "is not a regular file. Name a file, or - for standard output.";
		if (holds(readFileSync(path, "utf8"))) return void 0;
		return `is not ${name} of docs-json-nav, so it is not replaced. Choose another file.`;
	} catch (error) {
		throw toFileError(error, "cannot be written", path);
	}
}
//#endregion
//#region src/generators/html/manifest.ts
/** Selector of the element around the text of a page. */
const pageSelector = ".page";
/** Branding settings that this theme doesn't support. */
const unsupportedFields = [
	"background.decoration",
	"fonts.family",
	"thumbnails"
];
const html = {
	title: "Plain files",
	name: "HTML",
	setup: "`docs-json-nav build --out DIR`: no generator",
	docsPage: "preview.md",
	scripts: { html: "src/generators/html/client/main.ts" },
	copies: ["html", "search"].map((folder) => ({
		from: `src/generators/${folder}/styles.css`,
		to: `dist/${folder}`
	})),
	support: {
		...themedSupport,
		unsupportedFeatures: [],
		branding: brandingFields.filter((field) => !unsupportedFields.includes(field)),
		utilities: {
			pages: pageSelector,
			dark: ".dark"
		}
	},
	generator: async () => (await import("./generator-3_bMf4PA.js")).htmlGenerator,
	comparison: {
		...themedDifferences,
		address: "`/guides/start/`",
		pages: "the docs folder",
		words: "language of the page"
	}
};
//#endregion
//#region src/generators/manifests/shared.ts
const react = {
	title: "React",
	name: "React",
	setup: "parts of `docs-json-nav/react`",
	docsPage: "fumadocs.md",
	modules: ["src/entries/react.ts"],
	copies: [{
		from: "src/generators/react/*.css",
		to: "dist/react"
	}],
	exports: {
		"./react": "./dist/react/entries/react.js",
		"./react/styles.css": "./dist/react/styles.css"
	},
	peers: { react: "^18.2.0 || ^19.0.0" }
};
/** Browser script and styles of pages, and navigation components for custom themes. */
const pageComponents = {
	title: "Components of pages",
	name: "components",
	setup: "nothing: generators bring them",
	docsPage: "generators.md",
	entries: {
		"dialect/client": "src/render/client.ts",
		"parts/parts": "src/generators/parts/parts.ts"
	},
	scripts: { plain: "src/render/islands/browser/plain.ts" },
	copies: [{
		from: "src/render/styles/*.css",
		to: "dist/dialect"
	}, {
		from: "src/generators/parts/styles.css",
		to: "dist/parts"
	}],
	exports: {
		"./pages": "./dist/dialect/client.js",
		"./pages.css": "./dist/dialect/index.css"
	},
	peers: {
		"@iconify-json/fa6-brands": "^1",
		"@iconify-json/fa6-regular": "^1",
		"@iconify-json/fa6-solid": "^1",
		"@iconify-json/lucide": "^1",
		"@iconify-json/tabler": "^1",
		"@scalar/api-client": "^3.21.1",
		"@unocss/core": "^66.12.0",
		"@unocss/preset-wind3": "^66.12.0",
		mermaid: "^11.0.0 || ^12.0.0",
		shiki: "^2.0.0 || ^3.0.0 || ^4.0.0",
		temml: "^0.13.5"
	}
};
const bundlerNames = [
	"vite",
	"rollup",
	"rolldown",
	"webpack",
	"rspack",
	"esbuild"
];
const bundlers = {
	title: "Vite, Rollup, Rolldown, webpack, Rspack, esbuild",
	name: "bundlers",
	setup: "a plugin, and the model as a module",
	docsPage: "bundlers.md",
	entries: Object.fromEntries(bundlerNames.map((name) => [name, `src/entries/${name}.ts`])),
	exports: Object.fromEntries(bundlerNames.map((name) => [`./${name}`, `./dist/${name}.js`])),
	peers: {
		vite: "^5.4.0 || ^6.0.0 || ^7.0.0 || ^8.0.0",
		jiti: "^2.4.2"
	}
};
//#endregion
//#region src/generators/mkdocs/output-path.ts
/**
* Output path of a file of the docs folder. Renames files that MkDocs ignores: a top-level folder `templates`, and
* names that start with a dot.
*/
function mkDocsOutputPath(path) {
	return path.replace(/^templates\//, "templates_/").replace(/(^|\/)(?=\.[^./])/g, "$1_");
}
/** Output folder of a page with MkDocs's default `use_directory_urls`. */
function outputFolder(file) {
	const path = file.replace(/\.md$/, "");
	return posix.basename(path) === "index" ? posix.dirname(path) : path;
}
//#endregion
//#region src/generators/mkdocs/manifest.ts
const mkdocs = {
	title: "MkDocs",
	name: "MkDocs",
	setup: "`docs-json-nav generate --for mkdocs --out DIR` before its build",
	docsPage: "mkdocs.md",
	scripts: { mkdocs: "src/generators/mkdocs/client/main.ts" },
	forms: { mkdocs: async () => (await import("./projection-BmETWiQA.js")).createMkDocsNavYaml },
	support: {
		branding: [
			"description",
			"logo",
			"favicon",
			"colors",
			"background.color",
			"fonts",
			"footer.socials",
			"appearance.default",
			"appearance.strict"
		],
		unsupportedFeatures: [
			"banner",
			"tag",
			"icon",
			"switcher",
			"documentLanguage",
			"themeTexts",
			"hreflang",
			"feed",
			"tagFilter"
		],
		drilldown: [true, false],
		redirectParameters: false,
		outputPath: mkDocsOutputPath,
		dependencyProviders: [],
		highlighter: "own",
		drawsDiagrams: true,
		plainEndpoints: true,
		lacksEyebrows: true
	},
	generator: async () => (await import("./generator-6RksjcAZ.js")).mkdocsGenerator,
	comparison: {
		address: "`/guides/start/`",
		pages: "written as Markdown",
		mdx: "yes",
		componentsInMarkdown: "yes",
		groupRoot: "its title opens it",
		drilldown: "yes",
		foldsFirstLevel: "no",
		badges: "none",
		switchers: "sections; the page is not kept",
		tabs: "sections",
		banner: "no",
		trail: "no breadcrumbs; the theme's",
		words: "the theme's",
		parameters: "left out",
		redirectsInDev: "yes",
		dates: "a plugin of MkDocs",
		icons: "in pages",
		newPages: "after writing again"
	}
};
//#endregion
//#region src/generators/next/manifest.ts
const next = {
	title: "Next.js 16",
	name: "Next.js",
	setup: "`withDocsJsonNav(config, { root })` of `docs-json-nav/next`",
	docsPage: "fumadocs.md",
	entries: { next: "src/entries/next.ts" },
	exports: { "./next": "./dist/next.js" },
	peers: { next: "^16.0.0" }
};
//#endregion
//#region src/generators/all.ts
/** Site generators, in the order in which the docs and `print --as` list them. */
const generators = [
	starlight,
	vitepress,
	docusaurus,
	fumadocs,
	rspress,
	mkdocs,
	html
];
const manifests = [
	...generators,
	astro,
	next,
	react,
	pageComponents,
	bundlers
];
/** Tested ranges of the optional peers, by name. */
const testedPeers = Object.assign({}, ...manifests.map(({ peers }) => peers));
//#endregion
//#region src/cli/generator-words.ts
/** Values of `--for`: lower-case generator names, and `all`. */
const generatorChoices = [...generators.map(toGeneratorChoice), "all"];
function toGeneratorChoice({ name }) {
	return name.toLowerCase();
}
//#endregion
//#region src/cli/arguments.ts
const commonFlags = { help: {
	type: "boolean",
	short: "h",
	description: "show this help"
} };
/**
* Parses the arguments after the name of the command.
*
* @param maxNames Maximum number of positional arguments.
* @param usage Command with its arguments: `docs-json-nav check [root]`.
* @throws OptionsError for an unknown flag. The message suggests the most similar flag.
*/
function parseArguments(args, commandFlags, maxNames, usage) {
	const flags = {
		...commandFlags,
		...commonFlags
	};
	const options = Object.fromEntries(Object.entries(flags).map(([name, { type, multiple = false, short }]) => [name, short === void 0 ? {
		type,
		multiple
	} : {
		type,
		multiple,
		short
	}]));
	const { values, positionals, tokens } = parseArgs({
		args: [...args],
		options,
		allowPositionals: true,
		strict: false,
		tokens: true
	});
	for (const token of tokens) if (token.kind === "option") checkFlag(args[token.index] ?? "", token.name, token.value, flags);
	if (positionals.length > maxNames) throw new OptionsError(formatTooManyArguments(usage, positionals, maxNames));
	return {
		values,
		names: positionals
	};
}
function formatTooManyArguments(usage, positionals, maxNames) {
	const allowed = ["no arguments", usage.includes("[root]") ? "one folder" : "one name"][maxNames] ?? `at most ${maxNames} names`;
	return `${usage.split(" ")[1]} takes ${allowed}; got ${positionals.join(" and ")}.`;
}
function checkFlag(word, name, value, flags) {
	const flag = Object.hasOwn(flags, name) ? flags[name] : void 0;
	if (flag === void 0) throw new OptionsError(formatUnknownFlag(stripValue(word), Object.keys(visibleFlags(flags))));
	if (flag.type === "boolean" && value !== void 0) throw new OptionsError(`--${name} takes no value.`);
	if (flag.type === "string" && (value === void 0 || isFlag(value, flags))) throw new OptionsError(`--${name} needs a value: --${name}${flag.value === void 0 ? "" : ` ${flag.value}`}.`);
}
function visibleFlags(flags) {
	return Object.fromEntries(Object.entries({
		...flags,
		...commonFlags
	}).filter(([, { hidden }]) => hidden !== true));
}
function isFlag(value, flags) {
	return value.startsWith("--") && Object.hasOwn(flags, stripValue(value.slice(2)));
}
function stripValue(word) {
	return word.replace(/=.*$/s, "");
}
function formatUnknownFlag(word, names) {
	const flagName = word.replace(/^-+(?:no-)?/, "");
	const [nearest] = names.includes(flagName) ? [flagName] : nearestWords(flagName, names);
	return `Unknown flag ${word}. ${nearest === void 0 ? "--help lists the flags." : `Did you mean --${nearest}?`}`;
}
function flagValue(values, flag) {
	const value = values[flag];
	return typeof value === "string" ? value : void 0;
}
function flagValues(values, flag) {
	const value = values[flag];
	return Array.isArray(value) ? value.filter((item) => typeof item === "string") : void 0;
}
function flagChoice(values, flag, choices, noun) {
	return flagMember(values, flag, choices.map((word) => [word, word]), noun);
}
/**
* Looks up the value of a flag in a list. Without the flag, returns the first member.
*
* @param members Pairs of a flag value and the member that it selects.
* @param noun Name of the flag in messages. Default: the flag itself.
* @throws OptionsError for an unknown value. The message suggests the most similar value.
*/
function flagMember(values, flag, members, noun = flag) {
	const choices = members.map(([word]) => word);
	const value = flagValue(values, flag) ?? choices[0] ?? "";
	const member = members.find(([word]) => word === value);
	if (member !== void 0) return member[1];
	const [nearest] = nearestWords(value, choices);
	throw new OptionsError(`Unknown ${noun} ${value}: write ${nearest ?? joinWithOr(choices)}.`);
}
//#endregion
//#region src/cli/site-flags.ts
function siteFlags(command) {
	const flags = {};
	for (const flaggedOption of flaggedOptions) {
		const { option, flag, name } = flaggedOption;
		if (isOnByDefault(option)) flags[name] = {
			type: "boolean",
			description: flag.help,
			hidden: true
		};
		if (!acceptsFlag(flaggedOption, command)) continue;
		flags[isOnByDefault(option) ? `no-${name}` : name] = {
			type: option.kind === "toggle" ? "boolean" : "string",
			multiple: option.kind === "list" || option.kind === "record",
			...flag.value === void 0 ? {} : { value: flag.value },
			description: flag.help
		};
		if (option.kind === "record" && option.shorthand !== void 0) flags[option.shorthand.name] = {
			type: "boolean",
			description: option.shorthand.help
		};
	}
	flags.config = {
		type: "string",
		value: "FILE",
		description: "config file (default: docs-json-nav.config.mjs, .js, .ts or .json)"
	};
	return flags;
}
/**
* Options set by flags.
*
* @param root Docs folder as given by the user.
* @throws OptionsError for an invalid value.
*/
function readFlagOptions(values, root) {
	const options = root === void 0 ? {} : { root };
	for (const { option, name, path } of flaggedOptions) {
		const value = readOptionValue(option, name, values);
		if (value !== void 0) setNestedOption(options, path, value);
	}
	return options;
}
/**
* Finds the options of a site. Flags override the settings file.
*
* @param root Docs folder as given by the user. `undefined` searches for a docs folder.
*/
function findSiteOptions(values, root, cwd) {
	return findOptions(readFlagOptions(values, root), cwd, { configFile: flagValue(values, "config") });
}
/** Prefix that makes file names relative to the working directory instead of the docs folder: `docs/`. */
function getPathPrefix(root) {
	const folder = root.replace(/(?:^|\/)docs\.json$/, "").replace(/\/+$/, "");
	return folder === "." || folder === "" ? "" : `${folder}/`;
}
function readOptionValue(option, name, values) {
	if (isOnByDefault(option)) return values[`no-${name}`] === true ? false : values[name];
	const value = values[name];
	if (option.kind === "number" && typeof value === "string") return parseNumberFlag(name, value);
	if (option.kind !== "record") return value;
	const { shorthand, of } = option;
	const shorthandValue = shorthand !== void 0 && values[shorthand.name] === true ? shorthand.sets : void 0;
	if (value === void 0) return shorthandValue;
	const pairs = (flagValues(values, name) ?? []).map((text) => parsePair(name, text, of.of));
	return {
		...shorthandValue,
		...Object.fromEntries(pairs)
	};
}
/** Options that are on by default have a flag that turns them off: `--no-content`. */
function isOnByDefault(option) {
	return option.kind === "toggle" && option.default === true;
}
function parseNumberFlag(name, text) {
	if (!/^\d+(?:\.\d+)?$/.test(text)) throw new OptionsError(`Invalid --${name} ${text}: write a number from 0.`);
	return Number(text);
}
/** Parses `NAME=WORD`. */
function parsePair(flag, text, allowedWords) {
	const separatorIndex = text.lastIndexOf("=");
	const word = text.slice(separatorIndex + 1);
	if (separatorIndex < 1 || !allowedWords.includes(word)) throw new OptionsError(`--${flag} ${text} cannot be read: write CODE=${joinWithOr(allowedWords)}.`);
	return [text.slice(0, separatorIndex), word];
}
function setNestedOption(options, [name, ...nestedPath], value) {
	if (name === void 0) return;
	if (nestedPath.length === 0) options[name] = value;
	else {
		const group = options[name] ?? {};
		setNestedOption(group, nestedPath, value);
		options[name] = group;
	}
}
//#endregion
//#region src/cli/progress.ts
const width = 24;
/** Minimum duration in milliseconds before the remaining time is estimated. */
const minElapsedMs = 1e3;
/**
* Creates a progress bar on standard error with the estimated remaining time. Shown only on a terminal, and not in CI.
*
* @param label Name of the activity.
* @returns Function that updates the bar, and removes it when `done` reaches `total`. `undefined` if no bar is shown.
*/
function progressBar(label, { env, stderr, now } = {
	env: process.env,
	stderr: process.stderr,
	now: () => performance.now()
}) {
	if (stderr.isTTY !== true || env.CI) return void 0;
	const startTime = now();
	return (done, total) => {
		if (done >= total) {
			stderr.write("\r\x1B[K");
			return;
		}
		const filledCells = Math.round(done / total * width);
		const elapsed = now() - startTime;
		const remainingTime = done > 0 && elapsed >= minElapsedMs ? formatTimeLeft(elapsed * (total - done) / done) : "";
		stderr.write(`\r${label} ${"█".repeat(filledCells)}${"░".repeat(width - filledCells)} ${done}/${total}${remainingTime}\u001b[K`);
	};
}
function formatTimeLeft(milliseconds) {
	const seconds = Math.ceil(milliseconds / 1e3);
	return seconds < 100 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
}
//#endregion
//#region src/cli/next-command.ts
/** Flags that change the findings but set no option, with the commands that accept them. */
const commandFlags = {
	config: ["check", "fix"],
	since: ["check", "fix"],
	only: ["fix"]
};
/**
* Formats a command that the user can run next, with the same root and the same checks.
*
* @param program Command prefix: see `Streams`.
* @param command Name of the command with its flags: `fix --interactive`.
* @param root Docs folder as given by the user.
* @param commandOptions Options that the current command sets itself.
*/
function nextCommand(program, command, root, values, commandOptions = {}) {
	const [name = "", ...flags] = command.split(" ");
	const extraFlags = Object.entries(commandFlags).flatMap(([flag, commands]) => commands.includes(name) ? [values[flag] ?? []].flat().flatMap((value) => [`--${flag}`, String(value)]) : []);
	return `${program} ${siteCommand(name, root, {
		...readFlagOptions(values, void 0),
		...commandOptions
	}, [...extraFlags, ...flags])}`;
}
/** `it` for one, `them` for several. */
function pluralPronoun(number) {
	return number === 1 ? "it" : "them";
}
/**
* If a site has errors, prints to standard error which command shows them.
*
* @param commandOptions Options that the current command sets itself. The check needs them to find the same errors.
*/
function printCheckHint(site, { names: [root], values }, { err, program }, commandOptions = {}) {
	if (site.ok) return;
	const check = nextCommand(program, "check", root, values, commandOptions);
	err(`${summarize(site)}: ${check} shows ${pluralPronoun(site.diagnostics.length)}.\n`);
}
//#endregion
//#region src/cli/feedback-findings.ts
/**
* Creates the options of a check. With `--feedback`, the check reads reader feedback. If no limit is set, it reports
* each page with open comments as a note. Without the flag, the check makes no request to the service.
*
* @throws OptionsError if `--feedback` has no project.
*/
function createCheckOptions(options, values) {
	if (values.feedback !== true) return {
		...options,
		feedback: void 0
	};
	const { feedback, rules } = options;
	if (feedback?.projectId === void 0) throw new OptionsError("No project is named for --feedback: set feedback.projectId in the config file.");
	if (feedback.limits?.open !== void 0) return options;
	return {
		...options,
		feedback: {
			...feedback,
			limits: {
				...feedback.limits,
				open: 0
			}
		},
		rules: {
			"feedback-open": "info",
			...rules
		}
	};
}
/**
* Prints findings about reader feedback to standard error. The suggested `check` command doesn't show them, because it
* makes no request to the service.
*
* @param root Docs folder as given by the user.
* @returns The site without these findings.
*/
function printFeedbackFindings(site, root, err) {
	const { diagnostics, sources, maxWarnings } = site;
	const feedbackDiagnostics = diagnostics.filter(({ code }) => code.startsWith("feedback-"));
	if (feedbackDiagnostics.length > 0) err(`${formatDiagnostics({
		diagnostics: feedbackDiagnostics,
		sources
	}, { prefix: getPathPrefix(root) })}\n`);
	const otherDiagnostics = diagnostics.filter((diagnostic) => !feedbackDiagnostics.includes(diagnostic));
	return {
		diagnostics: otherDiagnostics,
		sources,
		maxWarnings,
		ok: passes(otherDiagnostics, maxWarnings)
	};
}
//#endregion
//#region src/cli/check-sites.ts
const singleSiteFlags = [
	"watch",
	"since",
	"new-since",
	"for"
];
/**
* Finds the docs folders to check as one report: two or more on the command line, or those of the option `sites`. Empty
* if neither is given.
*
* @throws OptionsError for flags that work only with a single site.
*/
async function resolveSiteRoots(names, values, cwd) {
	const roots = names.length === 0 ? await readSiteRoots(values, cwd) : [...new Set(names)];
	if (roots.length < 2 && names.length > 0) return [];
	const flag = roots.length < 2 ? void 0 : singleSiteFlags.find((name) => values[name] !== void 0);
	if (flag !== void 0) throw new OptionsError(`--${flag} takes one folder; got ${roots.join(" and ")}.`);
	return roots;
}
async function readSiteRoots(values, cwd) {
	const { sites } = await findSiteOptions(values, void 0, cwd);
	return sites.map((site) => relative(cwd, site) || ".");
}
/**
* Checks several docs folders, each with its own settings. File names are relative to the working directory.
*
* @param roots Docs folders as given by the user.
* @param external Checks external links. Results are shared by all folders.
*/
async function checkSites(roots, values, streams, external) {
	const { cwd } = streams;
	const prefixedSites = [];
	const settings = [];
	for (const root of roots) {
		const { options, ...siteSettings } = await findSiteOptions(values, root, cwd);
		settings.push(siteSettings);
		const site = await resolveSite(createCheckOptions(options, values), void 0, {
			external,
			keepsAccepted: true
		});
		prefixedSites.push({
			prefix: getPathPrefix(root),
			site
		});
	}
	const baselineResult = values.baseline === void 0 ? await compareSiteBaselines(prefixedSites, values, streams) : void 0;
	const sites = prefixedSites.map(({ site }) => site);
	const sum = (getCount) => sites.reduce((total, site) => total + getCount(site), 0);
	const diagnostics = prefixedSites.flatMap(({ prefix, site }) => site.diagnostics.map((item) => prefixPaths(item, prefix)));
	const maxWarnings = Math.min(...sites.map((site) => site.maxWarnings));
	return {
		diagnostics,
		maxWarnings,
		baseline: void 0,
		baselineResult,
		ok: passes(diagnostics, maxWarnings),
		sources: new Map(prefixedSites.flatMap(({ prefix, site }) => [...site.sources].map(([file, text]) => [prefix + file, text]))),
		counts: {
			pages: sum(({ counts }) => counts.pages),
			files: sum(({ counts }) => counts.files),
			unlisted: sum(({ counts }) => counts.unlisted),
			unasked: sum(({ counts }) => counts.unasked)
		},
		checkSettings: {
			content: sites.every(({ checkSettings }) => checkSettings.content),
			external: sites.every(({ checkSettings }) => checkSettings.external),
			rules: new Map(sites.flatMap(({ checkSettings }) => [...checkSettings.rules]))
		},
		root: cwd,
		settings,
		ignored: async () => (await Promise.all(prefixedSites.map(readIgnored))).flat()
	};
}
/**
* Applies, or updates, the baseline of each site.
*
* @returns `undefined` if no site has a baseline.
* @throws OptionsError if two sites share a baseline, or if a site to update has none.
*/
async function compareSiteBaselines(prefixedSites, values, streams) {
	const siteBaselines = prefixedSites.map(({ site: { baseline } }) => baseline);
	const baselineFiles = siteBaselines.filter((file) => file !== void 0);
	const isUpdate = values["update-baseline"] === true;
	if (isUpdate && baselineFiles.length < siteBaselines.length) throw new OptionsError("Name the file to write: --baseline FILE --update-baseline.");
	if (baselineFiles.length === 0) return void 0;
	const sharedFile = baselineFiles.find((file, index) => baselineFiles.indexOf(file) !== index);
	if (sharedFile !== void 0) throw new OptionsError(`Several sites have the baseline ${relative(streams.cwd, sharedFile)}: set a file for each, or use --baseline FILE.`);
	const { checkScope, compareWithBaseline } = await import("./baseline-GkEDEqPl.js");
	const results = [];
	for (const { prefix, site } of prefixedSites) {
		const { baseline, diagnostics, ok } = site;
		const result = baseline === void 0 ? {
			diagnostics,
			ok,
			baseline: void 0,
			stream: void 0
		} : await compareWithBaseline(site, relative(streams.cwd, baseline), isUpdate, checkScope(site, values), streams);
		results.push({
			...result,
			diagnostics: result.diagnostics.map((item) => prefixPaths(item, prefix))
		});
	}
	const collectEntries = (kind) => results.flatMap(({ baseline }, index) => (baseline?.[kind] ?? []).map((entry) => ({
		...entry,
		file: `${prefixedSites[index]?.prefix}${entry.file}`
	})));
	const diagnostics = results.flatMap((result) => result.diagnostics);
	return {
		diagnostics,
		ok: passes(diagnostics, Math.min(...prefixedSites.map(({ site }) => site.maxWarnings))),
		baseline: {
			name: baselineFiles.map((file) => relative(streams.cwd, file)).join(", "),
			known: results.reduce((total, { baseline }) => total + (baseline?.known ?? 0), 0),
			stale: collectEntries("stale"),
			unchecked: collectEntries("unchecked")
		},
		stream: void 0
	};
}
async function readIgnored({ prefix, site }) {
	return (await site.ignored()).map(({ diagnostic, reason }) => ({
		diagnostic: prefixPaths(diagnostic, prefix),
		reason
	}));
}
function prefixPaths(diagnostic, prefix) {
	const { file, related } = diagnostic;
	return {
		...diagnostic,
		file: prefix + file,
		related: related.map((relatedLocation) => ({
			...relatedLocation,
			file: prefix + relatedLocation.file
		}))
	};
}
//#endregion
//#region src/cli/check-report.ts
const maxStaleListed = 10;
/**
* Pretty report: the findings, then a one-line summary.
*
* @param link Adds hyperlinks for terminals that support them.
*/
function formatCheck(input, link) {
	const { diagnostics, sources, root, baseline, verbose, quiet, counts } = input;
	const errors = diagnostics.filter(({ severity }) => severity === "error");
	const prefix = getPathPrefix(root);
	const options = {
		prefix,
		verbose,
		width: terminalWidth(),
		link
	};
	const findingsText = formatDiagnostics({
		diagnostics: quiet ? errors : diagnostics,
		sources
	}, options);
	const unlistedSentence = `${pluralize(counts.unlisted, "page file")} ${counts.unlisted === 1 ? "is" : "are"} not in the navigation`;
	const summaryLines = [
		formatVerdict(input),
		formatFixable(diagnostics, input.fixCommand),
		quiet || counts.unlisted === 0 ? "" : `${unlistedSentence}: ${input.unlistedCommand}`
	];
	const ignoredText = verbose ? formatIgnored(input.ignored, prefix) : "";
	const staleText = baseline === void 0 ? "" : formatStale(baseline);
	return omitEmpty([
		verbose ? formatSettings(input.settings, input.cwd) : "",
		findingsText,
		ignoredText,
		staleText,
		input.forecast?.table ?? "",
		omitEmpty(summaryLines).join("\n")
	]).join("\n\n");
}
function omitEmpty(texts) {
	return texts.filter((text) => text !== "");
}
function formatVerdict(input) {
	const { ok, milliseconds, baseline, old, ignored, counts } = input;
	const colors = createColors();
	return omitEmpty([
		`${ok ? colors.green("passed") : colors.red("failed")} ${summarize(input)}`,
		baseline !== void 0 && baseline.known > 0 ? `${baseline.known} known` : "",
		old === void 0 ? "" : `${old.count} known at ${escapeControls(old.since)}`,
		ignored.length > 0 ? `${ignored.length} ignored` : "",
		counts.unasked > 0 ? `${pluralize(counts.unasked, "external link")} not checked` : "",
		`${pluralize(counts.pages, "page")} ${colors.dim(`in ${milliseconds} ms`)}`
	]).join(", ");
}
function formatSettings(settings, cwd) {
	const toRelativeName = (path) => relative(cwd, path).replaceAll("\\", "/");
	const lines = settings.map(({ configFile, ignoredConfigFiles }) => {
		const unusedFiles = ignoredConfigFiles.length === 0 ? "" : ` (not used: ${ignoredConfigFiles.map(toRelativeName).join(", ")})`;
		return escapeControls(`settings ${configFile === void 0 ? "none" : toRelativeName(configFile)}${unusedFiles}`);
	});
	return [...new Set(lines)].join("\n");
}
function formatIgnored(ignored, prefix) {
	return ignored.map(({ diagnostic: { code, file, line, column, message }, reason }) => [
		escapeControls(`ignored ${code} ${prefix}${file}:${line}:${column}`),
		escapeControls(`  ${message}`),
		...reason === "" ? [] : [escapeControls(`  reason ${reason}`)]
	].join("\n")).join("\n\n");
}
function formatStale({ name, stale, unchecked }) {
	const sum = (entries) => entries.reduce((total, { count }) => total + count, 0);
	const [staleCount, uncheckedCount] = [sum(stale), sum(unchecked)];
	const listedLines = stale.slice(0, maxStaleListed).map(({ code, file, message }) => escapeControls(`  ${code} ${file}: ${message}`));
	return omitEmpty([
		staleCount === 0 ? "" : `${pluralize(staleCount, "finding")} of ${name} ${staleCount === 1 ? "is" : "are"} gone: --update-baseline removes them.`,
		...listedLines,
		stale.length > maxStaleListed ? `  and ${stale.length - maxStaleListed} more` : "",
		uncheckedCount === 0 ? "" : `${pluralize(uncheckedCount, "finding")} of ${name} ${uncheckedCount === 1 ? "was" : "were"} not checked in this run.`
	]).join("\n");
}
//#endregion
//#region src/cli/hyperlinks.ts
/**
* Values of `TERM_PROGRAM` for terminals that support hyperlinks. Terminals of editors are missing, because they detect
* `file:line:column` themselves.
*/
const terminalPrograms = new Set([
	"iTerm.app",
	"WezTerm",
	"ghostty",
	"Hyper",
	"Tabby",
	"rio"
]);
const terminalTypes = new Set([
	"xterm-kitty",
	"xterm-ghostty",
	"alacritty",
	"foot",
	"contour"
]);
/**
* Creates a function that turns locations into hyperlinks. `undefined` if the terminal doesn't support hyperlinks.
* `FORCE_HYPERLINK` overrides the detection: `0` turns hyperlinks off, other values turn them on.
*
* @param folder Absolute path of the docs folder.
*/
function createLocationLink(folder, { env, stdout } = process) {
	const forceHyperlinks = env.FORCE_HYPERLINK;
	if (!(forceHyperlinks === void 0 || forceHyperlinks === "" ? stdout.isTTY === true && !env.CI && supportsHyperlinks(env) : forceHyperlinks !== "0")) return void 0;
	return ({ file, line }, text) => {
		return `${linkStart}${`${pathToFileURL(join(folder, file)).href}#${line}`}${linkEnd}${text}${linkStart}${linkEnd}`;
	};
}
function supportsHyperlinks({ TERM, TERM_PROGRAM, VTE_VERSION, WT_SESSION, KONSOLE_VERSION }) {
	if (terminalPrograms.has(TERM_PROGRAM ?? "") || terminalTypes.has(TERM ?? "")) return true;
	if (Number(VTE_VERSION) >= 5e3) return true;
	return Boolean(WT_SESSION ?? KONSOLE_VERSION);
}
const linkStart = "\x1B]8;;";
const linkEnd = "\x1B\\";
//#endregion
//#region src/cli/formats/check-formats.ts
const checkFormats = {
	pretty: async (input) => formatCheck(input, createLocationLink(input.docsFolder)),
	compact: async (input) => formatCompact(input),
	json: async (input) => (await import("./json-C-fjh--A.js")).formatJsonReport(input),
	async github(input) {
		const { formatGithub, writeStepSummary } = await import("./github-CYQ55jCU.js");
		const report = toReportInput(input);
		writeStepSummary(report);
		const annotations = formatGithub(report);
		const verdict = escapeRunnerCommands(formatVerdict(input));
		return annotations === "" ? verdict : `${annotations}\n${verdict}`;
	},
	sarif: async (input) => (await import("./sarif-BxJogRpW.js")).formatSarif(toReportInput(input)),
	junit: async (input) => (await import("./junit-bvUW-ooF.js")).formatJunit(toReportInput(input))
};
function selectCheckFormat(values) {
	return flagMember(values, "format", Object.entries(checkFormats));
}
/**
* Formats one line per finding, in the format of compilers, which editors, `grep` and problem matchers can parse:
* `docs/index.mdx:6:7 error link-missing The link …`.
*/
function formatCompact({ diagnostics, root, quiet }) {
	return diagnostics.filter(({ severity }) => !quiet || severity === "error").map(({ file, line, column, severity, code, message }) => escapeControls(`${getPathPrefix(root)}${file}:${line}:${column} ${severity} ${code} ${message}`)).join("\n");
}
function toReportInput({ docsFolder, cwd, counts: { pages }, ...input }) {
	const pathPrefix = pathFromRepository(docsFolder, cwd);
	return {
		...input,
		pages,
		prefix: pathPrefix === "" ? "" : `${pathPrefix}/`
	};
}
/**
* Path of a folder relative to the repository root that the CI service sets, otherwise to the working directory.
*
* @param folder Absolute path.
* @param cwd Absolute path of the working directory.
* @returns Path with `/` as separator. Empty for the root itself.
*/
function pathFromRepository(folder, cwd) {
	const { GITHUB_WORKSPACE, CI_PROJECT_DIR } = process.env;
	return [
		GITHUB_WORKSPACE,
		CI_PROJECT_DIR,
		cwd
	].flatMap((root) => root || []).map((root) => relativePath(root, folder)).find((path) => path !== ".." && !path.startsWith("../")) ?? relativePath(cwd, folder);
}
//#endregion
//#region src/cli/check.ts
const check = {
	usage: "docs-json-nav check [root …] [flags]",
	summary: "Checks docs.json and the page bodies: every page, link, heading and reference must exist.",
	flags: {
		format: {
			type: "string",
			value: Object.keys(checkFormats).join("|"),
			description: "output format (default: pretty)"
		},
		"new-since": {
			type: "string",
			value: "REF",
			description: "report only findings that a Git revision did not have"
		},
		"update-baseline": {
			type: "boolean",
			description: "accept the findings of this run: write them to the baseline"
		},
		verbose: {
			type: "boolean",
			description: "show every finding with its source lines, without grouping"
		},
		timing: {
			type: "boolean",
			description: "print the time of each phase to standard error"
		},
		quiet: {
			type: "boolean",
			short: "q",
			description: "show only errors; warnings still count"
		},
		watch: {
			type: "boolean",
			short: "w",
			description: "check again whenever a file changes"
		},
		for: {
			type: "string",
			multiple: true,
			value: "GENERATOR",
			description: `also report what the generator drops or changes: ${generatorChoices.join(", ")}`
		},
		feedback: {
			type: "boolean",
			description: "also read what readers said, and report pages with open comments"
		},
		since: {
			type: "string",
			value: "REF",
			description: "also report routes lost since a Git revision"
		},
		...siteFlags("check")
	},
	examples: [
		["docs-json-nav check", "the docs folder here, or the only one in a subfolder"],
		["docs-json-nav check docs internal-docs", "several docs folders, as one report"],
		["docs-json-nav check docs --max-warnings 0", "fail on warnings too"],
		["docs-json-nav check --provided 'oss/python/**'", "pages that another build step generates"],
		["docs-json-nav check --rule page-duplicate=off", "disable one rule"],
		["docs-json-nav check --no-content", "only the navigation, without page bodies"],
		["docs-json-nav check --for starlight", "what Starlight drops, changes or replaces"],
		["docs-json-nav check --baseline known.json", "fail only on findings that are not in the file"],
		["docs-json-nav check --new-since origin/main", "fail only on findings that this branch added"],
		["docs-json-nav check --watch", "check again on every change"],
		["docs-json-nav check --since origin/main", "routes that were published then and no longer resolve"],
		["docs-json-nav check --feedback", "also pages with open comments of readers"],
		["docs-json-nav check --format github", "annotations in a pull request"]
	],
	notes: ["Exit status: 0 no errors, 1 errors, 2 the command could not run."],
	maxNames: Number.POSITIVE_INFINITY,
	run: run$1
};
async function run$1(input, streams) {
	const { values, names } = input;
	const { out, err, cwd, program } = streams;
	const format = selectCheckFormat(values);
	rejectConflicts(values);
	const external = new ExternalAnswers();
	const parsedBodies = values["new-since"] === void 0 ? void 0 : /* @__PURE__ */ new Map();
	const revisionFilters = createRevisionFilters(input, cwd, external, parsedBodies);
	const siteRoots = await resolveSiteRoots(names, values, cwd);
	if (values.watch === true) {
		const { watchCheck } = await import("./watch-check-lAi9A6UK.js");
		const status = await watchCheck({
			options: readFlagOptions(values, names[0]),
			configFile: flagValue(values, "config"),
			external,
			cwd,
			out
		}, reportSite);
		process.exit(status);
	}
	const startTime = performance.now();
	const elapsedMs = () => performance.now() - startTime;
	if (siteRoots.length > 0) {
		const sites = await checkSites(siteRoots, values, streams, external.requestMissing);
		const status = printReport(await createReport(sites, void 0, ".", elapsedMs), values, streams);
		err(formatUncheckedLinks(sites));
		return status;
	}
	const { options, root } = await findSiteOptions(values, names[0], cwd);
	const timing = values.timing === true ? (await import("./timing-C9BhowzN.js")).startTiming() : void 0;
	timing?.note("start");
	const request = {
		onParseProgress: progressBar("reading pages"),
		onPhase: timing?.note,
		external: external.requestMissing,
		parsedBodies,
		keepsAccepted: true,
		isBuiltByGenerator: values.for !== void 0
	};
	const site = await resolveSite(createCheckOptions(options, values), void 0, request);
	timing?.note("places");
	const report = await reportSite(site, root, elapsedMs);
	timing?.note("report");
	const status = printReport(report, values, streams);
	err(formatUncheckedLinks(site));
	if (timing !== void 0) err(timing.table());
	return status;
	async function reportSite(currentSite, root, elapsedMs) {
		const site = await revisionFilters.withLost(currentSite);
		return createReport(site, await createForecast(site, input, cwd), root, elapsedMs);
	}
	/** @param root Docs folder as given by the user. With several sites, file names are relative to this folder. */
	async function createReport(site, forecast, root, elapsedMs) {
		const finalResult = await filterResult(site, forecast, revisionFilters, input, streams);
		const milliseconds = Math.round(elapsedMs());
		const [verbose, quiet] = [values.verbose === true, values.quiet === true];
		const suggestCommand = (command, target = names[0]) => nextCommand(program, command, target, values);
		return {
			text: await format({
				...finalResult,
				ignored: await site.ignored(),
				settings: site.settings ?? (values.verbose === true ? [await findSiteOptions(values, names[0], cwd)] : []),
				forecast,
				root,
				docsFolder: site.root,
				milliseconds,
				verbose,
				quiet,
				cwd,
				fixCommand: suggestCommand("fix", fixableRoot(site, siteRoots)),
				unlistedCommand: suggestCommand("check --unlisted", siteRoots[0])
			}),
			ok: finalResult.ok,
			stream: finalResult.stream
		};
	}
}
/** Removes findings that the baseline accepts, and those that an earlier revision had. */
async function filterResult(site, forecast, revisionFilters, input, streams) {
	const { ok, diagnostics, sources, maxWarnings, counts, checkSettings, baseline } = site;
	const checkResult = {
		ok,
		diagnostics,
		sources,
		maxWarnings,
		counts,
		checkSettings,
		...forecast
	};
	const baselineResult = site.baselineResult ?? await applyBaselineFlags({
		...checkResult,
		baseline
	}, input, streams);
	const resultAfterBaseline = {
		...checkResult,
		...baselineResult
	};
	return {
		...resultAfterBaseline,
		...await revisionFilters.withoutOld(resultAfterBaseline)
	};
}
/** @returns Exit code. */
function printReport({ text, ok, stream }, values, { out, err }) {
	const kind = values.format === "github" ? "commands" : "text";
	if (text !== "") (stream === "stdout" ? err : out)(`${text}\n`, kind);
	return ok ? 0 : 1;
}
/** @throws OptionsError for flags that exclude each other. */
function rejectConflicts(values) {
	if (values.baseline !== void 0 && values["new-since"] !== void 0) throw new OptionsError("Use --baseline or --new-since, not both.");
	if (values.watch === true && values.feedback === true) throw new OptionsError("Use --watch or --feedback: a watched check makes no requests for feedback.");
}
function formatUncheckedLinks({ counts: { unasked } }) {
	if (unasked === 0) return "";
	return `${`${pluralize(unasked, "external link")} ${unasked === 1 ? "was" : "were"} not checked`}: the time limit was reached, or a host limits requests. Run the check again, or raise --external-seconds.\n`;
}
function createRevisionFilters(input, cwd, external, parsed) {
	const { since, "new-since": newSince } = input.values;
	const loadOptions = async () => (await findSiteOptions(input.values, input.names[0], cwd)).options;
	let earlierSite;
	let earlierFindings;
	return {
		withoutOld: excludeOldFindings,
		withLost: addLostRoutes
	};
	async function excludeOldFindings(checkedSite) {
		if (typeof newSince !== "string") return {};
		const { findingsAt, filterNewFindings } = await import("./earlier-site-CFnWFpSF.js");
		const forecastEarlier = async (site) => (await createForecast(site, input, cwd))?.diagnostics;
		earlierFindings ??= await findingsAt(await loadOptions(), newSince, {
			external: external.readCached,
			parsed
		}, forecastEarlier);
		return filterNewFindings(checkedSite, earlierFindings);
	}
	async function addLostRoutes(site) {
		if (typeof since !== "string") return site;
		const { lostRouteFindings, resolveEarlier } = await import("./earlier-site-CFnWFpSF.js");
		earlierSite ??= await resolveEarlier(await loadOptions(), since);
		const lostRoutes = lostRouteFindings(earlierSite, site);
		const locateWithLostRoutes = (findings) => site.locateTogether([...lostRoutes, ...findings]);
		return {
			...site,
			...await locateWithLostRoutes([]),
			locateTogether: locateWithLostRoutes
		};
	}
}
/** The report suggests `fix` for the first folder with a fixable finding, because `fix` accepts only one folder. */
function fixableRoot({ diagnostics }, roots) {
	const diagnostic = diagnostics.find(({ fixes }) => fixes?.isSure === true);
	return roots.find((root) => diagnostic?.file.startsWith(getPathPrefix(root)) === true);
}
async function createForecast(site, { values }, project) {
	const generatorNames = flagValues(values, "for");
	return generatorNames === void 0 ? void 0 : (await import("./forecast-BSOJjxvh.js")).forecastSite(site, generatorNames, project);
}
/**
* Applies the baseline of `--baseline` or of the settings. If neither is set, `--update-baseline` writes the default
* file and sets the option.
*/
async function applyBaselineFlags(checkedSite, { values, names }, streams) {
	const { cwd, err } = streams;
	const isUpdate = values["update-baseline"] === true;
	const configuredFile = checkedSite.baseline === void 0 ? void 0 : relativePath(cwd, checkedSite.baseline);
	const file = flagValue(values, "baseline") ?? configuredFile;
	if (file === void 0 && !isUpdate) return {};
	const { checkScope, compareWithBaseline } = await import("./baseline-GkEDEqPl.js");
	const scope = checkScope(checkedSite, values);
	if (file !== void 0) return compareWithBaseline(checkedSite, file, isUpdate, scope, streams);
	const { defaultBaseline, setBaselineOption } = await import("./baseline-option-B1sd8NqB.js");
	const foundOptions = await findSiteOptions(values, names[0], cwd);
	const name = relativePath(cwd, defaultBaseline(foundOptions));
	const comparison = await compareWithBaseline(checkedSite, name, true, scope, streams);
	err(`Wrote ${name}. ${setBaselineOption(foundOptions, cwd)}\n`);
	return comparison;
}
//#endregion
//#region src/cli/commands.ts
const commands = {
	check: {
		summary: "check the navigation and pages, and report problems",
		load: async () => check
	},
	print: {
		summary: "print the resolved navigation: a tree, the model, routes",
		load: async () => (await import("./print-Bbwnmkny.js")).print
	},
	explain: {
		summary: "explain why a page is where it is, or what a code means",
		load: async () => (await import("./explain-yaasj-lg.js")).explain
	},
	fix: {
		summary: "apply certain fixes",
		load: async () => (await import("./fix-ROQMqyH8.js")).fix
	},
	report: {
		summary: "write an HTML page with the navigation, findings, feedback and coverage",
		load: async () => (await import("./report-DGESmc_m.js")).report
	},
	preview: {
		summary: "serve the whole site on this computer, with its findings on the pages",
		load: async () => (await import("./preview-CWbPBT-H.js")).preview
	},
	build: {
		summary: "write the whole site as plain files for any static host",
		load: async () => (await import("./build-CmfrIcri.js")).build
	},
	diff: {
		summary: "show what changed since a Git revision",
		load: async () => (await import("./diff-D-pXnKVN.js")).diff
	},
	generate: {
		summary: "write the pages generated from specifications as files",
		load: async () => (await import("./generate-ioxxTQ9P.js")).generate
	},
	feedback: {
		summary: "show the number of votes and comments on each page",
		load: async () => (await import("./feedback-BvVEVHAg.js")).feedback
	},
	init: {
		summary: "add the package to a project, or create a new site",
		load: async () => (await import("./init-BWQ2axgL.js")).init
	},
	lsp: {
		summary: "start the language server for editors",
		load: async () => (await import("./lsp-B0dvL5sY.js")).lsp
	},
	schema: {
		summary: "print the JSON Schema of docs.json and of JSON output",
		load: async () => (await import("./schema-D1693L6X.js")).schema
	},
	completion: {
		summary: "print a completion script for bash, zsh or fish",
		load: async () => (await import("./completion-CDHaDTR8.js")).createCompletion(loadCommands)
	}
};
async function loadCommands() {
	const commandEntries = Object.entries(commands).map(async ([name, { load }]) => [name, await load()]);
	return Object.fromEntries(await Promise.all(commandEntries));
}
//#endregion
//#region src/cli/main.ts
async function runCommandLine(process) {
	const status = await main(process.argv.slice(2), processStreams(process));
	process.exitCode ??= status;
}
/**
* Runs a command line.
*
* @returns Exit status: 0 no errors, 1 errors in the site, 2 the command could not run.
*/
async function main(args, streams) {
	try {
		return await run(args, streams);
	} catch (error) {
		const knownError = toFileError(error);
		if (knownError instanceof OptionsError || knownError instanceof FileError) streams.err(`${escapeArguments(knownError.message, args)}\n`);
		else {
			const text = error instanceof Error ? error.stack ?? error.message : String(error);
			streams.err(`Internal error: nothing was checked. This is a bug in docs-json-nav.\n${text}\n`);
		}
		return 2;
	}
}
/** Escapes line breaks of arguments that a message quotes, so that the message stays readable in a terminal. */
function escapeArguments(message, args) {
	return escapeControlsInLines(args.filter((word) => word.includes("\n")).reduce((text, word) => text.replaceAll(word, escapeControls(word)), message));
}
async function run([name, ...args], streams) {
	if ([name, ...args].some((word) => word?.includes("\0"))) throw new OptionsError("An argument contains a NUL character, which no path or name can contain.");
	if (name === "help" && args[0] !== void 0) return run([args[0], "--help"], streams);
	if (name === void 0 || name === "--help" || name === "-h" || name === "help") {
		const { formatOverview } = await import("./help-Bitmn4EK.js");
		streams.out(`${formatOverview(commands)}\n`);
		return 0;
	}
	if (name === "--version" || name === "-v") {
		const { packageVersion } = await import("./version-Biu7FKbM.js");
		streams.out(`${packageVersion()}\n`);
		return 0;
	}
	const entry = Object.hasOwn(commands, name) ? commands[name] : void 0;
	if (entry === void 0) throw new OptionsError(await formatUnknownCommand([name, ...args], streams));
	const command = await entry.load();
	const input = {
		words: args,
		...parseArguments(args, command.flags, command.maxNames ?? 1, command.usage)
	};
	if (input.values.help !== true) return command.run(input, streams);
	const { formatHelp } = await import("./help-Bitmn4EK.js");
	streams.out(`${formatHelp(command)}\n`);
	return 0;
}
async function formatUnknownCommand(args, { cwd, program }) {
	const [word = "", ...otherArgs] = args;
	const formatCommand = (...commandArgs) => `${program} ${commandLine(commandArgs)}`;
	const bareName = word.replace(/^-+/, "");
	if (bareName !== word && Object.hasOwn(commands, bareName)) return `${bareName} is a command: ${formatCommand(bareName, ...otherArgs)}`;
	if (word.startsWith("-")) {
		const commandName = await findCommandWithFlag(bareName.replace(/=.*$/s, ""));
		return `Write a command before ${word}. ${commandName === void 0 ? `Commands are ${joinKeys(commands)}.` : `For example: ${formatCommand(commandName, ...args)}`}`;
	}
	const [nearest] = checkSynonyms.has(word) ? ["check"] : nearestWords(word, Object.keys(commands));
	if (nearest !== void 0) return `Unknown command ${word}. Did you mean ${nearest}?`;
	const { existsSync } = await import("node:fs");
	const { resolve } = await import("node:path");
	if (existsSync(resolve(cwd, word))) return `Unknown command ${word}. Did you mean: ${formatCommand("check", ...args)}`;
	return `Unknown command ${word}. Commands are ${joinKeys(commands)}.`;
}
const checkSynonyms = new Set([
	"lint",
	"validate",
	"verify",
	"test",
	"broken-links"
]);
async function findCommandWithFlag(flag) {
	for (const [name, { load }] of Object.entries(commands)) {
		const { flags } = await load();
		if (Object.hasOwn(flags, flag) || Object.values(flags).some(({ short }) => short === flag)) return name;
	}
}
function joinKeys(names) {
	return Object.keys(names).join(", ");
}
//#endregion
export { maxListedSchemas as $, routeOf as $i, feedbackStatuses as $n, escapeRunnerCommands as $r, buildModel as $t, vitepress as A, maxSettingsFileBytes as Aa, wildcardsIn as Ai, stringifyMarkedJson as An, FileError as Ar, isGeneratedByHost as At, openDocsHost as B, parseUrl as Bi, resolveOptions as Bn, messageWithHelp as Br, parseReference as Bt, outputFolder as C, maxImportClauseLength as Ca, toPointer as Ci, httpMethods as Cn, isInside as Cr, retarget as Ct, fumadocs as D, maxRedirectsFileBytes as Da, fillPattern as Di, jsonNumberSource as Dn, selfAndAncestors as Dr, resolveVisited as Dt, terminalWidth as E, maxManifestBytes as Ea, captureFinder as Ei, swaggerMember as En, relativePath as Er, resolveOnPages as Et, lowestVersion as F, hashOfUrl as Fi, pageFileAt as Fn, codeFrame as Fr, Redirects as Ft, maxBodyTextLength as G, filesAtUrlPath as Gi, nearestWords as Gn, getOrCreate as Gr, nameKeys as Gt, pageLanguage as H, splitUrl as Hi, createPathSearch as Hn, summarize as Hr, splitReference as Ht, encodeRoute as I, hidesHost as Ii, siteCommand as In, formatDiagnostics as Ir, canMatch as It, maxDescriptionLength as J, folderOf as Ji, createServiceUrl as Jn, alignColumns as Jr, findOperation as Jt, maxCallBodyLength as K, filesByUrlPath as Ki, numbersOf as Kn, groupBy as Kr, walkSpecification as Kt, linkTarget as L, isExternal as Li, findOptions as Ln, countWithSeverity as Lr, hostMismatch as Lt, encodeBuiltRoute as M, isRuleSeverity as Ma, encodePath as Mi, elementsOf as Mn, shortPath as Mr, routeOfFeed as Mt, starlight as N, severities as Na, hasFileExtension as Ni, entriesOf as Nn, systemErrorReason as Nr, createLinkLookup as Nt, rspress as O, maxRepairedLength as Oa, hasWildcard as Oi, numberSource as On, digestOf as Or, createDocsLookup as Ot, isOlder as P, hasImageExtension as Pi, referencedNames as Pn, toFileError as Pr, createSiteLookup as Pt, maxListedOperations as Q, pagePathOfUrl as Qi, feedbackSources as Qn, escapeMarkdown as Qr, settingPaths as Qt, brandingFields as R, isImagePath as Ri, foldersWithConfig as Rn, formatFixable as Rr, normalizeRedirectPath as Rt, mkDocsOutputPath as S, maxFilesCompared as Sa, pointerSegments as Si, variablesIn as Sn, readRegularOrPipe as Sr, relativeLink as St, openOutput as T, maxLockFileBytes as Ta, yamlFault as Ti, pathItemMethods as Tn, realPathOf as Tr, resolveLink as Tt, maxAttemptLength as U, withoutBase as Ui, createWordSearch as Un, appendTo as Ur, unresolvedReference as Ut, resolveSite as V, rawHashOfUrl as Vi, caseVariant as Vn, passes as Vr, isSpecificationUrl as Vt, maxBindingMembers as W, ancestorFolders as Wi, maxUrlEdits as Wn, countItems as Wr, dataKeys as Wt, maxHeaders as X, lastSegment as Xi, defaultParameterNames as Xn, escapeControlsInJson as Xr, referencedFile as Xt, maxFurtherValues as Y, hasDeviceName as Yi, defaultBaseUrl as Yn, escapeControls as Yr, withoutParameterNames as Yt, maxInlineCodeLength as Z, normalizePath as Zi, defaultPathFor as Zn, escapeControlsInLines as Zr, isHostSchema as Zt, generatorChoices as _, maxCompletionLookback as _a, compareLocations as _i, settingFields as _n, rewriteFile as _r, pagePathOfFile as _t, pluralPronoun as a, capitalize as aa, isObject as ai, storeMember as an, execCommand as ar, maxSecuritySchemes as at, manifests as b, maxFeedbackPages as ba, locationKey as bi, ExternalAnswers as bn, readFolderEntries as br, encodeLinkPath as bt, findSiteOptions as c, unescapeHtml as ca, singleQuotedLiteral as ci, urlKind as cn, nodeHost as cr, defaultApiSettings as ct, siteFlags as d, formatBytes as da, catalogue as di, globalLists as dn, readText as dr, TimeSlices as dt, titleFromPath as ea, formatSafeJson as ei, frontMatterBlock as en, knownServicePaths as er, maxMessageSchemaLength as et, flagChoice as f, formatDuration as fa, codes as fi, isListName as fn, cacheFolder as fr, describeLanguage as ft, visibleFlags as g, maxCommitsSearched as ga, findingBehavior as gi, objectFields as gn, removeTemporaryFiles as gr, withoutLanguageFolders as gt, flagValues as h, maxBlobBytes as ha, explainGroup as hi, listDescriptions as hn, copyFileAtomic as hr, languageFolder as ht, nextCommand as i, withoutUnsafeCharacters as ia, isList as ii, splitPage as in, createFolderFiles as ir, maxSampleLength as it, builtRoute as j, effects as ja, decodePercent as ji, unmarkNumber as jn, errorCode as jr, isGeneratedOnlyByHost as jt, docusaurus as k, maxRetryMilliseconds as ka, patternParts as ki, parseMarkedJson as kn, sha256 as kr, feedOfRoute as kt, getPathPrefix as l, joinWithAnd as la, stringLiteral as li, withoutUnsafeUrls as ln, decodeUtf8 as lr, unknownSampleLanguages as lt, flagValue as m, maxBaselineBytes as ma, explainFinding as mi, fields as mn, writeCacheFile as mr, languageCodes as mt, runCommandLine as n, withoutExtension as na, wrapText as ni, frontMatterLocation as nn, defineRule as nr, maxQuotedValueLength as nt, printCheckHint as o, escapeHtml as oa, ownMember as oi, isSafeUrl as on, findPackageManager as or, maxSecurityScopes as ot, flagMember as p, maxAnchorComparisons as pa, definitionOf as pi, kindOfList as pn, readCacheFile as pr, editionOf as pt, maxConstraintNames as q, foldCase as qi, parseIsoDate as qn, createColors as qr, endpointHint as qt, printFeedbackFindings as r, withoutNumbersAndIds as ra, OptionsError as ri, generatorName as rn, commandLine as rr, maxSampleBodyLength as rt, progressBar as s, scriptJson as sa, parseJson as si, removeIgnoredCharacters as sn, overlayHost as sr, maxShownExampleLength as st, main as t, urlPathOfFile as ta, pluralize as ti, frontMatterKeys as tn, customCodePattern as tr, maxPageLength as tt, readFlagOptions as u, joinWithOr as ua, withoutUndefined as ui, elementTypes as un, prunedFolders as ur, SiteMemory as ut, toGeneratorChoice as v, maxErrorTextBytes as va, keyLocation as vi, strictObjects as vn, writeFileAtomic as vr, parseMintignore as vt, html as w, maxLocatedYamlLength as wa, unescapePointerSegment as wi, overviewMethod as wn, packageFolder as wr, resolveHref as wt, testedPeers as x, maxFeedbackPathLength as xa, memberLocation as xi, replaceVariables as xn, readRegular as xr, keepLinkPrefix as xt, generators as y, maxFeedbackCacheBytes as ya, lineStarts as yi, diagnose as yn, isFolder as yr, urlFlaw as yt, astro as z, isLoopback$1 as zi, settingsFileCandidates as zn, groupByCause as zr, walkRedirects as zt };
