import type { ComponentChildren } from 'preact';
import { readCode } from '../../code-blocks/read-code.ts';
import type { CodeItem } from '../../component-props.ts';
import type { ComponentRenderer, PageProps, RenderedChildren } from '../../component-renderer.ts';
import type { CodeBlock } from '../../theme.ts';
import { booleanProp, textProp } from '../read-props.ts';
import { type BuiltInComponent, type BuiltInComponents, commonProps } from './shared.ts';

interface GatheredCode {
  readonly items: readonly CodeItem[];
  readonly rest: RenderedChildren;
}

function gather(props: PageProps, page: ComponentRenderer): GatheredCode {
  const items: CodeItem[] = [];
  return { items, rest: page.collectParts({ kind: 'code', items }, props.children) };
}

function example(kind: 'request' | 'response'): BuiltInComponent {
  return (props, page) => {
    const { items, rest } = gather(props, page);
    return page.themed(
      'Example',
      { ...commonProps(props), kind, items, dropdown: booleanProp(props, 'dropdown') },
      rest,
    );
  };
}

export const codeComponents: BuiltInComponents = {
  CodeGroup(props, page) {
    const { items, rest } = gather(props, page);
    return page.themed('CodeGroup', { ...commonProps(props), items, dropdown: booleanProp(props, 'dropdown') }, rest);
  },
  CodeBlock(props, page) {
    const { items, rest } = gather(props, page);
    // The children are fenced blocks, which are already rendered.
    if (items.length > 0) return items.map(({ children }) => children);
    const isGrouped = page.collector?.kind === 'code';
    const block = {
      ...readCode(infoOf(props), page.codeOfChildren(rest), isGrouped),
      title: textProp(props, 'title', 'filename') ?? '',
      icon: textProp(props, 'icon'),
    };
    return renderCode(block, page);
  },
  RequestExample: example('request'),
  ResponseExample: example('response'),
  Mermaid(props, page) {
    const text = textProp(props, 'chart', 'code') ?? page.codeOfChildren(page.renderChildren(props.children));
    return page.write('mermaid', { text });
  },
  Latex(props, page) {
    return page.write('math', { tex: page.codeOfChildren(page.renderChildren(props.children)), isBlock: false });
  },
};

/** Converts the attributes of a `CodeBlock` to the info string of a fence: `ts wrap highlight={1,3}`. */
function infoOf(props: PageProps): string {
  const language = textProp(props, 'language', 'lang')?.replace(/\s/g, '') ?? 'text';
  const flags = ['lines', 'wrap', 'expandable'].filter((name) => booleanProp(props, name));
  const lists = ['highlight', 'focus'].flatMap((name) => {
    const numbers = JSON.stringify(props[name] ?? '').replace(/[^\d,-]/g, '');
    return numbers === '' ? [] : [`${name}={${numbers}}`];
  });
  return [language, ...flags, ...lists].join(' ');
}

/** Renders a code block. In a code group, adds the block to the group's collector and returns `null`. */
export function renderCode(block: CodeBlock, page: ComponentRenderer): ComponentChildren {
  const { title, language, text, icon: name } = block;
  const render = (): ComponentChildren =>
    language === 'mermaid' ? page.write('mermaid', { text }) : page.write('code', block);
  const { collector } = page;
  if (collector?.kind !== 'code') return render();
  const icon = name === undefined ? undefined : page.icon({ icon: name });
  collector.items.push({ title, language, icon, children: render() });
  return null;
}
