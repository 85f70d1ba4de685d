import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../support/run.ts';

/** Sites of our own that contain everything real sites contain, between them. Each is a folder in `fixtures/sites`. */
export const ownSites = ['fieldbook', 'tidewatch'] as const;

/** Absolute path of the docs folder of one of them. */
export function ownSite(name: string): string {
  return join(packageRoot, 'fixtures/sites', name, 'docs');
}

/** The texts of both sites, by their paths below `fixtures/sites`. */
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
