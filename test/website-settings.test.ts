import { describe, expect, test } from 'vitest';
// @ts-expect-error The documentation site is JavaScript, and isn't part of the package.
import { siteSettings } from '../website/site-settings.mjs';

describe('the documentation site', () => {
  test('has no picture and no repository that nobody named', () => {
    expect(siteSettings({}, undefined)).toEqual({ astro: {}, starlight: { social: [] } });
    expect(siteSettings({}, '')).toEqual({ astro: {}, starlight: { social: [] } });
  });

  test('links to the repository of the package', () => {
    const { starlight } = siteSettings({ repository: { url: 'git+https://gitlab.com/acme/docs-json-nav.git' } });
    const href = 'https://gitlab.com/acme/docs-json-nav';
    expect(starlight.social).toEqual([{ icon: 'gitlab', label: 'Repository', href }]);
  });

  test.each([
    ['https://docs.example.com', '/', 'https://docs.example.com/social.png'],
    ['https://acme.example.com/docs-json-nav', '/docs-json-nav/', 'https://acme.example.com/docs-json-nav/social.png'],
  ])('at %s names its picture by the full URL', (address, base, image) => {
    const { astro, starlight } = siteSettings({}, address);
    expect(astro).toEqual({ site: new URL(address).origin, base });
    expect(starlight.head[0]).toEqual({ tag: 'meta', attrs: { property: 'og:image', content: image } });
  });
});
