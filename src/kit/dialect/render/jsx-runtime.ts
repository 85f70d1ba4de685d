import { type ComponentChildren, Fragment, h } from 'preact';
import type { JsxRuntime } from '../code/evaluator.ts';
import type { Props } from '../surface.ts';
import { htmlElement } from './html-element.ts';
import type { Rendering } from './rendering.ts';
import { asyncFault } from './thrown.ts';

/**
 * What JSX in the code of pages makes.
 *
 * @param page The page that is being rendered.
 */
export function jsxRuntime(page: () => Rendering): JsxRuntime {
  return {
    fragment: Fragment,
    create(type, props, ...children) {
      if (typeof type === 'string') return h(() => htmlElement(page(), type, props ?? {}, children), null);
      const inside = children as ComponentChildren[];
      if (type === undefined || type === null) return h(Fragment, null, ...inside);
      const fault = asyncFault(type);
      if (fault === undefined) return h(type as never, props as never, ...inside);
      return h(() => {
        page().fail(fault, inside.length === 0 ? 'lost' : 'changed');
        return h(Fragment, null, ...inside);
      }, null);
    },
    unknownComponent: (used, source) => {
      const show = ({ children }: Props): unknown => {
        page().findings.component(used.written, source, used);
        return children;
      };
      // Its members are components that nobody defines either.
      const memberOf = (name: string | symbol) => (typeof name === 'string' && /^[A-Z]/.test(name) ? show : undefined);
      return new Proxy(show, { get: (target, name) => (name in target ? Reflect.get(target, name) : memberOf(name)) });
    },
  };
}
