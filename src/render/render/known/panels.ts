import { isSet, numberOf, textOf } from '../attributes.ts';
import { addressOf, common, type KnownComponent, optional } from './shared.ts';

function columns(standard: number): KnownComponent {
  return (props, page) => {
    const content = page.inside(props.children);
    const cols = numberOf(props, 'cols', 1, 4, standard);
    return page.themed('Columns', { ...common(props), cols }, content);
  };
}

function plain(name: 'Column' | 'Panel' | 'Tree'): KnownComponent {
  return (props, page) => page.themed(name, common(props), page.inside(props.children));
}

/** Cards and other boxes. */
export const panels: Readonly<Record<string, KnownComponent>> = {
  Card(props, page) {
    const content = page.inside(props.children);
    const img = textOf(props, 'img');
    const members = optional({
      title: page.markup(props.title),
      icon: page.icon(props),
      color: textOf(props, 'color'),
      href: addressOf(props, page),
      img: img === undefined ? undefined : page.asset(img),
      horizontal: isSet(props, 'horizontal') || undefined,
      cta: page.markup(props.cta),
      arrow: props.arrow === undefined ? undefined : isSet(props, 'arrow'),
      disabled: isSet(props, 'disabled') || undefined,
    });
    return page.themed('Card', { ...common(props), ...members }, content);
  },
  CardGroup: columns(2),
  Columns: columns(2),
  TileGroup: columns(2),
  Column: plain('Column'),
  Tile(props, page) {
    const content = page.inside(props.children);
    const members = optional({
      title: page.markup(props.title),
      description: page.markup(props.description),
      href: addressOf(props, page),
    });
    return page.themed('Tile', { ...common(props), ...members }, content);
  },
  Frame(props, page) {
    const content = page.inside(props.children);
    const members = optional({ caption: page.phrases(props.caption), hint: page.markup(props.hint) });
    return page.themed('Frame', { ...common(props), ...members }, content);
  },
  Panel: plain('Panel'),
  Tree: plain('Tree'),
  'Tree.Folder'(props, page) {
    const content = page.inside(props.children);
    const members = { isOpen: isSet(props, 'defaultOpen'), openable: props.openable !== false };
    return page.themed('TreeFolder', { ...common(props), ...members, name: page.words(props.name) }, content);
  },
  'Tree.File'(props, page) {
    return page.themed('TreeFile', { ...common(props), name: page.words(props.name) });
  },
  Prompt(props, page) {
    const content = page.inside(props.children);
    const members = optional({ description: page.phrases(props.description), icon: page.icon(props) });
    return page.themed('Prompt', { ...common(props), ...members, text: page.textIn(content) }, content);
  },
  Color(props, page) {
    const content = page.inside(props.children);
    return page.themed('Color', { ...common(props), ...optional({ variant: textOf(props, 'variant') }) }, content);
  },
  'Color.Row'(props, page) {
    const content = page.inside(props.children);
    return page.themed('ColorRow', { ...common(props), ...optional({ title: page.markup(props.title) }) }, content);
  },
  'Color.Item'(props, page) {
    const { value } = props;
    const both = typeof value === 'object' && value !== null ? { ...value } : { light: value };
    const members = optional({ name: textOf(props, 'name'), darkValue: textOf(both, 'dark') });
    return page.themed('ColorItem', { ...common(props), ...members, value: textOf(both, 'light') ?? '' });
  },
};
