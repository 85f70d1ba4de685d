/** Tells webpack's css-loader to leave the next URL alone (https://webpack.js.org/loaders/css-loader). */
const mark = '/* webpackIgnore: true */ ';

/**
 * Keeps URLs in a CSS value unchanged. They are relative to the built site, and a bundler would fail to find the files.
 */
export function keepUrls(value: string): string {
  // A quoted URL may contain `url(` too.
  return value.replace(/("[^"]*"|'[^']*')|(?<![\w-])url\(/g, (found, quoted) => quoted ?? mark + found);
}
