import { reactModules } from '../code/react.ts';
import type { ComponentRenderer } from '../component-renderer.ts';
import { knownComponents } from '../render/known.ts';

/** The names that are known without an import, and the packages that are ours: the same in a build and in a browser. */
export function namesInScope(): { readonly known: ReadonlySet<string>; readonly packages: ReadonlySet<string> } {
  const react = reactModules(() => undefined);
  const components = knownComponents((): ComponentRenderer => {
    throw new Error('nothing is being rendered');
  });
  return {
    known: new Set([...Object.keys(react.globals), ...Object.keys(components), 'Snippet']),
    packages: new Set([...Object.keys(react.modules), '@mintlify/components']),
  };
}
