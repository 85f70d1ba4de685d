import { Fragment, type FunctionComponent, h } from 'preact';
import type { ComponentRenderer, PageProps } from '../component-renderer.ts';
import { boxComponents } from './built-in-components/boxes.ts';
import { codeComponents } from './built-in-components/code.ts';
import { sectionComponents } from './built-in-components/sections.ts';
import type { BuiltInComponents } from './built-in-components/shared.ts';
import { textComponents } from './built-in-components/text.ts';

/**
 * Built-in components by name. They normalize the attributes that authors write, and render the theme's components.
 * Must not contain HTML, because builds and browsers share these components.
 */
const components: BuiltInComponents = { ...boxComponents, ...sectionComponents, ...codeComponents, ...textComponents };

/**
 * Wraps the built-in components for page code. `Tree.File` becomes a member of `Tree`.
 *
 * @param getRenderer Returns the renderer of the current page.
 */
export function createBuiltInComponents(
  getRenderer: () => ComponentRenderer,
): Record<string, FunctionComponent<PageProps>> {
  const byName: Record<string, FunctionComponent<PageProps>> = {};
  for (const [name, component] of Object.entries(components)) {
    const wrappedComponent: FunctionComponent<PageProps> = (props) =>
      h(Fragment, null, component(props, getRenderer()));
    const [componentName = '', memberName] = name.split('.');
    if (memberName === undefined) byName[name] = wrappedComponent;
    else Object.assign(byName[componentName] ?? {}, { [memberName]: wrappedComponent });
  }
  return byName;
}
