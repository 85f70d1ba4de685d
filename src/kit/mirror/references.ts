/** Where a page or module names another file. */
export interface Reference {
  /** As written. */
  readonly path: string;
  /** An import is of code or of another page; an image is shown. */
  readonly by: 'import' | 'image';
}

/** A statement of a module, at the start of a line. */
const statement = /^((?:import\s+(?:[^'";]*?\sfrom\s*)?|export\s[^'";]*?\sfrom\s*)(["']))([^"'\r\n]+)\2/gm;
/** The picture of a Markdown page, with its destination. */
const image = /(!\[[^\]\n]*\]\(\s*<?)([^)\s>]+)/g;
/** A picture or film of a page, as an element. */
const attribute = /(<(?:img|video|audio|source)\b[^>]*?\s(?:src|poster)=["'])([^"'\s]+)/g;
/** The opening line of a block of code. */
const opening = /^\s*(`{3,}|~{3,})/;

/**
 * Writes the references of a Markdown or MDX page anew, outside its blocks of code.
 *
 * @param format Plain Markdown imports nothing.
 * @param rewrite The path to write; undefined leaves it as it is.
 */
export function rewritePage(
  text: string,
  format: 'md' | 'mdx',
  rewrite: (reference: Reference) => string | undefined,
): string {
  return outsideCode(text, (prose) => {
    const imported = format === 'mdx' ? rewriteImports(prose, rewrite) : prose;
    const shown = imported.replace(image, (whole, before: string, path: string) =>
      swap(whole, before, path, rewrite({ path, by: 'image' })),
    );
    // An address of an element is the browser's to resolve: its file is only made known.
    for (const [, , path = ''] of shown.matchAll(attribute)) rewrite({ path, by: 'image' });
    return shown;
  });
}

/** Writes the imports of a module anew. */
export function rewriteImports(text: string, rewrite: (reference: Reference) => string | undefined): string {
  return text.replace(statement, (whole, before: string, quote: string, path: string) => {
    const written = rewrite({ path, by: 'import' });
    return written === undefined ? whole : `${before}${written}${quote}`;
  });
}

function swap(whole: string, before: string, path: string, written: string | undefined): string {
  return written === undefined || written === path ? whole : before + written;
}

function outsideCode(text: string, change: (prose: string) => string): string {
  if (!/^\s*(?:`{3}|~{3})/m.test(text)) return change(text);
  const parts: string[] = [];
  let prose: string[] = [];
  let fence: string | undefined;
  const flush = (): void => {
    if (prose.length > 0) parts.push(change(prose.join('\n')));
    prose = [];
  };
  for (const line of text.split('\n')) {
    if (fence === undefined) {
      fence = opening.exec(line)?.[1];
      if (fence === undefined) {
        prose.push(line);
        continue;
      }
      flush();
    } else if (closes(line.trim(), fence)) fence = undefined;
    parts.push(line);
  }
  flush();
  return parts.join('\n');
}

function closes(line: string, fence: string): boolean {
  return line.startsWith(fence) && line.replaceAll(fence.charAt(0), '') === '';
}
