/// <reference lib="dom" />
/// <reference lib="dom.asynciterable" />
import { unzipSync } from 'fflate';
import { FolderContents, isSkipped } from './folder-contents.ts';
import type { FolderFiles } from './protocol.ts';

/** What some browsers have to open folders for reading. */
interface FolderPicking {
  readonly showDirectoryPicker: (options: { readonly id: string }) => Promise<FileSystemDirectoryHandle>;
}

function canPick(scope: object): scope is FolderPicking {
  return 'showDirectoryPicker' in scope;
}

/** True if this browser opens folders for reading. The others have a field for files that takes a folder. */
export function hasPicker(): boolean {
  return canPick(globalThis);
}

/** Asks for a folder in the way of this browser: none if nobody chooses one, undefined if the browser has no such way. */
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

/** The files of a field that takes a folder, or one ZIP file. */
export async function readFiles(list: Iterable<File>): Promise<FolderFiles> {
  const contents = new FolderContents();
  for (const file of list) {
    if (/\.zip$/i.test(file.name)) unpack(new Uint8Array(await file.arrayBuffer()), contents);
    else await take(file.webkitRelativePath || file.name, file, contents);
  }
  return docsFolder(contents.files);
}

/** What was dropped: a folder, a ZIP file, or single files. */
export async function readDrop(items: DataTransferItemList): Promise<FolderFiles> {
  const contents = new FolderContents();
  // All at once: the list is empty after the first pause.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  for (const entry of entries) if (entry !== null) await readEntry(entry, contents);
  return docsFolder(contents.files);
}

async function readHandle(folder: FileSystemDirectoryHandle, prefix: string, contents: FolderContents): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    if (isSkipped(name)) continue;
    if (isFolder(handle)) await readHandle(handle, `${prefix}${name}/`, contents);
    else if (isFile(handle)) await take(prefix + name, await handle.getFile(), contents);
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
    const file = await new Promise<File>((take, fail) => entry.file(take, fail));
    if (/\.zip$/i.test(path) && !path.includes('/')) unpack(new Uint8Array(await file.arrayBuffer()), contents);
    else await take(path, file, contents);
  }
  if (!(entry instanceof FileSystemDirectoryEntry) || isSkipped(entry.name)) return;
  const reader = entry.createReader();
  // Browsers hand out a hundred at a time.
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((take, fail) => reader.readEntries(take, fail));
    if (some.length === 0) return;
    for (const one of some) await readEntry(one, contents);
  }
}

async function take(path: string, file: Blob, contents: FolderContents): Promise<void> {
  if (contents.admit(path, file.size)) contents.set(path, new Uint8Array(await file.arrayBuffer()));
}

/** Unpacks a ZIP file. No entry takes more memory than was counted for it: `unzipSync` writes nothing beyond the size. */
function unpack(archive: Uint8Array, contents: FolderContents): void {
  const texts = unzipSync(archive, {
    filter({ name, size, originalSize, compression }) {
      if (name.endsWith('/')) return false;
      const isStored = compression === 0;
      const isWanted = contents.admit(name, isStored ? size : originalSize);
      // A wrong size would hide how long unpacking takes. Compression makes no text larger by so much.
      if (isWanted && !isStored && size > originalSize * 1.125 + 64)
        throw new Error(`${name} is damaged in the ZIP file.`);
      return isWanted;
    },
  });
  for (const [name, bytes] of Object.entries(texts)) contents.set(name, bytes);
}

/** The files below the folder with the first `docs.json`, which is the one with the shortest way; without one, all of them. */
function docsFolder(files: FolderFiles): FolderFiles {
  const found = [...files.keys()].filter((path) => /(?:^|\/)docs\.json$/.test(path));
  const depth = (path: string): number => path.split('/').length;
  const [config] = found.sort((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  const first = [...files.keys()][0] ?? '';
  const common = first.slice(0, first.indexOf('/') + 1);
  const root =
    config?.slice(0, -'docs.json'.length) ?? ([...files.keys()].every((path) => path.startsWith(common)) ? common : '');
  const inside = [...files].filter(([path]) => path.startsWith(root));
  return new Map(inside.map(([path, bytes]) => [path.slice(root.length), bytes]));
}
