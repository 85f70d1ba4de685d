import { chmodSync } from 'node:fs';
import { geteuid, getuid, seteuid } from 'node:process';

/** A user without rights of its own, on the systems where tests may run as the administrator. */
const nobody = 65_534;

/** Runs something as a user for whom permissions count: for the administrator, every file can be read. */
export async function asOrdinaryUser<Result>(run: () => Promise<Result>): Promise<Result> {
  if (getuid?.() !== 0) return run();
  const before = geteuid?.() ?? 0;
  seteuid?.(nobody);
  try {
    return await run();
  } finally {
    seteuid?.(before);
  }
}

/** Lets everybody read a folder of a test, which is made only for its owner. */
export function openToAll(folder: string): string {
  chmodSync(folder, 0o755);
  return folder;
}
