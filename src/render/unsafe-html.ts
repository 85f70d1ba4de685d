const space = String.raw`[\t\n\f\r ]*`;
/** Start of a value that is a web URL or a path. Quotes end an empty value. */
const safeStart = `(?:https?:|mailto:|[/#.?"'])`;
/**
 * Cheap test that few pages pass: an attribute with a URL whose value doesn't start as a safe URL, or with a list of
 * URLs.
 */
const maybeUnsafe = new RegExp(
  `(?:srcset|ping|values)${space}=|(?:href|src|action|manifest|codebase|poster|background|data|to|from|by)${space}=${space}(?:"(?!${safeStart})|'(?!${safeStart})|(?!${safeStart}|[\\t\\n\\f\\r ]))`,
  'i',
);

/** Removes attributes whose URL may run code, such as `javascript:`. */
export async function removeUnsafeUrls(html: string): Promise<string> {
  if (!maybeUnsafe.test(html)) return html;
  const { removeUnsafeAttributes } = await import('./unsafe-attributes.ts');
  return removeUnsafeAttributes(html);
}
