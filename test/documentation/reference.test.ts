import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { commands, main } from '../../src/cli/main.ts';
import { packageRoot } from '../support/run.ts';
import { modelReference } from './model-reference.ts';
import { runtimeRows } from './runtime-reference.ts';

const docs = join(packageRoot, 'docs');

test('docs/model.md has every field of the model, as its comment says', async () => {
  const path = join(docs, 'model.md');
  const [introduction = ''] = readFileSync(path, 'utf8').split(/^## /m);
  await expect(`${introduction.trimEnd()}\n\n${modelReference()}`).toMatchFileSnapshot(path);
});

test('docs/runtime.md has every function, as its comment says', async () => {
  const path = join(docs, 'runtime.md');
  const table = ['| function | gives |', '|---|---|', ...runtimeRows()].join('\n');
  const text = readFileSync(path, 'utf8').replace(/^\| function \| gives \|(\n\|.*)*/m, () => table);
  await expect(text).toMatchFileSnapshot(path);
});

test('docs/commands.md has every command, with the help that it prints', async () => {
  const path = join(docs, 'commands.md');
  let text = readFileSync(path, 'utf8');
  for (const name of Object.keys(commands)) text = withHelp(text, name, await helpOf(name));
  await expect(text).toMatchFileSnapshot(path);
});

async function helpOf(name: string): Promise<string> {
  let help = '';
  await main([name, '--help'], {
    out: (text) => {
      help += text;
    },
    err: () => {},
    cwd: packageRoot,
  });
  return stripVTControlCharacters(help).trimEnd();
}

/** The text with the help of a command in its section, behind what was written there by hand; the section is added where there is none. */
function withHelp(text: string, name: string, help: string): string {
  const fence = `\`\`\`text\n${help}\n\`\`\``;
  const heading = new RegExp(`^## ${name}\\n`, 'm').exec(text);
  if (heading === null) return `${text.trimEnd()}\n\n## ${name}\n\n${fence}\n`;
  const start = heading.index + heading[0].length;
  const next = text.slice(start).search(/^## /m);
  const end = next === -1 ? text.length : start + next;
  const section = text.slice(start, end);
  const made = /^```text\nUsage .*?^```$/ms;
  const renewed = made.test(section) ? section.replace(made, () => fence) : `\n${fence}\n${section}`;
  return text.slice(0, start) + renewed + text.slice(end);
}
