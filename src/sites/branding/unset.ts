/** Members of settings that a project has not set itself: what it sets wins. */
export function unset<Settings extends object>(settings: Settings, own: object | undefined): Partial<Settings> {
  const given: Readonly<Record<string, unknown>> = { ...own };
  return Object.fromEntries(
    Object.entries(settings).filter(([name, value]) => value !== undefined && given[name] === undefined),
  ) as Partial<Settings>;
}
