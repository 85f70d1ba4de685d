import { join, relative, sep } from 'node:path';
import type { LoadContext } from './types.ts';

/**
 * The site as the docs plugin is to see it: with the media of the docs folder, and with the dates and authors of the
 * files that the docs are made from.
 *
 * @param root Absolute path of the docs folder.
 * @param docs Absolute path of the folder with the docs made from it.
 */
export function contextOfDocs(context: LoadContext, root: string, docs: string): LoadContext {
  const { siteConfig } = context;
  const { staticDirectories, future } = siteConfig;
  const vcs = future?.experimental_vcs;
  const original = (file: string): string => (file.startsWith(docs + sep) ? join(root, relative(docs, file)) : file);
  const ofFiles = vcs && {
    ...vcs,
    getFileCreationInfo: (file: string) => vcs.getFileCreationInfo(original(file)),
    getFileLastUpdateInfo: (file: string) => vcs.getFileLastUpdateInfo(original(file)),
  };
  return {
    ...context,
    siteConfig: {
      ...siteConfig,
      staticDirectories: [...staticDirectories, root],
      ...(ofFiles === undefined ? {} : { future: { ...future, experimental_vcs: ofFiles } }),
    },
  };
}

/** The option for links that edit a page: what is given is the address of the folder with `docs.json`. */
export function editUrlOf(address: unknown): object {
  if (typeof address !== 'string') return {};
  const start = address.replace(/\/?$/, '/');
  const editUrl = ({ docPath }: { readonly docPath: string }): string =>
    start + docPath.split('/').map(encodeURIComponent).join('/');
  return { editUrl };
}
