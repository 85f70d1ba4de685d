import { dirname } from 'node:path';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import { madePath } from './page-scripts.ts';

/** What a site installs for it: Scalar's client, and what makes one script of that. */
const neededPackages = ['@scalar/api-client', 'esbuild'] as const;

/** The file that a project has if it has the client, from its version 3 on. */
const modal = '@scalar/api-client/modal';

/** The exports that `render/client/try-it/scalar.ts` uses. Nothing of a site or of a specification is in it. */
const entry = `import '@scalar/api-client/style.css';
export { createApiClientModal } from '@scalar/api-client/modal';
export { createWorkspaceStore } from '@scalar/workspace-store/client';
export { watch } from 'vue';`;

/** The part of esbuild that is used (https://esbuild.github.io/api/#build). */
interface Esbuild {
  build(
    options: object,
  ): Promise<{ readonly outputFiles: readonly { readonly path: string; readonly text: string }[] }>;
}

/** A script and a style sheet, as files of a site whose names change with what is in them. */
export interface ScalarClient {
  /** Paths below the site's base. */
  readonly script: string;
  readonly styles: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Scalar's client for the pages of a site, as its project has it. It takes seconds to make.
 *
 * @returns Undefined if one of its packages is not installed.
 * @throws Error if it cannot be made: the version that is installed lacks what is used.
 */
export async function scalarClient(packages: OptionalPackages): Promise<ScalarClient | undefined> {
  const file = packages.resolve(modal);
  const esbuild = file === undefined ? undefined : await packages.load<Esbuild>('esbuild');
  return file === undefined || esbuild === undefined ? undefined : bundled(file, esbuild);
}

/** Those of its packages that are not installed. */
export function missingScalarPackages(packages: OptionalPackages): readonly string[] {
  return neededPackages.filter((name) => packages.resolve(name === 'esbuild' ? name : modal) === undefined);
}

/** @param file Of the client: what it needs itself is found from there. */
async function bundled(file: string, { build }: Esbuild): Promise<ScalarClient> {
  const made = build({
    ...{ stdin: { contents: entry, resolveDir: dirname(file) }, outdir: 'out', write: false, logLevel: 'silent' },
    ...{ bundle: true, minify: true, format: 'esm', target: 'es2022' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { outputFiles } = await made.catch((error: unknown) => {
    throw new Error(`The installed version of @scalar/api-client cannot be used: ${String(error)}`);
  });
  const textOf = (ending: string): string => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  const [code, css] = [textOf('.js'), textOf('.css')];
  const [script, styles] = [madePath('scalar', code, 'js'), madePath('scalar', css, 'css')];
  return {
    script,
    styles,
    files: new Map([
      [script, code],
      [styles, css],
    ]),
  };
}
