import { dirname } from 'node:path';
import type { OptionalPackages } from '../../render/optional-packages.ts';
import { hashedPath } from './page-scripts.ts';

/** Packages that a site has to install: Scalar's client, and the bundler for its script. */
const scalarPackages = ['@scalar/api-client', 'esbuild'] as const;

/** Module of Scalar's client that exists since version 3. */
const modalModule = '@scalar/api-client/modal';

/** Exports that `render/client/try-it/scalar.ts` uses. They don't depend on the site or its specifications. */
const entryCode = `import '@scalar/api-client/style.css';
export { createApiClientModal } from '@scalar/api-client/modal';
export { createWorkspaceStore } from '@scalar/workspace-store/client';
export { watch } from 'vue';`;

/** Subset of esbuild's API (https://esbuild.github.io/api/#build). */
interface Esbuild {
  build(
    options: object,
  ): Promise<{ readonly outputFiles: readonly { readonly path: string; readonly text: string }[] }>;
}

/** Bundled script and style sheet. Their file names contain a hash of the content. */
export interface ScalarClient {
  /** Paths relative to the site's base. */
  readonly script: string;
  readonly styles: string;
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Bundles the Scalar client that the project has installed, which takes seconds.
 *
 * @returns `undefined` if the client or esbuild is not installed.
 * @throws Error if the installed version lacks a needed export.
 */
export async function bundleScalarClient(packages: OptionalPackages): Promise<ScalarClient | undefined> {
  const file = packages.resolve(modalModule);
  const esbuild = file === undefined ? undefined : await packages.load<Esbuild>('esbuild');
  return file === undefined || esbuild === undefined ? undefined : bundle(file, esbuild);
}

export function missingScalarPackages(packages: OptionalPackages): readonly string[] {
  return scalarPackages.filter((name) => packages.resolve(name === 'esbuild' ? name : modalModule) === undefined);
}

/** @param file Module of the client. The client's dependencies are resolved from its folder. */
async function bundle(file: string, { build }: Esbuild): Promise<ScalarClient> {
  const result = build({
    stdin: { contents: entryCode, resolveDir: dirname(file) },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { outputFiles } = await result.catch((error: unknown) => {
    throw new Error(`The installed version of @scalar/api-client cannot be used: ${String(error)}`);
  });
  const outputText = (extension: string): string =>
    outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? '';
  const [code, css] = [outputText('.js'), outputText('.css')];
  const [script, styles] = [hashedPath('scalar', code, 'js'), hashedPath('scalar', css, 'css')];
  return {
    script,
    styles,
    files: new Map([
      [script, code],
      [styles, css],
    ]),
  };
}
