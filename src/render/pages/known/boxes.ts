import type { AsideProps } from '../../component-props.ts';
import { isSet, numberOf, textOf } from '../attributes.ts';
import { addressOf, common, type KnownComponents, themed } from './shared.ts';

const aside = (kind: AsideProps['kind']) =>
  themed('Aside', (props, page) => ({
    title: page.markup(props.title),
    icon: page.icon(props),
    color: textOf(props, 'color'),
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

const columns = themed('Columns', (props) => ({ cols: numberOf(props, 'cols', 1, 4, 2) }));

export const boxes: KnownComponents = {
  Note: asides.note,
  Warning: asides.warning,
  Info: asides.info,
  Tip: asides.tip,
  Check: asides.check,
  Danger: asides.danger,
  Callout: (props, page) =>
    (callouts.get(textOf(props, 'type', 'variant')?.toLowerCase() ?? '') ?? callout)(props, page),
  Card: themed('Card', (props, page) => {
    const img = textOf(props, 'img');
    return {
      title: page.markup(props.title),
      icon: page.icon(props),
      color: textOf(props, 'color'),
      href: addressOf(props, page),
      img: img === undefined ? undefined : page.asset(img),
      horizontal: isSet(props, 'horizontal'),
      cta: page.markup(props.cta),
      arrow: props.arrow === undefined ? undefined : isSet(props, 'arrow'),
      disabled: isSet(props, 'disabled'),
    };
  }),
  CardGroup: columns,
  Columns: columns,
  TileGroup: columns,
  Column: themed('Column', () => ({})),
  Tile: themed('Tile', (props, page) => ({
    title: page.markup(props.title),
    description: page.markup(props.description),
    href: addressOf(props, page),
  })),
  Frame: themed('Frame', (props, page) => ({
    caption: page.phrases(props.caption),
    hint: page.markup(props.hint),
  })),
  Panel: themed('Panel', () => ({})),
  Tree: themed('Tree', () => ({})),
  'Tree.Folder': themed('TreeFolder', (props, page) => ({
    isOpen: isSet(props, 'defaultOpen'),
    openable: props.openable !== false,
    name: page.words(props.name),
  })),
  'Tree.File': (props, page) => page.themed('TreeFile', { ...common(props), name: page.words(props.name) }),
  Prompt(props, page) {
    const content = page.inside(props.children);
    const members = { description: page.phrases(props.description), icon: page.icon(props) };
    return page.themed('Prompt', { ...common(props), ...members, text: page.textIn(content) }, content);
  },
  Color: themed('Color', (props) => ({ variant: textOf(props, 'variant') })),
  'Color.Row': themed('ColorRow', (props, page) => ({ title: page.markup(props.title) })),
  'Color.Item'(props, page) {
    const { value } = props;
    const both = typeof value === 'object' && value !== null ? { ...value } : { light: value };
    const members = { name: textOf(props, 'name'), darkValue: textOf(both, 'dark') };
    return page.themed('ColorItem', { ...common(props), ...members, value: textOf(both, 'light') ?? '' });
  },
};
