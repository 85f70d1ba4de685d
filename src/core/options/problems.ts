import { maxGlobLength } from '../values/limits.ts';

export function folderProblem(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '') return 'write a folder';
  return text.includes('\0') ? 'a path cannot contain a NUL character' : undefined;
}

export function baseProblem(text: string): string | undefined {
  const advice = 'write a path such as /docs';
  if (/^[a-z][a-z\d+.-]*:/i.test(text) || text.startsWith('//')) return `${advice}, without a scheme and a host`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
  if (/[?#\\\s\u0000-\u001f\u007f]/.test(text)) return `${advice}, without "?", "#", backslashes and spaces`;
  return text.split('/').some((segment) => segment === '.' || segment === '..')
    ? `${advice}, without "." and ".."`
    : undefined;
}

export function globProblem(text: string): string | undefined {
  if (text === '') return 'a glob cannot be empty';
  if (text.includes('\0')) return 'a glob cannot contain a NUL character';
  if (text.length > maxGlobLength) return `a glob can have at most ${maxGlobLength} characters`;
  const unclosedChar = unclosedBracket(text);
  return unclosedChar === undefined
    ? undefined
    : `"${unclosedChar}" is never closed: write "\\${unclosedChar}" for the character itself`;
}

/** Finds an unclosed bracket or brace, which glob matching would take literally. */
function unclosedBracket(glob: string): string | undefined {
  const openChars: string[] = [];
  for (const [char] of glob.matchAll(/\\.|[[\]{}]/gs)) {
    const isInSet = openChars.at(-1) === '[';
    if (char === '[' && !isInSet) openChars.push(char);
    else if (char === ']' && isInSet) openChars.pop();
    else if (char === '{' && !isInSet) openChars.push(char);
    else if (char === '}' && openChars.at(-1) === '{') openChars.pop();
  }
  return openChars.at(-1);
}

export function hostProblem(text: string): string | undefined {
  if (/^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i.test(text)) return undefined;
  return 'write a host such as docs.internal or localhost:8080';
}

export function subfolderProblem(text: string): string | undefined {
  const isSubfolder = !/^(?:[/~]|[a-z]:)|[\\\0]/i.test(text) && !text.split('/').includes('..');
  return isSubfolder ? undefined : 'write a folder below the docs folder, such as src/pages';
}

export function urlProblem(text: string): string | undefined {
  return /^https?:\/\/[^/?#\s]+\/?$/i.test(text) && URL.canParse(text)
    ? undefined
    : 'write a URL such as https://docs.example.com, without a path; set the path with the option "base"';
}
