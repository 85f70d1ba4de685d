/** What a project has set itself, of a generator whose theme has settings of its own. */
export interface OwnSettings {
  readonly themeConfig?: Readonly<Record<string, unknown>>;
  readonly [setting: string]: unknown;
}

/** Members of settings that a project has not set itself: what it sets wins. */
export function unset<Settings extends object>(settings: Settings, own: object | undefined): Partial<Settings> {
  const given: Readonly<Record<string, unknown>> = { ...own };
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== undefined && given[name] === undefined),
  ) as Partial<Settings>;
}

/**
 * A style sheet without the properties that the style sheets of a project set: where those come first, they would not
 * win over it.
 *
 * @param own Texts of the project's style sheets.
 */
export function withoutOwn(css: string, own: string): string {
  return css.replaceAll(/^ *(--[\w-]+):.*\n/gm, (line, name: string) => (own.includes(`${name}:`) ? '' : line));
}
