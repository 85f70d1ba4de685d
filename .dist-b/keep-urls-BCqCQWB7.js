//#region src/render/keep-urls.ts
/** Tells webpack's css-loader not to resolve the next URL (https://webpack.js.org/loaders/css-loader). */
const ignoreComment = "/* webpackIgnore: true */ ";
/**
* Keeps bundlers from resolving the URLs in a CSS value. The URLs are relative to the built site, so a bundler wouldn't
* find the files.
*/
function keepUrls(value) {
	return value.replace(/("[^"]*"|'[^']*')|(?<![\w-])url\(/g, (match, quotedText) => quotedText ?? ignoreComment + match);
}
//#endregion
export { keepUrls as t };
