import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { installPacked } from './packed.ts';

const generators = resolve(import.meta.dirname, '../../fixtures/generators');

/** Docs folder that every generator builds. */
export const contentFolder = join(generators, 'content');

/** Variables that Vitest sets. With them, generators would treat a build as a development build. */
const testVariables = /^(?:NODE_ENV|VITEST.*|TEST|DEV|PROD|MODE|SSR|BASE_URL)$/;

/** Result of a fixture's command. */
export interface Run {
  readonly status: number | null;
  readonly output: string;
}

/** Project of a generator in `fixtures/generators`. */
export class Fixture {
  readonly folder: string;

  constructor(name: string) {
    this.folder = join(generators, name);
  }

  /** Installs its packages, and this package as published. */
  prepare(): Promise<void> {
    return installPacked(this.folder);
  }

  /** Runs a script of its package.json. `DOCS` holds the docs folder if it isn't the shared one. */
  run(script: string, docs?: string): Promise<Run> {
    const child = this.start(script, [], docs);
    return new Promise((done, fail) => {
      let output = '';
      const add = (chunk: Buffer): void => {
        output += chunk.toString();
      };
      child.stdout?.on('data', add);
      child.stderr?.on('data', add);
      child.on('error', fail);
      child.on('close', (status) => done({ status, output }));
    });
  }

  /** Starts a script that runs until its process group is killed. */
  start(script: string, more: readonly string[], docs?: string): ChildProcess {
    const around = Object.entries(process.env).filter(([name]) => !testVariables.test(name));
    const env = {
      ...Object.fromEntries(around),
      NO_COLOR: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ...(docs === undefined ? {} : { DOCS: docs }),
    };
    const words = ['run', '--silent', script, ...(more.length === 0 ? [] : ['--', ...more])];
    return spawn('npm', words, { cwd: this.folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  }
}

/** An editable copy of the shared docs folder. */
export interface ContentCopy {
  readonly folder: string;
  readonly read: (file: string) => string;
  readonly write: (file: string, text: string) => void;
  readonly remove: () => void;
}

export function copyContent(): ContentCopy {
  const folder = mkdtempSync(join(tmpdir(), 'docs-json-nav-content-'));
  cpSync(contentFolder, folder, { recursive: true });
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write: (file, text) => writeFileSync(join(folder, file), text),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
