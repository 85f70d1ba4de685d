/** The opening line of a block of code: indentation, fence, language, and what follows it. */
const opening = /^(\s*)(`{3,}|~{3,})(\S*)(?:[ \t]+(.*))?$/;
/** Something that Astro's code blocks understand: `title="x"`, `{1,3}`, `wrap`, `/text/`, `"text"`. */
const understood = /[={/"']|^(?:wrap|frame|ins|del|mark|showLineNumbers|collapse|diff)\b/;
/** Words of `docs.json` sites for the look of a block, which are no title. */
const looks = /(?:^|\s)(?:lines|wrap|expandable|icon|highlight|focus|theme)(?:=\S+)?(?=\s|$)/g;

/**
 * Writes the titles of code blocks as Astro reads them: in `docs.json` sites a title is the words after the language.
 *
 * @param text A page in Markdown or MDX.
 */
export function titleCodeBlocks(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      if (fence !== undefined) {
        const trimmed = line.trim();
        if (trimmed.startsWith(fence) && trimmed.replaceAll(fence.charAt(0), '') === '') fence = undefined;
        return line;
      }
      const match = opening.exec(line);
      if (match === null) return line;
      const [, indentation = '', marker = '', language = '', more = ''] = match;
      fence = marker;
      const title = more.replace(looks, ' ').trim();
      if (title === '' || understood.test(more.trim())) return line;
      return `${indentation}${marker}${language} title=${JSON.stringify(title)}`;
    })
    .join('\n');
}

/** A page's text, followed by what its specification says where it is about an endpoint. */
export function joinEndpoint(text: string, endpoint: string | undefined): string {
  return endpoint === undefined ? text : `${text.trimEnd()}\n\n${endpoint}`;
}
