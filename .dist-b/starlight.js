import { Aa as maxSettingsFileBytes, F as lowestVersion, Li as isExternal, N as starlight, P as isOlder, ai as isObject, ri as OptionsError, si as parseJson, xr as readRegular } from "./core-0sspFqjL.js";
import { o as readBranding, p as socialLinks } from "./accent-CQivPWEA.js";
import { i as OptionalPackages } from "./icon-sets-Cwc76iqh.js";
import { i as astroGenerator, n as createSiteIntegration, r as AstroSite } from "./integration-D2xe7XeA.js";
import { t as darkClassScript } from "./dark-class-CcSYSPJd.js";
import { a as resolveBranding, r as brandingUrl, t as brandingStyleSheet } from "./style-sheet-D5NZWbcT.js";
import { t as sharedMetatags } from "./metatags-DhU0LmzD.js";
import { r as withoutProjectSettings } from "./project-settings-CTd9Ebq1.js";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
//#region src/generators/starlight/socials.ts
const iconAliases = new Map(Object.entries({
	x: "x.com",
	bluesky: "blueSky",
	opencollective: "openCollective"
}));
const externalIcon = "external";
const availableIcons = new Set("github gitlab bitbucket discord gitter twitter x.com mastodon codeberg youtube threads linkedin twitch instagram stackOverflow telegram rss facebook reddit patreon signal slack matrix hackerOne openCollective blueSky discourse pinterest tiktok npm substack".split(" "));
/** Social links as in Starlight's option `social`. Services without an icon get that of external links. */
function starlightSocials(branding) {
	return socialLinks(branding).map(({ kind, label, href }) => ({
		icon: iconOf(kind),
		label,
		href
	}));
}
function iconOf(kind) {
	const icon = iconAliases.get(kind) ?? kind;
	return availableIcons.has(icon) ? icon : externalIcon;
}
//#endregion
//#region src/generators/starlight/branding.ts
/**
* A site's branding as Starlight settings (https://starlight.astro.build/reference/configuration/). Settings of the
* project have priority.
*
* @param projectSettings Starlight settings of the project.
* @param base Base path, for URLs in style sheets.
* @param imagePath Maps an image to its absolute path, because Starlight imports images as modules.
* @returns The settings to add, and a style sheet.
*/
function starlightBranding(branding, projectSettings, base, imagePath) {
	const { name, description, logo, favicon } = branding;
	const socials = starlightSocials(branding);
	const hasIcon = favicon !== void 0 && /\.(?:ico|gif|jpe?g|png|svg)(?:[?#]|$)/i.test(favicon.light);
	const settings = {
		title: name === "" ? void 0 : name,
		description,
		logo: logo && {
			light: imagePath(logo.light),
			dark: imagePath(logo.dark),
			alt: "",
			replacesTitle: true
		},
		favicon: hasIcon ? brandingUrl(favicon.light) : void 0,
		social: socials.length === 0 ? void 0 : socials
	};
	const metatags = sharedMetatags(branding).map((attrs) => ({
		tag: "meta",
		attrs
	}));
	return {
		config: {
			...withoutProjectSettings(settings, projectSettings),
			head: [...metatags, ...appearanceTags(branding)]
		},
		css: brandingStyleSheet(branding, {
			light: ":root[data-theme='light']",
			dark: ":root:where([data-theme='dark'])",
			accentProperties: ({ text, onText, hover, soft }, mode) => ({
				"--sl-color-accent": text,
				"--sl-color-accent-high": mode === "dark" ? text : hover,
				"--sl-color-accent-low": soft,
				"--sl-color-text-accent": text,
				"--sl-color-text-invert": onText,
				"--sl-color-bg-accent": text
			}),
			background: "--sl-color-bg",
			surfaces: ["--sl-color-bg-nav", "--sl-color-bg-sidebar"],
			bodyFont: "--sl-font",
			headings: ":is(h1, h2, h3, h4, h5, h6), .site-title",
			url: (path) => brandingUrl(path, base)
		})
	};
}
/**
* Creates tags that set the initial appearance in `localStorage`, because Starlight has no setting for it. Starlight's
* script runs after the head and reads the reader's choice from there.
*/
function appearanceTags({ appearance: { initial, strict } }) {
	const key = "'starlight-theme'";
	const choice = initial === "system" ? "" : initial;
	if (strict) return [{
		tag: "script",
		content: `localStorage.setItem(${key}, '${choice}');`
	}, {
		tag: "style",
		content: "starlight-theme-select { display: none; }"
	}];
	if (choice === "") return [];
	return [{
		tag: "script",
		content: `localStorage.getItem(${key}) ?? localStorage.setItem(${key}, '${choice}');`
	}];
}
//#endregion
//#region src/generators/starlight/generator.ts
/** Generator of pages in Starlight's markup. The route middleware adds the navigation of each page. */
function starlightGenerator(settings) {
	return {
		...astroGenerator(settings),
		theme: async (themeSettings) => (await import("./page-theme-RCdU9zlw.js")).createStarlightTheme(themeSettings, settings.renderMarkdown)
	};
}
//#endregion
//#region src/generators/starlight/plugin.ts
const packageExport = "docs-json-nav/starlight";
const virtualModule = "virtual:docs-json-nav/starlight";
const brandingModule = "virtual:docs-json-nav/branding.css";
const utilitiesModule = "virtual:docs-json-nav/utilities.css";
/** Style sheets in the order of import. The first one declares the order of cascade layers. */
const styles = [
	`${packageExport}/components/styles.css`,
	"docs-json-nav/pages.css",
	`${packageExport}/components/pages.css`
];
/** Starlight components that our components replace, unless the project overrides them. */
const overriddenComponents = [
	"Banner",
	"Header",
	"Sidebar",
	"PageTitle",
	"LanguageSelect",
	"SocialIcons",
	"Footer"
];
function createStarlightPlugin(options) {
	return {
		name: "docs-json-nav",
		hooks: { async "config:setup"({ command, config, astroConfig, updateConfig, addIntegration, addRouteMiddleware }) {
			refuseOldStarlight(fileURLToPath(astroConfig.root));
			const site = new AstroSite(options, starlight, starlightGenerator);
			site.pluginFor(astroConfig, command);
			const { branding, componentBranding, css } = starlightSettings(await site.resolveSite(), config, astroConfig.base);
			const components = Object.fromEntries(overriddenComponents.map((name) => [name, `${packageExport}/components/${name}.astro`]));
			updateConfig({
				...branding,
				sidebar: [],
				components: {
					...components,
					...config.components
				},
				customCss: [
					...styles,
					brandingModule,
					utilitiesModule,
					...config.customCss ?? []
				]
			});
			addRouteMiddleware({
				entrypoint: `${packageExport}/middleware`,
				order: "pre"
			});
			addIntegration(createSiteIntegration(site));
			const { trailingSlash, build } = astroConfig;
			const settings = {
				trailingSlash,
				format: build.format,
				pagination: config.pagination ?? true,
				linksGroups: config.components?.Sidebar === void 0
			};
			addIntegration(createModulesIntegration({
				[virtualModule]: () => `export const settings = ${JSON.stringify(settings)};\nexport const componentBranding = ${JSON.stringify(componentBranding)};\n`,
				[brandingModule]: () => css,
				[utilitiesModule]: () => site.styles
			}));
		} }
	};
}
/**
* Rejects versions of Starlight without the components that our components import.
*
* @param project Absolute path of the project.
* @throws OptionsError with the oldest version that works.
*/
function refuseOldStarlight(project) {
	const name = "@astrojs/starlight";
	const entry = new OptionalPackages(project).resolve(name);
	const packageJson = entry && parseJson(readRegular(join(dirname(entry), "package.json"), maxSettingsFileBytes).toString());
	const version = isObject(packageJson) && typeof packageJson.version === "string" ? packageJson.version : void 0;
	const minVersion = lowestVersion(starlight.peers?.[name] ?? "");
	if (version === void 0 || minVersion === void 0 || !isOlder(version, minVersion)) return;
	throw new OptionsError(`${name} ${version} is too old: it must be ${minVersion} or later. Update it and astro.`);
}
/** Converts the site's branding to Starlight settings, data for our components, and a style sheet. */
function starlightSettings(site, config, base) {
	const publicPath = (path) => brandingUrl(path).slice(1);
	const siteBranding = resolveBranding(site);
	const { config: branding, css } = starlightBranding(siteBranding.logo !== void 0 && ![siteBranding.logo.light, siteBranding.logo.dark].some(isExternal) ? siteBranding : {
		...siteBranding,
		logo: void 0
	}, config, base, (path) => join(site.root, site.filesByUrlPath().get(publicPath(path)) ?? publicPath(path)));
	const { navbar, footer, languages, logo } = readBranding(site.config);
	const componentBranding = {
		navbar,
		footer,
		languages,
		home: logo?.href,
		hasSocials: config.social === void 0
	};
	const darkClass = {
		tag: "script",
		content: darkClassScript
	};
	return {
		branding: {
			...branding,
			head: [
				...branding.head,
				darkClass,
				...config.head ?? []
			]
		},
		componentBranding,
		css
	};
}
/** @param loadersById Functions that return code or styles, by module id. */
function createModulesIntegration(loadersById) {
	const plugin = {
		name: "docs-json-nav:starlight",
		resolveId: {
			filter: { id: /^virtual:docs-json-nav\/(?:starlight|branding\.css|utilities\.css)$/ },
			handler: (id) => `\0${id}`
		},
		load: {
			filter: { id: /virtual:docs-json-nav\/(?:starlight|branding\.css|utilities\.css)$/ },
			handler: (id) => loadersById[id.slice(1)]?.()
		}
	};
	return {
		name: "docs-json-nav:starlight",
		hooks: { "astro:config:setup": ({ updateConfig, injectScript }) => {
			updateConfig({ vite: { plugins: [plugin] } });
			injectScript("page", "import 'docs-json-nav/pages';");
		} }
	};
}
//#endregion
//#region src/entries/starlight.ts
/**
* Starlight plugin: sidebars, switchers, breadcrumbs, previous and next links from `docs.json`, and builds that fail
* on broken navigation. Adds the Astro integration itself. `docsLoader` of `docs-json-nav/astro/loader` loads the
* pages.
*/
function docsJsonNav(options = {}) {
	return createStarlightPlugin(options);
}
//#endregion
export { docsJsonNav as default };
