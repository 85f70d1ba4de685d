import { withImport } from './edit-source.ts';

/**
 * Gives the `RootProvider` of a file the properties that `docs.json` has for it: what the file sets itself stands after
 * them, and wins. Undefined where the file has none or several, or means something else by `provider`.
 *
 * @param module Where the file imports the properties from.
 */
export function withProviderProperties(text: string, module: string): string | undefined {
  const [tag, another] = text.matchAll(/<RootProvider\b/g);
  const names = text.replaceAll(/'[^'\n]*'|"[^"\n]*"/g, '');
  if (tag === undefined || another !== undefined || /\bprovider\b/.test(names)) return undefined;
  const at = tag.index + tag[0].length;
  return withImport(`${text.slice(0, at)} {...provider}${text.slice(at)}`, `import { provider } from '${module}';`);
}
