/** @jsxImportSource preact */
import type { FunctionComponent, VNode } from 'preact';
import { classes } from '../classes.ts';
import type { UpdateProps } from '../component-props.ts';

/** An entry of a changelog: its label is beside it on wide screens, and above it on narrow ones. */
export function Update(props: UpdateProps): VNode {
  const { id, label } = props;
  return entry(
    props,
    id,
    <a class="djn-update-label" href={`#${id}`}>
      {label}
    </a>,
  );
}

/**
 * Entries of changelogs for a generator that makes its list of headings from elements: the label is one.
 *
 * @param Label Writes the label, which has the id of the entry.
 */
export function ownUpdate(Label: FunctionComponent<Pick<UpdateProps, 'id' | 'label'>>): FunctionComponent<UpdateProps> {
  return (props) => entry(props, undefined, <Label id={props.id} label={props.label} />);
}

function entry({ description, tags, className, children }: UpdateProps, id: string | undefined, label: VNode): VNode {
  return (
    <section class={classes('djn-update', className)} id={id}>
      <header class="djn-update-head">
        {label}
        {tags.length > 0 && (
          <ul class="djn-update-tags">
            {tags.map((tag) => (
              <li>{tag}</li>
            ))}
          </ul>
        )}
        {description !== undefined && <div class="djn-update-description">{description}</div>}
      </header>
      <div class="djn-update-body">{children}</div>
    </section>
  );
}
