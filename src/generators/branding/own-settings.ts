/** Theme settings in the project's own configuration. */
export interface OwnSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

/** Settings that the project has not set itself, since its own settings win. */
export function unset<Settings extends object>(settings: Settings, own: object | undefined): Partial<Settings> {
  const given: Readonly<Record<string, unknown>> = { ...own };
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== undefined && given[name] === undefined),
  ) as Partial<Settings>;
}

/**
 * Removes the custom properties that the project's style sheets set, because theirs are loaded first and would lose.
 *
 * @param own Texts of the project's style sheets.
 */
export function withoutOwn(css: string, own: string): string {
  return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name: string) => (own.includes(`${name}:`) ? '' : line));
}
