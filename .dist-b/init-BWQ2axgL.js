import { B as openDocsHost, F as lowestVersion, Gn as nearestWords, Hr as summarize, In as siteCommand, Ir as formatDiagnostics, Ln as findOptions, P as isOlder, V as resolveSite, ai as isObject, b as manifests, ci as singleQuotedLiteral, i as nextCommand, ir as createFolderFiles, l as getPathPrefix, or as findPackageManager, ri as OptionsError, rr as commandLine, s as progressBar, si as parseJson, sr as overlayHost, ua as joinWithOr, vr as writeFileAtomic, x as testedPeers, y as generators } from "./core-0sspFqjL.js";
import { b as SafePathResolver } from "./accent-CQivPWEA.js";
import { i as listAssets } from "./assets-DdPUD301.js";
import { n as docsConfigFile, t as convertMintFile } from "./convert-mint-D8mc1-UC.js";
import { v as parseTypedModule } from "./page-scripts-BadALM2J.js";
import { t as placeholderTitle } from "./project-settings-CTd9Ebq1.js";
import { a as findDeclaredRange, c as newManifest, i as extendManifest, l as newScripts, n as setBaselineOption, o as isRunByScript, r as buildScript, s as listDependencies, t as defaultBaseline, u as parseManifest } from "./baseline-option-BFgeN2o5.js";
import { t as forecastLosses } from "./forecast-DV2FItlU.js";
import { t as packageVersion } from "./version-DmWCsGQy.js";
import { t as lunrLanguages } from "./lunr-languages-C4jE8RsD.js";
import { t as formatPatch } from "./patch-CQrV4DwK.js";
import { existsSync, rmSync } from "node:fs";
import { basename, join, posix, relative, sep } from "node:path";
import { load } from "js-yaml";
//#region src/cli/init/edit-source.ts
function tryParseModule(text) {
	try {
		return parseTypedModule(text);
	} catch {
		return;
	}
}
/**
* Finds the object that a configuration file exports. Resolves variables, and arguments of a call such as
* `defineConfig`.
*/
const findSettings = (program) => {
	const defaultExport = findDefaultExport(program);
	return defaultExport && findObject(defaultExport, program);
};
/** Creates a finder for the options of a plugin call in a list: `starlight({ … })` in `integrations`. */
function createCallFinder(list, name) {
	return (program) => {
		const entries = findProperty(findSettings(program), list)?.value;
		if (entries?.type !== "ArrayExpression") return void 0;
		const calls = entries.elements.filter((entry) => entry?.type === "CallExpression" && entry.callee.type === "Identifier" && entry.callee.name === name);
		return calls[0] ? findObject(calls[0], program) : void 0;
	};
}
function findProperty(object, name) {
	if (object?.type !== "ObjectExpression") return void 0;
	return object.properties.find((property) => property.type === "Property" && propertyName(property) === name);
}
function propertyName({ key, computed }) {
	if (key.type === "Literal") return String(key.value);
	return key.type === "Identifier" && !computed ? key.name : void 0;
}
function withImport(text, importStatement) {
	if (/^\s*module\.exports\b/m.test(text)) return void 0;
	const lastImport = [...text.matchAll(/^import\b[^;'"]*['"][^'"\n]+['"];?[ \t]*$/gm)].at(-1);
	if (lastImport === void 0) return `${importStatement}\n\n${text}`;
	const end = lastImport.index + lastImport[0].length;
	return `${text.slice(0, end)}\n${importStatement}${text.slice(end)}`;
}
/** Inserts an entry at the start of a list. Adds the list if the object doesn't have it. */
function withEntry(text, find, name, entry) {
	const program = tryParseModule(text);
	const object = program && find(program);
	if (object === void 0) return void 0;
	const list = findProperty(object, name)?.value;
	if (list === void 0) return withProperty(text, object, `${name}: [${entry}]`);
	if (list.type !== "ArrayExpression") return void 0;
	const from = list.start + 1;
	return `${text.slice(0, from)}${entry}${list.elements.length === 0 ? "" : ", "}${text.slice(from)}`;
}
/** Inserts a property at the start of an object. */
function withProperty(text, object, property) {
	const from = object.start + 1;
	const [whitespace = " "] = /^[ \t]*\n[ \t]*(?=\S)/.exec(text.slice(from, object.end - 1)) ?? [];
	const comma = object.properties.length === 0 ? " " : ",";
	return `${text.slice(0, from)}${whitespace}${property}${comma}${text.slice(from)}`;
}
/** Wraps the default export in a call: `export default wrapper(config, options)`. */
function withWrapper(text, wrapper, options) {
	const defaultExport = tryParseModule(text)?.body.find((statement) => statement.type === "ExportDefaultDeclaration")?.declaration;
	if (defaultExport === void 0 || !/^(?:CallExpression|Identifier|ObjectExpression)$/.test(defaultExport.type)) return void 0;
	const { start, end } = defaultExport;
	return `${text.slice(0, start)}${wrapper}(${text.slice(start, end)}, ${options})${text.slice(end)}`;
}
function withValue(text, { start, end }, value) {
	return text.slice(0, start) + value + text.slice(end);
}
/** Removes a member or entry with its comma and comments. */
function removeNode(text, { start, end }) {
	const tail = text.slice(end).replace(/^\s*,/, "").replace(/^[ \t]*\/\/[^\n]*(?=\n)/, "");
	const head = text.slice(0, start).replace(/(?:\n[ \t]*\/\/[^\n]*)*\s*$/, "");
	if (/^\s*\n/.test(tail)) return head + tail;
	return head.endsWith("[") ? head + tail.trimStart() : head.replace(/,$/, "") + tail;
}
/**
* Adds the properties from `docs.json` to the `RootProvider` of a file, before its other properties, which override
* them. Returns `undefined` unless the file has exactly one `RootProvider` and doesn't use the name `provider`.
*
* @param module Specifier of the module with the properties.
*/
function withProviderProperties(text, module) {
	const [tag, secondTag] = text.matchAll(/<RootProvider\b/g);
	const code = text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, "");
	if (tag === void 0 || secondTag !== void 0 || /\bprovider\b/.test(code)) return void 0;
	const insertOffset = tag.index + tag[0].length;
	return withImport(`${text.slice(0, insertOffset)} {...provider}${text.slice(insertOffset)}`, `import { provider } from '${module}';`);
}
function findDefaultExport({ body }) {
	for (const statement of body) {
		if (statement.type === "ExportDefaultDeclaration") return statement.declaration;
		if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression") continue;
		const { left, right } = statement.expression;
		if (left.type === "MemberExpression" && left.property.type === "Identifier" && left.property.name === "exports") return right;
	}
}
function findObject(node, program) {
	if (node.type === "ObjectExpression") return node;
	if (node.type === "CallExpression") return node.arguments.map((argument) => findObject(argument, program)).find((object) => object !== void 0);
	if (node.type !== "Identifier") return void 0;
	const { init } = program.body.flatMap((item) => item.type === "VariableDeclaration" ? item.declarations : []).find(({ id }) => id.type === "Identifier" && id.name === node.name) ?? {};
	return init ? findObject(init, program) : void 0;
}
//#endregion
//#region src/cli/init/docusaurus.ts
const searchPackage = "@easyops-cn/docusaurus-search-local";
const searchRange = "^0.55.3";
/** Languages in letters that are neither Latin nor Han. */
const otherScripts = new Set([
	"ar",
	"he",
	"hi",
	"ja",
	"ko",
	"ru",
	"th"
]);
/**
* Entry of `themes` for a local search, which needs no service.
*
* @param languages Languages of the site: see `ProjectFiles`.
*/
function docusaurusSearch(languages) {
	const list = docusaurusSearchLanguages(languages).map((name) => `'${name}'`);
	return `['${searchPackage}', { hashed: true, indexBlog: false, docsRouteBasePath: '/'${languages.length > 1 ? `, language: [${list.join(", ")}]` : ""} }]`;
}
/** With `zh`, this search ignores words in other letters than Latin ones. `ja` has Han characters too. */
function docusaurusSearchLanguages(languages) {
	return languages.some((language) => otherScripts.has(language)) ? [...new Set(languages.map((name) => name === "zh" ? "ja" : name))] : languages;
}
/**
* Matches links in the starter's configuration: to Docusaurus's community, and to the starter's docs. The starter's
* docs are removed, so links to them would fail the build.
*/
const starterLinks = /\/\/(?:github\.com\/facebook\/docusaurus|stackoverflow\.com\/questions\/tagged\/docusaurus|discord(?:app)?\.com\/invite\/docusaurus|(?:x|twitter)\.com\/docusaurus)['"]|type: ['"]doc|to: ['"]\/docs\b/;
const starterLinksWithBlog = new RegExp(`${starterLinks.source}|to: ['"]/blog['"]`);
const starterPosts = /^(?:2019-05-2[89]-|2021-08-(?:01|26)-|authors\.yml$|tags\.yml$)/;
const starterImages = /^(?:docusaurus(?:-social-card)?\.(?:jpg|png)|favicon\.ico|logo\.svg|undraw_docusaurus_\w+\.svg)$/;
const starterColors$1 = /^[ \t]*--ifm-color-primary[\w-]*: #(?:2e8555|29784c|277148|205d3b|33925d|359962|3cad6e|25c2a0|21af90|1fa588|1a8870|29d5b0|32d8b4|4fddbf);\n/gm;
function docusaurusSettings(project) {
	const links = hasStarterBlog(project) ? starterLinksWithBlog : starterLinks;
	return {
		find: findSettings,
		title: /^.My Site.$/,
		requiredTitle: placeholderTitle,
		untouched: {
			organizationName: /^.facebook.$/,
			projectName: /^.docusaurus.$/,
			tagline: /Dinosaurs are cool/,
			favicon: /^.img\/favicon\.ico.$/,
			themeConfig: {
				image: /docusaurus-social-card/,
				colorMode: /^\{\s*respectPrefersColorScheme: true,?\s*\}$/,
				navbar: {
					title: /^.My Site.$/,
					logo: /^\{\s*alt: .My Site Logo.,\s*src: .img\/logo\.svg.,?\s*\}$/,
					items: [links]
				},
				footer: {
					style: "rest",
					links: [{
						title: "rest",
						items: [links]
					}],
					copyright: /My Project, Inc\./
				}
			}
		}
	};
}
function withDocusaurusPlugin(text, root, project) {
	const textWithoutUnused = (hasStarterBlog(project) ? ["docs", "blog"] : ["docs"]).reduce((source, name) => {
		const option = findPresetOptions(source, name);
		return option === void 0 ? source : withValue(source, option, "false");
	}, text);
	return withEntry((hasSearch(textWithoutUnused) ? textWithoutUnused : withEntry(textWithoutUnused, findSettings, "themes", docusaurusSearch(project.searchLanguages))) ?? textWithoutUnused, findSettings, "plugins", `['docs-json-nav/docusaurus', { root: ${singleQuotedLiteral(root)} }]`);
}
/** Packages for a project without search. Docusaurus has no built-in search that works without an account. */
function docusaurusPackages(project) {
	const config = project.list(".").find((name) => name.startsWith("docusaurus.config."));
	const text = (config === void 0 ? void 0 : project.read(config)) ?? "";
	return hasSearch(text) && !text.includes(searchPackage) ? {} : { [searchPackage]: searchRange };
}
function hasSearch(config) {
	return /\balgolia\b|docusaurus-(?:[\w-]+-)?search|search-local/.test(config);
}
/** Removes the starter's pages and colors. Links to the starter's docs point to pages of `docs.json` instead. */
function docusaurusFiles(project) {
	const { read, list, home } = project;
	const files = /* @__PURE__ */ new Map();
	for (const file of list("src/pages").map((name) => `src/pages/${name}`)) {
		const text = read(file) ?? "";
		if (isStarterPage(text)) files.set(file, void 0);
		else if (/\/index\.[jt]sx?$/.test(file)) files.set(file, text.replace(/(\bto=(["']))\/docs(?:\/[^"']*)?\2/g, `$1${home}$2`));
	}
	const colors = read(customStylesFile);
	if (colors !== void 0) files.set(customStylesFile, colors.replace(starterColors$1, ""));
	return {
		files,
		notes: []
	};
}
function docusaurusNotes(project) {
	const { read, list, home, root } = project;
	const homePage = list("src/pages").filter((name) => !isStarterPage(read(`src/pages/${name}`) ?? "")).find((name) => name.startsWith("index."));
	const unusedPaths = [
		...root !== "docs" && list("docs").length > 0 ? ["docs"] : [],
		...hasStarterBlog(project) ? ["blog"] : [],
		...list(".").filter((name) => /^sidebars\.[jt]s$/.test(name)),
		...list("src/components").includes("HomepageFeatures") ? ["src/components/HomepageFeatures"] : []
	];
	const images = list("static/img").filter((name) => starterImages.test(name));
	return [
		...home === "/" && homePage !== void 0 ? [`docs.json has a page at "/": remove src/pages/${homePage}.`] : [],
		...images.length === 0 ? [] : [`Images of the starter, still published: delete ${images.map((name) => `static/img/${name}`).join(", ")}.`],
		...unusedPaths.length === 0 ? [] : [`No longer part of the site: ${unusedPaths.join(", ")}.`],
		...list(".").filter((name) => name.startsWith("docusaurus.config.")).flatMap((name) => read(name)?.includes("//your-docusaurus-site.example.com") ? [`Set url in ${name} to the URL of your site.`] : [])
	];
}
const customStylesFile = "src/css/custom.css";
function isStarterPage(text) {
	return /Docusaurus Tutorial|^title: Markdown page example$/m.test(text);
}
function hasStarterBlog({ list }) {
	const posts = list("blog");
	return posts.length > 0 && posts.every((name) => starterPosts.test(name));
}
function findPresetOptions(text, pluginName) {
	const program = tryParseModule(text);
	const presets = findProperty(program && findSettings(program), "presets")?.value;
	if (presets?.type !== "ArrayExpression") return void 0;
	const [, options] = presets.elements.flatMap((preset) => preset?.type === "ArrayExpression" ? preset.elements : []);
	return findProperty(options ?? void 0, pluginName)?.value;
}
//#endregion
//#region src/cli/init/fumadocs.ts
const extensions = [
	"tsx",
	"jsx",
	"ts",
	"js"
];
/**
* Creates the files that show the site in a Next.js project with Fumadocs, as in `docs/fumadocs.md`. Only unchanged
* files of a starter are removed. If the project has its own page at `/`, the docs get all other routes.
*/
function fumadocsFiles(project) {
	const sourcePrefix = project.list("src/app").length > 0 ? "src/" : "";
	const appFolder = `${sourcePrefix}app`;
	if (isSetUp(project, `${sourcePrefix}lib`)) return {
		files: /* @__PURE__ */ new Map(),
		notes: []
	};
	const isTyped = project.read("tsconfig.json") !== void 0 || project.read("package.json") === void 0;
	const [scriptExtension, jsxExtension] = isTyped ? ["ts", "tsx"] : ["js", "jsx"];
	const module = `${sourcePrefix}lib/docs-json-nav.${scriptExtension}`;
	const homePage = findHomePage(project, appFolder);
	const isStarter = homePage !== void 0 && starterHome.test(project.read(homePage) ?? "");
	const keptHomePage = isStarter ? void 0 : homePage;
	const routeFolder = `${appFolder}/${keptHomePage === void 0 ? "[[...slug]]" : "[...slug]"}`;
	const layout = extensions.map((ending) => `${appFolder}/layout.${ending}`).find((file) => project.read(file) !== void 0);
	const generatedFolder = `${sourcePrefix === "" ? "" : "../"}../.docs-json-nav`;
	const providerFiles = layout === void 0 ? [] : findProviderFiles(project, appFolder, layout);
	const hasProvider = providerFiles.length > 0;
	const files = new Map([
		...isStarter ? [[homePage, void 0]] : [],
		...findStarterFiles(project, sourcePrefix).map((name) => [name, void 0]),
		[module, navigationModule(generatedFolder)],
		[`${routeFolder}/page.${jsxExtension}`, pageModule(isTyped)]
	]);
	const searchFile = extensions.map((ending) => `${appFolder}/api/search/route.${ending}`).find((name) => project.read(name));
	const searchSource = searchFile === void 0 ? "" : project.read(searchFile) ?? "";
	const hasCustomSearch = searchFile !== void 0 && !starterSearch.test(searchSource);
	if (!hasCustomSearch) files.set(searchFile ?? `${appFolder}/api/search/route.${scriptExtension}`, searchModule(generatedFolder));
	if (layout === void 0) {
		files.set(`${appFolder}/layout.${jsxExtension}`, rootLayout(isTyped, generatedFolder));
		files.set(`${appFolder}/docs.css`, styles(generatedFolder, true));
	} else {
		files.set(`${routeFolder}/layout.${jsxExtension}`, nestedLayout(isTyped, hasProvider, `../${generatedFolder}`));
		files.set(`${routeFolder}/docs.css`, styles(`../${generatedFolder}`, !hasProvider));
	}
	const [[providerFile, providerSource] = [], secondFile] = providerFiles;
	const editedProvider = secondFile === void 0 ? withProviderProperties(providerSource ?? "", `${generatedFolder}/provider.js`) : void 0;
	if (providerFile !== void 0 && editedProvider !== void 0) files.set(providerFile, editedProvider);
	const layoutText = layout && withSiteName(files.get(layout) ?? project.read(layout) ?? "", `${generatedFolder}/site.js`);
	if (layout !== void 0 && layoutText !== void 0) files.set(layout, layoutText);
	const icons = project.list(appFolder).filter((name) => /^(?:favicon\.ico|icon\.\w+)$/.test(name));
	return {
		files,
		notes: [
			...project.list(`${appFolder}/docs`).length > 0 && !files.has(`${appFolder}/docs/layout.tsx`) ? [`The project's own docs stay at "/docs": remove ${appFolder}/docs if you do not need them.`] : [],
			...hasCustomSearch ? [`${searchFile} finds none of these pages: add navigation.source() of ${module} to the source of its search.`] : [],
			...icons.map((name) => `${appFolder}/${name} wins over the favicon of docs.json: delete it to use that one.`),
			...keptHomePage === void 0 ? [] : [`"/" stays ${keptHomePage}. For a page of docs.json there, remove that file and rename ${routeFolder} to [[...slug]].`],
			...!hasProvider || editedProvider !== void 0 ? [] : [`Write <RootProvider {...provider}> where your project uses it, with provider from ".docs-json-nav/provider.js": the light and dark mode settings of docs.json.`]
		]
	};
}
function isSetUp(project, libFolder) {
	return project.list(libFolder).some((name) => project.read(`${libFolder}/${name}`)?.includes("docs-json-nav/") === true);
}
function findHomePage(project, appFolder) {
	return [appFolder, ...project.list(appFolder).flatMap((name) => /^\(.*\)$/.test(name) ? [`${appFolder}/${name}`] : [])].flatMap((folder) => extensions.map((ending) => `${folder}/page.${ending}`)).find((file) => project.read(file) !== void 0);
}
/** Home pages of create-fumadocs-app and create-next-app. */
const starterHome = /Hello World[\s\S]*You can open|<div>Hello world!<\/div>|To get started, edit the page\.[jt]sx? file/;
/** Search of create-fumadocs-app, which finds only the starter's pages. */
const starterSearch = /^import \{ source \} from '@\/lib\/source';\s*import \{ createFromSource \}/;
/** @param generatedFolder Path relative to `app`. */
function searchModule(generatedFolder) {
	return `import { buildIndex } from 'docs-json-nav/fumadocs';
import { createFromSource } from 'fumadocs-core/search/server';
import { loader } from 'fumadocs-core/source';
import { isStaticExport } from '../../${generatedFolder}/site.js';
import { navigation } from '../../../lib/docs-json-nav';

const search = createFromSource(loader({ baseUrl: '/', source: navigation.source() }), { buildIndex });

export const revalidate = false;
export const GET = isStaticExport ? search.staticGET : search.GET;
`;
}
const starterMetadata = /^export const metadata(?:: Metadata)? = \{\s*title: "Create Next App",\s*description: "Generated by create next app",?\s*\};\n*/m;
/** Example pages of create-fumadocs-app. Empty if the project has other pages in their folder. */
function findStarterFiles({ read, list }, sourcePrefix) {
	const pagesFolder = "content/docs";
	if (!(list(pagesFolder).join() === "index.mdx,test.mdx" && /^description: Your first document$/m.test(read(`${pagesFolder}/index.mdx`) ?? ""))) return [];
	const files = [
		`${pagesFolder}/index.mdx`,
		`${pagesFolder}/test.mdx`,
		...[
			"app/docs/layout.tsx",
			"app/docs/[[...slug]]/page.tsx",
			"app/llms.txt/route.ts",
			"app/llms-full.txt/route.ts",
			"app/llms.mdx/docs/[[...slug]]/route.ts",
			"app/og/docs/[...slug]/route.tsx",
			"lib/source.ts"
		].map((file) => `${sourcePrefix}${file}`),
		...["proxy.ts", `${sourcePrefix}proxy.ts`].filter((file) => read(file)?.includes("docsContentRoute") === true)
	];
	return [...new Set(files)].filter((file) => read(file) !== void 0);
}
function withSiteName(text, module) {
	if (starterMetadata.test(text)) return withSiteName(text.replace(starterMetadata, "").replace(/^import type \{ Metadata \} from ["']next["'];\n/m, "").trimStart(), module);
	if (/\b(?:face|[mM]etadata)\b|generateMetadata|^['"]use client/m.test(text)) return void 0;
	return withImport(`${text.trimEnd()}\n\n${titleMetadata}`, `import { face } from '${module}';`);
}
const titleMetadata = `export const metadata = {
  title: { template: \`%s | \${face.title}\`, default: face.title },
};
`;
/** Finds files with a `RootProvider`, with their texts: the root layout, or the separate file of starters. */
function findProviderFiles(project, appFolder, layout) {
	return [layout, ...extensions.map((ending) => `${appFolder}/provider.${ending}`)].map((file) => [file, project.read(file) ?? ""]).filter(([, text]) => /\bRootProvider\b/.test(text));
}
function navigationModule(generatedFolder) {
	return `import { createNavigation } from 'docs-json-nav/fumadocs';
import Link from 'fumadocs-core/link';
import { contents, face, sidebars, site } from '${generatedFolder}/site.js';

export const navigation = createNavigation(site, { Link, contents, face, sidebars });
`;
}
function pageModule(isTyped) {
	const properties = `interface Properties {
  params: Promise<{ slug?: string[] }>;
}

`;
	const propsType = isTyped ? ": Properties" : "";
	return `import { NavigationBar, PageBody, PageHead } from 'docs-json-nav/fumadocs';
import { DocsLayout } from 'fumadocs-ui/layouts/docs';
import { DocsBody, DocsPage } from 'fumadocs-ui/layouts/docs/page';
import { notFound } from 'next/navigation';
import { navigation } from '../../lib/docs-json-nav';

${isTyped ? properties : ""}export default async function Page({ params }${propsType}) {
  const place = await navigation.at((await params).slug);
  if (place === undefined) notFound();
  return (
    <>
      <NavigationBar {...place} />
      <DocsLayout {...place.layout}>
        <DocsPage {...place.docs}>
          <PageHead {...place} />
          <DocsBody>
            <PageBody {...place} />
          </DocsBody>
        </DocsPage>
      </DocsLayout>
    </>
  );
}

export const generateStaticParams = () => navigation.params();

export async function generateMetadata({ params }${propsType}) {
  const place = await navigation.at((await params).slug);
  return place?.metadata ?? {};
}
`;
}
/** Root layout for a project without one. A test builds the same text from `docs/fumadocs.md`. */
function rootLayout(isTyped, generatedFolder) {
	return `import { RootProvider } from 'fumadocs-ui/provider/next';
${isTyped ? "import type { ReactNode } from 'react';\n" : ""}import { provider } from '${generatedFolder}/provider.js';
import { face } from '${generatedFolder}/site.js';
import './docs.css';

${titleMetadata}
export default function Layout({ children }${isTyped ? ": { children: ReactNode }" : ""}) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body style={{ display: 'flex', flexDirection: 'column', minHeight: '100vh' }}>
        <RootProvider {...provider}>{children}</RootProvider>
      </body>
    </html>
  );
}
`;
}
function nestedLayout(isTyped, hasProvider, generatedFolder) {
	return `${[
		...hasProvider ? [] : ["import { RootProvider } from 'fumadocs-ui/provider/next';"],
		...isTyped ? ["import type { ReactNode } from 'react';"] : [],
		...hasProvider ? [] : [`import { provider } from '${generatedFolder}/provider.js';`],
		"import './docs.css';"
	].join("\n")}

export default function Layout({ children }${isTyped ? ": { children: ReactNode }" : ""}) {
  return ${hasProvider ? "children" : "<RootProvider {...provider}>{children}</RootProvider>"};
}
`;
}
function styles(generatedFolder, withTheme) {
	return [
		...withTheme ? ["@import \"fumadocs-ui/style.css\";"] : [],
		"@import \"docs-json-nav/fumadocs/styles.css\";",
		`@import "${generatedFolder}/face.css";`,
		""
	].join("\n");
}
//#endregion
//#region src/cli/init/rspress.ts
/** Matches the re-export of Rspress's original theme in a project's theme. Other exports of the project override it. */
const originalTheme = /^(export \* from (['"]))@rspress\/core\/theme-original(\2)/m;
/** Brand colors of the starter, which would override the colors of `docs.json`. */
const starterColors = /^[ \t]*--rp-(?:c-brand(?:-\w+)?|home-hero-secondary-color): (?:#(?:ff5e00|ff704d|ff7524|0f766e|115e59)|rgba\((?:255, 94, 0, 0\.07|15, 118, 110, 0\.16)\));\n/gm;
const starterBackground = /^html(?::not\(\.dark\)|\.dark) \{\n[ \t]*--rp-home-background-bg:[^;}]*255, (?:117, 36|94, 0)[^;}]*;\n\}\n\n?/gm;
const emptyRule = /^:root \{\s*\}\n\n?/gm;
/** Bases the project's theme on this package's theme, and removes the starter's colors. */
function rspressFiles({ read }) {
	const files = /* @__PURE__ */ new Map();
	const notes = [];
	const file = [
		"tsx",
		"ts",
		"jsx",
		"js"
	].map((ending) => `theme/index.${ending}`).find((name) => read(name) !== void 0);
	const text = file === void 0 ? "" : read(file) ?? "";
	if (file === void 0 || text.includes("docs-json-nav")) return {
		files,
		notes
	};
	const edited = text.replace(originalTheme, "$1docs-json-nav/rspress/theme$3");
	if (edited === text) notes.push(`${file} shows no navigation, and the build fails: add export * from 'docs-json-nav/rspress/theme';`);
	else files.set(file, edited);
	const styles = read("theme/index.css");
	if (styles !== void 0) files.set("theme/index.css", styles.replace(starterColors, "").replace(starterBackground, "").replace(emptyRule, ""));
	return {
		files,
		notes
	};
}
//#endregion
//#region src/cli/init/recipes.ts
function findStarterPackages(title) {
	return generators.find(({ name }) => name === title)?.starterPackages ?? {};
}
const formatPluginCall = (root) => `docsJsonNav({ root: ${singleQuotedLiteral(root)} })`;
const formatImport = (entry) => `import docsJsonNav from 'docs-json-nav/${entry}';`;
function withPlugin(text, entryPoint, list, entry, find) {
	const edited = withEntry(text, find, list, entry);
	return edited === void 0 ? void 0 : withImport(edited, formatImport(entryPoint));
}
function withWrappedConfig(text, root, importStatement) {
	const edited = withWrapper(text, "withDocsJsonNav", `{ root: ${singleQuotedLiteral(root)} }`);
	return edited === void 0 ? void 0 : withImport(edited, importStatement);
}
const starlightSettings = createCallFinder("integrations", "starlight");
const starlight = {
	name: "starlight",
	title: "Starlight",
	package: "@astrojs/starlight",
	configFiles: [
		"astro.config.mjs",
		"astro.config.ts",
		"astro.config.js",
		"astro.config.mts"
	],
	edit: (text, root) => withPlugin(text, "starlight", "plugins", formatPluginCall(root), starlightSettings),
	settings: () => ({
		find: starlightSettings,
		title: /^.My Docs.$/,
		requiredTitle: placeholderTitle,
		untouched: { social: [/withastro\/starlight/] },
		unused: { sidebar: /slug: .guides\/example./ }
	}),
	createConfigSource: (root) => `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
${formatImport("starlight")}

export default defineConfig({
  integrations: [starlight({ title: '${placeholderTitle}', plugins: [${formatPluginCall(root)}] })],
});
`,
	changeFiles({ read }) {
		const file = contentConfigs.find((name) => read(name) !== void 0) ?? "src/content.config.ts";
		const text = read(file) ?? contentConfig;
		return {
			files: new Map([[file, text.replace(starlightLoaderImport, docsLoaderImport)]]),
			notes: []
		};
	},
	ignored: { generator: [".astro", "dist"] },
	starter: {
		scripts: {
			dev: "astro dev",
			build: "astro build"
		},
		manifestMembers: { type: "module" }
	},
	notes: () => ["Pages come from the docs folder now: src/content/docs is no longer part of the site."]
};
const contentConfigs = [
	"ts",
	"mts",
	"js",
	"mjs"
].map((ending) => `src/content.config.${ending}`);
const starlightLoaderImport = /import \{ docsLoader \} from ['"]@astrojs\/starlight\/loaders['"]/;
const docsLoaderImport = "import { docsLoader } from 'docs-json-nav/astro/loader'";
const contentConfig = `import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';
${docsLoaderImport};

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`;
const astro = {
	name: "astro",
	title: "Astro",
	package: "astro",
	configFiles: starlight.configFiles,
	edit: (text, root) => withPlugin(text, "astro", "integrations", formatPluginCall(root), findSettings),
	createConfigSource: starlight.createConfigSource,
	ignored: {}
};
const vitepress = {
	name: "vitepress",
	title: "VitePress",
	package: "vitepress",
	configFiles: [
		"mts",
		"ts",
		"mjs",
		"js"
	].flatMap((ending) => [`.vitepress/config.${ending}`, `docs/.vitepress/config.${ending}`]),
	edit: (text, root) => withWrappedConfig(withSearch(text), root, "import withDocsJsonNav from 'docs-json-nav/vitepress';"),
	settings: () => ({
		find: findSettings,
		title: /^.My Awesome Project.$/,
		untouched: {
			description: /^.A VitePress Site.$/,
			themeConfig: {
				nav: /^\[\s*\{ text: 'Home'[^}]*\},\s*\{[^}]*\/markdown-examples' \},?\s*\]$/,
				socialLinks: [/github\.com\/vuejs\/vitepress/]
			}
		},
		unused: { themeConfig: { sidebar: /\/markdown-examples/ } }
	}),
	createConfigSource: (root) => `import withDocsJsonNav from 'docs-json-nav/vitepress';
import { defineConfig } from 'vitepress';

export default withDocsJsonNav(defineConfig({ themeConfig: { search: { provider: 'local' } } }), {
  root: ${singleQuotedLiteral(root)},
});
`,
	ignored: {
		own: [".vitepress/cache"],
		generator: [".vitepress/dist"]
	},
	starter: {
		scripts: {
			dev: "vitepress dev",
			build: "vitepress build"
		},
		manifestMembers: { type: "module" }
	}
};
/** Adds VitePress's local search if the project has no search. */
function withSearch(text) {
	const search = "search: { provider: 'local' }";
	const program = tryParseModule(text);
	const object = program && findSettings(program);
	if (object === void 0) return text;
	const theme = findProperty(object, "themeConfig")?.value;
	if (theme === void 0) return withProperty(text, object, `themeConfig: { ${search} }`);
	return theme.type === "ObjectExpression" && findProperty(theme, "search") === void 0 ? withProperty(text, theme, search) : text;
}
const docusaurus = {
	name: "docusaurus",
	title: "Docusaurus",
	package: "@docusaurus/core",
	configFiles: [
		"docusaurus.config.js",
		"docusaurus.config.ts",
		"docusaurus.config.mjs"
	],
	edit: withDocusaurusPlugin,
	settings: docusaurusSettings,
	createConfigSource: (root, { searchLanguages }) => `export default {
  title: '${placeholderTitle}',
  url: 'https://docs.example.com',
  baseUrl: '/',
  presets: [['classic', { docs: false, blog: false }]],
  plugins: [['docs-json-nav/docusaurus', { root: ${singleQuotedLiteral(root)} }]],
  themes: [${docusaurusSearch(searchLanguages)}],
};
`,
	requiredPackages: docusaurusPackages,
	changeFiles: docusaurusFiles,
	notes: docusaurusNotes,
	ignored: { generator: [".docusaurus", "build"] },
	starter: { scripts: {
		dev: "docusaurus start",
		build: "docusaurus build"
	} }
};
const rspress = {
	name: "rspress",
	title: "Rspress",
	package: "@rspress/core",
	configFiles: [
		"rspress.config.ts",
		"rspress.config.js",
		"rspress.config.mjs"
	],
	edit: (text, root, project) => withPlugin(withDocsRoot(text, root, project), "rspress", "plugins", formatPluginCall(root), findSettings),
	settings: () => ({
		find: findSettings,
		title: /^.My Site.$/,
		untouched: {
			icon: /^.\/rspress-icon\.png.$/,
			logo: /^\{\s*light: .\/rspress-light-logo\.png.,\s*dark: .\/rspress-dark-logo\.png.,?\s*\}$/,
			themeConfig: { socialLinks: [/web-infra-dev\/rspress/] }
		}
	}),
	createConfigSource: (root) => `import { defineConfig } from '@rspress/core';
${formatImport("rspress")}

export default defineConfig({
  plugins: [${formatPluginCall(root)}],
});
`,
	changeFiles: rspressFiles,
	ignored: {
		own: [".docs-json-nav"],
		generator: ["doc_build"]
	},
	starter: {
		scripts: {
			dev: "rspress dev",
			build: "rspress build"
		},
		manifestMembers: { type: "module" }
	}
};
/**
* Replaces the starter's pages folder with the docs folder. Otherwise the site would contain the starter's pages and
* the pages of `docs.json`.
*/
function withDocsRoot(text, root, { read }) {
	return read("docs/index.md")?.includes("This is the tagline") === true ? text.replace(/(\broot: path\.join\(__dirname, )'docs'\)/, `$1${singleQuotedLiteral(root)})`) : text;
}
const nextConfig = {
	configFiles: [
		"next.config.mjs",
		"next.config.ts",
		"next.config.mts",
		"next.config.js"
	],
	edit: (text, root) => withWrappedConfig(text, root, "import { withDocsJsonNav } from 'docs-json-nav/next';"),
	createConfigSource: (root) => `import { withDocsJsonNav } from 'docs-json-nav/next';

export default withDocsJsonNav({}, { root: ${singleQuotedLiteral(root)} });
`
};
const fumadocs = {
	name: "fumadocs",
	title: "Fumadocs",
	package: "fumadocs-core",
	...nextConfig,
	changeFiles: fumadocsFiles,
	requiredPackages: () => Object.fromEntries(Object.entries(findStarterPackages("Fumadocs")).filter(([name]) => name.startsWith("fumadocs-"))),
	ignored: {
		own: [".docs-json-nav"],
		generator: [
			".next",
			"out",
			"next-env.d.ts"
		],
		published: "public"
	},
	starter: {
		scripts: {
			dev: "next dev",
			build: "next build",
			start: "next start"
		},
		manifestMembers: { type: "module" }
	}
};
const next = {
	name: "next",
	title: "Next.js",
	renderer: "Fumadocs",
	package: "next",
	...nextConfig,
	ignored: {
		own: [".docs-json-nav"],
		generator: [".next", "out"],
		published: "public"
	},
	notes: (_, formatInitCommand) => [`The model is written to .docs-json-nav/site.js. To add pages that show it: ${formatInitCommand("fumadocs")}`]
};
const vite = {
	name: "vite",
	title: "Vite",
	package: "vite",
	configFiles: [
		"vite.config.ts",
		"vite.config.js",
		"vite.config.mjs",
		"vite.config.mts"
	],
	edit: (text, root) => withPlugin(text, "vite", "plugins", formatPluginCall(root), findSettings),
	createConfigSource: (root) => `${formatImport("vite")}

export default {
  plugins: [${formatPluginCall(root)}],
};
`,
	ignored: {},
	notes: (_, formatInitCommand) => [`Nothing shows the docs yet. Your own theme can read them like this:\n\n${runtimeExample}`, `To build a documentation site next to your project: ${formatInitCommand("vitepress")}`]
};
const runtimeExample = `import site from 'virtual:docs-json-nav';
import { pageAt, placementOf, sidebarOf } from 'docs-json-nav/runtime';

const page = pageAt(site, location.pathname);
const placement = page && placementOf(page);
const sidebar = placement && sidebarOf(site, placement);`;
/** Most specific first: a Starlight project has Astro and Vite too. */
const recipes = [
	starlight,
	vitepress,
	docusaurus,
	rspress,
	fumadocs,
	next,
	astro,
	vite
];
const starters = recipes.flatMap((recipe) => recipe.starter === void 0 ? [] : [{
	...recipe,
	starter: recipe.starter
}]);
//#endregion
//#region src/cli/init/untouched.ts
/**
* Removes unchanged defaults from a starter's configuration.
*
* @returns `kept`: names of changed settings, which override `docs.json`.
*/
function removeUnchangedDefaults(text, starter) {
	const program = tryParseModule(text);
	const object = program && starter.find(program);
	if (object === void 0) return {
		text,
		kept: []
	};
	const title = findProperty(object, "title");
	if (title !== void 0 && starter.title.test(getSource(text, title.value))) {
		const { requiredTitle } = starter;
		return removeUnchangedDefaults(requiredTitle === void 0 ? removeNode(text, title) : withValue(text, title.value, singleQuotedLiteral(requiredTitle)), {
			...starter,
			title: /^$/
		});
	}
	const { removable, kept } = surveyDefaults(text, object, starter.untouched, "");
	const [firstRemovable] = [...removable, ...surveyDefaults(text, object, starter.unused ?? {}, "").removable];
	if (firstRemovable !== void 0) return removeUnchangedDefaults(removeNode(text, firstRemovable), starter);
	return {
		text,
		kept: title !== void 0 && getSource(text, title.value).slice(1, -1) !== starter.requiredTitle ? ["title", ...kept] : kept
	};
}
function surveyDefaults(text, node, pattern, name) {
	const keptSurvey = {
		isRemovable: false,
		removable: [],
		kept: [name]
	};
	if (pattern === "rest") return keptSurvey;
	if (pattern instanceof RegExp) return {
		...keptSurvey,
		isRemovable: pattern.test(getSource(text, node))
	};
	if (isListPattern(pattern)) {
		if (node.type !== "ArrayExpression") return keptSurvey;
		const entries = node.elements.flatMap((entry) => entry ?? []);
		const surveys = entries.map((entry) => ({
			entry,
			of: surveyDefaults(text, entry, pattern[0], name)
		}));
		return {
			isRemovable: entries.length > 0 && surveys.every(({ of }) => of.isRemovable),
			removable: surveys.flatMap(({ entry, of }) => of.isRemovable ? [entry] : of.removable),
			kept: [name]
		};
	}
	if (node.type !== "ObjectExpression") return keptSurvey;
	const surveys = node.properties.map((member) => {
		const memberName = member.type === "Property" ? propertyName(member) : void 0;
		const memberPattern = memberName === void 0 ? void 0 : pattern[memberName];
		if (member.type !== "Property" || memberPattern === void 0) return {
			member,
			isRest: false,
			of: void 0
		};
		const path = name === "" ? String(memberName) : `${name}.${memberName}`;
		return {
			member,
			isRest: memberPattern === "rest",
			of: surveyDefaults(text, member.value, memberPattern, path)
		};
	});
	return {
		isRemovable: surveys.some(({ of }) => of?.isRemovable) && surveys.every(({ of, isRest }) => isRest || of?.isRemovable === true),
		removable: surveys.flatMap(({ member, of }) => of?.isRemovable ? [member] : of?.removable ?? []),
		kept: surveys.flatMap(({ of, isRest }) => of === void 0 || isRest || of.isRemovable ? [] : of.kept)
	};
}
function isListPattern(pattern) {
	return Array.isArray(pattern);
}
function getSource(text, { start, end }) {
	return text.slice(start, end);
}
//#endregion
//#region src/cli/init/workspaces.ts
/**
* Finds workspace packages that build sites, by the patterns in package.json and pnpm-workspace.yaml. Packages with
* only Vite, Next.js or Astro are left out, because they may build anything.
*/
function findSiteWorkspaces({ read, list }) {
	const patterns = [...readStringList(parseJson(read("package.json") ?? ""), "workspaces"), ...pnpmPatterns(read)];
	return [...new Set(patterns.flatMap((pattern) => matchFolders(pattern, list)))].sort().flatMap((folder) => {
		const dependencies = listDependencies(parseJson(read(posix.join(folder, "package.json")) ?? ""));
		const recipe = siteRecipes.find(({ package: name }) => dependencies.has(name));
		return recipe === void 0 ? [] : [{
			folder,
			recipe
		}];
	});
}
const siteRecipes = recipes.filter(({ name }) => name !== "vite" && name !== "next" && name !== "astro");
function pnpmPatterns(read) {
	try {
		return readStringList(load(read("pnpm-workspace.yaml") ?? ""), "packages");
	} catch {
		return [];
	}
}
/** `workspaces` is a list, or in Yarn an object with a list. */
function readStringList(value, name) {
	const member = isObject(value) ? value[name] : void 0;
	const list = isObject(member) ? member.packages : member;
	return Array.isArray(list) ? list.filter((item) => typeof item === "string") : [];
}
function matchFolders(pattern, list) {
	if (pattern.startsWith("!")) return [];
	const normalizedPattern = posix.normalize(pattern).replace(/\/$/, "");
	const parent = normalizedPattern.replace(/\/?\*{1,2}$/, "") || ".";
	return normalizedPattern.includes("*") ? list(parent).map((name) => posix.join(parent, name)) : [normalizedPattern];
}
//#endregion
//#region src/cli/init/plan-changes.ts
function findGeneratorCommand({ starter, package: name }) {
	return starter?.scripts.build?.split(" ", 1)[0] ?? name;
}
const plugAndPlayRecipes = new Set(["vite"]);
/**
* Finds the recipe of the chosen generator, or of the generator among the project's dependencies.
*
* @returns `undefined` if the user has to choose.
* @throws OptionsError for a generator that can't create a new project.
*/
function findRecipe({ read }, generatorName) {
	const manifest = read("package.json");
	const dependencies = listDependencies(manifest === void 0 ? void 0 : parseManifest(manifest));
	const recipe = recipes.find(({ name, package: packageName }) => generatorName === void 0 ? dependencies.has(packageName) : name === generatorName);
	if (manifest !== void 0 || recipe === void 0 || recipe.starter !== void 0) return recipe;
	throw new OptionsError(`init can create a site with ${starters.map(({ name }) => name).join(", ")}, not with ${generatorName}.`);
}
/**
* Plans the changes that set up a project. Without a package.json, the changes create a new site. Otherwise they add
* what the generator needs. A second run changes nothing.
*
* @throws OptionsError for an invalid package.json.
*/
function planChanges(project, recipe) {
	const manifest = project.read("package.json");
	const manifestJson = manifest === void 0 ? void 0 : parseManifest(manifest);
	const newStarter = recipe !== void 0 && !usesGenerator(project, manifestJson, recipe) ? recipe.starter : void 0;
	const scripts = newStarter === void 0 ? {} : newScripts(manifestJson, newStarter.scripts);
	const texts = /* @__PURE__ */ new Map();
	const notes = [];
	if (recipe !== void 0) configure(recipe);
	const requiredPackages = recipe === void 0 ? {} : {
		...recipe.requiredPackages?.(project),
		...project.packages
	};
	const additions = {
		root: project.root,
		version: project.version,
		scripts,
		packages: {
			...newStarter === void 0 ? {} : findStarterPackages(recipe?.title ?? ""),
			...requiredPackages
		}
	};
	if (manifest === void 0) texts.set("package.json", newManifest(project.name, additions, newStarter?.manifestMembers));
	else texts.set("package.json", extendManifest(manifest, additions));
	if (recipe === void 0) notes.push(createOtherSetupsNote(project));
	else if (project.manager.isPlugAndPlay && !plugAndPlayRecipes.has(recipe.name)) notes.push(`Yarn's Plug'n'Play is not supported with ${recipe.title}: set "nodeLinker: node-modules" in .yarnrc.yml.`);
	return {
		changes: [...texts].map(([file, after]) => ({
			file,
			before: project.read(file),
			after
		})).filter(({ before, after }) => before !== after),
		notes,
		build: recipe && buildScript(manifestJson, findGeneratorCommand(recipe), scripts)
	};
	/** @throws OptionsError if the configuration names another docs folder. */
	function rejectOtherRoot(file, text, folder) {
		const [, , root] = pluginRoot.exec(text) ?? [];
		if (root === void 0) return;
		const configuredRoot = posix.join(folder, root).replace(/\/$/, "") || ".";
		if (posix.isAbsolute(root) || configuredRoot === project.root) return;
		const otherCommand = `${project.program} ${siteCommand("init", configuredRoot === "." ? void 0 : configuredRoot, {})}`;
		throw new OptionsError(`${file} has the docs folder ${configuredRoot}, not ${project.root}: change root there, or run ${otherCommand}`);
	}
	function configure(recipe) {
		const file = recipe.configFiles.find((name) => project.read(name) !== void 0) ?? newConfigFile(project, recipe);
		const configText = project.read(file);
		const folder = file.includes(".vitepress/") ? posix.dirname(posix.dirname(file)) : posix.dirname(file);
		const root = posix.relative(folder, project.root) || ".";
		const rootPath = root.startsWith(".") ? root : `./${root}`;
		const isConfigured = configText?.includes("docs-json-nav") === true;
		rejectOtherRoot(file, configText ?? "", folder);
		if (!isConfigured) {
			const edited = configText === void 0 ? recipe.createConfigSource(rootPath, project) : recipe.edit(configText, rootPath, project);
			const starterSettings = configText === void 0 ? void 0 : recipe.settings?.(project);
			if (edited === void 0) notes.push(`${file} has a form that init cannot edit. Add these lines to it:\n\n${recipe.createConfigSource(rootPath, project)}`);
			else if (starterSettings === void 0) texts.set(file, edited);
			else {
				const { text, kept } = removeUnchangedDefaults(edited, starterSettings);
				texts.set(file, text);
				if (kept.length > 0) notes.push(`${file} keeps its own settings, which override docs.json: ${kept.join(", ")}.`);
			}
			if (newStarter === void 0) notes.push(...recipe.notes?.(project, (generator) => formatInitCommand(project, generator)) ?? []);
		}
		const { files = [], notes: fileNotes = [] } = recipe.changeFiles?.(project) ?? {};
		for (const [name, after] of files) texts.set(name, after);
		notes.push(...fileNotes);
		const { own: ignoredFiles = [], published, generator = [] } = recipe.ignored;
		const ignoredPaths = [...[...ignoredFiles, ...listCopiedMedia(project, published)].map((path) => posix.join(folder, path)), ...newStarter === void 0 ? [] : ["node_modules", ...generator]];
		if (ignoredPaths.length > 0) texts.set(".gitignore", appendMissingLines(project.read(".gitignore") ?? "", ignoredPaths));
	}
}
/** A project without TypeScript gets a configuration in JavaScript. */
function newConfigFile(project, { configFiles }) {
	const isTyped = project.read("package.json") === void 0 || project.read("tsconfig.json") !== void 0;
	const javascriptFile = configFiles.find((name) => name.endsWith(".mjs"));
	return (isTyped ? void 0 : javascriptFile) ?? configFiles[0];
}
/** Matches the docs folder in the options of this package's plugin. */
const pluginRoot = /\b(?:docsJsonNav\(|docs-json-nav\/docusaurus['"],|withDocsJsonNav\([\s\S]*,)\s*\{[^{}]*?\broot: *(['"])([^'"\n]*)\1/;
function formatInitCommand(project, generator) {
	const root = project.root === "." ? void 0 : project.root;
	return `${project.program} ${siteCommand("init", root, {}, ["--generator", generator])}`;
}
/** Tests whether a script or configuration file uses the generator. An installed package is not enough. */
function usesGenerator(project, value, recipe) {
	return isRunByScript(value, findGeneratorCommand(recipe)) || recipe.configFiles.some((file) => project.read(file) !== void 0);
}
function createOtherSetupsNote(project) {
	const commands = findSiteWorkspaces(project).map(({ folder, recipe: { title } }) => {
		const root = posix.relative(folder, project.root) || ".";
		return `  ${title}: ${commandLine(["cd", folder])} && ${project.program} ${siteCommand("init", root, {})}`;
	});
	if (commands.length > 0) return `A package of this workspace builds a site. Run init there:\n\n${commands.join("\n")}`;
	const otherRecipes = starters.map(({ name }) => name).filter((name) => name !== "vitepress");
	const command = formatInitCommand(project, "vitepress");
	return `To build a site here too (with VitePress, or with ${otherRecipes.join(", ")}): ${command}`;
}
/**
* Lists `.gitignore` entries for copied media. Folders that exist in the project are left out, because they may contain
* files of the project.
*/
function listCopiedMedia(project, publicFolder) {
	if (publicFolder === void 0) return [];
	const projectFiles = new Set(project.list(publicFolder));
	return project.media.filter((name) => !projectFiles.has(name)).map((name) => `${publicFolder}/${name}`);
}
function appendMissingLines(text, lines) {
	const ignoredLines = new Set(text.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, "")));
	const missingLines = lines.filter((line) => !ignoredLines.has(line));
	const start = text === "" || text.endsWith("\n") ? text : `${text}\n`;
	return missingLines.length === 0 ? text : `${start}${missingLines.join("\n")}\n`;
}
//#endregion
//#region src/cli/init/requirements.ts
/** Packages whose versions are checked, by package of the generator. Default: only that package. */
const checkedPackages = {
	"@astrojs/starlight": ["@astrojs/starlight", "astro"],
	"fumadocs-core": ["next"]
};
/**
* Checks that the packages of a generator aren't older than the oldest supported versions. Uses the installed version,
* otherwise the declared range.
*
* @throws OptionsError with the command that updates the packages.
*/
function rejectOldVersions({ package: name }, { read }, manager) {
	const names = checkedPackages[name] ?? [name];
	for (const packageName of names) {
		const minVersion = lowestVersion(testedPeers[packageName] ?? "");
		const version = lowestVersion(stringMember(parseJson(read(`node_modules/${packageName}/package.json`) ?? ""), "version") ?? findDeclaredRange(parseJson(read("package.json") ?? ""), packageName) ?? "");
		if (minVersion === void 0 || version === void 0 || !isOlder(version, minVersion)) continue;
		throw new OptionsError(`${packageName} ${version} is too old: it must be ${minVersion} or later. Update it first: ${manager.add(names.map((dependency) => `${dependency}@latest`))}`);
	}
}
/**
* Creates a note for a generator that doesn't run on a version of Node. `undefined` if it runs.
*
* @param nodeVersion Version of Node: `20.20.2`.
*/
function createNodeNote({ title, package: name }, { read }, nodeVersion) {
	const testedVersion = manifests.find((item) => item.name === title)?.minNodeVersion;
	const installedManifest = parseJson(read(`node_modules/${name === "@astrojs/starlight" ? "astro" : name}/package.json`) ?? "");
	const engines = isObject(installedManifest) ? stringMember(installedManifest.engines, "node") : void 0;
	const [, minNodeVersion = testedVersion] = /^>=\s*(\d[\d.]*)$/.exec(engines ?? "") ?? [];
	if (minNodeVersion === void 0 || !isOlder(nodeVersion, minNodeVersion)) return void 0;
	return `${title} needs Node ${minNodeVersion} or later, and this is Node ${nodeVersion}: its build will not start. Install a newer Node first.`;
}
function stringMember(value, name) {
	const member = isObject(value) ? value[name] : void 0;
	return typeof member === "string" ? member : void 0;
}
//#endregion
//#region src/cli/init.ts
const init = {
	usage: "docs-json-nav init [root] [flags]",
	summary: "Adds the package to a project: shows the changes that the generator needs, and writes them after you confirm.",
	flags: {
		"accept-findings": {
			type: "boolean",
			description: "write the findings of today to a baseline, so that builds pass"
		},
		yes: {
			type: "boolean",
			short: "y",
			description: "write the changes without asking"
		},
		generator: {
			type: "string",
			value: "NAME",
			description: `generator of the site: ${recipes.map(({ name }) => name).join(", ")} (default: detected)`
		}
	},
	examples: [
		["docs-json-nav init", "detect the generator, and show the changes"],
		["docs-json-nav init docs --yes", "write them"],
		["docs-json-nav init --yes --accept-findings", "accept what the check reports today"],
		["docs-json-nav init --generator starlight", "a complete new site, in a folder that has only docs.json"]
	],
	notes: ["A second run changes nothing."],
	run
};
async function run(input, streams) {
	const { values, names, words } = input;
	const { out, cwd, program } = streams;
	const generatorName = values.generator;
	if (generatorName !== void 0 && !recipes.some(({ name }) => name === generatorName)) {
		const recipeNames = recipes.map(({ name }) => name);
		throw new OptionsError(`Unknown generator ${generatorName}: write ${nearestWords(generatorName, recipeNames)[0] ?? recipeNames.join(", ")}.`);
	}
	const { options } = await findOptions(names[0] === void 0 ? {} : { root: names[0] }, cwd);
	const docsPath = options.root;
	const docsFolder = relative(cwd, docsPath).split(sep).join("/") || ".";
	const files = createFolderFiles(cwd);
	const conversion = convertMintFile(docsPath, getPathPrefix(docsFolder));
	if (conversion === void 0 && files.read(join(docsFolder, "docs.json")) === void 0) throw new OptionsError(`No docs.json ${docsFolder === "." ? "here" : `in ${docsFolder}`}: create one, or pass its folder.`);
	const detected = findRecipe(files, generatorName);
	const recipe = generatorName === void 0 ? await askGenerator(files, detected, commandLine([
		program,
		"init",
		...words
	])) : detected;
	if (recipe === "none") {
		out("Nothing was written.\n");
		return 0;
	}
	const packageManager = findPackageManager(files);
	if (recipe !== void 0) rejectOldVersions(recipe, files, packageManager);
	const survey = await surveyDocs(options, recipe, cwd, conversion?.text);
	if (survey.broken !== "") {
		streams.err(`${survey.broken}\nNothing was written: docs.json can't be read. Correct it first.\n`);
		return 1;
	}
	const plan = planChanges({
		...files,
		manager: packageManager,
		program,
		...survey,
		root: docsFolder,
		name: packageName(cwd),
		version: `^${packageVersion()}`
	}, recipe);
	const changes = conversion === void 0 ? plan.changes : [{
		file: posix.join(docsFolder, docsConfigFile),
		before: void 0,
		after: conversion.text
	}, ...plan.changes];
	out(`docs in ${docsFolder}, ${recipe === void 0 ? "no generator found" : `built with ${recipe.title}`}\n\n`);
	for (const { file, before, after } of changes) out(`${formatPatch(file, before ?? "", after ?? "")}\n\n`);
	const nodeVersionWarning = recipe && createNodeNote(recipe, files, process.versions.node);
	for (const note of [
		...conversion === void 0 ? [] : [`Writes ${conversion.note}`],
		...plan.notes,
		...nodeVersionWarning === void 0 ? [] : [nodeVersionWarning]
	]) out(`${note}\n\n`);
	if (changes.length === 0) {
		const checkResult = await acceptFindings(input, streams);
		out(checkResult.isPassing ? "Nothing to change.\n" : `Nothing to change.\n${checkResult.text}\n`);
		return 0;
	}
	if (values.yes !== true && !await confirmWrite(changes)) {
		const generatorFlag = recipe === detected ? [] : ["--generator", String(recipe?.name)];
		out(`Nothing was written. To write the changes: ${program} ${commandLine([
			"init",
			...words,
			...generatorFlag,
			"--yes"
		])}\n`);
		return 0;
	}
	const projectFolder = new SafePathResolver(cwd);
	const paths = changes.map(({ file }) => projectFolder.resolve(file));
	for (const [index, { after }] of changes.entries()) {
		const path = paths[index];
		if (after === void 0) rmSync(path);
		else writeFileAtomic(path, after);
	}
	const checkResult = await acceptFindings(input, streams);
	out(`Written. Next: ${packageManager.install}, then ${packageManager.run(plan.build ?? "check:docs")}.\n${checkResult.text}\n`);
	return 0;
}
/**
* Checks the site. If the check fails, asks whether to accept the findings for now. Accepting them writes a baseline
* and sets the option `baseline`. Without a terminal, findings are accepted only with `--accept-findings`.
*
* @returns The result, with sentences for the user.
*/
async function acceptFindings({ values, names, words }, streams) {
	const { out, cwd, program } = streams;
	const foundOptions = await findOptions(names[0] === void 0 ? {} : { root: names[0] }, cwd);
	const events = { keepsAccepted: true };
	const site = await resolveSite({
		...foundOptions.options,
		feedback: void 0
	}, void 0, events);
	const { checkScope, compareWithBaseline } = await import("./baseline-GkEDEqPl.js");
	const scope = checkScope(site, {});
	const baselinePath = relative(cwd, site.baseline ?? defaultBaseline(foundOptions));
	const comparison = site.baseline === void 0 || !existsSync(site.baseline) ? site : await compareWithBaseline(site, baselinePath, false, scope, streams);
	if (comparison.ok) return {
		isPassing: true,
		text: "The check passes."
	};
	const summary = summarize({
		...site,
		diagnostics: comparison.diagnostics
	});
	if (values["accept-findings"] !== true && !await confirmAccept(summary)) {
		const acceptCommand = `${program} ${commandLine([
			"init",
			...words.filter((word) => !/^(?:-y|--yes)$/.test(word)),
			"--yes",
			"--accept-findings"
		])}`;
		return {
			isPassing: false,
			text: `The check will fail: ${summary}.\nPlaces and fixes: ${nextCommand(program, "check", names[0], {})}\nAccept them for now: ${acceptCommand}`
		};
	}
	await compareWithBaseline(site, baselinePath, true, scope, streams);
	const optionNote = site.baseline === void 0 ? setBaselineOption(foundOptions, cwd) : "";
	out(`Wrote ${baselinePath}: ${summary} accepted for now.${optionNote === "" ? "" : ` ${optionNote}`}\n`);
	return {
		isPassing: true,
		text: "The check passes."
	};
}
async function confirmAccept(summary) {
	if (!canPrompt()) return false;
	const { confirm } = await import("./dist-D61SEm6s.js");
	return await confirm({
		message: `${summary} today. Accept them for now?`,
		initialValue: true
	}) === true;
}
async function confirmWrite(changes) {
	if (!canPrompt()) return false;
	const { confirm } = await import("./dist-D61SEm6s.js");
	return await confirm({ message: `Write ${changes.length === 1 ? "this file" : `these ${changes.length} files`}?` }) === true;
}
/**
* Reads what the configuration of the project depends on: the home page, media folders and packages. Reports only
* findings that prevent reading `docs.json`.
*
* @param converted Text of the `docs.json` converted from `mint.json`, which is not written yet. Default: the file.
*/
async function surveyDocs(options, recipe, folder, converted) {
	const offlineOptions = {
		...options,
		content: false,
		feedback: void 0,
		remote: { offline: true }
	};
	const site = await resolveSite(offlineOptions, converted === void 0 ? void 0 : overlayHost((await openDocsHost(offlineOptions)).host, new Map([[docsConfigFile, converted]])));
	const outputFolders = ["out", "public"].map((name) => join(folder, name));
	const unreadableFindings = site.diagnostics.filter(({ code }) => unreadableCodes.has(code));
	const prefix = getPathPrefix(relative(folder, site.root) || ".");
	return {
		broken: unreadableFindings.length === 0 ? "" : formatDiagnostics({
			...site,
			diagnostics: unreadableFindings
		}, { prefix }),
		home: site.model.tree.route ?? "/",
		searchLanguages: lunrLanguages(site.model),
		media: [...new Set([...listAssets(site, outputFolders).keys()].map((path) => path.split("/", 1)[0]))].sort(),
		packages: await findMissingPackages(site, recipe?.renderer ?? recipe?.title, folder)
	};
}
/** Codes of findings that prevent reading the navigation from `docs.json`. */
const unreadableCodes = new Set([
	"config-syntax",
	"config-unreadable",
	"config-missing"
]);
function packageName(folder) {
	return basename(folder).toLowerCase().replace(/[^a-z\d._-]+/g, "-").replace(/^[._-]+|-+$/g, "") || "docs";
}
function canPrompt() {
	return process.stdin.isTTY === true && process.stdout.isTTY === true && !process.env.CI;
}
/**
* Asks for the generator if the project has none, or only Vite, which renders no docs by itself. Doesn't ask if a
* workspace of the project contains a site.
*
* @param detected Generator or bundler found in the project.
* @param command Command as typed, for messages.
* @returns The chosen generator, or `none` if the user cancels. Without a terminal, `detected`. `undefined` for a
* project that only runs checks.
* @throws OptionsError if the folder has no `package.json` and there is no terminal.
*/
async function askGenerator(files, detected, command) {
	const hasNoManifest = files.read("package.json") === void 0;
	if (detected !== void 0 && detected.name !== "vite") return detected;
	if (detected === void 0 && findSiteWorkspaces(files).length > 0) return detected;
	if (!canPrompt()) {
		if (!hasNoManifest) return detected;
		throw new OptionsError(`No generator was found. Choose one: ${command} --generator ${joinWithOr(starters.map(({ name }) => name))}.`);
	}
	const { isCancel, select } = await import("./dist-D61SEm6s.js");
	const otherChoices = hasNoManifest ? [] : [{
		value: "own",
		label: detected === void 0 ? "None: only checks" : "My own theme"
	}];
	const answer = await select({
		message: "Which generator builds the site?",
		options: [...starters.map(({ name, title }) => ({
			value: name,
			label: title
		})), ...otherChoices]
	});
	return isCancel(answer) ? "none" : starters.find(({ name }) => name === answer) ?? detected;
}
/**
* Finds packages that the pages need and that are not installed. `check --for` reports the same packages.
*
* @param generatorName Name of the generator. `undefined` if no generator renders the pages.
* @param project Absolute path of the project.
* @returns Version range by package name.
*/
async function findMissingPackages(site, generatorName, project) {
	const generator = generators.find((item) => item.name === generatorName);
	if (generator === void 0) return {};
	const packageNames = (await forecastLosses(site, [generator], project, progressBar("rendering pages"))).flat().flatMap(({ code, args }) => {
		const { packages = [] } = args;
		return code === "generator-package" ? packages : [];
	});
	return Object.fromEntries(packageNames.map((item) => [item, testedPeers[item]?.split(" || ").at(-1) ?? "latest"]));
}
//#endregion
export { init };
