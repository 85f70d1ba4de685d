/**
 * Returns the Astro and Starlight settings of the documentation site that depend on where it and the package are
 * published.
 *
 * @param manifest The package's `package.json`.
 * @param address URL of the published site: `https://docs.example.com`, or with a path. Without it, pages have no picture
 * for other sites to show, because that needs a full URL.
 */
export function siteSettings({ repository }, address) {
  const url = typeof repository === 'string' ? repository : repository?.url;
  const repositoryUrl = url?.replace(/^git\+/, '').replace(/\.git$/, '');
  const social = repositoryUrl === undefined ? [] : [repositoryLink(repositoryUrl)];
  if (!address) return { astro: {}, starlight: { social } };
  const { origin, pathname } = new URL(address.endsWith('/') ? address : `${address}/`);
  const image = `${origin}${pathname}${socialPicture.file}`;
  const head = [
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: String(socialPicture.width) },
    { property: 'og:image:height', content: String(socialPicture.height) },
    { property: 'og:image:alt', content: 'docs-json-nav: check, preview and build docs.json sites' },
  ].map((attrs) => ({ tag: 'meta', attrs }));
  return { astro: { site: origin, base: pathname }, starlight: { social, head } };
}

/** Picture that other sites show for a link to the documentation, drawn by `pictures.mjs`. */
export const socialPicture = { file: 'social.png', width: 1200, height: 630 };

function repositoryLink(href) {
  const icon = ['gitlab', 'bitbucket', 'codeberg'].find((name) => new URL(href).hostname.includes(name)) ?? 'github';
  return { icon, label: 'Repository', href };
}
