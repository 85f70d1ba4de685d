import { spawnSync } from 'node:child_process';

/** Environment of every command. */
export const environment = {
  NO_COLOR: '1',
  CI: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  // In CI, Yarn and pnpm would refuse to create a lock file.
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  // Yarn 4 doesn't read npm's settings.
  ...(process.env.npm_config_registry && { YARN_NPM_REGISTRY_SERVER: process.env.npm_config_registry }),
};

/**
 * Runs a command and returns its output and exit status.
 *
 * @param path Folder of programs to put first on PATH. Default: none.
 */
export function attempt(command, words, cwd, path = '') {
  const { status, stdout, stderr, error } = spawnSync(command, words, {
    cwd,
    encoding: 'utf8',
    timeout: 900_000,
    maxBuffer: 1 << 27,
    env: { ...process.env, ...environment, PATH: path + process.env.PATH },
  });
  if (error !== undefined) throw error;
  return { status, output: stdout + stderr };
}

/** @throws Error with the output of the command if it fails. */
export function run(command, words, cwd) {
  const { status, output } = attempt(command, words, cwd);
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: exit ${status}\n${output}`);
  return output;
}
