import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Panels } from '../client.tsx';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Panels of which one is shown, each named by its `title`. */
export function Tabs({ children }: { children?: ReactNode }): ReactNode {
  const tabs = elementsIn(children);
  const labels = tabs.map(({ props }, index) => text(props.title) ?? String(index + 1));
  return <Panels labels={labels}>{tabs}</Panels>;
}

export function Tab({ children }: { title?: string; children?: ReactNode }): ReactNode {
  return <div>{children}</div>;
}

/** Blocks of code as panels, each named by its title or else by its language. */
export function CodeGroup({ children }: { children?: ReactNode }): ReactNode {
  const blocks = elementsIn(children);
  const labels = blocks.map((block, index) => labelOf(block) ?? String(index + 1));
  return (
    <div className="djn-code-group">
      <Panels labels={labels}>{blocks}</Panels>
    </div>
  );
}

function elementsIn(children: ReactNode): ReactElement<Props>[] {
  return Children.toArray(children).filter((child) => isValidElement<Props>(child));
}

/** Generators leave a block's title in different places, on the block or on the code in it. */
function labelOf(block: ReactElement<Props>): string | undefined {
  const around = [block, ...elementsIn(block.props.children)];
  const titles = around.map(({ props }) => text(props.title) ?? titleIn(text(props.metastring)));
  const languages = around.map(({ props }) => /\blanguage-(\S+)/.exec(text(props.className) ?? '')?.[1]);
  return [...titles, ...around.map(({ props }) => text(props['data-language'])), ...languages].find(
    (label) => label !== undefined,
  );
}

function titleIn(metastring: string | undefined): string | undefined {
  const quoted = /\btitle=("(?:[^"\\]|\\.)*")/.exec(metastring ?? '')?.[1];
  return quoted?.slice(1, -1).replaceAll(/\\(.)/g, '$1');
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
