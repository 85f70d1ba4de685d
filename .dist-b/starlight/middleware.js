import { a as eyebrowOf, c as languageOf, i as containsPage, l as neighborsOf, m as targetOf, o as globalLinksOf, p as sidebarOf, r as choiceRowsOf, s as hrefOf, t as bannerOf, u as pageAt } from "../runtime-D8PVe_rx.js";
import { r as createSiteLookup, t as resolveOnPages } from "../resolve-VkHDyHGU.js";
import { i as splitUrl, o as capitalize, s as escapeHtml } from "../url-DMQRjnVx.js";
import { t as linkTarget } from "../targets-Mog_7cLP.js";
import site from "virtual:docs-json-nav";
import { componentBranding, settings } from "virtual:docs-json-nav/starlight";
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
//#endregion
//#region src/generators/astro/url.ts
function astroUrl(site, route, { format, trailingSlash }) {
	const [path, suffix] = splitUrl(route);
	const hrefWithoutSlash = hrefOf(site, path === "/" ? "/" : path.replace(/\/+$/, ""));
	if (format === "file") return `${path === "/" ? `${hrefWithoutSlash}index` : hrefWithoutSlash}.html${suffix}`;
	const hrefWithSlash = hrefWithoutSlash.endsWith("/") ? hrefWithoutSlash : `${hrefWithoutSlash}/`;
	return (trailingSlash === "never" && path !== "/" ? hrefWithoutSlash : hrefWithSlash) + suffix;
}
//#endregion
//#region src/render/icons/icon-styles.ts
const navIconClass = "djn-nav-icon";
/** Returns the class of an icon, a valid CSS identifier that is the same on all pages. */
function iconClass({ name, library = "", style = "" }) {
	return `djn-i-${(library === "" && style === "" ? [name] : [
		name,
		library,
		style
	]).map(escapeName).join("__")}`;
}
function iconClasses(icon) {
	return `${navIconClass} ${iconClass(icon)}`;
}
/**
* Returns classes for an element in an entry, for generators that can't set a class on the entry. The icon appears
* before the label of the entry.
*/
function parentIconClasses(icon) {
	return `djn-parent-icon ${iconClass(icon)}`;
}
/** Escapes everything except letters, digits and hyphens: `a.b` → `a_002eb`. */
function escapeName(text) {
	return text.replace(/[^A-Za-z\d-]/g, (char) => `_${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
//#endregion
//#region src/render/colors.ts
/** Parses `#rgb`, `#rrggbb` and `rgb(…)`; `undefined` for other forms. Alpha is ignored. */
function parseColor(text) {
	const shortHex = /^#([\da-f])([\da-f])([\da-f])[\da-f]?$/i.exec(text);
	if (shortHex !== null) return toRgb(shortHex.slice(1, 4).map((digit) => Number.parseInt(digit + digit, 16)));
	const longHex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})(?:[\da-f]{2})?$/i.exec(text);
	if (longHex !== null) return toRgb(longHex.slice(1, 4).map((digits) => Number.parseInt(digits, 16)));
	const rgbMatch = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/i.exec(text);
	return rgbMatch === null ? void 0 : toRgb(rgbMatch.slice(1, 4).map((number) => Math.min(255, Number(number))));
}
function toRgb([red = 0, green = 0, blue = 0]) {
	return [
		red,
		green,
		blue
	];
}
function formatColor(color) {
	return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
}
/** Returns a number from 1 (no contrast) to 21, as in WCAG 2. */
function contrastRatio(first, second) {
	const [minLuminance = 0, maxLuminance = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
	return (maxLuminance + .05) / (minLuminance + .05);
}
function luminance(color) {
	const [red = 0, green = 0, blue = 0] = color.map((channel) => {
		const value = channel / 255;
		return value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4;
	});
	return .2126 * red + .7152 * green + .0722 * blue;
}
const white = [
	255,
	255,
	255
];
const darkText = [
	28,
	30,
	33
];
/** Text color of a button: white if its contrast with the button is at least 3:1, otherwise nearly black. */
function buttonTextColor(button) {
	return contrastRatio(white, button) >= 3 ? white : darkText;
}
//#endregion
//#region src/generators/branding/services.ts
const serviceTitles = new Map(Object.entries({
	github: "GitHub",
	linkedin: "LinkedIn",
	youtube: "YouTube",
	x: "X",
	hackernews: "Hacker News"
}));
/** Name of a service as its owner writes it: `linkedin → LinkedIn`. */
function serviceTitle(service) {
	return serviceTitles.get(service) ?? capitalize(service);
}
//#endregion
//#region src/generators/branding/links.ts
const serviceAliases = new Map(Object.entries({
	"x-twitter": "x",
	"hacker-news": "hackernews",
	"earth-americas": "website",
	globe: "website"
}));
/** Navbar and footer of the pages in a language. Undefined: pages without a language. */
function brandingOf(branding, language) {
	return branding.languages.find((item) => item.language === language) ?? branding;
}
/** Social links of a site, including a primary button that links to GitHub. */
function socialLinks({ footer, navbar }) {
	const { primary } = navbar;
	const navbarSocials = primary?.icon === "github" ? [{
		kind: "github",
		href: primary.href
	}] : [];
	const seen = /* @__PURE__ */ new Set();
	return [...navbarSocials, ...footer.socials].flatMap(({ kind, href }) => {
		const name = serviceAliases.get(kind.toLowerCase()) ?? kind.toLowerCase();
		if (seen.has(name)) return [];
		seen.add(name);
		return [{
			kind: name,
			label: serviceTitle(name),
			href
		}];
	});
}
/** Primary button, unless it is a social link. */
function primaryLink({ navbar }) {
	return navbar.primary?.icon === "github" ? void 0 : navbar.primary;
}
function navbarLinks(branding) {
	const primary = primaryLink(branding);
	return [...branding.navbar.links, ...primary === void 0 ? [] : [primary]];
}
function resolveNavbarLinks(branding, toUrl) {
	const primary = primaryLink(branding);
	return navbarLinks(branding).map((link) => ({
		label: link.label,
		primary: link === primary,
		...link.icon === void 0 ? {} : { icon: iconClasses({ name: link.icon }) },
		...linkTarget(link.href, toUrl)
	}));
}
function resolveFooterColumns({ footer }, toUrl) {
	return footer.columns.map(({ header, links }) => ({
		title: header ?? null,
		links: links.map(({ label, href }) => ({
			label,
			...linkTarget(href, toUrl)
		}))
	}));
}
//#endregion
//#region src/generators/view/badges.ts
const toneByMethod = {
	GET: "success",
	POST: "note",
	PUT: "caution",
	PATCH: "caution",
	DELETE: "danger",
	WEBHOOK: "tip",
	CHANNEL: "tip"
};
function createBadges({ method, deprecated, tag, openCount = 0 }, labels) {
	return [
		...method === void 0 ? [] : [{
			text: method,
			tone: toneByMethod[method] ?? "default"
		}],
		...deprecated === true ? [{
			text: labels.deprecated,
			tone: "caution"
		}] : [],
		...tag === void 0 ? [] : [{
			text: tag,
			tone: "default"
		}],
		...openCount === 0 ? [] : [{
			text: openCommentsText(openCount, labels),
			tone: "default"
		}]
	];
}
/** Properties for the badges below a page's title. An endpoint's method is omitted, because the content shows it. */
function pageBadgeProperties({ deprecated, tag, feedback }) {
	return {
		...deprecated === true ? { deprecated } : {},
		...tag === void 0 ? {} : { tag },
		...feedback === void 0 ? {} : { openCount: feedback.open }
	};
}
function openCommentsText(count, { openComment, openComments: openCommentsTemplate }) {
	return count === 1 ? openComment : openCommentsTemplate.replace("{count}", String(count));
}
//#endregion
//#region src/generators/view/banner.ts
/** Banner of the innermost section with a banner, otherwise the site's banner. */
function bannerView(site, placement, toUrl) {
	const banner = bannerOf(site, placement);
	if (banner === void 0) return null;
	const style = bannerStyle(banner);
	return {
		parts: parseParts(withoutHtml(banner.content), {}, (url) => bannerLinkTarget(site, url, toUrl)),
		dismissible: banner.dismissible,
		...style === void 0 ? {} : { style }
	};
}
const tagPattern = /<!--[\s\S]*?-->|<\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>/gi;
function withoutHtml(content) {
	return content.replace(/<br\s*\/?>/gi, " ").replace(tagPattern, "").trim();
}
/** Matches an escaped character, code, a link, or bold or italic text. */
const inlinePattern = /\\([!-/:-@[-`{-~])|`([^`]+)`|\[([^\]]+)\]\(([^()\s]+)(?:\s+"[^"]*")?\)|\*{3}(?=\S)(.+?)(?<=\S)\*{3}|(\*\*|__)(?=\S)(.+?)(?<=\S)\6|(?<!\w)_(?=\S)(.+?)(?<=\S)_(?!\w)|\*(?=[^\s*])(.+?)(?<=[^\s*])\*/gs;
function parseParts(content, format, resolveLink) {
	const parts = [];
	const add = (text, partFormat = {}) => {
		if (text !== "") parts.push({
			text,
			...format,
			...partFormat
		});
	};
	const addFormatted = (text, partFormat) => {
		parts.push(...parseParts(text, {
			...format,
			...partFormat
		}, resolveLink));
	};
	let end = 0;
	for (const match of content.matchAll(inlinePattern)) {
		const [matchText, escaped, code, label, url = "", boldItalic, , bold, underscoreItalic, starItalic] = match;
		const italic = underscoreItalic ?? starItalic;
		add(content.slice(end, match.index));
		end = match.index + matchText.length;
		if (escaped !== void 0) add(escaped);
		else if (code !== void 0) add(code, { isCode: true });
		else if (boldItalic !== void 0) addFormatted(boldItalic, {
			isStrong: true,
			isEmphasis: true
		});
		else if (bold !== void 0) addFormatted(bold, { isStrong: true });
		else if (italic !== void 0) addFormatted(italic, { isEmphasis: true });
		else if (label !== void 0) {
			const target = format.target ?? resolveLink(url);
			addFormatted(label, target === void 0 ? {} : { target });
		}
	}
	add(content.slice(end));
	return parts;
}
const lookups = /* @__PURE__ */ new WeakMap();
/** Resolves a link in a banner like a link in a page at the root: `b/index`, `/b.mdx`, redirects. */
function bannerLinkTarget(site, url, toUrl) {
	if (!isSafeUrl(url)) return void 0;
	if (url.startsWith("#")) return linkTarget(url, toUrl);
	const lookup = lookups.get(site) ?? createSiteLookup(site);
	lookups.set(site, lookup);
	const resolution = resolveOnPages(url, null, [{
		route: "/",
		file: null
	}], lookup);
	return linkTarget(resolution.to === "page" ? resolution.route + resolution.suffix : url, toUrl);
}
/** Amber and red on which white text is readable. */
const typeColors = {
	info: void 0,
	warning: "#b45309",
	critical: "#dc2626"
};
function bannerStyle({ type = "info", color = {} }) {
	const light = color.light ?? color.dark ?? typeColors[type];
	const dark = color.dark ?? light;
	if (light === void 0 || dark === void 0) return void 0;
	const properties = {
		"--djn-banner": light,
		"--djn-banner-text": bannerTextColor(light),
		"--djn-banner-dark": dark,
		"--djn-banner-text-dark": bannerTextColor(dark)
	};
	return Object.entries(properties).map(([name, value]) => `${name}:${value}`).join(";");
}
/** Text color of a banner that looks like a button. White if the background isn't a plain color. */
function bannerTextColor(color) {
	const background = parseColor(color);
	return background === void 0 ? "#ffffff" : formatColor(buttonTextColor(background));
}
//#endregion
//#region src/generators/view/words/arabic.ts
const arabic = {
	navigation: {
		deprecated: "مهمل",
		breadcrumbs: "مسار التنقل",
		sections: "الأقسام",
		language: "اختر اللغة",
		version: "اختر الإصدار",
		product: "المنتج",
		dropdown: "القسم",
		anchor: "المجالات",
		item: "المواضيع",
		more: "المزيد",
		notice: "إشعار",
		dismiss: "إغلاق الإشعار",
		previous: "السابق",
		next: "التالي",
		menu: "القائمة",
		openComment: "تعليق مفتوح واحد",
		openComments: "التعليقات المفتوحة: {count}"
	},
	theme: {
		skip: "انتقل إلى المحتوى",
		theme: "فاتح أو داكن",
		pages: "الصفحات",
		outline: "في هذه الصفحة",
		neighbors: "الصفحة السابقة والتالية",
		expand: "إظهار أو إخفاء",
		missing: "الصفحة غير موجودة",
		missingHelp: "قد يكون العنوان قديمًا أو مكتوبًا بشكل خاطئ. ابحث عن صفحة أو ابدأ من البداية.",
		start: "الصفحة الرئيسية"
	},
	search: {
		search: "بحث",
		results: "النتائج",
		nothing: "لم يتم العثور على أي صفحة."
	}
};
//#endregion
//#region src/generators/view/words/english.ts
/** Texts around the pages of built sites. */
const english = {
	navigation: {
		deprecated: "Deprecated",
		breadcrumbs: "Breadcrumbs",
		sections: "Sections",
		language: "Select language",
		version: "Select version",
		product: "Product",
		dropdown: "Section",
		anchor: "Areas",
		item: "Topics",
		more: "More",
		notice: "Notice",
		dismiss: "Close this notice",
		previous: "Previous",
		next: "Next",
		menu: "Menu",
		openComment: "1 open comment",
		/** `{count}` is replaced by the number. */
		openComments: "{count} open comments"
	},
	/** Texts of sites that are built without a generator. */
	theme: {
		skip: "Skip to content",
		theme: "Light or dark",
		pages: "Pages",
		outline: "On this page",
		neighbors: "Previous and next page",
		expand: "Show or hide",
		missing: "Page not found",
		missingHelp: "The address may be old or mistyped. Search for a page, or start at the beginning.",
		start: "Start page"
	},
	search: {
		search: "Search",
		results: "Results",
		nothing: "No page has these words."
	}
};
//#endregion
//#region src/generators/view/words/french.ts
const french = {
	navigation: {
		deprecated: "Obsolète",
		breadcrumbs: "Fil d’Ariane",
		sections: "Rubriques",
		language: "Choisir la langue",
		version: "Choisir la version",
		product: "Produit",
		dropdown: "Rubrique",
		anchor: "Domaines",
		item: "Sujets",
		more: "À voir aussi",
		notice: "À noter",
		dismiss: "Fermer cet avis",
		previous: "Précédent",
		next: "Suivant",
		menu: "Menu",
		openComment: "1 commentaire ouvert",
		openComments: "{count} commentaires ouverts"
	},
	theme: {
		skip: "Aller au contenu",
		theme: "Clair ou sombre",
		pages: "Pages",
		outline: "Sur cette page",
		neighbors: "Page précédente et suivante",
		expand: "Afficher ou masquer",
		missing: "Page introuvable",
		missingHelp: "L’adresse est peut-être ancienne ou mal saisie. Cherchez une page, ou repartez du début.",
		start: "Page d’accueil"
	},
	search: {
		search: "Rechercher",
		results: "Résultats",
		nothing: "Aucune page trouvée."
	}
};
//#endregion
//#region src/generators/view/words/german.ts
const german = {
	navigation: {
		deprecated: "Veraltet",
		breadcrumbs: "Pfad",
		sections: "Bereiche",
		language: "Sprache wählen",
		version: "Version wählen",
		product: "Produkt",
		dropdown: "Bereich",
		anchor: "Gebiete",
		item: "Themen",
		more: "Mehr",
		notice: "Hinweis",
		dismiss: "Hinweis schließen",
		previous: "Zurück",
		next: "Weiter",
		menu: "Menü",
		openComment: "1 offener Kommentar",
		openComments: "{count} offene Kommentare"
	},
	theme: {
		skip: "Zum Inhalt",
		theme: "Hell oder dunkel",
		pages: "Seiten",
		outline: "Auf dieser Seite",
		neighbors: "Seite davor und danach",
		expand: "Zeigen oder verbergen",
		missing: "Seite nicht gefunden",
		missingHelp: "Die Adresse ist vielleicht veraltet oder falsch geschrieben. Suchen Sie eine Seite, oder beginnen Sie von vorn.",
		start: "Startseite"
	},
	search: {
		search: "Suchen",
		results: "Treffer",
		nothing: "Keine Seite gefunden."
	}
};
//#endregion
//#region src/generators/view/words/italian.ts
const italian = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Percorso",
		sections: "Sezioni",
		language: "Scegli la lingua",
		version: "Scegli la versione",
		product: "Prodotto",
		dropdown: "Sezione",
		anchor: "Aree",
		item: "Argomenti",
		more: "Altro",
		notice: "Avviso",
		dismiss: "Chiudi questo avviso",
		previous: "Precedente",
		next: "Successivo",
		menu: "Menu",
		openComment: "1 commento aperto",
		openComments: "{count} commenti aperti"
	},
	theme: {
		skip: "Vai al contenuto",
		theme: "Chiaro o scuro",
		pages: "Pagine",
		outline: "In questa pagina",
		neighbors: "Pagina precedente e successiva",
		expand: "Mostra o nascondi",
		missing: "Pagina non trovata",
		missingHelp: "L’indirizzo potrebbe essere vecchio o scritto male. Cerca una pagina o ricomincia dall’inizio.",
		start: "Pagina iniziale"
	},
	search: {
		search: "Cerca",
		results: "Risultati",
		nothing: "Nessuna pagina trovata."
	}
};
//#endregion
//#region src/generators/view/words/japanese.ts
const japanese = {
	navigation: {
		deprecated: "非推奨",
		breadcrumbs: "パンくずリスト",
		sections: "セクション",
		language: "言語を選択",
		version: "バージョンを選択",
		product: "製品",
		dropdown: "セクション",
		anchor: "エリア",
		item: "トピック",
		more: "その他",
		notice: "お知らせ",
		dismiss: "お知らせを閉じる",
		previous: "前へ",
		next: "次へ",
		menu: "メニュー",
		openComment: "未対応のコメント 1 件",
		openComments: "未対応のコメント {count} 件"
	},
	theme: {
		skip: "本文へ移動",
		theme: "ライトまたはダーク",
		pages: "ページ",
		outline: "このページの内容",
		neighbors: "前後のページ",
		expand: "表示または非表示",
		missing: "ページが見つかりません",
		missingHelp: "アドレスが古いか、誤っている可能性があります。ページを検索するか、最初のページからお探しください。",
		start: "最初のページ"
	},
	search: {
		search: "検索",
		results: "検索結果",
		nothing: "ページが見つかりません。"
	}
};
//#endregion
//#region src/generators/view/words/korean.ts
const korean = {
	navigation: {
		deprecated: "지원 중단됨",
		breadcrumbs: "이동 경로",
		sections: "섹션",
		language: "언어 선택",
		version: "버전 선택",
		product: "제품",
		dropdown: "섹션",
		anchor: "영역",
		item: "주제",
		more: "더 보기",
		notice: "알림",
		dismiss: "알림 닫기",
		previous: "이전",
		next: "다음",
		menu: "메뉴",
		openComment: "처리되지 않은 댓글 1개",
		openComments: "처리되지 않은 댓글 {count}개"
	},
	theme: {
		skip: "본문으로 이동",
		theme: "밝게 또는 어둡게",
		pages: "페이지",
		outline: "이 페이지에서",
		neighbors: "이전 및 다음 페이지",
		expand: "표시 또는 숨기기",
		missing: "페이지를 찾을 수 없음",
		missingHelp: "주소가 오래되었거나 잘못 입력되었을 수 있습니다. 페이지를 검색하거나 처음부터 시작하세요.",
		start: "시작 페이지"
	},
	search: {
		search: "검색",
		results: "검색 결과",
		nothing: "페이지를 찾을 수 없습니다."
	}
};
//#endregion
//#region src/generators/view/words/portuguese.ts
const portuguese = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Caminho",
		sections: "Seções",
		language: "Escolher idioma",
		version: "Escolher versão",
		product: "Produto",
		dropdown: "Seção",
		anchor: "Áreas",
		item: "Tópicos",
		more: "Mais",
		notice: "Aviso",
		dismiss: "Fechar este aviso",
		previous: "Anterior",
		next: "Próximo",
		menu: "Menu",
		openComment: "1 comentário aberto",
		openComments: "{count} comentários abertos"
	},
	theme: {
		skip: "Ir para o conteúdo",
		theme: "Claro ou escuro",
		pages: "Páginas",
		outline: "Nesta página",
		neighbors: "Página anterior e próxima",
		expand: "Mostrar ou ocultar",
		missing: "Página não encontrada",
		missingHelp: "O endereço pode estar antigo ou incorreto. Procure uma página ou comece do início.",
		start: "Página inicial"
	},
	search: {
		search: "Pesquisar",
		results: "Resultados",
		nothing: "Nenhuma página encontrada."
	}
};
//#endregion
//#region src/generators/view/words/russian.ts
const russian = {
	navigation: {
		deprecated: "Устарело",
		breadcrumbs: "Навигационная цепочка",
		sections: "Разделы",
		language: "Выбрать язык",
		version: "Выбрать версию",
		product: "Продукт",
		dropdown: "Раздел",
		anchor: "Области",
		item: "Темы",
		more: "Ещё",
		notice: "Уведомление",
		dismiss: "Закрыть уведомление",
		previous: "Назад",
		next: "Далее",
		menu: "Меню",
		openComment: "1 открытый комментарий",
		openComments: "Открытых комментариев: {count}"
	},
	theme: {
		skip: "Перейти к содержанию",
		theme: "Светлая или тёмная тема",
		pages: "Страницы",
		outline: "На этой странице",
		neighbors: "Предыдущая и следующая страницы",
		expand: "Показать или скрыть",
		missing: "Страница не найдена",
		missingHelp: "Возможно, адрес устарел или введён с ошибкой. Найдите страницу через поиск или начните с главной.",
		start: "Главная страница"
	},
	search: {
		search: "Поиск",
		results: "Результаты",
		nothing: "Ничего не найдено."
	}
};
//#endregion
//#region src/generators/view/words/simplified-chinese.ts
const simplifiedChinese = {
	navigation: {
		deprecated: "已弃用",
		breadcrumbs: "导航路径",
		sections: "栏目",
		language: "选择语言",
		version: "选择版本",
		product: "产品",
		dropdown: "栏目",
		anchor: "分区",
		item: "主题",
		more: "更多",
		notice: "通知",
		dismiss: "关闭通知",
		previous: "上一页",
		next: "下一页",
		menu: "菜单",
		openComment: "1 条未处理的评论",
		openComments: "{count} 条未处理的评论"
	},
	theme: {
		skip: "跳到正文",
		theme: "浅色或深色",
		pages: "页面",
		outline: "本页目录",
		neighbors: "上一页和下一页",
		expand: "展开或收起",
		missing: "页面不存在",
		missingHelp: "地址可能已过期或输入有误。请搜索页面，或从首页开始。",
		start: "首页"
	},
	search: {
		search: "搜索",
		results: "搜索结果",
		nothing: "没有找到页面。"
	}
};
//#endregion
//#region src/generators/view/words/spanish.ts
const spanish = {
	navigation: {
		deprecated: "Obsoleto",
		breadcrumbs: "Ruta de navegación",
		sections: "Secciones",
		language: "Seleccionar idioma",
		version: "Seleccionar versión",
		product: "Producto",
		dropdown: "Sección",
		anchor: "Áreas",
		item: "Temas",
		more: "Más",
		notice: "Aviso",
		dismiss: "Cerrar este aviso",
		previous: "Anterior",
		next: "Siguiente",
		menu: "Menú",
		openComment: "1 comentario abierto",
		openComments: "{count} comentarios abiertos"
	},
	theme: {
		skip: "Ir al contenido",
		theme: "Claro u oscuro",
		pages: "Páginas",
		outline: "En esta página",
		neighbors: "Página anterior y siguiente",
		expand: "Mostrar u ocultar",
		missing: "Página no encontrada",
		missingHelp: "La dirección puede ser antigua o estar mal escrita. Busque una página o empiece por el principio.",
		start: "Página de inicio"
	},
	search: {
		search: "Buscar",
		results: "Resultados",
		nothing: "Ninguna página encontrada."
	}
};
//#endregion
//#region src/generators/view/words/traditional-chinese.ts
const traditionalChinese = {
	navigation: {
		deprecated: "已棄用",
		breadcrumbs: "導覽路徑",
		sections: "欄目",
		language: "選擇語言",
		version: "選擇版本",
		product: "產品",
		dropdown: "欄目",
		anchor: "分區",
		item: "主題",
		more: "更多",
		notice: "通知",
		dismiss: "關閉通知",
		previous: "上一頁",
		next: "下一頁",
		menu: "選單",
		openComment: "1 則未處理的留言",
		openComments: "{count} 則未處理的留言"
	},
	theme: {
		skip: "跳到正文",
		theme: "淺色或深色",
		pages: "頁面",
		outline: "本頁目錄",
		neighbors: "上一頁和下一頁",
		expand: "展開或收合",
		missing: "找不到頁面",
		missingHelp: "網址可能已過期或輸入有誤。請搜尋頁面，或從首頁開始。",
		start: "首頁"
	},
	search: {
		search: "搜尋",
		results: "搜尋結果",
		nothing: "沒有找到頁面。"
	}
};
//#endregion
//#region src/generators/view/words.ts
/** By language, or by language and script. All other languages use English. */
const translations = {
	ar: arabic,
	de: german,
	en: english,
	es: spanish,
	fr: french,
	it: italian,
	ja: japanese,
	ko: korean,
	pt: portuguese,
	ru: russian,
	zh: simplifiedChinese,
	"zh-Hant": traditionalChinese,
	"zh-TW": traditionalChinese
};
/** @param code Language code of `docs.json`. */
function wordsOf(code) {
	const { htmlLang } = languageOf(code ?? "en");
	const [language = ""] = htmlLang.split("-");
	return translations[htmlLang] ?? translations[language] ?? english;
}
function navigationLabels(code) {
	return wordsOf(code).navigation;
}
//#endregion
//#region src/generators/view/view.ts
/**
* Creates the view of a page. Unlisted pages and pages outside the model get the tabs of the first page.
*
* @param page `undefined` for a page outside the model, such as the 404 page.
* @param toUrl Maps a route to its URL.
*/
function viewOf(site, page, toUrl) {
	const placement = page?.placements[0];
	const homePlacement = site.tree.route === null ? void 0 : site.pages[site.tree.route]?.placements[0];
	const levels = visibleLevels(site, placement, homePlacement);
	const labels = navigationLabels((placement ?? homePlacement)?.context.language);
	const [tabs, ...nestedTabs] = levels.filter(({ axis }) => axis === "tab");
	const menuLevels = levels.flatMap(({ options }) => {
		const menu = placement === void 0 ? void 0 : options.find(({ current }) => current)?.menu;
		return menu === void 0 ? [] : [{
			axis: "item",
			options: menu
		}];
	});
	const switchers = (...axes) => [...levels.filter(({ axis }) => axes.includes(axis)), ...axes.includes("item") ? [...menuLevels, ...nestedTabs] : []].map((level) => ({
		axis: level.axis,
		label: level.axis === "tab" ? labels.sections : labels[level.axis],
		options: level.options.map((option) => createOption(option, level.axis))
	}));
	return {
		route: page?.route ?? null,
		words: labels,
		tabs: tabs === void 0 ? [] : tabs.options.map((option) => createOption(option, "tab")),
		selects: switchers("language", "version"),
		menus: switchers("product", "dropdown"),
		lists: switchers("anchor", "item"),
		links: placement === void 0 ? [] : globalLinksOf(site, placement).map((link) => createOption(link, "anchor")),
		breadcrumbs: placement === void 0 ? [] : createBreadcrumbs(placement),
		banner: bannerView(site, placement, toUrl),
		...page?.description === void 0 || page.file === null ? {} : { description: page.description },
		badges: page === void 0 ? [] : createBadges(pageBadgeProperties(page), labels)
	};
	function createOption(choice, axis) {
		const { label, name = label, current = false, route, href, menu = [], description, tag, icon } = choice;
		const target = current && page !== void 0 && (axis === "language" || axis === "version") ? page.route : route ?? href;
		return {
			name,
			label: axis === "language" && label === name ? languageOf(name).name : label,
			...description === void 0 || axis === "tab" ? {} : { description },
			...tag === void 0 ? {} : { tag },
			...icon === void 0 ? {} : { icon: iconClasses(icon) },
			...target === void 0 ? {
				href: null,
				attrs: {}
			} : linkTarget(target, toUrl),
			current,
			menu: menu.map((item) => createOption(item, "item"))
		};
	}
	function createBreadcrumbs(pagePlacement) {
		const crumbs = eyebrowOf(site, pagePlacement).map(({ label, route }) => ({
			label,
			href: route === null || route === page?.route ? null : linkTarget(route, toUrl).href
		}));
		return crumbs.flatMap((crumb, index) => {
			if (crumb.label === crumbs[index + 1]?.label) return [];
			const previous = crumbs[index - 1];
			return [previous?.label === crumb.label && crumb.href === null ? previous : crumb];
		});
	}
}
function visibleLevels(site, placement, homePlacement) {
	if (placement !== void 0) return choiceRowsOf(site, placement).filter(hasText);
	if (homePlacement === void 0) return [];
	return choiceRowsOf(site, homePlacement).filter((row) => row.axis === "tab" && hasText(row)).map(({ axis, options }) => ({
		axis,
		options: options.map((option) => ({
			...option,
			current: false
		}))
	}));
}
/** False for a row that has only blank labels, such as the single tab of a site that should show none. */
function hasText({ options }) {
	return options.some(({ label, icon }) => label.trim() !== "" || icon !== void 0);
}
//#endregion
//#region src/generators/view/entries.ts
/** Converts sidebar items to a generator's format. A group without a name is replaced by its items. */
function writeEntries(items, writer) {
	return items.flatMap((item) => {
		if (item.kind === "link") return writer.leaf(item, item.route ?? item.href);
		if (item.kind === "page") return writer.leaf(item, item.url ?? item.route);
		if (item.root === null && item.label.trim() === "") return writeEntries(item.items, writer);
		return writer.group(item, (groupItems) => writeEntries(groupItems, writer));
	});
}
function pageLabel(site, route) {
	const { sidebarTitle, title } = site.pages[route] ?? { title: route };
	return sidebarTitle ?? title;
}
/** Items of a group whose title isn't a link, with the group's root page as the first item. */
function itemsWithRoot(site, { root, items }) {
	return root === null ? items : [{
		kind: "page",
		label: pageLabel(site, root),
		route: root
	}, ...items];
}
/** Resolves a group for generators whose group titles may be links. Follows `interaction.drilldown`. */
function linkedGroup(site, group) {
	const target = targetOf(site, group);
	return {
		target,
		items: group.root === target ? group.items : itemsWithRoot(site, group)
	};
}
//#endregion
//#region src/generators/starlight/projection.ts
/**
* @param linksGroups True if the sidebar component renders titles of groups as links. Otherwise a group's root page
* becomes its first entry.
*/
function starlightNavigation(site, page, placement, toUrl, linksGroups = true) {
	const labels = navigationLabels(placement.context.language);
	const sidebar = writeEntries(sidebarOf(site, placement).items, {
		group: (group, writeItems) => {
			const { target, items } = linksGroups ? linkedGroup(site, group) : {
				target: null,
				items: itemsWithRoot(site, group)
			};
			const isCurrent = target === page.route && !items.some((item) => containsPage(item, page.route));
			return {
				type: "group",
				label: group.label,
				entries: writeItems(items),
				collapsed: !group.expanded && target !== page.route,
				badge: groupBadge(group),
				...target === null ? {} : { link: {
					href: toUrl(target),
					isCurrent
				} },
				...group.collapsible ? {} : { collapsible: false }
			};
		},
		leaf: (item, target) => {
			const isCurrent = item.kind === "page" && item.route === page.route;
			return linkEntry(item.label, target, isCurrent, item, item.icon);
		}
	});
	const { previous, next } = neighborsOf(site, placement);
	return {
		sidebar,
		pagination: {
			prev: neighborLink(previous),
			next: neighborLink(next)
		}
	};
	function linkEntry(label, target, isCurrent, badgeProperties, icon) {
		const { href, attrs } = linkTarget(target, toUrl);
		const iconAttrs = icon === void 0 ? {} : { class: iconClasses(icon) };
		return {
			type: "link",
			label,
			href,
			isCurrent,
			badge: joinBadges(badgeProperties, labels),
			attrs: {
				...attrs,
				...iconAttrs
			}
		};
	}
	/**
	* Returns the badge of a group. Starlight groups have no icon, so the badge gets the icon's class, and style sheets
	* draw the icon before the label.
	*/
	function groupBadge(group) {
		const badge = joinBadges(group, labels);
		if (group.icon === void 0) return badge;
		return {
			...badge ?? {
				text: "",
				variant: "default"
			},
			class: parentIconClasses(group.icon)
		};
	}
	function neighborLink(neighborPage) {
		return neighborPage === void 0 ? void 0 : linkEntry(pageLabel(site, neighborPage.route), neighborPage.route, false, {});
	}
}
/** Starlight allows one badge per entry, so labels are joined and the first badge sets the color. */
function joinBadges(badgeProperties, labels) {
	const badges = createBadges(badgeProperties, labels);
	return badges[0] && {
		text: badges.map(({ text }) => text).join(" · "),
		variant: badges[0].tone
	};
}
//#endregion
//#region src/generators/branding/social-icons.ts
/** Glyphs of services in a square of 24 units, from Simple Icons (CC0 1.0). */
const glyphs = {
	bluesky: "M5.202 2.857C7.954 4.922 10.913 9.11 12 11.358c1.087-2.247 4.046-6.436 6.798-8.501C20.783 1.366 24 .213 24 3.883c0 .732-.42 6.156-.667 7.037c-.856 3.061-3.978 3.842-6.755 3.37c4.854.826 6.089 3.562 3.422 6.299c-5.065 5.196-7.28-1.304-7.847-2.97c-.104-.305-.152-.448-.153-.327c0-.121-.05.022-.153.327c-.568 1.666-2.782 8.166-7.847 2.97c-2.667-2.737-1.432-5.473 3.422-6.3c-2.777.473-5.899-.308-6.755-3.369C.42 10.04 0 4.615 0 3.883c0-3.67 3.217-2.517 5.202-1.026",
	discord: "M20.317 4.37a19.8 19.8 0 0 0-4.885-1.515a.074.074 0 0 0-.079.037c-.21.375-.444.864-.608 1.25a18.3 18.3 0 0 0-5.487 0a13 13 0 0 0-.617-1.25a.08.08 0 0 0-.079-.037A19.7 19.7 0 0 0 3.677 4.37a.1.1 0 0 0-.032.027C.533 9.046-.32 13.58.099 18.057a.08.08 0 0 0 .031.057a19.9 19.9 0 0 0 5.993 3.03a.08.08 0 0 0 .084-.028a14 14 0 0 0 1.226-1.994a.076.076 0 0 0-.041-.106a13 13 0 0 1-1.872-.892a.077.077 0 0 1-.008-.128a10 10 0 0 0 .372-.292a.07.07 0 0 1 .077-.01c3.928 1.793 8.18 1.793 12.062 0a.07.07 0 0 1 .078.01q.181.149.373.292a.077.077 0 0 1-.006.127a12.3 12.3 0 0 1-1.873.892a.077.077 0 0 0-.041.107c.36.698.772 1.362 1.225 1.993a.08.08 0 0 0 .084.028a19.8 19.8 0 0 0 6.002-3.03a.08.08 0 0 0 .032-.054c.5-5.177-.838-9.674-3.549-13.66a.06.06 0 0 0-.031-.03M8.02 15.33c-1.182 0-2.157-1.085-2.157-2.419c0-1.333.956-2.419 2.157-2.419c1.21 0 2.176 1.096 2.157 2.42c0 1.333-.956 2.418-2.157 2.418m7.975 0c-1.183 0-2.157-1.085-2.157-2.419c0-1.333.955-2.419 2.157-2.419c1.21 0 2.176 1.096 2.157 2.42c0 1.333-.946 2.418-2.157 2.418",
	facebook: "M9.101 23.691v-7.98H6.627v-3.667h2.474v-1.58c0-4.085 1.848-5.978 5.858-5.978c.401 0 .955.042 1.468.103a9 9 0 0 1 1.141.195v3.325a9 9 0 0 0-.653-.036a27 27 0 0 0-.733-.009c-.707 0-1.259.096-1.675.309a1.7 1.7 0 0 0-.679.622c-.258.42-.374.995-.374 1.752v1.297h3.919l-.386 2.103l-.287 1.564h-3.246v8.245C19.396 23.238 24 18.179 24 12.044c0-6.627-5.373-12-12-12s-12 5.373-12 12c0 5.628 3.874 10.35 9.101 11.647",
	github: "M12 .297c-6.63 0-12 5.373-12 12c0 5.303 3.438 9.8 8.205 11.385c.6.113.82-.258.82-.577c0-.285-.01-1.04-.015-2.04c-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 17.7c-1.087-.744.084-.729.084-.729c1.205.084 1.838 1.236 1.838 1.236c1.07 1.835 2.809 1.305 3.495.998c.108-.776.417-1.305.76-1.605c-2.665-.3-5.466-1.332-5.466-5.93c0-1.31.465-2.38 1.235-3.22c-.135-.303-.54-1.523.105-3.176c0 0 1.005-.322 3.3 1.23c.96-.267 1.98-.399 3-.405c1.02.006 2.04.138 3 .405c2.28-1.552 3.285-1.23 3.285-1.23c.645 1.653.24 2.873.12 3.176c.765.84 1.23 1.91 1.23 3.22c0 4.61-2.805 5.625-5.475 5.92c.42.36.81 1.096.81 2.22c0 1.606-.015 2.896-.015 3.286c0 .315.21.69.825.57C20.565 22.092 24 17.592 24 12.297c0-6.627-5.373-12-12-12",
	gitlab: "m23.6 9.593l-.033-.086L20.3.98a.85.85 0 0 0-.336-.405a.875.875 0 0 0-1 .054a.9.9 0 0 0-.29.44L16.47 7.818H7.537L5.333 1.07a.86.86 0 0 0-.29-.441a.875.875 0 0 0-1-.054a.86.86 0 0 0-.336.405L.433 9.502l-.032.086a6.066 6.066 0 0 0 2.012 7.01l.01.009l.03.021l4.977 3.727l2.462 1.863l1.5 1.132a1.01 1.01 0 0 0 1.22 0l1.499-1.132l2.461-1.863l5.006-3.75l.013-.01a6.07 6.07 0 0 0 2.01-7.002",
	hackernews: "M0 24V0h24v24zM6.951 5.896l4.112 7.708v5.064h1.583v-4.972l4.148-7.799h-1.749l-2.457 4.875c-.372.745-.688 1.434-.688 1.434s-.297-.708-.651-1.434L8.831 5.896z",
	instagram: "M7.03.084c-1.277.06-2.149.264-2.91.563a5.9 5.9 0 0 0-2.124 1.388a5.9 5.9 0 0 0-1.38 2.127C.321 4.926.12 5.8.064 7.076s-.069 1.688-.063 4.947s.021 3.667.083 4.947c.061 1.277.264 2.149.563 2.911c.308.789.72 1.457 1.388 2.123a5.9 5.9 0 0 0 2.129 1.38c.763.295 1.636.496 2.913.552c1.278.056 1.689.069 4.947.063s3.668-.021 4.947-.082c1.28-.06 2.147-.265 2.91-.563a5.9 5.9 0 0 0 2.123-1.388a5.9 5.9 0 0 0 1.38-2.129c.295-.763.496-1.636.551-2.912c.056-1.28.07-1.69.063-4.948c-.006-3.258-.02-3.667-.081-4.947c-.06-1.28-.264-2.148-.564-2.911a5.9 5.9 0 0 0-1.387-2.123a5.9 5.9 0 0 0-2.128-1.38c-.764-.294-1.636-.496-2.914-.55C15.647.009 15.236-.006 11.977 0S8.31.021 7.03.084m.14 21.693c-1.17-.05-1.805-.245-2.228-.408a3.7 3.7 0 0 1-1.382-.895a3.7 3.7 0 0 1-.9-1.378c-.165-.423-.363-1.058-.417-2.228c-.06-1.264-.072-1.644-.08-4.848c-.006-3.204.006-3.583.061-4.848c.05-1.169.246-1.805.408-2.228c.216-.561.477-.96.895-1.382a3.7 3.7 0 0 1 1.379-.9c.423-.165 1.057-.361 2.227-.417c1.265-.06 1.644-.072 4.848-.08c3.203-.006 3.583.006 4.85.062c1.168.05 1.804.244 2.227.408c.56.216.96.475 1.382.895s.681.817.9 1.378c.165.422.362 1.056.417 2.227c.06 1.265.074 1.645.08 4.848c.005 3.203-.006 3.583-.061 4.848c-.051 1.17-.245 1.805-.408 2.23c-.216.56-.477.96-.896 1.38a3.7 3.7 0 0 1-1.378.9c-.422.165-1.058.362-2.226.418c-1.266.06-1.645.072-4.85.079s-3.582-.006-4.848-.06m9.783-16.192a1.44 1.44 0 1 0 1.437-1.442a1.44 1.44 0 0 0-1.437 1.442M5.839 12.012a6.161 6.161 0 1 0 12.323-.024a6.162 6.162 0 0 0-12.323.024M8 12.008A4 4 0 1 1 12.008 16A4 4 0 0 1 8 12.008",
	linkedin: "M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037c-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85c3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433a2.06 2.06 0 0 1-2.063-2.065a2.064 2.064 0 1 1 2.063 2.065m1.782 13.019H3.555V9h3.564zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0z",
	mastodon: "M23.268 5.313c-.35-2.578-2.617-4.61-5.304-5.004C17.51.242 15.792 0 11.813 0h-.03c-3.98 0-4.835.242-5.288.309C3.882.692 1.496 2.518.917 5.127C.64 6.412.61 7.837.661 9.143c.074 1.874.088 3.745.26 5.611c.118 1.24.325 2.47.62 3.68c.55 2.237 2.777 4.098 4.96 4.857c2.336.792 4.849.923 7.256.38q.398-.092.786-.213c.585-.184 1.27-.39 1.774-.753a.06.06 0 0 0 .023-.043v-1.809a.05.05 0 0 0-.02-.041a.05.05 0 0 0-.046-.01a20.3 20.3 0 0 1-4.709.545c-2.73 0-3.463-1.284-3.674-1.818a5.6 5.6 0 0 1-.319-1.433a.053.053 0 0 1 .066-.054c1.517.363 3.072.546 4.632.546c.376 0 .75 0 1.125-.01c1.57-.044 3.224-.124 4.768-.422q.059-.011.11-.024c2.435-.464 4.753-1.92 4.989-5.604c.008-.145.03-1.52.03-1.67c.002-.512.167-3.63-.024-5.545m-3.748 9.195h-2.561V8.29c0-1.309-.55-1.976-1.67-1.976c-1.23 0-1.846.79-1.846 2.35v3.403h-2.546V8.663c0-1.56-.617-2.35-1.848-2.35c-1.112 0-1.668.668-1.67 1.977v6.218H4.822V8.102q0-1.965 1.011-3.12c.696-.77 1.608-1.164 2.74-1.164c1.311 0 2.302.5 2.962 1.498l.638 1.06l.638-1.06c.66-.999 1.65-1.498 2.96-1.498c1.13 0 2.043.395 2.74 1.164q1.012 1.155 1.012 3.12z",
	medium: "M4.21 0A4.2 4.2 0 0 0 0 4.21v15.58A4.2 4.2 0 0 0 4.21 24h15.58A4.2 4.2 0 0 0 24 19.79v-1.093a5 5 0 0 1-.422.02c-2.577 0-4.027-2.146-4.09-4.832a8 8 0 0 1 .022-.708c.093-1.186.475-2.241 1.105-3.022a3.9 3.9 0 0 1 1.395-1.1c.468-.237 1.127-.367 1.664-.367h.023q.151 0 .303.01V4.211A4.2 4.2 0 0 0 19.79 0Zm.198 5.583h4.165l3.588 8.435l3.59-8.435h3.864v.146l-.019.004c-.705.16-1.063.397-1.063 1.254h-.003l.003 10.274c.06.676.424.885 1.063 1.03l.02.004v.145h-4.923v-.145l.019-.005c.639-.144.994-.353 1.054-1.03V7.267l-4.745 11.15h-.261L6.15 7.569v9.445c0 .857.358 1.094 1.063 1.253l.02.004v.147H4.405v-.147l.019-.004c.705-.16 1.065-.397 1.065-1.253V6.987c0-.857-.358-1.094-1.064-1.254l-.018-.004zm19.25 3.668c-1.086.023-1.733 1.323-1.813 3.124H24V9.298a1.4 1.4 0 0 0-.342-.047m-1.862 3.632c-.1 1.756.86 3.239 2.204 3.634v-3.634z",
	npm: "M1.763 0C.786 0 0 .786 0 1.763v20.474C0 23.214.786 24 1.763 24h20.474c.977 0 1.763-.786 1.763-1.763V1.763C24 .786 23.214 0 22.237 0zM5.13 5.323l13.837.019l-.009 13.836h-3.464l.01-10.382h-3.456L12.04 19.17H5.113z",
	reddit: "M12 0C5.373 0 0 5.373 0 12c0 3.314 1.343 6.314 3.515 8.485l-2.286 2.286A.72.72 0 0 0 1.738 24H12c6.627 0 12-5.373 12-12S18.627 0 12 0m4.388 3.199a1.999 1.999 0 1 1-1.947 2.46v.002a2.37 2.37 0 0 0-2.032 2.341v.007c1.776.067 3.4.567 4.686 1.363a2.802 2.802 0 1 1 2.908 4.753c-.088 3.256-3.637 5.876-7.997 5.876c-4.361 0-7.905-2.617-7.998-5.87a2.8 2.8 0 0 1 1.189-5.34c.645 0 1.239.218 1.712.585c1.275-.79 2.881-1.291 4.64-1.365v-.01a3.23 3.23 0 0 1 2.88-3.207a2 2 0 0 1 1.959-1.595m-8.085 8.376c-.784 0-1.459.78-1.506 1.797s.64 1.429 1.426 1.429s1.371-.369 1.418-1.385s-.553-1.841-1.338-1.841m7.406 0c-.786 0-1.385.824-1.338 1.841s.634 1.385 1.418 1.385c.785 0 1.473-.413 1.426-1.429c-.046-1.017-.721-1.797-1.506-1.797m-3.703 4.013c-.974 0-1.907.048-2.77.135a.222.222 0 0 0-.183.305a3.2 3.2 0 0 0 2.953 1.964a3.2 3.2 0 0 0 2.953-1.964a.222.222 0 0 0-.184-.305a28 28 0 0 0-2.769-.135",
	rss: "M19.199 24C19.199 13.467 10.533 4.8 0 4.8V0c13.165 0 24 10.835 24 24zM3.291 17.415a3.3 3.3 0 0 1 3.293 3.295A3.303 3.303 0 0 1 3.283 24C1.47 24 0 22.526 0 20.71s1.475-3.294 3.291-3.295M15.909 24h-4.665c0-6.169-5.075-11.245-11.244-11.245V8.09c8.727 0 15.909 7.184 15.909 15.91",
	slack: "M5.042 15.165a2.53 2.53 0 0 1-2.52 2.523A2.53 2.53 0 0 1 0 15.165a2.527 2.527 0 0 1 2.522-2.52h2.52zm1.271 0a2.527 2.527 0 0 1 2.521-2.52a2.527 2.527 0 0 1 2.521 2.52v6.313A2.53 2.53 0 0 1 8.834 24a2.53 2.53 0 0 1-2.521-2.522zM8.834 5.042a2.53 2.53 0 0 1-2.521-2.52A2.53 2.53 0 0 1 8.834 0a2.53 2.53 0 0 1 2.521 2.522v2.52zm0 1.271a2.53 2.53 0 0 1 2.521 2.521a2.53 2.53 0 0 1-2.521 2.521H2.522A2.53 2.53 0 0 1 0 8.834a2.53 2.53 0 0 1 2.522-2.521zm10.122 2.521a2.53 2.53 0 0 1 2.522-2.521A2.53 2.53 0 0 1 24 8.834a2.53 2.53 0 0 1-2.522 2.521h-2.522zm-1.268 0a2.53 2.53 0 0 1-2.523 2.521a2.527 2.527 0 0 1-2.52-2.521V2.522A2.527 2.527 0 0 1 15.165 0a2.53 2.53 0 0 1 2.523 2.522zm-2.523 10.122a2.53 2.53 0 0 1 2.523 2.522A2.53 2.53 0 0 1 15.165 24a2.527 2.527 0 0 1-2.52-2.522v-2.522zm0-1.268a2.527 2.527 0 0 1-2.52-2.523a2.526 2.526 0 0 1 2.52-2.52h6.313A2.527 2.527 0 0 1 24 15.165a2.53 2.53 0 0 1-2.522 2.523z",
	telegram: "M11.944 0A12 12 0 0 0 0 12a12 12 0 0 0 12 12a12 12 0 0 0 12-12A12 12 0 0 0 12 0zm4.962 7.224c.1-.002.321.023.465.14a.5.5 0 0 1 .171.325c.016.093.036.306.02.472c-.18 1.898-.962 6.502-1.36 8.627c-.168.9-.499 1.201-.82 1.23c-.696.065-1.225-.46-1.9-.902c-1.056-.693-1.653-1.124-2.678-1.8c-1.185-.78-.417-1.21.258-1.91c.177-.184 3.247-2.977 3.307-3.23c.007-.032.014-.15-.056-.212s-.174-.041-.249-.024q-.159.037-5.061 3.345q-.72.495-1.302.48c-.428-.008-1.252-.241-1.865-.44c-.752-.245-1.349-.374-1.297-.789q.04-.324.893-.663q5.247-2.286 6.998-3.014c3.332-1.386 4.025-1.627 4.476-1.635",
	threads: "M18.263 11.097c-.03-3.486-1.92-5.586-5.111-5.586c-2.13 0-3.922.963-4.863 2.499l2.062 1.438c.535-.843 1.272-1.543 2.628-1.543c1.528 0 2.318.85 2.544 2.431a15 15 0 0 0-2.236-.173c-4.125 0-6.068 1.867-6.068 4.336s1.943 3.99 4.804 3.99c3.139 0 5.013-2.115 5.781-4.735c.798.361 1.348 1.204 1.348 2.47c0 3.387-3.907 5.232-7.22 5.232c-4.885 0-8.077-3.207-8.077-8.424c0-6.392 4.223-10.487 9.9-10.487c3.808 0 5.69 1.671 6.97 3.914l2.108-1.475C21.44 2.078 18.331 0 13.663 0C6.227 0 1.168 5.277 1.168 12.934c0 7 4.953 11.066 10.856 11.066c4.878 0 9.809-2.846 9.809-7.716c0-2.545-1.46-4.231-3.569-5.187m-6.33 4.855c-1.077 0-2.026-.512-2.026-1.453c0-1.483 1.822-1.934 3.606-1.934c.678 0 1.34.045 1.927.173c-.422 1.927-1.671 3.215-3.508 3.214Z",
	tiktok: "M12.525.02c1.31-.02 2.61-.01 3.91-.02c.08 1.53.63 3.09 1.75 4.17c1.12 1.11 2.7 1.62 4.24 1.79v4.03c-1.44-.05-2.89-.35-4.2-.97c-.57-.26-1.1-.59-1.62-.93c-.01 2.92.01 5.84-.02 8.75c-.08 1.4-.54 2.79-1.35 3.94c-1.31 1.92-3.58 3.17-5.91 3.21c-1.43.08-2.86-.31-4.08-1.03c-2.02-1.19-3.44-3.37-3.65-5.71c-.02-.5-.03-1-.01-1.49c.18-1.9 1.12-3.72 2.58-4.96c1.66-1.44 3.98-2.13 6.15-1.72c.02 1.48-.04 2.96-.04 4.44c-.99-.32-2.15-.23-3.02.37c-.63.41-1.11 1.04-1.36 1.75c-.21.51-.15 1.07-.14 1.61c.24 1.64 1.82 3.02 3.5 2.87c1.12-.01 2.19-.66 2.77-1.61c.19-.33.4-.67.41-1.06c.1-1.79.06-3.57.07-5.36c.01-4.03-.01-8.05.02-12.07",
	twitch: "M11.571 4.714h1.715v5.143H11.57zm4.715 0H18v5.143h-1.714zM6 0L1.714 4.286v15.428h5.143V24l4.286-4.286h3.428L22.286 12V0zm14.571 11.143l-3.428 3.428h-3.429l-3 3v-3H6.857V1.714h13.714Z",
	twitter: "M21.543 7.104c.015.211.015.423.015.636c0 6.507-4.954 14.01-14.01 14.01v-.003A13.94 13.94 0 0 1 0 19.539a9.88 9.88 0 0 0 7.287-2.041a4.93 4.93 0 0 1-4.6-3.42a4.9 4.9 0 0 0 2.223-.084A4.926 4.926 0 0 1 .96 9.167v-.062a4.9 4.9 0 0 0 2.235.616A4.93 4.93 0 0 1 1.67 3.148a13.98 13.98 0 0 0 10.15 5.144a4.929 4.929 0 0 1 8.39-4.49a9.9 9.9 0 0 0 3.128-1.196a4.94 4.94 0 0 1-2.165 2.724A9.8 9.8 0 0 0 24 4.555a10 10 0 0 1-2.457 2.549",
	x: "M14.234 10.162L22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299l-.929-1.329L3.076 1.56h3.182l5.965 8.532l.929 1.329l7.754 11.09h-3.182z",
	youtube: "M23.498 6.186a3.02 3.02 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.02 3.02 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.02 3.02 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.02 3.02 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814M9.545 15.568V8.432L15.818 12z"
};
const globe = "<g fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\"><circle cx=\"12\" cy=\"12\" r=\"10\"/><path d=\"M2 12h20M12 2c3 3 4 6.5 4 10s-1 7-4 10c-3-3-4-6.5-4-10s1-7 4-10z\"/></g>";
/** Icon of a social link for generators that have none: the glyph of the service, otherwise its first letter. */
function socialIcon({ kind, label }) {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="currentColor" role="img"><title>${escapeHtml(label)}</title>${drawService(kind, label)}</svg>`;
}
function drawService(kind, label) {
	if (kind === "website") return globe;
	const glyph = Object.hasOwn(glyphs, kind) ? glyphs[kind] : void 0;
	if (glyph !== void 0) return `<path d="${glyph}"/>`;
	const [letter = ""] = label;
	return `<rect x="1.5" y="1.5" width="21" height="21" rx="6" fill="none" stroke="currentColor" stroke-width="2"/><text x="12" y="16.5" text-anchor="middle" font-size="13" font-weight="700">${escapeHtml(letter)}</text>`;
}
//#endregion
//#region src/generators/starlight/socials.ts
const iconAliases = new Map(Object.entries({
	x: "x.com",
	bluesky: "blueSky",
	opencollective: "openCollective"
}));
const externalIcon = "external";
const availableIcons = new Set("github gitlab bitbucket discord gitter twitter x.com mastodon codeberg youtube threads linkedin twitch instagram stackOverflow telegram rss facebook reddit patreon signal slack matrix hackerOne openCollective blueSky discourse pinterest tiktok npm substack".split(" "));
function componentSocials(branding) {
	return socialLinks(branding).map((social) => {
		const { kind, label, href } = social;
		const icon = iconOf(kind);
		return {
			icon,
			label,
			href,
			...icon === externalIcon ? { svg: socialIcon(social) } : {}
		};
	});
}
function iconOf(kind) {
	const icon = iconAliases.get(kind) ?? kind;
	return availableIcons.has(icon) ? icon : externalIcon;
}
//#endregion
//#region src/generators/starlight/middleware.ts
const toUrl = (route) => astroUrl(site, route, settings);
const siteLinks = createLinks(componentBranding);
function createLinks(branding) {
	return {
		bar: resolveNavbarLinks(branding, toUrl),
		footer: resolveFooterColumns(branding, toUrl),
		...componentBranding.hasSocials ? { socials: componentSocials(branding) } : {}
	};
}
/** Links of the navbar and the footer in a language. */
function linksOf(language) {
	const branding = brandingOf(componentBranding, language);
	return branding === componentBranding ? siteLinks : createLinks(branding);
}
/**
* Starlight's route middleware: replaces the sidebar and pagination with the model's, and adds data for our components.
*/
function onRequest({ locals }) {
	const route = locals.starlightRoute;
	const page = pageAt(site, `/${route.id}`);
	route.docsJsonNav = {
		...viewOf(site, page, toUrl),
		...linksOf(page?.placements[0]?.context.language)
	};
	if (componentBranding.home !== void 0) route.siteTitleHref = linkTarget(componentBranding.home, toUrl).href;
	const placement = page?.placements[0];
	if (page === void 0 || placement === void 0) {
		Object.assign(route, {
			sidebar: [],
			hasSidebar: false,
			pagination: {
				prev: void 0,
				next: void 0
			}
		});
		return;
	}
	const { sidebar, pagination } = starlightNavigation(site, page, placement, toUrl, settings.linksGroups);
	const { prev, next } = route.entry.data;
	route.sidebar = sidebar;
	route.hasSidebar = true;
	route.pagination = {
		prev: settings.pagination && prev !== false ? pagination.prev : void 0,
		next: settings.pagination && next !== false ? pagination.next : void 0
	};
	const { language } = placement.context;
	if (language !== void 0) {
		const { htmlLang: lang, direction: dir } = languageOf(language);
		Object.assign(route, {
			lang,
			dir,
			entryMeta: {
				...route.entryMeta,
				lang,
				dir
			}
		});
	}
}
//#endregion
export { onRequest };
