import { r as __exportAll } from "./rolldown-runtime-DNCzzKnI.js";
import { Gr as getOrCreate, aa as capitalize, oa as escapeHtml } from "./core-0sspFqjL.js";
import { r as iconSetPackage, t as IconSets } from "./icon-sets-Cwc76iqh.js";
import { n as joinClasses } from "./html-etdVw7mj.js";
import { i as formatColor, o as parseColor, r as ensureContrast, s as safeColor } from "./colors-C1asq_aA.js";
//#region src/render/icons/parse-icon.ts
const stylesByName = new Map([
	...[
		"solid",
		"fas",
		"duotone",
		"sharp-solid",
		"sharp-duotone-solid"
	].map((name) => [name, "solid"]),
	...[
		"regular",
		"far",
		"light",
		"fal",
		"thin",
		"sharp-regular",
		"sharp-light",
		"sharp-thin"
	].map((name) => [name, "regular"]),
	...[
		"brands",
		"brand",
		"fab"
	].map((name) => [name, "brands"])
]);
/**
* Parses an icon attribute: a name with or without library prefixes, a picture, or SVG markup.
*
* @param source `bolt`, `fa-solid fa-bolt`, `lucide:zap`, `/icons/a.svg`, `https://…`, `<svg …>`.
* @param type Source text of `iconType`.
*/
function parseIcon(source, type) {
	const text = source.trim();
	if (/^<svg[\s>]/i.test(text)) return {
		kind: "svg",
		markup: text
	};
	if (/^(?:https?:|data:image\/|\.{0,2}\/)|\.(?:svg|png|jpe?g|webp|gif|avif|ico)(?:[?#].*)?$/i.test(text)) return {
		kind: "picture",
		target: text
	};
	let style = stylesByName.get(type?.toLowerCase().replace(/^fa-/, "") ?? "");
	const nameParts = [];
	for (const word of text.toLowerCase().split(/\s+/)) {
		const baseName = word.replace(/^(?:fa|pi|mdi|ti|lucide)-/, "");
		const iconStyle = stylesByName.get(baseName);
		if (iconStyle !== void 0 && text.includes(" ")) style ??= iconStyle;
		else if (!/^(?:fa|pi|mdi|ti|lucide)?$/.test(baseName)) nameParts.push(baseName);
	}
	const joinedName = nameParts.join("-");
	const [, library, name] = /^([a-z0-9-]+)[:/](.+)$/.exec(joinedName) ?? [];
	const styleOfLibrary = library === void 0 ? void 0 : stylesByName.get(library);
	return {
		kind: "name",
		name: name ?? joinedName,
		style: style ?? styleOfLibrary,
		library: styleOfLibrary === void 0 ? library : void 0
	};
}
function iconRequestFromProps(props, name) {
	if (name.trim() === "") return void 0;
	const size = Number(props.size);
	return {
		name: name.trim(),
		...typeof props.iconType === "string" ? { type: props.iconType } : {},
		...Number.isFinite(size) && size > 0 ? { size } : {},
		...typeof props.color === "string" ? { color: props.color } : {},
		...typeof props.className === "string" ? { className: props.className } : {}
	};
}
//#endregion
//#region src/render/icons/similar-names.ts
/**
* Old Font Awesome names and their current names. The icon is the same, so the replacement isn't reported. Icons that
* only look similar belong in `similarIcons`.
*/
const renamedIcons = parsePairs(`
  adjust circle-half-stroke, align-middle align-center, ambulance truck-medical, arrow-alt-circle-right circle-right,
  arrow-circle-right circle-arrow-right, arrows-alt up-down-left-right, bank building-columns,
  balance-scale scale-balanced, bar-chart chart-bar, birthday-cake cake-candles, book-reader book-open-reader,
  calendar-alt calendar-days, chalkboard-teacher chalkboard-user, check-circle circle-check,
  check-square square-check, chevron-circle-right circle-chevron-right, clipboard-list-check clipboard-check,
  cloud-download-alt cloud-arrow-down, cloud-upload-alt cloud-arrow-up, cog gear, cogs gears, comment-alt message,
  credit-card-alt credit-card, dashboard gauge-high, desktop-alt desktop, dollar-sign-alt dollar-sign,
  edit pen-to-square, exchange arrow-right-arrow-left, exchange-alt right-left, exclamation-circle circle-exclamation,
  exclamation-triangle triangle-exclamation, external-link arrow-up-right-from-square,
  external-link-alt up-right-from-square, file-alt file-lines, file-text file-lines, files copy,
  fire-alt fire-flame-curved, hand-paper hand, hands-helping handshake-angle, heart-broken heart-crack,
  history clock-rotate-left, home house, id-card-alt id-card-clip, info-circle circle-info, laptop-house house-laptop,
  link-alt link, list-alt rectangle-list, lock-alt lock, long-arrow-right arrow-right-long, magic wand-magic,
  map-marker location-pin, map-marker-alt location-dot, medkit suitcase-medical, microphone-alt microphone-lines,
  minus-circle circle-minus, mobile-alt mobile-screen-button, money-bill-alt money-bill-1,
  mouse-pointer arrow-pointer, pencil-alt pencil, pen-alt pen-clip, phone-alt phone-flip, photo-video photo-film,
  pie-chart chart-pie, play-circle circle-play, plus-circle circle-plus, plus-square square-plus,
  project-diagram diagram-project, question-circle circle-question, random shuffle, redo arrow-rotate-right,
  refresh arrows-rotate, save floppy-disk, search magnifying-glass, shapes-alt shapes, share-alt share-nodes,
  shield-alt shield-halved, shopping-cart cart-shopping, sign-in-alt right-to-bracket,
  sign-out-alt right-from-bracket, sitemap-alt sitemap, sliders-h sliders, smile face-smile,
  sort-amount-down arrow-down-wide-short, stop-circle circle-stop, stream bars-staggered, sync arrows-rotate,
  sync-alt rotate, tachometer-alt gauge-high, tachometer-fast gauge-high, tasks list-check, ticket-alt ticket-simple,
  times xmark, times-circle circle-xmark, tools screwdriver-wrench, trash-alt trash-can, undo arrow-rotate-left,
  university building-columns, unlink link-slash, user-circle circle-user, user-edit user-pen,
  user-friends user-group, users-cog users-gear, volume-up volume-high, warning triangle-exclamation,
  window-alt window-maximize, zap bolt
`);
/** Icons that the free sets don't contain, each with a similar icon that the sets contain. */
const similarIcons = parsePairs(`
  alarm-snooze clock, analytics chart-line, arrow-progress bars-progress, arrows-maximize maximize,
  block-brick brick-wall, books book, box-open-full box-open, brackets-curly braces, brackets-square brackets,
  bring-forward layer-group, browser window-maximize, browsers window-restore, bullseye-arrow bullseye,
  cabinet-filing box-archive, chart-mixed chart-column, chart-waterfall chart-column, circle-bolt bolt,
  cloud-question cloud, cursor-click arrow-pointer, diagram-subtask diagram-project, document file, eyes eye,
  face-awesome face-grin-stars, file-certificate award, file-plus-minus file-diff, grid grid-2x2, grid-2 grid-2x2,
  hand-wave hand, head-side-gear brain, key-skeleton-left-right key, laptop-mobile laptop, memo file-lines,
  memo-circle-check file-circle-check, message-bot robot, messages comments, microchip-ai microchip, note note-sticky,
  one 1, page file, party-horn party-popper, person-carry-box box, postage-stamp stamp,
  presentation-screen presentation, quotes quote-left, rectangle-code code, rectangle-history clock-rotate-left,
  rotate-reverse rotate-left, sign-post signs-post, sign-posts-wrench signs-post, snake worm, spinner-third spinner,
  square-list rectangle-list, swap-arrows right-left, text-size text-height, three 3, tool wrench, two 2,
  ufo-beam satellite, vector bezier-curve, vector-circle bezier-curve, wave-pulse activity, waveform audio-lines,
  window window-maximize
`);
/** @param text Pairs of names, separated by commas. */
function parsePairs(text) {
	return new Map(Array.from(text.matchAll(/([^\s,]+) ([^\s,]+)/g), ([, name = "", replacement = ""]) => [name, replacement]));
}
function currentIconName(name) {
	return renamedIcons.get(name) ?? name;
}
/** Matches suffixes that change the meaning of an icon: without the suffix, the icon would be wrong. */
const meaningSuffixPattern = /(?:^|-)(?:slash|off|xmark|x|minus)$/;
const genericShapes = new Set([
	"arrow",
	"circle",
	"square",
	"rectangle",
	"hand",
	"face",
	"line"
]);
/** Matches `square-3`. The replacement must keep the digit, because the shape without it would be meaningless. */
const shapeDigitPattern = /^(?:circle|square)-(\d)$/;
/** Returns alternatives for an unknown icon, best first: `rocket-launch` → `rocket`. */
function similarIconNames(name) {
	const bestNames = [similarIcons.get(name), shapeDigitPattern.exec(name)?.[1]].filter((candidate) => candidate !== void 0);
	if (meaningSuffixPattern.test(name)) return bestNames;
	const words = name.split("-");
	const shorterNames = words.slice(1).map((_, count) => words.slice(0, -count - 1).join("-"));
	return [...bestNames, ...shorterNames.filter((candidate) => candidate !== "" && !genericShapes.has(candidate))];
}
//#endregion
//#region src/render/icons/write-icon.ts
const fontAwesomeSets = {
	solid: [
		"fa6-solid",
		"fa6-brands",
		"fa6-regular"
	],
	regular: [
		"fa6-regular",
		"fa6-solid",
		"fa6-brands"
	],
	brands: ["fa6-brands", "fa6-solid"]
};
/**
* Creates an icon writer, which writes inline SVG from the installed Iconify sets. If the library doesn't contain an
* icon, the writer searches other sets. An unknown icon is reported and replaced by a similar icon, or by an empty
* string.
*
* @param packages Used to find the installed sets.
*/
function createIconWriter(library, packages) {
	const sets = new IconSets(packages);
	return (icon, context) => {
		const parsedIcon = parseIcon(icon.name, icon.type);
		if (parsedIcon.kind === "svg") return addAttributes(parsedIcon.markup, icon);
		if (parsedIcon.kind === "picture") {
			const url = context.asset(parsedIcon.target);
			if (context.isMonochrome(parsedIcon.target)) return `<span${iconAttributes(toMaskRequest(icon), maskStyle(url))}></span>`;
			return `<img${iconAttributes(icon)} src="${escapeHtml(url)}" alt="">`;
		}
		if (parsedIcon.name === "") return "";
		const exactDrawing = findDrawing(parsedIcon, [parsedIcon.name, currentIconName(parsedIcon.name)]);
		if (exactDrawing !== void 0) return renderSvg(exactDrawing, icon);
		const similarName = similarIconNames(parsedIcon.name).find((name) => findDrawing(parsedIcon, [name]) !== void 0);
		const missingSets = prefixesFor(parsedIcon).filter((prefix) => sets.isMissing(prefix));
		if (missingSets.length === 0) context.reportUnknownIcon(icon.name, similarName);
		for (const prefix of missingSets) context.reportMissingPackage(iconSetPackage(prefix));
		const drawing = similarName === void 0 ? void 0 : findDrawing(parsedIcon, [similarName]);
		return drawing === void 0 ? "" : renderSvg(drawing, icon);
	};
	function findDrawing(parsedIcon, names) {
		for (const prefix of prefixesFor(parsedIcon)) for (const name of names) {
			const drawing = sets.find(prefix, name);
			if (drawing !== void 0) return drawing;
		}
	}
	function prefixesFor({ style, library: iconLibrary }) {
		const preferredLibrary = iconLibrary ?? library;
		if (preferredLibrary === "lucide") return ["lucide", ...fontAwesomeSets[style ?? "solid"]];
		if (preferredLibrary === "tabler") return [
			"tabler",
			"lucide",
			...fontAwesomeSets[style ?? "solid"]
		];
		return [...fontAwesomeSets[style ?? "solid"], "lucide"];
	}
}
function renderSvg({ body, width, height }, icon) {
	return `<svg${iconAttributes(icon)} viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;
}
/** Adds our attributes to an author's SVG. Attributes that the SVG already has win. */
function addAttributes(markup, icon) {
	const [openingTag = ""] = /^<svg[^>]*>/i.exec(markup) ?? [];
	return `<svg${[...iconAttributes(icon).matchAll(/ ([\w-]+)="[^"]*"/g)].filter(([, name]) => !new RegExp(`\\s${name}\\s*=`, "i").test(openingTag)).map(([attribute]) => attribute).join("")}${markup.slice(4)}`;
}
function toMaskRequest(icon) {
	return {
		...icon,
		className: joinClasses("djn-icon-inked", icon.className) ?? ""
	};
}
function maskStyle(url) {
	return `--djn-icon-mask:url("${url.replace(/["\\\n\r\f]/g, encodeURIComponent)}")`;
}
function iconAttributes({ size, color, className }, extraStyle) {
	const tone = safeColor(color);
	const style = [
		...extraStyle === void 0 ? [] : [extraStyle],
		...size === void 0 ? [] : [`--djn-size:${size}px`],
		...tone === void 0 ? [] : [`color:${tone}`]
	].join(";");
	return ` class="${escapeHtml(joinClasses("djn-icon", className) ?? "")}"${style === "" ? "" : ` style="${escapeHtml(style)}"`}`;
}
//#endregion
//#region node_modules/preact/dist/preact.mjs
var n$1, t, r, u$1, i$1, f$1, o$1, e$1, l$1, c$1, a$1, s$1, h = Symbol.for("pv"), p$1 = {}, y = [], v = /^m(i|n|o|s|text|space)$/, w = Array.isArray, d = y.slice, _ = Object.assign;
function g(n) {
	n && n.parentNode && n.remove();
}
function k(n, t, r) {
	var u, i, f, o = {}, e = arguments.length;
	for (f in t) "key" == f ? u = t[f] : "ref" == f && "function" != typeof n ? i = t[f] : o[f] = t[f];
	return e > 2 && (o.children = e > 3 ? d.call(arguments, 2) : r), m(n, o, u, i, null);
}
function b(n, t, r) {
	var u, i, f, o = _({}, n.props), e = arguments.length;
	for (f in t) "key" == f ? u = t[f] : "ref" == f && "function" != typeof n.type ? i = t[f] : o[f] = t[f];
	return e > 2 && (o.children = e > 3 ? d.call(arguments, 2) : r), m(n.type, o, void 0 !== u ? u : n.key, void 0 !== i ? i : n.ref, null);
}
function m(r, u, i, f, o) {
	var e = {
		type: r,
		props: u,
		key: i,
		ref: f,
		__k: null,
		__: null,
		__b: 0,
		__e: null,
		__c: null,
		constructor: h,
		__v: o || ++t,
		__i: -1,
		__u: 0
	};
	return !o && n$1.vnode && n$1.vnode(e), e;
}
function M() {
	return { current: null };
}
function $(n) {
	return n.children;
}
function x(n, t) {
	this.props = n, this.context = t, this.__g = 0;
}
function S(n, t) {
	if (null == t) return n.__ && S(n.__, n.__i + 1);
	for (var r; t < n.__k.length; t++) if ((r = n.__k[t]) && r.__e) return r.__e;
	return "function" != typeof n.type || n.props.__P ? null : S(n);
}
function C(t) {
	var r, u = t.__v, i = u.__e, f = [], o = [], e = t.__P;
	e && ((r = _({ constructor: h }, u)).__v = u.__v + 1, n$1.vnode && n$1.vnode(r), z(e, r, u, t.__n, e.namespaceURI, 32 & u.__u ? [i] : null, f, i || S(u), 32 & u.__u, o), r.__v = u.__v, r.__.__k[r.__i] = r, E(f, r, o), u.__ = u.__e = null, r.__e != i && j(r));
}
function j(n) {
	if ((n = n.__) && n.__c && !n.props.__P) return n.__e = null, n.__k.some(function(t) {
		return t && (n.__e = t.__e);
	}), j(n);
}
function L(t) {
	(8 & t.__g || (t.__g |= 8, u$1.push(t), f$1++)) && i$1 == n$1.debounceRendering || ((i$1 = n$1.debounceRendering) || queueMicrotask)(H);
}
function H() {
	try {
		for (var n, t = 1; u$1.length;) u$1.length > t && u$1.sort(o$1), n = u$1.shift(), t = u$1.length, 8 & n.__g && C(n);
	} finally {
		(f$1 = u$1.length) && (i$1 || queueMicrotask)(H);
	}
}
function I(n, t, r, u, i, f, o, e, l, c, a) {
	var s, h, v, w, d, _, g = u.__k || y, k = t.length;
	for (l = q(r, t, g, l, k), s = 0; s < k; s++) null != (v = r.__k[s]) && (h = ~v.__i && g[v.__i] || p$1, v.__i = s, _ = z(n, v, h, i, f, o, e, l, c, a), w = v.__e, (h.ref != v.ref || 8 & h.__u) && (h.ref && G(h.ref, null, v, h), v.ref && a.push(v.ref, v.__c || w, v)), d = d || w, 4 & v.__u ? (l = A(v, l, n, !h.__v), h.__e && (h.__e = null)) : "function" == typeof v.type && void 0 !== _ ? l = _ : w && (l = w.nextSibling), v.__u &= -21);
	return r.__e = d, l;
}
function q(n, t, r, u, i) {
	var f, o, e, l, c, a, s, p, y, v = r.length, d = v, _ = 0, g = 0, k = n.__k = Array(i);
	for (f = 0; f < i; f++) null != (o = t[f]) && "boolean" != typeof o && "function" != typeof o ? ("object" != typeof o || o.constructor === String ? o = k[f] = m(null, o) : w(o) ? o = k[f] = m($, { children: o }) : o.constructor === h && o.__b ? o = k[f] = m(o.type, o.props, o.key, o.ref, o.__v) : k[f] = o, l = f + _, o.__ = n, o.__b = n.__b + 1, e = null, ~(c = o.__i = P(o, r, l, d)) && (d--, (e = r[c]) && (e.__u |= 2)), e && e.__v ? (o.__u |= 16, c == l - 1 ? _-- : c == l + 1 ? _++ : c != l && (c > l ? _-- : _++, g = 1)) : (~c || (i > v ? _-- : i < v && _++), "function" != typeof o.type && (o.__u |= 4))) : k[f] = null;
	if (g) {
		for (a = [], s = [], f = 0; f < i; f++) if ((o = k[f]) && 16 & o.__u) {
			for (_ = 0, p = a.length; _ < p;) a[y = _ + p >> 1] < o.__i ? _ = y + 1 : p = y;
			a[_] = o.__i, s[f] = _ + 1;
		}
		for (_ = a.length; f--;) s[f] && (s[f] == _ ? _-- : k[f].__u |= 4);
	}
	if (d) for (f = 0; f < v; f++) !(e = r[f]) || 2 & e.__u || (e.__e == u && (u = S(e)), J(e, e));
	return u;
}
function A(n, t, r, u) {
	var i, f, o, e;
	if ("function" == typeof n.type) {
		if (n.props.__P) return t;
		if (i = n.__k) for (f = 0; f < i.length; f++) i[f] && (i[f].__ = n, t = A(i[f], t, r, !1));
		return t;
	}
	for (t && !t.parentNode && (t = S(n)) && !t.parentNode && (t = null), o = n.__e, e = t; e && 8 == e.nodeType;) e = e.nextSibling;
	for (o != e && (!u && r.moveBefore && o.parentNode ? r.moveBefore(o, t) : r.insertBefore(o, t || null)), t = o; (t = t && t.nextSibling) && 8 == t.nodeType && !t.data.startsWith("$s"););
	return t;
}
function O(n, t) {
	return t = t || [], null != n && "boolean" != typeof n && (w(n) ? n.some(function(n) {
		O(n, t);
	}) : t.push(n)), t;
}
function P(n, t, r, u) {
	var i, f = n.key, o = n.type, e = t[r], l = e && !(2 & e.__u);
	if (null === e && null == f || l && f == e.key && o == e.type) return r;
	if (u > (l ? 1 : 0)) {
		for (i = r - 1; i >= 0; i--) if ((e = t[i]) && !(2 & e.__u) && f == e.key && o == e.type) return i;
		for (i = r + 1; i < t.length; i++) if ((e = t[i]) && !(2 & e.__u) && f == e.key && o == e.type) return i;
	}
	return -1;
}
function T(n, t, r) {
	r ??= "", "-" == t[0] ? n.setProperty(t, r) : n[t] = r;
}
function N(n, t, r, u, i) {
	var f, o;
	if ("style" == t) if ("string" == typeof r) n.style.cssText = r;
	else {
		if ("string" == typeof u && (n.style.cssText = u = ""), u) for (t in u) r && t in r || T(n.style, t);
		if (r) for (t in r) u && r[t] == u[t] || T(n.style, t, r[t]);
	}
	else if ("o" == t[0] && "n" == t[1]) "function" != typeof r && (r = null), "function" != typeof u && (u = null), (n.__e || (n.__e = {}))[t] = r, r && u || (o = a$1[t] || (a$1[t] = V(t)), (n.__a || (n.__a = {}))[t] = c$1, f = t != (t = t.replace(l$1, "$1")), (t = t.slice(2))[0] < "a" && (t = t.toLowerCase()), r ? n.addEventListener(t, o, f) : n.removeEventListener(t, o, f));
	else {
		if ("http://www.w3.org/2000/svg" == i) t = t.replace(/xlink(H|:h)/, "h").replace(/sName$/, "s");
		else if ("width" != t && "height" != t && "href" != t && "list" != t && "form" != t && "tabIndex" != t && "download" != t && "rowSpan" != t && "colSpan" != t && "role" != t && "popover" != t && t in n) try {
			n[t] = null == r ? "" : r;
			return;
		} catch (n) {}
		if ("function" == typeof r) return;
		null == r || !1 === r && "-" != t[4] ? n.removeAttribute(t) : n.setAttribute(t, "popover" == t && 1 == r ? "" : r);
	}
}
function V(t) {
	return function(r) {
		var u = this.__e;
		if (u) {
			if (u = u[t], null == r[e$1]) r[e$1] = c$1++;
			else if (r[e$1] < this.__a[t]) return;
			return u(n$1.event ? n$1.event(r) : r);
		}
	};
}
function z(t, r, u, i, f, o, e, l, c, a) {
	var s, p, v, d, k, b, m, M, C, j, L, H, q, A, O, P, T, N, V = r.type;
	if (r.constructor !== h) return null;
	128 & u.__u && (c = 32 & u.__u, s = u.__c.__z) && (r.__u |= c, p = o = [], 8 == s.nodeType ? l = B(s, o) : o.push(s), l = o[0] || l), (s = n$1.__b) && s(r);
	n: if ("function" == typeof V) {
		v = e.length;
		try {
			if (M = r.props, C = (s = V.prototype) && s.render, j = (s = V.contextType) && i[s.__c], L = s ? j ? j.props.value : s.__ : i, (d = u.__c) ? (r.__c = d, 2 & d.__g && (d.__g |= 1)) : (C ? r.__c = d = new V(M, L) : (r.__c = d = new x(M, L), d.constructor = V, d.render = K), j && j.sub(d), d.state || (d.state = {}), d.__n = i, d.__g |= 8, d.__h = [], d.__k = []), C && (d.__s || (d.__s = d.state), V.getDerivedStateFromProps && (d.__s == d.state && (d.__s = _({}, d.__s)), _(d.__s, V.getDerivedStateFromProps(M, d.__s)))), k = d.props, b = d.state, d.__v = r, u.__c) {
				if (M !== k && C && !V.getDerivedStateFromProps && d.componentWillReceiveProps && d.componentWillReceiveProps(M, L), r.__v == u.__v && !(8 & d.__g) || !(4 & d.__g) && d.shouldComponentUpdate && !1 === d.shouldComponentUpdate(M, d.__s, L)) {
					r.__v != u.__v && (d.props = M, d.state = d.__s, d.__g &= -9), r.__e = u.__e, r.__k = u.__k, r.__k.some(function(n) {
						n && (n.__ = r);
					}), y.push.apply(d.__h, d.__k), d.__k = [], d.__h.length && e.push(d), l = S(u);
					break n;
				}
				d.componentWillUpdate && d.componentWillUpdate(M, d.__s, L), C && d.componentDidUpdate && d.__h.push(function() {
					d.componentDidUpdate(k, b, m);
				});
			} else C && !V.getDerivedStateFromProps && d.componentWillMount && d.componentWillMount(), C && d.componentDidMount && d.__h.push(d.componentDidMount);
			d.context = L, d.props = M, d.__P = t, d.__g &= -5, H = n$1.__r, q = C ? 25 : 0;
			do
				d.__g &= -9, H && H(r), s = d.render(d.props, d.state = d.__s, d.context);
			while (8 & d.__g && ++q < 25);
			C && (y.push.apply(d.__h, d.__k), d.__k = []), d.state = d.__s, d.getChildContext && (i = _({}, i, d.getChildContext())), C && u.__c && d.getSnapshotBeforeUpdate && (m = d.getSnapshotBeforeUpdate(k, b)), A = s && s.type === $ && null == s.key ? s.props.children : s, M.__P && (s = l, f = (t = M.__P).namespaceURI, c = o = null, u.props && u.props.__P != t && (u.__k.some(function(n) {
				n && J(n, n);
			}), u.__k = null), l = u.__k ? S(u, 0) : null), l = I(t, w(A) ? A : [A], r, u, i, f, o, e, l, c, a), M.__P && (r.__e = null, l = s), r.__u &= -161, p && p.some(g), d.__h.length && e.push(d), 1 & d.__g && (d.__g &= -4);
		} catch (t) {
			if (e.length = v, r.__v = null, c || o) if (t && t.then) {
				if (r.__u |= 128 | c, o) {
					for (~(T = o.indexOf(l || void 0)) || (T = o.length); (N = o[T - 1]) && 8 == N.nodeType;) T--;
					for (; T < o.length; T++) if (N = o[T]) if (o[T] = null, O) {
						if (N == P) break;
					} else {
						if (8 != N.nodeType) break;
						N.data.startsWith("$s") && (P = B(O = N));
					}
				}
				if (!O) {
					for (; l && 8 == l.nodeType && l.nextSibling;) l = l.nextSibling;
					O = l;
				}
				(s = B(O = r.__c.__z || (r.__c.__z = O))) ? (r.__e = O, l = s) : r.__e = l, l = l && l.nextSibling;
			} else o && o.some(g);
			else r.__e = u.__e;
			r.__k || (r.__k = u.__k || []), t && t.then || D(r), n$1.__e(t, r, u);
		}
	} else l = r.__e = F(u.__e, r, u, i, f, o, e, c, a, t);
	return (s = n$1.diffed) && s(r), l;
}
function B(n, t) {
	if (n && 8 == n.nodeType && n.data.startsWith("$s")) for (var r = 1; n = n.nextSibling;) {
		if (8 == n.nodeType) {
			if (n.data.startsWith("$s")) r++;
			else if (n.data.startsWith("/$s") && !--r) return n;
		}
		t && t.push(n);
	}
}
function D(n) {
	n && (n.__c && (n.__c.__g |= 4), n.__k && n.__k.some(D));
}
function E(t, r, u) {
	for (var i = 0; i < u.length;) G(u[i++], u[i++], u[i++]);
	n$1.__c && n$1.__c(r, t), t.some(function(r) {
		try {
			t = r.__h, r.__h = [], t.some(function(n) {
				n.call(r);
			});
		} catch (t) {
			n$1.__e(t, r.__v);
		}
	});
}
function F(t, r, u, i, f, o, e, l, c, a) {
	var s, h, y, _, k, b, m, M, $ = u.props || p$1, x = r.props, C = r.type;
	if ("svg" == C ? f = "http://www.w3.org/2000/svg" : "math" == C ? f = "http://www.w3.org/1998/Math/MathML" : f || (f = "http://www.w3.org/1999/xhtml"), o) {
		for (s = 0; s < o.length; s++) if ((k = o[s]) && (C ? k.localName == C : 3 == k.nodeType)) {
			t = k, o[s] = null;
			break;
		}
	}
	if (!t) {
		if (M = a.ownerDocument || document, !C) return M.createTextNode(x);
		t = M.createElementNS(f, C, x.is ? x : a), l && (n$1.__m && n$1.__m(r, o), l = !1), o = null;
	}
	if (C) {
		if (a = "template" == C && t.content || t, o = "textarea" == C && null != x.defaultValue ? null : o && d.call(a.childNodes), !l && o) for ($ = {}, s = 0; s < t.attributes.length; s++) $[(k = t.attributes[s]).name] = k.value;
		for (s in $) k = $[s], "dangerouslySetInnerHTML" == s ? y = k : "children" == s || s in x || "value" == s && "defaultValue" in x || "checked" == s && "defaultChecked" in x || N(t, s, null, k, f);
		for (s in x) k = x[s], "children" == s ? _ = k : "dangerouslySetInnerHTML" == s ? h = k : "value" == s ? b = k : "checked" == s ? m = k : l && "function" != typeof k || $[s] === k || N(t, s, k, $[s], f);
		h ? (l || y && (h.__html == y.__html || h.__html == t.innerHTML) || (t.innerHTML = h.__html), r.__k = []) : (y && (t.textContent = ""), ("foreignObject" == C || "http://www.w3.org/1998/Math/MathML" == f && v.test(C)) && (f = "http://www.w3.org/1999/xhtml"), I(a, w(_) ? _ : [_], r, u, i, f, o, e, o ? o[0] : u.__k && S(u, 0), l, c), o && o.some(g)), l && "textarea" != C || (s = "value", "progress" == C && null == b ? t.removeAttribute(s) : null == b || b === t[s] && ("progress" != C || b) || N(t, s, b, $[s], f), s = "checked", null != m && m != t[s] && N(t, s, m, $[s], f));
	} else $ === x || l && t.data == x || (t.data = x);
	return t;
}
function G(t, r, u, i) {
	try {
		"function" == typeof t ? r ? r.__x = t(r) || 1 : i && (i = i.__c || i.__e) && (r = i.__x) && (i.__x = null, "function" == typeof r ? r() : t(null)) : t.current = r;
	} catch (t) {
		n$1.__e(t, u);
	}
}
function J(t, r, u) {
	var i, f, o, e;
	if (n$1.unmount && n$1.unmount(t), !(i = t.ref) || i.current && i.current != t.__e || G(i, null, r, t), i = t.__c) {
		if (i.componentWillUnmount) try {
			i.componentWillUnmount();
		} catch (t) {
			n$1.__e(t, r);
		}
		i.__P = i.__n = null;
	}
	if (i = t.__k) for (e = 0; e < i.length; e++) i[e] && J(i[e], r, "function" != typeof t.type || u && !t.props.__P);
	!u && (i = t.__c) && (i = i.__z) && (f = B(i, o = [])) && (i == t.__e && o.some(g), g(f), g(i)), u || g(t.__e), t.__e = t.__c = t.__ = null;
}
function K(n, t, r) {
	return this.constructor(n, r);
}
function Q(t, r) {
	var u, i, f, o;
	n$1.__ && n$1.__(t, r), 9 == r.nodeType && (r = r.documentElement), i = (u = t && 32 & t.__u) ? null : r.__k, r.__k = m($, { children: [t] }), f = [], o = [], z(r, r.__k, i || p$1, p$1, r.namespaceURI, i ? null : r.firstChild ? d.call(r.childNodes) : null, f, i ? i.__e : r.firstChild, u, o), E(f, r.__k, o), r.__k.props.children = null;
}
function R(n, t) {
	n && "object" == typeof n && (n.__u |= 32), Q(n, t);
}
function U(n) {
	function t(n) {
		var r, u;
		return this.getChildContext || (r = /* @__PURE__ */ new Set(), (u = {})[t.__c] = this, this.getChildContext = function() {
			return u;
		}, this.shouldComponentUpdate = function(n) {
			this.props.value != n.value && r.forEach(function(n) {
				n.__g |= 4, L(n);
			});
		}, this.sub = function(n) {
			r.add(n);
			var t = n.componentWillUnmount;
			n.componentWillUnmount = function() {
				r.delete(n), t && t.call(n);
			};
		}), n.children;
	}
	return t.__c = "__cC" + s$1++, t.__ = n, t.Provider = (t.Consumer = function(n, t) {
		return n.children(t);
	}).contextType = t, t;
}
function W(n) {
	return n.children;
}
function X(n, t) {
	return m(W, {
		__P: t,
		children: n
	});
}
n$1 = { __e: function(n, t, r, u) {
	for (var i, o, e; t = t.__;) if ((i = t.__c) && !(1 & i.__g)) {
		i.__g |= 4;
		try {
			if ((e = (o = i.constructor) && o.getDerivedStateFromError) && i.setState(o.getDerivedStateFromError(n)), i.componentDidCatch && (i.componentDidCatch(n, u || {}), e = 1), e && 8 & i.__g) return void (i.__g |= 2);
		} catch (t) {
			n = t;
		}
	}
	throw f$1 = 0, n;
} }, t = 0, r = function(n) {
	return null != n && n.constructor === h;
}, x.prototype.setState = function(n, t) {
	var r = this.__s;
	r && r != this.state || (r = this.__s = _({}, this.state)), "function" == typeof n && (n = n(_({}, r), this.props)), n && (_(r, n), this.__v && (t && this.__k.push(t), L(this)));
}, x.prototype.forceUpdate = function(n) {
	this.__v && (this.__g |= 4, n && this.__h.push(n), L(this));
}, x.prototype.render = $, u$1 = [], f$1 = 0, o$1 = function(n, t) {
	return n.__v.__b - t.__v.__b;
}, e$1 = Symbol(), l$1 = /(PointerCapture)$|Capture$/i, c$1 = 0, a$1 = {}, s$1 = 0;
//#endregion
//#region node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var jsxRuntime_exports = /* @__PURE__ */ __exportAll({
	Fragment: () => $,
	jsx: () => a,
	jsxAttr: () => p,
	jsxDEV: () => a,
	jsxEscape: () => s,
	jsxTemplate: () => i,
	jsxs: () => a
});
var e = /["&<]/;
function n(r) {
	if (!r.length || !e.test(r)) return r;
	for (var t = 0, n = 0, f = "", o = ""; n < r.length; n++) {
		switch (r.charCodeAt(n)) {
			case 34:
				o = "&quot;";
				break;
			case 38:
				o = "&amp;";
				break;
			case 60:
				o = "&lt;";
				break;
			default: continue;
		}
		n != t && (f += r.slice(t, n)), f += o, t = n + 1;
	}
	return n != t && (f += r.slice(t, n)), f;
}
var f = Symbol.for("pv"), o = 0, u = Array.isArray;
function a(t, e, n, u, a, i) {
	e || (e = {});
	var c, l, p = e;
	if ("ref" in p && "function" != typeof t) for (l in p = {}, e) "ref" == l ? c = e[l] : p[l] = e[l];
	var s = {
		type: t,
		props: p,
		key: n,
		ref: c,
		__k: null,
		__: null,
		__b: 0,
		__e: null,
		__c: null,
		constructor: f,
		__v: --o,
		__i: -1,
		__u: 0
	};
	return (a || i) && (s.__source = a, s.__self = i), n$1.vnode && n$1.vnode(s), s;
}
function i(r) {
	var e = a($, {
		tpl: r,
		exprs: [].slice.call(arguments, 1)
	});
	return e.key = e.__v, e;
}
var c = {}, l = /[A-Z]/g;
function p(t, e) {
	if (n$1.attr) {
		var f = n$1.attr(t, e);
		if ("string" == typeof f) return f;
	}
	if (e = function(r) {
		return null != r && "object" == typeof r && "function" == typeof r.valueOf ? r.valueOf() : r;
	}(e), "ref" == t || "key" == t) return "";
	if ("style" == t && "object" == typeof e) {
		var o = "";
		for (var u in e) {
			var a = e[u];
			null != a && "" !== a && (o = o + ("-" == u[0] ? u : c[u] || (c[u] = u.replace(l, "-$&").toLowerCase())) + ":" + a + ";");
		}
		return t + "=\"" + n(o) + "\"";
	}
	return null == e || !1 === e || "function" == typeof e || "object" == typeof e ? "" : !0 === e ? t : t + "=\"" + n("" + e) + "\"";
}
function s(r) {
	if (null == r || "boolean" == typeof r || "function" == typeof r) return null;
	if ("object" == typeof r) {
		if (r.constructor === f) return r;
		if (u(r)) {
			for (var t = 0; t < r.length; t++) r[t] = s(r[t]);
			return r;
		}
	}
	return n("" + r);
}
//#endregion
//#region src/render/limits.ts
/** Maximum nesting depth of code. Low enough that recursive walkers don't overflow the stack. */
const maxCodeDepth = 1e3;
const maxHighlightedLineLength = 5e3;
/** Maximum number of lines in a range such as `{1-20}` of a code block. A larger range is a typo. */
const maxLineRange = 1e5;
//#endregion
//#region src/render/code-blocks/languages.ts
/** Language names of highlighters by alias. */
const languagesByAlias = new Map(Object.entries({
	dotenv: ".env env",
	bash: "curl command commandline terminal",
	shellsession: "console",
	go: "golang",
	javascript: "node nodejs",
	python: "python3 pycon ipython",
	cpp: "c++",
	csharp: "c#",
	fsharp: "f#",
	objc: "objective-c",
	text: "plain-text plain plaintext txt none output prompt gitignore",
	bat: "cmd",
	docker: "dockerfile",
	powershell: "ps",
	sql: "psql postgres postgresql mysql",
	kusto: "kql",
	jinja: "jinja2",
	json: "webmanifest"
}).flatMap(([language, names]) => names.split(" ").map((name) => [name, language])));
/** `Python3` → `python`, `curl` → `bash`. Names without an alias are only lowercased. */
function normalizeLanguage(name) {
	const alias = name.trim().toLowerCase();
	return languagesByAlias.get(alias) ?? alias;
}
/** Display names of languages that aren't only the capitalized name: `css` → `CSS`. */
const languageTitles = new Map([..."CSS GraphQL HTML HTTP INI JavaScript JSON JSX MDX PHP PowerShell SQL TOML TSX TypeScript XML YAML".split(" ").map((title) => [title.toLowerCase(), title]), ...Object.entries({
	cpp: "C++",
	csharp: "C#",
	docker: "Dockerfile",
	dotenv: ".env",
	fsharp: "F#",
	js: "JavaScript",
	jsonc: "JSON",
	objc: "Objective-C",
	py: "Python",
	sh: "Shell",
	shellsession: "Console",
	ts: "TypeScript",
	yml: "YAML",
	zsh: "Shell"
})]);
/** Returns the display name of a language, for tabs of untitled blocks; `Text` for an empty name. */
function languageTitle(language) {
	return languageTitles.get(language) ?? (language === "" ? "Text" : capitalize(language));
}
//#endregion
//#region src/render/components/ui-icons.tsx
/** SVG paths of the components' icons. The `viewBox` is `0 0 24 24`, and the lines have the color of the text. */
const iconPaths = {
	note: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 8h.01",
	info: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM12 11v5M12 8h.01",
	tip: "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.7.6-1 1.2-1 2v1.5h-5v-1.5c0-.8-.3-1.4-1-2z",
	check: "M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18zM8.5 12.5l2.5 2.5l4.5-5.5",
	warning: "M12 4L2.8 20h18.4L12 4zM12 10v4.5M12 17.3h.01",
	danger: "M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7L8.5 3zM12 8v4.5M12 16h.01",
	callout: "M4 5h16v11H9l-5 4V5z",
	chevron: "M9 6l6 6l-6 6",
	outward: "M8 16L16.5 7.5M9.5 7H17v7.5",
	onward: "M5 12h14M13 6l6 6l-6 6",
	link: "M10 14a4.5 4.5 0 0 0 6.4 0l3.3-3.3a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.3 3.3a4.5 4.5 0 0 0 6.4 6.4l1.3-1.3",
	copy: "M9 9h11v11H9zM15 9V4H4v11h5",
	folder: "M3 6h6l2 2h10v11H3V6z",
	file: "M6 3h8l4 4v14H6V3zM14 3v4h4"
};
/**
* A decorative icon. It is hidden from assistive technology, because the text next to the icon or a label of the parent
* element has the same meaning.
*/
function UiIcon({ name, className = "djn-sign" }) {
	return /* @__PURE__ */ a("svg", {
		class: className,
		viewBox: "0 0 24 24",
		width: "16",
		height: "16",
		fill: "none",
		stroke: "currentColor",
		"stroke-width": "2",
		"stroke-linecap": "round",
		"stroke-linejoin": "round",
		"aria-hidden": "true",
		children: /* @__PURE__ */ a("path", { d: iconPaths[name] })
	});
}
function withIcon(icon, label) {
	return icon === void 0 ? label : [
		icon,
		" ",
		label
	];
}
//#endregion
//#region src/render/components/boxes.tsx
var boxes_exports = /* @__PURE__ */ __exportAll({
	Aside: () => Aside,
	Card: () => Card,
	Color: () => Color,
	ColorItem: () => ColorItem,
	ColorRow: () => ColorRow,
	Column: () => Column,
	Columns: () => Columns,
	Frame: () => Frame,
	Image: () => Image,
	Panel: () => Panel,
	Prompt: () => Prompt,
	Tile: () => Tile
});
/** A card. CSS extends the link in the title to the whole card, so that links in the body stay clickable. */
function Card(props) {
	const { title, icon, color, href, img, horizontal, cta, arrow, disabled, id, className, children } = props;
	const target = disabled ? void 0 : href;
	const isExternal = arrow ?? /^(?:[a-z]+:)?\/\//i.test(target ?? "");
	const tone = safeColor(color);
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-card", horizontal && "djn-card-horizontal", target !== void 0 && "djn-linked", className),
		id,
		"aria-disabled": disabled ? "true" : void 0,
		children: [
			img !== void 0 && /* @__PURE__ */ a("img", {
				class: "djn-card-image",
				src: img,
				alt: "",
				loading: "lazy"
			}),
			/* @__PURE__ */ a("div", {
				class: "djn-card-inner",
				children: [icon !== void 0 && /* @__PURE__ */ a("span", {
					class: "djn-card-icon",
					style: tone === void 0 ? void 0 : { color: tone },
					children: icon
				}), /* @__PURE__ */ a("div", {
					class: "djn-card-words",
					children: [
						/* @__PURE__ */ a(CoverLink, {
							href: target,
							className: "djn-card-title",
							isNeeded: cta === void 0,
							children: title
						}),
						children !== void 0 && /* @__PURE__ */ a("div", {
							class: "djn-card-body",
							children
						}),
						cta !== void 0 && /* @__PURE__ */ a("div", {
							class: "djn-card-cta",
							children: [
								target === void 0 ? cta : /* @__PURE__ */ a("a", {
									href: target,
									children: cta
								}),
								" ",
								/* @__PURE__ */ a(UiIcon, { name: "onward" })
							]
						})
					]
				})]
			}),
			isExternal && target !== void 0 && /* @__PURE__ */ a(UiIcon, {
				name: "outward",
				className: "djn-sign djn-card-arrow"
			})
		]
	});
}
function CoverLink({ href, className, isNeeded, children }) {
	if (children === void 0) return href === void 0 || !isNeeded ? null : /* @__PURE__ */ a("a", {
		class: "djn-cover",
		href,
		"aria-label": href
	});
	return /* @__PURE__ */ a("div", {
		class: className,
		children: href === void 0 ? children : /* @__PURE__ */ a("a", {
			class: "djn-cover",
			href,
			children
		})
	});
}
function Columns({ cols, id, className, children }) {
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-columns", className),
		id,
		style: { "--djn-cols": String(cols) },
		children
	});
}
const Column = ({ id, className, children }) => /* @__PURE__ */ a("div", {
	class: joinClasses("djn-column", className),
	id,
	children
});
function Tile({ title, description, href, id, className, children }) {
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-tile", href !== void 0 && "djn-linked", className),
		id,
		children: [
			/* @__PURE__ */ a("div", {
				class: "djn-tile-view",
				children
			}),
			/* @__PURE__ */ a(CoverLink, {
				href,
				className: "djn-tile-title",
				isNeeded: true,
				children: title
			}),
			description !== void 0 && /* @__PURE__ */ a("div", {
				class: "djn-tile-description",
				children: description
			})
		]
	});
}
const asideLabels = {
	note: "Note",
	warning: "Warning",
	info: "Info",
	tip: "Tip",
	check: "Check",
	danger: "Danger",
	callout: void 0
};
function Aside({ kind, title, icon, color, id, className, children }) {
	const tone = kind === "callout" ? safeColor(color) : void 0;
	const hasIcon = icon !== void 0 || kind !== "callout";
	return /* @__PURE__ */ a("aside", {
		class: joinClasses("djn-aside", className),
		id,
		"data-kind": kind,
		"aria-label": asideLabels[kind],
		style: tone === void 0 ? void 0 : { "--djn-tone": tone },
		children: [hasIcon && /* @__PURE__ */ a("span", {
			class: "djn-aside-icon",
			children: icon ?? /* @__PURE__ */ a(UiIcon, { name: kind })
		}), /* @__PURE__ */ a("div", {
			class: "djn-aside-body",
			children: [title !== void 0 && /* @__PURE__ */ a("div", {
				class: "djn-aside-title",
				children: title
			}), children]
		})]
	});
}
/** A panel, which hosted sites show in a side column. Here it is part of the text. */
const Panel = ({ id, className, children }) => /* @__PURE__ */ a("aside", {
	class: joinClasses("djn-side", className),
	id,
	children
});
/** A prompt for a language model: description, copy button and collapsed text. */
function Prompt({ description, icon, text, id, className, children }) {
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-prompt", className),
		id,
		children: [/* @__PURE__ */ a("div", {
			class: "djn-prompt-head",
			children: [
				icon !== void 0 && /* @__PURE__ */ a("span", {
					class: "djn-prompt-icon",
					children: icon
				}),
				/* @__PURE__ */ a("div", {
					class: "djn-prompt-words",
					children: description ?? "Prompt"
				}),
				/* @__PURE__ */ a("button", {
					type: "button",
					class: "djn-button",
					"data-copy": text,
					children: [/* @__PURE__ */ a(UiIcon, { name: "copy" }), " Copy prompt"]
				})
			]
		}), /* @__PURE__ */ a("details", {
			class: "djn-prompt-text",
			children: [/* @__PURE__ */ a("summary", { children: [/* @__PURE__ */ a(UiIcon, {
				name: "chevron",
				className: "djn-sign djn-caret"
			}), " Show prompt"] }), /* @__PURE__ */ a("div", { children })]
		})]
	});
}
function Frame({ caption, hint, id, className, children }) {
	return /* @__PURE__ */ a("figure", {
		class: joinClasses("djn-frame", className),
		id,
		children: [
			hint !== void 0 && /* @__PURE__ */ a("p", {
				class: "djn-frame-hint",
				children: hint
			}),
			/* @__PURE__ */ a("div", {
				class: "djn-frame-body",
				children
			}),
			caption !== void 0 && /* @__PURE__ */ a("figcaption", {
				class: "djn-frame-caption",
				children: caption
			})
		]
	});
}
/** Attributes of `Image` that only the hosted viewer uses. */
const viewerAttributes = new Set([
	"noZoom",
	"nozoom",
	"zoom",
	"children"
]);
function Image({ src, alt = "", ...otherProps }) {
	return /* @__PURE__ */ a("img", {
		loading: "lazy",
		...Object.fromEntries(Object.entries(otherProps).filter(([name]) => !viewerAttributes.has(name))),
		src,
		alt
	});
}
function Color({ variant, id, className, children }) {
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-colors", className),
		id,
		"data-variant": variant,
		children
	});
}
function ColorRow({ title, id, className, children }) {
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-color-row", className),
		id,
		children: [title !== void 0 && /* @__PURE__ */ a("div", {
			class: "djn-color-title",
			children: title
		}), /* @__PURE__ */ a("div", {
			class: "djn-color-items",
			children
		})]
	});
}
function ColorItem({ name, value, darkValue, id, className }) {
	const lightColor = safeColor(value) ?? "transparent";
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-color", className),
		id,
		children: [
			/* @__PURE__ */ a("span", {
				class: "djn-color-swatch",
				style: {
					"--djn-light": lightColor,
					"--djn-dark": safeColor(darkValue) ?? lightColor
				}
			}),
			name !== void 0 && /* @__PURE__ */ a("span", {
				class: "djn-color-name",
				children: name
			}),
			/* @__PURE__ */ a("code", { children: darkValue === void 0 || darkValue === value ? value : `${value} / ${darkValue}` })
		]
	});
}
//#endregion
//#region src/render/components/sections.tsx
var sections_exports = /* @__PURE__ */ __exportAll({
	Accordion: () => Accordion,
	AccordionGroup: () => AccordionGroup,
	CodeGroup: () => CodeGroup,
	Example: () => Example,
	Expandable: () => Expandable,
	Steps: () => Steps,
	Tabs: () => Tabs,
	Tree: () => Tree,
	TreeFile: () => TreeFile,
	TreeFolder: () => TreeFolder,
	View: () => View
});
/**
* Tabs and their panels. `client/tabs.ts` switches between them. Hidden panels use `hidden="until-found"`, so that the
* browser's page search finds their text.
*/
function TabList({ panels, selected, label, dropdown = false }) {
	return /* @__PURE__ */ a($, { children: [dropdown ? /* @__PURE__ */ a("div", {
		class: "djn-tablist",
		children: /* @__PURE__ */ a("select", {
			class: "djn-select",
			"aria-label": label,
			children: panels.map((panel) => /* @__PURE__ */ a("option", { children: panel.label }))
		})
	}) : /* @__PURE__ */ a("div", {
		class: "djn-tablist",
		role: "tablist",
		"aria-label": label,
		children: panels.map((panel, index) => /* @__PURE__ */ a("button", {
			type: "button",
			role: "tab",
			class: "djn-tab",
			"aria-selected": index === selected ? "true" : "false",
			"aria-controls": panel.id,
			tabIndex: index === selected ? void 0 : -1,
			children: panel.head
		}))
	}), panels.map((panel, index) => /* @__PURE__ */ a("div", {
		role: dropdown ? "group" : "tabpanel",
		class: "djn-panel",
		id: panel.id,
		"data-label": panel.label,
		"aria-label": panel.label,
		...index === selected ? {} : { hidden: "until-found" },
		children: panel.children
	}))] });
}
function Tabs({ items, selected, sync, id, className, children }) {
	const panels = items.map((item) => ({
		head: withIcon(item.icon, item.title),
		label: item.label,
		id: item.id,
		children: item.children
	}));
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-tabs", className),
		id,
		"data-sync": sync ? "" : void 0,
		children: [/* @__PURE__ */ a(TabList, {
			panels,
			selected,
			label: "Tabs"
		}), children]
	});
}
/** A view. The HTML of a page contains all views; `client/views.ts` hides all but the chosen view. */
function View({ title, icon, id, className, children }) {
	return /* @__PURE__ */ a("section", {
		class: joinClasses("djn-view", className),
		id,
		"data-view": title,
		"aria-label": title,
		children: [/* @__PURE__ */ a("p", {
			class: "djn-view-title",
			children: withIcon(icon, title)
		}), children]
	});
}
function CodeGroup({ items, dropdown, id, className, children }) {
	const panels = items.map((item) => {
		const label = item.title === "" ? languageTitle(item.language) : item.title;
		return {
			head: withIcon(item.icon, label),
			label,
			children: item.children
		};
	});
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-code-group", className),
		id,
		"data-sync": "",
		children: [/* @__PURE__ */ a(TabList, {
			panels,
			selected: 0,
			label: "Code examples",
			dropdown
		}), children]
	});
}
function Example({ kind, ...group }) {
	return /* @__PURE__ */ a("section", {
		class: "djn-example",
		"aria-label": kind === "request" ? "Request example" : "Response example",
		children: /* @__PURE__ */ a(CodeGroup, { ...group })
	});
}
function Accordion({ title, description, icon, isOpen, id, className, children }) {
	return /* @__PURE__ */ a("details", {
		class: joinClasses("djn-accordion", className),
		id,
		open: isOpen,
		children: [/* @__PURE__ */ a("summary", {
			class: "djn-accordion-head",
			children: [
				/* @__PURE__ */ a(UiIcon, {
					name: "chevron",
					className: "djn-sign djn-caret"
				}),
				icon !== void 0 && /* @__PURE__ */ a("span", {
					class: "djn-accordion-icon",
					children: icon
				}),
				/* @__PURE__ */ a("span", {
					class: "djn-accordion-words",
					children: [/* @__PURE__ */ a("span", {
						class: "djn-accordion-title",
						children: title
					}), description !== void 0 && /* @__PURE__ */ a("span", {
						class: "djn-accordion-description",
						children: description
					})]
				})
			]
		}), /* @__PURE__ */ a("div", {
			class: "djn-accordion-body",
			children
		})]
	});
}
const AccordionGroup = ({ id, className, children }) => /* @__PURE__ */ a("div", {
	class: joinClasses("djn-accordion-group", className),
	id,
	children
});
function Expandable({ title, description, icon, isOpen, id, className, children }) {
	return /* @__PURE__ */ a("details", {
		class: joinClasses("djn-expandable", className),
		id,
		open: isOpen,
		children: [/* @__PURE__ */ a("summary", {
			class: "djn-expandable-head",
			children: [
				/* @__PURE__ */ a(UiIcon, {
					name: "chevron",
					className: "djn-sign djn-caret"
				}),
				icon,
				" ",
				/* @__PURE__ */ a("span", {
					class: "djn-expandable-title",
					children: title
				}),
				description !== void 0 && /* @__PURE__ */ a("span", {
					class: "djn-expandable-description",
					children: [" ", description]
				})
			]
		}), /* @__PURE__ */ a("div", {
			class: "djn-expandable-body",
			children
		})]
	});
}
function Steps({ items, id, className, children }) {
	return /* @__PURE__ */ a("div", {
		class: joinClasses("djn-steps-box", className),
		id,
		children: [/* @__PURE__ */ a("ol", {
			class: "djn-steps",
			role: "list",
			children: items.map((item, index) => /* @__PURE__ */ a("li", {
				class: "djn-step",
				style: item.number === index + 1 ? void 0 : { counterSet: `djn-step ${item.number}` },
				children: [
					item.icon !== void 0 && /* @__PURE__ */ a("span", {
						class: "djn-step-icon",
						children: item.icon
					}),
					/* @__PURE__ */ a(StepTitle, { item }),
					/* @__PURE__ */ a("div", {
						class: "djn-step-body",
						children: item.children
					})
				]
			}))
		}), children]
	});
}
function StepTitle({ item: { title, titleSize: Tag, id } }) {
	if (title === void 0) return id === void 0 ? null : /* @__PURE__ */ a("span", {
		class: "djn-target",
		id
	});
	return /* @__PURE__ */ a(Tag, {
		class: "djn-step-title",
		id,
		children: title
	});
}
const Tree = ({ id, className, children }) => /* @__PURE__ */ a("div", {
	class: joinClasses("djn-tree", className),
	id,
	children: /* @__PURE__ */ a("ul", {
		role: "list",
		children
	})
});
function TreeFolder({ name, isOpen, openable, id, children }) {
	const folderLabel = /* @__PURE__ */ a($, { children: [
		/* @__PURE__ */ a(UiIcon, { name: "folder" }),
		" ",
		/* @__PURE__ */ a("span", { children: name })
	] });
	return /* @__PURE__ */ a("li", {
		class: "djn-folder",
		id,
		children: openable ? /* @__PURE__ */ a("details", {
			open: isOpen,
			children: [/* @__PURE__ */ a("summary", { children: [/* @__PURE__ */ a(UiIcon, {
				name: "chevron",
				className: "djn-sign djn-caret"
			}), folderLabel] }), /* @__PURE__ */ a("ul", {
				role: "list",
				children
			})]
		}) : /* @__PURE__ */ a($, { children: [/* @__PURE__ */ a("span", {
			class: "djn-tree-line",
			children: folderLabel
		}), /* @__PURE__ */ a("ul", {
			role: "list",
			children
		})] })
	});
}
function TreeFile({ name, id }) {
	return /* @__PURE__ */ a("li", {
		class: "djn-file",
		id,
		children: [
			/* @__PURE__ */ a(UiIcon, { name: "file" }),
			" ",
			/* @__PURE__ */ a("span", { children: name })
		]
	});
}
//#endregion
//#region src/render/components/text.tsx
/** @jsxImportSource preact */
var text_exports = /* @__PURE__ */ __exportAll({
	Badge: () => Badge,
	Field: () => Field,
	Heading: () => Heading,
	Link: () => Link,
	Tooltip: () => Tooltip,
	Update: () => Update,
	createUpdate: () => createUpdate
});
function Tooltip({ tip, headline, cta, href, id, className, children }) {
	return /* @__PURE__ */ a("span", {
		class: joinClasses("djn-tooltip", className),
		id,
		children: [/* @__PURE__ */ a("span", {
			class: "djn-tooltip-term",
			tabIndex: 0,
			children
		}), /* @__PURE__ */ a("span", {
			class: "djn-tooltip-tip",
			role: "tooltip",
			children: [
				headline !== void 0 && /* @__PURE__ */ a("span", {
					class: "djn-tooltip-headline",
					children: headline
				}),
				/* @__PURE__ */ a("span", { children: tip }),
				cta !== void 0 && /* @__PURE__ */ a("span", {
					class: "djn-tooltip-cta",
					children: href === void 0 ? cta : /* @__PURE__ */ a("a", {
						href,
						children: cta
					})
				})
			]
		})]
	});
}
/** Colors with styles in `styles/text.css`. Any other value is used as a CSS color. */
const namedColors = new Set("gray blue green yellow orange red purple white surface white-destructive surface-destructive".split(" "));
function Badge({ color = "gray", size, shape, icon, stroke, disabled, id, className, children }) {
	const tone = namedColors.has(color) ? void 0 : safeColor(color);
	return /* @__PURE__ */ a("span", {
		class: joinClasses("djn-tag", stroke && "djn-tag-outlined", disabled && "djn-tag-disabled", className),
		id,
		"data-color": namedColors.has(color) ? color : void 0,
		"data-size": size,
		"data-shape": shape,
		style: tone === void 0 ? void 0 : { "--djn-tone": tone },
		children: withIcon(icon, children)
	});
}
function Heading({ depth, id, className, children }) {
	return k(`h${depth}`, {
		id,
		class: joinClasses("djn-heading", className)
	}, children, /* @__PURE__ */ a("a", {
		class: "djn-anchor",
		href: `#${id}`,
		"aria-label": "Link to this section"
	}));
}
function Link({ className, children, ...attributes }) {
	return /* @__PURE__ */ a("a", {
		...attributes,
		class: className,
		children
	});
}
/** A parameter of a request or a member of a response. */
function Field(props) {
	const { name, location, type, required, deprecated, initial, pre, post, id, className, children } = props;
	return /* @__PURE__ */ a("dl", {
		class: joinClasses("djn-field", className),
		id,
		children: [/* @__PURE__ */ a("dt", {
			class: "djn-field-head",
			children: [
				pre.map((label) => [/* @__PURE__ */ a("span", {
					class: "djn-field-label",
					children: label
				}), " "]),
				/* @__PURE__ */ a("code", {
					class: joinClasses("djn-field-name", deprecated && "djn-field-old"),
					children: name
				}),
				post.map((label) => [" ", /* @__PURE__ */ a("span", {
					class: "djn-field-label",
					children: label
				})]),
				type !== void 0 && [" ", /* @__PURE__ */ a("span", {
					class: "djn-field-type",
					children: type
				})],
				location !== void 0 && [" ", /* @__PURE__ */ a("span", {
					class: "djn-field-label",
					children: location
				})],
				initial !== void 0 && [" ", /* @__PURE__ */ a("span", {
					class: "djn-field-default",
					children: ["default: ", /* @__PURE__ */ a("code", { children: initial })]
				})],
				required && [" ", /* @__PURE__ */ a("span", {
					class: "djn-field-required",
					children: "required"
				})],
				deprecated && [" ", /* @__PURE__ */ a("span", {
					class: "djn-field-deprecated",
					children: "deprecated"
				})]
			]
		}), /* @__PURE__ */ a("dd", {
			class: "djn-field-body",
			children
		})]
	});
}
/** An entry of a changelog. On wide screens, the label is next to the content, otherwise above it. */
function Update(props) {
	const { id, label } = props;
	return renderUpdate(props, id, /* @__PURE__ */ a("a", {
		class: "djn-update-label",
		href: `#${id}`,
		children: label
	}));
}
/**
* Creates an `Update` component for generators whose table of contents needs a heading element as the label.
*
* @param Label Renders the label. Must write the id of the entry.
*/
function createUpdate(Label) {
	return (props) => renderUpdate(props, void 0, /* @__PURE__ */ a(Label, {
		id: props.id,
		label: props.label
	}));
}
function renderUpdate({ description, tags, className, children }, id, label) {
	return /* @__PURE__ */ a("section", {
		class: joinClasses("djn-update", className),
		id,
		children: [/* @__PURE__ */ a("header", {
			class: "djn-update-head",
			children: [
				label,
				tags.length > 0 && /* @__PURE__ */ a("ul", {
					class: "djn-update-tags",
					children: tags.map((tag) => /* @__PURE__ */ a("li", { children: tag }))
				}),
				description !== void 0 && /* @__PURE__ */ a("div", {
					class: "djn-update-description",
					children: description
				})
			]
		}), /* @__PURE__ */ a("div", {
			class: "djn-update-body",
			children
		})]
	});
}
//#endregion
//#region src/render/components/plain-components.ts
/**
* Default components in semantic HTML, for themes that don't define their own. `styles/` contains their CSS, and
* `client/` their scripts.
*/
const plainComponents = {
	...boxes_exports,
	...sections_exports,
	...text_exports
};
//#endregion
//#region src/render/writers.ts
/** Writers without dependencies: the fallback for each writer that a theme doesn't define. */
const plainWriters = {
	code: ({ language, text, title, isGrouped }) => {
		const block = `<pre><code${language === "" ? "" : ` class="language-${escapeHtml(language)}"`}>${escapeHtml(text)}\n</code></pre>`;
		if (title === "" || isGrouped) return block;
		return `<figure class="code"><figcaption>${escapeHtml(title)}</figcaption>${block}</figure>`;
	},
	math: ({ tex, isBlock }) => {
		const tagName = isBlock ? "div" : "span";
		return `<${tagName} class="math"><code>${escapeHtml(tex)}</code></${tagName}>`;
	},
	mermaid: ({ text }) => `<pre class="mermaid">${escapeHtml(text)}</pre>`,
	icon: () => ""
};
/** Writes MathML, which needs no script or font. Without temml, writes the TeX source. */
function createMathWriter(packages) {
	let temmlPromise;
	return async ({ tex, isBlock }, context) => {
		temmlPromise ??= loadTemml(packages);
		const temml = await temmlPromise;
		if (temml === void 0) context.reportMissingPackage("temml");
		const html = temml?.renderToString(tex, {
			displayMode: isBlock,
			throwOnError: false,
			trust: false
		}) ?? `<code>${escapeHtml(tex)}</code>`;
		return isBlock ? `<div class="djn-math">${html}</div>` : html;
	};
}
async function loadTemml(packages) {
	return (await packages.load("temml"))?.default;
}
/** Mermaid's browser bundle, a single file without imports (https://mermaid.js.org/config/usage.html). */
const diagramScript = "mermaid/dist/mermaid.min.js";
const diagramStartTag = "<pre class=\"mermaid\"";
/** Writes the diagram's text. If mermaid is installed, `client/diagrams.ts` replaces the text with the diagram. */
function createDiagramWriter(packages) {
	return ({ text }, context) => {
		if (packages.resolve("mermaid/dist/mermaid.min.js") === void 0) context.reportMissingPackage("mermaid");
		return `${diagramStartTag}>${escapeHtml(text)}</pre>`;
	};
}
//#endregion
//#region src/render/code-blocks/highlighter.ts
function isHighlighted(text, language) {
	return language !== "" && language !== "text" && text.length <= 2e5;
}
/**
* Creates a highlighter. Loads the Shiki of the project or its generator on first use. Without Shiki, all code is plain
* text.
*/
function createCodeHighlighter(packages, themes) {
	let shikiPromise;
	const loadedLanguages = /* @__PURE__ */ new Map();
	return async (text, language, context) => {
		if (!isHighlighted(text, language)) return plainLines(text);
		shikiPromise ??= loadShiki();
		const loadedShiki = await shikiPromise;
		if (loadedShiki === void 0) {
			context.reportMissingPackage("shiki");
			return plainLines(text);
		}
		if (!await getOrCreate(loadedLanguages, language, () => addLanguage(loadedShiki, language))) return plainLines(text);
		const { tokens } = loadedShiki.highlighter.codeToTokens(text, {
			lang: language,
			themes,
			defaultColor: false,
			tokenizeTimeLimit: 0,
			tokenizeMaxLineLength: maxHighlightedLineLength
		});
		return tokens.map(mergeTokens);
	};
	async function loadShiki() {
		const shiki = await packages.load("shiki");
		if (shiki === void 0) return void 0;
		return {
			shiki,
			highlighter: await shiki.createHighlighter({
				themes: [themes.light, themes.dark],
				langs: []
			})
		};
	}
}
/** Merges adjacent tokens with the same style. Whitespace gets the style of the token before it. */
function mergeTokens(line) {
	const tokens = [];
	for (const { content, htmlStyle } of line) {
		const lastToken = tokens.at(-1);
		const style = content.trim() === "" ? lastToken?.style ?? "" : toStyle(htmlStyle);
		if (lastToken?.style === style) tokens[tokens.length - 1] = {
			text: lastToken.text + content,
			style
		};
		else tokens.push({
			text: content,
			style
		});
	}
	return tokens;
}
async function addLanguage({ shiki, highlighter }, language) {
	if (!Object.hasOwn(shiki.bundledLanguages, language) && !Object.hasOwn(shiki.bundledLanguagesAlias ?? {}, language)) return false;
	await highlighter.loadLanguage(language);
	return true;
}
function plainLines(text) {
	return text.split("\n").map((line) => line === "" ? [] : [{
		text: line,
		style: ""
	}]);
}
function toStyle(style) {
	if (style === void 0 || typeof style === "string") return style ?? "";
	return Object.entries(style).map(([name, value]) => `${name}:${readableColor(name, value)}`).join(";");
}
/**
* Backgrounds with the lowest contrast to code, such as those of marked lines: the darkest background in light mode and
* the lightest background in dark mode.
*/
const backgrounds = new Map([["--shiki-light", [
	218,
	221,
	211
]], ["--shiki-dark", [
	46,
	51,
	60
]]]);
/**
* Increases the contrast of a color. Some Shiki themes have colors, mostly for comments, with too little contrast to
* the backgrounds of generators.
*/
function readableColor(name, value) {
	const color = parseColor(value);
	const background = backgrounds.get(name);
	return color === void 0 || background === void 0 ? value : formatColor(ensureContrast(color, background));
}
//#endregion
//#region src/render/code-blocks/write-code.ts
const lineClasses = {
	highlight: "highlighted",
	focus: "focused",
	added: "added",
	removed: "removed"
};
const copyIcon = "<svg class=\"djn-sign\" viewBox=\"0 0 24 24\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" aria-hidden=\"true\"><path d=\"M9 9h11v11H9zM15 9V4H4v11h5\"/></svg>";
/** Creates the code writer of the plain theme, which generators without their own code blocks use too. */
function createCodeWriter(highlight, writeIcon) {
	return async (block, context) => {
		const lines = await highlight(block.text, block.language, context);
		const isCollapsed = isFolded(block, lines.length);
		return [
			`<div class="${joinClasses("djn-code", block.lines && "djn-code-lines", block.wrap && "djn-code-wrap", block.focus.length > 0 && "djn-code-focus", isCollapsed && "djn-code-long")}"${block.language === "" ? "" : ` data-language="${escapeHtml(block.language)}"`}>`,
			block.isGrouped ? "" : await renderHead(block.title, block.icon, context),
			`<button type="button" class="djn-code-copy" data-copy="" aria-label="Copy code">${copyIcon}</button>`,
			`<pre tabindex="0"><code>${writeLines(lines, block, lineClasses)}</code></pre>`,
			isCollapsed ? renderMoreButton(lines.length) : "",
			"</div>"
		].join("");
	};
	async function renderHead(title, icon, context) {
		if (title === "") return "";
		return `<div class="djn-code-head">${icon === void 0 ? "" : await writeIcon({ name: icon }, context)}<span>${escapeHtml(title)}</span></div>`;
	}
}
/** Writes one element per line, separated by line breaks as in Shiki's output. */
function writeLines(lines, block, classes) {
	const linesByKind = [
		"highlight",
		"focus",
		"added",
		"removed"
	].map((kind) => ({
		name: classes[kind],
		lines: new Set(block[kind])
	}));
	return lines.map((tokens, index) => {
		return `<span class="line${linesByKind.filter(({ lines: numbers }) => numbers.has(index + 1)).map(({ name }) => ` ${name}`).join("")}">${tokens.map(writeToken).join("")}</span>`;
	}).join("\n");
}
function writeToken({ text, style }) {
	const escapedText = escapeHtml(text);
	return style === "" ? escapedText : `<span style="${escapeHtml(style)}">${escapedText}</span>`;
}
/** Maximum number of lines of an expandable block that isn't folded. `styles/code.css` sets the height when folded. */
const maxUnfoldedLines = 12;
/** @param count Number of lines. */
function isFolded({ expandable }, count) {
	return expandable && count > maxUnfoldedLines;
}
/** @param count Number of lines. */
function renderMoreButton(count) {
	return `<button type="button" class="djn-code-more" aria-expanded="false">${count} lines</button>`;
}
/** @param count Number of lines. */
function wrapFoldedBlock(html, count) {
	return `<div class="djn-code-long">${html}${renderMoreButton(count)}</div>`;
}
//#endregion
//#region src/render/plain-theme.ts
const defaultCodeThemes = {
	light: "github-light",
	dark: "github-dark"
};
/** Creates the generator-independent theme: semantic HTML with the CSS of `styles/` and the script of `client/`. */
function createPlainTheme({ packages, library, codeThemes }) {
	const icon = createIconWriter(library, packages);
	return {
		version: `2 ${library} ${codeThemes.light} ${codeThemes.dark}`,
		components: plainComponents,
		writers: {
			icon,
			code: createCodeWriter(createCodeHighlighter(packages, codeThemes), icon),
			math: createMathWriter(packages),
			mermaid: createDiagramWriter(packages)
		}
	};
}
/**
* Creates a theme with a generator's components, based on the plain theme.
*
* @param name Name of the generator, and of its script in `dist/islands`.
*/
function createGeneratorTheme(name, settings, components) {
	const plain = createPlainTheme(settings);
	return {
		...plain,
		version: `${name} ${plain.version}`,
		script: name,
		components: {
			...plain.components,
			...components
		}
	};
}
//#endregion
export { U as A, i as C, O as D, M as E, r as F, x as I, createIconWriter as L, b as M, k as N, Q as O, n$1 as P, iconRequestFromProps as R, a as S, $ as T, withIcon as _, wrapFoldedBlock as a, maxCodeDepth as b, isHighlighted as c, diagramScript as d, diagramStartTag as f, UiIcon as g, createUpdate as h, isFolded as i, X as j, R as k, createDiagramWriter as l, plainComponents as m, createPlainTheme as n, writeLines as o, plainWriters as p, defaultCodeThemes as r, createCodeHighlighter as s, createGeneratorTheme as t, createMathWriter as u, languageTitle as v, jsxRuntime_exports as w, maxLineRange as x, normalizeLanguage as y };
