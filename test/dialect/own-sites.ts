import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/run.ts';

/** Sample sites that together contain every feature of real sites. Each is a folder in `fixtures/sites`. */
export const ownSites = ['fieldbook', 'tidewatch'] as const;

/** Absolute path of a sample site's docs folder. */
export function ownSite(name: string): string {
  return join(packageRoot, 'fixtures/sites', name, 'docs');
}

/** Texts of both sites, by path below `fixtures/sites`. */
export function ownTexts(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const site of ownSites) {
    for (const path of readdirSync(ownSite(site), { recursive: true, encoding: 'utf8' })) {
      if (/\.(?:mdx?|[jt]sx|json|css)$/.test(path))
        texts.set(`${site}/${path}`, readFileSync(join(ownSite(site), path), 'utf8'));
    }
  }
  return texts;
}
