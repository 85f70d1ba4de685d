import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import docsJsonNav from 'docs-json-nav/starlight';

export default defineConfig({
  integrations: [
    starlight({
      title: 'docs-json-nav',
      description: 'The navigation of docs.json, proved at build time and shown by the generator of your choice.',
      plugins: [docsJsonNav({ root: '../docs', content: true })],
    }),
  ],
});
