/// <reference lib="dom" />
/// <reference lib="dom.asynciterable" />
import { unzipSync } from 'fflate';
import { FolderContents, isSkipped } from './folder-contents.ts';
import type { FolderFiles } from './protocol.ts';

/** File System Access API, which only some browsers have. */
interface FolderPicker {
  readonly showDirectoryPicker: (options: { readonly id: string }) => Promise<FileSystemDirectoryHandle>;
}

function canPick(scope: object): scope is FolderPicker {
  return 'showDirectoryPicker' in scope;
}

/** True if the browser has a folder picker. Other browsers use a file input that accepts a folder. */
export function hasPicker(): boolean {
  return canPick(globalThis);
}

/**
 * Opens the browser's folder picker.
 *
 * @returns An empty map if the user cancels; undefined if the browser has no folder picker.
 */
export async function pickFolder(): Promise<FolderFiles | undefined> {
  const scope: object = globalThis;
  if (!canPick(scope)) return undefined;
  try {
    const contents = new FolderContents();
    await readHandle(await scope.showDirectoryPicker({ id: 'docs' }), '', contents);
    return docsFolder(contents.files);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return new Map();
    throw error;
  }
}

/** Reads the files of a file input: a folder, or one ZIP file. */
export async function readFiles(list: Iterable<File>): Promise<FolderFiles> {
  const contents = new FolderContents();
  for (const file of list) {
    if (/\.zip$/i.test(file.name)) unpack(new Uint8Array(await file.arrayBuffer()), contents);
    else await addFile(file.webkitRelativePath || file.name, file, contents);
  }
  return docsFolder(contents.files);
}

/** Reads dropped items: a folder, a ZIP file, or single files. */
export async function readDrop(items: DataTransferItemList): Promise<FolderFiles> {
  const contents = new FolderContents();
  // Collected before the first `await`, because browsers empty the list afterwards.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  for (const entry of entries) if (entry !== null) await readEntry(entry, contents);
  return docsFolder(contents.files);
}

async function readHandle(folder: FileSystemDirectoryHandle, prefix: string, contents: FolderContents): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (isSkipped(name)) continue;
    if (isFolder(handle)) await readHandle(handle, `${prefix}${name}/`, contents);
    else if (isFile(handle)) await addFile(prefix + name, await handle.getFile(), contents);
  }
}

function isFolder(handle: FileSystemHandle): handle is FileSystemDirectoryHandle {
  return handle.kind === 'directory';
}

function isFile(handle: FileSystemHandle): handle is FileSystemFileHandle {
  return handle.kind === 'file';
}

async function readEntry(entry: FileSystemEntry, contents: FolderContents): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry instanceof FileSystemFileEntry) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    if (/\.zip$/i.test(path) && !path.includes('/')) unpack(new Uint8Array(await file.arrayBuffer()), contents);
    else await addFile(path, file, contents);
  }
  if (!(entry instanceof FileSystemDirectoryEntry) || isSkipped(entry.name)) return;
  const reader = entry.createReader();
  // Browsers return at most 100 entries per call.
  for (;;) {
    const batch = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return;
    for (const child of batch) await readEntry(child, contents);
  }
}

async function addFile(path: string, file: Blob, contents: FolderContents): Promise<void> {
  if (contents.admit(path, file.size)) contents.set(path, new Uint8Array(await file.arrayBuffer()));
}

/**
 * Unpacks a ZIP file. An entry never takes more memory than `admit` counted, because `unzipSync` doesn't write more
 * than the declared size.
 */
function unpack(archive: Uint8Array, contents: FolderContents): void {
  const texts = unzipSync(archive, {
    filter({ name, size, originalSize, compression }) {
      if (name.endsWith('/')) return false;
      const isStored = compression === 0;
      const isWanted = contents.admit(name, isStored ? size : originalSize);
      // Deflate never makes a text this much larger, so the declared size must be wrong. Such an entry could take very
      // long to unpack.
      if (isWanted && !isStored && size > originalSize * 1.125 + 64)
        throw new Error(`${name} is damaged in the ZIP file.`);
      return isWanted;
    },
  });
  for (const [name, bytes] of Object.entries(texts)) contents.set(name, bytes);
}

/**
 * Narrows the files to the folder of the least deeply nested `docs.json`. Without a `docs.json`, drops only a folder
 * that all files share.
 */
function docsFolder(files: FolderFiles): FolderFiles {
  const configs = [...files.keys()].filter((path) => /(?:^|\/)docs\.json$/.test(path));
  const depth = (path: string): number => path.split('/').length;
  const [config] = configs.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const first = [...files.keys()][0] ?? '';
  const common = first.slice(0, first.indexOf('/') + 1);
  const root =
    config?.slice(0, -'docs.json'.length) ?? ([...files.keys()].every((path) => path.startsWith(common)) ? common : '');
  const inside = [...files].filter(([path]) => path.startsWith(root));
  return new Map(inside.map(([path, bytes]) => [path.slice(root.length), bytes]));
}
