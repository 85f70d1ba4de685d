/** @jsxImportSource preact */
import type { VNode } from 'preact';
import type { AsideProps } from '../component-props.ts';
import { Aside } from './asides.tsx';

/** The kinds of asides that generators have markup for. */
type AsideKind = Exclude<AsideProps['kind'], 'callout'>;

/** An aside that a generator has markup for. */
export interface OwnAsideProps extends Omit<AsideProps, 'kind'> {
  readonly kind: AsideKind;
  /** What the generator calls the kind: its own name for it, if it has another. */
  readonly name: string;
  /** What is above it where its author gives no title: `Note`. */
  readonly word: string;
}

/**
 * Asides in a generator's own markup. A callout, which no generator has, is written plainly.
 *
 * @param names The generator's names of the kinds that it calls something else.
 */
export function ownAside(
  names: Partial<Readonly<Record<AsideKind, string>>>,
  write: (aside: OwnAsideProps) => VNode,
): (props: AsideProps) => VNode {
  return (props) => {
    const { kind } = props;
    if (kind === 'callout') return <Aside {...props} />;
    return write({ ...props, kind, name: names[kind] ?? kind, word: kind.charAt(0).toUpperCase() + kind.slice(1) });
  };
}
