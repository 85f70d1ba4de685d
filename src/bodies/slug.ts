import { slug as slugOfAny } from 'github-slugger';

const ascii = /^\p{ASCII}*$/u;

/**
 * The id of a heading's text, as github-slugger makes it. Its rule names every letter of the world, and costs tens of
 * milliseconds where it is first used: of texts in ASCII it says this.
 */
export function slug(text: string): string {
  return ascii.test(text)
    ? text
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replace(/ /g, '-')
    : slugOfAny(text);
}
