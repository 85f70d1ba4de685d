import type { ComponentChildren } from 'preact';
import type { CodeBlock } from '../../code-block.ts';
import type { ComponentRenderer } from '../../component-renderer.ts';
import { optional } from './shared.ts';

/** A block of code as the theme writes it. One in a group goes to the group, which shows it. */
export function showCode(block: CodeBlock, page: ComponentRenderer): ComponentChildren {
  const { title, language, text, icon: name } = block;
  const written = (): ComponentChildren =>
    language === 'mermaid' ? page.write('mermaid', { text }) : page.write('code', block);
  const { collector } = page;
  if (collector?.kind !== 'code') return written();
  const icon = name === undefined ? undefined : page.icon({ icon: name });
  collector.items.push({ title, language, ...optional({ icon }), children: written() });
  return null;
}
