import { chmodSync } from 'node:fs';
import { geteuid, getuid, seteuid } from 'node:process';

/** User id of an unprivileged user, for systems on which tests may run as root. */
const nobody = 65_534;

/** Runs a function as a user whose file permissions are enforced. Root can read every file. */
export async function asOrdinaryUser<Result>(run: () => Promise<Result>): Promise<Result> {
  if (getuid?.() !== 0) return run();
  const previousUser = geteuid?.() ?? 0;
  seteuid?.(nobody);
  try {
    return await run();
  } finally {
    seteuid?.(previousUser);
  }
}

/** Makes a test's folder readable for all users. Temporary folders are created for their owner only. */
export function openToAll(folder: string): string {
  chmodSync(folder, 0o755);
  return folder;
}
