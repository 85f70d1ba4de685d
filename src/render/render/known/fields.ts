import type { FieldProps } from '../../component-props.ts';
import { isSet, listOf, textOf, valueText } from '../attributes.ts';
import { common, idOf, type KnownComponent, optional } from './shared.ts';

const locations = ['path', 'query', 'body', 'header', 'cookie'] as const;

function field(kind: FieldProps['kind']): KnownComponent {
  return (props, page) => {
    const location = locations.find((one) => textOf(props, one) !== undefined);
    const name = textOf(props, 'name') ?? (location === undefined ? undefined : textOf(props, location)) ?? '';
    const element = kind === 'parameter' ? 'ParamField' : 'ResponseField';
    const id = idOf(element, kind === 'parameter' ? 'body' : 'name', name, props, page);
    const content = page.inside(props.children);
    const initial = props.default ?? props.defaultValue;
    const members: FieldProps = {
      ...optional({
        ...common(props),
        id,
        location,
        type: textOf(props, 'type'),
        initial: initial === '' ? undefined : valueText(initial),
        placeholder: textOf(props, 'placeholder'),
      }),
      kind,
      name,
      required: isSet(props, 'required'),
      deprecated: isSet(props, 'deprecated'),
      pre: listOf(props, 'pre'),
      post: listOf(props, 'post'),
    };
    return page.themed('Field', members, content);
  };
}

/** Parameters and answers of an API. */
export const fields: Readonly<Record<string, KnownComponent>> = {
  ParamField: field('parameter'),
  Param: field('parameter'),
  ResponseField: field('response'),
};
