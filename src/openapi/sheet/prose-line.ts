import { code, link } from './markdown.ts';

const callouts = new Set(['note', 'tip', 'warning', 'info', 'check', 'danger', 'callout', 'caution', 'important']);
const emphasis: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*' };
const dropped = new Set(['p', 'div', 'span', 'ul', 'ol', 'li', 'br', 'u', 'small', 'font', 'center']);

/** A link's destination on one line, with an optional title. */
const destination = /^\]\(([^\s()<>"'`\\]*(?:\([^\s()<>"'`\\]*\)[^\s()<>"'`\\]*)*)((?:\s+"[^"`\\{}<>]*")?)\)/;
const definition = /^ {0,3}\[[^\][\\`<{]+\]:\s+[^\s<{`]+$/;

/**
 * One line of a description outside code blocks, made safe for MDX. Code spans that begin and end on the line stay as
 * they are; every other backtick, `<`, `{` and `}` is escaped, so that no parser can take them otherwise.
 *
 * @param inTable The description holds a table, where `|` divides cells even in code.
 */
export function safeLine(line: string, inTable: boolean): string {
  if (definition.test(line) || !/[\\`<{}\]]|:\/\/|www\./i.test(line)) return line;
  let safe = '';
  let at = 0;
  while (at < line.length) {
    const [written, length] = pieceAt(line, at, inTable);
    safe += needsGap(safe, written) ? ` ${written}` : written;
    at += length;
  }
  return safe;
}

/** True where what comes next would be swallowed: by a bare address, which reaches to the next space, or by code. */
function needsGap(before: string, next: string): boolean {
  if (!/^(?:`|\\[<{}`])/.test(next)) return false;
  if (next.startsWith('`') && before.endsWith('`')) return true;
  const word = before.slice(-300).split(/\s/).at(-1) ?? '';
  return word.length === 300 || /:\/\/|www\./i.test(word);
}

/** What to write for the characters at an index, and how many of them that is. */
function pieceAt(line: string, at: number, inTable: boolean): readonly [string, number] {
  const character = line[at] as string;
  switch (character) {
    case '\\':
      if (/[!-/:-@[-`{-~]/.test(line[at + 1] ?? '')) return [line.slice(at, at + 2), 2];
      // Twice, lest it escape what comes next; at the end of a line it breaks the line.
      return [at + 1 === line.length ? character : '\\\\', 1];
    case '`':
      return codeAt(line, at, inTable);
    case '<': {
      const [written, length] = tagAt(line, at);
      return [inTable && written.startsWith('`') ? written.replaceAll('|', '\\|') : written, length];
    }
    case '{':
    case '}':
      return [`\\${character}`, 1];
    case ']':
      return bracketAt(line, at);
    case 'h':
    case 'H':
    case 'w':
    case 'W':
      return addressAt(line, at);
    default:
      return [character, 1];
  }
}

function codeAt(line: string, at: number, inTable: boolean): readonly [string, number] {
  const ticks = /^`+/.exec(line.slice(at))?.[0] ?? '`';
  let end = line.indexOf(ticks, at + ticks.length);
  while (end !== -1 && (line[end + ticks.length] === '`' || line[end - 1] === '`')) {
    while (line[end] === '`') end++;
    end = line.indexOf(ticks, end);
  }
  if (end === -1) return [ticks.replaceAll('`', '\\`'), ticks.length];
  const span = line.slice(at, end + ticks.length);
  return [inTable ? span.replace(/\\?\|/g, '\\|') : span, span.length];
}

function tagAt(line: string, at: number): readonly [string, number] {
  const rest = line.slice(at, at + 2000);
  const address = /^<((?:https?:\/\/|mailto:)[^\s<>]+)>/i.exec(rest);
  if (address?.[1] !== undefined) {
    const label = address[1].replace(/[\\`*_{}[\]<>]/g, '\\$&');
    return [/[{}\\`]/.test(address[1]) ? code(address[1]) : link(label, address[1]), address[0].length];
  }
  const comment = /^<!--.*?-->/.exec(rest);
  if (comment !== null) return ['', comment[0].length];
  const literal = /^<code>([^`<>]+)<\/code>/i.exec(rest);
  if (literal?.[1] !== undefined) return [code(literal[1]), literal[0].length];
  const anchor = /^<a\s[^<>]*?href=["']([^"'<>\s]+)["'][^<>]*>([^<>`[\]{}\\]+)<\/a>/i.exec(rest);
  if (anchor?.[1] !== undefined && anchor[2] !== undefined) return [link(anchor[2], anchor[1]), anchor[0].length];
  const tag = /^<(\/?)([a-z][a-z0-9]*)(?:\s[^<>]*)?>/i.exec(rest);
  if (tag?.[2] !== undefined) {
    const name = tag[2].toLowerCase();
    const mark = Object.hasOwn(emphasis, name) ? emphasis[name] : undefined;
    if (mark !== undefined) return [mark, tag[0].length];
    if (dropped.has(name)) return ['', tag[0].length];
    if (callouts.has(name) && /^[A-Z]/.test(tag[2])) return [tag[1] === '' ? `**${tag[2]}:** ` : '', tag[0].length];
  }
  return ['\\<', 1];
}

function bracketAt(line: string, at: number): readonly [string, number] {
  if (line[at + 1] === ':') return [']\\:', 2];
  if (line[at + 1] !== '(') return [']', 1];
  const found = destination.exec(line.slice(at, at + 4000));
  if (found === null) return [']\\(', 2];
  const safe = (found[1] ?? '').replaceAll('{', '%7B').replaceAll('}', '%7D');
  return [`](${safe}${found[2]})`, found[0].length];
}

/** A bare address is linked as it stands; with a placeholder in it, it is no address to follow. */
function addressAt(line: string, at: number): readonly [string, number] {
  const character = line[at] as string;
  if (/[\w/]/.test(line[at - 1] ?? '')) return [character, 1];
  const found = /^(?:https?:\/\/|www\.)[^\s<>\][()"'|`\\]*[^\s<>\][()"'|`\\.,;:!?*_]/i.exec(line.slice(at, at + 2000));
  if (found === null) return [character, 1];
  return [/[{}]/.test(found[0]) ? code(found[0]) : found[0], found[0].length];
}
