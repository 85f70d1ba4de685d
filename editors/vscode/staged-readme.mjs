/**
 * README of the archive: pictures of `docs/images` are next to it.
 *
 * @param {string} text README of this folder.
 * @returns `images`: file names of the pictures.
 */
export function stagedReadme(text) {
  const images = [];
  const staged = text.replaceAll(/(\]\()\.\.\/\.\.\/docs\/images\/([\w.-]+)\)/g, (_, before, name) => {
    images.push(name);
    return `${before}images/${name})`;
  });
  return { text: staged, images };
}
