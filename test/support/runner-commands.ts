/** Lines that GitHub's runner executes: it trims lines, and looks for the older syntax anywhere in them. */
export function runnerCommandsIn(text: string): string[] {
  const visible = text.replace(/[\p{Cf}\p{DI}]/gu, '');
  return visible.split(/[\n\r]/).filter((line) => line.trimStart().startsWith('::') || line.includes('##['));
}
