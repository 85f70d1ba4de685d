/*
 * Explains a route, file, entry or endpoint of a site.
 *
 * Input: a resolved site and the argument of `explain`. Output: plain JSON for `explain --format json`. Never prints.
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
export { findLinksTo } from './explain/links-to.ts';
