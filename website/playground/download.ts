/// <reference lib="dom" />
import { strToU8, zipSync } from 'fflate';
import type { Answers } from './protocol.ts';

type Changes = ReturnType<Answers['changes']>;

/** Saves all changed files in one ZIP file, under their paths in the docs folder. */
export function saveFiles({ texts }: Changes): void {
  const files = [...texts].map(([file, text]) => [file, strToU8(text)] as const);
  save('docs-fixed.zip', new Blob([zipSync(Object.fromEntries(files))], { type: 'application/zip' }));
}

/** Saves the changes as a patch for `git apply`. */
export function savePatch({ patch }: Changes): void {
  save('docs-fixes.patch', new Blob([patch], { type: 'text/x-diff' }));
}

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Revokes the URL only after the download has started.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
