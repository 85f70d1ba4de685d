import { createJiti } from 'jiti';

const jiti = createJiti(import.meta.url, { jsx: { runtime: 'automatic', importSource: 'preact' } });
const { resolveSite } = await jiti.import('../../src/resolve.ts');
const { SiteRenderer } = await jiti.import('../../src/kit/render/render-site.ts');
const { themeSettings } = await jiti.import('../../src/kit/render/theme-settings.ts');
const { createPlainTheme } = await jiti.import('../../src/kit/dialect/plain-theme.ts');

/**
 * What cannot be kept of the pages of a site, whatever it is built in.
 *
 * @param {string} root Docs folder.
 * @param {string} project Folder of a project that the site is built in.
 * @returns {Promise<readonly object[]>} Diagnostics with lines and columns.
 */
export async function lossesOf(root, project) {
  const site = await resolveSite({ root });
  const renderer = new SiteRenderer({
    theme: (now) => {
      const theme = createPlainTheme(themeSettings(now, project));
      // Colors lose nothing, and take their time.
      return { ...theme, writers: { ...theme.writers, code: () => '' } };
    },
    addresses: () => (route) => route,
  });
  const { findings } = await renderer.render(site);
  return (await site.locate(findings)).diagnostics;
}
