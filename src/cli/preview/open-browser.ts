import { spawn } from 'node:child_process';
import { platform } from 'node:process';

/** Programs that open a URL in the default browser. */
const openers: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer' };

/** Opens a URL in the default browser. Does nothing if there is no browser. */
export function openBrowser(url: string): void {
  const child = spawn(openers[platform] ?? 'xdg-open', [url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
