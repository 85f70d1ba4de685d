import type { Severity } from '../values/diagnostic.ts';
import { either, quote, rename, rule, sureOr } from './rule.ts';
import { article, type ElementName, lossy } from './shared/shape.ts';

export const fieldUnknown = rule<{
  severity: Severity;
  element: ElementName;
  field: string;
  nearest: string | undefined;
  allowed: readonly string[];
  /** The field that it must be a slip for. */
  only?: string | undefined;
}>({
  severity: lossy,
  message: ({ element: of, field, severity }) =>
    severity === 'error'
      ? `${quote(field)} is not a field of ${article(of.noun)}: its value is lost.`
      : `${quote(field)} is not a field of ${article(of.noun)} and has no effect.`,
  help: ({ field, nearest, allowed, severity }) => {
    if (settings.has(field)) return `${quote(field)} belongs at the top level of docs.json, next to "navigation".`;
    if (nearest !== undefined) return `Did you mean ${quote(nearest)}?`;
    return severity === 'error' ? `Its content is in ${either(allowed.map(quote))}.` : 'Remove it.';
  },
  answers: ({ field, nearest, only }, { place }) => sureOr(only, [nearest], (name) => rename(place, field, name)),
});

/** Settings of `docs.json` that are beside `navigation`. */
const settings: ReadonlySet<string> = new Set([
  ...['redirects', 'styling', 'interaction', 'navbar', 'footer', 'banner', 'search', 'seo', 'api', 'appearance'],
  ...['background', 'fonts', 'icons', 'logo', 'favicon', 'colors', 'theme', 'contextual', 'integrations', 'errors'],
  ...['variables', 'thumbnails', 'metadata'],
]);
