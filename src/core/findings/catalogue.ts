import { dialect } from './dialect.ts';
import { endpoints } from './endpoints.ts';
import { feedback } from './feedback.ts';
import { generators } from './generators.ts';
import { links } from './links.ts';
import { pages } from './pages.ts';
import { reading } from './reading.ts';
import { shape } from './shape.ts';

export const themes = { reading, shape, pages, endpoints, links, dialect, generators, feedback } as const;

export const catalogue = {
  ...reading,
  ...shape,
  ...pages,
  ...endpoints,
  ...links,
  ...dialect,
  ...generators,
  ...feedback,
} as const;
