/* Page files: front matter, paths and what `.mintignore` leaves out. */

export { frontMatterBlock, frontMatterKeys, splitPage } from './pages/front-matter.ts';
export { mintignoreRules } from './pages/ignore-rules.ts';
export { matterOf } from './pages/yaml.ts';
export { pathOfAddress } from './values/paths.ts';
