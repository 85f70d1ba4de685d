import { type Element, elementsOf } from '../values/navigation.ts';
import { normalizePath, withoutExtension } from '../values/paths.ts';

/** The page paths that entries and roots name, normalized and without extension. */
export function namedPages(root: Element): ReadonlySet<string> {
  const named = new Set<string>();
  const add = (text: string): void => {
    const path = normalizePath(text);
    if (path !== undefined) named.add(withoutExtension(path) ?? path);
  };
  for (const element of elementsOf(root)) {
    if (element.root !== undefined) add(element.root.text);
    for (const { items } of element.lists) for (const item of items) if (item.kind === 'entry') add(item.text);
  }
  return named;
}
