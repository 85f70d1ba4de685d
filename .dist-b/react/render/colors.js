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
export { buttonTextColor, formatColor, parseColor };
