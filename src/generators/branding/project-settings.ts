export interface ProjectSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

/** Title in a configuration that requires one, in place of the name in `docs.json`. */
export const titleOfDocs = 'docs.json';

/** Settings that the project has not set itself, since its own settings win. */
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
 * Removes the custom properties that the project's style sheets set: the project's are loaded first, so ours would
 * override them.
 *
 * @param projectCss Texts of the project's style sheets.
 */
export function withoutProjectProperties(css: string, projectCss: string): string {
  return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name: string) => (projectCss.includes(`${name}:`) ? '' : line));
}
