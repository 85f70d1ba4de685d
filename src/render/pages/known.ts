import { Fragment, type FunctionComponent, h } from 'preact';
import type { ComponentRenderer, Props } from '../component-renderer.ts';
import { blocks } from './known/blocks.ts';
import { boxes } from './known/boxes.ts';
import { code } from './known/code.ts';
import type { KnownComponents } from './known/shared.ts';
import { words } from './known/words.ts';

const components: KnownComponents = { ...boxes, ...blocks, ...code, ...words };

/**
 * Wraps the built-in components for page code. `Tree.File` becomes a member of `Tree`.
 *
 * @param current Returns the page that is being rendered.
 */
export function knownComponents(current: () => ComponentRenderer): Record<string, FunctionComponent<Props>> {
  const byName: Record<string, FunctionComponent<Props>> = {};
  for (const [name, component] of Object.entries(components)) {
    const wrapped: FunctionComponent<Props> = (props) => h(Fragment, null, component(props, current()));
    const [first = '', member] = name.split('.');
    if (member === undefined) byName[name] = wrapped;
    else Object.assign(byName[first] ?? {}, { [member]: wrapped });
  }
  return byName;
}
