import { OptionalPackages } from '../../render/optional-packages.ts';
import { type ThemeSettings, usualCodeThemes } from '../../render/plain-theme.ts';
import { readBranding } from '../branding/read-branding.ts';
import type { ResolvedSite } from '../resolve.ts';

/**
 * What a theme needs to know of a site and of the project that it is built in.
 *
 * @param project Absolute path of the project.
 * @param through Packages of the project whose own dependencies count too: `['vitepress']`.
 */
export function themeSettings({ config }: ResolvedSite, project: string, through: readonly string[]): ThemeSettings {
  return {
    packages: new OptionalPackages(project, through),
    library: readBranding(config).library,
    codeThemes: usualCodeThemes,
  };
}
