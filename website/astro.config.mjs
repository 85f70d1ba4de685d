import { readFileSync } from 'node:fs';
import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import docsJsonNav from 'docs-json-nav/starlight';
import { siteSettings } from './site-settings.mjs';

const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const settings = siteSettings(manifest, process.env.SITE_URL);

export default defineConfig({
  ...settings.astro,
  integrations: [
    starlight({
      title: 'docs-json-nav',
      description: 'Checks the navigation, links and endpoints of a docs.json site in every build.',
      ...settings.starlight,
      components: { SocialIcons: './src/components/SocialIcons.astro' },
      plugins: [docsJsonNav({ root: '../docs' })],
    }),
  ],
});
