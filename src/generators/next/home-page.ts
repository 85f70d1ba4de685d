import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** True if a project has its own page at `/`: in `app`, in a route group such as `app/(home)`, or in `pages`. */
export function hasHomePage(projectFolder: string): boolean {
  return ['', 'src'].some((sourceFolder) => {
    const appFolder = join(projectFolder, sourceFolder, 'app');
    const groups = listNames(appFolder).filter((name) => /^\(.*\)$/.test(name));
    const isPageFile = (name: string): boolean => /^page\.(?:[jt]sx?|mdx)$/.test(name);
    if (['', ...groups].some((group) => listNames(join(appFolder, group)).some(isPageFile))) return true;
    return listNames(join(projectFolder, sourceFolder, 'pages')).some((name) => /^index\.(?:[jt]sx?|mdx)$/.test(name));
  });
}

function listNames(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
