/* What a site knows of one thing: a route, a file, an entry, an endpoint. */

export { explainSubject } from './explain/explain-subject.ts';
export type {
  Explanation,
  FileExplanation,
  FilePosition,
  HiddenReason,
  PageExplanation,
  PlacementExplanation,
  SpecificationPosition,
} from './explain/explanation.ts';
export { linksTo } from './explain/links-to.ts';
export { type PageState, pageStateOf } from './explain/page-state.ts';
