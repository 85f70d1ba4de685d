import type { ComponentChildren } from 'preact';
import { parseCodeBlock } from '../../code-blocks/read-code.ts';
import type { CodeItem } from '../../component-props.ts';
import type { ComponentRenderer, PageProps, RenderedChildren } from '../../component-renderer.ts';
import type { CodeBlock } from '../../theme.ts';
import { booleanProp, textProp } from '../read-props.ts';
import { type BuiltInComponent, type BuiltInComponents, commonProps } from './shared.ts';

interface CollectedCode {
  readonly items: readonly CodeItem[];
  readonly otherContent: RenderedChildren;
}

function collectCode(props: PageProps, page: ComponentRenderer): CollectedCode {
  const items: CodeItem[] = [];
  return { items, otherContent: page.collectParts({ kind: 'code', items }, props.children) };
}

function createExample(kind: 'request' | 'response'): BuiltInComponent {
  return (props, page) => {
    const { items, otherContent } = collectCode(props, page);
    const example = page.renderThemeComponent(
      'Example',
      { ...commonProps(props), kind, items, dropdown: booleanProp(props, 'dropdown') },
      otherContent,
    );
    return page.placeExample(kind, example);
  };
}

export const codeComponents: BuiltInComponents = {
  CodeGroup(props, page) {
    const { items, otherContent } = collectCode(props, page);
    return page.renderThemeComponent(
      'CodeGroup',
      { ...commonProps(props), items, dropdown: booleanProp(props, 'dropdown') },
      otherContent,
    );
  },
  CodeBlock(props, page) {
    const { items, otherContent } = collectCode(props, page);
    // The children are fenced blocks, which are already rendered.
    if (items.length > 0) return items.map(({ children }) => children);
    const isGrouped = page.collector?.kind === 'code';
    const block = {
      ...parseCodeBlock(toInfoString(props), page.codeOfChildren(otherContent), isGrouped),
      title: textProp(props, 'title', 'filename') ?? '',
      icon: textProp(props, 'icon'),
    };
    return renderCode(block, page);
  },
  RequestExample: createExample('request'),
  ResponseExample: createExample('response'),
  Mermaid(props, page) {
    const text = textProp(props, 'chart', 'code') ?? page.codeOfChildren(page.renderChildren(props.children));
    return page.write('mermaid', { text });
  },
  Latex(props, page) {
    return page.write('math', { tex: page.codeOfChildren(page.renderChildren(props.children)), isBlock: false });
  },
};

/** Converts the attributes of a `CodeBlock` to the info string of a fence: `ts wrap highlight={1,3}`. */
function toInfoString(props: PageProps): string {
  const language = textProp(props, 'language', 'lang')?.replace(/\s/g, '') ?? 'text';
  const flags = ['lines', 'wrap', 'expandable'].filter((name) => booleanProp(props, name));
  const lineOptions = ['highlight', 'focus'].flatMap((name) => {
    const numbers = JSON.stringify(props[name] ?? '').replace(/[^\d,-]/g, '');
    return numbers === '' ? [] : [`${name}={${numbers}}`];
  });
  return [language, ...flags, ...lineOptions].join(' ');
}

/** Renders a code block. In a code group, adds the block to the group's collector and returns `null`. */
export function renderCode(block: CodeBlock, page: ComponentRenderer): ComponentChildren {
  const { title, language, text, icon: iconName } = block;
  const render = (): ComponentChildren =>
    language === 'mermaid' ? page.write('mermaid', { text }) : page.write('code', block);
  const { collector } = page;
  if (collector?.kind !== 'code') return render();
  const icon = iconName === undefined ? undefined : page.renderIcon({ icon: iconName });
  collector.items.push({ title, language, icon, children: render() });
  return null;
}
