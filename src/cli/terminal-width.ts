/** Columns of the terminal that standard output goes to; undefined if it goes elsewhere. */
export function terminalWidth(): number | undefined {
  return process.stdout.isTTY ? process.stdout.columns : undefined;
}
