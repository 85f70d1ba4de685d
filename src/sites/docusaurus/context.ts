import { join, relative, sep } from 'node:path';
import type { ResolvedSite } from '../resolve.ts';
import type { LoadContext } from './types.ts';

/**
 * The site as the docs plugin is to see it: with the media of the docs folder, and with the dates and authors of the
 * files that the docs are made from.
 *
 * @param docs Absolute path of the folder with the docs made from it.
 */
export function contextOfDocs(
  context: LoadContext,
  { root, layout }: Pick<ResolvedSite, 'root' | 'layout'>,
  docs: string,
): LoadContext {
  const { siteConfig } = context;
  const { staticDirectories, future } = siteConfig;
  const vcs = future?.experimental_vcs;
  const pages = join(root, layout.pages);
  const original = (file: string): string => (file.startsWith(docs + sep) ? join(pages, relative(docs, file)) : file);
  const folders = [layout.public, layout.pages, ''].map((folder) => join(root, folder));
  const ofFiles = vcs && {
    ...vcs,
    getFileCreationInfo: (file: string) => vcs.getFileCreationInfo(original(file)),
    getFileLastUpdateInfo: (file: string) => vcs.getFileLastUpdateInfo(original(file)),
  };
  return {
    ...context,
    siteConfig: {
      ...siteConfig,
      staticDirectories: [...new Set([...staticDirectories, ...folders])],
      ...(ofFiles === undefined ? {} : { future: { ...future, experimental_vcs: ofFiles } }),
    },
  };
}

/**
 * The option for links that edit a page: what is given is the address of the folder with `docs.json`.
 *
 * @param pages Folder of the pages below it, with a slash at its end; empty if there is none.
 */
export function editUrlOf(address: unknown, pages: string): object {
  if (typeof address !== 'string') return {};
  const start = address.replace(/\/?$/, '/') + pages;
  const editUrl = ({ docPath }: { readonly docPath: string }): string =>
    start + docPath.split('/').map(encodeURIComponent).join('/');
  return { editUrl };
}
