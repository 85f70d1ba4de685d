/** @jsxImportSource preact */
/// <reference lib="dom" />

import { examples } from 'virtual:examples';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { FolderFiles } from './protocol.ts';
import { hasPicker, pickFolder, readDrop, readFiles } from './read-folder.ts';

interface StartViewProps {
  /** What went wrong before. */
  readonly trouble: string | undefined;
  /** @param isAlone The files are a `docs.json` without its pages. */
  readonly onFiles: (files: FolderFiles, isAlone: boolean) => void;
  readonly onTrouble: (trouble: string) => void;
}

/** Three ways to bring a folder: drop or choose it, pick an example, paste a `docs.json`. */
export function StartView({ trouble, onFiles, onTrouble }: StartViewProps): VNode {
  const [isOver, setOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const take = async (reading: Promise<FolderFiles | undefined>): Promise<void> => {
    try {
      const files = await reading;
      if (files === undefined) folder.current?.click();
      else if (files.size > 0) onFiles(files, false);
    } catch (error) {
      onTrouble(`It cannot be read: ${error instanceof Error ? error.message : error}`);
    }
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer !== null) take(readDrop(event.dataTransfer.items));
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <main class="start">
      <h1>Check your docs here</h1>
      <p class="lead">
        Open the folder with your <code>docs.json</code> and see what <code>docs-json-nav check</code> says about it.
      </p>
      <section
        class={isOver ? 'drop is-over' : 'drop'}
        aria-label="Your docs folder"
        onDragOver={onDragOver}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <p class="drop-title">Drop your docs folder here</p>
        <p class="buttons">
          <button type="button" class="primary" onClick={() => take(pickFolder())}>
            Choose a folder
          </button>
          <button type="button" class="chip" onClick={() => archive.current?.click()}>
            Choose a ZIP file
          </button>
        </p>
        <p class="private">
          <b>Nothing leaves your machine.</b> The check runs in this browser tab
          {!hasPicker() && ', even if your browser calls it an upload'}.
        </p>
        <input
          ref={folder}
          class="folder-input"
          type="file"
          multiple
          hidden
          {...{ webkitdirectory: true }}
          onChange={({ currentTarget }) => take(readFiles(currentTarget.files ?? []))}
        />
        <input
          ref={archive}
          class="zip-input"
          type="file"
          accept=".zip"
          hidden
          onChange={({ currentTarget }) => take(readFiles(currentTarget.files ?? []))}
        />
      </section>
      {trouble !== undefined && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="ways">
        <section aria-labelledby="examples">
          <h2 id="examples">Or pick an example</h2>
          {examples.map(({ name, about, load }) => (
            <button key={name} type="button" class="example" onClick={() => take(load().then(bytesOf))}>
              <b>{name}</b>
              <span>{about}</span>
            </button>
          ))}
        </section>
        <Paste onText={(text) => onFiles(bytesOf({ 'docs.json': text }), true)} />
      </div>
    </main>
  );
}

/** A field for a `docs.json` without its pages. */
function Paste({ onText }: { readonly onText: (text: string) => void }): VNode {
  const [text, setText] = useState('');
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    if (text.trim() !== '') onText(text);
  };
  return (
    <section aria-labelledby="paste">
      <h2 id="paste">Or paste a docs.json</h2>
      <form onSubmit={onSubmit}>
        <textarea
          aria-labelledby="paste"
          spellcheck={false}
          placeholder='{ "navigation": { … } }'
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <p class="buttons">
          <button type="submit" class="chip">
            Check its structure
          </button>
        </p>
      </form>
    </section>
  );
}

function bytesOf(files: Readonly<Record<string, string>>): FolderFiles {
  const encoder = new TextEncoder();
  return new Map(Object.entries(files).map(([file, text]) => [file, encoder.encode(text)]));
}
