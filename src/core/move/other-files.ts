import { parseJsonTree } from '../diagnostics/json-tree.ts';
import { keepLinkPrefix, relativeLink } from '../links/retarget.ts';
import { frontMatterBlock } from '../pages/front-matter.ts';
import type { TextEdit } from '../values/fix.ts';
import { elementsOf } from '../values/navigation.ts';
import { folderOf, normalizePath } from '../values/paths.ts';
import type { Moves } from './moves.ts';

type ReadFile = (file: string) => string | undefined;

export function frontMatterEdits(moves: Moves, read: ReadFile): TextEdit[] {
  return [...moves.facts.inventory.pages.values()].flatMap(({ file, frontMatter }) =>
    [frontMatter.openapi, frontMatter.asyncapi, frontMatter['openapi-schema']].flatMap((reference) => {
      const [name = ''] = reference?.trim().split(/\s/) ?? [];
      const path = moves.fileAtUrlPath(normalizePath(name) ?? '');
      if (path === '' || !moves.isMoved(path)) return [];
      const block = frontMatterBlock(read(file) ?? '');
      if (block === undefined) return [];
      const nameIndex = block.text.indexOf(name);
      const start = block.start + nameIndex;
      return nameIndex === -1
        ? []
        : [{ file, start, end: start + name.length, text: keepLinkPrefix(name, moves.newUrlPath(path)) }];
    }),
  );
}

export function configReferenceEdits(moves: Moves, read: ReadFile): TextEdit[] {
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
      const newReference = updateReference(file, value.value, moves);
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
const referencePattern = /(["']?)\$ref\1[ \t]*:[ \t]*(?:"([^"\n#]+)|'([^'\n#]+)|([^\s"'#{}[\],][^\s#,}\]]*))/g;

export function specificationEdits(moves: Moves, read: ReadFile): TextEdit[] {
  const states = [...moves.facts.expansion.specifications.values()];
  const specifications = states.flatMap((state) => (state.state === 'read' ? [state.specification] : []));
  const files = new Set(specifications.flatMap(({ source, files: includedFiles }) => [source, ...includedFiles]));
  return [...files].flatMap((file) =>
    [...(read(file) ?? '').matchAll(referencePattern)].flatMap((match) => {
      const reference = match[2] ?? match[3] ?? match[4] ?? '';
      const target = normalizePath(`${folderOf(file)}/${reference}`);
      // Other matches are URLs, or text in a description.
      if (target === undefined || !files.has(target)) return [];
      const newReference = updateReference(file, reference, moves);
      const end = match.index + match[0].length;
      return newReference === undefined ? [] : [{ file, start: end - reference.length, end, text: newReference }];
    }),
  );
}

function updateReference(file: string, reference: string, moves: Moves): string | undefined {
  const path = normalizePath(`${folderOf(file)}/${reference}`);
  if (path === undefined || reference.startsWith('/')) return undefined;
  if (!moves.isMoved(path) && !moves.isMoved(file)) return undefined;
  const newReference = relativeLink(moves.newPath(file), moves.newPath(path), reference);
  return newReference === reference ? undefined : newReference;
}
