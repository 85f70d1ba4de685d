/** @jsxImportSource preact */
/// <reference lib="dom" />
import type { VNode } from 'preact';
import type { ReportFinding } from '../data.ts';
import { number } from './text.ts';
import { levels } from './wishes.ts';

const nouns = { error: 'error', warning: 'warning', info: 'note' } as const;

/** How many findings there are of each level, as items of a list of figures. */
export function LevelFigures({ findings }: { readonly findings: readonly ReportFinding[] }): VNode {
  return (
    <>
      {levels.map((level) => {
        const total = findings.filter(({ severity }) => severity === level).length;
        return (
          <li key={level} class={total > 0 ? `is-${level}` : ''}>
            <b>{number(total)}</b> {total === 1 ? nouns[level] : `${nouns[level]}s`}
          </li>
        );
      })}
    </>
  );
}
