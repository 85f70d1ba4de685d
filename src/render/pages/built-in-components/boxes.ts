import type { AsideProps } from '../../component-props.ts';
import { booleanProp, integerProp, textProp } from '../read-props.ts';
import { type BuiltInComponents, commonProps, renderOwnIcon, safeHref, themedComponent } from './shared.ts';

const createAside = (kind: AsideProps['kind']) =>
  themedComponent('Aside', (props, page) => ({
    title: page.toMarkup(props.title),
    icon: renderOwnIcon(props, page),
    color: textProp(props, 'color'),
    kind,
  }));

const asides = {
  note: createAside('note'),
  warning: createAside('warning'),
  info: createAside('info'),
  tip: createAside('tip'),
  check: createAside('check'),
  danger: createAside('danger'),
};

const calloutsByType = new Map(Object.entries({ ...asides, success: asides.check, error: asides.danger }));
const customCallout = createAside('callout');

const columns = themedComponent('Columns', (props) => ({ cols: integerProp(props, 'cols', 1, 4, 2) }));

export const boxComponents: BuiltInComponents = {
  Note: asides.note,
  Warning: asides.warning,
  Info: asides.info,
  Tip: asides.tip,
  Check: asides.check,
  Danger: asides.danger,
  Callout: (props, page) =>
    (calloutsByType.get(textProp(props, 'type', 'variant')?.toLowerCase() ?? '') ?? customCallout)(props, page),
  Card: themedComponent('Card', (props, page) => {
    const img = textProp(props, 'img');
    return {
      title: page.toMarkup(props.title),
      icon: renderOwnIcon(props, page),
      color: textProp(props, 'color'),
      href: safeHref(props, page),
      img: img === undefined ? undefined : page.asset(img),
      horizontal: booleanProp(props, 'horizontal'),
      cta: page.toMarkup(props.cta),
      arrow: props.arrow === undefined ? undefined : booleanProp(props, 'arrow'),
      disabled: booleanProp(props, 'disabled'),
    };
  }),
  CardGroup: columns,
  Columns: columns,
  TileGroup: columns,
  Column: themedComponent('Column', () => ({})),
  Tile: themedComponent('Tile', (props, page) => ({
    title: page.toMarkup(props.title),
    description: page.toMarkup(props.description),
    href: safeHref(props, page),
  })),
  Frame: themedComponent('Frame', (props, page) => ({
    caption: page.renderInlineMarkdown(props.caption),
    hint: page.toMarkup(props.hint),
  })),
  Panel: themedComponent('Panel', () => ({})),
  Tree: themedComponent('Tree', () => ({})),
  'Tree.Folder': themedComponent('TreeFolder', (props, page) => ({
    isOpen: booleanProp(props, 'defaultOpen'),
    openable: props.openable !== false,
    name: page.toPlainText(props.name),
  })),
  'Tree.File': (props, page) =>
    page.renderThemeComponent('TreeFile', { ...commonProps(props), name: page.toPlainText(props.name) }),
  Prompt(props, page) {
    const content = page.renderChildren(props.children);
    const members = { description: page.renderInlineMarkdown(props.description), icon: renderOwnIcon(props, page) };
    return page.renderThemeComponent(
      'Prompt',
      { ...commonProps(props), ...members, text: page.textOfChildren(content) },
      content,
    );
  },
  Color: themedComponent('Color', (props) => ({ variant: textProp(props, 'variant') })),
  'Color.Row': themedComponent('ColorRow', (props, page) => ({ title: page.toMarkup(props.title) })),
  'Color.Item'(props, page) {
    const { value } = props;
    const colors = typeof value === 'object' && value !== null ? { ...value } : { light: value };
    const members = { name: textProp(props, 'name'), darkValue: textProp(colors, 'dark') };
    return page.renderThemeComponent('ColorItem', {
      ...commonProps(props),
      ...members,
      value: textProp(colors, 'light') ?? '',
    });
  },
};
