export interface ProjectSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

/** Placeholder title for generators that require a title. The plugins replace it with the name in `docs.json`. */
export const placeholderTitle = 'docs.json';

/** Removes settings that the project's own configuration contains, because the project's values have priority. */
export function withoutProjectSettings<Settings extends object>(
  settings: Settings,
  configuration: object | undefined,
): Partial<Settings> {
  const projectSettings: Readonly<Record<string, unknown>> = { ...configuration };
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== undefined && isUnset(name, projectSettings[name])),
  ) as Partial<Settings>;
}

function isUnset(name: string, value: unknown): boolean {
  return value === undefined || (name === 'title' && value === placeholderTitle);
}

/**
 * Removes the custom properties that the project's style sheets set. The project's style sheets are loaded first, so
 * ours would override their values.
 *
 * @param projectCss Joined text of the project's style sheets.
 */
export function withoutProjectProperties(css: string, projectCss: string): string {
  return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name: string) => (projectCss.includes(`${name}:`) ? '' : line));
}
