/*
 * Explains one subject of a site: a route, file, entry or endpoint.
 *
 * In: a resolved site and the user's words. Out: plain JSON for `explain --format json`. Never prints.
 */

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
