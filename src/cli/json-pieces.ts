/** Levels of a value that are written member by member; what is below them is written at once. */
const levels = 3;
/** Characters that a piece has at least, the last one apart: fewer are not worth a call of the system. */
const pieceLength = 64 * 1024;

/**
 * What `JSON.stringify(value, undefined, 2)` gives, in pieces: the text of a large model as a whole takes several times the
 * memory of the model.
 *
 * @param value What JSON can write, no member undefined.
 */
export function* jsonPieces(value: unknown): Generator<string, undefined> {
  let piece = '';
  for (const part of parts(value, 0)) {
    piece += part;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece;
}

function* parts(value: unknown, level: number): Generator<string, undefined> {
  const isList = Array.isArray(value);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const outer = '  '.repeat(level);
  if (level === levels || members.length === 0) {
    yield JSON.stringify(value, undefined, 2).replaceAll('\n', `\n${outer}`);
    return;
  }
  let before = `${isList ? '[' : '{'}\n`;
  for (const [name, member] of members) {
    yield `${before}${outer}  ${isList ? '' : `${JSON.stringify(name)}: `}`;
    yield* parts(member, level + 1);
    before = ',\n';
  }
  yield `\n${outer}${isList ? ']' : '}'}`;
}
