//#region src/render/colors.ts
/** Minimum contrast ratio of text (WCAG 2, level AA). */
const minContrast = 4.5;
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
/** @param ratio Proportion of the second color, from 0 to 1. */
function mixColors(from, to, ratio) {
	return toRgb(from.map((channel, index) => channel + ((to[index] ?? channel) - channel) * ratio));
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
const black = [
	0,
	0,
	0
];
const white = [
	255,
	255,
	255
];
/** Mixes a color with black or white until its contrast to the background is sufficient. */
function ensureContrast(color, background) {
	const targetColor = luminance(background) > .18 ? black : white;
	for (let ratio = 0; ratio < 1; ratio += .02) {
		const mixed = mixColors(color, targetColor, ratio);
		if (contrastRatio(mixed, background) >= minContrast) return mixed;
	}
	return targetColor;
}
const darkText = [
	28,
	30,
	33
];
/** Text color of a button: white if its contrast with the button is at least 3:1, otherwise nearly black. */
function buttonTextColor(button) {
	return contrastRatio(white, button) >= 3 ? white : darkText;
}
/**
* Matches named colors, hex colors, color functions and variables, but nothing that loads a file or ends the CSS
* declaration.
*/
const safeColorPattern = /^(?:#[\da-f]{3,8}|[a-z]+|(?:rgb|hsl|hwb|lab|lch|oklab|oklch|color)a?\([\w\s.,%/+-]*\)|var\(--[\w-]+\))$/i;
function safeColor(value) {
	const trimmed = value?.trim();
	return trimmed !== void 0 && safeColorPattern.test(trimmed) ? trimmed : void 0;
}
//#endregion
export { mixColors as a, formatColor as i, contrastRatio as n, parseColor as o, ensureContrast as r, safeColor as s, buttonTextColor as t };
