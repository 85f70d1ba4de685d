import type { AsideProps } from '../../component-props.ts';
import { booleanProp, integerProp, textProp } from '../read-props.ts';
import { type BuiltInComponents, commonProps, safeHref, themedComponent } from './shared.ts';

const aside = (kind: AsideProps['kind']) =>
  themedComponent('Aside', (props, page) => ({
    title: page.markup(props.title),
    icon: page.icon(props),
    color: textProp(props, 'color'),
    kind,
  }));

const asides = {
  note: aside('note'),
  warning: aside('warning'),
  info: aside('info'),
  tip: aside('tip'),
  check: aside('check'),
  danger: aside('danger'),
};

const callouts = new Map(Object.entries({ ...asides, success: asides.check, error: asides.danger }));
const callout = aside('callout');

const columns = themedComponent('Columns', (props) => ({ cols: integerProp(props, 'cols', 1, 4, 2) }));

export const boxComponents: BuiltInComponents = {
  Note: asides.note,
  Warning: asides.warning,
  Info: asides.info,
  Tip: asides.tip,
  Check: asides.check,
  Danger: asides.danger,
  Callout: (props, page) =>
    (callouts.get(textProp(props, 'type', 'variant')?.toLowerCase() ?? '') ?? callout)(props, page),
  Card: themedComponent('Card', (props, page) => {
    const img = textProp(props, 'img');
    return {
      title: page.markup(props.title),
      icon: page.icon(props),
      color: textProp(props, 'color'),
      href: safeHref(props, page),
      img: img === undefined ? undefined : page.asset(img),
      horizontal: booleanProp(props, 'horizontal'),
      cta: page.markup(props.cta),
      arrow: props.arrow === undefined ? undefined : booleanProp(props, 'arrow'),
      disabled: booleanProp(props, 'disabled'),
    };
  }),
  CardGroup: columns,
  Columns: columns,
  TileGroup: columns,
  Column: themedComponent('Column', () => ({})),
  Tile: themedComponent('Tile', (props, page) => ({
    title: page.markup(props.title),
    description: page.markup(props.description),
    href: safeHref(props, page),
  })),
  Frame: themedComponent('Frame', (props, page) => ({
    caption: page.inlineMarkdown(props.caption),
    hint: page.markup(props.hint),
  })),
  Panel: themedComponent('Panel', () => ({})),
  Tree: themedComponent('Tree', () => ({})),
  'Tree.Folder': themedComponent('TreeFolder', (props, page) => ({
    isOpen: booleanProp(props, 'defaultOpen'),
    openable: props.openable !== false,
    name: page.plainText(props.name),
  })),
  'Tree.File': (props, page) => page.themed('TreeFile', { ...commonProps(props), name: page.plainText(props.name) }),
  Prompt(props, page) {
    const content = page.renderChildren(props.children);
    const members = { description: page.inlineMarkdown(props.description), icon: page.icon(props) };
    return page.themed('Prompt', { ...commonProps(props), ...members, text: page.textOfChildren(content) }, content);
  },
  Color: themedComponent('Color', (props) => ({ variant: textProp(props, 'variant') })),
  'Color.Row': themedComponent('ColorRow', (props, page) => ({ title: page.markup(props.title) })),
  'Color.Item'(props, page) {
    const { value } = props;
    const both = typeof value === 'object' && value !== null ? { ...value } : { light: value };
    const members = { name: textProp(props, 'name'), darkValue: textProp(both, 'dark') };
    return page.themed('ColorItem', { ...commonProps(props), ...members, value: textProp(both, 'light') ?? '' });
  },
};
