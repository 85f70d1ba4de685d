import { type Severity, severities } from '../../core/values.ts';

export const views = ['map', 'findings', 'coverage'] as const;
export type ReportView = (typeof views)[number];

export const axes = ['language', 'version', 'section'] as const;
export type FilterAxis = (typeof axes)[number];

const textFilters = ['search', 'code', ...axes] as const;

/** View, filters and selection of a report. An empty text or list filters nothing. */
export interface ViewState extends Readonly<Record<(typeof textFilters)[number], string>> {
  readonly view: ReportView;
  readonly severities: readonly Severity[];
  readonly selected: number | undefined;
}

/** Serializes a state as the fragment of the URL: `#findings?code=link-missing`. */
export function formatHash(viewState: ViewState): string {
  const query = new URLSearchParams();
  for (const filter of textFilters) if (viewState[filter] !== '') query.set(filter, viewState[filter]);
  for (const severity of viewState.severities) query.append('level', severity);
  if (viewState.selected !== undefined) query.set('at', String(viewState.selected));
  return `#${viewState.view}${query.size === 0 ? '' : `?${query}`}`;
}

/** Parses a fragment of `formatHash`. Ignores unknown views, filters and severities. */
export function parseHash(hash: string): ViewState {
  const [view, search] = hash.slice(1).split('?', 2);
  const query = new URLSearchParams(search);
  const parameter = (name: string): string => query.get(name) ?? '';
  const severityNames = query.getAll('level');
  const selected = Number.parseInt(parameter('at'), 10);
  return {
    view: views.find((candidate) => candidate === view) ?? views[0],
    search: parameter('search'),
    code: parameter('code'),
    language: parameter('language'),
    version: parameter('version'),
    section: parameter('section'),
    severities: severities.filter((severity) => severityNames.includes(severity)),
    selected: Number.isNaN(selected) ? undefined : selected,
  };
}
