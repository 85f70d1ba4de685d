export interface Screen {
  /**
   * @param text Report without a trailing line break.
   * @param status Line below the report, with the keys.
   */
  show(text: string, status: string): void;
  onAction(listener: (action: Action) => void): void;
  close(): void;
}

export type Action = 'again' | 'help' | 'open' | 'quit';

/** Actions by key. The letters are the same as in Vitest. */
const actions: Readonly<Record<string, Action>> = {
  a: 'again',
  r: 'again',
  '\r': 'again',
  h: 'help',
  o: 'open',
  q: 'quit',
  '\u0003': 'quit',
};

export const keysHelp = [
  'a, r, Enter  check again',
  'h            these keys, or the report again',
  'q, Ctrl-C    quit',
].join('\n');

/** Clears the screen and the scrollback, so that scrolling up ends at the start of the report. */
const clearSequence = '\u001b[2J\u001b[3J\u001b[H';

/**
 * Creates a screen that clears the terminal before each report. `undefined` if standard input or output is not a
 * terminal.
 */
export function terminalScreen(
  out: (text: string) => void,
  { stdin, stdout }: Pick<NodeJS.Process, 'stdin' | 'stdout'> = process,
): Screen | undefined {
  if (stdin.isTTY !== true || stdout.isTTY !== true) return undefined;
  let listener: (action: Action) => void = () => undefined;
  // Without raw mode, keys would arrive only after Enter. Node restores the terminal when the process exits.
  stdin.setRawMode(true).setEncoding('utf8').resume();
  stdin.on('data', onKey);
  return {
    show: (text, status) => out(`${clearSequence}${text}\n\n${status}\n`),
    onAction(newListener) {
      listener = newListener;
    },
    close: () => void stdin.off('data', onKey).setRawMode(false).pause(),
  };

  function onKey(key: unknown): void {
    const action = findAction(String(key));
    if (action !== undefined) listener(action);
  }
}

function findAction(key: string): Action | undefined {
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

export function plainScreen(out: (text: string) => void): Screen {
  let lastText = '';
  // Keeps the process running without a terminal.
  const timer = setInterval(() => undefined, 1 << 30);
  return {
    show(text) {
      if (text !== lastText) out(`${text}\n\n`);
      lastText = text;
    },
    onAction: () => undefined,
    close: () => clearInterval(timer),
  };
}
