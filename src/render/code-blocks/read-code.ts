import type { CodeBlock } from '../theme.ts';
import { parseFenceInfo } from './read-info.ts';

/**
 * Parses a code block: the info string, and the line markers in the text.
 *
 * @param info Info string of the fence: language, title and options.
 * @param text Code without the final line break.
 * @param isGrouped True in a code group or an example.
 */
export function parseCodeBlock(info: string, text: string, isGrouped = false): CodeBlock {
  const { diff, ...fenceOptions } = parseFenceInfo(info);
  const markedCode = diff && fenceOptions.language !== 'diff' ? readDiffMarkers(text) : readNotations(text);
  const lineCount = markedCode.text.split('\n').length;
  return {
    ...fenceOptions,
    text: markedCode.text,
    highlight: sortedLines(fenceOptions.highlight, markedCode.highlight),
    focus: sortedLines(fenceOptions.focus, markedCode.focus),
    added: sortedLines(markedCode.added),
    removed: sortedLines(markedCode.removed),
    isGrouped,
  };

  function sortedLines(...lists: readonly (readonly number[])[]): readonly number[] {
    return [...new Set(lists.flat())].filter((line) => line <= lineCount).sort((a, b) => a - b);
  }
}

type MarkedCode = Pick<CodeBlock, 'text' | 'highlight' | 'focus' | 'added' | 'removed'>;

/** Matches `// [!code ++]`, `# [!code highlight:3]` or `<!-- [!code focus] -->` at the end of a line. */
const notationPattern =
  /\s*(?:\/\/|#|--|;|%|\/\*|<!--|\{\/\*)\s*\[!code ([a-z+-]+)(?::(\d+))?\]\s*(?:\*\/\}?|-->)?[ \t]*$/;

type MarkerKind = 'highlight' | 'focus' | 'added' | 'removed';
const markerKinds: ReadonlyMap<string, MarkerKind> = new Map(
  Object.entries<MarkerKind>({
    '++': 'added',
    add: 'added',
    '--': 'removed',
    remove: 'removed',
    highlight: 'highlight',
    hl: 'highlight',
    warning: 'highlight',
    error: 'highlight',
    focus: 'focus',
  }),
);

/** Reads the `[!code …]` markers in a text, and removes them from it. */
function readNotations(text: string): MarkedCode {
  const markedLines: Record<MarkerKind, number[]> = { highlight: [], focus: [], added: [], removed: [] };
  if (!text.includes('[!code ')) return { text, ...markedLines };
  const keptLines: string[] = [];
  for (const line of text.split('\n')) {
    const match = notationPattern.exec(line);
    const markerKind = markerKinds.get(match?.[1] ?? '');
    if (match === null || markerKind === undefined) {
      keptLines.push(line);
      continue;
    }
    const codeBeforeMarker = line.slice(0, match.index);
    // A marker on a separate line applies to the lines after it.
    if (codeBeforeMarker.trim() !== '') keptLines.push(codeBeforeMarker);
    const firstLine = codeBeforeMarker.trim() === '' ? keptLines.length + 1 : keptLines.length;
    for (let line = firstLine; line < firstLine + Math.min(Number(match[2] ?? 1), 10_000); line += 1)
      markedLines[markerKind].push(line);
  }
  return { text: keptLines.join('\n'), ...markedLines };
}

/** Reads the leading `+` and `-` of added and removed lines, and removes them from the text. */
function readDiffMarkers(text: string): MarkedCode {
  const added: number[] = [];
  const removed: number[] = [];
  const lines = text.split('\n').map((line, index) => {
    const char = line.charAt(0);
    if (char === '+') added.push(index + 1);
    else if (char === '-') removed.push(index + 1);
    return char === '+' || char === '-' ? line.slice(1).replace(/^ (?=\S)/, '') : line;
  });
  return { text: lines.join('\n'), highlight: [], focus: [], added, removed };
}
