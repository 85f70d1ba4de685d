import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../core/host.ts';
import type { Site } from '../../core/site.ts';
import { createGroupBehaviors } from './projection.ts';

export const navigationScriptName = 'docs-json-nav.js';

/**
 * Script that makes links of groups' titles, opens groups, and lets the keyboard scroll rows of tabs, because Material's
 * templates can't. Not a module: MkDocs 1.4 can't load modules. The block keeps its names out of the page.
 */
export function createNavigationScript(site: Site): string {
  const script = readFileSync(join(packageFolder(), 'dist/islands/mkdocs/mkdocs.js'), 'utf8');
  return `{\nconst groupBehaviors = ${JSON.stringify(createGroupBehaviors(site))};\n${script}\n}\n`;
}
