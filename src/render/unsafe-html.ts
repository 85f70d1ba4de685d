const whitespace = String.raw`[\t\n\f\r ]*`;
/** Start of a safe value: a web URL, an email link, a path, or the closing quote of an empty value. */
const safeStart = `(?:https?:|mailto:|[/#.?"'])`;
/**
 * Fast test, so that few pages need an HTML parser. Matches a URL attribute whose value doesn't begin like a safe URL,
 * and attributes that can contain several URLs.
 */
const possiblyUnsafePattern = new RegExp(
  `(?:srcset|ping|values)${whitespace}=|(?:href|src|action|manifest|codebase|poster|background|data|to|from|by)${whitespace}=${whitespace}(?:"(?!${safeStart})|'(?!${safeStart})|(?!${safeStart}|[\\t\\n\\f\\r ]))`,
  'i',
);

/** Removes attributes whose URL may run code, such as `javascript:`. */
export async function removeUnsafeUrls(html: string): Promise<string> {
  if (!possiblyUnsafePattern.test(html)) return html;
  const { removeUnsafeAttributes } = await import('./unsafe-attributes.ts');
  return removeUnsafeAttributes(html);
}
