import { parseJsonTree } from '../diagnostics/json-tree.ts';
import { keepLinkPrefix, relativeLink } from '../links/retarget.ts';
import { frontMatterBlock } from '../pages/front-matter.ts';
import type { TextEdit } from '../values/fix.ts';
import { elementsOf } from '../values/navigation.ts';
import { folderOf, normalizePath } from '../values/paths.ts';
import type { Moves } from './moves.ts';

type Read = (file: string) => string | undefined;

export function changedFrontMatter(moves: Moves, read: Read): TextEdit[] {
  return [...moves.facts.inventory.pages.values()].flatMap(({ file, frontMatter }) =>
    [frontMatter.openapi, frontMatter.asyncapi, frontMatter['openapi-schema']].flatMap((reference) => {
      const [name = ''] = reference?.trim().split(/\s/) ?? [];
      const path = moves.fileOf(normalizePath(name) ?? '');
      if (path === '' || !moves.isMoved(path)) return [];
      const block = frontMatterBlock(read(file) ?? '');
      if (block === undefined) return [];
      const at = block.text.indexOf(name);
      const start = block.start + at;
      return at === -1
        ? []
        : [{ file, start, end: start + name.length, text: keepLinkPrefix(name, moves.newUrlPath(path)) }];
    }),
  );
}

export function changedReferences(moves: Moves, read: Read): TextEdit[] {
  const files = new Set([
    'docs.json',
    ...elementsOf(moves.facts.expansion.navigation.root).map(({ location }) => location.file),
  ]);
  return [...files].flatMap((file) => {
    const text = read(file) ?? '';
    const tree = text.includes('"$ref"') ? parseJsonTree(text) : undefined;
    const edits: TextEdit[] = [];
    const stack = tree === undefined ? [] : [tree];
    for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
      stack.push(...(node.children ?? []));
      const [key, value] = node.type === 'property' ? (node.children ?? []) : [];
      if (key?.value !== '$ref' || typeof value?.value !== 'string') continue;
      const newReference = changedReference(file, value.value, moves);
      if (newReference !== undefined)
        edits.push({ file, start: value.offset, end: value.offset + value.length, text: JSON.stringify(newReference) });
    }
    return edits;
  });
}

/**
 * Matches `$ref` and its file name in JSON or YAML, quoted or not. The fragment after `#` is not matched. A YAML parser
 * with positions would be too slow.
 */
const referenceInText = /(["']?)\$ref\1[ \t]*:[ \t]*(?:"([^"\n#]+)|'([^'\n#]+)|([^\s"'#{}[\],][^\s#,}\]]*))/g;

export function changedSpecifications(moves: Moves, read: Read): TextEdit[] {
  const states = [...moves.facts.expansion.specifications.values()];
  const specifications = states.flatMap((state) => (state.state === 'read' ? [state.specification] : []));
  const files = new Set(specifications.flatMap(({ source, files: others }) => [source, ...others]));
  return [...files].flatMap((file) =>
    [...(read(file) ?? '').matchAll(referenceInText)].flatMap((match) => {
      const written = match[2] ?? match[3] ?? match[4] ?? '';
      const target = normalizePath(`${folderOf(file)}/${written}`);
      // Other matches are URLs, or text in a description.
      if (target === undefined || !files.has(target)) return [];
      const newReference = changedReference(file, written, moves);
      const end = match.index + match[0].length;
      return newReference === undefined ? [] : [{ file, start: end - written.length, end, text: newReference }];
    }),
  );
}

function changedReference(file: string, written: string, moves: Moves): string | undefined {
  const path = normalizePath(`${folderOf(file)}/${written}`);
  if (path === undefined || written.startsWith('/')) return undefined;
  if (!moves.isMoved(path) && !moves.isMoved(file)) return undefined;
  const newReference = relativeLink(moves.newPath(file), moves.newPath(path), written);
  return newReference === written ? undefined : newReference;
}
