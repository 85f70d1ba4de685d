import { spawnSync } from 'node:child_process';

/** What is set for every command. */
export const environment = {
  NO_COLOR: '1',
  CI: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  // Yarn and pnpm would refuse the first lockfile of a project in CI.
  YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
  // Yarn 4 does not read npm's settings.
  ...(process.env.npm_config_registry && { YARN_NPM_REGISTRY_SERVER: process.env.npm_config_registry }),
};

/**
 * What a command prints, and its exit status.
 *
 * @param path Folder of the programs that go before others. Default: none.
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

/** @throws Error with what the command printed, where it fails. */
export function run(command, words, cwd) {
  const { status, output } = attempt(command, words, cwd);
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: exit ${status}\n${output}`);
  return output;
}
