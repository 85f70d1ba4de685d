import type { Severity } from '../../core/values.ts';

/** The views of a report, the first one at the start. */
export const views = ['map', 'findings', 'coverage'] as const;
export type View = (typeof views)[number];

export const levels: readonly Severity[] = ['error', 'warning', 'info'];

/** What a section can be chosen by. */
export const axes = ['language', 'version', 'section'] as const;
export type Axis = (typeof axes)[number];

const words = ['search', 'code', ...axes] as const;

/** What a reader wants to see. Empty words and no levels mean everything. */
export interface Wishes extends Readonly<Record<(typeof words)[number], string>> {
  readonly view: View;
  readonly levels: readonly Severity[];
  /** The node that is looked at; undefined before one is chosen. */
  readonly at: number | undefined;
}

/** The address of a view of the page: `#findings?code=link-missing`. */
export function addressOf(wishes: Wishes): string {
  const query = new URLSearchParams();
  for (const word of words) if (wishes[word] !== '') query.set(word, wishes[word]);
  for (const level of wishes.levels) query.append('level', level);
  if (wishes.at !== undefined) query.set('at', String(wishes.at));
  return `#${wishes.view}${query.size === 0 ? '' : `?${query}`}`;
}

/** Reads an address that `addressOf` made. What is not known in it is left out. */
export function readAddress(hash: string): Wishes {
  const [view, search] = hash.slice(1).split('?', 2);
  const query = new URLSearchParams(search);
  const word = (name: string): string => query.get(name) ?? '';
  const wanted = query.getAll('level');
  const at = Number.parseInt(word('at'), 10);
  return {
    view: views.find((known) => known === view) ?? views[0],
    search: word('search'),
    code: word('code'),
    language: word('language'),
    version: word('version'),
    section: word('section'),
    levels: levels.filter((level) => wanted.includes(level)),
    at: Number.isNaN(at) ? undefined : at,
  };
}
