import { slug as slugOfAny } from 'github-slugger';

const notPlain = /[^ -~]/;

/**
 * The id of a heading's text, as github-slugger makes it. Its rule names every letter of the world, and costs tens of
 * milliseconds if it is first used: of texts in ASCII it says this.
 */
export function slug(text: string): string {
  return notPlain.test(text)
    ? slugOfAny(text)
    : text
        .toLowerCase()
        .replace(/[^\w -]/g, '')
        .replace(/ /g, '-');
}
