import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import docsJsonNav from 'docs-json-nav/starlight';

export default defineConfig({
  integrations: [
    starlight({
      title: 'docs-json-nav',
      description: 'Checks the navigation, links and endpoints of a docs.json site in every build.',
      plugins: [docsJsonNav({ root: '../docs', provided: ['playground'] })],
    }),
  ],
});
