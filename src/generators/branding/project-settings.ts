export interface ProjectSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

/** Settings that the project has not set itself, since its own settings win. */
export function withoutProjectSettings<Settings extends object>(
  settings: Settings,
  project: object | undefined,
): Partial<Settings> {
  const projectSettings: Readonly<Record<string, unknown>> = { ...project };
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== undefined && projectSettings[name] === undefined),
  ) as Partial<Settings>;
}

/**
 * Removes the custom properties that the project's style sheets set, because theirs are loaded first and would lose.
 *
 * @param projectCss Texts of the project's style sheets.
 */
export function withoutProjectProperties(css: string, projectCss: string): string {
  return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name: string) => (projectCss.includes(`${name}:`) ? '' : line));
}
