export interface ProjectSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

/** Placeholder title for configurations that require one. Replaced by the name in `docs.json`. */
export const titleOfDocs = 'docs.json';

/** Removes the settings that the project sets itself, because the project's values have priority. */
export function withoutProjectSettings<Settings extends object>(
  settings: Settings,
  project: object | undefined,
): Partial<Settings> {
  const projectSettings: Readonly<Record<string, unknown>> = { ...project };
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== undefined && isUnset(name, projectSettings[name])),
  ) as Partial<Settings>;
}

function isUnset(name: string, value: unknown): boolean {
  return value === undefined || (name === 'title' && value === titleOfDocs);
}

/**
 * Removes the custom properties that the project's style sheets set. Those style sheets are loaded first, so ours
 * would override them.
 *
 * @param projectCss Texts of the project's style sheets.
 */
export function withoutProjectProperties(css: string, projectCss: string): string {
  return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name: string) => (projectCss.includes(`${name}:`) ? '' : line));
}
