/*
 * Page files.
 *
 * In: the files of the docs folder, `.mintignore` and Git's ignore rules. Out: pages with their paths and front matter,
 * suggestions for names that match no page, and findings. Page bodies are parsed in `bodies/`, not here.
 */

export {
  frontMatterBlock,
  frontMatterKeys,
  generatorName,
  locateFrontMatterMember,
  splitPage,
} from './pages/front-matter.ts';
export { parseFrontMatter } from './pages/yaml.ts';
export { pagePathOfUrl } from './values/paths.ts';
