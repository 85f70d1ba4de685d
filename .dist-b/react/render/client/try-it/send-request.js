import { createElement } from "./elements.js";
//#region src/render/client/try-it/send-request.ts
/** Maximum number of displayed characters of a body. The download contains the whole body. */
const maxDisplayedLength = 1e5;
/** Sends a request. Returns elements for the response (status, time, headers, body) or the error. */
async function sendRequest(request, words) {
	const { method, url, headers, body, unsentParts } = request;
	const notes = unsentParts.length === 0 ? [] : [createNote(words.withheld.replace("{}", unsentParts.join(", ")))];
	const start = performance.now();
	let response;
	let blob;
	try {
		response = await fetch(url, {
			method,
			headers: headers.map(({ name, value }) => [name, value]),
			...body === void 0 ? {} : { body },
			credentials: "omit",
			referrerPolicy: "no-referrer",
			cache: "no-store"
		});
		blob = await response.blob();
	} catch {
		return [
			...notes,
			createNote(words.blocked),
			createElement("pre", {}, [createElement("code", {}, [request.curl])])
		];
	}
	const milliseconds = Math.round(performance.now() - start);
	return [...notes, ...await renderResponse(response, blob, milliseconds, words)];
}
async function renderResponse(response, blob, milliseconds, words) {
	const { status, statusText, headers } = response;
	const statusKind = status < 400 ? "good" : "bad";
	const type = headers.get("content-type") ?? "";
	const isText = blob.size > 0 && /^text\/|[/+](?:json|xml|yaml|javascript|x-www-form-urlencoded)/i.test(type);
	const headerText = Array.from(headers, ([name, value]) => `${name}: ${value}`).join("\n");
	const text = isText ? formatBody(await blob.text(), type).slice(0, maxDisplayedLength) : "";
	return [
		createElement("p", { class: "djn-try-status" }, [createElement("strong", { class: `djn-try-${statusKind}` }, [`${status} ${statusText}`.trim()]), ` ${milliseconds} ms, ${blob.size} B`]),
		createElement("details", {}, [createElement("summary", {}, [words.headers]), createCodeBlock(headerText)]),
		...text === "" ? [] : [createCodeBlock(text)],
		...blob.size === 0 ? [] : [createDownloadButton(blob, words)]
	];
}
function formatBody(text, type) {
	if (!/[/+]json/i.test(type)) return text;
	try {
		return JSON.stringify(JSON.parse(text), void 0, 2);
	} catch {
		return text;
	}
}
/** Creates a download button. The object URL is created on click and revoked one second later. */
function createDownloadButton(blob, words) {
	const button = createElement("button", {
		type: "button",
		class: "djn-button"
	}, [words.download]);
	button.addEventListener("click", () => {
		const href = URL.createObjectURL(blob);
		createElement("a", {
			href,
			download: "response"
		}).click();
		setTimeout(() => URL.revokeObjectURL(href), 1e3);
	});
	return button;
}
function createCodeBlock(text) {
	return createElement("pre", { tabindex: "0" }, [createElement("code", {}, [text])]);
}
function createNote(text) {
	return createElement("p", { class: "djn-try-note" }, [text]);
}
//#endregion
export { sendRequest };
