/* What a site knows of one thing: a route, a file, an entry, an endpoint. */

export { pageStateOf } from './explain/explain-page.ts';
export { explainSubject } from './explain/explain-subject.ts';
export type {
  Explanation,
  FileExplanation,
  FilePosition,
  HiddenReason,
  PageExplanation,
  PageState,
  PlacementExplanation,
  SpecificationPosition,
} from './explain/explanation.ts';
export { linksTo } from './explain/links-to.ts';
