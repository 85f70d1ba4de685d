import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** True if a project has its own page at `/`: in `app`, in a route group such as `app/(home)`, or in `pages`. */
export function hasHomePage(project: string): boolean {
  return ['', 'src'].some((source) => {
    const app = join(project, source, 'app');
    const groups = namesIn(app).filter((name) => /^\(.*\)$/.test(name));
    const isPage = (name: string): boolean => /^page\.(?:[jt]sx?|mdx)$/.test(name);
    if (['', ...groups].some((group) => namesIn(join(app, group)).some(isPage))) return true;
    return namesIn(join(project, source, 'pages')).some((name) => /^index\.(?:[jt]sx?|mdx)$/.test(name));
  });
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
