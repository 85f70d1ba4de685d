import { booleanProp, integerProp, textProp } from '../read-props.ts';
import { type BuiltInComponents, commonProps, omitProps, renderOwnIcon, safeHref, themedComponent } from './shared.ts';

export const textComponents: BuiltInComponents = {
  Icon: (props, page) => page.renderIcon(props),
  Tooltip: themedComponent('Tooltip', (props, page) => ({
    headline: page.toMarkup(props.headline),
    cta: page.toMarkup(props.cta),
    href: safeHref(props, page),
    tip: page.toMarkup(props.tip) ?? '',
  })),
  Badge: themedComponent('Badge', (props, page) => ({
    color: textProp(props, 'color'),
    size: textProp(props, 'size'),
    shape: textProp(props, 'shape'),
    icon: renderOwnIcon(omitProps(props, 'color'), page),
    stroke: booleanProp(props, 'stroke'),
    disabled: booleanProp(props, 'disabled'),
  })),
  Heading(props, page) {
    const depth = integerProp(props, 'level', 1, 6, 2);
    const content = page.renderChildren(props.children);
    const text = page.toPlainText(props.children);
    const id = page.headingId({ text, id: textProp(props, 'id') }) ?? '';
    page.headings.push({ id, text, depth, kind: 'heading' });
    return page.renderThemeComponent('Heading', { ...commonProps(props), depth, id }, content);
  },
  Link: (props, page) => page.element('a', omitProps(props, 'children'), [props.children]),
  Image: (props, page) => page.element('img', omitProps(props, 'children'), []),
  // Content for agents isn't shown to human readers.
  Visibility: (props, page) =>
    textProp(props, 'for') === 'agents' ? null : page.renderChildren(props.children).children,
};
