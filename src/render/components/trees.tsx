/** @jsxImportSource preact */
import type { VNode } from 'preact';
import { classes } from '../classes.ts';
import type { ThemeComponents, TreeFileProps, TreeFolderProps } from '../component-props.ts';
import { Sign } from './signs.tsx';

export const Tree: ThemeComponents['Tree'] = ({ id, className, children }) => (
  <div class={classes('djn-tree', className)} id={id}>
    <ul role="list">{children}</ul>
  </div>
);

export function TreeFolder({ name, isOpen, openable, id, children }: TreeFolderProps): VNode {
  const line = (
    <>
      <Sign name="folder" /> <span>{name}</span>
    </>
  );
  return (
    <li class="djn-folder" id={id}>
      {openable ? (
        <details open={isOpen}>
          <summary>
            <Sign name="chevron" className="djn-sign djn-caret" />
            {line}
          </summary>
          <ul role="list">{children}</ul>
        </details>
      ) : (
        <>
          <span class="djn-tree-line">{line}</span>
          <ul role="list">{children}</ul>
        </>
      )}
    </li>
  );
}

export function TreeFile({ name, id }: TreeFileProps): VNode {
  return (
    <li class="djn-file" id={id}>
      <Sign name="file" /> <span>{name}</span>
    </li>
  );
}
