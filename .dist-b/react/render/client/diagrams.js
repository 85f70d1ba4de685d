//#region src/render/client/diagrams.ts
const darkSelector = ".dark, [data-theme=\"dark\"]";
/** Mermaid settings for each color scheme. The dark theme's default label background is too light for its text. */
const themes = {
	light: {
		theme: "default",
		themeVariables: {}
	},
	dark: {
		theme: "dark",
		themeVariables: { edgeLabelBackground: "#333" }
	}
};
const diagramSources = /* @__PURE__ */ new WeakMap();
let mermaidPromise;
let diagramCount = 0;
function startDiagrams() {
	for (const element of Array.from(document.querySelectorAll("pre.mermaid[data-script]"))) {
		if (diagramSources.has(element)) continue;
		diagramSources.set(element, element.textContent ?? "");
		drawDiagram(element);
	}
}
/** Redraws all diagrams when the color scheme changes. */
function followColorScheme() {
	const root = document.documentElement;
	let wasDark = root.matches(darkSelector);
	new MutationObserver(() => {
		if (root.matches(darkSelector) === wasDark) return;
		wasDark = !wasDark;
		for (const element of Array.from(document.querySelectorAll("pre.mermaid[data-drawn]"))) drawDiagram(element);
	}).observe(root, {
		attributes: true,
		attributeFilter: ["class", "data-theme"]
	});
}
async function drawDiagram(element) {
	try {
		mermaidPromise ??= loadMermaid(element.dataset.script ?? "");
		const mermaid = await mermaidPromise;
		const theme = document.documentElement.matches(darkSelector) ? themes.dark : themes.light;
		mermaid.initialize({
			startOnLoad: false,
			suppressErrorRendering: true,
			securityLevel: "strict",
			...theme
		});
		diagramCount += 1;
		const { svg } = await mermaid.render(`djn-diagram-${diagramCount}`, diagramSources.get(element) ?? "");
		element.innerHTML = svg;
		element.dataset.drawn = "";
	} catch {}
}
function loadMermaid(url) {
	return new Promise((resolve, reject) => {
		const script = document.createElement("script");
		script.src = url;
		script.onload = () => resolve(window.mermaid);
		script.onerror = () => reject(/* @__PURE__ */ new Error(`${url} could not be loaded.`));
		document.head.append(script);
	});
}
//#endregion
export { followColorScheme, startDiagrams };
