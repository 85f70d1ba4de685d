import { slug } from 'github-slugger';
import type { TextAttribute } from './attributes.ts';

/**
 * Elements that the host of `docs.json` sites gives an id made of an attribute and an optional prefix. Links can point
 * to them as to headings.
 */
const titledElements: Readonly<Record<string, { readonly attributes: readonly string[]; readonly prefix?: string }>> = {
  Accordion: { attributes: ['title'] },
  Expandable: { attributes: ['title'] },
  Step: { attributes: ['title'] },
  Tab: { attributes: ['title'] },
  Update: { attributes: ['label', 'description'] },
  ParamField: { attributes: ['path', 'query', 'body', 'header'], prefix: 'param-' },
  ResponseField: { attributes: ['name'], prefix: 'param-' },
};

export function titleIds(
  element: string,
  attributes: readonly Pick<TextAttribute, 'name' | 'value'>[],
): readonly string[] {
  const rule = Object.hasOwn(titledElements, element) ? titledElements[element] : undefined;
  const titles = attributes.filter(({ name }) => rule?.attributes.includes(name)).map(({ value }) => value);
  return titles.flatMap((title) => {
    const id = slug(title);
    if (rule?.prefix === undefined || id === '') return [id];
    // Hosts also convert `expiresIn` and `expires.in` to `expires-in`.
    const words = slug(title.replace(/(?<=[a-z\d])(?=[A-Z])|[._]/g, '-'));
    return [...new Set([id, rule.prefix + id, rule.prefix + words])];
  });
}
