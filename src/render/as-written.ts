/** What webpack's loader of styles leaves the next address alone for (https://webpack.js.org/loaders/css-loader). */
const mark = '/* webpackIgnore: true */ ';

/**
 * Keeps the addresses in a value of CSS as they are written. They count from the built site: a bundler that looked for
 * files there would stop at the first that it does not find.
 */
export function asWritten(value: string): string {
  // An address in quotes may contain the same word.
  return value.replace(/("[^"]*"|'[^']*')|(?<![\w-])url\(/g, (found, quoted) => quoted ?? mark + found);
}
