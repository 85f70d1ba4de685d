/** @jsxImportSource preact */
/// <reference lib="dom" />

import { examples } from 'virtual:examples';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { FolderFiles } from './protocol.ts';
import { hasPicker, pickFolder, readDrop, readFiles } from './read-folder.ts';

interface StartViewProps {
  /** Error message of the previous attempt. */
  readonly errorMessage: string | undefined;
  /** @param isAlone True if the only file is a `docs.json`. */
  readonly onFiles: (files: FolderFiles, isAlone: boolean) => void;
  readonly onError: (errorMessage: string) => void;
}

/** Start page: drop or choose a folder, pick an example, or paste a `docs.json`. */
export function StartView({ errorMessage, onFiles, onError }: StartViewProps): VNode {
  const [isOver, setOver] = useState(false);
  const folder = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const openFiles = async (reading: Promise<FolderFiles | undefined>): Promise<void> => {
    try {
      const files = await reading;
      if (files === undefined) folder.current?.click();
      else if (files.size > 0) onFiles(files, false);
    } catch (error) {
      onError(`The files can't be read: ${error instanceof Error ? error.message : error}`);
    }
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer !== null) openFiles(readDrop(event.dataTransfer.items));
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <main class="start">
      <h1>Check your docs here</h1>
      <p class="lead">
        Open the folder with your <code>docs.json</code> and see what <code>docs-json-nav check</code> reports.
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
          <button type="button" class="primary" onClick={() => openFiles(pickFolder())}>
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
          onChange={({ currentTarget }) => openFiles(readFiles(currentTarget.files ?? []))}
        />
        <input
          ref={archive}
          class="zip-input"
          type="file"
          accept=".zip"
          hidden
          onChange={({ currentTarget }) => openFiles(readFiles(currentTarget.files ?? []))}
        />
      </section>
      {errorMessage !== undefined && (
        <p class="error-message" role="alert">
          {errorMessage}
        </p>
      )}
      <div class="alternatives">
        <section aria-labelledby="examples">
          <h2 id="examples">Or pick an example</h2>
          {examples.map(({ name, about, load }) => (
            <button key={name} type="button" class="example" onClick={() => openFiles(load().then(encodeTexts))}>
              <b>{name}</b>
              <span>{about}</span>
            </button>
          ))}
        </section>
        <Paste onText={(text) => onFiles(encodeTexts({ 'docs.json': text }), true)} />
      </div>
    </main>
  );
}

/** Form for pasting a `docs.json` without its pages. */
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

function encodeTexts(files: Readonly<Record<string, string>>): FolderFiles {
  const encoder = new TextEncoder();
  return new Map(Object.entries(files).map(([file, text]) => [file, encoder.encode(text)]));
}
