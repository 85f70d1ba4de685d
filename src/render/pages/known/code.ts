import type { ComponentChildren } from 'preact';
import type { CodeBlock } from '../../code-block.ts';
import { readCode } from '../../code-blocks/read-code.ts';
import type { CodeItem } from '../../component-props.ts';
import type { ComponentRenderer, Content, Props } from '../../component-renderer.ts';
import { isSet, textOf } from '../attributes.ts';
import { common, type KnownComponent, type KnownComponents } from './shared.ts';

interface GatheredCode {
  readonly items: readonly CodeItem[];
  readonly rest: Content;
}

function gather(props: Props, page: ComponentRenderer): GatheredCode {
  const items: CodeItem[] = [];
  return { items, rest: page.gathered({ kind: 'code', items }, props.children) };
}

function example(kind: 'request' | 'response'): KnownComponent {
  return (props, page) => {
    const { items, rest } = gather(props, page);
    return page.themed('Example', { ...common(props), kind, items, dropdown: isSet(props, 'dropdown') }, rest);
  };
}

export const code: KnownComponents = {
  CodeGroup(props, page) {
    const { items, rest } = gather(props, page);
    return page.themed('CodeGroup', { ...common(props), items, dropdown: isSet(props, 'dropdown') }, rest);
  },
  CodeBlock(props, page) {
    const { items, rest } = gather(props, page);
    // The child is a fenced block, which renders itself.
    if (items.length > 0) return items.map(({ children }) => children);
    const isGrouped = page.collector?.kind === 'code';
    const block = {
      ...readCode(infoOf(props), page.codeIn(rest), isGrouped),
      title: textOf(props, 'title', 'filename') ?? '',
      icon: textOf(props, 'icon'),
    };
    return showCode(block, page);
  },
  RequestExample: example('request'),
  ResponseExample: example('response'),
  Mermaid(props, page) {
    const text = textOf(props, 'chart', 'code') ?? page.codeIn(page.inside(props.children));
    return page.write('mermaid', { text });
  },
  Latex(props, page) {
    return page.write('math', { tex: page.codeIn(page.inside(props.children)), isBlock: false });
  },
};

/** Attributes of a `CodeBlock` as the info string of a fence: `ts wrap highlight={1,3}`. */
function infoOf(props: Props): string {
  const language = textOf(props, 'language', 'lang')?.replace(/\s/g, '') ?? 'text';
  const flags = ['lines', 'wrap', 'expandable'].filter((name) => isSet(props, name));
  const lists = ['highlight', 'focus'].flatMap((name) => {
    const numbers = JSON.stringify(props[name] ?? '').replace(/[^\d,-]/g, '');
    return numbers === '' ? [] : [`${name}={${numbers}}`];
  });
  return [language, ...flags, ...lists].join(' ');
}

/** Renders a code block. In a code group, the block goes to the group's collector instead. */
export function showCode(block: CodeBlock, page: ComponentRenderer): ComponentChildren {
  const { title, language, text, icon: name } = block;
  const render = (): ComponentChildren =>
    language === 'mermaid' ? page.write('mermaid', { text }) : page.write('code', block);
  const { collector } = page;
  if (collector?.kind !== 'code') return render();
  const icon = name === undefined ? undefined : page.icon({ icon: name });
  collector.items.push({ title, language, icon, children: render() });
  return null;
}
