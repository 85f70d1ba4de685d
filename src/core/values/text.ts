/** Changes the first letter to upper case. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Escapes text for HTML and XML, in content and in attributes with double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Serializes a value to JSON that can't close the `<script>` element around it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const charByEntity: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Reverses `escapeHtml`, and decodes numeric references. For authors' text, use the package `entities`, which knows all
 * names but is larger.
 */
export function unescapeHtml(html: string): string {
  return html.replace(
    /&(?:amp|lt|gt|quot|#x([\da-f]{1,6})|#(\d{1,7}));/gi,
    (entity, hex?: string, decimal?: string) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : (charByEntity[entity.toLowerCase()] ?? entity);
    },
  );
}
