import type { Severity } from '../../../core/values.ts';
import { type Outline, problemsOf } from './outline.ts';

/** What a reader wants to see. */
export interface Wishes {
  /** Lower case. */
  readonly search: string;
  /** None: everything. */
  readonly severities: ReadonlySet<Severity>;
  /** By axis: the label of the one that is shown. */
  readonly sections: ReadonlyMap<string, string>;
}

/** Axes that a reader can choose on, each with its labels; those with a single label are left out. */
export function choicesOf({ data }: Outline): ReadonlyMap<string, readonly string[]> {
  const axes = new Map<string, Set<string>>();
  for (const { kind, label, name } of data.nodes) {
    if (name === undefined || label.trim() === '') continue;
    const axis = kind === 'language' || kind === 'version' ? kind : 'section';
    axes.set(axis, (axes.get(axis) ?? new Set()).add(label));
  }
  return new Map([...axes].filter(([, labels]) => labels.size > 1).map(([axis, labels]) => [axis, [...labels]]));
}

/** True if nothing is left out. */
export function isEverything({ search, severities, sections }: Wishes): boolean {
  return search === '' && severities.size === 0 && sections.size === 0;
}

/** For each node, whether it or something in it is wanted. */
export function wantedNodes(outline: Outline, wishes: Wishes): readonly boolean[] {
  const { data, words, depth } = outline;
  const wanted = data.nodes.map(() => false);
  const satisfied: Set<string>[] = [];
  const found: boolean[] = [];
  for (const [index, node] of data.nodes.entries()) {
    const level = depth[index] as number;
    // What is chosen holds for everything below.
    const inside = new Set(level === 0 ? [] : satisfied[level - 1]);
    for (const [axis, label] of wishes.sections) {
      const isAxis = axis === 'section' ? node.name !== undefined : node.kind === axis;
      if (isAxis && node.label === label) inside.add(axis);
    }
    satisfied[level] = inside;
    found[level] = (level > 0 && found[level - 1] === true) || (words[index] as string).includes(wishes.search);
    const isWanted =
      inside.size === wishes.sections.size && found[level] === true && hasSeverity(outline, index, wishes.severities);
    for (let at = index; isWanted && at !== -1 && wanted[at] !== true; at = data.nodes[at]?.parent ?? -1) {
      wanted[at] = true;
    }
  }
  return wanted;
}

/** Indexes of the nodes that are shown, from the top down: those that are wanted and in nothing that is closed. */
export function shownNodes(
  { data, end }: Outline,
  wanted: readonly boolean[] | undefined,
  isOpen: (index: number) => boolean,
): number[] {
  const shown: number[] = [];
  for (let index = 0; index < data.nodes.length; ) {
    const isWanted = wanted === undefined || wanted[index] === true;
    if (isWanted) shown.push(index);
    index = isWanted && isOpen(index) ? index + 1 : (end[index] as number);
  }
  return shown;
}

function hasSeverity({ data }: Outline, index: number, severities: ReadonlySet<Severity>): boolean {
  if (severities.size === 0) return true;
  return problemsOf(data, index).some((problem) => severities.has(data.problems[problem]?.severity as Severity));
}
