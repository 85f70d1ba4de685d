/* Page files: front matter, paths and what `.mintignore` leaves out. */

export { frontMatterBlock, frontMatterKeys, splitPage } from './pages/front-matter.ts';
export { mintignoreRules } from './pages/ignore-rules.ts';
export { pathOfAddress } from './pages/moved-pages.ts';
export { matterOf } from './pages/yaml.ts';
