import { Bi as parseUrl, Ii as hidesHost, Mn as elementsOf, Sn as variablesIn, yn as diagnose, yt as urlFlaw } from "./core-0sspFqjL.js";
import micromatch from "micromatch";
//#region src/core/external-links.ts
/** Hosts reserved for examples, and names that no public host has (RFC 2606, RFC 6761, RFC 6762). */
const reservedHosts = /(?:^|\.)(?:example\.(?:com|org|net)|example|test|invalid|localhost|local|internal)$/i;
/**
* Requests every external URL that pages, snippets, the navigation and the settings link to. URLs that must not be
* requested, such as private ones, are never reported.
*/
async function checkExternalLinks({ facts, ignoredGlobs, requestLinks }) {
	const links = collectExternalLinks(facts).flatMap(({ target, location }) => {
		const url = toRequestUrl(target);
		return url === void 0 || isSkipped(url, ignoredGlobs) ? [] : [{
			target,
			location,
			url
		}];
	});
	const { answers, unasked } = await requestLinks(new Set(links.map(({ url }) => url)));
	return {
		findings: links.flatMap(({ target, location, url }) => {
			const { kind, reason } = answers.get(url) ?? {
				kind: "unasked",
				reason: ""
			};
			return kind === "dead" || kind === "doubtful" ? [diagnose("link-external", location, {
				target,
				reason,
				isDead: kind === "dead"
			})] : [];
		}),
		unasked
	};
}
function collectExternalLinks({ bodies, expansion: { navigation } }) {
	const pageLinks = [...bodies].flatMap(([file, { links }]) => links.map(({ target, start, end }) => ({
		target,
		location: {
			file,
			start,
			end
		}
	})));
	return [...[...elementsOf(navigation.root).flatMap(({ href }) => href === void 0 ? [] : [href]), ...navigation.links].map(({ text: target, location }) => ({
		target,
		location
	})), ...pageLinks];
}
/** URL without its fragment, as sent to servers. `undefined` if the target is not a complete HTTP URL. */
function toRequestUrl(target) {
	if (urlFlaw(target) !== void 0) return void 0;
	const { scheme, host } = parseUrl(target);
	const urlText = scheme === void 0 && hidesHost(target) ? `https:${target.trim()}` : target.trim();
	if (host === void 0 || variablesIn(target).length > 0 || !URL.canParse(urlText)) return void 0;
	const url = new URL(urlText);
	url.hash = "";
	return url.protocol === "http:" || url.protocol === "https:" ? url.href : void 0;
}
function isSkipped(url, ignoredGlobs) {
	return reservedHosts.test(new URL(url).hostname) || micromatch.isMatch(url, [...ignoredGlobs], {
		dot: true,
		bash: true
	});
}
//#endregion
export { checkExternalLinks };
