import { defineCollection } from 'astro:content';
import { docsSchema } from '@astrojs/starlight/schema';
import { docsLoader } from 'docs-json-nav/astro/loader';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
